"""Soy, without a window: its rules, and its computer players."""
