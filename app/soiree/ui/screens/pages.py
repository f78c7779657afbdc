"""The common parts of the album and the list of problems."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from soiree.ui.shell.routes import Route, Start
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr


def row_of(*widgets: QWidget | None) -> QHBoxLayout:
    """Widgets side by side; None stands for a stretch of empty space."""
    row = QHBoxLayout()
    row.setSpacing(STEP)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row


def back_words(below: Route) -> str:
    """The text of the button that leads back to a route."""
    return tr("Start page") if isinstance(below, Start) else tr("Back to the match")
