"""The speech of a table, and its accessible tree."""
