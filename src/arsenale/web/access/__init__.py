"""Who asks, in which language, and how much they may ask for."""
