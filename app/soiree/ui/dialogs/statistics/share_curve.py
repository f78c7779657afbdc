"""The chart of the share won over time: a curve with its interval, and a mark for each match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from soiree.storage.history.statistics import CurvePoint, Report
from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, Table, step_for, too_few
from soiree.ui.dialogs.statistics.wording import interval, matches, number, percent
from soiree.ui.language.translation import tr
from soiree.ui.language.words import day
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP

_MARK = 5.0
"""The height of a mark; marks are at least half as far apart."""


class ShareCurve(Struct, frozen=True):
    """The share won in the latest matches up to each match."""

    report: Report

    @property
    def title(self) -> str:
        return tr("Share won over time")

    @property
    def note(self) -> str:
        last = matches(self.report.window)
        sentences = [tr("In the last {matches}, with the 95% interval.").format(matches=last)]
        if self._has_even:
            sentences.append(tr("Dashed: an even share."))
        if self._has_marks:
            sentences.append(tr("Marks: up won, down lost."))
        return " ".join(sentences)

    @property
    def _has_even(self) -> bool:
        return self.report.even not in (None, 1)

    @property
    def _has_marks(self) -> bool:
        summary = self.report.summary
        return summary is not None and summary.played == len(self.report.shares)

    def describe(self) -> str:
        report = self.report
        if not report.curve:
            return too_few(len(report.shares))
        first, last = report.curve[0], report.curve[-1]
        best = max(report.curve, key=lambda point: point.share)
        worst = min(report.curve, key=lambda point: point.share)
        sentences = [
            tr("From {first} to {last}.").format(
                first=day(report.first_day), last=day(report.last_day)
            ),
            tr(
                "The curve begins at {first}, is lowest at {least} after match {trough}, "
                "highest at {most} after match {peak}, and is now {now}, with an "
                "interval of {interval}."
            ).format(
                first=percent(first.share),
                least=percent(worst.share),
                trough=number(worst.number),
                most=percent(best.share),
                peak=number(best.number),
                now=percent(last.share),
                interval=interval(last.low, last.high),
            ),
        ]
        if report.even is not None and self._has_even:
            sentences.append(tr("An even share is {share}.").format(share=percent(report.even)))
        return " ".join(sentences)

    def table(self) -> Table:
        rows = (
            (number(each.number), percent(each.share), interval(each.low, each.high))
            for each in self.report.curve
        )
        return Table((tr("After match"), tr("Share won"), tr("95% interval")), tuple(rows))

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        report, pen = self.report, Pen(painter, look)
        played = report.summary.played if report.summary else 0
        gutter, marks = pen.width(percent(1)) + STEP, 3 * _MARK
        axis = space.adjusted(gutter, pen.height / 2, -gutter, -2 * pen.height - marks - STEP)
        where = Axes(axis, played, first=1)
        steps = 4 if axis.height() > 6 * pen.height else 2
        pen.scale(where, (step / steps for step in range(steps + 1)), percent)
        if report.curve:
            _paint_band(pen, where, report.curve)
        if report.even is not None and self._has_even:
            pen.level_line(axis, where.y(report.even), look.faint, dashed=True)
        if report.curve:
            _paint_line(pen, where, report.curve)
        else:
            pen.message(axis, too_few(played))
        if played:
            if self._has_marks:
                _paint_marks(pen, where, report.shares, axis.bottom() + 1.5 * _MARK)
            _paint_matches(pen, where, axis.bottom() + marks + pen.height / 2)
            below = axis.bottom() + marks + 1.5 * pen.height
            pen.text(QPointF(axis.left(), below), day(report.first_day))
            if report.last_day != report.first_day:
                right = QPointF(axis.right(), below)
                pen.text(right, day(report.last_day), Qt.AlignmentFlag.AlignRight)


def _paint_band(pen: Pen, where: Axes, curve: Sequence[CurvePoint]) -> None:
    painter, look = pen.painter, pen.look
    top = [where.at(each.number, each.high) for each in curve]
    bottom = [where.at(each.number, each.low) for each in reversed(curve)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.band)
    painter.setOpacity(0.75)  # The lines of the scale show through.
    painter.drawPolygon(QPolygonF(top + bottom))
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.between(look.ground, look.yours, 0.65), 1))
    for edge in (top, bottom):
        painter.drawPolyline(QPolygonF(edge))


def _paint_line(pen: Pen, where: Axes, curve: Sequence[CurvePoint]) -> None:
    pen.curve([where.at(each.number, each.share) for each in curve], pen.look.yours)
    end = where.at(curve[-1].number, curve[-1].share)
    pen.dot(end, 3.5, Qt.PenStyle.NoPen)
    pen.text(end + QPointF(STEP, 0), percent(curve[-1].share), colour=pen.look.text)


def _paint_marks(pen: Pen, where: Axes, shares: Sequence[float], y: float) -> None:
    if where.area.width() / where.last < _MARK / 2:
        return
    for match, share in enumerate(shares, 1):
        x = where.x(match)
        end = y - _MARK * share if share else y + _MARK
        pen.stroke(QPointF(x, y), QPointF(x, end), pen.look.yours if share else pen.look.others)


def _paint_matches(pen: Pen, where: Axes, y: float) -> None:
    for match in _numbered(pen, where):
        text = tr("match {number}").format(number=number(match)) if match == 1 else number(match)
        align = Qt.AlignmentFlag.AlignLeft if match == 1 else Qt.AlignmentFlag.AlignHCenter
        if match == where.last:
            align = Qt.AlignmentFlag.AlignRight
        pen.text(QPointF(where.x(match), y), text, align)


def _numbered(pen: Pen, where: Axes) -> Iterator[int]:
    yield 1
    played = round(where.last)
    if played == 1:
        return
    room = pen.width(number(played)) + 3 * STEP
    step = step_for(played, max(2, int(where.area.width() / (2 * room))))
    left = where.area.left() + pen.width(tr("match {number}").format(number=1)) + room / 2
    for match in range(step, played, step):
        if left < where.x(match) < where.area.right() - room:
            yield match
    yield played
