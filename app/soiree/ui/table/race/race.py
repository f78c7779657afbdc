"""Races against the clock: they start with a countdown, and hide all cards while paused."""

from __future__ import annotations

import math
import sys
import time

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from soiree.ui.deferring import timer
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.table.contract.layout import RaceLayout
from soiree.ui.table.contract.targets import GO_ON, PAUSE, SHOW_END, Label
from soiree.ui.table.felt.background import Background
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.play import Play
from soiree.ui.table.race.countdown import Countdown
from soiree.ui.table.race.lock_sign import LockSign

BEAT = 500
"""Milliseconds between two checks that the person can still play."""

ASLEEP = 2.0
"""Seconds between two checks from which the computer counts as having slept."""


def uptime() -> float:
    """Return the seconds since the start of the computer, including those in which it slept."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Race(TablePart):
    """Starts, pauses and resumes races for the person who plays.

    Attributes:
        countdown: the countdown before a race begins or goes on.
        was_stopped_by_menu: true if the race stopped because a menu opened. The Pause of that menu
            then leaves the race paused.
    """

    def __init__(self, parts: TableParts, play: Play, choice: Choice, table: Background) -> None:
        super().__init__(parts)
        self._play = play
        self._beaten = uptime()
        self._beat = timer(table, self._check, BEAT, repeats=True)
        # A race after a break is covered, and the person starts it.
        self._covers_next = False
        self._was_practice = False
        self._is_after = False
        self._was_on = False
        self.was_stopped_by_menu = False
        self.countdown = Countdown()
        self.countdown.said.connect(lambda word: say(play.parent(), word, Weight.ANSWER))
        self.countdown.over.connect(self._counted)
        self._lock = LockSign()
        for item in (self.countdown, self._lock):
            table.scene().addItem(item)
        self._locked = timer(table, self._show_lock)
        self._pause = self._board.add_button(PAUSE, Label(tr("Pause"), tr("P", "Pause, Resume")))
        self._go_on = self._board.add_button(GO_ON, Label(tr("Resume"), tr("P", "Pause, Resume")))
        self._show_end = self._board.add_button(
            SHOW_END, Label(tr("Show the end"), tr("E", "Show the end"))
        )
        choice.commands[SHOW_END] = play.client.race.show_end
        choice.commands[PAUSE] = choice.commands[GO_ON] = self.toggle
        choice.refused.connect(self._show_lock)
        parts.playback.race_starts.connect(self._start)
        play.asked.connect(self._begin_rest)
        play.paused.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """True from the start to the end of a race, also while paused."""
        return self._play.client.race.real_time and self._choosing.is_race(self._shown.moment())

    @property
    def is_played(self) -> bool:
        """True if a person races, rather than a computer in the person's place."""
        return bool(self._shown.now.people) and not self._play.client.progress.demonstrates

    def set_scene(self) -> None:
        """Hide all cards in a race that a person comes back to, until they start it."""
        self.countdown.call_off()
        if self._play.past is not None:
            self._was_on = self._is_after = False
            self._shown.change(is_covered=False)
            self._shown.first_look.forget()
            return
        view = self._shown.moment().view
        is_between = bool(view.events) and not view.deciders and view.result is None
        has_people = bool(self._shown.now.people)
        self._was_on = self.is_on
        self._is_after = False
        self._shown.first_look.forget()
        self._shown.change(is_covered=has_people and self._was_on)
        self._covers_next = has_people and is_between
        self._show_lock()
        if self._shown.now.is_covered:
            self._play.client.progress.pause(True)

    def toggle(self) -> None:
        """Pause a race, or count down and resume it."""
        if not self._shown.now.is_covered or self.countdown.running is not None:
            self.stop()
        elif not self._playback.motions.running and not self._play.is_paused:
            self._count_down()

    def stop(self, *, for_menu: bool = False) -> None:
        """Pause a race, or cancel its countdown, and hide all cards."""
        counted = self.countdown.running is not None
        if counted or (self.is_on and not self._shown.now.is_covered):
            self.was_stopped_by_menu = for_menu
        if counted:
            self.countdown.call_off()
            self._playback.stop(False)
        if self.is_on and not self._shown.now.is_covered:
            self._cover(True)
        if counted:
            self._playback.go_on()
            self._play.changed.emit()

    def show(self) -> None:
        """Update the buttons, and notice the end of a race."""
        is_on, is_covered = self.is_on and self._play.past is None, self._shown.now.is_covered
        counts = self.countdown.running is not None
        is_open = is_on and (counts or not is_covered)
        is_watched = is_open and self._play.client.race.is_watched
        self._pause.setVisible(is_open and not is_watched)
        self._show_end.setVisible(is_watched)
        self._go_on.setVisible(is_on and is_covered and not counts)
        if self._was_on and not is_on:
            self._is_after = True
            self._shown.first_look.begin()
        elif is_on and self._is_after:
            self._is_after = False
            self._shown.first_look.forget()
        self._was_on = is_on
        if not self._play.client.race.real_time and self._choosing.is_race(self._shown.moment()):
            self._was_practice = True

    def place(self) -> None:
        """Lay out the lock sign."""
        layout = self._board.placement.layout
        assert isinstance(layout, RaceLayout)
        self._lock.cover(layout.lock(self._shown.moment().nearest))

    def _start(self) -> None:
        covers = self._covers_next or (self._was_practice and bool(self._shown.now.people))
        if not self._play.client.race.real_time:
            return
        self._covers_next = self._was_practice = False
        if covers:
            self.stop()
        else:
            self._count_down()

    def _begin_rest(self) -> None:
        if self._is_after:
            self._shown.first_look.begin()

    def check_presence(self, now: float) -> None:
        """Stop a race whose player is not there.

        The computer has slept since the last check, or a menu or another window has the keys.

        Args:
            now: the `uptime`.
        """
        stood_still = now - self._beaten > ASLEEP
        self._beaten = now
        in_menu = QApplication.activePopupWidget() is not None
        if not self.is_on or self._shown.now.is_covered:
            self._beat.stop()
        elif stood_still or (self.is_played and (in_menu or not self._view.isActiveWindow())):
            self.stop(for_menu=in_menu)

    def _check(self) -> None:
        self.check_presence(uptime())

    def _count_down(self) -> None:
        layout = self._board.placement.layout
        assert isinstance(layout, RaceLayout)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        # No card turns up before the end of the countdown.
        self._playback.stop()
        ratio = self._view.devicePixelRatioF()
        self.countdown.count(layout.countdown(), ratio, self._shown.now.appearance)
        if self.countdown.running is None:
            # Without a countdown the playback goes on by itself.
            self._go()
        else:
            self.show()
            # The figures take the place of the prompt.
            self._board.show_notice("")

    def _counted(self) -> None:
        self._go()
        self._playback.go_on()

    def _go(self) -> None:
        self._beaten = uptime()
        self._beat.start()
        self._playback.stop(False)
        if self._shown.now.is_covered:
            self._cover(False)

    def _cover(self, covered: bool) -> None:
        self._shown.change(is_covered=covered)
        self._play.client.progress.pause(covered)
        self._play.paused_by_person.emit(covered)
        self._show_lock()
        self._view.outdated.emit()
        self._board.name_items()

    def _show_lock(self) -> None:
        seat = self._shown.now.decider
        seconds = 0.0 if seat is None else self._play.client.race.seconds_locked(seat)
        is_locked = seconds > 0
        if is_locked != self._shown.now.is_locked:
            self._shown.change(is_locked=is_locked)
            self._board.name_items()
            self._play.changed.emit()
        if not is_locked or self._shown.now.is_covered:
            self._locked.stop()
            self._lock.hide()
        elif not self._locked.isActive():
            milliseconds = math.ceil(seconds * 1000)
            self._lock.lock(milliseconds, moves=bool(self._shown.now.appearance.motion(100)))
            self._locked.start(milliseconds)
