"""Serenissima as a drawing: sea chart, desk and surroundings."""

from .painter import SerenissimaPainter

__all__ = ["SerenissimaPainter"]
