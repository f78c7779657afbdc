"""What lies over a table: a scoreboard, or the screen's handover to another person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QSize, QSizeF, Qt, QTimer, Signal

from soiree.core.zones import Seat
from soiree.ui.table.contract.layout import Layout, RoomForSheet
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.felt_line import HiddenWords
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    # Loaded where they are first opened.
    from soiree.ui.screens.match.handover import HandoverScreen
    from soiree.ui.screens.match.scoreboard import Scoreboard

_UNATTENDED = 5000
"""Milliseconds that the scoreboard after a round stays where only computers play."""


class Overlays(QObject):
    """Lays one thing at a time over the table.

    Signals:
        opened: something lies over the table.
        play_again: after the match, another like it is wanted.
        others_requested: after the match, one with the opponents that are offered is wanted.
        start_page: after the match, the start page is wanted.
        look_over: after the match, the person wants to look through it.
        review: after the match, its review is wanted.
        statistics: after the match, the statistics are wanted.
    """

    opened = Signal()
    play_again = Signal()
    others_requested = Signal()
    start_page = Signal()
    look_over = Signal()
    review = Signal()
    statistics = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._shown: Scoreboard | HandoverScreen | None = None
        self._hushed: HiddenWords | None = None
        table.play.screen_requested.connect(self._hand_over)
        table.play.round_over.connect(self._show_round)

    @property
    def is_open(self) -> bool:
        """Whether anything lies over the table."""
        return self._shown is not None

    def show_end(self, offer: tuple[str, str] = ("", "")) -> None:
        """Show the scoreboard at the end of the match.

        Args:
            offer: what speaks for other opponents, and the button that takes them.
        """
        scoreboard = self._scoreboard(offer)
        scoreboard.play_again.connect(self.play_again)
        scoreboard.others_requested.connect(self.others_requested)
        scoreboard.start_page.connect(self.start_page)
        scoreboard.statistics.connect(self.statistics)
        scoreboard.look_over.connect(self.look_over)
        scoreboard.review.connect(self.review)
        self._open(scoreboard)

    def next_round(self) -> None:
        """Close the scoreboard after a round, if it is open, and go on."""
        if self.is_open and self._table.play.client.result is None:
            self._next_round()

    def close(self) -> None:
        """Close what lies over the table."""
        if self._shown is not None:
            # Or Qt would hand the focus on as if by Tab, and the ring of light would appear.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._shown.hide()
            self._shown.deleteLater()
            self._shown = None
        self._hush(is_on=False)
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_aside(self) -> None:
        """Let the table be seen, until `take_keys`."""
        if self._shown is not None:
            self._shown.hide()
            self._hush(is_on=False)

    def take_keys(self) -> None:
        """Give what lies over the table the keyboard again."""
        if self._shown is not None:
            self._hush(is_on=True)
            self._shown.open()

    def _open(self, shown: Scoreboard | HandoverScreen) -> None:
        if self.is_open:
            self.close()
        self._shown = shown
        self._hush(is_on=True)
        shown.open()
        self.opened.emit()

    def _hush(self, *, is_on: bool) -> None:
        """Leave no words on the felt that what lies over it would cut."""
        if self._hushed is not None:
            self._hushed.bring_back()
            self._hushed = None
        if is_on:
            self._hushed = HiddenWords(self._table.board.texts)

    # --- a person takes the screen ---------------------------------------------------------------

    def _hand_over(self, seat: Seat) -> None:
        from soiree.ui.screens.match.handover import HandoverScreen

        table = self._table
        screen = HandoverScreen(table, table.shown.now.names[seat], table.portraits[seat])
        screen.confirmed.connect(lambda: self._take_seat(seat))
        self._open(screen)

    def _take_seat(self, seat: Seat) -> None:
        self.close()
        self._table.play.take_seat(seat)

    # --- a round is over -------------------------------------------------------------------------

    def _show_round(self) -> None:
        scoreboard = self._scoreboard()
        scoreboard.next_round.connect(self._next_round)
        scoreboard.folded.connect(lambda folded: self._hush(is_on=not folded))
        self._open(scoreboard)
        if self._is_unattended():
            timer = QTimer(scoreboard)
            timer.setSingleShot(True)
            timer.timeout.connect(self._go_on_unattended)
            timer.start(_UNATTENDED)

    def _go_on_unattended(self) -> None:
        if self._is_unattended():
            self._next_round()

    def _is_unattended(self) -> bool:
        """Whether only computers play, and nobody will press a button."""
        client = self._table.play.client
        return client.progress.demonstrates or not client.people

    def _next_round(self) -> None:
        self.close()
        self._table.play.let_go(ROUND)

    def _scoreboard(self, offer: tuple[str, str] = ("", "")) -> Scoreboard:
        from soiree.ui.screens.match.scoreboard import Scoreboard

        play, board = self._table.play, self._table.board
        # What was said in the round is over with it.
        board.speeches.clear()
        return Scoreboard(
            self._table,
            play.view_now(),
            self._table.shown.now.names,
            self._table.shown.now.viewer,
            assisted=play.client.is_assisted,
            offer=offer,
            room=lambda: _room(board.placement.layout),
            free=lambda size: _free(board, size),
        )


def _free(board: Board, size: QSize) -> QPoint | None:
    """The middle of a part of the table of this size where nothing lies, if there is one."""
    middle = board.placement.area.center()
    found = board.speeches.free(QSizeF(size), middle, is_asked=False)
    return None if found is None else found.toPoint()


def _room(layout: Layout) -> tuple[float, float] | None:
    """From where down to where a scoreboard hides nothing that it tells of, if that matters."""
    return layout.sheet_room() if isinstance(layout, RoomForSheet) else None
