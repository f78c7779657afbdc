"""What a panel over a window looks like."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from soiree.ui.style import theme


def paint_panel(widget: QWidget, ground: QColor) -> None:
    """Paint the ground of a widget, with its thin line and round corners."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ground)
    painter.setPen(QPen(theme.chrome_of(widget.palette()).line, 1))
    area = widget.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(area, theme.STEP, theme.STEP)
