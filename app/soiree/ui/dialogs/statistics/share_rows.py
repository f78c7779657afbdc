"""The chart of shares won by level or by game: a dot with its interval in each row."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from soiree.core.games import Game
from soiree.storage.history.statistics import Group
from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, Table
from soiree.ui.dialogs.statistics.wording import interval, matches, percent
from soiree.ui.language.translation import tr
from soiree.ui.style.theme import STEP

_TALLEST = 9 * STEP
"""The greatest height of a row."""


class ShareRows(Struct, frozen=True):
    """The share won in groups of matches, each with its 95 % interval.

    Attributes:
        groups: the groups of the report.
        labels: the title of each group.
        game: the game of all matches; None if each group is a game.
    """

    groups: tuple[Group, ...]
    labels: tuple[str, ...]
    game: Game | None

    @property
    def title(self) -> str:
        return tr("Share won by game") if self.game is None else tr("Share won by level")

    @property
    def note(self) -> str:
        return tr("With the 95% interval; the upright mark is an even share.")

    def describe(self) -> str:
        if not self.groups:
            return self._nothing
        return " ".join(
            tr("{name}: {share} of {matches}, interval {interval}, even share {even}.").format(
                name=label,
                share=percent(each.share),
                matches=matches(each.played),
                interval=interval(each.low, each.high),
                even=percent(each.even),
            )
            for label, each in zip(self.labels, self.groups, strict=True)
        )

    def table(self) -> Table:
        rows = (
            (
                label,
                str(each.played),
                percent(each.share),
                interval(each.low, each.high),
                percent(each.even),
            )
            for label, each in zip(self.labels, self.groups, strict=True)
        )
        header = (
            tr("Game") if self.game is None else tr("Opponents"),
            tr("Matches"),
            tr("Share won"),
            tr("95% interval"),
            tr("Even share"),
        )
        return Table(header, tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        if not self.groups:
            pen.message(space, self._nothing)
            return
        counts = [matches(each.played) for each in self.groups]
        left = pen.widest([*self.labels, *counts]) + 2 * STEP
        right = pen.width(percent(1)) + STEP
        height = min(_TALLEST, (space.height() - 1.5 * pen.height) / len(self.groups))
        axis = space.adjusted(left, 0, -right, 0)
        axis.setHeight(height * len(self.groups))
        shares = Axes(axis)
        for quarter in range(5):
            pen.upright_line(shares, quarter / 4)
            below = shares.at(quarter / 4, 0) + QPointF(0, 0.75 * pen.height)
            pen.text(below, percent(quarter / 4), Qt.AlignmentFlag.AlignHCenter)
        rows = zip(self.groups, self.labels, counts, strict=True)
        for row, (group, label, count) in enumerate(rows):
            y = axis.top() + (row + 0.5) * height
            _paint_label(pen, QPointF(space.left(), y), label, count, height)
            _paint_row(pen, shares, y, group)

    @property
    def _nothing(self) -> str:
        return tr("You played these matches alone.")


def _paint_label(pen: Pen, at: QPointF, label: str, count: str, height: float) -> None:
    if height < 2 * pen.height:
        pen.text(at, label, colour=pen.look.text)
        return
    pen.text(at - QPointF(0, pen.height / 2), label, colour=pen.look.text)
    pen.text(at + QPointF(0, pen.height / 2), count)


def _paint_row(pen: Pen, shares: Axes, y: float, group: Group) -> None:
    even, x = shares.x(group.even), shares.x
    pen.stroke(QPointF(even, y - STEP), QPointF(even, y + STEP), pen.look.faint)
    pen.estimate(y, (x(group.low), x(group.share), x(group.high)), width=2, radius=5)
    pen.text(QPointF(x(1) + STEP, y), percent(group.share), colour=pen.look.text)
