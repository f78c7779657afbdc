"""A banner over the table in a pause, a demonstration, or at an earlier position of the match."""

from __future__ import annotations

from string import Template

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QWidget

from soiree.ui.language.voice import Weight, say
from soiree.ui.style import theme
from soiree.ui.style.panels import dispose_of, label, painter_on, row_of, uncovered
from soiree.ui.style.theme import HEADING, INK, IVORY, LEAD, STEP, TEXT
from soiree.ui.table.table import Table

_DIM = QColor(0, 0, 0, 130)

_CARD = Template(f"""
QFrame {{ color: {INK.name()}; background: {IVORY.name()}; border-radius: ${{radius}}px; }}
""")

_MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)

_WITH_SHORTCUTS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class Banner(QWidget):
    """Covers a whole table and takes its keys and clicks; the first key or click ends the banner.

    Shortcuts with Ctrl, Alt or a function key still work.

    Signals:
        ended: a key was pressed or the mouse clicked.
    """

    ended = Signal()

    def __init__(
        self, table: Table, title: str, hint: str, *, dims: bool, frames: bool = False
    ) -> None:
        """
        Args:
            hint: the sentence that tells how to end the banner.
            dims: True if the banner dims the table.
            frames: True if the banner paints a picture frame round the table. The focus may then
                stay elsewhere, such as in the log. Without `dims` and `frames` the banner paints
                nothing, and another part of the window displays the title and the hint.
        """
        super().__init__(table)
        self._parent = table
        self._title, self._hint, self._dims, self._frames = title, hint, dims, frames
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        large = theme.font(HEADING if dims else LEAD, bold=True, spaced=dims)
        words = label(title, large), label(hint, theme.font(TEXT if frames else LEAD))
        height = (6 if dims else 4) * STEP
        self._card = QFrame(self)
        self._card.setStyleSheet(_CARD.substitute(radius=height // 2))
        self._card.setLayout(row_of(*words, spacing=3 * STEP, margins=(3 * STEP, 0, 3 * STEP, 0)))
        self._card.setFixedHeight(height)
        self._card.setVisible(dims or frames)
        table.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        self._place()
        self.show()
        self.come_forward()
        say(self, f"{self._title}. {self._hint}", Weight.ANSWER, has_focus=True)

    def come_forward(self) -> None:
        """Raise the banner above all other overlays of the table."""
        self.raise_()
        if not self._frames or self._parent.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Close the banner, and return the keyboard focus to the table."""
        self._parent.removeEventFilter(self)
        if not self._frames or self.hasFocus():
            # Otherwise Qt would move the focus as Tab does, and the focus frame would appear.
            self._parent.setFocus(Qt.FocusReason.OtherFocusReason)
        dispose_of(self)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            function_key = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if not event.modifiers() & _WITH_SHORTCUTS and not function_key:
                # Every key is for the banner, even the letter of a command.
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() not in _MODIFIERS:
            self.ended.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # If a press ended the banner, the table would get a release without a press.
        event.accept()
        self.ended.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab and Shift+Tab do nothing, so that the focus stays on the banner."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.DynamicPropertyChange):
            self._place()
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The table gets the focus after a dialog, for example, but the banner takes the keys.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Cover the table, and put the card into its middle or, if it is not dimmed, on the prompt.

        The panel may be open beside an earlier position.
        """
        self.setGeometry(self._parent.rect())
        self._card.adjustSize()
        free, card = uncovered(self._parent), self._card.geometry()
        card.moveCenter(free.center())
        if not self._dims:
            prompt = self._parent.board.prompt.sceneBoundingRect().center()
            card.moveCenter(self._parent.mapFromScene(prompt))
        card.moveRight(min(card.right(), free.right() - 3 * STEP))
        if self.isRightToLeft():
            card.moveLeft(max(card.left(), free.left() + 3 * STEP))
        self._card.move(card.topLeft())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        if self._dims:
            painter.fillRect(self.rect(), _DIM)
        if self._frames:
            self._paint_frame(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        ink = QColor(theme.PALETTES[self._parent.shown.now.appearance.felt].ink)
        area = uncovered(self._parent).toRectF()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, strength in ((STEP, 0.7), (1.5 * STEP, 0.3)):
            ink.setAlphaF(strength)
            painter.setPen(QPen(ink, 1))
            painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
