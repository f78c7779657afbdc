"""What the arena starts for a custom player; it is not meant to be typed."""

from __future__ import annotations

from soiree.controller.players.child import serve


def run(_: list[str]) -> int:
    """Play until the arena ends the process."""
    return serve()
