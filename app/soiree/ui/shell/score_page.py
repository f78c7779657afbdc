"""The score of a match: a table of its rounds, and a chart with a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from soiree.core.events import Began, Scored, Turn
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.dialogs.statistics.chart import apart
from soiree.ui.item_views import Index
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, painter_on
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.style.translation import tr
from soiree.ui.style.words import parted


class Scores(Struct, frozen=True):
    """The points of each player in each round.

    Attributes:
        names: the names of the players, by seat.
        rounds: for each scored round, the points by seat.
        start: the points at the beginning of the match, by seat; empty if all are 0.
        target: the score that ends the match, if there is one.
        fewer_wins: True if points are bad.
        in_races: True if the rounds are called races.
    """

    names: Sequence[str] = ()
    rounds: Sequence[Sequence[int]] = field(default_factory=tuple)
    target: int | None = None
    fewer_wins: bool = False
    start: Sequence[int] = ()
    in_races: bool = False

    @classmethod
    def of(cls, view: View, names: Sequence[str]) -> Scores:
        game = GAMES[view.game]
        target = None if game.target is None else view.options[game.target]
        return cls(
            tuple(names),
            _rounds(view),
            target if isinstance(target, int) else None,
            game.low_wins,
            _start(view),
            game.is_race,
        )

    def totals(self) -> list[list[int]]:
        """Return, for each seat, the total before the first round and after each."""
        lines = [[points] for points in self.start or (0,) * len(self.names)]
        for points in self.rounds:
            for line, more in zip(lines, points, strict=True):
                line.append(line[-1] + more)
        return lines


def _rounds(view: View) -> tuple[tuple[int, ...], ...]:
    """Return the points of each round; the current one counts once something was scored in it."""
    rounds: list[list[int]] = []
    fresh = starts = False
    for event in view.events:
        if isinstance(event, Began):
            rounds.append([0] * view.seats)
            fresh = starts = True
        elif isinstance(event, Turn):
            starts = False
        elif isinstance(event, Scored) and not starts:
            rounds[-1][event.seat] += event.points
            fresh = False
    # A round may end without a point for anybody.
    is_over = not view.deciders  # a deal comes next, or nothing
    return tuple(map(tuple, rounds[:-1] if fresh and not is_over else rounds))


def _start(view: View) -> tuple[int, ...]:
    points = [0] * view.seats
    for event in view.events:
        if isinstance(event, Turn):
            break
        if isinstance(event, Scored):
            points[event.seat] += event.points
    return tuple(points)


class ScorePage(QWidget):
    """The table and the chart, one above the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _ScoreModel()
        self._table = QTableView(showGrid=False, wordWrap=False)
        self._table.setModel(self._model)
        self._table.setAlternatingRowColors(True)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setHighlightSections(False)
        self._table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._chart = Chart()
        self._suit_text()
        margins = (STEP, STEP, STEP, 2 * STEP)
        self.setLayout(column_of(self._table, self._chart, None, spacing=2 * STEP, margins=margins))

    def show_scores(self, scores: Scores) -> None:
        self._table.setAccessibleName(
            tr("Points per race") if scores.in_races else tr("Points per round")
        )
        self._model.show_scores(scores)
        self._chart.show_scores(scores)
        self._fit_table()
        self._table.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_table()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._suit_text()
        super().changeEvent(event)

    def _suit_text(self) -> None:
        self._table.setFont(theme.font(TEXT, figures=True))
        self._table.verticalHeader().setDefaultSectionSize(theme.grown(3 * STEP))

    def _fit_table(self) -> None:
        rows = self._model.rowCount() * self._table.verticalHeader().defaultSectionSize()
        wanted = rows + self._table.horizontalHeader().sizeHint().height() + 2
        self._table.setFixedHeight(max(6 * STEP, min(wanted, self.height() - 32 * STEP)))


class _ScoreModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._scores = Scores()

    def show_scores(self, scores: Scores) -> None:
        if scores != self._scores:
            self.beginResetModel()
            self._scores = scores
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._scores.rounds) + 1

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._scores.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_total = index.row() == len(self._scores.rounds)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if is_total:
                    return self._scores.totals()[index.column()][-1]
                return self._scores.rounds[index.row()][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.FontRole if is_total:
                return theme.font(TEXT, bold=True, figures=True)
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._scores.names[section]
        if section == len(self._scores.rounds):
            return tr("Total")
        return str(section + 1)


class Chart(QWidget):
    """The totals round by round: a line for each player, named at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = Scores()
        self.setMinimumHeight(18 * STEP)

    def show_scores(self, scores: Scores) -> None:
        self._scores = scores
        leaders = sorted(
            zip(scores.names, (line[-1] for line in scores.totals()), strict=True),
            key=lambda each: each[1] if scores.fewer_wins else -each[1],
        )
        in_races = scores.in_races
        self.setAccessibleName(
            tr("Totals race by race") if in_races else tr("Totals round by round")
        )
        self.setAccessibleDescription(
            parted(
                [
                    tr("{player}: {total}").format(player=name, total=total)
                    for name, total in leaders
                ]
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(36 * STEP, 24 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setFont(theme.font(TEXT, figures=True))
        chrome = theme.chrome_of(self.palette())
        if not self._scores.rounds:
            painter.setPen(chrome.faint)
            painter.drawText(
                self.rect(),
                Qt.AlignmentFlag.AlignCenter,
                tr("The chart begins after the first race.")
                if self._scores.in_races
                else tr("The chart begins after the first round."),
            )
            return
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        _paint_chart(painter, self.rect().toRectF(), self._scores, chrome)


def _paint_chart(painter: QPainter, space: QRectF, scores: Scores, chrome: theme.Chrome) -> None:
    metrics = painter.fontMetrics()
    lines = scores.totals()
    floor = min(0, *(min(line) for line in lines))
    step, top = _ticks(max(scores.target or 0, *(max(line) for line in lines)))
    gutter = metrics.horizontalAdvance(str(top)) + STEP
    labels = max(metrics.horizontalAdvance(_short(name, metrics)) for name in scores.names) + STEP
    plot = space.adjusted(gutter, metrics.height() / 2, -labels, -metrics.height() - STEP / 2)

    def at(number: float, value: float) -> QPointF:
        return QPointF(
            plot.left() + plot.width() * number / max(1, len(scores.rounds)),
            plot.bottom() - plot.height() * (value - floor) / max(1, top - floor),
        )

    for value in range(0, top + 1, step):
        y = round(at(0, value).y()) + 0.5
        painter.setPen(QPen(chrome.line, 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(chrome.faint)
        box = QRectF(space.left(), y - metrics.height() / 2, gutter - STEP, metrics.height())
        painter.drawText(
            box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value)
        )
    for number in _round_numbers(len(scores.rounds), plot.width(), metrics):
        box = QRectF(
            at(number, floor).x() - 3 * STEP, plot.bottom() + STEP / 2, 6 * STEP, metrics.height()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    if scores.target is not None:
        y = round(at(0, scores.target).y()) + 0.5
        painter.setPen(QPen(chrome.faint, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    ends = apart([at(len(line) - 1, line[-1]).y() for line in lines], metrics.height(), plot)
    for seat, line in enumerate(lines):
        painter.setPen(QPen(chrome.lines[seat % len(chrome.lines)], 2))
        painter.drawPolyline(QPolygonF([at(number, value) for number, value in enumerate(line)]))
        box = QRectF(
            plot.right() + STEP, ends[seat] - metrics.height() / 2, labels, metrics.height()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, _short(scores.names[seat], metrics))


def _ticks(highest: int) -> tuple[int, int]:
    steps = [size * unit for unit in (1, 10, 100, 1000) for size in (1, 2, 5)]
    step = next((each for each in steps if each * 5 >= highest), steps[-1])
    return step, max(step, -(-highest // step) * step)


def _round_numbers(rounds: int, width: float, metrics: QFontMetrics) -> range:
    room = max(1, int(width / (metrics.horizontalAdvance("00") + 2 * STEP)))
    return range(1, rounds + 1, -(-rounds // room))


def _short(name: str, metrics: QFontMetrics) -> str:
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, 10 * STEP)
