"""Panels and pages: their ground, their margins, and the widgets in rows and columns on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from soiree.ui.style import theme
from soiree.ui.style.theme import STEP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QScrollBar, QToolButton

_COVERED = "covered"
"""A property of a table: the width that the side panel covers, in pixels."""

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
"""A part of a row or column: a widget, a layout, a gap in pixels, or None for all free space.

A pair is a widget or layout and its stretch factor.
"""

Margins = tuple[int, int, int, int]
"""The margins of a layout in pixels: left, top, right, bottom."""

_NONE: Margins = (0, 0, 0, 0)

_SCROLLING = {Qt.Key[f"Key_{key}"] for key in "Up Down PageUp PageDown Home End".split()}

_Box = TypeVar("_Box", bound=QBoxLayout)

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""The alignments of a line of text, vertically centred."""

WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The steps of the arrow keys, in columns and rows."""


def pressed_key(event: QEvent) -> int | None:
    """Return the key that is pressed; None if the event is no press of a key."""
    if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
        return event.key()
    return None


def row_of(*parts: Part, spacing: int = STEP, margins: Margins = _NONE) -> QHBoxLayout:
    """Return a layout with parts side by side."""
    return _filled(QHBoxLayout(), parts, spacing, margins)


def column_of(*parts: Part, spacing: int = STEP, margins: Margins = _NONE) -> QVBoxLayout:
    """Return a layout with parts below each other."""
    return _filled(QVBoxLayout(), parts, spacing, margins)


def _filled(box: _Box, parts: tuple[Part, ...], spacing: int, margins: Margins) -> _Box:
    box.setContentsMargins(*margins)
    box.setSpacing(spacing)
    for each in parts:
        part, stretch = each if isinstance(each, tuple) else (each, 0)
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        elif isinstance(part, QLayout):
            box.addLayout(part, stretch)
        elif part is None:
            box.addStretch(1)
        else:
            box.addSpacing(part)
    return box


def laid_out(layout: QLayout) -> QWidget:
    """Return a widget with this layout."""
    made = QWidget()
    made.setLayout(layout)
    return made


def lay_in_columns(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Lay widgets out row by row, in columns of the same width."""
    for column in range(max(columns, grid.columnCount())):
        grid.setColumnStretch(column, int(column < columns))
    for place, widget in enumerate(widgets):
        grid.addWidget(widget, place // columns, place % columns)


def label(text: str, font: QFont, *, wraps: bool = False, is_second: bool = False) -> QLabel:
    """Return a label in a font; text of the second rank is in the faint colour."""
    made = QLabel(text, wordWrap=wraps)
    made.setFont(font)
    if is_second:
        made.setProperty("rank", "second")
    return made


def button(text: str, act: Callable[[], object], *, by_enter: bool | None = None) -> QPushButton:
    """Return a button that carries out an act.

    Args:
        by_enter: True if Enter presses the focused button. In dialogs this is so by default, and
            the button then takes the place of the default button.
    """
    made = QPushButton(text)
    if by_enter is not None:
        made.setAutoDefault(by_enter)
    made.clicked.connect(lambda _checked: act())
    return made


def cross(spoken: str, act: Callable[[], object], *, is_flat: bool = False) -> QToolButton:
    """Return a button with a cross, which closes a part of the window.

    Args:
        spoken: the accessible name.
        is_flat: True for a button without an edge.
    """
    from PySide6.QtWidgets import QToolButton  # The first picture has no cross.

    made = QToolButton(autoRaise=is_flat)
    made.setText("✕")
    made.setAccessibleName(spoken)
    made.clicked.connect(lambda _checked: act())
    return made


def painter_on(widget: QWidget) -> QPainter:
    """Return a painter that smooths edges and scaled pictures."""
    painter, hints = QPainter(widget), QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
    return painter


def begin_with_language(label: QLabel) -> None:
    """Let a label begin on the side of the language; Qt would align Latin letters with the left."""
    if label.isRightToLeft():
        absolute = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        label.setAlignment(absolute | Qt.AlignmentFlag.AlignVCenter)


def placed(painter: QPainter, area: QRectF, within: QRectF | QRect) -> QRectF:
    """The place of an area, mirrored if the painter writes from right to left.

    Args:
        within: the whole area that is mirrored.
    """
    if painter.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
        return area
    return mirrored(area, within)


def mirrored(area: QRectF | QRect, within: QRectF | QRect) -> QRectF:
    """An area mirrored from left to right within a whole area."""
    area, whole = QRectF(area), QRectF(within)
    return area.translated(whole.left() + whole.right() - area.left() - area.right(), 0)


def write(
    painter: QPainter, area: QRect | QRectF, text: str, font: QFont, ink: QColor, flags: int = LEFT
) -> None:
    """Draw text in a font and a colour: wrapped if the flags say so, or else on one line."""
    painter.setFont(font)
    painter.setPen(ink)
    if not flags & Qt.TextFlag.TextWordWrap:
        width = int(area.width())
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
    painter.drawText(area, flags, text)


def paint_focus(painter: QPainter, frame: QRectF, chrome: theme.Chrome) -> None:
    """Paint the double line around an object with the keyboard's focus."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(chrome.text, 1.25))
    for inwards in (0.0, 2.5):
        ring = frame.adjusted(inwards, inwards, -inwards, -inwards)
        painter.drawRoundedRect(ring, 6 - inwards, 6 - inwards)


def scroll_by_key(bar: QScrollBar, event: QKeyEvent) -> bool:
    """Scroll by an arrow key, Page Up, Page Down, Home or End. Returns False for any other key."""
    return event.key() in _SCROLLING and QApplication.sendEvent(bar, event)


def shows_tip(widget: QWidget, event: QEvent, tip_at: Callable[[QPoint], str]) -> bool:
    """Show the tooltip of a point of a widget, if an event asks for it. Returns True if so."""
    if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
        return False
    QToolTip.showText(event.globalPos(), tip_at(event.pos()), widget)
    return True


def keep_to_middle(page: QWidget, widest: int) -> None:
    """Set the margins of a page so that its contents are at most `widest` pixels wide."""
    layout = page.layout()
    assert layout is not None
    beside = max(3 * STEP, (page.width() - widest) // 2)
    layout.setContentsMargins(beside, 2 * STEP, beside, 2 * STEP)


def cover(table: QWidget, width: int) -> None:
    """Record that the side panel covers `width` pixels of a table, on the side where lines end."""
    table.setProperty(_COVERED, width)


def dispose_of(widget: QWidget) -> None:
    """Hide a widget, and delete it after the events in progress."""
    widget.hide()
    widget.deleteLater()


def uncovered(table: QWidget) -> QRect:
    """The part of a table that the side panel does not cover, in the table's pixels."""
    width = int(table.property(_COVERED) or 0)
    if table.window().isRightToLeft():
        return table.rect().adjusted(width, 0, 0, 0)
    return table.rect().adjusted(0, 0, -width, 0)
