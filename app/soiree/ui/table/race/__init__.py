"""Races against the clock at the table."""
