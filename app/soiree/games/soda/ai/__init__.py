"""The computer players of Soda."""
