"""The words above the table of an exercise: the task and the answer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from soiree.ui.language.voice import Weight, say
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label, laid_out, row_of
from soiree.ui.style.theme import LEAD, STEP, TEXT

_GAP = STEP // 2
"""The space between the words and an answer, in pixels."""


class Caption(QWidget):
    """A title with buttons beside it, some lines of text below, and an answer under them.

    Attributes:
        next: the button that goes on.
        is_done: true if the exercise is done.
    """

    next: QPushButton

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self.is_done = False
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = label("", theme.font(TEXT, bold=True))
        self._words, self._answer = _lines(), _lines()
        self._answer.hide()
        head = row_of(self._title, None)
        for each in buttons:
            each.setAutoDefault(False)
            head.addWidget(each)
        self._body = laid_out(column_of(self._words, self._answer, None, spacing=_GAP))
        margins = (3 * STEP, STEP, 2 * STEP, STEP + STEP // 2)
        self.setLayout(column_of(head, self._body, spacing=STEP // 2, margins=margins))

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def words(self) -> str:
        return self._words.text()

    @property
    def answered(self) -> str:
        """The answer to the last choice, if there is one."""
        return "" if self._answer.isHidden() else self._answer.text()

    def entitle(self, title: str) -> None:
        self._title.setText(title)

    def show_words(self, words: str, answer: str = "") -> None:
        """Show words and a more prominent answer, without an announcement."""
        self._words.setText(words)
        role = QPalette.ColorRole
        self._words.setForegroundRole(role.PlaceholderText if answer else role.WindowText)
        self._answer.setText(answer)
        self._answer.setVisible(bool(answer))

    def say(self, words: str, spoken: str | None = None) -> None:
        """Show words, and announce them or their spoken form."""
        self.show_words(words)
        say(self, spoken or words, Weight.ANSWER)

    def offer_next(self, text: str) -> None:
        """Offer to go on, because the exercise is done."""
        self.is_done = True
        self.next.setText(text)
        self.next.setDefault(True)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def texts(self) -> Iterable[tuple[str, str]]:
        """All pairs (words, answer); the highest one fixes the height of the caption."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the new width."""
        self.keep_height()

    def keep_height(self) -> None:
        width = self.width() - 5 * STEP
        measure = _lines()
        self._body.setFixedHeight(
            max(
                _height(measure, words, width)
                + (_GAP + _height(measure, answer, width) if answer else 0)
                for words, answer in self.texts()
            )
        )


def _lines() -> QLabel:
    made = label("", theme.font(LEAD), wraps=True)
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return made


def _height(measure: QLabel, text: str, width: int) -> int:
    measure.setText(text)
    return measure.heightForWidth(width)
