"""Tournaments: the pairings, the matches and the standings."""
