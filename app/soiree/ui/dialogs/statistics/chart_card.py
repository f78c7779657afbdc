"""A chart on the page, with its title and the table behind it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from soiree.ui.dialogs.statistics.chart import Chart, Look
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.style import theme
from soiree.ui.style.panels import paint_panel
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.style.translation import tr


class ChartCard(QWidget):
    """A chart, or its table in its place.

    Attributes:
        as_table: the button that shows the table.
        save: the button that saves the picture.
        table: the figures of the chart, as far as it is shown.

    Signals:
        picture_requested: the person wants the chart that is shown as a picture in a file.
    """

    picture_requested = Signal(object)

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self._title = QLabel()
        self._title.setFont(theme.font(LEAD, bold=True))
        self._note = QLabel()
        self._note.setFont(theme.font(TEXT, figures=True))
        self._note.setWordWrap(True)
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.as_table = QToolButton()
        self.as_table.setText(tr("Table"))
        self.as_table.setMinimumWidth(self.as_table.sizeHint().width())
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(self._turn)
        self.save = QToolButton()
        self.save.setText(tr("Save…"))
        self.save.clicked.connect(lambda: self.picture_requested.emit(self._chart))
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title, 1)
        head.addWidget(self.as_table)
        head.addWidget(self.save)
        self._view = _ChartView()
        self.table = _table()
        self._pages = QStackedLayout()
        self._pages.addWidget(self._view)
        self._pages.addWidget(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self._note)
        layout.addSpacing(STEP)
        layout.addLayout(self._pages, 1)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        self._chart = chart
        self._title.setText(chart.title)
        self._note.setText(chart.note)
        self._view.show_chart(chart)
        self.table.setAccessibleName(chart.title)
        self.as_table.setAccessibleName(tr("{chart} as a table").format(chart=chart.title))
        self.save.setAccessibleName(tr("Save {chart} as a picture").format(chart=chart.title))
        self._fill_table()

    def _turn(self, as_table: bool) -> None:
        self.as_table.setText(tr("Chart") if as_table else tr("Table"))
        self._pages.setCurrentWidget(self.table if as_table else self._view)
        self._fill_table()

    def _fill_table(self) -> None:
        if self.as_table.isChecked():
            _fill(self.table, self._chart)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.chrome_of(self.palette()).panel)


class _ChartView(FocusLabel):
    """Paints a chart; the focus reads its description."""

    def __init__(self) -> None:
        super().__init__()
        self._chart: Chart | None = None
        # It may become smaller than a label would.
        self.setMinimumSize(1, 1)

    def show_chart(self, chart: Chart) -> None:
        self._chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(f"{chart.note} {chart.describe()}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60 * STEP, 26 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chart is not None:
            painter = QPainter(self)
            look = Look.of(theme.chrome_of(self.palette()))
            self._chart.paint(
                painter, self.rect().toRectF().adjusted(STEP, STEP, -STEP, -STEP), look
            )
            painter.end()
        super().paintEvent(event)


def _table() -> QTableWidget:
    table = QTableWidget()
    table.setFont(theme.font(TEXT, figures=True))
    table.setStyleSheet("QHeaderView::section { padding-left: 3px; }")  # As the cells below.
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(3 * STEP)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setHighlightSections(False)
    return table


def _fill(table: QTableWidget, chart: Chart) -> None:
    header, rows = chart.table()
    table.clear()
    table.setColumnCount(len(header))
    table.setRowCount(len(rows))
    for column, text in enumerate(header):
        cell = QTableWidgetItem(text)
        cell.setTextAlignment(_alignment(column))
        table.setHorizontalHeaderItem(column, cell)
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            cell = QTableWidgetItem(text)
            cell.setTextAlignment(_alignment(column))
            table.setItem(number, column, cell)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Names stand at the left, figures at the right."""
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
