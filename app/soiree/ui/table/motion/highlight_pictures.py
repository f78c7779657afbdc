"""The pictures of a highlight: shade, the call, counted points, rays and particles at a victory."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from soiree.ui.language.translation import with_sign
from soiree.ui.style import theme
from soiree.ui.style.lettering import capitals, lettering
from soiree.ui.style.ornaments import draw_rule
from soiree.ui.style.painting import draw_box
from soiree.ui.style.panels import write
from soiree.ui.table.felt.items import CompositeItem, click_through
from soiree.ui.table.felt.pixels import drawing, faded_along

_LETTERS = 50.0
"""The height of a call's letters in pixels, at scale 1."""

_MARGIN, _AIR = 1.25, 6
"""The margin of a call's soft ground outside its rules, in letter heights, and the part of the
margin that should cover nothing, in pixels."""

_NARROW, _CAPITAL = 84, 0.73
"""The stretch of the fallback font in per cent, and its capital height as a share of its size."""

_COARSE = 4
"""The factor by which the shade is drawn smaller than shown."""

_LIGHT, _NUMBER_OF_RAYS = QColor("#FFF1D6"), 24


class Picture(CompositeItem):
    """A pixmap that animations can move, scale and fade; its origin is its middle."""

    def __init__(self, height: float) -> None:
        """
        Args:
            height: the z value.
        """
        super().__init__()
        self._pixmap = click_through(QGraphicsPixmapItem(self))
        self._pixmap.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        click_through(self).setZValue(height)
        self.hide()

    def show_pixmap(self, pixmap: QPixmap) -> None:
        self._pixmap.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._pixmap.setOffset(round(-size.width() / 2), round(-size.height() / 2))

    def set_covered(self, covered: bool) -> None:
        """Hide the pixmap while an overlay would cut it off, or show it again."""
        self._pixmap.setVisible(not covered)

    def extent(self) -> QSizeF:
        return self._pixmap.pixmap().deviceIndependentSize()


def shade_pixmap(size: QSize, ratio: float, lamp: QPointF, palette: theme.TablePalette) -> QPixmap:
    """Draw shade over the whole table, except for a pool of light.

    Args:
        lamp: the middle of the pool, from the top left corner.
    """
    pool = QRadialGradient(lamp / _COARSE, min(size.width(), size.height()) * 0.85 / _COARSE)
    strength = 0.74 if palette.is_dark else 0.62
    stops = [(part / 8, strength * math.sin(part / 8 * math.pi / 2) ** 2) for part in range(9)]
    light = faded_along(pool, palette.shade, stops)
    # Drawn small and enlarged: at full size the gradient would cost several frames.
    coarse = QImage(size / _COARSE, QImage.Format.Format_ARGB32_Premultiplied)
    coarse.fill(Qt.GlobalColor.transparent)
    painter = QPainter(coarse)
    painter.fillRect(coarse.rect(), light)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = coarse.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    pixmap = QPixmap.fromImage(whole)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def call_pixmap(word: str, scale: float, ratio: float, palette: theme.TablePalette) -> QPixmap:
    """Draw a word in large Deco letters between two fine rules."""
    height = _LETTERS * scale
    letters = lettering(word, height) or _in_system_font(word, height)
    box = letters.boundingRect()
    gap, margin = round(height * 0.44), round(height * _MARGIN)
    size = QSizeF(math.ceil(box.width()) + 2 * margin, math.ceil(box.height()) + 2 * (gap + margin))
    with drawing(size, ratio) as (pixmap, painter):
        _draw_ground(painter, QRectF(QPointF(), size), palette)
        letters.translate(margin - box.left(), margin + gap - box.top())
        painter.fillPath(letters, palette.ink)
        for y in (margin, size.height() - margin):
            draw_rule(painter, QPointF(size.width() / 2, y), box.width() / 2, palette.ink, scale)
    return pixmap


def clear_of_call(size: QSizeF, scale: float) -> QSizeF:
    """Return the part of a call's size that should cover nothing: the word and its rules."""
    around = 2 * (round(_LETTERS * scale * _MARGIN) - _AIR)
    return QSizeF(size.width() - around, size.height() - around)


def _in_system_font(word: str, height: float) -> QPainterPath:
    face = theme.felt_font(round(height / _CAPITAL))
    face.setWeight(QFont.Weight.ExtraBold)
    face.setStretch(_NARROW)
    face.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    letters = QPainterPath()
    letters.addText(QPointF(), face, capitals(word))
    return letters


def count_pixmap(points: int, scale: float, ratio: float) -> QPixmap:
    """Draw the points counted so far, with their sign."""
    face = theme.felt_font(round(theme.HEADING * scale), bold=True, figures=True)
    words = with_sign(f"{points:+d}")
    metrics = QFontMetricsF(face)
    height = math.ceil(metrics.height() * 1.15)
    size = QSizeF(math.ceil(metrics.horizontalAdvance(words) + height * 0.9), height)
    with drawing(size, ratio) as (pixmap, painter):
        ground = QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, ground, ground.height() / 2, theme.IVORY, QPen(theme.INK, 1))
        write(painter, ground, words, face, theme.INK, Qt.AlignmentFlag.AlignCenter)
    return pixmap


def spark_pixmap(scale: float, ratio: float) -> QPixmap:
    """Draw a point that flies from the cards to the plate: a small disc of ivory."""
    across = round(9 * max(1.0, scale))
    with drawing(QSizeF(across, across), ratio) as (pixmap, painter):
        painter.setPen(QPen(theme.INK, 0.8))
        painter.setBrush(theme.IVORY)
        painter.drawEllipse(QRectF(0.5, 0.5, across - 1, across - 1))
    return pixmap


def particle_pixmap(across: int, ratio: float, palette: theme.TablePalette) -> QPixmap:
    """Draw a glowing particle of brass."""
    disc = QRadialGradient(QPointF(across / 2, across / 2), across / 2)
    stops = ((0.0, 1.0), (0.55, 1.0), (0.7, 0.45), (1.0, 0.0))
    glow = faded_along(disc, palette.brass, stops)
    with drawing(QSizeF(across, across), ratio) as (pixmap, painter):
        painter.fillRect(QRectF(0, 0, across, across), glow)
    return pixmap


def rays_pixmap(across: float, ratio: float, palette: theme.TablePalette) -> QPixmap:
    """Draw the rays of a victory, a square `across` pixels wide."""
    radius = across / 2
    middle, light = QPointF(radius, radius), _LIGHT if palette.is_dark else palette.shade
    stops = ((0.0, 0.0), (0.15, 0.32), (0.45, 0.2), (1.0, 0.0))
    glow = faded_along(QRadialGradient(middle, radius), light, stops)
    path = QPainterPath()
    for ray in range(_NUMBER_OF_RAYS):
        path.moveTo(middle)
        for side in (-0.5, 0.5):
            angle = math.pi * (2 * ray + side) / _NUMBER_OF_RAYS
            path.lineTo(middle + QPointF(math.cos(angle), math.sin(angle)) * radius)
        path.closeSubpath()
    with drawing(QSizeF(across, across), ratio) as (pixmap, painter):
        painter.fillPath(path, glow)
    return pixmap


def _draw_ground(painter: QPainter, area: QRectF, palette: theme.TablePalette) -> None:
    ground = palette.shade if palette.is_dark else palette.light
    painter.save()
    painter.translate(area.center())
    painter.scale(1.0, area.height() / area.width())
    stops = ((0.0, 0.94), (0.62, 0.86), (0.85, 0.4), (1.0, 0.0))
    glow = faded_along(QRadialGradient(QPointF(), area.width() / 2), ground, stops)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(), area.width() / 2, area.width() / 2)
    painter.restore()
