"""Charts of points: your scores beside those of your opponents, and your lead at the end."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from soiree.storage.history.statistics import FEW
from soiree.ui.dialogs.statistics.chart import Look, Pen, Table, step_for, too_few
from soiree.ui.dialogs.statistics.wording import number, percent
from soiree.ui.language.translation import tr
from soiree.ui.style.theme import STEP

Counts = Mapping[int, int]
"""The number of matches by points."""

_NARROWEST = 12.0
"""The least width of a bar."""

_TABLE_ROWS = 24
"""The greatest number of rows in the table of a chart."""


class ScoreSpread(Struct, frozen=True):
    """The person's scores above a line, and the opponents' scores below.

    Attributes:
        fewer_wins: True if low scores win.
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
            return tr("How often each score occurred, in points; fewer are better.")
        return tr("How often each score occurred, in points; more are better.")

    def describe(self) -> str:
        played = sum(self.yours.values())
        if played < FEW:
            return too_few(played)
        sentences = [
            tr("Half of your scores are from {low} to {high}; the median is {middle}.").format(
                **_quarters(self.yours)
            )
        ]
        if self.others:
            text = tr(
                "Half of your opponents’ scores are from {low} to {high}; the median is {middle}."
            )
            sentences.append(text.format(**_quarters(self.others)))
        return " ".join(sentences)

    def table(self) -> Table:
        bins = Bins.of(self.yours, self.others, _TABLE_ROWS)
        yours, others = bins.shares(self.yours), bins.shares(self.others)
        rows = (
            (bins.label(place), percent(yours[place]), percent(others[place]))
            for place in range(bins.count)
        )
        return Table((tr("Points"), tr("Your scores"), tr("Opponents’ scores")), tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        plot = _plot(pen, space, self.yours, self.others, pen.height / 2)
        if plot is None:
            return
        area, yours, others = plot.area, plot.bins.shares(self.yours), plot.bins.shares(self.others)
        half = area.height() / 2 if self.others else area.height()
        most = max(*yours, *others)
        scale = (half - 1.5 * pen.height) / most
        middle = area.top() + half
        plot.paint_scale(middle, (-scale, scale) if self.others else (-scale,), most)
        for place in range(plot.bins.count):
            plot.paint_bar(place, middle, -scale * yours[place], look.yours)
            plot.paint_bar(place, middle, scale * others[place], look.others)
        pen.level_line(area, middle, look.faint)
        plot.paint_median(self.yours, middle, area.top(), tr("you: median {points}"))
        if self.others:
            text = tr("opponents: median {points}")
            plot.paint_median(self.others, middle, area.bottom(), text)
        plot.paint_points()


class Margins(Struct, frozen=True):
    """The person's lead over the best opponent at the end; negative where the person was behind."""

    counts: Counts

    @property
    def title(self) -> str:
        return tr("Points ahead")

    @property
    def note(self) -> str:
        return tr("Compared with the best opponent at the end; below 0 you were behind.")

    def describe(self) -> str:
        played = sum(self.counts.values())
        if played < FEW:
            return too_few(played)
        ahead, level, behind = _sides(self.counts)
        return tr(
            "You were ahead in {ahead}, level in {level} and behind in {behind} of "
            "these matches. Half of them ended from {low} to {high}; the median is "
            "{middle}."
        ).format(
            ahead=percent(ahead),
            level=percent(level),
            behind=percent(behind),
            **_quarters(self.counts),
        )

    def table(self) -> Table:
        bins = Bins.of(self.counts, {}, _TABLE_ROWS)
        shares = bins.shares(self.counts)
        rows = ((bins.label(place), percent(shares[place])) for place in range(bins.count))
        return Table((tr("Points ahead"), tr("Matches")), tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        plot = _plot(pen, space, self.counts, {0: 0}, 1.5 * pen.height)
        if plot is None:
            return
        base, shares = plot.area.bottom(), plot.bins.shares(self.counts)
        scale = (plot.area.height() - pen.height) / max(shares)
        plot.paint_scale(base, (-scale,), max(shares))
        for place, share in enumerate(shares):
            colour = look.yours if plot.bins.start(place) >= 0 else look.others
            plot.paint_bar(place, base, -scale * share, colour)
        pen.level_line(plot.area, base, look.faint)
        zero = plot.x(0)
        pen.hairline(QPointF(zero, space.top()), QPointF(zero, base), look.faint)
        ahead, _, behind = _sides(self.counts)
        at = QPointF(zero, space.top() + pen.height / 2)
        plot.write_beside(at, tr("behind {share}").format(share=percent(behind)), -1)
        plot.write_beside(at, tr("ahead {share}").format(share=percent(ahead)), 1)
        plot.paint_points()


class Bins(Struct, frozen=True):
    """Ranges of points of one size.

    Attributes:
        first: the least number of points in the first range.
        size: the number of different points in each range.
        count: the number of ranges.
    """

    first: int
    size: int
    count: int

    @classmethod
    def of(cls, one: Counts, other: Counts, most: int) -> Bins:
        """Ranges, `most` or fewer, that contain all points of both counts."""
        least, greatest = min((*one, *other)), max((*one, *other))
        size = step_for(greatest - least + 1, max(1, most - 1))
        first = least // size * size
        return cls(first, size, (greatest - first) // size + 1)

    def shares(self, counts: Counts) -> list[float]:
        """The share of the matches in `counts` that each range contains."""
        found = [0] * self.count
        for points, times in counts.items():
            found[(points - self.first) // self.size] += times
        whole = sum(found) or 1
        return [times / whole for times in found]

    def start(self, place: int) -> int:
        return self.first + place * self.size

    def label(self, place: int) -> str:
        """A range in words, such as `20 to 24`."""
        low, high = self.start(place), self.start(place + 1) - 1
        if low == high:
            return number(low)
        return tr("{low} to {high}").format(low=number(low), high=number(high))


def middle_of(counts: Counts, part: float = 0.5) -> int:
    """The least points that at least `part` of all matches do not exceed; 0.5 is the median."""
    needed, passed = part * sum(counts.values()), 0
    for points in sorted(counts):
        passed += counts[points]
        if passed >= needed:
            return points
    raise ValueError("there are no points")


def _quarters(counts: Counts) -> dict[str, str]:
    parts = {"low": 0.25, "middle": 0.5, "high": 0.75}
    return {name: number(middle_of(counts, part)) for name, part in parts.items()}


def _sides(margins: Counts) -> tuple[float, float, float]:
    played = sum(margins.values())
    ahead = sum(times for points, times in margins.items() if points > 0)
    behind = sum(times for points, times in margins.items() if points < 0)
    return ahead / played, (played - ahead - behind) / played, behind / played


def _plot(pen: Pen, space: QRectF, one: Counts, other: Counts, above: float) -> _Plot | None:
    """The axes and bins of a chart; None if there are too few matches, which a painted text says.

    Args:
        one: matches by points; the number of bars grows with the number of these matches.
        other: more matches by points, which the bins have to contain, too.
        above: the free height above the plot, in pixels.
    """
    played = sum(one.values())
    if played < FEW:
        pen.message(space, too_few(played))
        return None
    area = space.adjusted(pen.width(percent(1)) + STEP, above, 0, -pen.height - STEP / 2)
    # More bars would show the noise of a few matches and not a shape.
    bars = max(1, min(int(area.width() / _NARROWEST), round(2 * math.sqrt(played))))
    return _Plot(pen, area, Bins.of(one, other, bars))


class _Plot(Struct, frozen=True):
    pen: Pen
    area: QRectF
    bins: Bins

    def x(self, points: float) -> float:
        """The left edge of a number of points; each number is equally wide."""
        whole = self.bins.size * self.bins.count
        return self.area.left() + self.area.width() * (points - self.bins.first) / whole

    def paint_scale(self, base: float, scales: tuple[float, ...], most: float) -> None:
        """Paint the base, and a line or two at round shares above or below the base.

        Args:
            scales: for each side with bars, the height of a share of 1, negative upwards.
            most: the largest share.
        """
        step = max(1, step_for(100 * most, 3))
        lines = {0: base}
        for scale in scales:
            for hundredths in range(step, int(100 * most) + 1, step):
                lines[hundredths if scale < 0 else -hundredths] = base + scale * hundredths / 100
        for hundredths, y in lines.items():
            self.pen.level_line(self.area, y)
            at = QPointF(self.area.left() - STEP, y)
            self.pen.text(at, percent(abs(hundredths) / 100), Qt.AlignmentFlag.AlignRight)

    def paint_bar(self, place: int, base: float, height: float, colour: QColor) -> None:
        """Paint a bar on the base, or below the base if its height is positive."""
        left, right = self.x(self.bins.start(place)), self.x(self.bins.start(place + 1))
        gap = 1 if right - left > 4 else 0
        bar = QRectF(left, base, right - left - gap, height)
        self.pen.painter.fillRect(bar.normalized(), colour)

    def paint_median(self, counts: Counts, base: float, end: float, text: str) -> None:
        """Paint a line at the median, from the base to the end, and write a text at the end."""
        points = middle_of(counts)
        x = self.x(points + 0.5)
        inwards = 1 if end < base else -1
        self.pen.stroke(
            QPointF(x, base),
            QPointF(x, end + inwards * self.pen.height / 2),
            self.pen.look.text,
        )
        written = text.format(points=number(points))
        at = QPointF(x + STEP, end + inwards * self.pen.height / 4)
        if at.x() + self.pen.width(written) > self.area.right():
            at.setX(x - STEP - self.pen.width(written))
        self.pen.text(at, written, colour=self.pen.look.text)

    def write_beside(self, at: QPointF, text: str, side: int) -> None:
        """Write at the left (-1) or right (1) of a point, but within the plot."""
        width = self.pen.width(text)
        left = at.x() + STEP if side > 0 else at.x() - STEP - width
        left = max(self.area.left(), min(left, self.area.right() - width))
        self.pen.text(QPointF(left, at.y()), text, colour=self.pen.look.text)

    def paint_points(self) -> None:
        """Write numbers of points below the plot, as many as fit."""
        pen, bins = self.pen, self.bins
        last = bins.start(bins.count)
        room = max(pen.width(number(bins.first)), pen.width(number(last))) + 3 * STEP
        step = step_for(last - bins.first, max(1, int(self.area.width() / room)))
        step = max(step, bins.size)
        y = self.area.bottom() + STEP / 2 + pen.height / 2
        for points in range(-(-bins.first // step) * step, last, step):
            # The number of a single-point bar is at its middle, that of a range at its start.
            x = self.x(points + (0.5 if bins.size == 1 else 0))
            if x + pen.width(number(points)) / 2 <= self.area.right():
                pen.text(QPointF(x, y), number(points), Qt.AlignmentFlag.AlignHCenter)
