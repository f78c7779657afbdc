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
        self._client: Client | None = None
        self._ended: Record | None = None
        self._has_closed = False
        window.pages.currentChanged.connect(self._look_soon)
        window.closing.connect(self._close)

    def attach(self, client: Client, table: Table) -> None:
        """A match is played at a table: wait for its end."""
        self._client = client
        table.play.over.connect(self._take_in)
        table.play.settled.connect(self._look)
        self._look()

    def detach(self) -> None:
        """The match has left the table."""
        self._client = self._ended = None
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

    # --- when ------------------------------------------------------------------------------------

    @property
    def _is_free(self) -> bool:
        """Whether nobody plays or solves a problem."""
        if self._client is not None:
            return self._client.result is not None
        pages = self._window.pages
        return pages.shows_start or pages.shows_album or pages.table is not None

    def _take_in(self) -> None:
        client = self._client
        if client is not None and client.people and client.game.pricer is not None:
            self._ended = client.record_to_save()
            self.add(self._ended)

    def _look_soon(self) -> None:
        """Look after what is under way now: often one page or match follows another."""
        soon(self, self._look)

    def _look(self) -> None:
        """Begin, or stop, as the time demands."""
        if self._ended is not None and self._client is not None and self._client.result is None:
            # Its end was taken back.
            self._stop()
            self._waiting = [each for each in self._waiting if each != self._ended]
            self._ended = None
        if not self._is_free or self._has_closed:
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
