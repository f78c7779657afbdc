"""The value from which a game makes a table."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.ui.decks import Deck
from soiree.ui.table.contract.appearance import Appearance


class TableContext(Struct, frozen=True):
    """The match to display, and its settings.

    Attributes:
        client: the client of the match.
        appearance: the first settings.
        deck: the first deck.
        cache: a folder for drawn cards; None caches no pictures.
    """

    client: Client
    appearance: Appearance
    deck: Deck
    cache: Path | None = None
