"""The reasons for and against the moves of Soy."""

from __future__ import annotations

import random

from soiree.core.players import never
from soiree.games.soy.ai.evaluation import evaluate
from tests.games.soy.soy_positions import at


def test_a_bid_that_lets_the_opponent_call_soy_is_told() -> None:
    moves = ("bid 4S", "bid QS", "discard QS", "discard 2C")
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", *moves)
    said = {
        each.move: any("can call Soy after losing" in fact.text for fact in each.facts)
        for each in evaluate(view, random.Random(1), never).estimates
    }
    assert said["bid 9D"]
    assert not said["bid 4S"]


def test_soy_is_called_only_with_a_hand_of_one_suit() -> None:
    """Four hearts and a spade less one card are not yet a hand of five hearts."""
    view = at("4S 5H 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", "bid 4S", "bid QS")
    for each in evaluate(view, random.Random(1), never).estimates:
        assert not any("call Soy" in fact.text for fact in each.facts), each
    view = at("4S 5H 9H JH KH", "3D 7S 8D 2C QS", "5D 6H", "bid KH", "bid QS")
    called = {
        each.move
        for each in evaluate(view, random.Random(1), never).estimates
        if any("you call Soy" in fact.text for fact in each.facts)
    }
    assert called == set()


def test_samples_never_state_certainty() -> None:
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D")
    for each in evaluate(view, random.Random(1), never).estimates:
        assert all(1 <= int(fact.words.get("share", 50)) <= 99 for fact in each.facts)


def test_a_bid_that_cannot_be_beaten_wins_for_certain_and_no_share_is_said_of_it() -> None:
    """All other aces are seen, and of the kings the opponent may hold two."""
    view = at("2S AH AD AC KH", "3D 7H 8D 2C QS", "AS KS")
    facts = {
        each.move: [fact.text for fact in each.facts]
        for each in evaluate(view, random.Random(1), never).estimates
    }
    assert "This bid wins the prize: {player} has no card as high." in facts["bid AC"]
    assert "Chance to win the prize: {share}%." not in facts["bid AC"]
    assert "Chance to win the prize: {share}%." in facts["bid KH"]
    assert "{player} has no higher card." in facts["bid KH"]


def test_a_bid_that_is_made_to_lose_says_what_the_loser_gets() -> None:
    view = at("2S 3D QH KH AH", "3C 7H 8D 2C QS", "5H 6C")
    facts = {
        each.move: {fact.text: fact for fact in each.facts}
        for each in evaluate(view, random.Random(1), never).estimates
    }

    def saying(start: str) -> set[str]:
        return {move for move, told in facts.items() for text in told if text.startswith(start)}

    assert saying("Chance to lose the prize and take both bids: {share}%") == {"bid 2S", "bid 3D"}
    assert saying("Chance to win the prize: {share}%") == {"bid QH", "bid KH", "bid AH"}
    assert not any(text.startswith("Higher cards that") for text in facts["bid 2S"])


def test_what_the_prize_brings_speaks_for_a_bid_that_may_win_it() -> None:
    view = at("2S 3D QH KH AH", "3C 7H 8D 2C QS", "5H 6H")
    more = "With the prize you would hold {kept} of one suit; now you hold {count}."
    for each in evaluate(view, random.Random(1), never).estimates:
        told = {fact.text: fact for fact in each.facts}
        fights = each.move not in ("bid 2S", "bid 3D")
        if fights:
            assert told[more].words == {"kept": 4, "count": 3}
        else:
            assert told[more].words == {"kept": 5, "count": 3}
        assert told[more].speaks_for == fights
