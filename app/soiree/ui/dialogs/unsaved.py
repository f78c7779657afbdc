"""What to do about a match that is not saved, before it is left."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from soiree.ui.style.translation import tr
from soiree.ui.style.words import as_plain


class Answer(Enum):
    """What the player wants to do with a match that is not saved."""

    STAY = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()


def ask_about_unsaved(parent: QWidget, title: str, why: str) -> Answer:
    """Ask what to do with a match that is not saved; Esc stays at its table.

    Args:
        title: of its game.
        why: a sentence that says why it is not saved.
    """
    ask = QMessageBox(parent)
    ask.setWindowTitle(title)
    ask.setText(tr("Your last moves are not saved."))
    ask.setInformativeText(as_plain(why))
    elsewhere = ask.addButton(tr("Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
    leave = ask.addButton(tr("Leave without saving"), QMessageBox.ButtonRole.DestructiveRole)
    stay = ask.addButton(tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
    ask.setDefaultButton(elsewhere)
    ask.setEscapeButton(stay)
    ask.exec()
    clicked = ask.clickedButton()
    ask.deleteLater()
    if clicked is elsewhere:
        return Answer.SAVE_ELSEWHERE
    return Answer.LEAVE if clicked is leave else Answer.STAY
