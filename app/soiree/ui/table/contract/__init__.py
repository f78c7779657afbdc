"""What a game gives the table: plain data and plain objects, without widgets."""
