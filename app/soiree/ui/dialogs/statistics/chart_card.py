"""A chart on a page, with its title, its table and a button that saves it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStackedLayout,
    QTableWidget,
    QToolButton,
    QWidget,
)

from soiree.ui.dialogs.forms import fill_table, table_to_read
from soiree.ui.dialogs.statistics.chart import Chart, Drawing, Look
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_paper
from soiree.ui.style.panels import column_of, label, painter_on, row_of
from soiree.ui.style.theme import LEAD, STEP, TEXT


class ChartCard(QWidget):
    """A chart on ivory paper, or its table in the same place.

    Attributes:
        as_table: the button that switches to the table.
        save: the button that saves the picture.
        table: the figures of the chart, filled while the table is shown.

    Signals:
        picture_requested: save this chart as a picture.
    """

    picture_requested = Signal(Chart)

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self._title = label("", theme.font(LEAD, bold=True))
        self._note = label("", theme.font(TEXT, figures=True), wraps=True, is_second=True)
        self.as_table = QToolButton()
        #: A table of numbers, in contrast to the chart.
        self.as_table.setText(tr("Table"))
        self.as_table.setMinimumWidth(self.as_table.sizeHint().width())
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(self._switch)
        self.save = QToolButton()
        self.save.setText(tr("Save…"))
        self.save.clicked.connect(lambda: self.picture_requested.emit(self._chart))
        head = row_of((self._title, 1), self.as_table, self.save, spacing=0)
        self._view = ChartView(theme.LIGHT)
        self._view.setContentsMargins(STEP, STEP, STEP, STEP)
        self.table = _table()
        self._pages = QStackedLayout()
        self._pages.addWidget(self._view)
        self._pages.addWidget(self.table)
        margins = (3 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        parts = (head, self._note, STEP, (self._pages, 1))
        self.setLayout(column_of(*parts, spacing=0, margins=margins))
        self.setStyleSheet(theme.sheet("chart.qss"))
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        self._chart = chart
        self._title.setText(chart.title)
        self._note.setText(chart.note)
        self._view.show_chart(chart, chart.note)
        self.table.setAccessibleName(chart.title)
        self.as_table.setAccessibleName(tr("{chart} as a table").format(chart=chart.title))
        self.save.setAccessibleName(tr("Save {chart} as a picture").format(chart=chart.title))
        self._fill_table()

    def _switch(self, as_table: bool) -> None:
        self.as_table.setText(tr("Chart") if as_table else tr("Table"))
        self._pages.setCurrentWidget(self.table if as_table else self._view)
        self._fill_table()

    def _fill_table(self) -> None:
        if self.as_table.isChecked():
            fill_table(self.table, *self._chart.table(), text_columns=(0,))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        draw_paper(painter, self.rect().toRectF(), 6)


class ChartView(FocusLabel):
    """A chart in the colours of the window, or in others."""

    def __init__(self, chrome: theme.Chrome | None = None) -> None:
        super().__init__()
        self._chart: Drawing | None = None
        self._chrome = chrome
        # The layout may make the chart smaller than a label's minimum size.
        self.setMinimumSize(1, 1)

    def show_chart(self, chart: Drawing, note: str = "") -> None:
        """Show a chart; a screen reader reads the note before the description."""
        self._chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(f"{note} {chart.describe()}".strip())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60 * STEP, 26 * STEP)

    def paint_picture(self, painter: QPainter) -> None:
        if self._chart is not None:
            look = Look.of(self._chrome or theme.chrome_of(self.palette()))
            self._chart.paint(painter, self.contentsRect().toRectF(), look)


def _table() -> QTableWidget:
    table = table_to_read()
    table.setStyleSheet("QHeaderView::section { padding-left: 3px; }")  # as far as in the cells
    table.setAlternatingRowColors(True)
    table.verticalHeader().setDefaultSectionSize(3 * STEP)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table
