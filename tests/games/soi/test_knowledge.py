"""The certain knowledge of Soi: complete, and no more than follows."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, Card, card, rank_of, spell
from soiree.core.players import never, random_player
from soiree.core.records import Record
from soiree.core.views import View
from soiree.games.soi import GAME
from soiree.games.soi import deals as soi_deals
from soiree.games.soi.knowledge import Knowledge
from tests.games.soi.soi_deals import PLAYERS, dealt
from tests.thorough import tries
from tests.ui.games.soi.soi_match import turns


def after(match: Match, *moves: str) -> Knowledge:
    for move in moves:
        (seat,) = match.deciders
        assert match.play(seat, move, match.position) is None
    return Knowledge.public(match.view(0))


def test_nothing_is_known_before_a_question() -> None:
    known = after(dealt())
    assert set(known.holders) == {0b1111}
    assert not known.questions


def test_a_card_that_moved_must_be_with_its_taker() -> None:
    known = after(dealt(s0="7S", s1="7H 7C", s2="7D"), "ask 1 7H")
    assert known.must_hold(0, card("7H"))
    assert known.cannot_hold(1, card("7H"))
    assert not known.must_hold(1, card("7C"))


def test_neither_asker_nor_asked_can_hold_a_card_that_was_refused() -> None:
    known = after(dealt(s0="7S", s1="7D", s2="7H 7C"), "ask 1 7H")
    assert known.cannot_hold(1, card("7H"))
    assert known.cannot_hold(0, card("7H"))
    assert known.holders[card("7H")] == 0b1100
    assert [(q.asker, q.asked, spell(q.card), q.granted) for q in known.questions] == [
        (0, 1, "7H", False)
    ]


def test_an_asker_holds_another_card_of_the_rank() -> None:
    """Seat 0 asks for three cards of a rank in vain, so it holds the fourth."""
    match = dealt(s0="7S 2S", s1="7D 2H", s2="7H 2D", s3="7C 2C")
    known = after(match, "ask 1 7H", "ask 0 2S", "ask 0 2C", "ask 1 7C", "ask 0 2D", "ask 3 7D")
    assert known.must_hold(0, card("7S"))


def test_a_four_laid_down_has_its_owner_and_no_holder() -> None:
    known = after(dealt(s0="KS KH KD", s1="KC"), "ask 1 KC")
    for text in ("KS", "KH", "KD", "KC"):
        assert known.owners[card(text)] == 0
        assert known.holders[card(text)] == 0


def test_a_new_round_starts_without_knowledge() -> None:
    match = dealt()
    rng = random.Random(3)
    while not match.chance_is_pending:
        (seat,) = match.deciders
        match.play(seat, random_player(match.view(seat), rng, never), match.position)
    assert not any(Knowledge.public(match.view(0)).holders)
    match.draw_chance()
    known = Knowledge.public(match.view(0))
    assert known.questions == ()
    assert set(known.holders) >= {0b1111}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_certain_is_true_and_the_same_for_everybody(seed: int) -> None:
    """Throughout a random round; no seat's own hand adds anything."""
    rng = random.Random(seed)
    match = Match(Record(GAME.name, GAME.defaults(), PLAYERS, seed=seed), GAME)
    match.draw_chance()
    for turn in range(400):
        if match.chance_is_pending:
            break
        (seat,) = match.deciders
        match.play(seat, random_player(match.view(seat), rng, never), match.position)
        if turn % 20 == 0:
            views = [match.view(each) for each in range(4)]
            known = Knowledge.public(views[0])
            assert all(Knowledge.public(view) == known for view in views)
            for each, held in enumerate(_hands(views)):
                assert all(known.holders[one] >> each & 1 for one in held)


def _hands(views: list[View]) -> list[list[int]]:
    return [[c for c in v.cards("hand", v.seat) if c is not None] for v in views]


@pytest.mark.parametrize("seed", range(3))
def test_the_holders_of_a_card_are_those_that_some_deal_gives_it(seed: int) -> None:
    """Against the probabilities of `Deals`, which are computed differently."""
    rng = random.Random(seed)
    match = Match(Record(GAME.name, GAME.defaults(), PLAYERS, seed=seed), GAME)
    match.draw_chance()
    for turn in range(120):
        if match.chance_is_pending:
            break
        (seat,) = match.deciders
        match.play(seat, random_player(match.view(seat), rng, never), match.position)
        if turn % 12 == 11 and not match.chance_is_pending:
            seen = match.view(0)
            sizes = [len(seen.cards("hand", each)) for each in range(4)]
            public = soi_deals.public_layouts(soi_deals.questions(seen), soi_deals.laid(seen))
            deals = soi_deals.Deals(
                sizes,
                {
                    rank: dict.fromkeys(soi_deals.layouts_in(them), 1)
                    for rank, them in public.items()
                },
            )
            held = [
                sum(1 << s for s in range(4) if of_seats[s]) for of_seats in deals.probabilities
            ]
            assert Knowledge.public(seen).holders == tuple(held)


def test_the_own_hand_tells_who_has_a_card_that_two_others_lack() -> None:
    """Seat 1 asks seat 2 for a card in vain; only seat 0, who lacks it too, knows its holder."""
    match = dealt(s0="7S 2S", s1="7D 2H", s2="7H 2D", s3="7C 2C")
    public = after(match, "ask 1 7H", "ask 2 7C")
    assert public.holders[card("7C")] == 0b1001
    assert Knowledge.of_seat(match.view(0)).must_hold(3, card("7C"))
    assert not Knowledge.of_seat(match.view(2)).must_hold(3, card("7C"))


def test_a_player_who_asked_in_vain_must_hold_some_card_of_the_rank() -> None:
    match = dealt(s0="7S", s1="7D", s2="7H", s3="7C")
    known = after(match, "ask 1 7H")
    seven = rank_of(card("7H"))
    assert [known.must_hold_some(seat, seven) for seat in range(4)] == [True, False, False, False]
    assert not any(known.must_hold(0, each) for each in DECK)


@pytest.mark.parametrize("seed", range(4))
def test_certain_knowledge_is_true_and_the_rest_has_a_deal_that_differs(seed: int) -> None:
    """Over a whole round, against the counts of `Deals`, for a seat and for everybody."""
    for match, seat in itertools.islice(turns(seed), 0, None, tries(2, thorough=1)):
        view = match.view(seat)
        hands = [set(match.view(each).faces("hand", each)) for each in range(4)]
        known, public = Knowledge.of_seat(view), Knowledge.public(view)
        for each in (known, public):
            for card_, seats in enumerate(each.holders):
                holder = next((n for n, hand in enumerate(hands) if card_ in hand), None)
                assert (seats >> holder & 1) if holder is not None else not seats
            for rank, one in itertools.product(each.layouts, range(4)):
                if each.must_hold_some(one, rank):
                    assert {rank * 4 + suit for suit in range(4)} & hands[one]
        if match.position % 10 == 0:
            counted = soi_deals.Deals.of(view).layouts
            assert {
                rank: set(soi_deals.layouts_in(each)) for rank, each in known.layouts.items()
            } == {rank: set(layouts) for rank, layouts in counted.items()}


@pytest.mark.parametrize("seed", range(6))
def test_knowledge_of_small_positions_is_what_all_deals_have_in_common(seed: int) -> None:
    """Near the end of a round, against every deal that agrees with the questions."""
    looked = 0
    for match, seat in turns(seed):
        view = match.view(seat)
        others = [n for n in range(4) if n != seat]
        hidden = sum(len(view.cards("hand", each)) for each in others)
        if not 2 <= hidden <= 8:
            continue
        looked += 1
        agreeing = [hands for hands in _deals(view) if _agrees(hands, view)]
        known = Knowledge.of_seat(view)
        for each in DECK:
            held = sum(1 << n for n in range(4) if any(each in hands[n] for hands in agreeing))
            assert known.holders[each] == held
        for rank, one in itertools.product(range(13), range(4)):
            always = all(any(rank_of(each) == rank for each in hands[one]) for hands in agreeing)
            assert known.must_hold_some(one, rank) == always
    assert looked


def _deals(view: View) -> Iterator[list[set[Card]]]:
    """All deals of the hidden cards, with the seat's own hand and the sizes of the others."""
    own = set(view.faces("hand", view.seat))
    laid = {each for seat in range(4) for each in view.faces("laid", seat)}
    others = [seat for seat in range(4) if seat != view.seat]
    sizes = [len(view.cards("hand", seat)) for seat in others]
    hidden = set(DECK) - own - laid
    for first in itertools.combinations(sorted(hidden), sizes[0]):
        rest = hidden.difference(first)
        for second in itertools.combinations(sorted(rest), sizes[1]):
            hands: list[set[Card]] = [set(), set(), set(), set()]
            hands[view.seat] = set(own)
            dealt_to = (set(first), set(second), rest.difference(second))
            for seat, held in zip(others, dealt_to, strict=True):
                hands[seat] = set(held)
            yield hands


def _agrees(now: Sequence[set[Card]], view: View) -> bool:
    """True if the questions of the round could have been asked and answered; goes back in time."""
    hands = [set(held) for held in now]
    in_play = {rank_of(each) for held in now for each in held}

    def is_sound() -> bool:
        """Nobody has four of a rank in hand."""
        return not any(
            {rank * 4 + suit for suit in range(4)} <= held for rank in in_play for held in hands
        )

    for asked in reversed(soi_deals.questions(view)):
        if not is_sound():
            return False
        if rank_of(asked.card) not in in_play:
            continue
        if asked.granted:
            if asked.card not in hands[asked.asker]:
                return False
            hands[asked.asker].remove(asked.card)
            hands[asked.asked].add(asked.card)
        elif asked.card in hands[asked.asked]:
            return False
        own = hands[asked.asker]
        if asked.card in own or not any(rank_of(each) == rank_of(asked.card) for each in own):
            return False
    return is_sound()
