"""Moving pictures of a replay: filmed at a table that nobody sees, and written as GIF."""

MOST = 200
"""How many entries are filmed at most: ten minutes of picture, and some tens of megabytes."""
