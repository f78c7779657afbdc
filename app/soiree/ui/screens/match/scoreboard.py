"""The scoreboard over the table after a round or at the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from soiree.core.events import ranks
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.dialogs.forms import Sheet, faint
from soiree.ui.games.narration import result_told, round_sheet
from soiree.ui.screens.match.match_end import EndChoice, margin_sentence, turning_sentence
from soiree.ui.screens.match.round_rows import WIDTH, rows_of, told
from soiree.ui.shell.score_page import Scores
from soiree.ui.style import theme, words
from soiree.ui.style.deferring import soon
from soiree.ui.style.first_look import FirstLook
from soiree.ui.style.panels import paint_panel, uncovered
from soiree.ui.style.theme import HEADING, STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.layout import RoomForSheet
from soiree.ui.table.contract.round_sheet import RoundSheet
from soiree.ui.table.felt.board import Board

_SCROLLING: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""The keys that scroll the rows in a small window."""

_WIDE, _SNUG, _FOLDED = (4 * STEP, 2 * STEP), (2 * STEP, STEP), (STEP, STEP)
"""Pairs (vertical margin, spacing) in pixels, on a large table, a small one, and folded."""


class EndNotes(Struct, frozen=True):
    """Additions to the scoreboard at the end of a match.

    Attributes:
        assisted: true if the people had help.
        reason, others: the reason to play other opponents, and the text of the button; empty
            without an offer.
    """

    assisted: bool = False
    reason: str = ""
    others: str = ""


class Surroundings:
    """The parts of a table that a scoreboard should leave uncovered; by default, none."""

    def room(self) -> tuple[float, float] | None:
        """The vertical range of the table that the scoreboard may cover; None for all.

        In the table's pixels. The layout gives the range; see `RoomForSheet`.
        """
        return None

    def free(self, size: QSize) -> QPoint | None:
        """The middle of an empty area of this size on the table, if there is one."""
        return None


class BoardSurroundings(Surroundings):
    """The surroundings on a board."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def room(self) -> tuple[float, float] | None:
        layout = self._board.placement.layout
        return layout.sheet_room() if isinstance(layout, RoomForSheet) else None

    def free(self, size: QSize) -> QPoint | None:
        middle = self._board.placement.area.center()
        found = self._board.speeches.free(QSizeF(size), middle, is_asked=False)
        return None if found is None else found.toPoint()


class Scoreboard(QWidget):
    """A panel in the middle of the visible part of the table.

    Keys and clicks have no effect in the first moments, because they were meant for the table.
    After a round, the panel can be folded to its buttons to uncover the table.

    Signals:
        next_round: begin the next round.
        folded: the panel was folded (true) or unfolded.
        chosen: the person chose a button at the end of the match.
    """

    next_round = Signal()
    folded = Signal(bool)
    chosen = Signal(EndChoice)

    def __init__(
        self,
        parent: QWidget,
        view: View,
        names: Sequence[str],
        viewer: Seat = words.NOBODY,
        notes: EndNotes | None = None,
        surroundings: Surroundings | None = None,
    ) -> None:
        """
        Args:
            view: the view after a round or after the match.
            viewer: the seat that is "you".
            notes: additions at the end of the match.
        """
        super().__init__(parent)
        self._surroundings = surroundings or Surroundings()
        self._is_folded = False
        self._is_over = view.result is not None
        self._first_look = FirstLook()
        heading = QLabel(_heading(view, names, viewer))
        heading.setFont(theme.font(HEADING, spaced=True))
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(heading.text())
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        if self._is_over:
            self._end_button(buttons, tr("Start page"), EndChoice.START_PAGE)
            self._end_button(buttons, tr("Look it over"), EndChoice.LOOK_OVER)
            self._end_button(buttons, tr("Statistics"), EndChoice.STATISTICS)
            buttons.addStretch(1)
            if GAMES[view.game].pricer is not None:
                self._end_button(buttons, tr("Review"), EndChoice.REVIEW)
            self._first = self._end_button(buttons, tr("Play again"), EndChoice.PLAY_AGAIN)
        else:
            self._fold = self._button(buttons, tr("See the table"), self._toggle)
            buttons.addStretch(1)
            onward = tr("Next race") if GAMES[view.game].is_race else tr("Next round")
            self._first = self._button(buttons, onward, self.next_round.emit)
        self._first.setDefault(True)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Enter goes on from any focus in the window.
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        self._layout = layout = QVBoxLayout(self)
        layout.addWidget(heading)
        notes = notes or EndNotes()
        if notes.assisted and self._is_over:
            helped = QLabel(tr("Played with help: counted separately in your statistics."))
            helped.setFont(theme.font(TEXT))
            helped.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(helped)
        sheet = round_sheet(view, names, viewer)
        story = _story(view, names, viewer, sheet)
        if story:
            line = told(story, WIDTH)
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(line)
        self.setAccessibleDescription(" ".join(filter(None, (story, notes.reason))))
        self._sheet = Sheet(rows_of(sheet, names, _ranks(view, len(names))))
        layout.addWidget(self._sheet)
        if notes.others:
            layout.addLayout(self._offer(notes))
        layout.addLayout(buttons)
        self._told = [*self.findChildren(QLabel), self._sheet]
        parent.installEventFilter(self)
        self.hide()

    def _offer(self, notes: EndNotes) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        line = faint(notes.reason)
        line.setWordWrap(True)
        row.addWidget(line, 1)
        self._end_button(row, notes.others, EndChoice.PLAY_OTHERS)
        return row

    def open(self) -> None:
        if self.isHidden():
            self._first_look.begin()
        self._place()
        self.show()
        self.raise_()
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self) -> None:
        focus = QApplication.focusWidget()
        (focus if isinstance(focus, QPushButton) else self._first).click()

    def _button(self, row: QHBoxLayout, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)
        button.clicked.connect(lambda _checked: self._unless_new(act))
        row.addWidget(button)
        return button

    def _end_button(self, row: QHBoxLayout, text: str, choice: EndChoice) -> QPushButton:
        return self._button(row, text, lambda: self.chosen.emit(choice))

    def _unless_new(self, act: Callable[[], object]) -> None:
        if not self._first_look.is_on:
            act()

    def _close(self) -> None:
        if self._is_over:
            self.chosen.emit(EndChoice.LOOK_OVER)
        else:
            self.next_round.emit()

    def _toggle(self) -> None:
        """Fold the panel to its buttons, or unfold it."""
        self._is_folded = not self._is_folded
        for part in self._told:
            part.setHidden(self._is_folded)
        self._fold.setText(tr("See the points") if self._is_folded else tr("See the table"))
        self._place()
        self.folded.emit(self._is_folded)

    @property
    def _behind(self) -> QWidget:
        """The table; not an attribute, because that would be a strong reference."""
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _place(self) -> None:
        seen, room = uncovered(self._behind), self._surroundings.room()
        whole = self._whole(_FOLDED if self._is_folded else _WIDE)
        if not self._is_folded:
            if room is not None and whole.height() > room[1] - room[0]:
                whole = self._whole(_SNUG)
            if whole.height() > seen.height():
                whole += QSize(self._sheet.verticalScrollBar().sizeHint().width(), 0)
        self.resize(whole.boundedTo(seen.size()))
        middle = self._surroundings.free(whole) if self._is_folded else None
        corner = (middle or seen.center()) - self.rect().center()
        if room is not None and not self._is_folded:
            # The viewer's cards at the lower edge have precedence.
            lowest = round(room[1]) - self.height()
            corner.setY(max(0, min(lowest, max(round(room[0]), corner.y()))))
        self.move(corner)

    def _whole(self, edges: tuple[int, int]) -> QSize:
        """The size of the panel without scroll bars, for a margin and a spacing."""
        edge, between = edges
        aside = edge if self._is_folded else 4 * STEP
        self._layout.setContentsMargins(aside, edge, aside, edge)
        self._layout.setSpacing(between)
        self.setMinimumWidth(0 if self._is_folded else WIDTH + 8 * STEP)
        self._layout.activate()
        return self.sizeHint().expandedTo(self.minimumSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Unfold or close the panel by Esc, and keep all other keys from the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._unless_new(self._toggle if self._is_folded else self._close)
        elif event.key() in _SCROLLING:
            self._sheet.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Cycle through the buttons; a hidden panel gives the focus back to the table."""
        if self.isHidden():
            self._behind.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        buttons = self.findChildren(QPushButton)
        focus = self.focusWidget()
        here = buttons.index(focus) if isinstance(focus, QPushButton) else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus(reason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = (QEvent.Type.Resize, QEvent.Type.DynamicPropertyChange)
        if event.type() in moved and self.isVisible():
            self._place()
            # The new layout of the table exists only then.
            soon(self, self._place)
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The table gives the keyboard back to the panel.
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.chrome_of(self.palette()).window)


def _heading(view: View, names: Sequence[str], viewer: Seat) -> str:
    if view.result is not None:
        return result_told(view.game, view.options, view.result, names, viewer)
    number = len(Scores.of(view, names).rounds)
    if GAMES[view.game].is_race:
        return tr("After race {number}").format(number=number)
    return tr("After round {number}").format(number=number)


def _story(view: View, names: Sequence[str], viewer: Seat, sheet: RoundSheet) -> str:
    """The deciding facts of the last round and, at the end, of the match."""
    if view.result is None:
        return sheet.story
    game, scores = GAMES[view.game], Scores.of(view, names)
    sentences = (
        margin_sentence(view.result, names, viewer, fewer_wins=game.low_wins),
        turning_sentence(view.result, scores, viewer, in_races=game.is_race),
        sheet.story,
    )
    return " ".join(filter(None, sentences))


def _ranks(view: View, players: int) -> tuple[int, ...]:
    """The final ranks, or before the end, the ranks by the scores so far."""
    if view.result is not None:
        return view.result.ranks
    sign = 1 if GAMES[view.game].low_wins else -1
    return ranks([sign * score for score in view.scores or (0,) * players])
