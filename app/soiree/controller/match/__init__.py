"""The match in progress: the authority over it, its session, and the client of a seat."""
