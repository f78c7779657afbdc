"""The tables: one module a game."""
