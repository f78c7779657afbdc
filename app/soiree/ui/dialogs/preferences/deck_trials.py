"""Decks are validated and drawn on trial off the GUI thread, as some take most of a second.

What is wrong with a file of somebody else's stays in the process that draws it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field
from PySide6.QtCore import QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QImage

from soiree.core.cards import card
from soiree.ui.decks import BACK, BrokenDeck, Deck, load_deck
from soiree.ui.decks.deck import Interrupted, Refused
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.loading import note_unfinished
from soiree.ui.decks.refusals import broken_deck
from soiree.ui.decks.renderers import Renderers
from soiree.ui.style.heap import give_back, give_back_soon
from soiree.ui.style.theme import STEP

_log = logging.getLogger(__name__)

_SAMPLE = (*map(card, ("AS", "10H", "QC", "KD")), BACK)

_HIGH = 14 * STEP
"""Logical pixels that a card of a sample is high."""


class Trial(Struct, frozen=True):
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
        self._last: _Order | None = None
        # The thread holds on to this and not to what must end on the GUI thread.
        self._bell = _Bell()
        self._bell.rang.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def try_file(
        self, name: str, file: Path, back: Path | None, ratio: float, *, again: bool = False
    ) -> None:
        """Try the deck in a file, with its own back or another.

        Args:
            ratio: device pixels a logical one, for the sample.
            again: whether one that did not finish is tried once more.
        """
        self._start(_Order(lambda _: name, file, back, self._kept, ratio, again))

    def try_to_add(
        self, add: Callable[[Renderers], str], file: Path, back: Path | None, ratio: float
    ) -> None:
        """Try to add a deck.

        Args:
            add: adds it with these renderers, and returns its name; may raise BrokenDeck or
                OSError.
        """
        self._start(_Order(add, file, back, self._kept, ratio))

    def close(self) -> None:
        """Nothing more is wanted."""
        self._call_off()
        self._thread.shutdown(wait=False, cancel_futures=True)
        give_back_soon()

    def _call_off(self) -> None:
        if self._last is not None:
            self._last.stands = False
            self._last.renderers.interrupt()

    def _start(self, order: _Order) -> None:
        self._call_off()
        self._last = order
        self._thread.submit(_work, order, self._bell).add_done_callback(_report)

    def _take(self, order: _Order, trial: Trial) -> None:
        if order.stands:
            self.tried.emit(trial)


class _Order(Struct):
    """A deck to be tried.

    Attributes:
        name: gives the deck's name in the settings, after what has to be done first.
        again: as for `load_deck`.
        stands: falls when it is wanted no longer.
        renderers: its own, so that it can be interrupted.
    """

    name: Callable[[Renderers], str]
    file: Path
    back: Path | None
    kept: Path
    ratio: float
    again: bool = False
    stands: bool = True
    renderers: Renderers = field(default_factory=Renderers)


class _Bell(QObject):
    """Rings on the thread that tries decks, and is heard on the GUI thread."""

    rang = Signal(object, object)


def _work(order: _Order, bell: _Bell) -> None:
    """On the thread."""
    if not order.stands:
        return
    try:
        trial = _tried(order)
    except Interrupted:
        return
    finally:
        order.renderers.drop()
        give_back()
    # The window may have been closed meanwhile, and Qt have gone.
    with suppress(RuntimeError):
        bell.rang.emit(order, trial)


def _report(work: Future[None]) -> None:
    if not work.cancelled() and (fault := work.exception()):
        _log.error("a deck could not be tried", exc_info=fault)


def _tried(order: _Order) -> Trial:
    name = ""
    try:
        name = order.name(order.renderers)
        deck = load_deck(
            order.file, order.back, order.kept, renderers=order.renderers, again=order.again
        )
    except (BrokenDeck, OSError) as fault:
        # Its trace would hold all that was made of the file.
        return Trial(name, fault.with_traceback(None))
    size = QSizeF(_HIGH / deck.aspect, _HIGH) * order.ratio
    try:
        images = tuple(pictures(deck, size.toSize(), _SAMPLE, order.renderers))
    except Refused as refused:
        note_unfinished(deck, order.kept)
        return Trial(name, broken_deck(refused, deck.title))
    for image in images:
        image.setDevicePixelRatio(order.ratio)
    return Trial(name, deck, images)
