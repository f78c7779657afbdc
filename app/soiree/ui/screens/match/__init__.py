"""A match that is played."""
