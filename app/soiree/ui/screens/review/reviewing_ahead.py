"""Reviews each finished match by itself, where the person wants that, while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance

from soiree.controller.match.client import Client
from soiree.core.records import Record
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.deferring import soon
from soiree.ui.style.words import notice_sentence
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.ui.screens.review.process import ReviewProcess


class ReviewingAhead(QObject):
    """Reviews matches that are over, one after the other, so that their reviews open at once.

    It stops as soon as a match is played, and begins with the same one again after that.
    """

    def __init__(self, window: MainWindow, paths: Paths, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._settings = settings
        self._waiting: list[Record] = []
        self._process: ReviewProcess | None = None
        self._playing: set[QObject] = set()
        self._has_closed = False
        window.closing.connect(self._close)

    def hold(self, who: QObject) -> None:
        """Review nothing as long as this one plays."""
        self._playing.add(who)
        self._look()

    def let_go(self, who: QObject) -> None:
        """This one plays no longer."""
        self._playing.discard(who)
        self._look_soon()

    def add(self, record: Record) -> None:
        """Review this match when nobody plays, if the person wants such reviews at all."""
        if self._settings.reviews and record not in self._waiting:
            self._waiting.append(record)
            self._look_soon()

    def take(self, record: Record) -> ReviewProcess | None:
        """Give away the review of a match that is being made now; None if it is not."""
        process = self._process
        if process is None or self._waiting[0] != record:
            return None
        for signal, slot in self._answers(process):
            signal.disconnect(slot)
        self._process = None
        del self._waiting[0]
        return process

    def withdraw(self, record: Record) -> None:
        """The end of this match was taken back: it is not to be reviewed."""
        self._stop()
        self._waiting = [each for each in self._waiting if each != record]

    # --- when ------------------------------------------------------------------------------------

    def _look_soon(self) -> None:
        """Look after what is under way now: often one page or match follows another."""
        soon(self, self._look)

    def _look(self) -> None:
        """Begin, or stop, as the time demands."""
        if self._playing or self._has_closed:
            self._stop()
        elif self._waiting and self._process is None:
            self._begin()

    # --- what ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        from soiree.ui.screens.review.process import ReviewProcess, jobs_of_system

        process = ReviewProcess(self._waiting[0], self._paths, self, jobs_of_system())
        for signal, slot in self._answers(process):
            signal.connect(slot)
        self._process = process
        process.start()

    def _answers(
        self, process: ReviewProcess
    ) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """What is done at each signal of a review that is being made."""
        return (
            (process.found, self._go_on),
            (process.failed, self._go_on),
            (process.troubled, self._warn),
        )

    def _stop(self) -> None:
        if self._process is not None:
            self._process.cancel()
            self._process = None

    def _go_on(self, _: object) -> None:
        """One is done, or cannot be: the next."""
        self._process = None
        del self._waiting[0]
        self._look_soon()

    def _close(self) -> None:
        self._has_closed = True
        self._stop()

    def _warn(self, notice: Notice) -> None:
        self._window.warn(notice_sentence(notice))


class ReviewWhenOver(QObject):
    """Has a match reviewed when it is over, and nothing as long as it is played."""

    def __init__(self, ahead: ReviewingAhead, client: Client, table: Table) -> None:
        super().__init__()
        self._ahead = ahead
        self._client = client
        self._ended: Record | None = None
        table.play.over.connect(self._take_in)
        table.play.settled.connect(self._look)
        self._look()

    def end(self) -> None:
        """The match has left the table."""
        self._ahead.let_go(self)

    def _take_in(self) -> None:
        client = self._client
        if client.people and client.game.pricer is not None:
            self._ended = client.record_to_save()
            self._ahead.add(self._ended)

    def _look(self) -> None:
        if self._client.result is not None:
            self._ahead.let_go(self)
            return
        self._ahead.hold(self)
        if self._ended is not None:
            self._ahead.withdraw(self._ended)
            self._ended = None
