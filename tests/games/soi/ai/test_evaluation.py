"""What questions of Soi are worth, and why, as the top level tells it."""

from __future__ import annotations

import math
import random
from functools import cache

import pytest

from soiree.controller.match import Match
from soiree.core.players import Estimate, Stop, never
from soiree.core.views import View
from soiree.games.soi import GAME
from soiree.games.soi.ai.evaluation import chance_to_win, evaluate, weighed
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.search.sampling import Trials
from tests.games.honesty import Twin, honest, play, seated, twins
from tests.games.soi.soi_tables import Table

KNOWN = {0: "2 3 KS KD KC AS AH", 1: "4 5 6 KH", 2: "7 8 9 AD", 3: "10 J Q AC"}
"""A round in which only kings and aces are in play, 35 points, and seat 1 starts."""

SHOWN = ("ask 2 KS", "ask 3 AS", "ask 0 AD")
"""After these seat 0, who has the turn, knows where each of them is."""


@cache
def late_match() -> Match:
    """A match of top players, stopped where its first round has come some way."""
    return play(seated(GAME, {}, 6), [honest(IMPOSSIBLE.play)] * 4, random.Random(6), most=60)


@cache
def some_twins() -> tuple[Twin, ...]:
    return tuple(twins(late_match(), random.Random(6), share=0.25, tries=20))


def stop_after(times: int) -> Stop:
    left = iter(range(times))
    return lambda: next(left, None) is None


def told(estimate: Estimate) -> list[str]:
    """The facts as sentences, seats by their numbers."""
    return [fact.text.format(**fact.words) for fact in estimate.facts]


def of(seen: View, move: str) -> Estimate:
    estimates = evaluate(seen, random.Random(1), never)
    assert tuple(each.move for each in estimates) == seen.legal
    return estimates[seen.legal.index(move)]


def known() -> View:
    table = Table()
    table.deal(KNOWN, starter=1)
    table.play(*SHOWN)
    return table.view(0)


def test_what_is_known_is_worth_just_what_it_brings() -> None:
    seen = known()
    for move in ("ask 1 KH", "ask 2 AD", "ask 3 AC"):
        estimate = of(seen, move)
        assert (estimate.value, estimate.error) == (35, 0)
    wasted = of(seen, "ask 2 KH")
    assert wasted.value + 2 * wasted.error < 35


def test_the_best_is_what_the_top_level_asks_or_as_good() -> None:
    agreed = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        estimates = evaluate(seen, random.Random(1), never)
        chosen = IMPOSSIBLE.play(seen, random.Random(1), never)
        best = max(estimates, key=lambda each: each.value)
        mine = estimates[seen.legal.index(chosen)]
        agreed += best.value - mine.value < best.error + mine.error
    assert agreed > 0.8 * len(some_twins()) > 6


def test_another_truth_that_looks_the_same_changes_no_estimate() -> None:
    for twin in some_twins()[::2]:
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        assert evaluate(one, random.Random(1), never) == evaluate(other, random.Random(1), never)


@pytest.mark.parametrize("looks", [0, 16, 28])
def test_in_a_hurry_there_is_a_first_estimate_by_the_looks(looks: int) -> None:
    """Told to stop at once, within the second deal, within the third."""
    for twin in some_twins()[:6]:
        seen = twin.match.view(twin.seat)
        estimates = evaluate(seen, random.Random(1), stop_after(looks))
        assert all(0 < each.error < math.inf and 0 < each.chance < 1 for each in estimates)
        best = max(estimates, key=lambda each: each.value)
        assert best.value > min(each.value for each in estimates)


def test_more_points_are_a_better_chance() -> None:
    seen = late_match().view(0)
    chances = [chance_to_win(seen, [0, 0, 0, 0], points) for points in (-5, 0, 10, 40, 109, 200)]
    assert chances == sorted(chances)
    assert chances[0] == chances[1]
    assert chances[-2] == chances[-1] > 0.5


def test_equal_players_have_equal_chances_and_the_leader_near_the_target_a_better_one() -> None:
    table = Table()
    table.deal()
    fair = 109 / 4
    assert [chance_to_win(table.view(seat), [0] * 4, fair) for seat in range(4)] == [0.25] * 4
    ahead = Table(target=100)
    ahead.round(0, {1: "K"})
    ahead.deal()
    assert ahead.state.result() is None
    chances = [chance_to_win(ahead.view(seat), [0] * 4, fair) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9 > chances[1] > chances[2]


def test_looks_and_play_outs_count_by_how_sure_they_are() -> None:
    best = Trials("best", [0.0] * 20)

    def weigh(outcomes: list[float]) -> tuple[float, float]:
        return weighed(Trials("other", outcomes), best, behind=-2, left=80)

    looks, noisy, sure = weigh([]), weigh([-19.0, 21.0] * 10), weigh([0.5, 1.5] * 10)
    assert looks[0] < 0 < looks[1]
    assert looks[0] < noisy[0] < sure[0] < 1
    assert looks[1] > noisy[1] > sure[1] > 0
    assert weigh([9.0, 11.0] * 10)[0] == 10, "play-outs that contradict the looks are believed"
    assert weigh([1.0] * 20) == (1, 0)
    assert weighed(best, best, behind=0, left=80) == (0, 0)


class TestFacts:
    """The sentences, one kind after the other."""

    def test_a_card_that_was_seen_to_go(self) -> None:
        table = Table()
        table.deal({0: "7D 7C", 1: "7S", 2: "7H"}, starter=1)
        table.play("ask 2 7H", "ask 0 7D")
        table.miss(0)
        seen = table.view(0)
        assert told(of(seen, "ask 1 7H"))[0] == "All saw the 7H go to 1."
        assert told(of(seen, "ask 2 7H"))[0] == "All saw the 7H go to 1."

    def test_where_all_cards_of_a_rank_are(self) -> None:
        facts = told(of(known(), "ask 1 KH"))
        assert facts == [
            "1 asked for the KS, so 1 holds another K.",
            "Only 1 can hold the KH.",
            "It is certain who holds each K.",
        ]

    def test_who_refused_and_who_asked_in_vain_does_not_have_it(self) -> None:
        table = Table()
        table.deal({0: "7S", 1: "7H", 2: "8H", 3: "7D 7C"}, starter=1)
        table.play("ask 2 7C")
        table.miss(0)
        seen = table.view(0)
        assert told(of(seen, "ask 1 7C"))[0] == "1 asked for the 7C in vain."
        assert told(of(seen, "ask 2 7C"))[0] == "2 refused the 7C."
        assert told(of(seen, "ask 3 7C")) == [
            "1 asked for the 7C in vain.",
            "2 refused the 7C.",
            "Only 3 can hold the 7C.",
        ]
        facts = told(of(seen, "ask 1 7H"))
        assert facts[0] == "1 asked for the 7C, so 1 holds another 7."
        assert facts[1].startswith("1 holds the 7H: ")

    def test_who_has_lost_a_card_of_the_rank_since_may_hold_no_other(self) -> None:
        table = Table()
        table.deal({0: "7S", 1: "7H", 2: "7C", 3: "7D"}, starter=1)
        table.play("ask 0 7D", "ask 1 7H")
        facts = told(of(table.view(0), "ask 1 7D"))
        assert not any("another" in fact for fact in facts)

    def test_a_share_where_nothing_is_certain(self) -> None:
        table = Table()
        table.deal({0: "7S"})
        (fact,) = told(of(table.view(0), "ask 1 7H"))
        assert fact in ("1 holds the 7H: 33 %.", "1 holds the 7H: 34 %.")
