"""The explanations of questions of Soi."""

from __future__ import annotations

import random

import pytest

from soiree.controller.computers.explaining import deciding_outcome
from soiree.core.players import MoveReason
from soiree.core.views import View
from soiree.games.soi.ai.evaluation import pricer
from soiree.games.soi.ai.explanations import EXPLAINER, TURN, four
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.lookahead import Lookahead
from soiree.games.soi.rules import POINTS
from tests.games.soi.soi_tables import Table, known_round


def sentence(reason: MoveReason | None) -> str:
    """A reason in words, with players by their seats."""
    assert reason is not None
    return reason.text.format(**reason.words)


def goal(seen: View, move: str) -> str:
    return sentence(EXPLAINER.goal(seen, move))


def decisive(seen: View, best: str, other: str) -> str:
    """The decisive difference of two questions, in 100 deals."""
    moves = (best, other)
    priced = pricer(seen)(moves, random.Random(1), 100)
    outcome = deciding_outcome(priced[0], priced[1])
    assert outcome is not None
    one, two = (sum(each.outcomes[outcome]) / 100 for each in priced)
    return sentence(EXPLAINER.difference(seen, moves, outcome, (one, two)))


def test_goals_say_what_a_rank_brings() -> None:
    table = Table()
    table.deal({0: "7D 7C AS AH AD", 1: "7S 7H", 2: "AC"}, starter=0)
    seen = table.view(0)
    assert goal(seen, "ask 1 7S") == "Collect the 7: 7 points. You hold 2."
    assert goal(seen, "ask 2 AC") == "Get the last of the A: 25 points."
    known = known_round().view(0)
    assert goal(known, "ask 1 KH") == "Collect the K, 10 points: you know who has each."
    assert goal(known, "ask 2 KH") == "Choose who has the next turn: 2 cannot have the KH."


def test_three_aces_are_told_of_where_the_other_rank_is_as_likely() -> None:
    """A regression: what two questions shared was left out, and with it the 25 points."""
    table = Table()
    table.deal({0: "7D AS AH AD", 1: "AC"}, starter=0)
    seen = table.view(0)
    assert goal(seen, "ask 1 AC") == "Get the last of the A: 25 points."
    said = decisive(seen, "ask 1 AC", "ask 1 7S")
    assert said.startswith("You lay down the A in ")


def test_a_certain_question_wins_its_card_in_all_deals() -> None:
    seen = known_round().view(0)
    said = decisive(seen, "ask 1 KH", "ask 2 KH")
    assert said == "You win the card in 100%, otherwise in 0%."
    assert sentence(EXPLAINER.difference(seen, ("ask 2 KH", "ask 1 KH"), TURN, (0, 1))) == (
        "The turn goes to 2, otherwise you keep it."
    )
    assert sentence(EXPLAINER.difference(seen, ("ask 2 KH", "ask 3 KH"), TURN, (1, 0))) == (
        "The turn passes to 2, otherwise to 3."
    )


def test_of_two_holders_of_one_rank_the_likelier_one_is_told_of() -> None:
    """Seat 1 asked for a 7, and so holds another one."""
    table = Table()
    table.deal({0: "7S", 1: "7H", 2: "8H", 3: "7D 7C"}, starter=1)
    table.play("ask 2 7C")
    table.miss(0)
    seen = table.view(0)
    difference = EXPLAINER.difference(seen, ("ask 1 7H", "ask 2 7H"), four(5), (0.6, 0.4))
    assert difference.text == "You win the card in {share}%, otherwise in {rest}%."
    assert int(difference.words["share"]) > int(difference.words["rest"]) + 10


def test_a_no_lets_the_player_take_a_card_that_all_saw_move() -> None:
    """Seat 1 asked for a 9, so they hold another one, and seat 0 has taken the 9 of spades."""
    table = Table()
    table.deal({0: "9D 7S", 1: "9H 7D", 2: "9S 7H"}, starter=1)
    table.play("ask 0 9S")
    table.play("ask 2 9S")
    seen = table.view(0)
    risk = EXPLAINER.risk(seen, "ask 1 7C", {})
    assert sentence(risk) == "If 1 says no, they can take your 9S."
    assert EXPLAINER.risk(seen, "ask 3 7C", {}) is None


def test_a_card_that_nobody_saw_is_no_risk() -> None:
    """Seat 1 certainly holds 9s, but cannot know of that of seat 0."""
    table = Table()
    table.deal({0: "9D 7S", 1: "9H 7D", 2: "9S", 3: "9C"}, starter=1)
    table.play("ask 2 9S", "ask 0 9C")
    assert EXPLAINER.risk(table.view(0), "ask 1 7C", {}) is None


def test_the_outcome_of_a_rank_leaves_out_the_turn() -> None:
    """Of a rank that neither question asks for, it is the same with and without the turn."""
    table = Table()
    table.deal({0: "7D 9S AS AH", 1: "AC"}, starter=0)
    priced = pricer(table.view(0))(("ask 1 AC", "ask 1 7S"), random.Random(1), 40)
    turns = [each.outcomes[TURN] for each in priced]
    assert turns[0] != turns[1]
    nines = [each.outcomes[four(7)] for each in priced]
    assert nines[0] == nines[1]


def test_the_chances_of_the_ranks_add_up_to_the_value_of_a_question() -> None:
    table = Table()
    table.deal({0: "7S AS AH", 1: "7H AC", 2: "7C", 3: "7D"}, starter=0)
    seen = table.view(0)
    deals = IMPOSSIBLE.belief(seen)
    ahead = Lookahead(seen, deals)
    for move in ("ask 1 AC", "ask 2 7C", "ask 3 7C"):
        points = sum(POINTS[rank] * ahead.chance_of_four(move, rank) for rank in deals.layouts)
        assert points == pytest.approx(ahead.value(move))
