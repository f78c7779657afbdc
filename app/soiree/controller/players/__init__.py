"""Custom players, each in a process of its own."""
