"""The bar below the table of a replay: where it stands, and what leads through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from soiree.ui.commands import Commands
from soiree.ui.game_window import ReplayLane
from soiree.ui.screens.replay.replay_eyes import Eyes
from soiree.ui.screens.replay.replay_slider import ReplaySlider
from soiree.ui.screens.replay.transport import Sign, TransportButton
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import call

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.ui.screens.replay.replay_graph import GraphLegend, ReplayGraph
    from soiree.ui.screens.review.curve import Curve

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""How many times faster than in play a replay plays."""

_BUTTONS = {
    "first": Sign.FIRST,
    "previous_round": Sign.PREVIOUS_ROUND,
    "previous_choice": Sign.PREVIOUS_CHOICE,
    "back": Sign.BACK,
    "play": Sign.PLAY,
    "forward": Sign.FORWARD,
    "next_choice": Sign.NEXT_CHOICE,
    "next_round": Sign.NEXT_ROUND,
    "last": Sign.LAST,
}
"""The commands of the buttons, from left to right."""


class ReplayBar(QWidget):
    """Two rows: the slider, and the buttons.

    Attributes:
        slider: where the match stands.
        buttons: by the names of their commands.
        speed: how fast it plays.
        eyes: through whose eyes the match is looked at.
        branch: plays on from here.
        review: shows the review, or makes it.
        lane: what the game adds, if it does.
        graph: of the review, if there is one.

    Signals:
        speed_requested: it is to play so many times faster than in play.
        eyes_requested: the match is to be looked at through these `Eyes`.
    """

    speed_requested = Signal(float)
    eyes_requested = Signal(tuple)

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self._commands = commands
        self.setAccessibleName(tr("Replay"))
        self.slider = ReplaySlider()
        self._place = QLabel()
        self._place.setFont(theme.font(TEXT, figures=True))
        self.buttons = {name: TransportButton(sign) for name, sign in _BUTTONS.items()}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked, name=name: commands.trigger(name))
        self.speed = QComboBox(self)
        call(self.speed, tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(tr("{factor}×").format(factor="½" if speed < 1 else int(speed)))
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.activated.connect(lambda number: self.speed_requested.emit(SPEEDS[number]))
        self.eyes = QComboBox(self)
        call(self.eyes, tr("Seen by"))
        self.eyes.setMinimumContentsLength(12)
        self.eyes.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.eyes.activated.connect(
            lambda number: self.eyes_requested.emit(tuple(self.eyes.itemData(number)))
        )
        self.branch = QPushButton(tr("Play on from here"))
        self.branch.clicked.connect(lambda _checked: commands.trigger("branch"))
        self.review = QPushButton(tr("Review"))
        self.review.clicked.connect(lambda _checked: commands.trigger("review"))
        self._has_review = False
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        above = self._above = QGridLayout()
        above.setHorizontalSpacing(2 * STEP)
        above.setVerticalSpacing(0)
        above.setColumnStretch(0, 1)
        above.addWidget(self.slider, 1, 0)
        above.addWidget(self._place, 1, 1)
        below = QHBoxLayout()
        below.setSpacing(0)
        for button in self.buttons.values():
            below.addWidget(button)
        below.addSpacing(STEP)
        below.addWidget(self.speed)
        below.addStretch(1)
        below.addSpacing(STEP)
        below.addWidget(self.eyes)
        below.addSpacing(STEP)
        below.addWidget(self.review)
        below.addSpacing(STEP)
        below.addWidget(self.branch)
        layout = self._rows = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        layout.setSpacing(STEP // 4)
        layout.addLayout(above)
        layout.addLayout(below)
        self.lane: ReplayLane | None = None
        self.graph: ReplayGraph | None = None
        self._legend: GraphLegend | None = None
        self._fit()

    def _fit(self) -> None:
        inner = None if self.lane is None else self.lane.layout()
        if self.lane is not None and inner is not None:
            # What is in it may be of another height than a moment ago.
            inner.activate()
            self.lane.updateGeometry()
        self._rows.invalidate()
        self._rows.activate()
        self.setMinimumHeight(self._rows.sizeHint().height())

    def have_lane(self, lane: ReplayLane | None) -> None:
        """Have this lane above all else, or none."""
        if self.lane is not None:
            self._rows.removeWidget(self.lane)
            self.lane.hide()
            self.lane.deleteLater()
        self.lane = lane
        if lane is not None:
            self._rows.insertWidget(0, lane)
            lane.hide()
        self._fit()

    def show_lane(self, shown: bool) -> None:
        """Show the lane, if there is one, or hide it."""
        if self.lane is not None:
            self.lane.setVisible(shown)
            self._fit()

    def have_graph(self, graph: ReplayGraph | None) -> None:
        """Have this graph above the slider, or none."""
        for widget in (self.graph, self._legend):
            if widget is not None:
                self._above.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.graph = self._legend = None
        if graph is not None:
            from soiree.ui.screens.replay.replay_graph import GraphLegend

            self.graph, self._legend = graph, GraphLegend()
            self._above.addWidget(graph, 0, 0)
            self._above.addWidget(self._legend, 0, 1)
        self._fit()

    def show_curve(self, curve: Curve) -> None:
        """Show this curve in the graph."""
        assert self.graph is not None
        assert self._legend is not None
        self.graph.show_curve(curve)
        self._legend.show_curve(curve)

    def show_graph(self, shown: bool) -> None:
        """Show the graph, as high as there is room, or hide it."""
        for widget in (self.graph, self._legend):
            if widget is not None:
                widget.setVisible(shown)
        self._fit_graph()

    def _fit_graph(self) -> None:
        if self.graph is not None and self._legend is not None:
            height = self.graph.sizeHint().height()
            self.graph.setFixedHeight(height)
            self._legend.setFixedHeight(height)
        self._fit()

    def _fit_width(self) -> None:
        """Have only as many fields as there is room for: the menu has all of it."""
        room = self.width() - 5 * STEP - sum(each.width() for each in self.buttons.values())
        for widget in (self.eyes, self.branch, self.review, self.speed):
            room -= widget.sizeHint().width() + STEP
            widget.setVisible(room >= 0 and (widget is not self.review or self._has_review))

    def offer_review(self, offered: bool) -> None:
        """Have the button that reviews the match, or not."""
        self._has_review = offered
        self._fit_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_width()
        self._fit_graph()
        super().resizeEvent(event)

    def begin(self, length: int, widest: str, eyes: Sequence[tuple[str, Eyes]]) -> None:
        """Lead through another match.

        Args:
            length: its last position.
            widest: the longest that is said of a position.
            eyes: through whose eyes it can be looked at, in words.
        """
        self.slider.setRange(0, length)
        self._place.setText(widest)
        self._place.setMinimumWidth(self._place.sizeHint().width())
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.eyes.clear()
        for words, seats in eyes:
            self.eyes.addItem(words, seats)
        self.eyes.setEnabled(len(eyes) > 1)
        self._tell_keys()

    def show_place(self, position: int, words: str, *, plays: bool) -> None:
        """Show where the match stands, and whether it plays."""
        self.slider.setValue(position)
        self._place.setText(words)
        self.buttons["play"].show_sign(Sign.PAUSE if plays else Sign.PLAY)
        for name, button in self.buttons.items():
            button.setEnabled(self._commands.is_enabled(name))
        self.branch.setEnabled(self._commands.is_enabled("branch"))

    def show_eyes(self, seats: Eyes) -> None:
        """Show through whose eyes the match is looked at."""
        self.eyes.setCurrentIndex(
            next(n for n in range(self.eyes.count()) if tuple(self.eyes.itemData(n)) == seats)
        )

    def _tell_keys(self) -> None:
        """Say in the tool tips what each button does, and by which key."""
        for name, widget in {
            **self.buttons,
            "branch": self.branch,
            "review": self.review,
            "eyes": self.eyes,
        }.items():
            title, key = self._commands.title(name), self._commands.key(name)
            written = key.toString(QKeySequence.SequenceFormat.NativeText)
            widget.setToolTip(f"{title} ({written})" if written else title)
            if widget is not self.eyes:
                widget.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(self.rect(), chrome.window)
        painter.fillRect(0, 0, self.width(), 1, chrome.line)
