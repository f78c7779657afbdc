"""The album in the window, and the matches that go on from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from soiree.controller.match.saving import Store
from soiree.core.records import Record
from soiree.storage.notices import Notice
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.screens.review.many_reviews import ManyReviews
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.way_back import WayBack


class AlbumMatches(QObject):
    """Shows the album, and brings matches from it to the table."""

    def __init__(
        self,
        window: MainWindow,
        autosave: Autosave,
        way_back: WayBack,
        go_on: Callable[[Record, Store], None],
        open_record: Callable[[Path], None],
        replay: Callable[[Record], None],
        tell: Callable[[Notice | None], None],
        review: Callable[[], None],
        many_reviews: ManyReviews,
    ) -> None:
        """
        Args:
            way_back: puts the match at the table away, and leads back to it.
            go_on: brings a match to the table.
            open_record: shows a match that was played again, by the path of its record.
            replay: shows a match again.
            tell: tells the person what went wrong with a file.
            review: reviews the match that is shown again.
            many_reviews: reviews several matches.
        """
        super().__init__(window)
        self._window = window
        self._autosave = autosave
        self._way_back = way_back
        self._go_on = go_on
        self._open_record = open_record
        self._replay_record = replay
        self._tell = tell
        self._review_shown = review
        self._many_reviews = many_reviews
        self._is_connected = False
        window.album_wanted.connect(self.show)
        window.dialogs.album_wanted.connect(self._show_game)
        window.closing.connect(self._close)

    def show(self) -> None:
        """Show the album in place of the table or the start page."""
        if not self._way_back.put_away():
            return
        self._window.show_album()
        self._way_back.label(self._window.pages.album.back)
        if not self._is_connected:
            self._is_connected = True
            album = self._window.pages.album
            album.go_on_wanted.connect(self._continue)
            album.replay_wanted.connect(self._replay)
            album.statistics_wanted.connect(
                lambda game: self._window.dialogs.show_statistics(game or None)
            )
            album.review_wanted.connect(self._review)
            album.left.connect(self._way_back.go)
            album.told.connect(self._say)
            album.troubled.connect(self._tell)

    def _show_game(self, game: str) -> None:
        if not self._window.pages.shows_album:
            self.show()
        if self._window.pages.shows_album:
            self._window.pages.album.bar.look_for_game(game)
            self._window.activateWindow()

    def _continue(self, path: Path) -> None:
        match, notice = self._autosave.load_path(path)
        if match is not None:
            self._go_on(match.record, match.store)
        else:
            self._window.pages.album.look_again()
        self._tell(notice)

    def _replay(self, path: Path, waits: bool) -> None:
        if not waits:
            self._open_record(path)
            return
        match, notice = self._autosave.load_path(path)
        if match is not None:
            self._replay_record(match.record)
        self._tell(notice)

    def _review(self, paths: Sequence[Path]) -> None:
        """Show one match with its review; of several, only make the reviews."""
        if len(paths) == 1:
            self._open_record(paths[0])
            self._review_shown()
        else:
            self._many_reviews.begin(paths)

    def _say(self, sentence: str) -> None:
        self._window.status_bar.show()
        self._window.tell(sentence)

    def _close(self) -> None:
        if self._is_connected:
            self._window.pages.album.close_library()
