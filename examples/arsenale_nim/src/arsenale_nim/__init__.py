"""Nim, a complete game for Arsenale."""
