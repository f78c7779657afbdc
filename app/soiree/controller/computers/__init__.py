"""Asks computer players for moves and hints, on a worker thread."""
