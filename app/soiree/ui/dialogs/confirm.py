"""A question before something is lost; the safe answer is the default."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from soiree.ui.style.words import as_plain


def is_sure(
    parent: QWidget, title: str, question: str, consequence: str, yes: str, no: str
) -> bool:
    """Whether the player really wants something.

    Args:
        yes: the button that does it.
        no: the button that changes nothing; Enter and Esc press it.
    """
    ask = QMessageBox(parent)
    ask.setWindowTitle(title)
    ask.setText(as_plain(question))
    ask.setInformativeText(as_plain(consequence))
    done = ask.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    left = ask.addButton(no, QMessageBox.ButtonRole.RejectRole)
    ask.setDefaultButton(left)
    ask.setEscapeButton(left)
    ask.exec()
    clicked = ask.clickedButton()
    ask.deleteLater()
    return clicked is done
