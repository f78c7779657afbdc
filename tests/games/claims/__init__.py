"""What hints say, held against the truth: claims made in matches between pairs of levels."""
