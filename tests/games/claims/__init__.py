"""The truth of hints: claims made in matches between pairs of levels."""
