"""Moving pictures of a replay: recorded at a hidden table, and written as GIF."""

MOST = 200
"""The most entries of a moving picture: ten minutes, and some tens of megabytes."""
