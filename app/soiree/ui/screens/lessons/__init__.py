"""Lessons, each in a window of its own, and the table of one exercise."""
