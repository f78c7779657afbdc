"""The screens of evenings and of the season."""
