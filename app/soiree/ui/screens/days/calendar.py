"""The calendar of a month, with a mark for each deal of a day and for its problem."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from msgspec import Struct
from PySide6.QtCore import QDate, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QHeaderView, QTableView, QToolButton

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_laurel
from soiree.ui.style.painting import draw_box
from soiree.ui.style.panels import write
from soiree.ui.style.theme import STEP, TEXT

_PIP = STEP * 0.4
"""Half of the height of the mark of a deal."""


class DayMarks(Struct, frozen=True):
    """The marks of one day.

    Attributes:
        deals: for each game, True if its deal was won, False if it was lost, None without a result.
        solved: True if the problem of the day was solved.
        skill: the results without luck in a few characters; empty if none is known.
    """

    deals: Sequence[bool | None]
    solved: bool = False
    skill: str = ""


class Calendar(QCalendarWidget):
    """A month of days. Arrow keys go from day to day, Page Up and Page Down to other months."""

    def __init__(self, marks: Mapping[date, DayMarks], first: date, last: date, felt: str) -> None:
        super().__init__()
        self._marks = marks
        self._chrome = theme.ON_FELT[felt]
        self.setDateRange(_to_qt(first), _to_qt(last))
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setAccessibleName(tr("Calendar"))
        self.setMinimumSize(44 * STEP, 44 * STEP)
        self.setMaximumHeight(theme.grown(80 * STEP))
        view = self.findChild(QTableView)
        assert isinstance(view, QTableView), "Qt makes it"
        # The names of the days take less room than the days.
        view.verticalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._write_arrow("qt_calendar_prevmonth", "‹", tr("Previous month"))
        self._write_arrow("qt_calendar_nextmonth", "›", tr("Next month"))
        self._dress()

    def _write_arrow(self, button: str, sign: str, spoken: str) -> None:
        """Replace the icon of a button of Qt's, which is as dark as dark felt, by a sign."""
        arrow = self.findChild(QToolButton, button)
        assert isinstance(arrow, QToolButton), "Qt makes it"
        arrow.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        arrow.setText(sign)
        arrow.setAccessibleName(spoken)

    @property
    def day(self) -> date:
        """The selected day."""
        found = self.selectedDate()
        return date(found.year(), found.month(), found.day())

    def choose(self, day: date) -> None:
        """Select a day, and show its month."""
        self.setSelectedDate(_to_qt(day))

    def use_felt(self, felt: str) -> None:
        self._chrome = theme.ON_FELT[felt]
        self._dress()

    def _dress(self) -> None:
        plain = QTextCharFormat()
        plain.setForeground(self._chrome.faint)
        plain.setFont(theme.font(TEXT))
        self.setHeaderTextFormat(plain)
        for each in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(each, plain)
        self.updateCells()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        """Paint a day; its marks are one for each game, from left to right, and a laurel."""
        chrome, area = self._chrome, rect.toRectF().adjusted(2.5, 2.5, -2.5, -2.5)
        here = date(day.year(), day.month(), day.day())
        is_inside = day.month() == self.monthShown() and day <= self.maximumDate()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_selected = day == self.selectedDate()
        if is_selected or is_inside:
            ground = chrome.raised if is_selected else theme.faded(chrome.panel, 0.45)
            draw_box(painter, area, 6, ground, QPen(chrome.text if is_selected else chrome.line, 1))
        ink = chrome.text if is_inside else theme.faded(chrome.faint, 0.5)
        font = theme.font(TEXT, bold=day == QDate.currentDate(), figures=True)
        top = area.adjusted(0.75 * STEP, STEP / 2, -0.75 * STEP, 0)
        write(painter, top, str(day.day()), font, ink, Qt.AlignmentFlag.AlignLeft)
        if is_inside and (marks := self._marks.get(here)) is not None:
            self._paint_marks(painter, area, top, marks)
        painter.restore()

    def _paint_marks(self, painter: QPainter, area: QRectF, top: QRectF, marks: DayMarks) -> None:
        painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, marks.skill)
        gap = area.width() / (len(marks.deals) + 1)
        for number, won in enumerate(marks.deals, 1):
            middle = QPointF(area.left() + number * gap, area.bottom() - STEP)
            _paint_pip(painter, middle, won, self._chrome.text)
        if marks.solved:
            draw_laurel(
                painter, area.center() + QPointF(0, STEP / 2), STEP * 0.8, 4, self._chrome.text
            )


def _paint_pip(painter: QPainter, middle: QPointF, won: bool | None, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1.2))
    painter.setBrush(ink if won or won is None else Qt.BrushStyle.NoBrush)
    size = 0.8 if won is None else _PIP
    painter.drawEllipse(middle, size, size)


def _to_qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
