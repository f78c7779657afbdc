"""The explanations of moves of Soy."""

from __future__ import annotations

import random

import pytest

from soiree.controller.computers.explaining import deciding_outcome
from soiree.core.entries import Move
from soiree.core.players import MoveReason
from soiree.core.views import View
from soiree.games.soy.ai.evaluation import HandPricer
from soiree.games.soy.ai.explanations import EXPLAINER
from soiree.games.soy.ai.outcomes import PRIZE, THEIR_SOY, THEIR_TOP, TOP
from tests.games.soy.soy_positions import at


def sentence(reason: MoveReason | None) -> str:
    assert reason is not None
    return reason.text.format(**reason.words)


def decisive(seen: View, best: Move, other: Move) -> str:
    """The decisive difference of two moves, in 100 samples."""
    moves = (best, other)
    priced = HandPricer(seen)(moves, random.Random(1), 100)
    outcome = deciding_outcome(priced[0], priced[1])
    assert outcome is not None
    one, two = (sum(each.outcomes[outcome]) / len(each.outcomes[outcome]) for each in priced)
    return sentence(EXPLAINER.difference(seen, moves, outcome, (one, two)))


@pytest.mark.parametrize(
    ("hand", "prize", "goals"),
    [
        (
            "2S 3D QH KH AH",
            "5H 6C",
            {
                "bid AH": "Win the prize to have 3 1.",
                "bid 2S": "Lose the prize, and take both bids.",
            },
        ),
        ("2S 9S QH KH AH", "5H 6H", {"bid 9S": "Call Soy: all cards of one suit."}),
        (
            "JS 9H QH KH AH",
            "5C 6D",
            {
                "bid JS": "Bid a card that you can spare: your longest suit stays as long.",
                "bid KH": "Keep the prize from 1.",
            },
        ),
    ],
)
def test_goals_of_bids(hand: str, prize: str, goals: dict[Move, str]) -> None:
    view = at(hand, "3C 7H 8D 2C QS", prize)
    assert {move: sentence(EXPLAINER.goal(view, move)) for move in goals} == goals


def test_soy_is_called_only_with_a_hand_of_one_suit() -> None:
    """A regression: four hearts and a spade less one card are not yet a hand of five hearts."""
    view = at("4S 5H 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", "bid 4S", "bid QS")
    goals = {move: sentence(EXPLAINER.goal(view, move)) for move in view.legal}
    assert not any("Soy" in goal for goal in goals.values())
    assert goals["discard 4S"] == "Keep 4 1."


def test_a_discard_from_the_collected_suit_costs_a_card_of_it() -> None:
    view = at("4S 5H 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", "bid 4S", "bid QS")
    said = decisive(view, "discard 4S", "discard 5H")
    assert said == "Of one suit you keep 4, otherwise 3."


def test_of_two_spare_cards_the_higher_one_is_kept_to_bid_with() -> None:
    view = at("4S 5C 9H JH KH", "3D 7H 8D 2C QS", "5D AD", "bid 4S", "bid QS")
    said = decisive(view, "discard 4S", "discard QS")
    assert said == "You keep the QS to bid with, otherwise the 4S."


def test_the_opponents_soy_is_a_risk_only_if_it_is_likely() -> None:
    view = at("2S 3D 9S AC KC", "KH QH 5H 2C 4D", "8H 9H")
    risk = EXPLAINER.risk(view, "bid 2S", {THEIR_SOY: 0.2})
    assert sentence(risk) == "After this 1 can call Soy in 20%."
    assert EXPLAINER.risk(view, "bid 2S", {THEIR_SOY: 0.01}) is None


def test_a_bid_that_is_made_to_lose_says_how_often_it_loses() -> None:
    view = at("2S 3D QH KH AH", "3C 7H 8D 2C QS", "5C 6C")
    pair = ("bid 2S", "bid AH")
    said = sentence(EXPLAINER.difference(view, pair, PRIZE, (0.1, 0.9)))
    assert said == "You lose the prize in 90%, otherwise in 10%."
    said = sentence(EXPLAINER.difference(view, pair[::-1], PRIZE, (0.9, 0.1)))
    assert said == "You win the prize in 90%, otherwise in 10%."


def test_the_lower_of_two_bids_keeps_the_higher_card() -> None:
    view = at("2S 3D QH KH AH", "3C 7H 8D 2C QS", "5C 6C")
    pair = ("bid 2S", "bid AH")
    assert sentence(EXPLAINER.difference(view, pair, TOP, (11, 10))) == (
        "You keep the AH for later bids, otherwise the 2S."
    )
    assert sentence(EXPLAINER.difference(view, pair[::-1], TOP, (10, 11))) == (
        "You keep the 2S for later bids, otherwise the AH."
    )
    assert sentence(EXPLAINER.difference(view, pair, THEIR_TOP, (9, 12))) == (
        "1 may take the 2S from you, otherwise the AH."
    )
    higher = EXPLAINER.difference(view, pair[::-1], TOP, (11, 10))
    assert higher.text == "You then have a higher card to bid with than otherwise."
