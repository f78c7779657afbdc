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

_LAMP = QColor("#FFF1D6")


class Background(QGraphicsView):
    """A view of an empty scene, which is exactly as large as the view."""

    def __init__(self) -> None:
        super().__init__()
        self._set_up_view()
        self._covered_as: tuple[str, QSize, float] | None = None
        self._background = QGraphicsPixmapItem()
        self._background.setZValue(-100)
        self._light = QGraphicsPixmapItem()
        self._light.setZValue(-50)
        self.scene().addItem(self._background)
        self.scene().addItem(self._light)

    def redraw(self) -> None:
        """Lay everything out for the view's size, as it is now."""
        raise NotImplementedError

    def cover(self, felt: str, size: QSize, ratio: float) -> None:
        """Draw the background.

        Args:
            felt: one of `theme.PALETTES`.
            size: of the view, which is not empty.
            ratio: device pixels to one of the scene.
        """
        self.setSceneRect(0, 0, size.width(), size.height())
        if (felt, size, ratio) != self._covered_as:
            self._covered_as = (felt, size, ratio)
            self._background.setPixmap(theme.background_pixmap(felt, size, ratio))

    def shine(self, point: QPointF) -> None:
        """Move the pool of light to a point of the scene."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        radius = round(min(size.width(), size.height()) * 0.62)
        if self._light.pixmap().width() != 2 * radius:
            self._light.setPixmap(_pool(radius))
        self._light.setPos(point - QPointF(radius, radius))

    def _set_up_view(self) -> None:
        # One that Qt makes would be found to be a plain widget by loading every kind that there is.
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
    """A pool of warm light, brightest in its middle."""
    pixmap = QPixmap(2 * radius, 2 * radius)
    pixmap.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(radius, radius, radius)
    for stop in range(9):
        away = stop / 8
        colour = QColor(_LAMP)
        colour.setAlphaF(0.11 * math.cos(away * math.pi / 2) ** 2)
        light.setColorAt(away, colour)
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), light)
    painter.end()
    return pixmap
