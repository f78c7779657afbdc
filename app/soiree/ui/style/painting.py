"""Painters for pictures, and transparent pictures to paint on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGradient, QImage, QPaintDevice, QPainter, QPen

NO_EDGE = QPen(Qt.PenStyle.NoPen)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter with antialiasing for a picture, and end it with the block."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def draw_box(
    painter: QPainter, area: QRectF, corner: float, ground: QColor | QGradient, edge: QPen = NO_EDGE
) -> None:
    """Draw a filled rectangle with round corners of this radius. The painter keeps the edge's pen,
    and has no brush afterwards.
    """
    painter.setPen(edge)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def blank_image(size: QSize, ratio: float = 1.0) -> QImage:
    """Return a transparent image; `size` is in logical pixels. Any thread may call this."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
