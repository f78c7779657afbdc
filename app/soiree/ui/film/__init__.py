"""Animated GIFs of a replay: recorded at a hidden table, and written as GIF."""

MOST = 200
"""The most entries of an animated GIF: ten minutes, and some tens of megabytes."""
