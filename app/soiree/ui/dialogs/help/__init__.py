"""The help, and the pictures in it."""
