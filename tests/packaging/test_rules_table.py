"""packaging/rules_table.py finds at least one test for every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules_table
from soiree.games import GAMES


@pytest.fixture(scope="module")
def named() -> dict[str, list[str]]:
    """The tests that name each rule."""
    return rules_table.tests_of(rules_table.TESTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_has_a_test_that_names_it(
    named: dict[str, list[str]], game: str
) -> None:
    assert [rule for rule in rules_table.rules([game]) if rule not in named] == []


def test_a_test_names_its_rules_in_name_docstring_or_class(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "test_one.py").write_text(
        '''"""SOI-9 stands here for the whole file and so counts for nothing."""

def test_SOI_4_a_yes() -> None:
    """SOI-4 and SOI-2, but no XSOI-3 nor SOI-99."""

class TestEnd:
    """SRH-10."""

    def test_out(self) -> None: ...

def helper() -> None:
    """SOI-5."""
'''
    )
    (tmp_path / "no_test.py").write_text("def test_SOI_1() -> None: ...")
    assert rules_table.tests_of(tmp_path) == {
        "SOI-4": ["rules/test_one.py: test_SOI_4_a_yes"],
        "SOI-2": ["rules/test_one.py: test_SOI_4_a_yes"],
        "SOI-99": ["rules/test_one.py: test_SOI_4_a_yes"],
        "SRH-10": ["rules/test_one.py: test_out"],
    }


def test_the_table_tells_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules_table, "TESTS", tmp_path)
    (tmp_path / "test_pariah.py").write_text(
        "".join(f"def test_PAR_{number}() -> None: ...\n" for number in range(1, 6))
    )
    assert rules_table.main(["pariah"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["PAR-1     1 test", "             test_pariah.py: test_PAR_1"]
    assert lines[-1] == "PAR-6    no tests"


def test_all_games_have_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(rules_table.RULES) == set(GAMES)
    sources = "".join(file.read_text("utf-8") for file in rules_table.GAMES.rglob("*.py"))
    for prefix, count in rules_table.RULES.values():
        numbers = [int(number) for number in re.findall(rf"\b{prefix}-(\d+)", sources)]
        assert max(numbers) == count
    assert rules_table.main(["chess"]) == 2
    assert capsys.readouterr().err.startswith("no game 'chess': there is pariah, ")
