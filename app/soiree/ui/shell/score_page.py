"""The score of a match: a table of its rounds, and a chart with a line for each player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from soiree.core.events import Began, Event
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, apart, step_for
from soiree.ui.dialogs.statistics.chart_card import ChartView
from soiree.ui.language.translation import tr
from soiree.ui.language.words import parted
from soiree.ui.style import theme
from soiree.ui.style.panels import RIGHT, column_of
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.table.contract.round_sheet import scored_in_play


class Scores(Struct, frozen=True):
    """The points of each player in each round; as a chart, the totals round by round.

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
        target = target if isinstance(target, int) else None
        rounds = _rounds(view)
        scores = view.scores or (0,) * view.seats
        start = tuple(score - sum(points) for score, *points in zip(scores, *rounds, strict=True))
        return cls(tuple(names), rounds, target, game.low_wins, start, game.is_race)

    def totals(self) -> list[list[int]]:
        """Return, for each seat, the total before the first round and after each."""
        lines = [[points] for points in self.start or (0,) * len(self.names)]
        for points in self.rounds:
            for line, more in zip(lines, points, strict=True):
                line.append(line[-1] + more)
        return lines

    @property
    def title(self) -> str:
        """The title of the chart."""
        return tr("Totals race by race") if self.in_races else tr("Totals round by round")

    def describe(self) -> str:
        """The total of each player, best first."""
        leaders = sorted(
            zip(self.names, (line[-1] for line in self.totals()), strict=True),
            key=lambda each: each[1] if self.fewer_wins else -each[1],
        )
        text = tr("{player}: {total}")
        return parted([text.format(player=name, total=total) for name, total in leaders])

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        """Draw a line for each player, named at its end."""
        pen, lines = Pen(painter, look), self.totals()
        if not self.rounds:
            race = tr("The chart begins after the first race.")
            text = race if self.in_races else tr("The chart begins after the first round.")
            pen.message(space, text)
            return
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        floor = min(0, *(min(line) for line in lines))
        highest = max(self.target or 0, *(max(line) for line in lines))
        step = step_for(highest, 5)
        top = max(step, -(-highest // step) * step)
        elide = Qt.TextElideMode.ElideRight
        names = [pen.metrics.elidedText(name, elide, 10 * STEP) for name in self.names]
        gutter, labels = pen.width(str(top)) + STEP, pen.widest(names) + STEP
        plot = space.adjusted(gutter, pen.height / 2, -labels, -pen.height - STEP / 2)
        axes = Axes(plot, len(self.rounds), high=top, low=floor)
        pen.scale(axes, range(0, top + 1, step), str)
        below = QPointF(0, pen.height / 2 + STEP / 2)
        for number in _round_numbers(len(self.rounds), plot.width(), pen):
            pen.text(axes.at(number, floor) + below, str(number), Qt.AlignmentFlag.AlignHCenter)
        if self.target is not None:
            pen.level_line(plot, axes.y(self.target), look.faint, dashed=True)
        ends = apart([axes.y(line[-1]) for line in lines], pen.height, plot)
        for seat, line in enumerate(lines):
            colour = look.lines[seat % len(look.lines)]
            pen.curve([axes.at(*each) for each in enumerate(line)], colour)
            pen.text(QPointF(plot.right() + STEP, ends[seat]), names[seat], colour=colour)


def _rounds(view: View) -> list[list[int]]:
    """Return the points of each round; the current one counts once something was scored in it."""
    rounds: list[list[Event]] = []
    for event in view.events:
        if isinstance(event, Began):
            rounds.append([])
        elif rounds:
            rounds[-1].append(event)
    # A round may end without a point for anybody: a deal comes next, or nothing.
    if view.deciders and rounds and not scored_in_play(rounds[-1]):
        rounds.pop()
    points = [[0] * view.seats for _ in rounds]
    for by_seat, events in zip(points, rounds, strict=True):
        for each in scored_in_play(events):
            by_seat[each.seat] += each.points
    return points


class ScorePage(QWidget):
    """The table and the chart, one above the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = Scores()
        self._table = QTableWidget()
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setAlternatingRowColors(True)
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(RIGHT)
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._chart = ChartView()
        self._chart.setMinimumHeight(18 * STEP)
        self._chart.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._suit_text()
        margins = (STEP, STEP, STEP, 2 * STEP)
        self.setLayout(column_of(self._table, self._chart, None, spacing=2 * STEP, margins=margins))

    def show_scores(self, scores: Scores) -> None:
        self._table.setAccessibleName(
            tr("Points per race") if scores.in_races else tr("Points per round")
        )
        if scores != self._scores:
            self._scores = scores
            self._fill()
        self._chart.show_chart(scores)
        self._fit_table()
        self._table.scrollToBottom()

    def _fill(self) -> None:
        table, scores = self._table, self._scores
        rows = [*scores.rounds, [line[-1] for line in scores.totals()]]
        table.setColumnCount(len(scores.names))
        table.setRowCount(len(rows))
        table.setHorizontalHeaderLabels(scores.names)
        table.setVerticalHeaderLabels([*map(str, range(1, len(rows))), tr("Total")])
        for row, points in enumerate(rows):
            for column, number in enumerate(points):
                cell = QTableWidgetItem()
                cell.setData(Qt.ItemDataRole.DisplayRole, number)
                cell.setTextAlignment(RIGHT)
                if row == len(scores.rounds):
                    cell.setFont(theme.font(TEXT, bold=True, figures=True))
                table.setItem(row, column, cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_table()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._suit_text()
            self._fill()
        super().changeEvent(event)

    def _suit_text(self) -> None:
        self._table.setFont(theme.font(TEXT, figures=True))
        self._table.verticalHeader().setDefaultSectionSize(theme.grown(3 * STEP))

    def _fit_table(self) -> None:
        rows = self._table.rowCount() * self._table.verticalHeader().defaultSectionSize()
        wanted = rows + self._table.horizontalHeader().sizeHint().height() + 2
        self._table.setFixedHeight(max(6 * STEP, min(wanted, self.height() - 32 * STEP)))


def _round_numbers(rounds: int, width: float, pen: Pen) -> range:
    room = max(1, int(width / (pen.width("00") + 2 * STEP)))
    return range(1, rounds + 1, -(-rounds // room))
