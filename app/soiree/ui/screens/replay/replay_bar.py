"""The bar below the table of a replay: a slider with the position, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QWidget

from soiree.ui.commands import COMMANDS, Commands
from soiree.ui.dialogs.forms import choice_box
from soiree.ui.game_window import ReplayLane
from soiree.ui.language.translation import tr
from soiree.ui.screens.replay.replay_slider import ReplaySlider
from soiree.ui.screens.replay.transport import PAUSE, PLAY, SIGNS, TransportButton
from soiree.ui.screens.replay.viewpoints import Viewpoint
from soiree.ui.style import theme
from soiree.ui.style.panels import RIGHT, column_of, label, laid_out, row_of
from soiree.ui.style.theme import STEP, TEXT

if TYPE_CHECKING:
    # Loaded with the first review.
    from soiree.ui.screens.replay.replay_graph import ReplayGraph

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""The speeds of a replay, as multiples of the speed of play."""


class ReplayBar(QWidget):
    """Two rows: the slider, and the buttons.

    Attributes:
        slider: the position in the match.
        buttons: the transport buttons, by the names of their commands.
        speed: the box of `SPEEDS`.
        viewpoint: the box of viewpoints.
        branch: the button that plays on from the current position.
        review: the button that opens or makes the review.
        lane: the strip that shows what each player can know, if the game has one.
        graph: the graph of the review, if there is one.
    """

    def __init__(self, commands: Commands, lane: ReplayLane | None) -> None:
        super().__init__()
        self._commands = commands
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Replay", "a title"))
        self.slider = ReplaySlider()
        self._place = label("", theme.font(TEXT, figures=True))
        self.buttons = {name: TransportButton(sign) for name, sign in SIGNS.items()}
        factors = {each: "½" if each < 1 else int(each) for each in SPEEDS}
        values = {each: tr("{factor}×").format(factor=factor) for each, factor in factors.items()}
        self.speed = choice_box(values, tr("Speed"), self)
        self.viewpoint = choice_box({}, tr("Viewpoint"), self)
        self.viewpoint.setMinimumContentsLength(12)
        self.viewpoint.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.branch = QPushButton(tr("Play on from here"))
        self.review = QPushButton(tr("Review"))
        self._of_commands = {**self.buttons, "branch": self.branch, "review": self.review}
        for name, button in self._of_commands.items():
            button.clicked.connect(lambda _checked, name=name: commands.trigger(name))
        self._has_review = False
        self.lane = lane
        self.graph: ReplayGraph | None = None
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        above = self._above = QGridLayout()
        above.setHorizontalSpacing(2 * STEP)
        above.setVerticalSpacing(0)
        above.setColumnStretch(0, 1)
        above.addWidget(self.slider, 1, 0)
        above.addWidget(self._place, 1, 1)
        keys = laid_out(row_of(*self.buttons.values(), spacing=0))
        # As the slider, time runs to the right in every language.
        keys.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        fields = (STEP, self.viewpoint, STEP, self.review, STEP, self.branch)
        below = row_of(keys, STEP, self.speed, None, *fields, spacing=0)
        parts = (above, below) if self.lane is None else (self.lane, above, below)
        margins = (2 * STEP, STEP // 2, 2 * STEP, STEP // 2)
        self.setLayout(column_of(*parts, spacing=STEP // 4, margins=margins))
        if self.lane is not None:
            self.lane.hide()

    def add_graph(self, graph: ReplayGraph) -> None:
        """Add the graph of a review above the slider, with its legend."""
        self.graph = graph
        self._above.addWidget(graph, 0, 0)
        self._above.addWidget(graph.legend, 0, 1)

    def show_graph(self, shown: bool) -> None:
        """Show or hide the graph and its legend, if there are any."""
        if self.graph is not None:
            self.graph.setVisible(shown)
            self.graph.legend.setVisible(shown)

    def _fit_width(self) -> None:
        keys = sum(each.sizeHint().width() for each in self.buttons.values())
        room = self.width() - 5 * STEP - keys
        for widget in (self.viewpoint, self.branch, self.review, self.speed):
            room -= widget.sizeHint().width() + STEP
            widget.setVisible(room >= 0 and (widget is not self.review or self._has_review))

    def offer_review(self, offered: bool) -> None:
        """Show or hide the button that reviews the match."""
        self._has_review = offered
        self._fit_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_width()
        if self.graph is not None:
            self.graph.updateGeometry()  # Its height depends on that of the window.
        super().resizeEvent(event)

    def begin(self, length: int, longest: str, viewpoints: Sequence[Viewpoint]) -> None:
        """Set up the bar for a match.

        Args:
            length: the last position.
            longest: the longest description of a position.
            viewpoints: the choices of the box.
        """
        self.slider.setRange(0, length)
        self._place.setText(longest)
        self._place.setMinimumWidth(self._place.sizeHint().width())
        self._place.setAlignment(RIGHT)
        self.viewpoint.addItems([each.title for each in viewpoints])
        self.viewpoint.setEnabled(len(viewpoints) > 1)
        self._set_tool_tips()

    def show_place(self, position: int, words: str, *, plays: bool) -> None:
        """Show the position, and whether the replay is running."""
        self.slider.setValue(position)
        self._place.setText(words)
        self.buttons["play"].show_sign(PAUSE if plays else PLAY)
        for name, button in {**self.buttons, "branch": self.branch}.items():
            button.setEnabled(self._commands.is_enabled(name))

    def _set_tool_tips(self) -> None:
        for name, widget in {**self._of_commands, "eyes": self.viewpoint}.items():
            title, key = COMMANDS[name].title, self._commands.key(name)
            written = key.toString(QKeySequence.SequenceFormat.NativeText)
            widget.setToolTip(f"{title} ({written})" if written else title)
            if widget is not self.viewpoint:
                widget.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.StyleChange:
            self._fit_width()
        super().changeEvent(event)
