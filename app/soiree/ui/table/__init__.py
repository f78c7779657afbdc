"""The one table: cards, places, motion, mouse, keyboard and speech, whatever the game."""
