"""The one table: cards, places, motion, gestures, focus and speech, whatever the game."""
