"""The contract between a game and the table: plain data and plain objects, without widgets."""
