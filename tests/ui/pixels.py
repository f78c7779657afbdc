"""Contrast and lines, measured in painted pixels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsView, QWidget

VISIBLE = 3.0
"""The least contrast of what is no text (WCAG 2.1, 1.4.11)."""

READABLE = 4.5


def contrast(first: QColor, second: QColor) -> float:
    """The contrast of two colours as WCAG 2 defines it, 1 … 21."""
    dark, light = sorted((_luminance(first), _luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def painted(view: QGraphicsView, ratio: int) -> QImage:
    """Return the picture of a view at a device pixel ratio."""
    size = view.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(view.renderHints())
    view.render(painter, QRectF(0, 0, size.width() * ratio, size.height() * ratio))
    painter.end()
    return image


def along(image: QImage, start: QPointF, end: QPointF, ratio: float = 1) -> list[QColor]:
    """The colours of the pixels on the way between two points, which are in logical pixels.

    Args:
        ratio: device pixels of the image to one logical pixel.
    """
    way = (end - start) * ratio
    steps = round(max(abs(way.x()), abs(way.y())))
    first = start * ratio
    points = [first + way * (step / steps) for step in range(steps + 1)]
    return [image.pixelColor(int(point.x()), int(point.y())) for point in points]


def stands_out(colours: Sequence[QColor], ink: QColor | None = None, near: int = 3) -> float:
    """Return the contrast of a crossed line to the pixels on both of its sides.

    Args:
        colours: the pixels on a way across the line.
        ink: the colour of the line; by default the most conspicuous pixel.
        near: the number of pixels on each side that count as beside the line.
    """
    best = 1.0
    for place, colour in enumerate(colours):
        if ink is not None and not alike(colour, ink):
            continue
        before, after = colours[max(0, place - near) : place], colours[place + 1 : place + 1 + near]
        if before and after:
            sides = (max(contrast(colour, each) for each in side) for side in (before, after))
            best = max(best, min(sides))
    return best


def edge_stands_out(colours: Sequence[QColor]) -> float:
    """Return the contrast of an item's edge, which is a line or the border of a filled area."""
    return max(stands_out(colours), contrast(colours[0], colours[-1]))


def lines_crossed(colours: Sequence[QColor]) -> int:
    """Return the number of lines on a way that begins and ends beside them."""
    ground, lines, on_line = colours[0], 0, False
    for colour in colours:
        was, on_line = on_line, contrast(colour, ground) >= VISIBLE
        lines += on_line and not was
    return lines


def alike(first: QColor, second: QColor, most: int = 36) -> bool:
    """True if these two colours hardly differ."""
    red, green, blue = (
        abs(first.red() - second.red()),
        abs(first.green() - second.green()),
        abs(first.blue() - second.blue()),
    )
    return red + green + blue <= most


def across_left_edge(widget: QWidget, part: QRect | None = None, inside: int = 7) -> list[QColor]:
    """The pixels on the way into a widget, or a part of it, at its left."""
    window = widget.window()
    image = window.grab().toImage()
    area = widget.rect() if part is None else part
    place = widget.mapTo(window, area.topLeft())
    y = place.y() + area.height() // 2
    return along(image, QPointF(place.x() - 4, y), QPointF(place.x() + inside, y))
