"""The deals that agree with a view, in matches of Pariah, whose Kings move hidden cards."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import DECK, is_court, spell
from soiree.core.views import view
from soiree.core.zones import Zone
from soiree.games.coops.deals import Deals
from soiree.games.pariah import GAME
from soiree.games.pariah.rules import imagine, shown
from tests.games.coops.stacked_match import StackedMatch, cards


@given(st.integers(0, 10**6), st.integers(0, 20))
def test_an_imagined_match_gives_the_same_view_late_in_a_round(seed: int, skipped: int) -> None:
    """Kings, additional turns and placed cards add up where nobody knocks (PAR-2)."""
    match = StackedMatch(GAME)
    match.play_at_random(skipped, seed, avoiding=["knock"])
    rng = random.Random(seed)
    for _ in range(10):
        match.play_at_random(5, rng.randrange(10**6), avoiding=["knock"])
        for seat in (0, 1):
            seen = match.view(seat)
            imagined = imagine(seen, rng)
            assert view("pariah", imagined, seen.events, seat) == seen


def test_each_deal_is_a_match_of_its_own() -> None:
    match = StackedMatch(GAME)
    match.deal()
    seen = match.view(0)
    deals, of_seat_0 = Deals(seen, DECK), shown(seen)
    dealt = [of_seat_0.dealt(deals.draw(random.Random(seed))) for seed in range(10)]
    assert len({tuple(state.coops(1)) for state in dealt}) > 1


def test_all_deals_are_equally_likely() -> None:
    """Five cards are unseen at the end of a stock; a court cannot lie in slot 1 (PAR-2)."""
    coops = {0: "3H/5S 5H/KS 7H/QS 9H/8S", 1: "2H/3S JH/4S 6H/7S 8H/9S"}
    dealt = " ".join(coops.values()).replace("/", " ").split()
    others = [spell(each) for each in DECK if spell(each) not in (*dealt, "2D", "10S")]
    match = StackedMatch(GAME)
    match.deal(coops, stock=" ".join([others.pop(0), "2D", *others, "10S"]), dealer=0)
    match.play("discard", "end", "own 1", "end")
    while match.at("stock"):
        match.play("discard", "end")
    assert match.turn == 0
    assert match.at("drawn", 0) == "10S"
    unseen_cards = cards("2D KS QS 8S 10S")
    possible = {deal for deal in permutations(unseen_cards) if not is_court(deal[0])}

    deals, of_seat_1 = Deals(match.view(1), DECK), shown(match.view(1))
    rng = random.Random(1)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(100 * len(possible)):
        imagined = of_seat_1.dealt(deals.draw(rng))
        (in_hand,) = next(pile.cards for pile in imagined.piles() if pile.zone == Zone("drawn", 0))
        drawn[(*(down for _, down in imagined.coops(0)), in_hand)] += 1
    assert drawn.keys() == possible
    assert min(drawn.values()) > 65
    assert max(drawn.values()) < 140
