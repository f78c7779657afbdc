"""The lists of modules and nearest tests for `packaging/mutants.py`, which itself needs mutmut."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES: dict[str, dict[str, list[str]]] = PROJECT["tool"]["soiree"]["mutants"]


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_mutated_and_what_has_to_notice_are_there(package: str) -> None:
    for pattern in PACKAGES[package]["modules"]:
        assert list((ROOT / "app" / "soiree").glob(pattern)), pattern
    for tests in PACKAGES[package]["tests"]:
        assert (ROOT / tests).exists(), tests


def test_all_of_what_keeps_the_match_and_the_files_is_mutated() -> None:
    patterns = [pattern for chosen in PACKAGES.values() for pattern in chosen["modules"]]
    mutated = {path for pattern in patterns for path in (ROOT / "app" / "soiree").glob(pattern)}
    for package in ("core", "controller", "storage", "rules"):
        modules = set((ROOT / "app" / "soiree" / package).glob("*.py"))
        modules = {path for path in modules if path.name != "__init__.py"}
        assert modules <= mutated, modules - mutated
