"""The scoreboard over the table after a round or at the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QObject,
    QPauseAnimation,
    QPointF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from soiree.core.events import ranks
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.deferring import soon
from soiree.ui.dialogs.forms import Sheet, faint
from soiree.ui.games.narration import result_told, round_sheet
from soiree.ui.guests.medallion import Medallion
from soiree.ui.language.translation import tr
from soiree.ui.screens.match.match_end import (
    EndChoice,
    EndNotes,
    margin_sentence,
    turning_sentence,
)
from soiree.ui.screens.match.round_rows import (
    Count,
    Reasons,
    rows_of,
    width_of_rows,
)
from soiree.ui.screens.match.surroundings import Joined, Surroundings
from soiree.ui.shell.score_page import Scores
from soiree.ui.style import theme
from soiree.ui.style.first_look import FirstLook
from soiree.ui.style.ornaments import draw_paper, draw_rule
from soiree.ui.style.panels import column_of, label, painter_on, row_of, scroll_by_key, uncovered
from soiree.ui.style.theme import HEADING, LEAD, PETROL, STEP, TEXT, TITLE, WIN
from soiree.ui.style.unfolding import Unfolding
from soiree.ui.table.contract.round_sheet import RoundSheet
from soiree.ui.table.motion.animations import one_after_the_other


class _Scale(Struct, frozen=True):
    """The sizes of a scoreboard, in pixels.

    Attributes:
        edge: the margin above and below.
        between: the space between the parts.
        portrait: the width of the winner's portrait.
        titles: the sizes of the title to try, from the largest.
    """

    edge: int
    between: int
    portrait: int = 96
    titles: tuple[int, ...] = (WIN, TITLE, HEADING)


_WIDE, _SNUG = _Scale(4 * STEP, 3 * STEP // 2), _Scale(5 * STEP // 2, STEP, 56, (TITLE, HEADING))
_FOLDED = _Scale(2 * STEP, STEP)
"""The sizes on a large table, on a small one, and folded."""

_DOCKS = 1000
"""The width of a table in pixels from which the scoreboard lies at a side."""

_ROOMY = 1152
"""The width from which a scoreboard of the usual width leaves enough of the table in sight."""

_RULE = 30 * STEP
"""The length of the line below the title."""

_MOST = 0.66
"""The share of a narrow table's height that the scoreboard covers with its usual sizes, at most."""

_MOST_WINNERS = 3
"""The most winners that have medallions."""

_AFTER_RACE = 1.0
"""The length of the first look after a race, in which the player pressed keys as fast as they can,
in seconds."""

_UNFOLDS, _COUNTS, _ALL_COUNT = 300, 300, 1500
"""Milliseconds that the scoreboard takes to unfold, one player's points to count, and all points at
most, at normal speed."""


class Scoreboard(QWidget):
    """A sheet of paper over the table: at a side of a wide table, else in its middle.

    The medallion of the winner breaks the upper edge. The sheet unfolds from the winner's plate.
    Keys and clicks have no effect in the first moments, because they were meant for the table.
    After a round, the sheet can be folded to its buttons to uncover the table.

    Signals:
        next_round: begin the next round.
        folded: the sheet was folded (true) or unfolded.
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
        viewer: Seat,
        notes: EndNotes,
        surroundings: Surroundings,
    ) -> None:
        """
        Args:
            view: the view after a round or after the match.
            viewer: the seat that is "you".
            notes: additions at the end of the match.
        """
        super().__init__(parent, styleSheet=theme.sheet("scoreboard.qss"))
        self._behind, self._surroundings = parent, surroundings
        self._is_folded = self._has_appeared = self._is_docked = False
        self._is_over = view.result is not None
        self._first_look = FirstLook(_AFTER_RACE) if GAMES[view.game].is_race else FirstLook()
        sheet = round_sheet(view, names, viewer)
        story = _story(view, names, viewer, sheet)
        self._winners = _winners(view, sheet, len(names))
        self._medallions = [
            Medallion(
                self._surroundings.portraits[seat],
                theme.grown(_WIDE.portrait),
                laurelled=self._is_over,
            )
            for seat in self._winners
        ]
        self._heading = label(_heading(view, names, viewer), theme.font(HEADING), wraps=True)
        self.setAccessibleName(self._heading.text())
        self.setAccessibleDescription(" ".join(filter(None, (story, notes.reason))))
        lines = [self._heading]
        if notes.assisted and self._is_over:
            helped = tr("Played with help: counted separately in your statistics.")
            lines.append(label(helped, theme.font(TEXT)))
        self._wrapped = [self._heading]
        if story:
            self._wrapped.append(faint(story, wraps=True))
            lines.append(self._wrapped[-1])
        for line in lines:
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        placed = _ranks(view, view.scores or (0,) * len(names))
        self._sheet = Sheet(rows_of(sheet, names, placed))
        self._fill(width_of_rows())
        rule = _Rule()
        buttons, links = self._buttons(view, notes.onward or tr("Play again"))
        self._layout = column_of(
            row_of(None, *self._medallions, None),
            self._heading,
            rule,
            *lines[1:],
            self._sheet,
            *([self._offer(notes)] if notes.others else []),
            buttons,
            *([links] if self._is_over else []),
        )
        self.setLayout(self._layout)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Enter goes on from any focus in the window.
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        self._foldable = [*self.findChildren(QLabel), rule, self._sheet, *self._medallions]
        parent.installEventFilter(self)
        self.hide()

    def _buttons(self, view: View, onward: str) -> tuple[QHBoxLayout, QHBoxLayout]:
        """Make the rows of the buttons and of the links below them; sets the first button."""
        if self._is_over:
            links = [
                self._end_button(tr("Start page"), EndChoice.START_PAGE),
                #: A verb: look at the match again.
                self._end_button(tr("Replay"), EndChoice.LOOK_OVER),
                self._end_button(tr("Statistics"), EndChoice.STATISTICS),
                self._end_button(tr("Share…"), EndChoice.SHARE),
            ]
            for link in links:
                link.setFlat(True)
            buttons = []
            if GAMES[view.game].pricer is not None:
                #: A verb: compute the cost of each choice.
                buttons.append(self._end_button(tr("Review"), EndChoice.REVIEW))
            self._first = self._end_button(onward, EndChoice.PLAY_AGAIN)
        else:
            links = []
            self._fold = self._button(tr("See the table"), self._toggle_fold)
            buttons = [self._fold]
            text = tr("Next race") if GAMES[view.game].is_race else tr("Next round")
            self._first = self._button(text, self.next_round.emit)
        self._first.setDefault(True)
        for button in (*buttons, self._first):
            button.setFont(theme.font(LEAD))
        return row_of(None, *buttons, self._first, None, spacing=2 * STEP), row_of(
            None, *links, None, spacing=STEP
        )

    def _offer(self, notes: EndNotes) -> QHBoxLayout:
        others = self._end_button(notes.others, EndChoice.PLAY_OTHERS)
        others.setFlat(True)
        return row_of((faint(notes.reason, wraps=True), 1), others, spacing=2 * STEP)

    def open(self) -> None:
        if self.isHidden():
            self._first_look.begin()
        self._place()
        self.show()
        self.raise_()
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._has_appeared:
            self._has_appeared = True
            unfolds = self._surroundings.motion(_UNFOLDS)
            self._appear(unfolds)
            soon(self, self._join, unfolds + 1)

    def _appear(self, unfolds: int) -> None:
        """Unfold in so many milliseconds, and count the points, unless nothing moves."""
        if not unfolds:
            return
        counts = self.findChildren(Count)
        each = self._surroundings.motion(min(_COUNTS, _ALL_COUNT // max(1, len(counts))))
        counting = one_after_the_other(
            QPauseAnimation(unfolds), *(count.count(each) for count in counts)
        )
        counting.setParent(self)
        counting.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        plates = [self._surroundings.plate(seat) for seat in self._winners]
        Unfolding(self, plates[0] if len(plates) == 1 else self.geometry().center(), unfolds)

    def _enter(self) -> None:
        focus = QApplication.focusWidget()
        (focus if isinstance(focus, QPushButton) else self._first).click()

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, autoDefault=True)
        button.pressed.connect(self._release_if_new)
        button.clicked.connect(lambda _checked: self._unless_new(act))
        return button

    def _release_if_new(self) -> None:
        """Let a button that was pressed too early do nothing when its key is released later."""
        if self._first_look.is_on:
            for button in self.findChildren(QPushButton):
                button.setDown(False)

    def _end_button(self, text: str, choice: EndChoice) -> QPushButton:
        return self._button(text, lambda: self.chosen.emit(choice))

    def _unless_new(self, act: Callable[[], object]) -> None:
        if not self._first_look.is_on:
            act()

    def _close(self) -> None:
        if self._is_over:
            self.chosen.emit(EndChoice.LOOK_OVER)
        else:
            self.next_round.emit()

    def _toggle_fold(self) -> None:
        self._is_folded = not self._is_folded
        for part in self._foldable:
            part.setHidden(self._is_folded)
        self._fold.setText(tr("See the points") if self._is_folded else tr("See the table"))
        self._place()
        self._join()
        self.folded.emit(self._is_folded)

    def _place(self) -> None:
        seen, room = uncovered(self._behind), self._surroundings.room()
        self._surroundings.make_room(None)
        if self._is_folded:
            whole = self._whole(_FOLDED)
            self.resize(whole.boundedTo(seen.size()))
            middle = self._surroundings.free(whole)
            self.move((middle or seen.center()) - self.rect().center())
            return
        is_docked = self._is_docked = seen.width() >= _DOCKS
        if is_docked:
            room = None  # The table moves aside.
        self._fill(width_of_rows(narrow=is_docked and seen.width() < _ROOMY))
        for reasons in self._sheet.findChildren(Reasons):
            reasons.part(is_docked)
        height = (
            seen.height() * (1.0 if is_docked else _MOST) if room is None else room[1] - room[0]
        )
        whole = self._whole(_WIDE)
        if whole.height() > height:
            whole = self._whole(_SNUG)
        if whole.height() > seen.height():
            whole += QSize(self._sheet.verticalScrollBar().sizeHint().width(), 0)
        self.resize(whole.boundedTo(seen.size()))
        at = self.rect()
        at.moveCenter(seen.center())
        if room is not None:
            # The viewer's cards at the lower edge have precedence.
            lowest = round(room[1]) - self.height()
            at.moveTop(max(0, min(lowest, max(round(room[0]), at.top()))))
        if is_docked:
            away = max(STEP, (seen.width() - 1280) // 6)
            left = at.translated(seen.left() + away - at.left(), 0)
            right = at.translated(seen.right() - away - at.right(), 0)
            at = min(right, left, key=self._surroundings.covered)
            self._surroundings.make_room(at)
        self.move(at.topLeft())

    def _join(self) -> None:
        """Draw a hairline from each reason's line to the place of the table that it is about."""
        joins = self.isVisible() and self._is_docked and not self._is_folded
        self._surroundings.join(list(self._joined()) if joins else [])

    def _joined(self) -> Iterator[Joined]:
        paper, rows = self.geometry(), self._sheet.viewport().rect()
        is_left = paper.center().x() < self._behind.rect().center().x()
        x = paper.right() - 3 if is_left else paper.left() + 3
        for reasons in self._sheet.findChildren(Reasons):
            for number, place in enumerate(reasons.places):
                at = reasons.mapTo(self._sheet.viewport(), reasons.middle_of(number))
                if rows.contains(at.toPoint()):
                    yield place, QPointF(x, self._sheet.viewport().mapTo(self._behind, at).y())

    def _fill(self, rows: int) -> None:
        """Set the least widths of everything for rows of this width, in pixels."""
        self._rows = rows
        for text in self._wrapped:
            text.setMinimumWidth(rows)
        for reasons in self._sheet.findChildren(Reasons):
            reasons.fill(rows)

    def _whole(self, scale: _Scale) -> QSize:
        """The size of the sheet without scroll bars, in these sizes."""
        aside = (3 if self._is_folded else 4) * STEP
        for medallion in self._medallions:
            medallion.resize_portrait(theme.grown(scale.portrait))
        above = 0 if self._medallions and not self._is_folded else scale.edge
        self._layout.setContentsMargins(aside, above, aside, scale.edge)
        self._layout.setSpacing(scale.between)
        self._heading.setFont(_title_font(self._heading.text(), scale.titles, self._rows))
        self.setMinimumWidth(0 if self._is_folded else self._rows + 8 * STEP)
        self._layout.activate()
        return self.sizeHint().expandedTo(self.minimumSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Unfold or close the panel by Esc, and keep all other keys from the table."""
        if event.key() == Qt.Key.Key_Escape:
            self._unless_new(self._toggle_fold if self._is_folded else self._close)
        else:
            scroll_by_key(self._sheet.verticalScrollBar(), event)
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
            soon(self, self._join)
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The table gives the keyboard back to the panel.
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._surroundings.make_room(None)
        self._surroundings.join([])
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paper = self.rect().toRectF()
        if self._medallions and not self._is_folded:
            paper.setTop(self._medallions[0].geometry().center().y())
        draw_paper(painter, paper, STEP / 2 if self._is_folded else STEP)


class _Rule(QWidget):
    """The line with a diamond below a title."""

    def sizeHint(self) -> QSize:
        return QSize(_RULE, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        draw_rule(painter, self.rect().toRectF().center(), _RULE / 2, PETROL)


def _title_font(title: str, sizes: Sequence[int], room: int) -> QFont:
    """The largest font in which a title takes one line in a room in pixels, or the smallest."""
    fonts = [theme.title_font(size) for size in sizes]
    fitting = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(title) <= room)
    return next(fitting, fonts[-1])


def _winners(view: View, sheet: RoundSheet, players: int) -> list[Seat]:
    """The seats that won the match, or before its end, the round; empty if many or all did."""
    ranked = _ranks(view, [account.points for account in sheet.accounts])
    winners = [seat for seat, rank in enumerate(ranked) if rank == 1]
    return winners if len(winners) < min(players, _MOST_WINNERS + 1) else []


def _heading(view: View, names: Sequence[str], viewer: Seat) -> str:
    if view.result is not None:
        return result_told(view.game, view.options, view.result, names, viewer)
    number = len(Scores.of(view, names).rounds)
    if GAMES[view.game].is_race:
        return tr("After race {number}").format(number=number)
    return tr("After round {number}").format(number=number)


def _story(view: View, names: Sequence[str], viewer: Seat, sheet: RoundSheet) -> str:
    if view.result is None:
        return sheet.story
    fewer_wins = GAMES[view.game].low_wins
    sentences = (
        margin_sentence(view.result, names, viewer, fewer_wins=fewer_wins),
        turning_sentence(view, names, viewer),
        sheet.story,
    )
    return " ".join(filter(None, sentences))


def _ranks(view: View, points: Sequence[int]) -> tuple[int, ...]:
    """The ranks of the players in the match, or before its end, by their points."""
    if view.result is not None:
        return view.result.ranks
    sign = 1 if GAMES[view.game].low_wins else -1
    return ranks([sign * each for each in points])
