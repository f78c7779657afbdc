"""The dialog for a note on a choice of a match."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QLineEdit, QWidget

from soiree.core.notes import LONGEST
from soiree.ui.dialogs.forms import Form, choice_box, faint
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP


class NoteDialog(Form):
    """Asks for a note.

    Attributes:
        choice: the box of the choices that can have the note.
        field: the field for the note.
    """

    def __init__(
        self,
        choices: Mapping[int, str],
        first: int,
        notes: Mapping[int, str],
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            choices: the choices in words, by the number of their entry.
            first: the number of the choice that is selected first.
            notes: the notes so far, by the number of the entry.
        """
        #: A note that a person writes: the title of the dialog, and the label of its field.
        super().__init__(tr("Note"), tr("Save"), parent)
        self._notes = notes
        self.choice = choice_box(choices)
        self.choice.setCurrentIndex(self.choice.findData(first))
        self.rows.add_row(tr("Choice"), self.choice)
        self.field = QLineEdit(notes.get(first, ""), maxLength=LONGEST)
        self.field.setMinimumWidth(theme.grown(60 * STEP))
        self.rows.add_row(tr("Note"), self.field)
        words = tr("The log shows it, and the album finds it. An empty note is removed.")
        self.rows.add_below(faint(words, wraps=True))
        self.choice.currentIndexChanged.connect(lambda _: self._show_note())
        self.field.setFocus()

    @property
    def chosen(self) -> int:
        """The number of the chosen entry, from 1."""
        number: int = self.choice.currentData()
        return number

    def take(self) -> None:
        pass

    def _show_note(self) -> None:
        self.field.setText(self._notes.get(self.chosen, ""))
