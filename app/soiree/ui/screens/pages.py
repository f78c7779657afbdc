"""The common parts of the album and the list of problems."""

from __future__ import annotations

from soiree.ui.shell.routes import Evening, Route, Start
from soiree.ui.style.translation import tr


def back_words(below: Route) -> str:
    """The text of the button that leads back to a route."""
    if isinstance(below, Evening):
        return tr("Back to the evening")
    return tr("Start page") if isinstance(below, Start) else tr("Back to the match")
