"""The overlays of a table: scoreboards, the handover of the screen to another person, banners."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from soiree.core.zones import Seat
from soiree.ui.deferring import soon
from soiree.ui.screens.match.match_end import EndChoice, EndNotes
from soiree.ui.style.panels import dispose_of
from soiree.ui.table.felt.felt_line import HiddenWords
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    # Loaded where they are first opened.
    from soiree.ui.screens.match.handover import HandoverScreen
    from soiree.ui.screens.match.scoreboard import Scoreboard
    from soiree.ui.shell.banner import Banner

UNATTENDED = 5000
"""Milliseconds until the next round where only computers play."""


class Overlays(QObject):
    """Lays one widget at a time over the table, and a banner over both.

    Signals:
        chosen: the person chose a button at the end of the match.
    """

    chosen = Signal(EndChoice)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._shown: Scoreboard | HandoverScreen | None = None
        self._hidden_words: HiddenWords | None = None
        self._banner: Banner | None = None
        table.play.screen_requested.connect(self._hand_over)
        table.play.round_over.connect(self._show_round)

    @property
    def is_open(self) -> bool:
        """True if there is an overlay."""
        return self._shown is not None

    def show_end(self, notes: EndNotes) -> None:
        """Show the scoreboard at the end of the match, with some additions."""
        scoreboard = self._scoreboard(notes)
        scoreboard.chosen.connect(self.chosen)
        self._open(scoreboard)

    def next_round(self) -> None:
        """Go on to the next round, if its scoreboard is open."""
        if self.is_open and self._table.play.client.result is None:
            self._next_round()

    def close(self) -> None:
        """Close the overlay, if there is one."""
        if self._shown is not None:
            # Otherwise Qt would move the focus as the Tab key does, with a visible ring.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            dispose_of(self._shown)
            self._shown = None
        self._hide_words(is_on=False)
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_aside(self) -> None:
        """Hide the overlay until `take_keys`."""
        if self._shown is not None:
            self._shown.hide()
            self._hide_words(is_on=False)

    def take_keys(self) -> None:
        """Show the overlay again, if there is one, and focus it."""
        if self._shown is not None:
            self._hide_words(is_on=True)
            self._shown.open()

    def _open(self, shown: Scoreboard | HandoverScreen) -> None:
        if self.is_open:
            self.close()
        self._shown = shown
        self._hide_words(is_on=True)
        shown.open()
        if self._banner is not None:
            self._banner.come_forward()

    def _hide_words(self, *, is_on: bool) -> None:
        if self._hidden_words is not None:
            self._hidden_words.bring_back()
            self._hidden_words = None
        if is_on:
            self._hidden_words = HiddenWords(self._table.board.texts)

    # --- banners ---------------------------------------------------------------------------------

    @property
    def has_banner(self) -> bool:
        """True if there is a banner."""
        return self._banner is not None

    def show_banner(
        self, title: str, hint: str, ends: Callable[[], None], *, dims: bool, frames: bool = False
    ) -> None:
        """Show a banner in place of the one before, if any; see `Banner`.

        Args:
            ends: called by the first key or click, and ends the banner.
        """
        from soiree.ui.shell.banner import Banner

        self.end_banner()
        self._banner = Banner(self._table, title, hint, dims=dims, frames=frames)
        self._banner.ended.connect(ends)
        self._banner.open()

    def end_banner(self) -> None:
        """Remove the banner, if there is one."""
        if self._banner is not None:
            banner, self._banner = self._banner, None
            banner.put_away()
            self.take_keys()

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
        scoreboard = self._scoreboard(EndNotes())
        scoreboard.next_round.connect(self._next_round)
        scoreboard.folded.connect(lambda folded: self._hide_words(is_on=not folded))
        self._open(scoreboard)
        if self._is_unattended():
            soon(scoreboard, self._go_on_unattended, UNATTENDED)

    def _go_on_unattended(self) -> None:
        if self._is_unattended():
            self._next_round()

    def _is_unattended(self) -> bool:
        client = self._table.play.client
        return client.progress.demonstrates or not client.people

    def _next_round(self) -> None:
        self.close()
        self._table.play.resume(ROUND)

    def _scoreboard(self, notes: EndNotes) -> Scoreboard:
        from soiree.ui.screens.match.scoreboard import Scoreboard
        from soiree.ui.screens.match.surroundings import Surroundings

        play, state, board = self._table.play, self._table.shown.now, self._table.board
        # The speeches of the round are over.
        board.speeches.clear()
        view, around = play.view_now(), Surroundings(self._table)
        return Scoreboard(self._table, view, state.names, state.viewer, notes, around)
