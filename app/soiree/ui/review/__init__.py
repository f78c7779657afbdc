"""The review of a match, as it is shown: its choices, its graph, and luck apart from skill."""
