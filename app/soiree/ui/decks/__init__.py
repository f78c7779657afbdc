"""Decks: the list of them, their validator, and the pictures of their cards."""

from soiree.ui.decks.art import CardArt
from soiree.ui.decks.deck import BACK, CLASSIC, BrokenDeck, Deck, Finding
from soiree.ui.decks.loading import deck_or_classic, is_own, load_deck

__all__ = [
    "BACK",
    "CLASSIC",
    "BrokenDeck",
    "CardArt",
    "Deck",
    "Finding",
    "deck_or_classic",
    "is_own",
    "load_deck",
]
