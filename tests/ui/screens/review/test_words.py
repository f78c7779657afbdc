"""The sentences of a review: marks, costs, errors, luck and skill."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import NOT_PRICED, Account, ReviewedChoice
from soiree.controller.review.verdicts import Mark
from soiree.ui.screens.review import words
from tests.ui.screens.review.reviewed import golden, made_up, shown

CHOICE = ReviewedChoice(5, 0, "a", "b", 0.64, Amount(0.12, 0.03), None)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        (Amount(0.12, 0.031), "12 ± 3%"),
        (Amount(0.123, 0.0031), "12.3 ± 0.3%"),
        (Amount(0.0, 0.0), "0%"),
        (Amount(-0.012, 0.004), "−1.2 ± 0.4%"),
        (Amount(0.25, 0.00001), "25.0 ± 0.1%"),
        (Amount(0.247, 0.0), "25%"),
        (Amount(0.031, 0.0), "3.1%"),
    ],
)
def test_a_change_is_written_with_its_error(amount: Amount, told: str) -> None:
    assert plain(words.change(amount)) == told


def test_a_quantity_and_its_error_stay_on_one_line() -> None:
    assert " " not in words.change(Amount(0.12, 0.03))
    assert " " not in words.points(Amount(4.2, 0.5))


@pytest.mark.parametrize(
    ("mark", "name"),
    [(Mark.INACCURACY, "inaccuracy"), (Mark.MISTAKE, "mistake"), (Mark.BLUNDER, "blunder")],
)
def test_a_verdict_names_the_mark(mark: Mark, name: str) -> None:
    told = plain(words.verdict(CHOICE, mark))
    assert words.mark_name(mark) == name
    assert name in told
    assert "This move costs 12 ± 3% of the match: from 64% to 52%." in told


def test_a_cost_within_the_error_is_no_mistake() -> None:
    unsure = replace(CHOICE, cost=Amount(0.03, 0.02))
    assert plain(words.verdict(unsure, None)) == ("About as good: the difference is 3 ± 2%.")
    assert words.cost_words(unsure) == "as good"
    best = replace(unsure, best="a")
    assert words.verdict(best, None) == "No move is better."
    assert words.cost_words(best) == "best"


def test_a_cost_that_is_not_known_is_not_called_as_good() -> None:
    """Pariah: a choice read “as good” that cost 7.5 % in many samples (5 ± 3 % in the review)."""
    unsure = replace(CHOICE, cost=Amount(0.05, 0.03), is_known=False)
    assert plain(words.cost_words(unsure)) == "not known: ± 3%"
    assert plain(words.verdict(unsure, None)) == "The cost is not known well enough: 5 ± 3%."
    late = replace(CHOICE, best="a", cost=NOT_PRICED, is_known=False)
    assert words.cost_words(late) == "not known"
    assert "long match" in words.verdict(late, None)


def test_a_negative_cost_is_written_as_nothing() -> None:
    """The text once read “cost −2 ± 1%”, though no choice is better than the best."""
    better = replace(CHOICE, cost=Amount(-0.02, 0.01))
    assert plain(words.verdict(better, None)) == ("About as good: the difference is 2 ± 1%.")
    both = Account(0.0, None, 0.5, Amount(-0.02, 0.01), Amount(-3.0, 4.0))
    assert plain(words.costs_sentence(both, 30, yours=True)) == (
        "Your 30 choices cost nothing, give or take 2% of a match. "
        "In points: nothing, give or take 4 points."
    )
    assert plain(words.costs_sentence(both, 30, yours=False, in_points=True)) == (
        "The 30 choices cost nothing, give or take 4 points. "
        "In chance to win: nothing, give or take 2% of a match."
    )
    chance = replace(both, points=Amount(3.0, 2.0))
    assert plain(words.costs_sentence(chance, 30, yours=True, in_points=True)) == (
        "Your 30 choices cost 3 ± 2 points in total. "
        "In chance to win: nothing, give or take 2% of a match."
    )


def test_points_are_stated_beyond_their_error_only() -> None:
    assert "In points: 4.0 ± 0.5." not in words.verdict(CHOICE, Mark.MISTAKE)
    in_points = replace(CHOICE, points=Amount(4.2, 0.5))
    assert "In points: 4.2 ± 0.5." in plain(words.verdict(in_points, Mark.MISTAKE))
    unsure = replace(CHOICE, points=Amount(4.2, 5.0))
    assert "points" not in words.verdict(unsure, Mark.MISTAKE)


def test_the_sentence_about_your_skill_says_that_it_contains_your_choices() -> None:
    told = "Everything else, your choices included, cost you 19%."
    assert plain(words.skill_sentence(-0.19, yours=True)) == told


@pytest.mark.parametrize("yours", [True, False])
def test_luck_and_skill_have_a_sign(yours: bool) -> None:
    assert "12%" in words.luck_sentence(0.12, yours=yours)
    assert words.luck_sentence(0.12, yours=yours) != words.luck_sentence(-0.12, yours=yours)
    assert "12%" in words.skill_sentence(-0.12, yours=yours)
    assert words.skill_sentence(0.12, yours=yours) != words.skill_sentence(-0.12, yours=yours)
    assert "nobody" in words.luck_sentence(0.001, yours=yours)
    assert "nobody" in words.skill_sentence(-0.001, yours=yours)
    assert [words.signed(each) for each in (0.12, -0.03, 0.001)] == ["+12%", "−3%", "0%"]


def test_points_come_first_on_request() -> None:
    choice = replace(CHOICE, points=Amount(4.2, 0.5))
    assert plain(words.cost_words(choice, in_points=True)) == "4.2 ± 0.5 points"
    assert plain(words.verdict(choice, Mark.MISTAKE, in_points=True)) == (
        "A mistake. This move costs 4.2 ± 0.5 points. In chance to win: 12 ± 3%, from 64% to 52%."
    )
    beaten = replace(choice, cost=Amount(0.001, 0.001))
    assert "stays about the same" in words.verdict(beaten, None, in_points=True)
    unsure = replace(choice, points=Amount(0.2, 0.5))
    assert words.cost_words(unsure, in_points=True) == words.cost_words(unsure)
    assert words.verdict(unsure, None, in_points=True) == words.verdict(unsure, None)
    account = Account(0.0, None, 0.5, Amount(0.3, 0.02), Amount(12.0, 2.0))
    assert plain(words.costs_sentence(account, 30, yours=True, in_points=True)) == (
        "Your 30 choices cost 12 ± 2 points in total. In chance to win: 30 ± 2% of a match."
    )
    more = replace(account, cost=Amount(5.2, 0.1))
    assert "match" not in words.costs_sentence(more, 30, yours=True, in_points=True)


def test_a_cost_written_as_0_is_as_good() -> None:
    tiny = replace(CHOICE, cost=Amount(0.0001, 0.0), points=Amount(0.01, 0.001))
    for in_points in (True, False):
        assert words.cost_words(tiny, in_points=in_points) == "as good"
        assert words.verdict(tiny, None, in_points=in_points).startswith("About as good")
        assert not words.is_costly(tiny, in_points=in_points)


def test_the_total_cost_is_stated() -> None:
    account = Account(0.0, None, 0.5, Amount(0.3, 0.02), Amount(12.0, 2.0))
    told = plain(words.costs_sentence(account, 30, yours=True))
    assert told == "Your 30 choices cost 30 ± 2% of a match in total. In points: 12 ± 2 points."
    more = replace(account, cost=Amount(1.2, 0.1))
    assert "more than one match" in words.costs_sentence(more, 30, yours=True)
    assert words.costs_sentence(account, 0, yours=False) == "There was nothing to choose."
    assert words.costs_sentence(account, 0, yours=True) == "You made no choices."


def test_a_repeated_omission_says_that_it_is_counted_once() -> None:
    again = replace(CHOICE, repeats=3)
    assert words.cost_words(again) == "as before"
    assert not words.is_costly(again, in_points=False)
    assert words.verdict(again, None) == (
        "The same omission as before, which counts once, where it began."
    )


def test_the_headline_agrees_with_the_sum() -> None:
    """A review read “No single mistake” above “7 choices cost 8 ± 4 %”."""
    record = golden("soda", 0)
    match = shown(record, made_up(record))
    small = tuple(replace(line, mark=None) for line in match.lines)
    account = replace(match.account, cost=Amount(0.08, 0.01))
    sum_alone = replace(match, lines=small, account=account)
    assert sum_alone.counts() == "No single mistake, but small losses add up."
    within = replace(sum_alone, account=replace(account, cost=Amount(0.01, 0.02)))
    assert within.counts() == "No mistakes found."
    unsure = replace(small[0], choice=replace(small[0].choice, is_known=False))
    told = replace(within, lines=(unsure, *small[1:])).counts()
    assert told == "No mistakes found. The cost of 1 choice is not known."
    assert "not known" not in match.counts()
