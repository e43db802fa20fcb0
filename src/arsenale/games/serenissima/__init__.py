"""Serenissima, 2nd edition: rules SE-0 to SE-5."""
