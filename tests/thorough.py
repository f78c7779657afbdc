"""Parameters of tests of which an ordinary run takes a part, and `--all` the rest."""

from __future__ import annotations

import pytest

from tests.every_game import EVERY_GAME


def always(*games: str) -> list[pytest.ParameterSet]:
    """Every game as a parameter; those that are not named here run with `--all` only."""
    assert set(games) <= set(EVERY_GAME)
    thorough = pytest.mark.thorough
    return [pytest.param(name, marks=() if name in games else thorough) for name in EVERY_GAME]
