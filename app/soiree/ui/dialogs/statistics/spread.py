"""Spreads of points: yours against those of others, and how far you were ahead or behind."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from soiree.storage.statistics import FEW
from soiree.ui.dialogs.statistics.chart import Look, Pen, Table, step_for, too_few
from soiree.ui.dialogs.statistics.wording import number, percent
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr

Counts = Mapping[int, int]
"""How often each number of points was there."""

_NARROWEST = 12.0
"""The least width of a bar."""


class ScoreSpread(Struct, frozen=True):
    """The person's scores above the line, those of the opponents below it.

    Attributes:
        fewer_wins: whether points are bad.
    """

    yours: Counts
    others: Counts
    fewer_wins: bool

    @property
    def title(self) -> str:
        return tr("Spread of scores")

    @property
    def note(self) -> str:
        if self.fewer_wins:
            return tr("How often each score came, in points; fewer are better.")
        return tr("How often each score came, in points; more are better.")

    def describe(self) -> str:
        played = sum(self.yours.values())
        if played < FEW:
            return too_few(played)
        sentences = [
            tr("Half of your scores are from {low} to {high}, the middle one is {middle}.").format(
                **_quarters(self.yours)
            )
        ]
        if self.others:
            text = tr(
                "Half of your opponents’ scores are from {low} to {high}, the middle one is"
                " {middle}."
            )
            sentences.append(text.format(**_quarters(self.others)))
        return " ".join(sentences)

    def table(self) -> Table:
        bins = Bins.of(self.yours, self.others, 24)
        yours, others = bins.shares(self.yours), bins.shares(self.others)
        rows = (
            (bins.label(place), percent(yours[place]), percent(others[place]))
            for place in range(bins.count)
        )
        return Table((tr("Points"), tr("Your scores"), tr("Opponents’ scores")), tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        played = sum(self.yours.values())
        if played < FEW:
            pen.message(space, too_few(played))
            return
        plot = space.adjusted(_gutter(pen), pen.height / 2, 0, -pen.height - STEP / 2)
        bins = Bins.of(self.yours, self.others, _most_bars(plot, played))
        yours, others = bins.shares(self.yours), bins.shares(self.others)
        half = plot.height() / 2 if self.others else plot.height()
        most = max(*yours, *others)
        scale = (half - 1.5 * pen.height) / most
        middle = plot.top() + half
        _paint_scale(pen, plot, middle, (-scale, scale) if self.others else (-scale,), most)
        for place in range(bins.count):
            _bar(pen, bins, plot, place, middle, -scale * yours[place], look.yours)
            _bar(pen, bins, plot, place, middle, scale * others[place], look.others)
        pen.hairline(QPointF(plot.left(), middle), QPointF(plot.right(), middle), look.faint)
        _median(pen, bins, plot, self.yours, (middle, plot.top()), tr("you: median {points}"))
        if self.others:
            text = tr("opponents: median {points}")
            _median(pen, bins, plot, self.others, (middle, plot.bottom()), text)
        _paint_points(pen, bins, plot)


class Margins(Struct, frozen=True):
    """How often the person was ahead of the best opponent, or behind, and by how much."""

    counts: Counts

    @property
    def title(self) -> str:
        return tr("Points ahead")

    @property
    def note(self) -> str:
        return tr("Of the best opponent at the end; below 0 you were behind.")

    def describe(self) -> str:
        played = sum(self.counts.values())
        if played < FEW:
            return too_few(played)
        ahead, level, behind = _sides(self.counts)
        return tr(
            "You were ahead in {ahead}, level in {level} and behind in {behind} of these matches."
            " Half of them ended from {low} to {high}, the middle one at {middle}."
        ).format(
            ahead=percent(ahead),
            level=percent(level),
            behind=percent(behind),
            **_quarters(self.counts),
        )

    def table(self) -> Table:
        bins = Bins.of(self.counts, {}, 24)
        shares = bins.shares(self.counts)
        rows = ((bins.label(place), percent(shares[place])) for place in range(bins.count))
        return Table((tr("Points ahead"), tr("Matches")), tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        played = sum(self.counts.values())
        if played < FEW:
            pen.message(space, too_few(played))
            return
        plot = space.adjusted(_gutter(pen), 1.5 * pen.height, 0, -pen.height - STEP / 2)
        bins = Bins.of(self.counts, {0: 0}, _most_bars(plot, played))
        shares = bins.shares(self.counts)
        scale = (plot.height() - pen.height) / max(shares)
        _paint_scale(pen, plot, plot.bottom(), (-scale,), max(shares))
        for place in range(bins.count):
            colour = look.yours if bins.start(place) >= 0 else look.others
            _bar(pen, bins, plot, place, plot.bottom(), -scale * shares[place], colour)
        base = plot.bottom()
        pen.hairline(QPointF(plot.left(), base), QPointF(plot.right(), base), look.faint)
        zero = bins.x(plot, 0)
        pen.hairline(QPointF(zero, space.top()), QPointF(zero, base), look.faint)
        ahead, _, behind = _sides(self.counts)
        y = space.top() + pen.height / 2
        _beside(pen, plot, QPointF(zero, y), tr("behind {share}").format(share=percent(behind)), -1)
        _beside(pen, plot, QPointF(zero, y), tr("ahead {share}").format(share=percent(ahead)), 1)
        _paint_points(pen, bins, plot)


class Bins(Struct, frozen=True):
    """Ranges of points of one size; `first` begins the first of `count` ranges."""

    first: int
    size: int
    count: int

    @classmethod
    def of(cls, one: Counts, other: Counts, most: int) -> Bins:
        """Ranges that hold all points, at most so many."""
        least, greatest = min((*one, *other)), max((*one, *other))
        size = step_for(greatest - least + 1, max(1, most - 1))
        first = least // size * size
        return cls(first, size, (greatest - first) // size + 1)

    def shares(self, counts: Counts) -> list[float]:
        """What part of all is in each range."""
        found = [0] * self.count
        for points, times in counts.items():
            found[(points - self.first) // self.size] += times
        whole = sum(found) or 1
        return [times / whole for times in found]

    def start(self, place: int) -> int:
        return self.first + place * self.size

    def label(self, place: int) -> str:
        """As in `20 to 24`."""
        low, high = self.start(place), self.start(place + 1) - 1
        if low == high:
            return number(low)
        return tr("{low} to {high}").format(low=number(low), high=number(high))

    def x(self, plot: QRectF, points: float) -> float:
        """Where points begin: a range of one point is as wide as any other."""
        return plot.left() + plot.width() * (points - self.first) / (self.size * self.count)


def middle_of(counts: Counts, part: float = 0.5) -> int:
    """The least number of points that so large a part of all does not pass; half is the median."""
    wanted, passed = part * sum(counts.values()), 0
    for points in sorted(counts):
        passed += counts[points]
        if passed >= wanted:
            return points
    raise ValueError("there are no points")


def _quarters(counts: Counts) -> dict[str, str]:
    """The middle one, and the ends of the middle half."""
    parts = {"low": 0.25, "middle": 0.5, "high": 0.75}
    return {name: number(middle_of(counts, part)) for name, part in parts.items()}


def _sides(margins: Counts) -> tuple[float, float, float]:
    """In what part of the matches the person was ahead, level and behind."""
    played = sum(margins.values())
    ahead = sum(times for points, times in margins.items() if points > 0)
    behind = sum(times for points, times in margins.items() if points < 0)
    return ahead / played, (played - ahead - behind) / played, behind / played


def _gutter(pen: Pen) -> float:
    return pen.width(percent(1)) + STEP


def _paint_scale(
    pen: Pen, plot: QRectF, base: float, scales: tuple[float, ...], most: float
) -> None:
    """The base, and a line or two at round shares above or below it.

    Args:
        scales: the height of a share of 1, negative upwards; of each side that is shown.
        most: the largest share that is shown.
    """
    step = max(1, step_for(100 * most, 3))
    lines = {0: base}
    for scale in scales:
        for hundredths in range(step, int(100 * most) + 1, step):
            lines[hundredths if scale < 0 else -hundredths] = base + scale * hundredths / 100
    for hundredths, y in lines.items():
        pen.hairline(QPointF(plot.left(), y), QPointF(plot.right(), y))
        at = QPointF(plot.left() - STEP, y)
        pen.text(at, percent(abs(hundredths) / 100), Qt.AlignmentFlag.AlignRight)


def _most_bars(plot: QRectF, matches: int) -> int:
    """How many bars show a shape and not the noise of a few matches."""
    return max(1, min(int(plot.width() / _NARROWEST), round(2 * math.sqrt(matches))))


def _bar(
    pen: Pen, bins: Bins, plot: QRectF, place: int, base: float, height: float, colour: QColor
) -> None:
    """A bar that stands on the base, or hangs from it where its height is positive."""
    left, right = (bins.x(plot, bins.start(place + more)) for more in (0, 1))
    gap = 1 if right - left > 4 else 0
    pen.painter.fillRect(QRectF(left, base, right - left - gap, height).normalized(), colour)


def _median(
    pen: Pen, bins: Bins, plot: QRectF, counts: Counts, ends: tuple[float, float], text: str
) -> None:
    """Mark the middle score from the base to the end, and write it there."""
    base, end = ends
    points = middle_of(counts)
    x = bins.x(plot, points + 0.5)
    pen.painter.setPen(QPen(pen.look.text, 2))
    inwards = 1 if end < base else -1
    pen.painter.drawLine(QPointF(x, base), QPointF(x, end + inwards * pen.height / 2))
    written = text.format(points=number(points))
    at = QPointF(x + STEP, end + inwards * pen.height / 4)
    if at.x() + pen.width(written) > plot.right():
        at.setX(x - STEP - pen.width(written))
    pen.text(at, written, colour=pen.look.text)


def _beside(pen: Pen, plot: QRectF, at: QPointF, text: str, side: int) -> None:
    """Write on one side of a place, but within the plot."""
    width = pen.width(text)
    left = at.x() + STEP if side > 0 else at.x() - STEP - width
    left = max(plot.left(), min(left, plot.right() - width))
    pen.text(QPointF(left, at.y()), text, colour=pen.look.text)


def _paint_points(pen: Pen, bins: Bins, plot: QRectF) -> None:
    """Points below the plot, as many as there is room for."""
    last = bins.first + bins.size * bins.count
    room = max(pen.width(number(bins.first)), pen.width(number(last))) + 3 * STEP
    step = step_for(last - bins.first, max(1, int(plot.width() / room)))
    step = max(step, bins.size)
    y = plot.bottom() + STEP / 2 + pen.height / 2
    for points in range(-(-bins.first // step) * step, last, step):
        # A bar of one point is named at its middle, one of a range where it begins.
        x = bins.x(plot, points + (0.5 if bins.size == 1 else 0))
        if x + pen.width(number(points)) / 2 <= plot.right():
            pen.text(QPointF(x, y), number(points), Qt.AlignmentFlag.AlignHCenter)
