"""A question before something is lost: the safe answer is the usual one."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


def is_sure(
    parent: QWidget, title: str, question: str, consequence: str, yes: str, no: str
) -> bool:
    """Whether a person really wants something.

    Args:
        yes: the button that has it done.
        no: the button that leaves all as it is; Enter and Esc press it.
    """
    ask = QMessageBox(parent)
    ask.setWindowTitle(title)
    ask.setText(question)
    ask.setInformativeText(consequence)
    done = ask.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    left = ask.addButton(no, QMessageBox.ButtonRole.RejectRole)
    ask.setDefaultButton(left)
    ask.setEscapeButton(left)
    ask.exec()
    return ask.clickedButton() is done
