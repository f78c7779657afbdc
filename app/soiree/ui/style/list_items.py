"""The ground of an item in a list of pictures.

This is a separate module, because PySide6 makes 600 names for `QStyle`, which no table needs.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle

from soiree.ui.style import theme
from soiree.ui.style.panels import paint_focus


def paint_item(
    painter: QPainter, area: QRectF, state: QStyle.StateFlag, chrome: theme.Chrome
) -> None:
    """Paint the ground of an item of a list of pictures, with its frames."""
    area = area.adjusted(2.5, 2.5, -2.5, -2.5)
    is_selected = bool(state & QStyle.StateFlag.State_Selected)
    ground = QColor(chrome.raised if is_selected else chrome.panel)
    ground.setAlphaF(0.9 if is_selected or state & QStyle.StateFlag.State_MouseOver else 0.45)
    painter.setBrush(ground)
    painter.setPen(QPen(chrome.edge if is_selected else chrome.line, 1))
    painter.drawRoundedRect(area, 6, 6)
    if state & QStyle.StateFlag.State_HasFocus and is_selected:
        paint_focus(painter, area, chrome)
