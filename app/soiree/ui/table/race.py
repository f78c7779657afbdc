"""Races against the clock: they begin with a countdown, and are covered while they are paused."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from weakref import proxy

from PySide6.QtCore import (
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.style import theme
from soiree.ui.style.translation import tr
from soiree.ui.table.background import Background
from soiree.ui.table.board import Board
from soiree.ui.table.choice import Choice
from soiree.ui.table.choosing import Choosing
from soiree.ui.table.layout import LineSlot, RaceLayout
from soiree.ui.table.play import Play
from soiree.ui.table.playback import Playback
from soiree.ui.table.shown import Shown
from soiree.ui.table.targets import GO_ON, PAUSE, Label

BEAT = 500
"""Milliseconds after which a race looks whether the program has stood still."""

ASLEEP = 2.0
"""Seconds after the last such look from which the computer counts as having slept."""

_COUNT = 650
"""Milliseconds of each number that is counted down."""


def uptime() -> float:
    """Seconds since the computer was started, those in which it slept included."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Race:
    """Starts, stops and resumes races for the person who plays."""

    def __init__(
        self,
        table: Background,
        shown: Shown,
        playback: Playback,
        board: Board,
        play: Play,
        choosing: Choosing,
        choice: Choice,
        clock: Callable[[], float] = uptime,
    ) -> None:
        """
        Args:
            clock: seconds since some fixed moment, those in which the computer slept included.
        """
        self._table: Background = proxy(table)
        self._shown = shown
        self._playback = playback
        self._board = board
        self._play = play
        self._choosing = choosing
        self._clock = clock
        self._beaten = clock()
        self._beat = QTimer(table)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._look_at_clock)
        # After a break between two races, the person starts the next one when they are ready.
        self._covers_next = False
        self._countdown = Countdown()
        table.scene().addItem(self._countdown)
        self._counted = QTimer(table)
        self._counted.setSingleShot(True)
        self._counted.timeout.connect(self._countdown.hide)
        self._pause = board.add_button(PAUSE, Label(tr("Pause"), tr("P")))
        self._go_on = board.add_button(GO_ON, Label(tr("Go on"), tr("P")))
        choice.commands[PAUSE] = choice.commands[GO_ON] = self.toggle
        playback.race_starts.connect(self._start)
        play.held_back.connect(self._stop)

    @property
    def is_on(self) -> bool:
        """Whether a race has begun and is not over; it may be paused."""
        return self._choosing.is_race(self._shown.moment())

    def set_scene(self) -> None:
        """A person who comes back to a race finds it covered, and starts it when they are ready."""
        self._countdown.hide()
        if self._play.past is not None:
            self._shown.is_covered = False
            return
        view = self._shown.moment().view
        is_between = bool(view.events) and not view.deciders and view.result is None
        has_people = bool(self._shown.people)
        self._shown.is_covered = has_people and self.is_on
        self._covers_next = has_people and is_between
        if self._shown.is_covered:
            self._play.client.pause(True)

    def toggle(self) -> None:
        """Stop a race and cover all cards, or count down and let it go on."""
        if not self._shown.is_covered:
            self._stop()
        elif not self._playback.motions.running and not self._play.is_held_back:
            self._count_down()

    def show(self) -> None:
        """Show the button that does something."""
        is_on, is_covered = self.is_on and self._play.past is None, self._shown.is_covered
        self._pause.setVisible(is_on and not is_covered)
        self._go_on.setVisible(is_on and is_covered)

    def _start(self) -> None:
        covers, self._covers_next = self._covers_next, False
        if covers:
            self._stop()
        else:
            self._count_down()

    def _stop(self) -> None:
        if not self._shown.is_covered and self.is_on:
            self._countdown.hide()
            self._cover(True)

    def _look_at_clock(self) -> None:
        """Stop a race if the computer has slept: nobody sits there ready."""
        now = self._clock()
        stood_still = now - self._beaten > ASLEEP
        self._beaten = now
        if not self.is_on or self._shown.is_covered:
            self._beat.stop()
        elif stood_still:
            self._stop()

    def _count_down(self) -> None:
        """3, 2, 1, go! Cards that are covered are uncovered then."""
        words = ("3", "2", "1")
        counting = QSequentialAnimationGroup()
        for _ in words:
            counting.addAnimation(QPauseAnimation(self._shown.appearance.hold(_COUNT)))
        counting.currentAnimationChanged.connect(
            lambda current: self._call(words[counting.indexOfAnimation(current)])
        )
        self._playback.motions.run(counting, self._go)

    def _go(self) -> None:
        self._call(tr("Go!"))
        self._counted.start(_COUNT)
        self._beaten = self._clock()
        self._beat.start()
        if self._shown.is_covered:
            self._cover(False)

    def _cover(self, covered: bool) -> None:
        self._shown.is_covered = covered
        self._play.client.pause(covered)
        self._table.redraw()
        self._board.name_items()

    def _call(self, word: str) -> None:
        layout = self._board.placement.layout
        assert isinstance(layout, RaceLayout)
        self._countdown.call(word, layout.countdown(), self._table.devicePixelRatioF())


class Countdown(QGraphicsPixmapItem):
    """A large word in the middle of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(30_000)
        self.hide()

    def call(self, word: str, slot: LineSlot, ratio: float) -> None:
        """Show a word about a point of the scene."""
        face = theme.font(
            round(4 * theme.TITLE * max(0.8, slot.scale * 0.8)), bold=True, figures=True
        )
        metrics = QFontMetricsF(face)
        height = metrics.height() * 1.1
        ground = QRectF(4, 4, max(height, metrics.horizontalAdvance(word) + height * 0.7), height)
        pixmap = QPixmap((ground.size() + QRectF(0, 0, 8, 10).size()).toSize() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(ground.translated(0, 3), height / 2, height / 2)
        painter.setBrush(theme.IVORY)
        painter.drawRoundedRect(ground, height / 2, height / 2)
        painter.setPen(theme.INK)
        painter.setFont(face)
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, word)
        painter.end()
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        corner = slot.middle - QPointF(size.width() / 2, size.height() / 2)
        self.setPos(round(corner.x()), round(corner.y()))
        self.show()
