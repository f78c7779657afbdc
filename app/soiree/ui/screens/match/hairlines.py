"""Hairlines on the felt, which join places of the table with sentences of a scoreboard."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPen

from soiree.ui.style import theme
from soiree.ui.table.felt.items import Shape, without

_LOW = -0.6
"""The z value: below all cards, so that no line hides a face and the felt is behind each line."""

_DOT = 3.0
"""The radius of the dot at each end, in pixels."""

_WIDE, _EDGE = 1.2, 1.6
"""The widths of a line, and of the edges of it together, in pixels."""


class Hairline(Struct, frozen=True):
    """A line of the scene.

    Attributes:
        start: the end at the edge of a place.
        way: the direction in which the line leaves the place, with length 1.
        end: the end at the edge of the scoreboard.
    """

    start: QPointF
    way: QPointF
    end: QPointF

    def path(self) -> QPainterPath:
        """A curve that leaves the place in its direction, and meets the scoreboard at level."""
        far = self.end - self.start
        across = QPointF(far.x() / 2, 0)
        length = abs(QPointF.dotProduct(far, self.way)) / 2
        made = QPainterPath(self.start)
        made.cubicTo(self.start + self.way * length, self.end - across, self.end)
        return made


class Hairlines(Shape):
    """Lines below the cards, interrupted at words.

    Attributes:
        lines: the lines.
    """

    def __init__(self) -> None:
        super().__init__(_LOW)
        self.lines: Sequence[Hairline] = ()

    def join(
        self, lines: Sequence[Hairline], palette: theme.TablePalette, words: Sequence[QRectF]
    ) -> None:
        """Draw lines instead of the earlier ones.

        Args:
            words: the areas of the scene that no line crosses.
        """
        self.lines = lines
        stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, _WIDE))
        drawn = QPainterPath()
        drawn.setFillRule(Qt.FillRule.WindingFill)
        for line in lines:
            drawn.addPath(without(stroker.createStroke(line.path()), words))
            drawn.addEllipse(line.start, _DOT, _DOT)
        self.setPath(drawn)
        self.setBrush(palette.ink)
        self.setPen(QPen(theme.faded(palette.gap, 0.28), _EDGE / 2))
