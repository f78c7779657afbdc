"""The curtain between two people who share one screen."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from soiree.ui import theme
from soiree.ui.theme import IVORY, LEAD, STEP, TITLE

_tr = QCoreApplication.translate

_VELVET = QColor("#4A1D2B")
_FOLD = QColor("#381522")
_FOLD_WIDTH = 12 * STEP


class Curtain(QWidget):
    """Covers all of its parent, whatever size that gets, until the next person draws it.

    Signals:
        drawn: the person for whom it was closed goes on.
    """

    drawn = Signal()

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self._parent = parent
        hand_over = QLabel(_tr("Curtain", "Hand the screen to {name}").format(name=name))
        hand_over.setFont(theme.font(TITLE, spaced=True))
        why = QLabel(_tr("Curtain", "The cards behind the curtain are for no other eyes."))
        why.setFont(theme.font(LEAD))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, IVORY)
        for label in (hand_over, why):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setPalette(colours)
        self.setAccessibleName(hand_over.text())
        self._button = QPushButton(_tr("Curtain", "I am {name}").format(name=name))
        self._button.setAutoDefault(True)
        self._button.setDefault(True)
        self._button.clicked.connect(self._draw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addStretch(2)
        layout.addWidget(hand_over)
        layout.addWidget(why)
        layout.addSpacing(2 * STEP)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Cover everything, and wait for the person."""
        self.setGeometry(self._parent.rect())
        self.show()
        self.raise_()
        self._button.setFocus(Qt.FocusReason.TabFocusReason)

    def _draw(self) -> None:
        self.hide()
        self.drawn.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on; no other key reaches what is behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._draw()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Nothing behind the curtain can be reached."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._parent.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        folds = QLinearGradient(QPointF(0, 0), QPointF(_FOLD_WIDTH, 0))
        folds.setSpread(QLinearGradient.Spread.RepeatSpread)
        for stop in range(9):
            depth = 0.5 - 0.5 * math.cos(2 * math.pi * stop / 8)
            folds.setColorAt(stop / 8, theme.between(_VELVET, _FOLD, depth))
        painter.fillRect(self.rect(), folds)
