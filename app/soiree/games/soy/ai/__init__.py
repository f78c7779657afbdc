"""The computer players of Soy."""
