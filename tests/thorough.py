"""Parameters of tests: an ordinary run uses some of them, and `--all` uses all."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.every_game import EVERY_GAME


def always(*games: str, of: Iterable[str] = tuple(EVERY_GAME)) -> list[pytest.ParameterSet]:
    """Games as parameters; an ordinary run uses only `games`, and `--all` all games in `of`."""
    assert set(games) <= set(of)
    thorough = pytest.mark.thorough
    return [pytest.param(name, marks=() if name in games else thorough) for name in of]
