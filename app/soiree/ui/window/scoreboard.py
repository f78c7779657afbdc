"""The scoreboard over the table, after a round or at the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from soiree.core.events import Ended
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.dialogs.forms import Sheet
from soiree.ui.games.narration import sentence
from soiree.ui.style import theme, words
from soiree.ui.style.theme import HEADING, LEAD, STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.window.panel_dock import uncovered
from soiree.ui.window.score_page import Scores

_SCROLLING: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""The keys that scroll where a small window does not show all players."""


class Scoreboard(QWidget):
    """Lies in the middle of the visible part of its parent, which shows around it.

    Signals:
        next_round: after a round, the next one may begin.
        play_again: after the match, another like it is wanted.
        look_over: after the match, the person wants to look at the table.
        start_page: after the match, the start page is wanted.
    """

    next_round = Signal()
    play_again = Signal()
    look_over = Signal()
    start_page = Signal()

    def __init__(
        self,
        parent: QWidget,
        view: View,
        names: Sequence[str],
        viewer: Seat = words.NOBODY,
        *,
        assisted: bool = False,
    ) -> None:
        """
        Args:
            view: after a round or after the match.
            viewer: the seat that is "you".
            assisted: whether the people had help, which the end of the match mentions.
        """
        super().__init__(parent)
        self._parent = parent
        self._is_over = view.result is not None
        heading = QLabel(_heading(view, names, viewer))
        heading.setFont(theme.font(HEADING, spaced=True))
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(heading.text())
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        if self._is_over:
            self._button(buttons, tr("Start page"), self.start_page.emit)
            self._button(buttons, tr("Look it over"), self.look_over.emit)
            buttons.addStretch(1)
            self._first = self._button(buttons, tr("Play again"), self.play_again.emit)
        else:
            buttons.addStretch(1)
            self._first = self._button(buttons, tr("Next round"), self.next_round.emit)
        self._first.setDefault(True)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Wherever the focus is in the window, Enter goes on.
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(heading)
        if assisted and self._is_over:
            helped = QLabel(tr("Played with help: counted separately in your statistics."))
            helped.setFont(theme.font(TEXT))
            helped.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(helped)
        self._sheet = Sheet(_rows(view, names))
        layout.addWidget(self._sheet)
        layout.addLayout(buttons)
        self.setMinimumWidth(48 * STEP)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
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
        button.clicked.connect(lambda _checked: act())
        row.addWidget(button)
        return button

    def _place(self) -> None:
        seen = uncovered(self._parent)
        whole = self.sizeHint().expandedTo(self.minimumSize())
        if whole.height() > seen.height():
            whole += QSize(self._sheet.verticalScrollBar().sizeHint().width(), 0)
        self.resize(whole.boundedTo(seen.size()))
        self.move(seen.center() - self.rect().center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the scoreboard; no other key reaches the table behind it."""
        if event.key() == Qt.Key.Key_Escape:
            (self.look_over if self._is_over else self.next_round).emit()
        elif event.key() in _SCROLLING:
            self._sheet.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab cycles through the scoreboard's buttons; once hidden, it hands the focus back."""
        if self.isHidden():
            self._parent.setFocus(Qt.FocusReason.OtherFocusReason)
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
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The keys are for the scoreboard, not for the table under it.
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = theme.chrome_of(self.palette())
        painter.setBrush(chrome.window)
        painter.setPen(QPen(chrome.line, 1))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), STEP, STEP)


def _heading(view: View, names: Sequence[str], viewer: Seat) -> str:
    if view.result is not None:
        return sentence(view.game, Ended(view.result), names, viewer) or ""
    number = len(Scores.of(view, names).rounds)
    return tr("After round {number}").format(number=number)


def _rows(view: View, names: Sequence[str]) -> QGridLayout:
    """Rank, name, points of the last round and score, the first rank on top."""
    rows = QGridLayout()
    rows.setHorizontalSpacing(3 * STEP)
    rows.setVerticalSpacing(STEP)
    rows.setColumnStretch(1, 1)
    scores = view.scores or (0,) * len(names)
    if view.result is not None:
        ranks = view.result.ranks
    else:
        ranks = _ranks(scores, fewer_wins=GAMES[view.game].low_wins)
    rounds = Scores.of(view, names).rounds
    for row, seat in enumerate(sorted(range(len(names)), key=lambda seat: ranks[seat])):
        cells = [str(ranks[seat]), names[seat], "", ""]
        if view.scores is not None:
            cells[2] = f"{rounds[-1][seat]:+d}" if rounds else ""
            cells[3] = str(scores[seat])
        for column, text in enumerate(cells):
            label = QLabel(text)
            label.setFont(
                theme.font(TEXT, figures=True)
                if column == 2
                else theme.font(LEAD, bold=ranks[seat] == 1, figures=True)
            )
            if column >= 2:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            rows.addWidget(label, row, column)
    return rows


def _ranks(scores: Sequence[int], *, fewer_wins: bool) -> tuple[int, ...]:
    """The ranks before the match is over."""
    ahead = int.__lt__ if fewer_wins else int.__gt__
    return tuple(1 + sum(ahead(other, score) for other in scores) for score in scores)
