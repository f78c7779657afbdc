"""The dialog for a numbered deal: shows the number of this deal, and asks for another."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from soiree.controller.match.deal_numbers import seed_of
from soiree.core.games import Game
from soiree.ui.dialogs.forms import Form, Unfit, faint
from soiree.ui.dialogs.new_game import option_words
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr

_LONGEST = 100
"""Characters of a number or text that stands for a deal."""


class NumberedDialog(Form):
    """Asks which deal to play.

    Attributes:
        seed: the number of the chosen deal; None until one is chosen.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, int | str],
        current: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            options: those that it will be played with.
            current: the number of the deal on the table, if there is one.
        """
        super().__init__(
            tr("Numbered deal of {game}").format(game=game.title),
            tr("Deal"),
            parent,
        )
        self.seed: int | None = None
        if current is not None:
            self.rows.add_row(tr("This deal"), self._copied(str(current)))
        self.wanted = QLineEdit()
        self.wanted.setMaxLength(_LONGEST)
        self.wanted.setPlaceholderText(tr("such as 2026, or New Year at Ada’s"))
        self.wanted.setMinimumWidth(40 * STEP)
        self.rows.add_row(tr("Number or text"), self.wanted)
        note = tr(
            "The same number, or the same text, deals the same cards everywhere, as long as the "
            "options are the same."
        )
        self._add_note(note)
        if words := option_words(game, options):
            self._add_note(tr("Current options: {options}.").format(options=words))
        self.wanted.setFocus()

    def take(self) -> None:
        try:
            self.seed = seed_of(self.wanted.text())
        except ValueError:
            raise Unfit(tr("Enter a number or any text."), self.wanted) from None

    def _copied(self, number: str) -> QWidget:
        """A number that can be selected, and a button that copies it."""
        field = QLineEdit(number)
        field.setReadOnly(True)
        field.setAccessibleName(tr("This deal"))
        copy = QPushButton(tr("Copy"))
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(number))
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(field, 1)
        row.addWidget(copy)
        return both

    def _add_note(self, text: str) -> None:
        note = faint(text)
        note.setWordWrap(True)
        self.rows.add_below(note)
