"""One run of the program: its start, later starts, signals, faults and its end."""
