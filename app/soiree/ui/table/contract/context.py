"""What a table is made for."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.ui.decks import Deck
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.narration import Narrator


class TableContext(Struct, frozen=True):
    """The match that a table shows, and what it is played with.

    Attributes:
        client: of the match.
        appearance: how the settings have the table shown at first.
        deck: that is played with at first.
        narrate: the game's own sentences for events.
        cache: a folder for drawn cards, so that they need not be drawn again; None keeps none.
    """

    client: Client
    appearance: Appearance
    deck: Deck
    narrate: Narrator
    cache: Path | None = None
