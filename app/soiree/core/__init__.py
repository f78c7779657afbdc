"""What a card game is: cards, zones, entries, events, views, games, records.

Nothing here knows a particular game, a player, where files lie, or Qt.
"""
