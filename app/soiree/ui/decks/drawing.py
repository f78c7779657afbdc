"""Draws the pictures of the cards, at exact device pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QTransform

from soiree.ui.decks.deck import BACK, Deck
from soiree.ui.decks.renderers import Renderers
from soiree.ui.style import theme
from soiree.ui.style.painting import blank_image, draw_box, painting
from soiree.ui.style.picture_cache import kept
from soiree.ui.style.theme import IVORY

_SHADE = QColor("#1A1206")
"""The colour of shadows: warm, because black would be a grey frame on light felt."""

FOLD = 0.42
"""The size of a folded corner, as a share of a card's width."""


def pictures(
    deck: Deck, size: QSize, renderers: Renderers, which: Iterable[int] = range(BACK + 1)
) -> Iterator[QImage]:
    """Draw cards 0 … 51 or `BACK` at a size in device pixels.

    Raises:
        Refused: a third-party deck could not be drawn.
    """
    for each in which:
        renderer = renderers.of(deck.back if each == BACK else deck.faces)
        yield renderer.draw(deck.ids[each], size)


def shadow(width: int, height: int, lifted: bool, folded: bool) -> QPixmap:
    """A soft shadow of a card of this size, at a device pixel ratio of 1."""
    name = f"shadow {width} {height} {lifted} {folded}"
    return kept(name, lambda: _draw_shadow(width, height, lifted, folded))


def _draw_shadow(width: int, height: int, lifted: bool, folded: bool) -> QPixmap:
    reach, low, darkness = (0.13, 0.04, 0.5) if lifted else (0.055, 0.012, 0.55)
    margin = math.ceil((reach + low + 0.01) * width)
    pixmap = QPixmap(width + 2 * margin, height + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    card = QRectF(margin, margin + low * width, width, height)
    layers = 16
    with painting(pixmap) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.faded(_SHADE, 1 - (1 - darkness) ** (1 / layers)))
        for layer in range(layers):
            # Most layers end near the edge of the card: the shadow is darkest there.
            part = 1 - 2 * (layer + 0.5) / layers
            grow = reach * width * part * abs(part)
            radius = max(0.06 * width + grow, 1)
            painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), radius, radius)
        if folded:
            fold = width * FOLD + 2 * margin
            right = pixmap.width()
            painter.setBrush(Qt.GlobalColor.black)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
            painter.drawPolygon([QPointF(right - fold, 0), QPointF(right, 0), QPointF(right, fold)])
    return pixmap


def fold_corner(face: QPixmap, back: QPixmap) -> QPixmap:
    """A face with its upper right corner folded over, which shows the back."""
    ratio = face.devicePixelRatio()
    picture, pattern = QPixmap(face), QPixmap(back)
    for each in (picture, pattern):
        each.setDevicePixelRatio(1)
    right, tall = picture.width(), picture.height()
    fold = round(right * FOLD)
    left = right - fold
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.drawPolygon([QPoint(left, 0), QPoint(right, 0), QPoint(right, fold)])
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setBrush(QColor(0, 0, 0, 26))
        for reach in (3, 2, 1):
            grow = reach * right / 90
            shade = QRectF(left - grow, -fold, fold + grow, 2 * fold + grow)
            painter.drawRoundedRect(shade, 2 * grow, 2 * grow)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        texture = QBrush(pattern)
        texture.setTransform(QTransform.fromTranslate(left, fold - tall))
        painter.setBrush(texture)
        painter.drawPolygon([QPoint(left, 0), QPoint(right, fold), QPoint(left, fold)])
    picture.setDevicePixelRatio(ratio)
    return picture


def paper(size: QSize) -> QImage:
    """A card without a face, until there are pictures."""
    image = blank_image(size)
    with painting(image) as painter:
        draw_box(painter, QRectF(0, 0, size.width(), size.height()), size.width() * 0.06, IVORY)
    return image
