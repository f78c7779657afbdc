"""The review of a match that is shown again."""
