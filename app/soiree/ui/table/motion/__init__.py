"""What moves on the table, and in which order."""
