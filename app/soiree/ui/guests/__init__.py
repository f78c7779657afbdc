"""Who sits at the table: names, portraits, and what they say beside the game."""
