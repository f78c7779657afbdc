"""The chart of the chance to win: as the seat could know it, and with all cards open."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from soiree.controller.review.verdicts import Mark
from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen, Table, apart
from soiree.ui.dialogs.statistics.wording import number, percent
from soiree.ui.language.translation import tr
from soiree.ui.language.words import sentence
from soiree.ui.screens.review.lines import ChoiceLine, ReviewedMatch
from soiree.ui.screens.review.words import mark_name
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP

_DOT = 2.5

_LEAST = 6
"""The least distance in pixels between choices that are drawn with dots."""


class Curve(Struct, frozen=True):
    """The graph of a player's chance to win in a reviewed match."""

    match: ReviewedMatch

    @property
    def title(self) -> str:
        return tr("Chance to win")

    @property
    def note(self) -> str:
        sentences = [sentence(self.known_words)]
        if self.match.open_chances:
            sentences.append(tr("Dashed: {what}.").format(what=self.open_words))
        sentences.append(tr("Marked: mistakes, and where each round begins."))
        return " ".join(sentences)

    @property
    def known_words(self) -> str:
        """The name of the solid line, the chance by the player's knowledge."""
        if self.match.yours:
            return tr("From your view")
        return tr("From {player}’s view").format(player=self.match.name)

    @property
    def known_briefly(self) -> str:
        """The short name of the solid line, to be written beside its right end."""
        if self.match.yours:
            return tr("your view")
        return tr("{player}’s view").format(player=self.match.name)

    @property
    def open_words(self) -> str:
        """The name of the dashed line, the chance if all cards are known."""
        return tr("all cards open")

    def describe(self) -> str:
        lines, chances = self.match.lines, self.match.open_chances
        sentences = []
        if lines:
            most = max(lines, key=lambda line: line.choice.chance)
            least = min(lines, key=lambda line: line.choice.chance)
            sentences.append(
                tr(
                    "{who}: {first} at the first choice, lowest {low} ({trough}), highest {high}"
                    " ({peak}), {last} at the last."
                ).format(
                    who=self.known_words,
                    first=percent(lines[0].choice.chance),
                    low=percent(least.choice.chance),
                    trough=self._where(least),
                    high=percent(most.choice.chance),
                    peak=self._where(most),
                    last=percent(lines[-1].choice.chance),
                )
            )
        if chances:
            text = tr("With all cards open: from {first}, between {low} and {high}, to {last}.")
            first, low, high, last = map(
                percent, (chances[0], min(chances), max(chances), chances[-1])
            )
            sentences.append(text.format(first=first, low=low, high=high, last=last))
        for line in self.match.mistakes():
            assert line.mark is not None
            mark, cost = mark_name(line.mark), line.cost_words
            text = tr("{place}: {mark}, {cost}.")
            sentences.append(text.format(place=self._where(line), mark=mark, cost=cost))
        if not sentences:
            return tr("There was nothing to choose.")
        return " ".join(sentences)

    def _where(self, line: ChoiceLine) -> str:
        if len(self.match.rounds) < 2:
            return line.place
        text = tr("{round}, {position} of {length}")
        return text.format(round=line.place, position=line.position, length=self.match.length)

    def table(self) -> Table:
        header = (tr("Choice"), self.known_words, tr("All cards open"), tr("Cost"))
        return Table(header, tuple(self._row(line) for line in self.match.lines))

    def _row(self, line: ChoiceLine) -> tuple[str, ...]:
        chances = self.match.open_chances
        mark = line.mark.value if line.mark else ""
        return (
            self._where(line),
            percent(line.choice.chance),
            percent(chances[line.position]) if chances else "",
            f"{mark} {line.cost_words}".strip(),
        )

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        pen = Pen(painter, look)
        gutter = pen.width(percent(1)) + STEP
        axes = Axes(
            space.adjusted(gutter, pen.height, -gutter, -1.5 * pen.height), self.match.length
        )
        pen.scale(axes, (quarter / 4 for quarter in range(5)), percent)
        self.draw(pen, axes)
        first = tr("Race {number}") if self.match.in_races else tr("Round {number}")
        start = axes.area.bottomLeft() + QPointF(-STEP, pen.height)
        self.write_rounds(pen, axes, start, first)

    def draw(self, pen: Pen, axes: Axes) -> None:
        """Draw the curve without its scale.

        Args:
            axes: the places of positions and of chances.
        """
        for position in self.match.rounds:
            pen.upright_line(axes, position)
        pen.level_line(axes.area, axes.y(self.match.account.even))
        chances = enumerate(self.match.open_chances)
        pen.curve([axes.at(*each) for each in chances], pen.look.others, 1.25, dashed=True)
        lines = self.match.lines
        dots = [axes.at(line.position, line.choice.chance) for line in lines]
        pen.curve(dots, pen.look.yours)
        roomy = axes.area.width() >= _LEAST * len(dots)
        for each, dot in zip(lines, dots, strict=True):
            if each.mark is not None:
                self._draw_mistake(pen, axes, each, dot)
            elif roomy:
                pen.dot(dot, _DOT, Qt.PenStyle.NoPen)
        self._write_marks(pen, axes)

    def _draw_mistake(self, pen: Pen, axes: Axes, line: ChoiceLine, dot: QPointF) -> None:
        painter, red = pen.painter, pen.look.fault
        fall = axes.at(line.position, line.choice.chance - line.choice.cost.mean)
        painter.setPen(QPen(red, 2.5))
        painter.drawLine(dot, fall)
        painter.setPen(QPen(pen.look.ground, 1))
        painter.setBrush(red)
        painter.drawEllipse(dot, _DOT + 1.5, _DOT + 1.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _write_marks(self, pen: Pen, axes: Axes) -> None:
        pen.painter.setFont(theme.font(theme.TEXT, bold=True))
        centred, red = Qt.AlignmentFlag.AlignHCenter, pen.look.fault
        for mark, area in self.marks(pen, axes):
            pen.text(area.center(), mark.value, centred, red)
        pen.painter.setFont(theme.font(theme.TEXT, figures=True))

    def marks(self, pen: Pen, axes: Axes) -> Sequence[tuple[Mark, QRectF]]:
        """The marks of mistakes to write, with their areas: above the dot, or below near the top.

        Of overlapping marks, only the costliest is written.
        """
        written: list[tuple[Mark, QRectF]] = []
        for line in sorted(self.match.mistakes(), key=lambda line: -line.choice.cost.mean):
            assert line.mark is not None
            chance, cost = line.choice.chance, line.choice.cost.mean
            middle = axes.at(line.position, chance) - QPointF(0, pen.height / 2 + _DOT)
            if middle.y() < axes.area.top() + pen.height / 4:
                middle.setY(axes.y(chance - cost) + pen.height / 2)
            area = QRectF(0, 0, pen.width(line.mark.value) + STEP / 2, pen.height / 2)
            area.moveCenter(middle)
            if not any(area.intersects(other) for _, other in written):
                written.append((line.mark, area))
        return written

    def write_rounds(self, pen: Pen, axes: Axes, start: QPointF, first: str = "{number}") -> None:
        """Write the numbers of the rounds that have room.

        Args:
            start: the earliest place of a number, and the height of all.
            first: the text of the first number.
        """
        free = start.x()
        for count, position in enumerate(self.match.rounds, 1):
            text = (first if count == 1 else "{number}").format(number=number(count))
            if (x := axes.x(position)) >= free:
                pen.text(QPointF(x, start.y()), text)
                free = x + pen.width(text) + STEP

    def draw_ends(self, pen: Pen, axes: Axes, space: QRectF) -> None:
        """Write the name of each line in the line's colour, as high as the line's right end.

        Args:
            space: the area for the names; only its left edge and its width count.
        """
        ends: list[tuple[str, float, QColor]] = []
        if self.match.lines:
            share = self.match.lines[-1].choice.chance
            ends.append((self.known_briefly, share, pen.look.yours))
        if self.match.open_chances:
            ends.append((tr("open cards"), self.match.open_chances[-1], pen.look.others))
        heights = apart([axes.y(share) for _, share, _ in ends], pen.height, axes.area)
        for (words, _, colour), y in zip(ends, heights, strict=True):
            fitting = pen.metrics.elidedText(words, Qt.TextElideMode.ElideRight, space.width())
            pen.text(QPointF(space.left(), y), fitting, colour=_readable(colour, pen.look))


def _readable(colour: QColor, look: Look) -> QColor:
    return theme.between(colour, look.text, 0.4)
