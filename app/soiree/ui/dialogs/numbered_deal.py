"""The dialog for a numbered deal: shows the current number and asks for another."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from soiree.controller.match.deal_numbers import seed_of
from soiree.core.games import Game
from soiree.ui.dialogs.forms import Form, Unfit, faint
from soiree.ui.dialogs.new_game import option_words
from soiree.ui.style import theme
from soiree.ui.style.panels import row_of
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr

_LONGEST = 100
"""The most characters of a number or text for a deal."""


class NumberedDialog(Form):
    """Asks which deal to play.

    Attributes:
        seed: the number of the chosen deal; None until the dialog is accepted.
        number: the field for a number or text.
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
            options: the options of the deal.
            current: the number of the deal on the table, if any.
        """
        title = tr("Numbered deal of {game}").format(game=game.title)
        super().__init__(title, tr("Deal"), parent)
        self.seed: int | None = None
        if current is not None:
            self.rows.add_row(tr("This deal"), _with_copy_button(str(current)))
        self.number = QLineEdit()
        self.number.setMaxLength(_LONGEST)
        self.number.setPlaceholderText(tr("such as 2026, or New Year at Ada’s"))
        self.number.setMinimumWidth(theme.grown(40 * STEP))
        self.rows.add_row(tr("Number or text"), self.number)
        note = tr(
            "The same number or text deals the same cards everywhere, as long as the "
            "options are the same."
        )
        self.rows.add_below(faint(note, wraps=True))
        if words := option_words(game, options):
            note = tr("Current options: {options}.").format(options=words)
            self.rows.add_below(faint(note, wraps=True))
        self.number.setFocus()

    def take(self) -> None:
        try:
            self.seed = seed_of(self.number.text())
        except ValueError:
            raise Unfit(tr("Enter a number or any text."), self.number) from None


def _with_copy_button(number: str) -> QWidget:
    field = QLineEdit(number, readOnly=True)
    field.setAccessibleName(tr("This deal"))
    copy = QPushButton(tr("Copy"), autoDefault=False)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(number))
    both = QWidget()
    both.setLayout(row_of(field, copy))
    return both
