"""Controls a replay: by its bar, the Replay menu and the log."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt

from soiree.controller.match.replay import Replay
from soiree.ui.deferring import timer
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.match.match_table import show_match
from soiree.ui.screens.replay.replay_bar import SPEEDS, ReplayBar
from soiree.ui.screens.replay.replay_lane import LaneOfReplay, lane_for
from soiree.ui.screens.replay.replay_marks import ReplayMarks
from soiree.ui.screens.replay.replay_notes import ReplayNotes
from soiree.ui.screens.replay.replay_slider import nearest
from soiree.ui.screens.replay.viewpoints import set_observers, viewpoints
from soiree.ui.screens.review.reviewing import Reviewing
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ReplayPart
from soiree.ui.shell.routes import Continue
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

_BETWEEN = 350
"""Milliseconds between two entries at normal speed."""

_BETWEEN_STILL = 900
"""The same without animations: the person needs time to compare still pictures."""

_LONGEST = 3.0
"""The longest wait between two moves of a race, in seconds."""

_RECALLED = 3
"""The number of last moves that "Say again" repeats after a jump."""


class Replaying(ReplayPart):
    """Controls a replay.

    Attributes:
        review: the review of the match, if it can be reviewed.
    """

    def __init__(self, services: Services, replay: Replay, table: Table) -> None:
        super().__init__(services, replay, table)
        self._wishes = services.replay_wishes
        self._is_running = False
        self._viewpoints = viewpoints(replay)
        set_observers(self._viewpoints[0].observers, replay, table.shown)
        lane = lane_for(replay)
        self._bar = ReplayBar(services.window.commands, lane)
        self._lane: LaneOfReplay | None = None
        if lane is not None:
            self._lane = LaneOfReplay(services, replay, table, lane)
        self.review = Reviewing(services, replay, table, self._bar)
        self._marks = ReplayMarks(services, replay, table)
        self._notes = ReplayNotes(services, replay, table)
        self._beat = timer(self, self._play_on)
        self._connect()

    def _connect(self) -> None:
        play, bar = self._table.play, self._bar
        play.round_over.connect(self._next_round)
        play.settled.connect(self._settle)
        play.changed.connect(self._refresh)
        for source in (bar.slider.requested, self._window.dock.position_requested):
            source.connect(self.go_to)
        bar.slider.command_requested.connect(self._carry_out)
        bar.speed.activated.connect(self._use_speed)
        bar.viewpoint.activated.connect(self._use_viewpoint)
        self.review.position_requested.connect(self.go_to)
        self._marks.changed.connect(self._show_marks)
        self._notes.changed.connect(self._show_anew)

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The commands of a replay, by name."""
        acts: dict[str, Callable[[], object]] = {
            "play": self.toggle_play,
            "faster": partial(self._change_speed, 1),
            "slower": partial(self._change_speed, -1),
            "forward": partial(self.step, 1),
            "back": partial(self.step, -1),
            "next_choice": partial(self._go_past, "choices", 1),
            "previous_choice": partial(self._go_past, "choices", -1),
            "next_round": partial(self._go_past, "rounds", 1),
            "previous_round": partial(self._go_past, "rounds", -1),
            "first": partial(self.go_to, 0),
            "last": partial(self.go_to, sys.maxsize),
            "eyes": self._use_next_viewpoint,
            "branch": self._branch,
            "film": self._film,
            "note": self._notes.ask,
        }
        if self._lane is not None:
            acts["lane"] = self._lane.toggle
        return acts | self.review.commands

    def _carry_out(self, command: str) -> None:
        self.commands[command]()

    def begin(self) -> None:
        """Show the bar and the review, and begin to mark the slider."""
        replay, bar = self.replay, self._bar
        self._window.frame.add_bar(bar)
        bar.begin(replay.length, place(replay, replay.length), self._viewpoints)
        bar.speed.setCurrentIndex(SPEEDS.index(self._wishes.speed))
        bar.show()
        if self._lane is not None:
            self._lane.begin()
        self.review.begin()
        self._marks.begin()
        self._refresh()
        bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Stop the replay, and remove the bar."""
        self._beat.stop()
        self._marks.end()
        self.review.end()
        self._window.frame.drop_bar(self._bar)

    def _next_round(self) -> None:
        self._table.play.resume(ROUND)

    def _show_marks(self) -> None:
        self._bar.slider.show_marks(self._marks.marks)

    # --- positions -------------------------------------------------------------------------------

    def step(self, way: int) -> None:
        """Go forward (1) or back (-1) by one entry."""
        if way < 0:
            self.go_to(self.replay.before())
        else:
            self._stop()
            self._go_on()

    def go_to(self, position: int) -> None:
        """Show the match after so many entries, and say the position."""
        self._stop()
        self.replay.go_to(position)
        self._show_anew()
        words = place(self.replay, self.replay.position)
        if (choice := self.review.land()) is not None:
            words = tr("{place}: {what}").format(place=words, what=choice.judgement())
        say(self._table, words, Weight.ANSWER)

    def _go_past(self, kind: str, way: int) -> None:
        """Go to the next (1) or previous (-1) mark of a kind, or else to that end of the match.

        Args:
            kind: the name of an attribute of `Marks`.
        """
        marked: Sequence[int] = getattr(self._marks.marks, kind)
        found = nearest(marked, self.replay.position, way)
        end = self.replay.length if way > 0 else 0
        self.go_to(end if found is None else found)

    def toggle_play(self) -> None:
        """Stop, or play from the current position; at the end, from the beginning."""
        replay = self.replay
        if self._is_running:
            self._stop()
            say(self._table, tr("The replay is paused."), Weight.ANSWER)
        else:
            if replay.position == replay.length:
                self.go_to(0)
            self._is_running = True
            self._play_on()
        self._refresh()

    def _stop(self) -> None:
        self._is_running = False
        self._beat.stop()

    def _play_on(self) -> None:
        if self._is_running and not self._go_on():
            self._stop()
            self._refresh()

    def _go_on(self) -> bool:
        # Running animations are finished first.
        self._table.playback.hurry()
        return self.replay.step()

    def _settle(self) -> None:
        self._refresh()
        if self._is_running:
            moves = bool(self._table.shown.now.appearance.motion(100))
            self._beat.start(round(pause(self.replay, moves=moves) / self._wishes.speed))

    def _change_speed(self, way: int) -> None:
        number = min(max(SPEEDS.index(self._wishes.speed) + way, 0), len(SPEEDS) - 1)
        bar = self._bar
        bar.speed.setCurrentIndex(number)
        self._use_speed(number)
        say(self._table, tr("Speed {factor}").format(factor=bar.speed.itemText(number)))

    def _use_speed(self, number: int) -> None:
        self._wishes.speed = SPEEDS[number]
        appearance = self._table.shown.now.appearance
        self._table.show_appearance(replace(appearance, haste=SPEEDS[number]))

    # --- viewpoints ------------------------------------------------------------------------------

    def _use_viewpoint(self, number: int) -> None:
        set_observers(self._viewpoints[number].observers, self.replay, self._table.shown)
        self._marks.begin()
        self._show_anew()

    def _use_next_viewpoint(self) -> None:
        box = self._bar.viewpoint
        box.setCurrentIndex((box.currentIndex() + 1) % box.count())
        self._use_viewpoint(box.currentIndex())
        say(self._table, box.currentText(), Weight.ANSWER)

    # --- display ---------------------------------------------------------------------------------

    def _show_anew(self) -> None:
        table = self._table
        table.play.show_anew()
        show_match(self._window, table, reviewing=self.replay.is_open)
        story = table.play.story
        words = [line.text for line in story.lines(_RECALLED) if line.kind is not Kind.DETAIL]
        table.announcer.recall(words)
        table.play.play_on()
        self._refresh()

    def _refresh(self) -> None:
        replay = self.replay
        here, commands = replay.position, self._window.commands
        for name in ("back", "first", "previous_round", "previous_choice"):
            commands.enable(name, here > 0)
        for name in ("forward", "last", "next_round", "next_choice"):
            commands.enable(name, here < replay.length)
        commands.enable("branch", replay.client.result is None)
        commands.check("play", self._is_running)
        self._bar.show_place(here, place(replay, here), plays=self._is_running)
        if self._lane is not None:
            self._lane.refresh()
        self.review.refresh()

    def _film(self) -> None:
        if self.replay.length:
            from soiree.ui.screens.replay.replay_film import FilmOfReplay

            self._stop()
            FilmOfReplay(self._window, self.replay, self._table).ask()

    def _branch(self) -> None:
        replay, table = self.replay, self._table
        if replay.client.result is not None:
            return
        self._stop()
        started = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        record = replay.branch(table.shown.now.observers[0], started)
        # The branch is saved as a new match.
        self._services.matches.put(record, replay.client.game)
        self._window.requested.emit(Continue(record))


def place(replay: Replay, position: int) -> str:
    """A position of a replay in words, such as "Round 2, 40 of 128"."""
    words = {"position": position, "length": replay.length}
    number = replay.round_at(position)
    if not number or len(replay.rounds) < 2:  # Games with a single deal have no rounds.
        return tr("{position} of {length}").format(**words)
    in_races = replay.client.game.is_race
    text = (
        tr("Race {round}, {position} of {length}")
        if in_races
        else tr("Round {round}, {position} of {length}")
    )
    return text.format(round=number, **words)


def pause(replay: Replay, *, moves: bool) -> float:
    """Milliseconds until the next entry at normal speed.

    Args:
        moves: true if the table has animations.
    """
    seconds = replay.seconds_to_next()
    if seconds is not None:
        return 1000 * min(seconds, _LONGEST)
    return _BETWEEN if moves else _BETWEEN_STILL
