"""Matches between computers, without a table."""
