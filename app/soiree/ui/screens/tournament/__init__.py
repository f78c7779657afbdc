"""The screen of tournaments."""
