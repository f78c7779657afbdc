"""The grounds of items in lists of pictures and of texts, painted by hand.

This is a separate module, because PySide6 makes 600 names for `QStyle`, which no table needs.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle

from soiree.ui.style import theme
from soiree.ui.style.painting import draw_box
from soiree.ui.style.panels import paint_focus, placed


def paint_item(
    painter: QPainter, area: QRectF, state: QStyle.StateFlag, chrome: theme.Chrome
) -> None:
    """Paint the ground of an item of a list of pictures, with its frames."""
    area = area.adjusted(2.5, 2.5, -2.5, -2.5)
    is_selected = bool(state & QStyle.StateFlag.State_Selected)
    ground = chrome.raised if is_selected else chrome.panel
    is_strong = is_selected or state & QStyle.StateFlag.State_MouseOver
    ground = theme.faded(ground, 0.9 if is_strong else 0.45)
    draw_box(painter, area, 6, ground, QPen(chrome.edge if is_selected else chrome.line, 1))
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
    if state & QStyle.StateFlag.State_Selected:
        draw_box(painter, row, 6, chrome.raised)
        mark = QRectF(row.left(), row.top() + 6, 3, row.height() - 12)
        draw_box(painter, placed(painter, mark, row), 1.5, chrome.text)
    elif state & QStyle.StateFlag.State_MouseOver:
        draw_box(painter, row, 6, theme.faded(chrome.raised, 0.5))
    if state & QStyle.StateFlag.State_HasFocus:
        paint_focus(painter, row, chrome)
    return row
