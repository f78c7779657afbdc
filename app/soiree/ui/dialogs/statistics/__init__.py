"""What the matches played come to, in figures and charts."""
