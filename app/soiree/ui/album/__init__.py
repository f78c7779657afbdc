"""The album: every match that is kept, to be found, opened and taken out."""
