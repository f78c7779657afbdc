"""The commands of the Move menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.match.match_table import show_match
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.table.race.race import Race
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    from soiree.controller.computers.explaining import Explanation
    from soiree.ui.screens.match.looking_back import LookingBack
    from soiree.ui.screens.match.overlays import Overlays


class MoveMenu(ScreenPart):
    """Undo, redo, restart, hints, replays of the last events, pauses and demonstrations."""

    def __init__(
        self, services: Services, table: Table, overlays: Overlays, looking_back: LookingBack
    ) -> None:
        super().__init__(services, table)
        self._overlays, self._looking_back = overlays, looking_back
        looking_back.begins.connect(self.end_demo_and_pause)
        for signal in (table.play.settled, table.play.asked, table.play.event_shown):
            signal.connect(self.refresh)

    @property
    def commands(self) -> dict[str, Callable[[], None]]:
        """The commands by name; each one first returns from an earlier position."""
        acts = {"again": self.show_again, "pause": self.toggle_pause, "restart": self.restart}
        if self._client.people:
            acts |= {"undo": self.undo, "redo": self.redo, "hint": self.hint}
            acts["demo"] = self.toggle_demo
        return {name: partial(self._act, act) for name, act in acts.items()}

    def refresh(self) -> None:
        """Enable the commands that can be used now."""
        client, commands = self._client, self._window.commands
        commands.enable("undo", client.undo_stack.can_undo())
        commands.enable("redo", client.undo_stack.can_redo())
        for name in ("hint", "demo", "pause"):
            commands.enable(name, client.result is None)
        # A race does not wait for events to be shown again.
        commands.enable("again", self._running_race() is None)
        commands.check("pause", client.progress.is_paused)
        commands.check("demo", client.progress.demonstrates)

    def _act(self, act: Callable[[], None]) -> None:
        self._looking_back.end()
        act()

    def end_demo_and_pause(self) -> None:
        """End the demonstration or the pause, if there is one."""
        if self._overlays.has_banner and self._table.play.past is None:
            self.end_demo()
            self._resume()

    # --- undo and redo ---------------------------------------------------------------------------

    def undo(self) -> None:
        """Undo the last choice of a person."""
        client = self._client
        if client.undo_stack.can_undo():
            self._jump(client.undo_stack.undo, tr("The last move is undone."))

    def redo(self) -> None:
        """Redo the choice that was undone."""
        client = self._client
        if client.undo_stack.can_redo():
            self._jump(client.undo_stack.redo, tr("The move is redone."))

    def restart(self) -> None:
        """Start the same deal again, after a question if a choice would be lost."""
        client = self._client
        loses_something = client.result is None and client.undo_stack.any_choice
        if not loses_something or self._may_restart():
            self._jump(client.undo_stack.restart, tr("The same deal from the start."))

    def _jump(self, jump: Callable[[], None], words: str) -> None:
        client, table = self._client, self._table
        self.end_demo()
        self._overlays.end_banner()
        self._overlays.close()
        client.progress.pause(False)
        jump()
        table.play.show_anew()
        show_match(self._window, table, reviewing=client.undo_stack.is_reviewing)
        self._window.tell(words)
        say(table, words, Weight.ANSWER)
        table.play.play_on()
        self.refresh()

    def _may_restart(self) -> bool:
        from soiree.ui.dialogs.questions import is_sure

        return is_sure(
            self._window,
            tr("Restart the deal"),
            tr("Do you want to start this deal again?"),
            tr("Your moves so far will be lost."),
            tr("Start again"),
            tr("Keep playing"),
        )

    # --- hints -----------------------------------------------------------------------------------

    def hint(self) -> None:
        """Request a hint, and show it on the table when it comes."""
        client, table = self._client, self._table
        if client.progress.is_paused:
            return
        seat = table.shown.now.decider
        if seat is None:
            self._window.status_bar.refuse(tr("It is not your turn yet."))
            return
        table.automatic_move.call_off()
        table.board.show_notice(tr("One moment…"))
        client.request_hint(seat, lambda hint: self._show_hint(seat, hint))

    def _show_hint(self, seat: Seat, hint: Explanation | None) -> None:
        from soiree.ui.games import hint_words

        table = self._table
        table.refresh()
        if table.shown.now.decider != seat:
            return
        if hint is None:
            self._window.status_bar.refuse(tr("No hint is available here."))
            return
        view, names = table.play.client.view((seat,)), table.shown.now.names
        words = hint_words.words_of(hint, view, names)
        table.hint.show(hint.move, hint.other, words)
        say(table, words.spoken, Weight.ANSWER)

    def show_again(self) -> None:
        """Show the events since the last choice of the person again."""
        if self._overlays.is_open or self._overlays.has_banner:
            return
        if not self._table.play.show_again() and not self._table.play.moving:
            self._window.status_bar.refuse(tr("There is nothing to show again."))

    # --- pauses and demonstrations ---------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Pause the match, or resume it."""
        client = self._client
        if (race := self._running_race()) is not None:
            self.end_demo()
            if not race.was_stopped_by_menu:
                race.toggle()
        elif client.progress.is_paused:
            self._resume()
        elif not self._overlays.is_open and client.result is None:
            self.end_demo()
            client.progress.pause(True)
            self._table.play.paused_by_person.emit(True)
            hint = tr("Press any key or click to continue.")
            self._overlays.show_banner(tr("Paused"), hint, self._resume, dims=True)
        self.refresh()

    def _running_race(self) -> Race | None:
        race = self._table.race
        return race if race is not None and race.is_on else None

    def _resume(self) -> None:
        self._overlays.end_banner()
        self._client.progress.pause(False)
        self._table.play.paused_by_person.emit(False)
        say(self._table, tr("The match continues."), Weight.ANSWER)
        self.refresh()

    def toggle_demo(self) -> None:
        """Start or stop the computers that play for the people."""
        client, table = self._client, self._table
        if client.progress.demonstrates:
            self.end_demo()
        elif client.result is None and not table.play.is_handing_over:
            if (race := self._running_race()) is not None and client.progress.is_paused:
                race.toggle()
            elif client.progress.is_paused:
                self._resume()
            table.play.void_choice()
            client.progress.demonstrate(True)
            title, hint = tr("Demo"), tr("Press any key or click to take your seat back.")
            self._overlays.show_banner(title, hint, self.end_demo, dims=False)
            self._window.demo_bar.say(title, hint)
            self._overlays.next_round()
        self.refresh()

    def end_demo(self) -> None:
        """End the demonstration, if there is one."""
        client = self._client
        if not client.progress.demonstrates:
            return
        self._window.demo_bar.hide()
        self._overlays.end_banner()
        client.progress.demonstrate(False)
        if (race := self._running_race()) is not None and not client.progress.is_paused:
            # A race waits until the person is ready.
            race.toggle()
        self.refresh()
