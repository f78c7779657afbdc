"""The computer players of Spy vs Spy."""
