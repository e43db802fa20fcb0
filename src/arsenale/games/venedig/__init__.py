"""Venedig, by Klaus-Jürgen Wrede: 2 to 5 players drain the lagoon, build Venice and race gondolas along the canals."""
