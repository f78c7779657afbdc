"""The deck that the settings name: at once if possible, else as soon as it is validated.

A deck is available at once if it is Soirée's own, or if the validator's result was kept.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from soiree.resources import resource
from soiree.ui.decks import drawer
from soiree.ui.decks.deck import CLASSIC, Deck
from soiree.ui.decks.latest import LatestWork
from soiree.ui.decks.loading import NotValidated, deck_or_classic, note_unfinished

_CLASSIC = resource("decks", f"{CLASSIC}.svg")


class ChosenDeck(QObject):
    """The deck in use.

    The classic deck is in use until the chosen deck is validated, and if the chosen deck cannot be
    drawn.

    Signals:
        changed: the deck (`deck`) has changed. If it is not the chosen deck, a sentence says why
            (`fault`), else the sentence is empty.
    """

    changed = Signal(Deck, str)

    def __init__(self, kept: Path, parent: QObject | None = None) -> None:
        """
        Args:
            kept: the folder in which results of the validator are kept.
        """
        super().__init__(parent)
        self._kept = kept
        self._search = LatestWork(self._take)
        self._deck: Deck | None = None
        drawer.drawing_faults().gave_up.connect(self._give_up, Qt.ConnectionType.QueuedConnection)

    def choose(self, file: Path, back: Path | None) -> tuple[Deck, str | None]:
        """The deck in a file if it is available, else the classic deck until `changed`.

        The second value is a sentence with the reason why a chosen deck is refused, or None.
        """
        self._search.interrupt()
        fault = None
        try:
            self._deck, fault = deck_or_classic(file, back, self._kept, validates=False)
        except NotValidated:
            self._deck, _ = deck_or_classic(_CLASSIC, back, validates=False)
            self._search.start(partial(deck_or_classic, file, back, self._kept))
        return self._deck, fault

    def close(self) -> None:
        """End the search and its thread. Returns at once."""
        self._search.close()

    def _take(self, found: tuple[Deck, str | None]) -> None:
        self._deck, fault = found
        self.changed.emit(self._deck, fault or "")

    def _give_up(self, deck: Deck) -> None:
        if self._deck is not None and deck.mark == self._deck.mark:
            classic, _ = deck_or_classic(_CLASSIC)
            self._take((classic, note_unfinished(deck, self._kept)))
