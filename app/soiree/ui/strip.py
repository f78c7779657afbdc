"""The strip below the table: the last moves in sentences, and a place to type a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QStackedLayout, QWidget

from soiree.ui import theme
from soiree.ui.theme import STEP, TEXT

_tr = QCoreApplication.translate

_REMEMBERED = 12

TakeMove = Callable[[str], str | None]
"""Takes a move as a person typed it; returns why not, or None when it was taken."""


class MessageStrip(QWidget):
    """One line: the newest sentence first, older ones fainter after it.

    Signals:
        typing_ended: the person has typed a move that was taken, or has given up.
    """

    typing_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(5 * STEP)
        self.setAccessibleName(_tr("Strip", "Last moves"))
        self._messages = _Messages()
        self._typed = _TypedMove()
        self._typed.ended.connect(self._end_typing)
        self._layers = QStackedLayout(self)
        self._layers.addWidget(self._messages)
        self._layers.addWidget(self._typed)

    @property
    def is_typing(self) -> bool:
        return self._layers.currentWidget() is self._typed

    def tell(self, sentence: str) -> None:
        """Say what happened."""
        self._messages.put(sentence, is_refusal=False)
        self.setAccessibleDescription(sentence)

    def refuse(self, sentence: str) -> None:
        """Say why a move was not taken."""
        self._messages.put(sentence, is_refusal=True)
        self.setAccessibleDescription(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def warn(self, sentence: str) -> None:
        """Say what went wrong beside the game; it stays among the last moves."""
        self._messages.put(sentence, is_refusal=False)
        self.setAccessibleDescription(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def clear(self) -> None:
        self._messages.clear()

    def sentences(self) -> list[str]:
        """What is said, newest first."""
        return self._messages.sentences()

    def begin_typing(self, text: str, take: TakeMove) -> None:
        """Open the field with what was typed so far."""
        self._layers.setCurrentWidget(self._typed)
        self._typed.begin(text, take)

    def _end_typing(self) -> None:
        if self.is_typing:
            self._layers.setCurrentWidget(self._messages)
            self.typing_ended.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(self.rect(), chrome.window)
        painter.fillRect(0, 0, self.width(), 1, chrome.line)


class _Messages(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._latest: deque[str] = deque(maxlen=_REMEMBERED)
        self._refusal: str | None = None

    def put(self, sentence: str, *, is_refusal: bool) -> None:
        if is_refusal:
            self._refusal = sentence
        else:
            self._refusal = None
            self._latest.appendleft(sentence)
        self.update()

    def clear(self) -> None:
        self._latest.clear()
        self._refusal = None
        self.update()

    def sentences(self) -> list[str]:
        return ([self._refusal] if self._refusal else []) + list(self._latest)

    def sizeHint(self) -> QSize:
        return QSize(80 * STEP, 5 * STEP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = theme.chrome_of(self.palette())
        left, right = 2.0 * STEP, self.width() - 2.0 * STEP
        for place, sentence in enumerate(self.sentences()):
            font = theme.font(TEXT, bold=place == 0)
            painter.setFont(font)
            if place == 0 and self._refusal:
                left = self._paint_sign(painter, left, chrome)
            room = right - left
            # A few letters and three dots say nothing: better leave the sentence out.
            if place and room < min(_width(painter, sentence), 12 * STEP):
                break
            if place:
                painter.setPen(chrome.faint)
                dot = QRectF(left - 1.5 * STEP, 0, STEP, self.height())
                painter.drawText(dot, Qt.AlignmentFlag.AlignCenter, "·")
            painter.setPen(chrome.text if place == 0 else chrome.faint)
            text = painter.fontMetrics().elidedText(
                sentence, Qt.TextElideMode.ElideRight, int(room)
            )
            box = QRectF(left, 0, room, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            left += _width(painter, text) + 2 * STEP

    def _paint_sign(self, painter: QPainter, left: float, chrome: theme.Chrome) -> float:
        """A ring with a stroke, so that a refusal is not told by words alone."""
        size = 14.0
        ring = QRectF(left, (self.height() - size) / 2, size, size)
        painter.setPen(chrome.text)
        painter.drawEllipse(ring)
        painter.drawLine(
            ring.center() + (ring.topRight() - ring.center()) * 0.7,
            ring.center() + (ring.bottomLeft() - ring.center()) * 0.7,
        )
        return left + size + STEP


def _width(painter: QPainter, text: str) -> int:
    return painter.fontMetrics().horizontalAdvance(text)


class _TypedMove(QWidget):
    """A field for a move, and beside it why it was not taken."""

    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._take: TakeMove = lambda text: None
        self.field = QLineEdit()
        self.field.setFixedWidth(20 * STEP)
        self.field.setAccessibleName(_tr("Strip", "Your move"))
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(self._show_hint)
        self.field.installEventFilter(self)
        self._note = QLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(STEP, 0, 2 * STEP, 0)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.field)
        layout.addWidget(self._note, 1)

    def begin(self, text: str, take: TakeMove) -> None:
        self._take = take
        self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.setCursorPosition(len(text))
        self._show_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            self.ended.emit()
        elif (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            self.ended.emit()
            return True
        return super().eventFilter(watched, event)

    def _enter(self) -> None:
        refusal = self._take(self.field.text())
        if refusal is None:
            self.ended.emit()
            return
        self._say(refusal, QFont.Weight.DemiBold)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, refusal))
        self.field.selectAll()

    def _show_hint(self) -> None:
        self._say(_tr("Strip", "Enter plays it, Esc takes it back."), QFont.Weight.Normal)

    def _say(self, text: str, weight: QFont.Weight) -> None:
        font = theme.font(TEXT)
        font.setWeight(weight)
        self._note.setFont(font)
        self._note.setText(text)
