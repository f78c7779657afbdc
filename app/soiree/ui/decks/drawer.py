"""Draws sets of pictures off the GUI thread, or reads them from disk.

One thread draws for the whole program: a file is parsed once for all sizes, and the memory that
takes serves the next deck again. Another one waits for the processes that draw decks which are not
Soirée's own, and may have to for long. A third one reads, so that sets on disk do not wait for sets
that have to be drawn.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from weakref import WeakMethod

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from soiree.ui.decks import sets
from soiree.ui.decks.deck import BACK, Deck, Interrupted, Refused
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.renderers import Renderers
from soiree.ui.decks.sets import PictureSet, SetSize
from soiree.ui.style.heap import give_back

_LONGEST = 60.0
"""Seconds that a set may take; the slowest deck known takes two, at the size of a table."""

_log = logging.getLogger(__name__)

_reading = ThreadPoolExecutor(1, "kept cards")
_drawing = ThreadPoolExecutor(1, "cards")
_drawing_others = ThreadPoolExecutor(1, "cards of others")

_under_way: set[Future[None]] = set()

_unrested: set[ThreadPoolExecutor] = set()
"""Threads that have drawn, and free what that took as soon as nothing is under way."""

_renderers = {_drawing: Renderers(), _drawing_others: Renderers()}
"""Of each thread that draws."""


class Bell(QObject):
    """Rings on one of the threads, and is heard on the GUI thread.

    Signals:
        rang: an order, and its set.
        gave_up: a deck that could not be drawn, though somebody still wants it.
    """

    rang = Signal(object, object)
    gave_up = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def _hear(self, order: Order, found: PictureSet) -> None:
        order.take(found)


@cache
def bell() -> Bell:
    """One for all orders: a thread may be the last to hold an order, and must delete no QObject."""
    return Bell()


class Order:
    """An order for a set, until it is called off."""

    def __init__(
        self, deck: Deck, size: SetSize, file: Path | None, tell: Callable[[PictureSet], None]
    ) -> None:
        """
        Args:
            file: where the set may be on disk, and is put if it is not.
            tell: a method that gets the set on the GUI thread, if its object still exists.
        """
        self._deck, self._size, self._file = deck, size, file
        self._tell = WeakMethod(tell)
        self._bell = bell()
        self._thread = _drawing if deck.is_quick else _drawing_others
        self._stands = True
        self._came: Future[PictureSet] = Future()
        self._changing = threading.Lock()
        with self._changing:
            self._work = _submit(_reading, self._read)

    def result(self, seconds: float) -> PictureSet | None:
        """The set, waiting no longer than that; None if it has not come."""
        with suppress(Late):
            return self._came.result(seconds)
        return None

    def call_off(self) -> None:
        """Cancel the order; a set that is drawn already is still put on disk."""
        with self._changing:
            self._stands = False
            self._came = Future()  # Holds no set that may be out of sight by now.
        if self._work.cancel():
            self._rest()

    def take(self, found: PictureSet) -> None:
        """Take delivery of the set, on the GUI thread."""
        tell = self._tell()
        if self._stands and tell is not None:
            tell(found)

    def wait(self) -> None:
        """Wait until no work is done for it any more; once it is called off, that is soon."""
        if not self._stands and self._work.running():
            _renderers[self._thread].interrupt()
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
        self._draw_later()

    def _draw_later(self) -> None:
        with self._changing:
            if self._stands:
                self._work = _submit(self._thread, self._draw)

    def _draw(self) -> None:
        try:
            images = self._images()
        except Interrupted:  # on behalf of another order, if this one stands
            self._draw_later()
            return
        except Refused:
            if self._stands:
                self._bell.gave_up.emit(self._deck)
            images = []
        if len(images) > BACK:
            drawn = PictureSet(self._size, images)
            del images
            self._deliver(drawn)
            drawn.pack()
            if self._file is not None:
                drawn.write(self._file)
        # After any other sizes of the same deck.
        self._rest()

    def _rest(self) -> None:
        _begin(self._thread, partial(_rest, self._thread))

    def _images(self) -> list[QImage]:
        """All pictures; fewer if the order is called off meanwhile."""
        images: list[QImage] = []
        size = QSize(self._size.width, self._size.height)
        end = time.monotonic() + _LONGEST
        for image in pictures(self._deck, size, renderers=_renderers[self._thread]):
            if not self._stands:
                break
            if time.monotonic() > end and not self._deck.is_quick:
                raise Refused("unfinished")
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
    except RuntimeError:  # The program is ending.
        never: Future[None] = Future()
        never.cancel()
        return never


def _rest(thread: ThreadPoolExecutor) -> None:
    """Free what drawing took, once nothing waits to be drawn; on a thread that draws."""
    # Noted first: the last work may end meanwhile on another thread.
    _unrested.add(thread)
    if not _under_way:
        _unrested.discard(thread)
        _renderers[thread].drop()
        give_back()


def _end(work: Future[None]) -> None:
    _under_way.discard(work)
    if not work.cancelled() and (fault := work.exception()):
        _log.error("cards could not be drawn", exc_info=fault)
    if not _under_way:
        for thread in tuple(_unrested):
            _begin(thread, partial(_rest, thread))
