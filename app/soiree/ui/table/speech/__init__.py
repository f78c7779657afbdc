"""What the table says aloud, and what a screen reader finds on it."""
