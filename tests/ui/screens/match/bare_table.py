"""A minimal table for tests of the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class BareTable(QWidget):
    """A table that only accepts typing."""

    reads_typing = True

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.taken: list[str] = []

    def typed(self, text: str) -> str | None:
        self.taken.append(text)
        return None if text == "7h" else "That is no card."
