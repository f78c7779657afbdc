"""The album with every match that is kept."""
