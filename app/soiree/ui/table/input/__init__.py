"""How a person acts at the table: by mouse, by keyboard, by touch."""
