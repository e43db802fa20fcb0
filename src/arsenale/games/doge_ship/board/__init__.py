"""The board of The Doge Ship, drawn from a view."""

from .painter import DogePainter

__all__ = ["DogePainter"]
