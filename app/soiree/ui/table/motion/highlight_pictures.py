"""What is seen of a highlight beside its cards: light, a word, points, and motes at a victory."""

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
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from soiree.ui.style import theme
from soiree.ui.style.lettering import lettering

_LETTERS = 50.0
"""The height of the letters of a call, in pixels at scale 1."""

_MARGIN, _AIR = 1.25, 6
"""How far the soft ground of a call reaches beyond its rules, in heights of a letter, and how much
of that should cover nothing, in pixels."""

_NARROW, _CAPITAL = 84, 0.73
"""Of the system's font, in their place: its width in per cent, and how much of its size a capital
takes."""


_COARSE = 4
"""How many times smaller than it is shown the shade is drawn."""


class Picture(QGraphicsWidget):
    """A pixmap that animations can move, scale and fade; its origin is its middle."""

    def __init__(self, height: float) -> None:
        """
        Args:
            height: the z value.
        """
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # By itself a widget takes 50 × 50 pixels, which clicks would hit.
        self.setPreferredSize(0, 0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pixmap = QGraphicsPixmapItem(self)
        self._pixmap.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._pixmap.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(height)
        self.hide()

    def show_pixmap(self, pixmap: QPixmap) -> None:
        self._pixmap.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._pixmap.setOffset(round(-size.width() / 2), round(-size.height() / 2))

    def extent(self) -> QSizeF:
        return self._pixmap.pixmap().deviceIndependentSize()


def shade_pixmap(size: QSize, ratio: float, lamp: QPointF, palette: theme.TablePalette) -> QPixmap:
    """All of the table out of the light, but for a pool of it.

    Args:
        lamp: the middle of the pool, in the scene.
    """
    shade = QColor(palette.shade)
    light = QRadialGradient(lamp / _COARSE, min(size.width(), size.height()) * 0.85 / _COARSE)
    strength = 0.74 if palette.is_dark else 0.62
    for step in range(9):
        away = step / 8
        shade.setAlphaF(strength * math.sin(away * math.pi / 2) ** 2)
        light.setColorAt(away, shade)
    # As soft as it is, it is drawn small: at full size that alone would cost several frames.
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
    """A word in large Deco letters between two fine rules.

    The letters are outlines, so that they are as crisp at every ratio as indices are.
    """
    height = _height(scale)
    letters = lettering(word, height) or _in_system_font(word, height)
    box = letters.boundingRect()
    gap, margin = round(height * 0.44), round(height * _MARGIN)
    size = QSizeF(math.ceil(box.width()) + 2 * margin, math.ceil(box.height()) + 2 * (gap + margin))
    pixmap = _blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_ground(painter, QRectF(QPointF(), size), palette)
    letters.translate(margin - box.left(), margin + gap - box.top())
    painter.fillPath(letters, palette.ink)
    for y in (margin, size.height() - margin):
        _draw_rule(painter, QPointF(size.width() / 2, y), box.width() / 2, palette.ink, scale)
    painter.end()
    return pixmap


def clear_of_call(size: QSizeF, scale: float) -> QSizeF:
    """How much of a call's picture the word takes, with its rules and a little air about them."""
    around = 2 * (round(_height(scale) * _MARGIN) - _AIR)
    return QSizeF(size.width() - around, size.height() - around)


def _height(scale: float) -> float:
    return _LETTERS * scale


def _in_system_font(word: str, height: float) -> QPainterPath:
    """For words of which the house has not all letters."""
    face = theme.font(round(height / _CAPITAL))
    face.setWeight(QFont.Weight.ExtraBold)
    face.setStretch(_NARROW)
    face.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    letters = QPainterPath()
    letters.addText(QPointF(), face, word.upper())
    return letters


def count_pixmap(points: int, scale: float, ratio: float) -> QPixmap:
    """Points that were counted so far, with their sign."""
    face = theme.font(round(theme.HEADING * scale), bold=True, figures=True)
    words = f"+{points}" if points >= 0 else f"−{-points}"
    metrics = QFontMetricsF(face)
    height = math.ceil(metrics.height() * 1.15)
    size = QSizeF(math.ceil(metrics.horizontalAdvance(words) + height * 0.9), height)
    pixmap = _blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.INK, 1))
    painter.setBrush(theme.IVORY)
    ground = QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
    painter.setFont(face)
    painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return pixmap


def spark_pixmap(scale: float, ratio: float) -> QPixmap:
    """A point on its way from the cards to the plate: a small disc of ivory."""
    across = round(9 * max(1.0, scale))
    pixmap = _blank(QSizeF(across, across), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.INK, 0.8))
    painter.setBrush(theme.IVORY)
    painter.drawEllipse(QRectF(0.5, 0.5, across - 1, across - 1))
    painter.end()
    return pixmap


def mote_pixmap(across: int, ratio: float, palette: theme.TablePalette) -> QPixmap:
    """A mote of brass in the light."""
    pixmap = _blank(QSizeF(across, across), ratio)
    middle = QPointF(across / 2, across / 2)
    brass = QColor(palette.brass)
    glow = QRadialGradient(middle, across / 2)
    glow.setColorAt(0, brass)
    brass.setAlphaF(0.7)
    glow.setColorAt(0.35, brass)
    brass.setAlphaF(0)
    glow.setColorAt(1, brass)
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(0, 0, across, across), glow)
    painter.end()
    return pixmap


def _draw_ground(painter: QPainter, area: QRectF, palette: theme.TablePalette) -> None:
    """A soft ground, so that the letters are read over cards too."""
    ground = QColor(palette.shade if palette.is_dark else palette.light)
    painter.save()
    painter.translate(area.center())
    painter.scale(1.0, area.height() / area.width())
    glow = QRadialGradient(QPointF(), area.width() / 2)
    for stop, alpha in ((0.0, 0.94), (0.62, 0.86), (0.85, 0.4), (1.0, 0.0)):
        ground.setAlphaF(alpha)
        glow.setColorAt(stop, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(), area.width() / 2, area.width() / 2)
    painter.restore()


def _draw_rule(painter: QPainter, middle: QPointF, half: float, ink: QColor, scale: float) -> None:
    """Two fine lines that end at a lozenge in their middle."""
    lozenge, off = 4.5 * scale, 9.0 * scale
    painter.setPen(QPen(ink, max(1.0, 1.2 * scale)))
    for side in (-1, 1):
        painter.drawLine(middle + QPointF(side * off, 0), middle + QPointF(side * half, 0))
    path = QPainterPath(middle + QPointF(0, -lozenge))
    for step in (QPointF(lozenge, 0), QPointF(0, lozenge), QPointF(-lozenge, 0)):
        path.lineTo(middle + step)
    path.closeSubpath()
    painter.fillPath(path, ink)


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
