"""The dialog that asks for the person's word before a match with a proof of its deals."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from soiree.controller.match.proof import LONGEST, Proof, Secret
from soiree.ui.dialogs.forms import Form, Unfit, faint, field_to_copy
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP


class ProofDialog(Form):
    """Shows the hash of the program's secret number, and asks for the person's word.

    The deals are made from both, so that neither side can choose them.

    Attributes:
        proof: the proof of the match; None until the dialog is accepted.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Before the first card"), tr("Deal", "a button"), parent)
        self.proof: Proof | None = None
        self._secret = Secret.drawn()
        announced = field_to_copy(tr("Announcement"), self._secret.announcement)
        self.rows.add_row(tr("Announcement"), announced)
        self.word = QLineEdit(maxLength=LONGEST)
        self.word.setMinimumWidth(theme.grown(60 * STEP))
        self.rows.add_row(tr("Your word"), self.word)
        note = tr(
            "The announcement is the SHA-256 of a secret number. The cards are made from the "
            "number and your word, so neither side can choose them. The saved match contains "
            "both, and “soiree check” verifies them."
        )
        self.rows.add_below(faint(note, wraps=True))
        self.word.setFocus()

    def take(self) -> None:
        word = self.word.text()
        if not word.strip():
            raise Unfit(tr("Enter any word."), self.word)
        self.proof = Proof.of(self._secret, word)
