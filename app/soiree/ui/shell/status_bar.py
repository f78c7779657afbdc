"""The status bar: the last moves in sentences, and a field to type a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QStackedLayout, QWidget

from soiree.ui.deferring import timer
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.language.words import as_plain
from soiree.ui.style import theme
from soiree.ui.style.panels import painter_on, placed, pressed_key, row_of
from soiree.ui.style.theme import STEP, TEXT

REMEMBERED = 12
"""The number of sentences that are kept."""

REFUSAL_STAYS = 4000
"""The milliseconds for which a refusal or an answer replaces the last moves."""

_LETTER_STAYS = 60
"""Milliseconds that each letter of a long answer stays."""

TakeMove = Callable[[str], str | None]
"""Takes a move as a person typed it; returns why not, or None when it was taken."""


@runtime_checkable
class TakesTyping(Protocol):
    """A table at which moves can be typed.

    Attributes:
        reads_typing: True if moves can be typed in this game.
    """

    reads_typing: bool

    def typed(self, text: str) -> str | None:
        """Make a typed move. Returns the reason of a refusal, or None for an accepted move."""
        ...


class StatusBar(QWidget):
    """A line with as many of the last sentences as fit, the newest bold.

    Signals:
        typing_ended: a typed move was taken, or the person has cancelled it.
    """

    typing_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(theme.grown(5 * STEP))
        self._messages = _Messages()
        self._typed: _TypedMove | None = None  # made for the first typed move
        self.translate()
        self._layers = QStackedLayout()
        self._row = row_of((self._layers, 1), spacing=0)
        self.setLayout(self._row)
        # Qt shows it at once, so it needs its parent before.
        self._layers.addWidget(self._messages)

    @property
    def is_typing(self) -> bool:
        return self._layers.currentWidget() is self._typed

    def add(self, widget: QWidget) -> None:
        """Show a widget at the end of the bar until it is hidden or deleted."""
        self._row.addWidget(widget)
        widget.show()

    def translate(self) -> None:
        """Name the bar and its field in the present language."""
        self.setAccessibleName(tr("Last moves"))
        if self._typed is not None:
            self._typed.field.setAccessibleName(tr("Your move"))

    def begin(self, sentences: Iterable[str]) -> None:
        """Show earlier sentences, oldest first, without announcing them."""
        self._messages.begin(sentences)
        self.setAccessibleDescription(next(iter(self.sentences()), ""))

    def tell(self, sentence: str) -> None:
        """Show a sentence of the match."""
        self._messages.put(sentence)
        self.setAccessibleDescription(sentence)
        if self._typed is not None and self._typed.was_refused:
            # The match has gone on since, and the typed move no longer applies.
            self._end_typing()

    def refuse(self, sentence: str) -> None:
        """Show why a move was refused, for a while or until something happens."""
        self._messages.show_passing(sentence, is_refusal=True)
        self.setAccessibleDescription(sentence)
        say(self, sentence, Weight.ANSWER)

    def answer(self, sentence: str) -> None:
        """Show a requested answer, for a while or until something happens."""
        self._messages.show_passing(sentence)
        self.setAccessibleDescription(sentence)

    def warn(self, sentence: str) -> None:
        """Show a problem apart from the game; it stays among the last moves."""
        self._messages.put(sentence)
        self.setAccessibleDescription(sentence)
        say(self, sentence)

    def clear(self) -> None:
        self._messages.begin(())

    def sentences(self) -> list[str]:
        """The sentences, newest first."""
        return self._messages.sentences()

    def begin_typing(self, text: str, take: TakeMove) -> None:
        """Open the field with the text typed so far."""
        if self._typed is None:
            self._typed = _TypedMove()
            self._typed.ended.connect(self._end_typing)
            self._layers.addWidget(self._typed)
        self._layers.setCurrentWidget(self._typed)
        self._typed.begin(text, take)

    def _end_typing(self) -> None:
        if self.is_typing:
            self._layers.setCurrentWidget(self._messages)
            self.typing_ended.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setFixedHeight(theme.grown(5 * STEP))
        super().changeEvent(event)


class _Messages(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._latest: deque[str] = deque(maxlen=REMEMBERED)
        self._passing: str | None = None  # the sentence shown for a while, before the last moves
        self._page = 0  # the displayed page of `_passing`, which may be longer than the bar
        self._is_refusal = False
        self._patience = timer(self, self._turn_page)

    def begin(self, sentences: Iterable[str]) -> None:
        self._latest.clear()
        self._latest.extendleft(sentences)
        self._forget_passing()

    def put(self, sentence: str) -> None:
        self._latest.appendleft(sentence)
        self._forget_passing()

    def show_passing(self, sentence: str, *, is_refusal: bool = False) -> None:
        self._passing, self._is_refusal = sentence, is_refusal
        self._page = -1
        self._turn_page()

    def page(self) -> str:
        """The readable part of the newest sentence: all of it, or one of its pages."""
        said = self.sentences()
        if not said:
            return ""
        pages = _pages(said[0], self._room())
        return pages[min(self._page, len(pages) - 1) if self._passing else 0]

    def _turn_page(self) -> None:
        assert self._passing is not None
        self._page += 1
        pages = _pages(self._passing, self._room())
        if self._page < len(pages):
            self._patience.start(max(REFUSAL_STAYS, _LETTER_STAYS * len(pages[self._page])))
            self._renew()
        else:
            self._forget_passing()

    def _renew(self) -> None:
        whole = next(iter(self.sentences()), "")
        self.setToolTip("" if whole == self.page() else as_plain(whole))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._renew()

    def _room(self) -> float:
        return self.width() - 4.0 * STEP - self._sign()

    def _sign(self) -> float:
        return _SIGN + STEP if self._is_refusal else 0.0

    def _forget_passing(self) -> None:
        self._passing, self._is_refusal, self._page = None, False, 0
        self._patience.stop()
        self._renew()

    def sentences(self) -> list[str]:
        return ([self._passing] if self._passing else []) + list(self._latest)

    def sizeHint(self) -> QSize:
        return QSize(80 * STEP, theme.grown(5 * STEP))

    def paintEvent(self, event: QPaintEvent) -> None:
        said = self.sentences()
        if not said:
            return
        painter = painter_on(self)
        chrome = theme.chrome_of(self.palette())
        newest, plain = theme.font(TEXT, bold=True), theme.font(TEXT)
        left, right = 2.0 * STEP, self.width() - 2.0 * STEP
        sign = self._sign()
        page = self.page()
        wanted = QFontMetrics(newest).horizontalAdvance(page)
        for sentence in reversed(_fitting(said[1:], right - left - sign - wanted)):
            painter.setFont(plain)
            painter.setPen(chrome.faint)
            left = self._write(painter, left, right, sentence)
            dot = QRectF(left, 0, _GAP, self.height())
            painter.drawText(placed(painter, dot, self.rect()), Qt.AlignmentFlag.AlignCenter, "·")
            left += _GAP
        if self._is_refusal:
            self._paint_sign(painter, left, chrome)
        painter.setFont(newest)
        painter.setPen(chrome.text)
        self._write(painter, left + sign, right, page)

    def _write(self, painter: QPainter, left: float, right: float, sentence: str) -> float:
        """Write a sentence from `left` to `right` at most. Returns its end."""
        wide, room = painter.fontMetrics().horizontalAdvance(sentence), right - left
        box = placed(painter, QRectF(left, 1, room, self.height() - 1), self.rect())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        wraps = Qt.TextFlag.TextWordWrap if wide > room else 0
        painter.drawText(box, int(flags | wraps), sentence)
        return left + min(wide, room)

    def _paint_sign(self, painter: QPainter, left: float, chrome: theme.Chrome) -> None:
        ring = QRectF(left, (self.height() - _SIGN) / 2, _SIGN, _SIGN)
        ring = placed(painter, ring, self.rect())
        painter.setPen(chrome.text)
        painter.drawEllipse(ring)
        painter.drawLine(
            ring.center() + (ring.topRight() - ring.center()) * 0.7,
            ring.center() + (ring.bottomLeft() - ring.center()) * 0.7,
        )


_MORE = "…"
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_SIGN = 14.0
_GAP = 2.0 * STEP


def _fitting(older: Sequence[str], room: float) -> Sequence[str]:
    metrics = QFontMetrics(theme.font(TEXT))
    for count, sentence in enumerate(older):
        room -= _GAP + metrics.horizontalAdvance(sentence)
        if room < 0:
            return older[:count]
    return older


def _pages(sentence: str, room: float) -> Sequence[str]:
    metrics = QFontMetricsF(theme.font(TEXT, bold=True))

    def fits(text: str) -> bool:
        lines = metrics.boundingRect(QRectF(0, 0, room, 1e6), _WRAPPED, text)
        return lines.height() < 2.5 * metrics.height() and lines.width() <= room

    pages: list[str] = []
    page = ""
    for word in sentence.split():
        longer = f"{page} {word}" if page else word
        if page and not fits(f"{longer} {_MORE}"):
            pages.append(f"{page} {_MORE}")
            page = f"{_MORE} {word}"
        else:
            page = longer
    return [*pages, page] if not fits(sentence) else [sentence]


class _TypedMove(QWidget):
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.was_refused = False
        self._take: TakeMove = lambda text: None
        self.field = QLineEdit()
        self.field.setFixedWidth(theme.grown(20 * STEP))
        self.field.setAccessibleName(tr("Your move"))
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(self._edited)
        self.field.installEventFilter(self)
        self._note = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setLayout(
            row_of(self.field, (self._note, 1), spacing=2 * STEP, margins=(STEP, 0, 2 * STEP, 0))
        )

    def begin(self, text: str, take: TakeMove) -> None:
        self._take = take
        self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.setCursorPosition(len(text))
        self._show_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            self.ended.emit()
        elif pressed_key(event) == Qt.Key.Key_Escape:
            self.ended.emit()
            return True
        return super().eventFilter(watched, event)

    def _enter(self) -> None:
        refusal = self._take(self.field.text())
        if refusal is None:
            self.ended.emit()
            return
        self.was_refused = True
        self._say(refusal, QFont.Weight.DemiBold)
        say(self.field, refusal, Weight.ANSWER)
        self.field.selectAll()

    def _edited(self, text: str) -> None:
        if text:
            self._show_hint()
        else:
            self.ended.emit()

    def _show_hint(self) -> None:
        self.was_refused = False
        self._say(tr("Enter plays it, Esc cancels."), QFont.Weight.Normal)

    def _say(self, text: str, weight: QFont.Weight) -> None:
        font = theme.font(TEXT)
        font.setWeight(weight)
        self._note.setFont(font)
        self._note.setText(text)
