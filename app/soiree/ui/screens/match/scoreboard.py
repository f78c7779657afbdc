"""The scoreboard over the table, after a round or at the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
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
from soiree.ui.screens.match.match_end import margin_sentence, turning_sentence
from soiree.ui.screens.match.round_rows import WIDTH, rows_of, told
from soiree.ui.shell.score_page import Scores
from soiree.ui.style import theme, words
from soiree.ui.style.covered import uncovered
from soiree.ui.style.deferring import soon
from soiree.ui.style.first_look import FirstLook
from soiree.ui.style.panels import paint_panel
from soiree.ui.style.theme import HEADING, STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.round_sheet import RoundSheet

_SCROLLING: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""The keys that scroll where a small window does not show all players."""

_WIDE, _SNUG, _FOLDED = (4 * STEP, 2 * STEP), (2 * STEP, STEP), (STEP, STEP)
"""The edges above and below, and the room between the parts: snug on a small table."""


class Scoreboard(QWidget):
    """Lies in the middle of the visible part of its parent, which shows around it.

    In its first moments nothing takes it away: a key or click was meant for the table. After a
    round it can be folded up, so that all of the table is seen.

    Signals:
        next_round: after a round, the next one may begin.
        folded: it was folded up, or unfolded again.
        play_again: after the match, another like it is wanted.
        others_requested: after the match, one with the opponents that are offered is wanted.
        look_over: after the match, the person wants to look at the table.
        review: after the match, the person wants to know what each choice cost.
        statistics: after the match, the person wants to see what the matches come to.
        start_page: after the match, the start page is wanted.
    """

    next_round = Signal()
    folded = Signal(bool)
    play_again = Signal()
    others_requested = Signal()
    look_over = Signal()
    review = Signal()
    statistics = Signal()
    start_page = Signal()

    def __init__(
        self,
        parent: QWidget,
        view: View,
        names: Sequence[str],
        viewer: Seat = words.NOBODY,
        *,
        assisted: bool = False,
        offer: tuple[str, str] = ("", ""),
        room: Callable[[], tuple[float, float] | None] = lambda: None,
        free: Callable[[QSize], QPoint | None] = lambda _: None,
    ) -> None:
        """
        Args:
            view: after a round or after the match.
            viewer: the seat that is "you".
            assisted: whether the people had help, which the end of the match mentions.
            offer: at the end of the match, what speaks for other opponents and the button that
                takes them; empty if there are none to offer.
            room: from where down to where it hides nothing that it tells of, in the parent's
                pixels, if that matters.
            free: the middle of a part of the table of this size where nothing lies, if there is
                one.
        """
        super().__init__(parent)
        self._room, self._free = room, free
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
            self._button(buttons, tr("Start page"), self.start_page.emit)
            self._button(buttons, tr("Look it over"), self.look_over.emit)
            self._button(buttons, tr("Statistics"), self.statistics.emit)
            buttons.addStretch(1)
            if GAMES[view.game].pricer is not None:
                self._button(buttons, tr("Review"), self.review.emit)
            self._first = self._button(buttons, tr("Play again"), self.play_again.emit)
        else:
            self._fold = self._button(buttons, tr("See the table"), self._toggle)
            buttons.addStretch(1)
            onward = tr("Next race") if GAMES[view.game].is_race else tr("Next round")
            self._first = self._button(buttons, onward, self.next_round.emit)
        self._first.setDefault(True)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Wherever the focus is in the window, Enter goes on.
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        self._layout = layout = QVBoxLayout(self)
        layout.addWidget(heading)
        if assisted and self._is_over:
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
        reason, others = offer
        self.setAccessibleDescription(" ".join(filter(None, (story, reason))))
        self._sheet = Sheet(rows_of(sheet, names, _ranks(view, len(names))))
        layout.addWidget(self._sheet)
        if others:
            layout.addLayout(self._offer(reason, others))
        layout.addLayout(buttons)
        self._told = [*self.findChildren(QLabel), self._sheet]
        parent.installEventFilter(self)
        self.hide()

    def _offer(self, reason: str, others: str) -> QHBoxLayout:
        """A quiet line that offers other opponents, with its button."""
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        line = faint(reason)
        line.setWordWrap(True)
        row.addWidget(line, 1)
        self._button(row, others, self.others_requested.emit)
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

    def _unless_new(self, act: Callable[[], object]) -> None:
        if not self._first_look.is_on:
            act()

    def _close(self) -> None:
        (self.look_over if self._is_over else self.next_round).emit()

    def _toggle(self) -> None:
        """Fold it up to its buttons, or unfold it."""
        self._is_folded = not self._is_folded
        for part in self._told:
            part.setHidden(self._is_folded)
        self._fold.setText(tr("See the points") if self._is_folded else tr("See the table"))
        self._place()
        self.folded.emit(self._is_folded)

    @property
    def _behind(self) -> QWidget:
        """The table, to which no strong reference is held."""
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def _place(self) -> None:
        seen, room = uncovered(self._behind), self._room()
        whole = self._whole(_FOLDED if self._is_folded else _WIDE)
        if not self._is_folded:
            if room is not None and whole.height() > room[1] - room[0]:
                whole = self._whole(_SNUG)
            if whole.height() > seen.height():
                whole += QSize(self._sheet.verticalScrollBar().sizeHint().width(), 0)
        self.resize(whole.boundedTo(seen.size()))
        middle = self._free(whole) if self._is_folded else None
        corner = (middle or seen.center()) - self.rect().center()
        if room is not None and not self._is_folded:
            # One's own cards, below, come first.
            lowest = round(room[1]) - self.height()
            corner.setY(max(0, min(lowest, max(round(room[0]), corner.y()))))
        self.move(corner)

    def _whole(self, edges: tuple[int, int]) -> QSize:
        """How large it is for all to be seen, with these edges and this room between its parts."""
        edge, between = edges
        aside = edge if self._is_folded else 4 * STEP
        self._layout.setContentsMargins(aside, edge, aside, edge)
        self._layout.setSpacing(between)
        self.setMinimumWidth(0 if self._is_folded else WIDTH + 8 * STEP)
        self._layout.activate()
        return self.sizeHint().expandedTo(self.minimumSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc unfolds or closes the scoreboard; no other key reaches the table behind it."""
        if event.key() == Qt.Key.Key_Escape:
            self._unless_new(self._toggle if self._is_folded else self._close)
        elif event.key() in _SCROLLING:
            self._sheet.verticalScrollBar().triggerAction(_SCROLLING[event.key()])
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab cycles through the scoreboard's buttons; once hidden, it hands the focus back."""
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
            # The table has not laid itself out yet.
            soon(self, self._place)
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The keys are for the scoreboard, not for the table under it.
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
    """What decided: the match, once it is over, and the last round."""
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
    """The ranks of the match, or before it is over, those of the scores so far."""
    if view.result is not None:
        return view.result.ranks
    sign = 1 if GAMES[view.game].low_wins else -1
    return ranks([sign * score for score in view.scores or (0,) * players])
