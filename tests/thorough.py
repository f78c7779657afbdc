"""Parameters and numbers of tests: an ordinary run uses some or few, and `--all` all or many."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest

from tests.every_game import EVERY_GAME


def always(*games: str, of: Iterable[str] = tuple(EVERY_GAME)) -> list[pytest.ParameterSet]:
    """Games as parameters; an ordinary run uses only `games`, and `--all` all games in `of`."""
    assert set(games) <= set(of)
    thorough = pytest.mark.thorough
    return [pytest.param(name, marks=() if name in games else thorough) for name in of]


def tries(ordinary: int, *, thorough: int) -> int:
    """The number of seeds, matches or choices that a test tries: `thorough` with `--all`."""
    return thorough if "SOIREE_ALL" in os.environ else ordinary
