"""The lessons of Soureh and Pariah name the rules that decide a round."""

from __future__ import annotations

import pytest

from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.table.recap.lesson_steps import Step


def steps_of(name: str) -> tuple[Step, ...]:
    lesson = window_of(GAMES[name]).lesson
    assert lesson is not None
    return lesson()(name)


@pytest.mark.parametrize("name", ["soureh", "pariah"])
def test_a_lesson_says_what_a_coop_is_where_it_first_uses_the_word(name: str) -> None:
    words = steps_of(name)[0].task
    first = words.index("coop")
    assert words[first:].startswith("coops, each a card face up and one face down.")


@pytest.mark.parametrize("name", ["soureh", "pariah"])
def test_a_lesson_tells_of_equal_cards_and_of_the_end_of_the_stock(name: str) -> None:
    words = " ".join(step.task for step in steps_of(name))
    assert "equal cards are never valid" in words
    assert "The last card of the stock ends the round." in words


def test_the_lesson_of_soureh_says_why_anybody_would_pay_more() -> None:
    words = " ".join(step.done for step in steps_of("soureh"))
    assert "Why would anybody pay more? A player at exactly 100, or 200, may take 50 off" in words
