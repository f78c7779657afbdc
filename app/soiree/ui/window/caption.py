"""The words above the table of an exercise: what there is to do, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from soiree.ui.style import theme
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.style.voice import Weight, say


class Caption(QWidget):
    """A title with buttons beside it, and some lines of text below."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self._title = QLabel()
        self._title.setFont(theme.font(TEXT, bold=True))
        self._words = QLabel()
        self._words.setFont(theme.font(LEAD))
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(self._title)
        head.addStretch(1)
        for each in buttons:
            each.setAutoDefault(False)
            head.addWidget(each)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, STEP, 2 * STEP, STEP + STEP // 2)
        layout.setSpacing(STEP // 2)
        layout.addLayout(head)
        layout.addWidget(self._words)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def words(self) -> str:
        return self._words.text()

    def entitle(self, title: str) -> None:
        self._title.setText(title)

    def show_words(self, words: str) -> None:
        """Show words, and say nothing."""
        self._words.setText(words)

    def say(self, words: str, heard: str | None = None) -> None:
        """Show words, and say them, or what is heard in their place."""
        self.show_words(words)
        say(self, heard or words, Weight.ANSWER)

    def texts(self) -> Iterable[str]:
        """The longest texts that may come, so that the table below keeps its size."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the height that the longest text needs."""
        self.keep_height()

    def keep_height(self) -> None:
        width = self.width() - 5 * STEP
        before = self._words.text()
        heights = []
        for text in self.texts():
            self._words.setText(text)
            heights.append(self._words.heightForWidth(width))
        self._words.setText(before)
        self._words.setFixedHeight(max(heights))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chrome = theme.chrome_of(self.palette())
        painter.fillRect(self.rect(), chrome.window)
        painter.fillRect(0, self.height() - 1, self.width(), 1, chrome.line)
