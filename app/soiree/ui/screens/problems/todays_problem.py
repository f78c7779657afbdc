"""The problem of the day, with a large picture of its position."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from soiree.storage.problems import Outcome
from soiree.ui.language.translation import tr
from soiree.ui.screens.problems.problem_list import Row, outcome_words, paint_laurel
from soiree.ui.screens.problems.task import diamonds
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label, painter_on, row_of
from soiree.ui.style.theme import HEADING, STEP, TEXT

_BESIDE, _ABOVE, _LARGE = QSize(176, 108), QSize(312, 192), QSize(468, 288)
"""The sizes of the picture: left of the words, above them, and above them in a large window."""


class TodaysProblem(QWidget):
    """The problem of the day, the same for everybody.

    Attributes:
        solve: the button that opens it.
        calendar: the button that leads to the calendar.
    """

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._picture = _Picture(pictures)
        self._head = label(tr("Today’s problem"), theme.title_font(HEADING))
        self._difficulty = label("", theme.font(TEXT))
        self._name = label("", theme.font(TEXT, bold=True), wraps=True)
        self._words = label("", theme.font(TEXT), wraps=True, is_second=True)
        # So that Enter presses them.
        self.solve = QPushButton(tr("Solve today’s problem"), autoDefault=True)
        self.calendar = QPushButton(tr("Day by day"), autoDefault=True)
        self._picture.clicked.connect(self.solve.click)
        head = row_of(self._head, None, self._difficulty)
        below = (STEP // 2, None, row_of(self.solve, self.calendar, None))
        words = column_of(head, self._name, self._words, *below, spacing=STEP // 2)
        margins = (STEP, STEP, STEP, STEP)
        self._box = row_of(self._picture, (words, 1), spacing=2 * STEP, margins=margins)
        self._box.setAlignment(self._picture, Qt.AlignmentFlag.AlignTop)
        self.setLayout(self._box)

    def stand(self, *, above: bool, large: bool) -> None:
        """Put the picture above the words or beside them."""
        way = QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(way)
        size = _BESIDE if not above else _LARGE if large else _ABOVE
        self._picture.setFixedSize(size)
        self.setFixedWidth(size.width() + 2 * STEP) if above else self.setMaximumWidth(16_777_215)

    def show_problem(self, row: Row, outcome: Outcome | None, days: int) -> None:
        """Show a problem.

        Args:
            days: the number of days in a row on which the problem of the day was solved.
        """
        text = tr("{problem} · {difficulty}")
        self._name.setText(text.format(problem=row.name, difficulty=row.difficulty))
        words = tr("{theme}. The same for everybody.").format(theme=row.theme)
        if outcome is not None:
            words = tr("{problem} · {outcome}").format(
                problem=row.theme, outcome=outcome_words(outcome)
            )
        if days > 1:
            row_words = tr("solved on %n days in a row", "", days)
            words = tr("{problem} · {outcome}").format(problem=words, outcome=row_words)
        self._words.setText(words)
        self.solve.setAccessibleDescription(f"{self._name.text()}, {words}")
        self._difficulty.setText(diamonds(row.kept.difficulty))
        self._picture.show_problem(row, outcome == "solved")


class _Picture(QWidget):
    clicked = Signal()

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._row: Row | None = None
        self._is_solved = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        pictures.ready.connect(self.update)

    def show_problem(self, row: Row, is_solved: bool) -> None:
        self._row, self._is_solved = row, is_solved
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._row is None:
            return
        painter = painter_on(self)
        chrome, place = theme.chrome_of(self.palette()), self.rect().toRectF()
        self._pictures.paint(painter, place, self._row, chrome)
        if self._is_solved:
            paint_laurel(painter, place)
