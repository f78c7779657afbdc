"""The games that tests play: those of the program, and the seventh.

Tests that are parametrized by a game take it from here. The fixture `seventh` in `conftest.py` adds
the seventh game to the program while a test runs. For another process, `python -m tests.seventh` is
the command `soiree` with the seventh game.
"""

from __future__ import annotations

from pathlib import Path

from soiree.core.games import Game
from soiree.games import GAMES
from tests import seventh

EVERY_GAME: dict[str, Game] = {**GAMES, seventh.GAME.name: seventh.GAME}
"""Every game by its name: the seventh last."""


def golden(game: str) -> bytes:
    """The record of a match of random moves; it changes when the rules of the game change."""
    folder = Path(__file__).parent / ("seventh" if game == seventh.GAME.name else "golden")
    return (folder / f"{game}.soiree").read_bytes()
