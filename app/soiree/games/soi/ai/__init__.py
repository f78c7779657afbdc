"""The computer players of Soi."""
