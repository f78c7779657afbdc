"""The player's language: translated texts, the words for cards and results, spoken sentences."""
