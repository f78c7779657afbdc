"""What the window starts for a deck that is not Soirée's; it is not meant to be typed."""

from __future__ import annotations


def run(_: list[str]) -> int:
    """Draw cards until the window ends the process."""
    from soiree.ui import qt

    qt.load()
    from soiree.ui.decks.render_process import serve

    serve()
