"""Soirée: a card table for six card games, one person against the computer."""

__version__ = "0.1.0"
