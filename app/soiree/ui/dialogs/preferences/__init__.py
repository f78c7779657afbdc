"""The preferences: look, motion, sound and play."""
