"""The graphics items on the felt, and their layout."""
