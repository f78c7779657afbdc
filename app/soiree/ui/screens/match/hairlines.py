"""Hairlines over a table, which join places of the table with sentences of a scoreboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from soiree.ui.style.panels import painter_on
from soiree.ui.style.theme import PETROL

_DOT = 3.0
"""The radius of the dot at each end, in pixels."""

Hairline = tuple[QPointF, QPointF]
"""The ends of a hairline: on the table, and at the edge of the scoreboard."""


class Hairlines(QWidget):
    """Draws the lines below the scoreboard and over everything else; clicks pass through."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._lines: Sequence[Hairline] = ()
        self._ink = PETROL
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def lines(self) -> Sequence[Hairline]:
        """The visible lines."""
        return () if self.isHidden() else self._lines

    def join(self, lines: Sequence[Hairline], ink: QColor, below: QWidget) -> None:
        """Draw lines in a colour, below a scoreboard on the same table."""
        parent = self.parentWidget()
        assert parent is not None
        self._lines, self._ink = lines, ink
        self.setGeometry(parent.rect())
        self.stackUnder(below)
        self.setVisible(bool(lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        for start, end in self._lines:
            way = QPointF((end.x() - start.x()) / 2, 0)
            path = QPainterPath(start)
            path.cubicTo(start + way, end - way, end)
            # A dark edge keeps the line visible on cards.
            for ink, width in ((QColor(0, 0, 0, 45), 2.4), (self._ink, 1.0)):
                painter.strokePath(path, QPen(ink, width))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ink)
            for dot in (start, end):
                painter.drawEllipse(dot, _DOT, _DOT)
