"""Leads through the replay at the table: by the bar below it, the Replay menu and the log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from soiree.controller.match.replay import Replay
from soiree.core.records import Record
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.screens.replay.replay_eyes import Eyes, all_eyes, look_through
from soiree.ui.screens.replay.replay_lane import LaneOfReplay
from soiree.ui.screens.replay.replay_marks import ReplayMarks
from soiree.ui.screens.review.reviewing import Reviewing
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

if TYPE_CHECKING:
    # Loaded with the first replay.
    from soiree.ui.screens.replay.replay_bar import ReplayBar

_BETWEEN = 350
"""Milliseconds between two entries, at the speed of play."""

_BETWEEN_STILL = 900
"""The same where nothing moves, and every picture has to be looked at."""

_LONGEST = 3.0
"""Seconds that a replay waits at most where nobody moved in a race."""

_RECALLED = 3
"""How many of the last moves can be heard again after a jump."""

COMMANDS = (
    *("play", "faster", "slower", "forward", "back", "next_choice", "previous_choice"),
    *("next_round", "previous_round", "first", "last", "eyes", "branch", "film"),
)


class Replaying(QObject):
    """Leads through one replay at a time.

    Attributes:
        review: of the replay.

    Signals:
        branch_wanted: this record, of a match that branches off here, is to be played on.
    """

    branch_wanted = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        paths: Paths,
        settings: Settings,
        show_again: Callable[[Record], None],
    ) -> None:
        """
        Args:
            show_again: shows the replay of a match.
        """
        super().__init__(window)
        self._window = window
        self._replay: Replay | None = None
        self._table: Table | None = None
        self._bar: ReplayBar | None = None
        self._plays = False
        self._speed = 1.0
        self._marks = ReplayMarks(self)
        self._marks.changed.connect(
            lambda: self._bar_of_window().slider.show_marks(self._marks.marks)
        )
        self._lane = LaneOfReplay(window)
        self.review = Reviewing(window, paths, settings, show_again)
        self.review.position_wanted.connect(self.go_to)
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._play_on)
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
            "first": lambda: self.go_to(0),
            "last": partial(self.go_to, sys.maxsize),
            "eyes": self._change_eyes,
            "branch": self._branch,
            "film": self._film,
        }
        for name, act in acts.items():
            window.commands.on(name, act)
        window.dock.position_wanted.connect(self.go_to)
        self._offer(False)

    # --- a replay comes and goes -----------------------------------------------------------------

    @property
    def replay(self) -> Replay | None:
        """The replay at the table, if there is one."""
        return self._replay

    @property
    def is_open(self) -> bool:
        """Whether a replay is at the table in which all cards may be seen."""
        return self._replay is not None and self._replay.is_open

    def hastened(self, appearance: Appearance) -> Appearance:
        """How a table looks that shows a replay at the speed that is wanted now."""
        return replace(appearance, haste=1.0 if self._replay is None else self._speed)

    def prepare(self, replay: Replay, table: Table) -> None:
        """Have a table that has not started yet show a replay."""
        self._replay, self._table = replay, table
        look_through(all_eyes(replay)[0][1], replay, table.shown)

    def attach(self) -> None:
        """Lead through the replay that was prepared, from now on."""
        replay, table = self._replay, self._table
        assert replay is not None
        assert table is not None
        table.show_appearance(self.hastened(table.shown.appearance))

        def next_round() -> None:
            # Nothing keeps the table itself: it is gone as soon as it is left.
            if self._table is not None:
                self._table.play.let_go(ROUND)

        table.play.round_over.connect(next_round)
        table.play.settled.connect(self._settle)
        table.play.changed.connect(self._show)
        self._offer(True)
        bar = self._bar_of_window()
        eyes = all_eyes(replay)
        bar.begin(replay.length, place(replay, replay.length), eyes)
        bar.show_eyes(eyes[0][1])
        bar.show()
        self._lane.attach(bar, replay, table)
        self.review.attach(bar, replay, table)
        self._marks.begin(replay, table)
        self._show()
        bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def detach(self) -> None:
        """The table goes away, and its replay with it."""
        self._beat.stop()
        self._marks.end()
        self._plays = False
        self._lane.detach()
        self.review.detach()
        self._replay = self._table = None
        if self._bar is not None:
            self._bar.hide()
        self._offer(False)

    def _offer(self, offered: bool) -> None:
        for name in COMMANDS:
            self._window.commands.offer(name, offered)

    def _bar_of_window(self) -> ReplayBar:
        if self._bar is None:
            from soiree.ui.screens.replay.replay_bar import ReplayBar

            self._bar = ReplayBar(self._window.commands)
            self._bar.slider.wanted.connect(self.go_to)
            self._bar.slider.stepped.connect(self.step)
            self._bar.slider.round_wanted.connect(partial(self._go_past, "rounds"))
            self._bar.slider.play_wanted.connect(self.toggle_play)
            self._bar.speed_wanted.connect(self._use_speed)
            self._bar.eyes_wanted.connect(self.see_through)
            self._window.frame.add_bar(self._bar)
        return self._bar

    # --- on the way ------------------------------------------------------------------------------

    def step(self, way: int) -> None:
        """Show the next entry (1) as it is shown in play, or go back by one (-1)."""
        if self._replay is None:
            return
        if way < 0:
            self.go_to(self._replay.before())
        else:
            self._stop()
            self._go_on()

    def go_to(self, position: int) -> None:
        """Show the match as it was after so many entries, and say where that is."""
        if self._replay is None:
            return
        self._stop()
        self._replay.go_to(position)
        self._show_anew()
        told = place(self._replay, self._replay.position)
        if (choice := self.review.land()) is not None:
            told = tr("{place}: {what}").format(place=told, what=choice.judged())
        say(self._table, told, Weight.ANSWER)

    def _go_past(self, kind: str, way: int) -> None:
        """Go to the next mark of a kind, or to the one before; or to the end on that side."""
        if self._replay is None:
            return
        here = self._replay.position
        marked: tuple[int, ...] = tuple(getattr(self._marks.marks, kind))
        if way > 0:
            self.go_to(next((each for each in marked if each > here), self._replay.length))
        else:
            self.go_to(next((each for each in reversed(marked) if each < here), 0))

    def toggle_play(self) -> None:
        """Play from here, from the beginning if this is the end; or stop."""
        replay = self._replay
        if replay is None:
            return
        if self._plays:
            self._stop()
            say(self._table, tr("The replay stands."), Weight.ANSWER)
        else:
            if replay.position == replay.length:
                self.go_to(0)
            self._plays = True
            self._play_on()
        self._show()

    def _stop(self) -> None:
        self._plays = False
        self._beat.stop()

    def _play_on(self) -> None:
        if self._plays and not self._go_on():
            self._stop()
            self._show()

    def _go_on(self) -> bool:
        """Show the next entry; returns whether there is one."""
        if self._replay is None or self._table is None:
            return False
        # Whatever still moves is shown to its end.
        self._table.playback.hurry()
        return self._replay.step()

    def _settle(self) -> None:
        """All that happened was shown: the next entry comes soon."""
        self._show()
        if self._plays and self._replay is not None:
            assert self._table is not None
            moves = bool(self._table.shown.appearance.motion(100))
            self._beat.start(round(pause(self._replay, moves=moves) / self._speed))

    def _change_speed(self, way: int) -> None:
        from soiree.ui.screens.replay.replay_bar import SPEEDS

        number = min(max(SPEEDS.index(self._speed) + way, 0), len(SPEEDS) - 1)
        bar = self._bar_of_window()
        bar.speed.setCurrentIndex(number)
        self._use_speed(SPEEDS[number])
        say(self._table, tr("Speed {factor}").format(factor=bar.speed.itemText(number)))

    def _use_speed(self, speed: float) -> None:
        self._speed = speed
        if self._table is not None:
            self._table.show_appearance(self.hastened(self._table.shown.appearance))

    # --- whose eyes ------------------------------------------------------------------------------

    def see_through(self, eyes: Eyes) -> None:
        """Show the match as these seats see it, from now on."""
        if self._replay is None or self._table is None:
            return
        replay, table = self._replay, self._table
        look_through(tuple(eyes), replay, table.shown)
        self._bar_of_window().show_eyes(tuple(eyes))
        self._marks.begin(replay, table)
        self._show_anew()

    def _change_eyes(self) -> None:
        """Look through the next eyes."""
        if self._replay is None or self._table is None:
            return
        every = all_eyes(self._replay)
        here = next(n for n, (_, each) in enumerate(every) if each == self._table.shown.observers)
        words, eyes = every[(here + 1) % len(every)]
        self.see_through(eyes)
        say(self._table, words, Weight.ANSWER)

    # --- what is shown of it ---------------------------------------------------------------------

    def _show_anew(self) -> None:
        """The match has jumped, or is seen by others."""
        replay, table = self._replay, self._table
        assert replay is not None
        assert table is not None
        table.play.show_anew()
        story, shown = table.play.telling.story, table.shown
        view = table.play.view_now()
        self._window.begin(view, shown.names, shown.viewer, story, reviewing=self.is_open)
        told = [line.text for line in story.last(_RECALLED) if line.kind is not Kind.DETAIL]
        table.announcer.recall(told)
        table.play.play_on()
        self._show()

    def _show(self) -> None:
        """Bring the bar and the menu up to the position that is shown."""
        replay = self._replay
        if replay is None or self._bar is None:
            return
        here, commands = replay.position, self._window.commands
        for name in ("back", "first", "previous_round", "previous_choice"):
            commands.enable(name, here > 0)
        for name in ("forward", "last", "next_round", "next_choice"):
            commands.enable(name, here < replay.length)
        commands.enable("branch", replay.client.result is None)
        commands.check("play", self._plays)
        self._bar.show_place(here, place(replay, here), plays=self._plays)
        self._lane.refresh()
        self.review.refresh()

    def _film(self) -> None:
        """Save a part of it as a moving picture."""
        if self._replay is not None and self._table is not None and self._replay.length:
            from soiree.ui.screens.replay.replay_film import FilmOfReplay

            self._stop()
            FilmOfReplay(self._window, self._replay, self._table).ask()

    # --- another way -----------------------------------------------------------------------------

    def _branch(self) -> None:
        replay, table = self._replay, self._table
        if replay is None or table is None or replay.client.result is not None:
            return
        from datetime import UTC, datetime

        self._stop()
        started = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        self.branch_wanted.emit(replay.branch(table.shown.observers[0], started))


def place(replay: Replay, position: int) -> str:
    """Where a replay stands, in words."""
    words = {"position": position, "length": replay.length}
    number = replay.round_at(position)
    if not number or len(replay.rounds) < 2:  # Where all is dealt once, none is told.
        return tr("{position} of {length}").format(**words)
    in_races = replay.client.game.is_race
    text = (
        tr("Race {round}, {position} of {length}")
        if in_races
        else tr("Round {round}, {position} of {length}")
    )
    return text.format(round=number, **words)


def pause(replay: Replay, *, moves: bool) -> float:
    """Milliseconds until the next entry, at the speed of play.

    Args:
        moves: whether anything moves at the table; if not, every picture has to be looked at.
    """
    seconds = replay.seconds_to_next()
    if seconds is not None:
        return 1000 * min(seconds, _LONGEST)
    return _BETWEEN if moves else _BETWEEN_STILL
