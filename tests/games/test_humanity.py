"""Slips that no level makes, however weak; each was once made."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from soiree.core.cards import Mask, card, mask_of
from soiree.core.entries import Move
from soiree.core.players import Stop, never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.zones import Kind
from soiree.games.pariah.ai import LEVELS, PariahSearch
from soiree.games.soi.deals import remembered
from soiree.games.soi.moves import Ask
from soiree.games.soy.ai.levels import collected, dear, outranking
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED
from soiree.games.soy.zones import Kind as SoyKind
from tests.games.humanity import Slip, slips, watch
from tests.thorough import tries

weaker = pytest.mark.parametrize("level", ["easy", "middle"])
easy = pytest.mark.parametrize(
    "level", ["easy", pytest.param("middle", marks=pytest.mark.thorough)]
)


@cache
def decisions(name: str, level: str, number: int) -> Sequence[tuple[View, Move]]:
    """The decisions of matches of a level with itself, until so many have had a choice."""
    player = GAMES[name].player(level)
    made: list[tuple[View, Move]] = []

    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        made.append((view, player(view, rng, stop)))
        return made[-1][1]

    watch(name, play, number)
    return made


@weaker
def test_nobody_passes_over_what_anybody_sees_at_pariah(level: str) -> None:
    found = slips("pariah", level, 400, seed=3)
    for slip in (
        "discards a card that mends a coop of its own",
        "passes over the card that makes the fourth coop valid",
        "does not declare with four valid coops",
    ):
        assert len(found[slip]) > 4
        assert not any(found[slip]), slip


@pytest.mark.slow
@pytest.mark.thorough
def test_the_top_level_of_pariah_places_no_card_where_it_changes_nothing() -> None:
    """It once placed 4 of 29 cards so, to deceive its opponent."""
    found = slips("pariah", "hard", 120, seed=3)["places a card where it changes nothing"]
    assert len(found) > 15
    assert not any(found)


@weaker
def test_no_level_of_pariah_makes_a_use_worse_than_discarding(level: str) -> None:
    """An example is a card that probably mends another player's coop."""
    search_level, player = LEVELS[level], GAMES["pariah"].player(level)
    worse = 0

    def tell(view: View, move: Move, slip: Slip) -> None:
        nonlocal worse
        drawn = view.faces(Kind.DRAWN, view.seat)
        if not drawn:
            return
        search = PariahSearch(view, search_level)
        codes = {code: gain for gain, code in search.sample(random.Random(0)).gains(drawn[0])}
        bad = {each for each in view.legal if codes.get(search.codes[each], 1.0) < 0}
        worse += bool(bad)
        assert player(view, random.Random(1), never) not in bad
        assert move not in bad

    watch("pariah", player, 150, tell)
    assert worse > 20


@weaker
def test_nobody_wastes_a_high_card_or_saves_a_low_one_at_soda(level: str) -> None:
    found = slips("soda", level, 60)
    for slip in (
        "plays a king or an ace for 2 or 3 points",
        "plays above a card that it could pair",
        "says No with a card up to an eight",
    ):
        assert len(found[slip]) > 4
        assert not any(found[slip]), slip


@easy
def test_nobody_discards_on_a_whim_of_the_suit_that_they_collect_at_soy(level: str) -> None:
    """Except where the level thinks it best, which is seldom."""
    found = slips("soy", level, 70)["discards of the suit that it has most of"]
    assert len(found) > 15
    assert sum(found) < len(found) / 12


def test_a_suit_is_collected_of_which_a_hand_has_clearly_most() -> None:
    def suit(hand: str) -> Mask:
        return collected(mask_of(map(card, hand.split())))

    assert suit("2S 5S KS 3H 4H 9D") == mask_of(map(card, "2S 5S KS".split()))
    assert suit("2S 5S KS 3H 4H AH") == 0
    assert suit("2S 5S 3H 4D 9D 7C") == 0
    assert suit("2S 5S KS 7S 8S 9S") == 0


def test_a_card_outranks_one_that_is_far_lower_and_as_little_use() -> None:
    def cards(words: str) -> Mask:
        return mask_of(map(card, words.split()))

    assert outranking(cards("2C 4H 7S KS KC AC")) == cards("KS KC AC")
    assert outranking(cards("3D 6D 8C JD KC AD")) == cards("AD")
    assert outranking(cards("7S 8H 9D 10C 10S 10H")) == 0


@easy
def test_nobody_discards_a_high_card_in_place_of_a_low_one_at_soy(level: str) -> None:
    found: list[bool] = []
    for view, move in decisions("soy", level, 70):
        if SoyFacts.of(view).phase is Phase.DISCARD and view.cards(SoyKind.STOCK):
            high = outranking(mask_of(view.faces(SoyKind.HAND, view.seat)))
            found.append(bool(high >> NAMED[move] & 1))
    assert len(found) > 15
    assert not any(found)


def test_a_card_of_the_collected_suit_is_dear_beside_one_that_bids_as_much() -> None:
    def cards(words: str) -> Mask:
        return mask_of(map(card, words.split()))

    assert dear(cards("2H 6H 7H 7C QC")) == cards("6H 7H")
    assert dear(cards("5H 10H KH AH 9S")) == 0
    assert dear(cards("7S 8H 9D 10C 10S 10H")) == 0


@easy
def test_nobody_bids_of_their_suit_what_another_suit_could_bid_at_soy(level: str) -> None:
    """With 2H 6H 7H 7C QC, easy once bid the 7H, where the QC brought Soy in 83 %."""
    found: list[bool] = []
    for view, move in decisions("soy", level, 70):
        barred = dear(mask_of(view.faces(SoyKind.HAND, view.seat)))
        if SoyFacts.of(view).phase is Phase.BID and barred:
            found.append(bool(barred >> NAMED[move] & 1))
    assert len(found) > 5
    assert not any(found)


@easy
def test_nobody_asks_again_what_they_remember_as_refused_at_soi(level: str) -> None:
    """Nor, at the middle level, a player for the card that this player has just asked for."""
    window = {"easy": 2, "middle": 10}[level]
    refused: list[bool] = []
    wanted: list[bool] = []
    for view, move in decisions("soi", level, tries(300, thorough=450)):
        asked = remembered(view, window)
        for place, each in enumerate(asked):
            moved = any(later.granted and later.card == each.card for later in asked[place:])
            if not moved and each.asker == view.seat and len(view.legal) > window:
                refused.append(move == str(Ask(each.asked, each.card)))
            elif not moved and str(Ask(each.asker, each.card)) in view.legal:
                wanted.append(move == str(Ask(each.asker, each.card)))
    assert len(refused) > 20
    assert not any(refused)
    assert len(wanted) > 20
    assert level == "easy" or not any(wanted)
