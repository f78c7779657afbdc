"""The base of most graphics items of the table: no painting in Python, and no clicks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsWidget,
)

from soiree.ui.style.theme import TablePalette

_Item = TypeVar("_Item", bound=QGraphicsItem)


class CompositeItem(QGraphicsWidget):
    """An item that paints nothing itself: its child items do, so that no frame runs Python."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # A widget's default size is 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)


class TableItem(CompositeItem):
    """An item for a target or the prompt, which keys or a screen reader can reach.

    Attributes:
        name: the accessible name, without hidden information.
    """

    name = ""

    def area(self) -> QRectF:
        """The item's rectangle in the scene."""
        raise NotImplementedError

    def report(self, event: QAccessible.Event) -> None:
        """Report a change of the item to screen readers."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, event))


class Shape(QGraphicsPathItem):
    """A path that accepts no clicks, filled and without an outline at first."""

    def __init__(self, height: float = 0, parent: QGraphicsItem | None = None) -> None:
        """
        Args:
            height: the z value.
        """
        super().__init__(parent)
        click_through(self).setZValue(height)
        self.setPen(Qt.PenStyle.NoPen)


class Ground(Shape):
    """A shaded part of the felt, on which cards lie."""

    def __init__(self, height: float, strength: int) -> None:
        """
        Args:
            strength: the alpha of the shade on a dark felt, of 255.
        """
        super().__init__(height)
        self._strength = strength

    def cover(self, area: QRectF, corner: float, palette: TablePalette) -> None:
        """Cover an area of the scene, with round corners of this radius."""
        self.setPath(rounded(area, corner))
        shade = QColor(0, 0, 0, self._strength)
        on_light = QColor(90, 70, 40, round(self._strength * 0.73))
        self.setBrush(shade if palette.is_dark else on_light)


class Sprite(QGraphicsPixmapItem):
    """A picture that accepts no clicks, hidden at first."""

    def __init__(self, height: float = 0, parent: QGraphicsItem | None = None) -> None:
        """
        Args:
            height: the z value.
        """
        super().__init__(parent)
        click_through(self).setZValue(height)
        self.hide()
        self._drawn: tuple[object, ...] = ()

    def has_changed(self, *drawn: object) -> bool:
        """True if these values, which the picture shows, differ from those of the last call."""
        before, self._drawn = self._drawn, drawn
        return drawn != before


def click_through(item: _Item) -> _Item:
    """Let an item accept no mouse button; returns the item."""
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def explain(parent: QGraphicsItem, area: QRectF, words: str) -> QGraphicsRectItem:
    """Give an area of an item, in the item's coordinates, a tooltip; returns the invisible area."""
    ground = click_through(QGraphicsRectItem(area, parent))
    ground.setPen(Qt.PenStyle.NoPen)
    ground.setToolTip(words)
    return ground


def rounded(area: QRectF, corner: float) -> QPainterPath:
    """Return the outline of an area with round corners of this radius; 0 gives a rectangle."""
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def united(areas: Iterable[QRectF]) -> QRectF:
    """Return the smallest rectangle around some areas; a null one around none."""
    return reduce(QRectF.united, areas, QRectF())


def without(path: QPainterPath, areas: Iterable[QRectF]) -> QPainterPath:
    """Return a filled path without the parts of it that lie in these areas."""
    crossed = QPainterPath()
    crossed.setFillRule(Qt.FillRule.WindingFill)
    for area in areas:
        crossed.addRect(area)
    return path.subtracted(crossed)
