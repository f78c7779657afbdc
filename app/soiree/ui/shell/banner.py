"""A banner over the table in a pause, a demonstration, or at an earlier position of the match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from soiree.ui.language.voice import Weight, say
from soiree.ui.style import theme
from soiree.ui.style.panels import painter_on, placed, uncovered
from soiree.ui.style.theme import HEADING, INK, IVORY, LEAD, STEP, TEXT
from soiree.ui.table.table import Table

_DIM = QColor(0, 0, 0, 130)

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
        table.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        self.setGeometry(self._parent.rect())
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
        self.hide()
        self.deleteLater()

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
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._parent.rect())
        elif event.type() is QEvent.Type.FocusIn and self.isVisible():
            # The table gets the focus after a dialog, for example, but the banner takes the keys.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def _middle(self) -> QPointF:
        if not self._dims:
            prompt = self._parent.board.prompt.sceneBoundingRect().center()
            return self._parent.mapFromScene(prompt).toPointF()
        return uncovered(self._parent).toRectF().center()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self._dims or self._frames):
            return
        painter = painter_on(self)
        if self._dims:
            painter.fillRect(self.rect(), _DIM)
        if self._frames:
            self._paint_frame(painter)
        large = theme.font(HEADING if self._dims else LEAD, bold=True, spaced=self._dims)
        small = theme.font(TEXT if self._frames else LEAD)
        gap = 3 * STEP
        words, hint = QFontMetricsF(large), QFontMetricsF(small)
        first, second = words.horizontalAdvance(self._title), hint.horizontalAdvance(self._hint)
        card = QRectF(0, 0, first + gap + second + 2 * gap, (6 if self._dims else 4) * STEP)
        card.moveCenter(self._middle())
        # The panel may be open beside an earlier position.
        free = uncovered(self._parent)
        card.moveRight(min(card.right(), free.right() - 3 * STEP))
        if self.isRightToLeft():
            card.moveLeft(max(card.left(), free.left() + 3.0 * STEP))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(IVORY)
        painter.drawRoundedRect(card, card.height() / 2, card.height() / 2)
        painter.setPen(INK)
        middle = Qt.AlignmentFlag.AlignCenter
        title = QRectF(card.left() + gap, card.top(), first, card.height())
        after = QRectF(title.right() + gap, card.top(), second, card.height())
        painter.setFont(large)
        painter.drawText(placed(painter, title, card), middle, self._title)
        painter.setFont(small)
        painter.drawText(placed(painter, after, card), middle, self._hint)

    def _paint_frame(self, painter: QPainter) -> None:
        ink = QColor(theme.PALETTES[self._parent.shown.now.appearance.felt].ink)
        area = uncovered(self._parent).toRectF()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, strength in ((STEP, 0.7), (1.5 * STEP, 0.3)):
            ink.setAlphaF(strength)
            painter.setPen(QPen(ink, 1))
            painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
