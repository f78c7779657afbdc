"""The grounds of items in lists of pictures and of texts, painted by hand.

This is a separate module, because PySide6 makes 600 names for `QStyle`, which no table needs.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle

from soiree.ui.style import theme
from soiree.ui.style.panels import paint_focus, placed


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


def paint_row(
    painter: QPainter, area: QRectF, state: QStyle.StateFlag, chrome: theme.Chrome
) -> QRectF:
    """Paint the ground of a row with texts: its mark if it is selected, and the frame of the focus.

    Returns:
        The area of the ground.
    """
    row = area.adjusted(1, 1, -1, -2)
    painter.setPen(Qt.PenStyle.NoPen)
    if state & QStyle.StateFlag.State_Selected:
        painter.setBrush(chrome.raised)
        painter.drawRoundedRect(row, 6, 6)
        painter.setBrush(chrome.text)
        mark = QRectF(row.left(), row.top() + 6, 3, row.height() - 12)
        painter.drawRoundedRect(placed(painter, mark, row), 1.5, 1.5)
    elif state & QStyle.StateFlag.State_MouseOver:
        painter.setBrush(theme.faded(chrome.raised, 0.5))
        painter.drawRoundedRect(row, 6, 6)
    if state & QStyle.StateFlag.State_HasFocus:
        paint_focus(painter, row, chrome)
    return row
