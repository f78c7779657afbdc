"""Leads through the replay at the table: by the bar below it, the Replay menu and the log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer

from soiree.controller.match.replay import Replay
from soiree.ui.screens.replay.replay_bar import SPEEDS, ReplayBar
from soiree.ui.screens.replay.replay_eyes import Eyes, all_eyes, look_through
from soiree.ui.screens.replay.replay_lane import lane_of
from soiree.ui.screens.replay.replay_marks import ReplayMarks
from soiree.ui.screens.review.reviewing import Reviewing
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Continue
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import Weight, say
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table

_BETWEEN = 350
"""Milliseconds between two entries, at the speed of play."""

_BETWEEN_STILL = 900
"""The same where nothing moves, and every picture has to be looked at."""

_LONGEST = 3.0
"""Seconds that a replay waits at most where nobody moved in a race."""

_RECALLED = 3
"""How many of the last moves can be heard again after a jump."""


class Replaying(QObject):
    """Leads through a replay.

    Attributes:
        replay: where it stands.
        review: of the match, if it can be reviewed.
    """

    def __init__(self, services: Services, replay: Replay, table: Table) -> None:
        super().__init__()
        self._services = services
        self._window = services.window
        self._wishes = services.replay_wishes
        self._table = table
        self.replay = replay
        self._plays = False
        self._eyes = all_eyes(replay)
        look_through(self._eyes[0][1], replay, table.shown)
        self._bar = ReplayBar(services.window.commands)
        self._lane = lane_of(services, self._bar, replay)
        self.review = Reviewing(services, self._bar, replay, table)
        self._marks = ReplayMarks(replay, table)
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._connect()

    def _connect(self) -> None:
        play, bar = self._table.play, self._bar
        play.round_over.connect(self._next_round)
        play.settled.connect(self._settle)
        play.changed.connect(self._show)
        bar.slider.requested.connect(self.go_to)
        bar.slider.stepped.connect(self.step)
        bar.slider.round_requested.connect(self._go_past_round)
        bar.slider.play_requested.connect(self.toggle_play)
        bar.speed_requested.connect(self._use_speed)
        bar.eyes_requested.connect(self.see_through)
        self._window.dock.position_requested.connect(self.go_to)
        self.review.position_requested.connect(self.go_to)
        self._marks.changed.connect(self._show_marks)
        self._beat.timeout.connect(self._play_on)

    # --- a replay comes and goes -----------------------------------------------------------------

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """What it does of the commands."""
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
            "eyes": self._change_eyes,
            "branch": self._branch,
            "film": self._film,
        }
        if self._lane is not None:
            acts["lane"] = partial(self._lane.toggle, self._table)
        return acts | self.review.commands

    def begin(self) -> None:
        """Show the bar, and what is known of the match."""
        replay, bar = self.replay, self._bar
        self._window.frame.add_bar(bar)
        bar.begin(replay.length, place(replay, replay.length), self._eyes)
        bar.show_eyes(self._table.shown.now.observers)
        bar.speed.setCurrentIndex(SPEEDS.index(self._wishes.speed))
        bar.show()
        if self._lane is not None:
            self._lane.begin(self._table)
        self.review.begin()
        self._marks.begin()
        self._show()
        bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """The replay is left."""
        self._beat.stop()
        self._marks.end()
        self.review.end()
        self._window.frame.drop_bar(self._bar)

    def hastened(self, appearance: Appearance) -> Appearance:
        """How a table looks that shows a replay at the speed that is wanted now."""
        return replace(appearance, haste=self._wishes.speed)

    def _next_round(self) -> None:
        self._table.play.let_go(ROUND)

    def _show_marks(self) -> None:
        self._bar.slider.show_marks(self._marks.marks)

    # --- on the way ------------------------------------------------------------------------------

    def step(self, way: int) -> None:
        """Show the next entry (1) as it is shown in play, or go back by one (-1)."""
        if way < 0:
            self.go_to(self.replay.before())
        else:
            self._stop()
            self._go_on()

    def go_to(self, position: int) -> None:
        """Show the match as it was after so many entries, and say where that is."""
        self._stop()
        self.replay.go_to(position)
        self._show_anew()
        told = place(self.replay, self.replay.position)
        if (choice := self.review.land()) is not None:
            told = tr("{place}: {what}").format(place=told, what=choice.judged())
        say(self._table, told, Weight.ANSWER)

    def _go_past_round(self, way: int) -> None:
        self._go_past("rounds", way)

    def _go_past(self, kind: str, way: int) -> None:
        """Go to the next mark of a kind, or to the one before; or to the end on that side."""
        here = self.replay.position
        marked: tuple[int, ...] = tuple(getattr(self._marks.marks, kind))
        if way > 0:
            self.go_to(next((each for each in marked if each > here), self.replay.length))
        else:
            self.go_to(next((each for each in reversed(marked) if each < here), 0))

    def toggle_play(self) -> None:
        """Play from here, from the beginning if this is the end; or stop."""
        replay = self.replay
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
        # Whatever still moves is shown to its end.
        self._table.playback.hurry()
        return self.replay.step()

    def _settle(self) -> None:
        """All that happened was shown: the next entry comes soon."""
        self._show()
        if self._plays:
            moves = bool(self._table.shown.now.appearance.motion(100))
            self._beat.start(round(pause(self.replay, moves=moves) / self._wishes.speed))

    def _change_speed(self, way: int) -> None:
        number = min(max(SPEEDS.index(self._wishes.speed) + way, 0), len(SPEEDS) - 1)
        bar = self._bar
        bar.speed.setCurrentIndex(number)
        self._use_speed(SPEEDS[number])
        say(self._table, tr("Speed {factor}").format(factor=bar.speed.itemText(number)))

    def _use_speed(self, speed: float) -> None:
        self._wishes.speed = speed
        self._table.show_appearance(self.hastened(self._table.shown.now.appearance))

    # --- whose eyes ------------------------------------------------------------------------------

    def see_through(self, eyes: Eyes) -> None:
        """Show the match as these seats see it, from now on."""
        replay, table = self.replay, self._table
        look_through(tuple(eyes), replay, table.shown)
        self._bar.show_eyes(tuple(eyes))
        self._marks.begin()
        self._show_anew()

    def _change_eyes(self) -> None:
        """Look through the next eyes."""
        every = self._eyes
        here = next(
            n for n, (_, each) in enumerate(every) if each == self._table.shown.now.observers
        )
        words, eyes = every[(here + 1) % len(every)]
        self.see_through(eyes)
        say(self._table, words, Weight.ANSWER)

    # --- what is shown of it ---------------------------------------------------------------------

    def _show_anew(self) -> None:
        """The match has jumped, or is seen by others."""
        replay, table = self.replay, self._table
        table.play.show_anew()
        story, shown = table.play.story, table.shown
        view = table.play.view_now()
        self._window.begin(view, shown.now.names, shown.now.viewer, story, reviewing=replay.is_open)
        told = [line.text for line in story.last(_RECALLED) if line.kind is not Kind.DETAIL]
        table.announcer.recall(told)
        table.play.play_on()
        self._show()

    def _show(self) -> None:
        """Bring the bar and the menu up to the position that is shown."""
        replay = self.replay
        here, commands = replay.position, self._window.commands
        for name in ("back", "first", "previous_round", "previous_choice"):
            commands.enable(name, here > 0)
        for name in ("forward", "last", "next_round", "next_choice"):
            commands.enable(name, here < replay.length)
        commands.enable("branch", replay.client.result is None)
        commands.check("play", self._plays)
        self._bar.show_place(here, place(replay, here), plays=self._plays)
        if self._lane is not None:
            self._lane.refresh(self._table)
        self.review.refresh()

    def _film(self) -> None:
        """Save a part of it as a moving picture."""
        if self.replay.length:
            from soiree.ui.screens.replay.replay_film import FilmOfReplay

            self._stop()
            FilmOfReplay(self._window, self.replay, self._table).ask()

    # --- another way -----------------------------------------------------------------------------

    def _branch(self) -> None:
        replay, table = self.replay, self._table
        if replay.client.result is not None:
            return
        self._stop()
        started = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        record = replay.branch(table.shown.now.observers[0], started)
        # What branches off another match is one of its own.
        self._services.matches.put(record, replay.client.game)
        self._window.requested.emit(Continue(record))


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
