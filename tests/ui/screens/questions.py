"""Answers to message boxes."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox


def answer(press: str, asked: list[str]) -> None:
    """Press a button of the next message box, if there is one, and collect its text."""

    def look() -> None:
        ask = QApplication.activeModalWidget()
        if isinstance(ask, QMessageBox):
            asked.append(ask.text())
            next(each for each in ask.buttons() if each.text().replace("&", "") == press).click()

    QTimer.singleShot(0, look)
