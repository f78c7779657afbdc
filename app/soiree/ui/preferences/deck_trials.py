"""Decks that are looked over and drawn off the GUI thread: some take most of a second."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QImage

from soiree.core.cards import card
from soiree.ui.decks import BACK, BrokenDeck, Deck, load_deck
from soiree.ui.decks.drawing import pictures
from soiree.ui.theme import STEP

_SAMPLE = (*map(card, ("AS", "10H", "QC", "KD")), BACK)

_HIGH = 14 * STEP
"""Logical pixels that a card of a sample is high."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of a deck that was tried.

    Attributes:
        name: that of the deck, in the settings.
        deck: the deck, or why it is refused.
        sample: pictures of some cards, if it is sound.
    """

    name: str
    deck: Deck | BrokenDeck | OSError
    sample: tuple[QImage, ...] = ()


class DeckTrials(QObject):
    """Tries decks, one after the other, off the GUI thread.

    Signals:
        tried: what came of the deck that was tried last, a `Trial`; nothing is said of one that
            was followed by another before its turn came.
    """

    tried = Signal(object)

    def __init__(self, kept: Path, parent: QObject | None = None) -> None:
        """
        Args:
            kept: the folder in which is kept what was found out about files.
        """
        super().__init__(parent)
        self._kept = kept
        self._thread = ThreadPoolExecutor(1, "decks")
        self._number = 0
        # The thread holds on to this and not to what must end on the GUI thread.
        self._bell = _Bell()
        self._bell.rang.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def try_file(self, name: str, file: Path, back: Path | None, ratio: float) -> None:
        """Try the deck in a file, with its own back or another.

        Args:
            ratio: device pixels a logical one, for the sample.
        """
        self._start(lambda: name, file, back, ratio)

    def try_to_add(
        self, add: Callable[[], str], file: Path, back: Path | None, ratio: float
    ) -> None:
        """Try to add a deck.

        Args:
            add: adds it, and returns its name; may raise BrokenDeck or OSError.
        """
        self._start(add, file, back, ratio)

    def close(self) -> None:
        """Nothing more is wanted."""
        self._number = -1
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _start(self, name: Callable[[], str], file: Path, back: Path | None, ratio: float) -> None:
        self._number += 1
        number, bell, kept = self._number, self._bell, self._kept

        def work() -> None:
            if number == self._number:
                trial = _tried(name, file, back, kept, ratio)
                # The window may have been closed meanwhile, and Qt have gone.
                with suppress(RuntimeError):
                    bell.rang.emit(number, trial)

        self._thread.submit(work)

    def _take(self, number: int, trial: Trial) -> None:
        if number == self._number:
            self.tried.emit(trial)


class _Bell(QObject):
    """Rings on the thread that tries decks, and is heard on the GUI thread."""

    rang = Signal(int, object)


def _tried(
    name: Callable[[], str], file: Path, back: Path | None, kept: Path, ratio: float
) -> Trial:
    called = ""
    try:
        called = name()
        deck = load_deck(file, back, kept)
    except (BrokenDeck, OSError) as fault:
        return Trial(called, fault)
    size = QSizeF(_HIGH / deck.aspect, _HIGH) * ratio
    images = tuple(pictures(deck, size.toSize(), _SAMPLE))
    for image in images:
        image.setDevicePixelRatio(ratio)
    return Trial(called, deck, images)
