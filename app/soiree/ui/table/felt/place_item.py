"""Parts of the table that are targets as a whole: their highlight, and their printed outline."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from soiree.core.zones import Seat
from soiree.ui.style import theme
from soiree.ui.table.contract.choosing import Invitation
from soiree.ui.table.contract.layout import Area
from soiree.ui.table.felt.items import Shape, TableItem, click_through, rounded
from soiree.ui.table.felt.lines import BrassLine

_CORNER, _PRINTED_CORNER = 10.0, 6.0

_FAINT = 0.4
"""The opacity of a faint mark."""

_AIR = 6.0
"""The least distance of a caption from the edge of the table, in pixels."""


class PlaceItem(TableItem):
    """A part of the table that can be a target; its own position stays at the scene's origin."""

    def __init__(self, seat: Seat | None, kind: str) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self._covered: tuple[Area, theme.TablePalette] | None = None
        self._glow = [Shape(parent=self) for _ in range(2)]
        self._line = BrassLine(parent=self)
        self._ground: Shape | None = None
        self.mark(Invitation())

    def cover(self, area: Area, palette: theme.TablePalette) -> None:
        """Move the place to an area of the scene."""
        if (area, palette) == self._covered:
            return
        self._covered = area, palette
        self.setZValue(area.height)
        outline = rounded(area.rect, _CORNER)
        for item, (width, alpha) in zip(self._glow, ((16, 50), (10, 100)), strict=True):
            colour = theme.faded(palette.brass, alpha / 255)
            item.setPath(outline)
            item.setPen(QPen(colour, width))
        self._line.follow(outline, palette)

    def area(self) -> QRectF:
        return QRectF() if self._covered is None else self._covered[0].rect

    def explain(self, sentence: str) -> None:
        """Set the tooltip of the area; an empty one removes it."""
        if sentence or self._ground is not None:
            self._ground = self._ground or Shape(parent=self)
            self._ground.setPath(rounded(self.area(), 0))
            self._ground.setToolTip(sentence)
            self._ground.setVisible(bool(sentence))

    def mark(self, mark: Invitation) -> None:
        """Show a line if a click does something, and a glow if the selected card may go here."""
        self.setOpacity(_FAINT if mark.faint else 1)
        for each in self._glow:
            each.setVisible(mark.glow)
        self._line.setVisible(mark.line or mark.glow)

    @property
    def is_open(self) -> bool:
        return self._line.isVisible()

    @property
    def glows(self) -> bool:
        return self._glow[0].isVisible()


class PrintedPlace(Shape):
    """The outline and the caption of a place, printed on the felt."""

    def __init__(self) -> None:
        super().__init__(-1)
        self._words = click_through(QGraphicsSimpleTextItem(self))

    @property
    def caption(self) -> str:
        return self._words.text()

    @caption.setter
    def caption(self, caption: str) -> None:
        """Replace the caption, about the same middle."""
        before = self._words.boundingRect().width()
        self._words.setText(caption)
        wider = (self._words.boundingRect().width() - before) * self._words.scale()
        self._words.moveBy(round(-wider / 2), 0)

    def print_on(
        self,
        area: QRectF,
        palette: theme.TablePalette,
        caption: str,
        scale: float,
        *,
        above: bool,
        most: float = math.inf,
    ) -> None:
        """Print the outline of a part of the scene, and the caption above or below.

        Args:
            most: the greatest width of the caption; longer words are smaller.
        """
        line = theme.faded(palette.ink, palette.strength(0.3))
        self.setPath(rounded(area, _PRINTED_CORNER))
        self.setPen(QPen(line, 1))
        self._words.setText(caption)
        self._words.setFont(
            theme.felt_font(round(theme.TEXT * max(1.0, scale * 0.95)), spaced=True)
        )
        self._words.setBrush(palette.ink)
        size = self._words.boundingRect().size()
        self._words.setScale(min(1.0, most / max(1.0, size.width())))
        size *= self._words.scale()
        left = area.center().x() - size.width() / 2
        for view in self.scene().views():
            # Long captions beside the edge of the table move aside.
            left = max(_AIR, min(left, view.sceneRect().right() - _AIR - size.width()))
        top = area.top() - size.height() - 5 if above else area.bottom() + 5
        self._words.setPos(round(left), round(top))
