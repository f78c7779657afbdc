"""The deck that the settings name: at once where that is possible, else as soon as it is validated.

A deck is at hand if it is Soirée's own, or if the validator's result was kept.
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path

from msgspec import Struct, field
from PySide6.QtCore import QObject, Qt, Signal

from soiree.resources import resource
from soiree.ui.decks import drawer
from soiree.ui.decks.deck import CLASSIC, Deck, Interrupted
from soiree.ui.decks.loading import NotValidated, deck_or_classic, note_unfinished
from soiree.ui.decks.renderers import Renderers

_log = logging.getLogger(__name__)

_CLASSIC = resource("decks", f"{CLASSIC}.svg")


class ChosenDeck(QObject):
    """The deck in use.

    The classic one serves until another is validated, and in place of one that cannot be drawn.

    Signals:
        changed: the deck is another one now, and a sentence says why if it is not the one that
            was chosen: `deck`, `fault`, of which the latter may be empty.
    """

    changed = Signal(object, str)

    def __init__(self, kept: Path, parent: QObject | None = None) -> None:
        """
        Args:
            kept: the folder in which results of the validator are kept.
        """
        super().__init__(parent)
        self._kept = kept
        self._last: _Search | None = None
        self._deck: Deck | None = None
        _bell().rang.connect(self._take, Qt.ConnectionType.QueuedConnection)
        drawer.bell().gave_up.connect(self._give_up, Qt.ConnectionType.QueuedConnection)

    def choose(self, file: Path, back: Path | None) -> tuple[Deck, str | None]:
        """The deck in a file, if it is at hand; else the classic one, until `changed`.

        With it comes a sentence where it is not the deck that was chosen and will not be.
        """
        self.close()
        fault = None
        try:
            self._deck, fault = deck_or_classic(file, back, self._kept, validates=False)
        except NotValidated:
            self._deck, _ = deck_or_classic(_CLASSIC, back, validates=False)
            self._last = _Search(file, back, self._kept)
            threading.Thread(target=_find, args=(self._last,), name="deck", daemon=True).start()
        return self._deck, fault

    def close(self) -> None:
        """Search no more; returns at once."""
        if self._last is not None:
            self._last.renderers.interrupt()
            self._last = None

    def _take(self, search: _Search, deck: Deck, fault: str) -> None:
        if search is self._last:
            self._last = None
            self._change(deck, fault)

    def _change(self, deck: Deck, fault: str) -> None:
        self._deck = deck
        self.changed.emit(deck, fault)

    def _give_up(self, deck: Deck) -> None:
        """Have the classic one in place of a deck that is in use and could not be drawn."""
        if self._deck is not None and deck.mark == self._deck.mark:
            fault = note_unfinished(deck, self._kept)
            self._change(deck_or_classic(_CLASSIC)[0], fault)


class _Search(Struct):
    """A deck that is being validated."""

    file: Path
    back: Path | None
    kept: Path
    renderers: Renderers = field(default_factory=Renderers)


class _Bell(QObject):
    """Rings on the thread that validates, and is heard on the GUI thread."""

    rang = Signal(object, object, str)


@cache
def _bell() -> _Bell:
    """One for all: a thread must delete no QObject."""
    return _Bell()


def _find(search: _Search) -> None:
    """On a thread of its own."""
    try:
        deck, fault = deck_or_classic(
            search.file, search.back, search.kept, renderers=search.renderers
        )
    except Interrupted:
        return
    except Exception:
        _log.exception("a deck could not be validated")
        return
    finally:
        search.renderers.drop()
    # The window may have been closed meanwhile, and Qt have gone.
    with suppress(RuntimeError):
        _bell().rang.emit(search, deck, fault or "")
