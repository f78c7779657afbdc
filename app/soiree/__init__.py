"""Soirée: a card table, one person against the computer."""

__version__ = "0.1.0"

APP_ID = "org.soiree.soiree"
"""The identifier of the program on desktops."""
