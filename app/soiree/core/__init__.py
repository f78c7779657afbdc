"""The model of a card game: cards, zones, entries, events, views, games, records.

This package knows no particular game, player, file or Qt.
"""
