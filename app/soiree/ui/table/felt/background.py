"""The background of a table: felt, and a pool of light that moves across it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from soiree.ui.style import theme
from soiree.ui.table.felt.pixels import blank, painting

_LAMP = QColor("#FFF1D6")


class Background(QGraphicsView):
    """A view of a scene that is exactly as large as the view, with felt and light below all."""

    def __init__(self) -> None:
        super().__init__()
        # Qt's own viewport would be identified as a plain widget by loading every widget class.
        self.setViewport(QWidget())
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._covered_as: tuple[str, QSize, float] | None = None
        self._background, self._light = QGraphicsPixmapItem(), QGraphicsPixmapItem()
        for item, height in ((self._background, -100), (self._light, -50)):
            item.setZValue(height)
            scene.addItem(item)

    def redraw(self) -> None:
        """Lay everything out for the view's present size."""
        raise NotImplementedError

    def cover(self, felt: str, size: QSize, ratio: float) -> None:
        """Draw the background.

        Args:
            felt: one of `theme.PALETTES`.
            size: of the view; not empty.
            ratio: device pixels to one of the scene.
        """
        self.setSceneRect(0, 0, size.width(), size.height())
        if (felt, size, ratio) != self._covered_as:
            self._covered_as = (felt, size, ratio)
            self._background.setPixmap(theme.background_pixmap(felt, size, ratio))

    def shine(self, point: QPointF) -> None:
        """Centre the pool of light on a point of the scene."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        radius = round(min(size.width(), size.height()) * 0.62)
        if self._light.pixmap().width() != 2 * radius:
            self._light.setPixmap(_pool(radius))
        self._light.setPos(point - QPointF(radius, radius))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def _pool(radius: int) -> QPixmap:
    light = QRadialGradient(radius, radius, radius)
    for stop in range(9):
        away = stop / 8
        colour = QColor(_LAMP)
        colour.setAlphaF(0.11 * math.cos(away * math.pi / 2) ** 2)
        light.setColorAt(away, colour)
    pixmap = blank(QSize(2 * radius, 2 * radius), 1.0)
    with painting(pixmap) as painter:
        painter.fillRect(pixmap.rect(), light)
    return pixmap
