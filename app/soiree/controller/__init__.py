"""The match in progress: the one true state, whose turn it is, the players on a worker thread."""
