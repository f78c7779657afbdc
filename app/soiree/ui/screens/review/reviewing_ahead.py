"""Reviews finished matches in the background while nobody plays, if the settings say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.core.records import Record
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.deferring import soon
from soiree.ui.screens.days.first_matches import counts
from soiree.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    # Loaded with a match, and with the first review.
    from soiree.controller.match.client import Client
    from soiree.ui.screens.review.process import ReviewProcess
    from soiree.ui.table.table import Table


class ReviewingAhead(QObject):
    """Reviews finished matches one after another, so that their reviews open at once.

    A review stops when a match begins, and starts again from its beginning afterwards.
    """

    def __init__(self, window: MainWindow, paths: Paths, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._settings = settings
        self._waiting: list[Record] = []
        self._process: ReviewProcess | None = None
        self._playing: set[QObject] = set()
        window.closing.connect(self._close)

    def hold(self, player: QObject) -> None:
        """Review nothing until `let_go` is called for the same object."""
        self._playing.add(player)
        self._update()

    def let_go(self, player: QObject) -> None:
        """End a `hold`; an object that holds nothing is ignored."""
        self._playing.discard(player)
        self._update_soon()

    def add(self, record: Record) -> None:
        """Queue a match for its review, if the settings or a deal of the day ask for it."""
        if (self._settings.reviews or counts(record)) and record not in self._waiting:
            self._waiting.append(record)
            self._update_soon()

    def take(self, record: Record) -> ReviewProcess | None:
        """Hand over the running review of a match; None if another match or none is reviewed."""
        process = self._process
        if process is None or self._waiting[0] != record:
            return None
        process.found.disconnect(self._go_on)
        process.failed.disconnect(self._go_on)
        process.troubled.disconnect(self._window.warn_of)
        self._process = None
        del self._waiting[0]
        return process

    def withdraw(self, record: Record) -> None:
        """Drop a match whose end was undone."""
        self._stop()
        self._waiting = [each for each in self._waiting if each != record]

    def _update_soon(self) -> None:
        soon(self, self._update)

    def _update(self) -> None:
        if self._playing:
            self._stop()
        elif self._waiting and self._process is None:
            self._begin()

    def _begin(self) -> None:
        from soiree.ui.screens.review.process import ReviewProcess, jobs_of_system

        process = ReviewProcess(self._waiting[0], self._paths, self, jobs_of_system())
        process.found.connect(self._go_on)
        process.failed.connect(self._go_on)
        process.troubled.connect(self._window.warn_of)
        self._process = process
        process.start()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.cancel()
            self._process = None

    def _go_on(self, _: object) -> None:
        self._process = None
        del self._waiting[0]
        self._update_soon()

    def _close(self) -> None:
        self.hold(self._window)


class ReviewWhenOver(QObject):
    """Queues a match for its review at its end, and holds reviews while the match goes on."""

    def __init__(self, ahead: ReviewingAhead, client: Client, table: Table) -> None:
        super().__init__()
        self._ahead = ahead
        self._client = client
        self._ended: Record | None = None
        table.play.over.connect(self._queue)
        table.play.settled.connect(self._update)
        self._update()

    def end(self) -> None:
        """Allow waiting reviews to run again, because the match is closed."""
        self._ahead.let_go(self)

    def _queue(self) -> None:
        client = self._client
        if client.people and client.game.pricer is not None:
            self._ended = client.record_to_save()
            self._ahead.add(self._ended)

    def _update(self) -> None:
        if self._client.result is not None:
            self._ahead.let_go(self)
            return
        self._ahead.hold(self)
        if self._ended is not None:
            self._ahead.withdraw(self._ended)
            self._ended = None
