"""A part of the table that can be acted on, and its glow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsWidget

from soiree.core.zones import Seat
from soiree.ui.style import theme
from soiree.ui.table.felt.lines import BrassLine

_CORNER = 10.0


class PlaceItem(QGraphicsWidget):
    """A part of the table that can be acted on: it glows where a card may go.

    Its geometry is in the scene's coordinates; its own position stays at the origin.
    """

    def __init__(self, seat: Seat | None, kind: str) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.name = ""
        self._area = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._glow = [QGraphicsPathItem(self) for _ in range(2)]
        for each in self._glow:
            each.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._line = BrassLine(self)
        self.setZValue(-1)
        self.show_open(False)

    @property
    def area(self) -> QRectF:
        return self._area

    def cover(self, area: QRectF, palette: theme.TablePalette) -> None:
        """Take this part of the scene."""
        self._area = area
        outline = QPainterPath()
        outline.addRoundedRect(area, _CORNER, _CORNER)
        for item, (width, alpha) in zip(self._glow, ((16, 50), (10, 100)), strict=True):
            colour = QColor(palette.brass)
            colour.setAlpha(alpha)
            item.setPath(outline)
            item.setPen(QPen(colour, width))
        self._line.follow(outline, palette)

    def show_open(self, inviting: bool, glowing: bool = False) -> None:
        """Show that a click here does something; glowing, that the picked card may go here."""
        for each in self._glow:
            each.setVisible(glowing)
        self._line.setVisible(inviting or glowing)

    @property
    def is_open(self) -> bool:
        return self._line.isVisible()

    @property
    def glows(self) -> bool:
        return self._glow[0].isVisible()
