"""The words above a task, and the dialog with the moves before it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from soiree.ui.dialogs.forms import arrange, closing_buttons
from soiree.ui.language.translation import tr
from soiree.ui.language.words import sentence
from soiree.ui.screens.lessons.caption import Caption
from soiree.ui.screens.problems.task import Task


class ProblemCaption(Caption):
    """The task and its answers in words.

    Attributes:
        leave, story, solution, next: the buttons.
    """

    def __init__(self) -> None:
        self.leave = QPushButton(tr("Leave"))
        self.story = QPushButton(tr("Moves so far"))
        self.solution = QPushButton(tr("Show the solution"))
        self.next = QPushButton()
        buttons = (self.leave, self.story, self.solution, self.next)
        super().__init__(*buttons)
        for button in buttons:
            button.setAutoDefault(True)  # So that Enter presses it.
        self._onward = ""

    def show_task(self, task: Task, *, is_last: bool) -> None:
        """Show and say a task.

        Args:
            is_last: true if no other task follows.
        """
        self.is_done = False
        self._onward = tr("Done") if is_last else tr("Next")
        self.entitle(task.title)
        self.next.setText(self._onward if is_last else tr("Skip"))
        self.next.setDefault(False)
        self.solution.setEnabled(True)
        spoken = tr("{what} {why}").format(what=sentence(task.title), why=task.question)
        self.say(task.question, spoken)

    def show_shown(self) -> None:
        """Offer to go on, after the solution was shown."""
        self.solution.setEnabled(False)
        self.next.setText(self._onward)

    def show_solved(self) -> None:
        """Offer to go on, after the task was solved."""
        self.show_shown()
        self.offer_next(self._onward)

    def texts(self) -> Sequence[tuple[str, str]]:
        # Two lines, or as many as the current words need.
        return ("\n", ""), (self.words, "")

    def show_words(self, words: str, answer: str = "") -> None:
        super().show_words(words, answer)
        self.keep_height()


class StoryDialog(QDialog):
    """The moves before a task in sentences, scrolled to the end.

    Attributes:
        sentences: the text, which can be copied.
    """

    def __init__(self, sentences: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Moves so far"))
        self.resize(parent.width() // 2, parent.height() * 3 // 4)
        self.sentences = QPlainTextEdit("\n".join(sentences), readOnly=True)
        self.sentences.setAccessibleName(self.windowTitle())
        buttons, close = closing_buttons(self)
        close.setDefault(True)
        arrange(self, self.sentences, buttons)
        self.sentences.moveCursor(QTextCursor.MoveOperation.End)
        close.setFocus(Qt.FocusReason.OtherFocusReason)
