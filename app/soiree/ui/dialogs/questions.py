"""Questions before something is lost; the safe answer is the default."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from soiree.ui.language.translation import tr
from soiree.ui.language.words import as_plain

_Role = QMessageBox.ButtonRole


def is_sure(
    parent: QWidget, title: str, question: str, consequence: str, yes: str, no: str
) -> bool:
    """Ask before something is lost. Returns True if the player wants to go on.

    Args:
        yes: the text of the button that goes on.
        no: the text of the button that changes nothing; Enter and Esc press it.
    """
    ask = _question(parent, title, question, consequence)
    done = ask.addButton(yes, _Role.DestructiveRole)
    safe = ask.addButton(no, _Role.RejectRole)
    ask.setDefaultButton(safe)
    ask.setEscapeButton(safe)
    return _clicked(ask) is done


class Answer(Enum):
    """The player's choice about a match that is not saved."""

    STAY = auto()
    SAVE_ELSEWHERE = auto()
    LEAVE = auto()


def ask_about_unsaved(parent: QWidget, title: str, why: str) -> Answer:
    """Ask what to do with a match that is not saved; Esc keeps playing.

    Args:
        title: the title of the game.
        why: a sentence with the reason why the match is not saved.
    """
    ask = _question(parent, title, tr("Your last moves are not saved."), why)
    elsewhere = ask.addButton(tr("Save elsewhere…"), _Role.AcceptRole)
    leave = ask.addButton(tr("Leave without saving"), _Role.DestructiveRole)
    stay = ask.addButton(tr("Keep playing"), _Role.RejectRole)
    ask.setDefaultButton(elsewhere)
    ask.setEscapeButton(stay)
    clicked = _clicked(ask)
    if clicked is elsewhere:
        return Answer.SAVE_ELSEWHERE
    return Answer.LEAVE if clicked is leave else Answer.STAY


def _question(parent: QWidget, title: str, question: str, more: str) -> QMessageBox:
    ask = QMessageBox(parent, informativeText=as_plain(more))
    ask.setWindowTitle(title)
    ask.setText(as_plain(question))
    return ask


def _clicked(ask: QMessageBox) -> QAbstractButton:
    ask.exec()
    clicked = ask.clickedButton()
    ask.deleteLater()
    return clicked
