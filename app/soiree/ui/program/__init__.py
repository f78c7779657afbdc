"""A run of the program: start, later starts, signals, faults and end."""
