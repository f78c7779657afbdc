"""The outcomes of chance in a match."""

from __future__ import annotations

from soiree.controller.match.chances import Chances
from soiree.core.cards import DECK
from soiree.core.entries import Chance, PendingChance

DECK_OF_52 = PendingChance("deck", cards=DECK, count=52)
STARTER = PendingChance("starter", seats=(0, 1, 2, 3))


def drawn(chances: Chances, *pending: PendingChance) -> list[Chance]:
    """Draw these outcomes, record each in `chances` before the next is drawn, and return all."""
    found = []
    for each in pending:
        found.append(chances.draw(each))
        chances.note(found[-1])
    return found


def test_a_chance_depends_on_game_seed_and_number_alone() -> None:
    first, second = drawn(Chances("some", 7), DECK_OF_52, DECK_OF_52)
    assert first != second
    assert drawn(Chances("some", 7), STARTER, DECK_OF_52)[1] == second
    assert drawn(Chances("some", 8), DECK_OF_52) != [first]
    assert drawn(Chances("other", 7), DECK_OF_52) != [first]


def test_to_draw_a_chance_that_does_not_come_changes_nothing() -> None:
    chances = Chances("some", 7)
    assert chances.draw(DECK_OF_52) == chances.draw(DECK_OF_52)


def test_chances_that_came_come_again_with_any_seed() -> None:
    chances = Chances("some", 7)
    noted = Chance("deck", DECK[::-1]), Chance("starter", seat=3)
    for each in noted:
        chances.note(each)
    third = drawn(chances, DECK_OF_52)
    chances.rewind()
    assert drawn(chances, DECK_OF_52, STARTER, DECK_OF_52) == [*noted, *third]


def test_a_given_chance_that_does_not_fit_is_drawn_anew() -> None:
    chances = Chances("some", 7)
    chances.note(Chance("starter", seat=3))
    chances.rewind()
    assert chances.draw(DECK_OF_52) == Chances("some", 7).draw(DECK_OF_52)


def test_a_different_chance_replaces_the_one_before_and_leaves_the_rest() -> None:
    chances = Chances("some", 7)
    second = drawn(chances, STARTER, DECK_OF_52)[1]
    chances.rewind()
    chances.note(Chance("starter", seat=2))
    assert drawn(chances, DECK_OF_52) == [second]
    chances.rewind()
    assert chances.draw(STARTER) == Chance("starter", seat=2)
