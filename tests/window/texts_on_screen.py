"""Finds the visible and spoken texts of a screen, and texts that are cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QAbstractListModel, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.name_plates import Plate
from tests.window import reader


@dataclass(frozen=True)
class Words:
    """A text and its widget."""

    owner: str
    text: str


def words_on(window: QWidget) -> Iterator[Words]:
    """Every visible or spoken text of a window."""
    yield Words(type(window).__name__, window.windowTitle())
    for widget in in_sight(window):
        for text in (*_written_on(widget), widget.toolTip(), widget.accessibleDescription()):
            yield Words(type(widget).__name__, text)
        if isinstance(widget, QGraphicsView):
            for item, text in written_in(widget):
                yield Words(type(item).__name__, text)
    for interface in reader.reachable(window):
        name = type(interface.object()).__name__
        yield Words(f"name of {name}", interface.text(QAccessible.Text.Name))
        yield Words(f"description of {name}", interface.text(QAccessible.Text.Description))


def words_of_menu(menu: QMenu) -> Iterator[Words]:
    """Every text of a menu, its submenus and actions."""
    yield Words("menu", menu.title())
    for action in menu.actions():
        if action.isVisible():
            yield from (Words("menu", text) for text in _of_action(action))
            # PySide's types say that there is always a menu.
            within: QMenu | None = action.menu()  # type: ignore[assignment]
            if within is not None:
                yield from words_of_menu(within)


def _of_action(action: QAction) -> tuple[str, ...]:
    return action.text(), action.statusTip(), action.whatsThis()


def in_sight(window: QWidget) -> Iterator[QWidget]:
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is window:
            yield widget


def _written_on(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            yield plain(widget.text())
        case QAbstractButton():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QGroupBox():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield widget.prefix() + widget.suffix()
        case QTextBrowser():
            return  # help is a page of its own in each language
        case QAbstractItemView():
            yield from _in_view(widget)


def _in_view(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    # PySide hides the column count of list models.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            yield str(model.index(row, column).data() or "")


def written_in(view: QGraphicsView) -> Iterator[tuple[QGraphicsItem, str]]:
    """The visible texts of a scene."""
    for item in view.scene().items():
        if item.isVisible() and item.effectiveOpacity() > 0:
            if isinstance(item, QGraphicsTextItem):
                yield item, item.toPlainText()
            elif isinstance(item, QGraphicsSimpleTextItem):
                yield item, item.text()


def plain(text: str) -> str:
    """The plain text of a text that may be HTML."""
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def untranslated(text: str, alike: re.Pattern[str]) -> str | None:
    """The words of a text outside of brackets; signs, numbers and single letters do not count.

    Args:
        alike: texts that are the same in every language.
    """
    rest, before = alike.sub(" ", text), ""
    while rest != before:
        before, rest = rest, re.sub(r"«[^«»]*»", " ", rest)
    if "«" in rest or "»" in rest:
        return f"cut: {text}"
    return text if re.search(r"[^\W\d_]{2,}", rest) else None


def overlapping_on(window: QWidget) -> Iterator[Words]:
    """The texts, plates and buttons on a table that lie on each other."""
    for widget in in_sight(window):
        if isinstance(widget, QGraphicsView):
            areas = [
                (text, item.sceneBoundingRect())
                for item, text in written_in(widget)
                if not _is_mark(text) and not _is_hidden(item)
            ]
            for item in widget.scene().items():
                if isinstance(item, Plate | ButtonItem) and item.isVisible():
                    areas.append((item.name, item.area()))
            for (text, one), (other, area) in combinations(areas, 2):
                if one.adjusted(1, 2, -1, -2).intersects(area.adjusted(1, 2, -1, -2)):
                    yield Words("the table", f"{text} on {other}")


def _is_mark(text: str) -> bool:
    """True for an empty text, and for the number of a trace, which lies on a card on purpose."""
    return not text or text.isdigit()


def _is_hidden(item: QGraphicsItem) -> bool:
    """True for a text whose ink gives way to an overlay."""
    return (
        isinstance(item, QGraphicsSimpleTextItem) and item.brush().style() is Qt.BrushStyle.NoBrush
    )


def cut_on(window: QWidget, *, scrolls: bool = False) -> Iterator[Words]:
    """The texts that are cut off.

    Args:
        scrolls: True if a text may be beyond an edge to which a visible bar scrolls.
    """
    for widget in in_sight(window):
        needed, there = _room_for(widget), widget.size()
        for text in needed:
            yield Words(type(widget).__name__, f"{text} ({there.width()} by {there.height()})")
        if isinstance(widget, QLabel | QAbstractButton) and not _is_inside(widget, scrolls=scrolls):
            yield Words(type(widget).__name__, f"{_text_of(widget)} (outside)")
        if isinstance(widget, QGraphicsView):
            area = widget.viewport().rect().adjusted(-1, -1, 1, 1)
            for item, text in written_in(widget):
                place = widget.mapFromScene(item.sceneBoundingRect()).boundingRect()
                if not area.contains(place):
                    yield Words(type(item).__name__, f"{text} (outside, at {place.getRect()})")


def _room_for(widget: QWidget) -> Iterator[str]:
    """The texts that need more room than a widget has."""
    metrics = widget.fontMetrics()
    match widget:
        case QLabel() if widget.text():
            wanted = widget.sizeHint()
            if widget.wordWrap() or "<" in widget.text():
                if widget.heightForWidth(widget.width()) > widget.height() + 1:
                    yield plain(widget.text())
            elif wanted.width() > widget.width() or wanted.height() > widget.height() + 1:
                yield widget.text()
        case QCheckBox() | QRadioButton():
            if widget.sizeHint().width() > widget.width():
                yield widget.text()
        case QAbstractButton() if _shows_text(widget):
            if metrics.horizontalAdvance(widget.text().replace("&", "")) > widget.width() - 4:
                yield widget.text()
        case QComboBox():
            if metrics.horizontalAdvance(widget.currentText()) > widget.width() - 24:
                yield widget.currentText()
        case QTabBar() if not widget.usesScrollButtons():
            for place in range(widget.count()):
                room = widget.tabRect(place)
                wide = metrics.horizontalAdvance(widget.tabText(place).replace("&", ""))
                if widget.isTabVisible(place) and not 0 <= room.right() - wide <= widget.width():
                    yield widget.tabText(place)


def _shows_text(button: QAbstractButton) -> bool:
    icons = Qt.ToolButtonStyle.ToolButtonIconOnly
    if isinstance(button, QToolButton) and button.toolButtonStyle() == icons:
        return button.icon().isNull()
    return True


def _text_of(widget: QLabel | QAbstractButton) -> str:
    return plain(widget.text())


def _is_inside(widget: QWidget, *, scrolls: bool) -> bool:
    """True if a widget is inside the window, or can be scrolled into view."""
    above = widget.parentWidget()
    while above is not None and not widget.isWindow():
        place = QRect(widget.mapTo(above, QPoint()), widget.size())
        scrolled = above.parentWidget()
        if isinstance(scrolled, QAbstractScrollArea) and scrolled.viewport() is above:
            is_whole = place.left() >= 0 and place.right() < above.width()
            return is_whole or (scrolls and scrolled.horizontalScrollBar().isVisible())
        if not above.rect().contains(place) and not isinstance(above, QScrollArea):
            return False
        if above.isWindow():
            return True
        above = above.parentWidget()
    return True
