"""What a table is laid for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from soiree.controller.client import Client
from soiree.ui.decks import Deck
from soiree.ui.table.appearance import Looks
from soiree.ui.table.narration import Narrator


@dataclass(frozen=True, slots=True)
class Occasion:
    """A match, and what it is played with.

    Attributes:
        client: of the match.
        looks: what the settings say of the table as it is laid.
        deck: that is played with at first.
        narrate: the game's own sentences for events.
        cache: a folder for drawn cards, so that they need not be drawn again; None keeps none.
    """

    client: Client
    looks: Looks
    deck: Deck
    narrate: Narrator
    cache: Path | None = None
