"""The Move menu: what a person may do with the match at the table beside choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from soiree.controller.client import Client
from soiree.controller.hints import Hint
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
from soiree.ui.table.accessible import announce
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    from soiree.ui.window.banner import Banner
    from soiree.ui.window.main_window import MainWindow
    from soiree.ui.window.match_host import Host


class Moves(QObject):
    """Undo and redo, hints, the last move once more, pauses, demonstrations, restarts."""

    def __init__(self, host: Host, window: MainWindow) -> None:
        super().__init__(window)
        self._host = host
        self._window = window
        self._client: Client | None = None
        self._table: Table | None = None
        self._banner: Banner | None = None
        for name, act in {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "again": self.show_again,
            "demo": self.toggle_demo,
            "pause": self.toggle_pause,
            "restart": self.restart,
        }.items():
            window.commands.on(name, act)
        self.leave()

    def sit_down(self, client: Client, table: Table) -> None:
        """Be there for the match at this table."""
        self._client, self._table = client, table
        people = bool(client.people)
        for name in ("undo", "redo", "hint", "demo"):
            self._window.commands.offer(name, people)
        for name in ("again", "pause", "restart"):
            self._window.commands.offer(name, True)
        for signal in (table.play.settled, table.play.asked, table.play.told):
            signal.connect(self.refresh)
        self.refresh()

    def leave(self) -> None:
        """There is no table any more."""
        self._end_banner()
        self._client = self._table = None
        for name in ("undo", "redo", "hint", "again", "demo", "pause", "restart"):
            self._window.commands.offer(name, False)

    def refresh(self) -> None:
        """Offer what can be done now."""
        client = self._client
        if client is not None:
            commands = self._window.commands
            commands.enable("undo", client.undo_stack.can_undo())
            commands.enable("redo", client.undo_stack.can_redo())
            for name in ("demo", "pause"):
                commands.enable(name, client.result is None)
            commands.check("pause", client.is_paused)
            commands.check("demo", client.demonstrates)

    def come_forward(self) -> None:
        """Something new lies over the table; what ends a demonstration lies above it."""
        if self._banner is not None:
            self._banner.come_forward()

    # --- there and back --------------------------------------------------------------------------

    def undo(self) -> None:
        """Back to the last choice of a person."""
        client = self._client
        if client is None or not client.undo_stack.can_undo() or not self._may_leave_the_end():
            return
        words = tr("The last choice is taken back.")
        self._jump(client.undo_stack.undo, words)

    def redo(self) -> None:
        """Forth again, the same way."""
        client = self._client
        if client is not None and client.undo_stack.can_redo():
            words = tr("What was taken back is made again.")
            self._jump(client.undo_stack.redo, words)

    def restart(self) -> None:
        """The same deal from its start; nobody is asked where nothing was chosen yet."""
        client = self._client
        if client is None or not self._may_leave_the_end():
            return
        goes_on = client.result is None and client.undo_stack.any_choice
        if not goes_on or self._may_restart():
            self._jump(client.undo_stack.restart, tr("The same deal once more."))

    def _jump(self, go: Callable[[], None], words: str) -> None:
        client, table = self._client, self._table
        assert client is not None
        assert table is not None
        self.end_demo()
        self._end_banner()
        self._host.lay_over(None)
        client.pause(False)
        go()
        table.play.show_anew()
        self._window.begin(
            table.play.view_now(),
            table.play.names,
            table.play.viewer,
            reviewing=client.undo_stack.is_reviewing,
        )
        self._window.tell(None, words)
        announce(table, words)
        table.play.play_on()
        self.refresh()

    def _may_leave_the_end(self) -> bool:
        """Whether a match that is over may be gone on with: another one may wait in its place."""
        client = self._client
        assert client is not None
        return client.result is None or self._host.may_take_the_place(client.game.name)

    def _may_restart(self) -> bool:
        from soiree.ui.dialogs.confirm import is_sure

        return is_sure(
            self._window,
            tr("Restart the deal"),
            tr("Do you want to start this deal again?"),
            tr("What was played of it is given up."),
            tr("Start again"),
            tr("Play on"),
        )

    # --- help ------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Ask what to do; it is pointed out as soon as somebody knows."""
        client, table = self._client, self._table
        if client is None or table is None or client.is_paused:
            return
        seat = table.play.decider
        if seat is None:
            over = client.result is not None
            self._window.refuse(
                tr("The match is over.") if over else tr("It is not your turn yet.")
            )
            return
        table.board.prompt.show_words(tr("One moment …"))
        client.request_hint(seat, lambda hint: self._show_hint(table, seat, hint))

    def _show_hint(self, table: Table, seat: Seat, hint: Hint | None) -> None:
        from soiree.ui.games import hint_words

        table.refresh()
        if table is not self._table or table.play.decider != seat:
            return
        if hint is None:
            self._window.refuse(tr("Nobody knows what to do here."))
            return
        table.show_hint(hint.move)
        words = hint_words.sentence(hint, table.play.client.view((seat,)), table.play.names)
        self._window.tell(None, words)
        announce(table, words)

    def show_again(self) -> None:
        """Show the last move once more."""
        if self._table is None or self._host.is_covered or self._banner is not None:
            return
        if not self._table.play.show_again() and not self._table.play.moving:
            self._window.refuse(tr("There is no move to be shown again."))

    # --- pauses and demonstrations ---------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Stop the match, or let it go on."""
        client, table = self._client, self._table
        if client is None or table is None:
            return
        if table.pauses_itself():
            self.end_demo()
            table.toggle_pause()
        elif client.is_paused:
            self._go_on()
        elif not self._host.is_covered and client.result is None:
            self.end_demo()
            client.pause(True)
            self._show_banner(
                tr("Paused"),
                tr("Any key or a click goes on."),
                dims=True,
                ends=self._go_on,
            )
        self.refresh()

    def _go_on(self) -> None:
        self._end_banner()
        if self._client is not None:
            self._client.pause(False)
        self.refresh()

    def toggle_demo(self) -> None:
        """Let computers play on for the people, or stop them."""
        client, table = self._client, self._table
        if client is None or table is None:
            return
        if client.demonstrates:
            self.end_demo()
        elif client.result is None and not self._host.waits_for_screen:
            if table.pauses_itself() and client.is_paused:
                table.toggle_pause()
            elif client.is_paused:
                self._go_on()
            table.play.void_choice()
            client.demonstrate(True)
            self._show_banner(
                tr("Demo"),
                tr("Any key or a click gives you your seat back."),
                dims=False,
                ends=self.end_demo,
            )
            self._host.go_on_after_round()
        self.refresh()

    def end_demo(self) -> None:
        """Give the people their seats back, if computers play for them."""
        client, table = self._client, self._table
        if client is None or table is None or not client.demonstrates:
            return
        self._end_banner()
        client.demonstrate(False)
        if table.pauses_itself() and not client.is_paused:
            # In the midst of a race nobody is ready at once.
            table.toggle_pause()
        self.refresh()

    def _show_banner(self, title: str, hint: str, *, dims: bool, ends: Callable[[], None]) -> None:
        from soiree.ui.window.banner import Banner

        assert self._table is not None
        self._end_banner()
        self._banner = Banner(self._table, title, hint, dims=dims)
        self._banner.ended.connect(ends)
        self._banner.open()

    def _end_banner(self) -> None:
        if self._banner is not None:
            banner, self._banner = self._banner, None
            banner.put_away()
            self._host.come_forward()
