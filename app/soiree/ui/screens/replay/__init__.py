"""A match that is shown again."""
