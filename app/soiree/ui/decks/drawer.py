"""Draws sets of pictures off the GUI thread, or reads them where they lie on disk.

One thread draws, for the whole program: what it makes of a file serves all sizes that are wanted
of it, and the memory which that takes is the same again for the next deck. Another one reads, so
that what is on disk does not wait for what has to be drawn.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from functools import cache
from pathlib import Path
from weakref import WeakMethod

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from soiree.ui.decks import sets
from soiree.ui.decks.deck import BACK, Deck
from soiree.ui.decks.drawing import Renderers, pictures
from soiree.ui.decks.sets import PictureSet, SetSize
from soiree.ui.style.heap import give_back

_BREATH = 0.004
"""Seconds between two cards of a deck that may be slow, for in each of them Python stands still."""

_log = logging.getLogger(__name__)

_reading = ThreadPoolExecutor(1, "kept cards")
_drawing = ThreadPoolExecutor(1, "cards")

_under_way: set[Future[None]] = set()

_renderers = Renderers()
"""On the thread that draws."""


class _Bell(QObject):
    """Rings on one of the threads, and is heard on the GUI thread."""

    rang = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def _hear(self, order: Order, found: PictureSet) -> None:
        order.take(found)


@cache
def _bell() -> _Bell:
    """One for all orders: a thread may be the last to hold one, and no QObject may end there."""
    return _Bell()


class Order:
    """A set that is wanted, until it is called off."""

    def __init__(
        self, deck: Deck, size: SetSize, file: Path | None, tell: Callable[[PictureSet], None]
    ) -> None:
        """
        Args:
            file: where the set may lie on disk, and else is put.
            tell: a method that is given the set, on the GUI thread, if its object is still there.
        """
        self._deck, self._size, self._file = deck, size, file
        self._tell = WeakMethod(tell)
        self._bell = _bell()
        self._stands = True
        self._came: Future[PictureSet] = Future()
        self._changing = threading.Lock()
        with self._changing:
            self._work = _submit(_reading, self._read)

    def result(self, seconds: float) -> PictureSet | None:
        """Wait for the set, but no longer than that."""
        with suppress(Late):
            return self._came.result(seconds)
        return None

    def call_off(self) -> None:
        """The set is wanted no longer; one that is drawn already is still put on disk."""
        with self._changing:
            self._stands = False
            self._came = Future()  # No set is held that may have gone out of sight.
        if self._work.cancel():
            _begin(_drawing, _rest)

    def take(self, found: PictureSet) -> None:
        """On the GUI thread: the set has come."""
        tell = self._tell()
        if self._stands and tell is not None:
            tell(found)

    def wait(self) -> None:
        """Wait until nothing is done for it any more."""
        work: Future[None] | None = None
        while work is not self._work:
            work = self._work
            with suppress(CancelledError):
                work.exception()

    def _read(self) -> None:
        found = sets.read(self._file, self._size) if self._file is not None else None
        if found is not None:
            self._deliver(found)
            return
        with self._changing:
            if self._stands:
                self._work = _submit(_drawing, self._draw)

    def _draw(self) -> None:
        images = self._images()
        if len(images) > BACK:
            drawn = PictureSet(self._size, images)
            del images
            self._deliver(drawn)
            drawn.pack()
            if self._file is not None:
                drawn.write(self._file)
        # After the sizes that are wanted of the same deck.
        _begin(_drawing, _rest)

    def _images(self) -> list[QImage]:
        """All pictures; fewer when they are wanted no longer."""
        images = []
        size = QSize(self._size.width, self._size.height)
        for image in pictures(self._deck, size, renderers=_renderers):
            if not self._deck.is_quick:
                time.sleep(_BREATH)
            if not self._stands:
                break
            images.append(image)
        return images

    def _deliver(self, found: PictureSet) -> None:
        with self._changing:
            if not self._stands:
                return
            self._came.set_result(found)
        self._bell.rang.emit(self, found)


def _submit(thread: ThreadPoolExecutor, work: Callable[[], None]) -> Future[None]:
    future = _begin(thread, work)
    _under_way.add(future)
    future.add_done_callback(_end)
    return future


def _begin(thread: ThreadPoolExecutor, work: Callable[[], None]) -> Future[None]:
    try:
        return thread.submit(work)
    except RuntimeError:  # The program ends, and nothing is drawn any more.
        never: Future[None] = Future()
        never.cancel()
        return never


def _rest() -> None:
    """On the thread that draws: let go of what it took, as soon as nothing waits to be drawn."""
    if not _under_way:
        _renderers.drop()
        give_back()


def _end(work: Future[None]) -> None:
    _under_way.discard(work)
    if not work.cancelled() and (fault := work.exception()):
        _log.error("cards could not be drawn", exc_info=fault)
