"""The scoring cards of Soda: small framed pictures that are won, and no playing cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from soiree.ui.games.soda.layout import FRAME
from soiree.ui.style import theme

_IN_FLIGHT = 10_000


@dataclass(frozen=True, slots=True)
class PrizeSpot:
    """Where a scoring card lies.

    Attributes:
        centre: of the card, in the scene.
        large: whether it is at stake, and shown larger than the others.
        height: what lies above what.
    """

    centre: QPointF
    large: bool
    height: float


class Prize(QGraphicsWidget):
    """One scoring card in the scene; its own origin is its centre.

    Attributes:
        worth: 2 … 10.
        spot: where it lies, or will when its flight is over.
    """

    def __init__(self, worth: int) -> None:
        super().__init__()
        self.worth = worth
        self.spot = PrizeSpot(QPointF(), False, 0)
        self._small = self._large = QPixmap()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_pictures(self, small: QPixmap, large: QPixmap) -> None:
        """Take these pictures of its playing card, and frame them."""
        self._small, self._large = framed(small), framed(large)
        self._show(self.spot.large)

    def rest(self, spot: PrizeSpot) -> None:
        """Lie at a spot at once."""
        self.spot = spot
        self.setScale(1)
        self.setPos(spot.centre)
        self.setZValue(spot.height)
        self._show(spot.large)

    def flight(self, spot: PrizeSpot, milliseconds: int) -> QAbstractAnimation:
        """An animation that takes the card to another spot; it has to `rest` there afterwards."""
        here, there = self._width(self.spot.large), self._width(spot.large)
        self.spot = spot
        self.setZValue(spot.height + _IN_FLIGHT)
        # Of two sizes the larger picture flies: a small one enlarged would be blurred.
        self._show(here > there or spot.large)
        self.setScale(here / max(here, there))
        path = QParallelAnimationGroup()
        for name, end in ((b"pos", spot.centre), (b"scale", there / max(here, there))):
            glide = QPropertyAnimation(self, name)
            glide.setEndValue(end)
            glide.setDuration(milliseconds)
            glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
            path.addAnimation(glide)
        return path

    def _width(self, large: bool) -> float:
        picture = self._large if large else self._small
        return max(1.0, picture.deviceIndependentSize().width())

    def _show(self, large: bool) -> None:
        picture = self._large if large else self._small
        self._picture.setPixmap(picture)
        size = picture.deviceIndependentSize()
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)


def framed(face: QPixmap) -> QPixmap:
    """The picture of a card in a frame, which makes it larger by the same on each side."""
    size, ratio = face.deviceIndependentSize(), face.devicePixelRatio()
    breadth = round(size.width() * FRAME)
    around = QSizeF(size.width() + 2 * breadth, size.height() + 2 * breadth)
    picture = QPixmap((around * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    edge = QRectF(QPointF(), around)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for inset, colour in ((0.0, theme.INK), (1.0, theme.IVORY), (2.0, theme.PETROL)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corner = size.width() * 0.06 + breadth - inset
        painter.drawRoundedRect(edge.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.drawPixmap(QPointF(breadth, breadth), face)
    painter.end()
    return picture
