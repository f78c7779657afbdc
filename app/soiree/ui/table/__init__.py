"""The table for all games: cards, places, motion, mouse, keyboard and speech."""
