"""The games that tests play: those of the program, and the seventh.

Tests that are parametrized by a game take it from here. The program itself has the seventh only
while a test runs, by the fixture `seventh` in `conftest.py`; another process has it by
`python -m tests.seventh`, which takes what `soiree` takes.
"""

from __future__ import annotations

from pathlib import Path

from soiree.core.games import Game
from soiree.games import GAMES
from tests import seventh

EVERY_GAME: dict[str, Game] = {**GAMES, seventh.GAME.name: seventh.GAME}
"""Every game by its name: the seventh last."""


def golden(game: str) -> bytes:
    """The record of a match of a game at random, which changes when its rules do."""
    folder = Path(__file__).parent / ("seventh" if game == seventh.GAME.name else "golden")
    return (folder / f"{game}.soiree").read_bytes()
