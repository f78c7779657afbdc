"""Modules that other code imports are loaded at their first use."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from soiree.core.postponing import postponed


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module that no other test has loaded."""
    (tmp_path / "slow_to_load.py").write_text("ANSWER = 42", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "slow_to_load", raising=False)
    return "slow_to_load"


def test_a_postponed_module_is_loaded_at_its_first_use(slow: str) -> None:
    with postponed(slow):
        imported = import_module(slow)
    assert slow not in sys.modules
    assert imported.ANSWER == 42
    assert sys.modules[slow].ANSWER == 42


def test_a_module_that_is_used_meanwhile_stays(slow: str) -> None:
    with postponed(slow):
        assert import_module(slow).ANSWER == 42
    assert sys.modules[slow].ANSWER == 42


def test_a_loaded_module_is_not_replaced(slow: str) -> None:
    loaded = import_module(slow)
    with postponed(slow):
        assert sys.modules[slow] is loaded
    assert sys.modules[slow] is loaded
