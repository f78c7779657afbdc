"""The bar of the help that finds words on all pages."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.style import theme
from soiree.ui.style.panels import button, cross, label, row_of
from soiree.ui.style.theme import STEP, TEXT

_KEYS = QKeySequence.StandardKey


class FindBar(QWidget):
    """A field for the words, and buttons to the places before and after.

    Attributes:
        words: the field.

    Signals:
        wanted: find these words. The second argument is True to search towards the beginning, the
            third one to include the present place.
        closed: the bar was closed; the page should have the focus again.
    """

    wanted = Signal(str, bool, bool)
    closed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.words = QLineEdit(placeholderText=tr("Find in the help"))
        self.words.setAccessibleName(self.words.placeholderText())
        self.words.textEdited.connect(lambda text: self.wanted.emit(text, False, True))
        self._note = label("", theme.font(TEXT))
        find_before = partial(self._find, backwards=True)
        find_after = partial(self._find, backwards=False)
        before = button(tr("Previous"), find_before, by_enter=False)
        after = button(tr("Next", "the next place found"), find_after, by_enter=False)
        parts = ((self.words, 1), self._note, before, after, cross(tr("Close"), self.close_bar))
        self.setLayout(row_of(*parts, margins=(STEP,) * 4))
        for keys, act in (
            (_KEYS.Find, self.open),
            (_KEYS.FindNext, find_after),
            (_KEYS.FindPrevious, find_before),
        ):
            QShortcut(QKeySequence(keys), window).activated.connect(act)
        self.hide()

    def open(self, text: str = "") -> None:
        """Show the bar; a text replaces the words and is found at once."""
        self.show()
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self.words.setText(text)
            self.wanted.emit(text, False, True)
        else:
            self.words.selectAll()

    def close_bar(self) -> None:
        self.hide()
        self.closed.emit()

    def _find(self, *, backwards: bool) -> None:
        if not self.words.text() or self.isHidden():
            self.open()
        if text := self.words.text():
            self.wanted.emit(text, backwards, False)

    def show_result(self, passage: str | None) -> None:
        """Speak the passage that was found; None says that there is none."""
        self._note.setText(tr("Not in the help.") if passage is None else "")
        said = self._note.text() if passage is None else passage
        say(self.words, said, Weight.ANSWER)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._find(backwards=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)
