"""Texts outside the window: marks for translation, and placeholders."""

from __future__ import annotations

from soiree.core.texts import filled, placeholders, tr_noop


def test_a_marked_text_stays_as_it_is() -> None:
    assert tr_noop("%n cards for {player}", "", 3) == "%n cards for {player}"


def test_every_placeholder_is_filled() -> None:
    words: dict[str, str | int] = {"player": "Ada", "count": 3}
    assert filled("{player} takes %n; {player} stays.", words) == "Ada takes 3; Ada stays."
    assert filled("No place.", {}) == "No place."


def test_placeholders_are_named_once_and_a_number_counts_as_one() -> None:
    assert placeholders("{player} takes %n of {other}; {player} stays.") == {
        "player",
        "other",
        "count",
    }
    assert placeholders("A {{brace}}.") == frozenset()
