"""The preferences: how Soirée looks, moves, sounds and plays."""
