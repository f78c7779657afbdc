"""The bars between the screen and the status bar: a demonstration runs, or a match is not saved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from soiree.storage.notices import Notice
from soiree.ui.language import voice
from soiree.ui.language.translation import tr, without_mark
from soiree.ui.language.voice import Weight
from soiree.ui.language.words import as_plain, notice_sentence
from soiree.ui.style import theme
from soiree.ui.style.panels import painter_on, row_of
from soiree.ui.style.theme import LEAD, STEP, TEXT


class DemoBar(QLabel):
    """A bar with a few words in the middle, which covers nothing of the table."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.setFont(theme.font(LEAD))
        self.setMinimumHeight(theme.grown(5 * STEP))
        self.hide()

    def say(self, title: str, hint: str) -> None:
        """Show a title, and a hint how to end the demonstration, until the bar is hidden."""
        from html import escape  # the start page needs no escapes

        self.setText(f"<b>{escape(title)}</b>&nbsp;&nbsp; {escape(hint)}")
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.show()


_SIGN = 18.0


class NoticeBar(QWidget):
    """A bar with the reason why the match is not saved, and with remedies.

    Attributes:
        elsewhere: the button that saves the match in another file.
        again: the button that tries again to save.
    """

    is_alert = True
    """A screen reader reads it as an alert."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._words.setFont(theme.font(TEXT, bold=True))
        self.elsewhere, self.again = QPushButton(), QPushButton()
        self.translate()
        margins = (4 * STEP + int(_SIGN) - STEP, STEP, 2 * STEP, STEP)
        parts = ((self._words, 1), STEP, self.elsewhere, self.again)
        self.setLayout(row_of(*parts, margins=margins))
        self.setMinimumHeight(theme.grown(6 * STEP))
        self.hide()

    def translate(self) -> None:
        """Show the buttons in the present language."""
        self.elsewhere.setText(tr("Save &elsewhere…"))
        self.again.setText(tr("&Try again"))
        for button in (self.elsewhere, self.again):
            button.setAccessibleName(without_mark(button.text()))

    def say(self, notice: Notice) -> None:
        """Show why the match is not saved, until `withdraw`; a new notice alerts the person."""
        sentence = sentence_of(notice)
        if sentence == self._words.text() and not self.isHidden():
            return
        self._words.setText(sentence)
        self.setToolTip(as_plain(notice_sentence(notice)))
        self.setAccessibleName(sentence)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        voice.say(self, sentence, Weight.ANSWER)

    def withdraw(self) -> None:
        """Dismiss the notice and restore the focus."""
        if any(button.hasFocus() for button in (self.elsewhere, self.again)):
            self.focusPreviousChild()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a triangle with a stroke and a dot, so that not only words show the problem."""
        chrome = theme.chrome_of(self.palette())
        painter = painter_on(self)
        sign = QRectF(2.0 * STEP, (self.height() - _SIGN) / 2, _SIGN, _SIGN)
        middle = sign.center().x()
        painter.setPen(QPen(chrome.text, 1.5, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(
            QPolygonF([QPointF(middle, sign.top()), sign.bottomRight(), sign.bottomLeft()])
        )
        painter.drawLine(
            QPointF(middle, sign.top() + 0.38 * _SIGN), QPointF(middle, sign.top() + 0.66 * _SIGN)
        )
        painter.drawPoint(QPointF(middle, sign.top() + 0.83 * _SIGN))


def sentence_of(notice: Notice) -> str:
    """A notice in the player's words, about the match instead of its file."""
    return notice_sentence(Notice(notice.text, {**notice.words, "file": tr("This match")}))
