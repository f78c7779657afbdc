"""The background of a table: felt, a pool of light that moves across it, and the inlaid table.

In a large view the play lies on a table of its own, with an inlaid line and a darker surround.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QMargins, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from soiree.ui.style import theme
from soiree.ui.style.ornaments import stepped
from soiree.ui.style.painting import painting
from soiree.ui.table.felt.items import rounded
from soiree.ui.table.felt.pixels import drawing, faded_along

_LAMP = QColor("#FFF1D6")

_LARGE = QSize(1600, 900)
"""The least size of a view in which the play lies on a table of its own, in pixels."""

_WIDEST = 1.6
"""The largest width of that table, in parts of its height."""

_AROUND = 24
"""The least distance of that table from the edges of the view, in pixels."""

_GRID = 4
"""The table lies on multiples of this number of pixels: whole device pixels at usual ratios."""

_INLAYS = ((13.0, 1.6, 0.42), (8.0, 0.8, 0.3))
"""The inlaid lines: pairs of distance outside the play, width, and opacity."""


def play_area(view: QSize) -> QRect:
    """Return the part of a view in which the game lies: the whole of a small view."""
    if view.width() < _LARGE.width() or view.height() < _LARGE.height():
        return QRect(0, 0, view.width(), view.height())
    height = view.height() - 2 * _AROUND
    width = min(view.width() - 2 * _AROUND, round(height * _WIDEST))
    left = (view.width() - width) // 2 // _GRID * _GRID
    return QRect(left, _AROUND, view.width() - 2 * left, height)


class Background(QGraphicsView):
    """A view of a scene that is exactly as large as the view, with felt and light below all.

    The scene's origin is the top left corner of the play.

    Signals:
        outdated: the size, the margins or the ratio of pixels have changed; a new layout follows.
    """

    outdated = Signal()

    def __init__(self) -> None:
        super().__init__()
        # Qt's own viewport would be identified as a plain widget by loading every widget class.
        self.setViewport(QWidget())
        scene = QGraphicsScene(self, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._covered_as: tuple[str, QSize, float, QRect] | None = None
        self._beside = (0, 0)
        self._background, self._light = QGraphicsPixmapItem(), QGraphicsPixmapItem()
        for item, height in ((self._background, -100), (self._light, -50)):
            item.setZValue(height)
            scene.addItem(item)

    @property
    def ground(self) -> QRect:
        """The part of the view in which the game lies."""
        left, right = self._beside
        size = self.viewport().size()
        return play_area(size.shrunkBy(QMargins(left, 0, right, 0))).translated(left, 0)

    def leave_margins(self, left: int, right: int) -> None:
        """Leave so many pixels free at the left and at the right of the game."""
        if (left, right) != self._beside:
            self._beside = (left, right)
            self.outdated.emit()

    def cover(self, felt: str, size: QSize, ratio: float) -> None:
        """Draw the background.

        Args:
            felt: one of `theme.PALETTES`.
            size: of the view; not empty.
            ratio: device pixels to one of the scene.
        """
        play = self.ground
        if (felt, size, ratio, play) != self._covered_as:
            self._covered_as = (felt, size, ratio, play)
            pixmap = theme.background_pixmap(felt, size, ratio)
            if play.top():
                _inlay(pixmap, play, theme.PALETTES[felt])
            self._background.setPixmap(pixmap)
        self.setSceneRect(-play.left(), -play.top(), size.width(), size.height())
        self._background.setPos(self.sceneRect().topLeft())

    def shine(self, point: QPointF) -> None:
        """Centre the pool of light on a point of the scene."""
        size = self.viewport().size()
        radius = round(min(size.width(), size.height()) * 0.62)
        if self._light.pixmap().width() != 2 * radius:
            self._light.setPixmap(_pool(radius))
        self._light.setPos(point - QPointF(radius, radius))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.outdated.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.outdated.emit()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def _inlay(pixmap: QPixmap, play: QRect, palette: theme.TablePalette) -> None:
    ink, dark = QColor(palette.ink), QColor(palette.shade)
    dark.setAlphaF(0.55)
    edge = _outline(play, _INLAYS[0][0])
    surround = rounded(pixmap.rect().toRectF(), 0)
    with painting(pixmap) as painter:
        painter.fillPath(surround.subtracted(edge), dark)
        for away, width, strength in _INLAYS:
            ink.setAlphaF(strength)
            painter.setPen(QPen(ink, width))
            painter.drawPath(_outline(play, away))


def _outline(play: QRect, away: float) -> QPainterPath:
    return stepped(play.toRectF().adjusted(-away, -away, away, away), theme.STEP)


def _pool(radius: int) -> QPixmap:
    stops = [(part / 8, 0.11 * math.cos(part / 8 * math.pi / 2) ** 2) for part in range(9)]
    light = faded_along(QRadialGradient(radius, radius, radius), _LAMP, stops)
    with drawing(QSize(2 * radius, 2 * radius), 1.0) as (pixmap, painter):
        painter.fillRect(pixmap.rect(), light)
    return pixmap
