"""The table's scene: cards, places and people on the felt, and how they move."""
