"""The curtain that hides all cards while the screen passes from one person to another."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from soiree.resources import resource
from soiree.ui.guests.medallion import Medallion
from soiree.ui.guests.people import MASKS
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import button, column_of, label, painter_on
from soiree.ui.style.theme import GOLD, LEAD, STEP, TITLE

_VELVET = QColor("#5C1E30")
_FOLD = QColor("#2C0E19")
_LAMP = QColor("#FFF1D6")
_NIGHT = QColor("#12050A")
_FOLD_WIDTH = 12 * STEP
_SWAG, _DROP = 24 * STEP, 9 * STEP
"""The approximate width of a swag at the top of the curtain, and its greatest height."""


class HandoverScreen(QWidget):
    """A curtain over the whole parent, until the next person confirms.

    Signals:
        confirmed: the next person has taken the screen.
    """

    confirmed = Signal()

    def __init__(self, parent: QWidget, name: str, portrait: str = MASKS[0]) -> None:
        """
        Args:
            name: the name of the next person.
            portrait: the name of the next person's portrait.
        """
        super().__init__(parent)
        self._parent = parent
        self.setStyleSheet(theme.sheet("curtain.qss", fold=_FOLD.name()))
        self._swag = QSvgRenderer(str(resource("chrome", "swag.svg")))
        text = tr("Hand the screen to {name}").format(name=name)
        hand_over = label(text, theme.title_font(TITLE), wraps=True)
        text = tr("Only this player may see the cards behind the curtain.")
        why = label(text, theme.font(LEAD), wraps=True)
        for line in (hand_over, why):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(hand_over.text())
        self._button = button(tr("I am {name}").format(name=name), self._confirm, by_enter=True)
        self._button.setFont(theme.font(LEAD, bold=True))
        self._button.setDefault(True)
        who = Medallion(portrait, 14 * STEP)
        parts = (who, STEP, hand_over, why, 2 * STEP, self._button)
        margins = (4 * STEP, 12 * STEP, 4 * STEP, 4 * STEP)
        layout = column_of(None, None, *parts, None, None, None, margins=margins)
        for each in (who, self._button):
            layout.setAlignment(each, Qt.AlignmentFlag.AlignHCenter)
        self.setLayout(layout)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Cover the parent, and wait for the person."""
        self.setGeometry(self._parent.rect())
        self.show()
        self.raise_()
        self._button.setFocus(Qt.FocusReason.TabFocusReason)

    def _confirm(self) -> None:
        self.hide()
        self.confirmed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm by Enter, and keep all other keys from the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the curtain."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._parent.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        whole = self.rect().toRectF()
        painter.fillRect(whole, _folds())
        light = QRadialGradient(whole.center(), 0.6 * max(whole.width(), whole.height()))
        for part, colour, opacity in ((0, _LAMP, 0.12), (0.45, _LAMP, 0.0), (1, _NIGHT, 0.6)):
            shine = theme.faded(colour, opacity)
            light.setColorAt(part, shine)
        painter.fillRect(whole, light)
        _paint_hem(painter, whole)
        _paint_swags(painter, whole, self._swag)


def _folds() -> QLinearGradient:
    folds = QLinearGradient(QPointF(0, 0), QPointF(_FOLD_WIDTH, 0))
    folds.setSpread(QLinearGradient.Spread.RepeatSpread)
    for stop in range(17):
        # The power makes crests broad and valleys narrow.
        depth = (0.5 - 0.5 * math.cos(2 * math.pi * stop / 16)) ** 1.8
        folds.setColorAt(stop / 16, theme.between(_VELVET, _FOLD, depth))
    return folds


def _paint_hem(painter: QPainter, whole: QRectF) -> None:
    for up, width in ((14.0, 2.0), (20.0, 1.0)):
        painter.setPen(QPen(GOLD, width))
        y = whole.bottom() - up
        painter.drawLine(QPointF(whole.left(), y), QPointF(whole.right(), y))


def _paint_swags(painter: QPainter, whole: QRectF, swag: QSvgRenderer) -> None:
    count = max(3, round(whole.width() / _SWAG) | 1)
    painter.scale(whole.width() / count / _SWAG, min(1.0, whole.height() * 0.12 / _DROP))
    for part, first in (("cloth", 0), ("tassel", 1)):  # A tassel is at the left end of its swag.
        for number in range(first, count):
            area = swag.boundsOnElement(part).translated(number * _SWAG, 0)
            swag.render(painter, part, area)
