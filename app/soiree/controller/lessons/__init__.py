"""Lessons and problems: a prepared position and one choice."""
