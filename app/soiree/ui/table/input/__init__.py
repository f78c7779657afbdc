"""The input of a person: mouse, keyboard, and the moves that result."""
