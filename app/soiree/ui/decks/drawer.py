"""Draws sets of pictures off the GUI thread, or reads them from disk.

One thread draws Soirée's own decks for the whole program. It parses a file once for all sizes, and
reuses its memory for the next deck. Another thread waits for the processes that draw third-party
decks, which may take long. A third thread reads sets from disk without waiting for the others.
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

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from soiree.ui.decks import sets
from soiree.ui.decks.deck import BACK, Deck, Interrupted, Refused
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.renderers import Renderers
from soiree.ui.decks.sets import PictureSet, SetSize
from soiree.ui.deferring import window_thread
from soiree.ui.desktop.heap import give_back

_LONGEST = 60.0
"""The most seconds for a set; the slowest known deck takes 2 at the size of a table."""

_log = logging.getLogger(__name__)

_reading = ThreadPoolExecutor(1, "kept cards")
_drawing = ThreadPoolExecutor(1, "cards")
_drawing_others = ThreadPoolExecutor(1, "cards of others")

_under_way: set[Future[None]] = set()

_renderers = {_drawing: Renderers(), _drawing_others: Renderers()}
"""The renderers of each thread that draws."""


class Faults(QObject):
    """Reports the decks that cannot be drawn, from any thread.

    Signals:
        gave_up: the pictures of a deck were ordered, but could not be drawn.
    """

    gave_up = Signal(Deck)


@cache
def drawing_faults() -> Faults:
    """The only instance, which lives as long as the program.

    An `Order` may hold the last reference on any thread, which must delete no `QObject`.
    """
    return Faults()


class Order:
    """An order for a set of pictures, made on the GUI thread."""

    def __init__(
        self, deck: Deck, size: SetSize, file: Path | None, take: Callable[[PictureSet], None]
    ) -> None:
        """
        Args:
            file: the place of the set on disk; a set that is not there is written.
            take: a method that gets the set on the GUI thread, while its object exists.
        """
        self._deck, self._size, self._file = deck, size, file
        self._take = WeakMethod(take)
        self._window, self._faults = window_thread(), drawing_faults()
        self._thread = _drawing if deck.is_quick else _drawing_others
        self._is_active = True
        self._result: Future[PictureSet] = Future()
        self._changing = threading.Lock()
        with self._changing:
            self._work = _submit(_reading, self._read)

    def result(self, seconds: float) -> PictureSet | None:
        """The set, or None if it takes more than these seconds."""
        with suppress(Late):
            return self._result.result(seconds)
        return None

    def cancel(self) -> None:
        """Cancel the order; a finished set is still written to disk."""
        with self._changing:
            self._is_active = False
            self._result = Future()  # The former one would hold a set that may not be in use.
        self._work.cancel()

    def wait(self) -> None:
        """Wait until the order is done, which is soon after `cancel`."""
        if not self._is_active and self._work.running():
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
            if self._is_active:
                self._work = _submit(self._thread, self._draw)

    def _draw(self) -> None:
        try:
            images = self._images()
        except Interrupted:  # If this order is active, another order was interrupted.
            self._draw_later()
            return
        except Refused:
            if self._is_active:
                self._faults.gave_up.emit(self._deck)
            images = []
        if len(images) > BACK:
            drawn = PictureSet(self._size, images)
            del images
            self._deliver(drawn)
            drawn.pack()
            if self._file is not None:
                drawn.write(self._file)

    def _images(self) -> list[QImage]:
        images: list[QImage] = []
        size = QSize(self._size.width, self._size.height)
        end = time.monotonic() + _LONGEST
        for image in pictures(self._deck, size, _renderers[self._thread]):
            if not self._is_active:
                break
            if time.monotonic() > end and not self._deck.is_quick:
                raise Refused("unfinished")
            images.append(image)
        return images

    def _deliver(self, found: PictureSet) -> None:
        with self._changing:
            if not self._is_active:
                return
            self._result.set_result(found)
        self._window.run.emit(partial(self._deliver_here, found))

    def _deliver_here(self, found: PictureSet) -> None:
        take = self._take()
        if self._is_active and take is not None:
            take(found)


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


def _end(work: Future[None]) -> None:
    _under_way.discard(work)
    if not work.cancelled() and (fault := work.exception()):
        _log.error("cards could not be drawn", exc_info=fault)
    if not _under_way:
        for thread, renderers in _renderers.items():
            if renderers.are_made:
                _begin(thread, partial(_free, renderers))


def _free(renderers: Renderers) -> None:
    """Free the memory of drawing, on its thread, unless other sizes of the deck are drawn first."""
    if not _under_way:
        renderers.drop()
        give_back()
