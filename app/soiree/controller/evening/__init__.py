"""Evenings: four at a table, a programme of matches, points, and a finale."""
