"""The certain public knowledge of Soi: complete, and no more than follows."""

from __future__ import annotations

import random

import pytest

from soiree.controller.match.authority import Deal, Match
from soiree.core.cards import DECK, card, spell
from soiree.core.entries import Chance
from soiree.core.players import never, random_player
from soiree.core.records import Participant
from soiree.core.views import View
from soiree.games.soi import GAME
from soiree.games.soi import deals as soi_deals
from soiree.games.soi.public_knowledge import PublicKnowledge

PLAYERS = tuple(Participant(name, "computer", "easy") for name in ("Ada", "Bela", "Cleo", "Dora"))


def dealt(starter: int = 0, **hands: str) -> Match:
    """A match in which seats hold at least these cards: `s0="7H 8C"` is for seat 0."""
    given = {int(seat[1:]): [card(text) for text in held.split()] for seat, held in hands.items()}
    taken = {each for held in given.values() for each in held}
    rest = iter(each for each in DECK if each not in taken)
    full = [given.get(seat, []) for seat in range(4)]
    while any(len(held) < 13 for held in full):
        for held in full:
            if len(held) < 13:
                held.append(next(rest))
    deck = tuple(full[place % 4][place // 4] for place in range(52))
    deal = Deal(GAME, GAME.defaults(), PLAYERS, seed=1)
    return Match(deal, [Chance("deck", deck), Chance("starter", seat=starter)])


def after(match: Match, *moves: str) -> PublicKnowledge:
    for move in moves:
        (seat,) = match.deciders
        assert match.play(seat, move, match.position) is None
    return PublicKnowledge.of(match.view(0))


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
    assert not any(PublicKnowledge.of(match.view(0)).holders)
    match.draw_chance()
    known = PublicKnowledge.of(match.view(0))
    assert known.questions == ()
    assert set(known.holders) >= {0b1111}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_certain_is_true_and_the_same_for_everybody(seed: int) -> None:
    """Throughout a random round; no seat's own hand adds anything."""
    rng = random.Random(seed)
    match = Match(Deal(GAME, GAME.defaults(), PLAYERS, seed))
    match.draw_chance()
    for turn in range(400):
        if match.chance_is_pending:
            break
        (seat,) = match.deciders
        match.play(seat, random_player(match.view(seat), rng, never), match.position)
        if turn % 20 == 0:
            views = [match.view(each) for each in range(4)]
            known = PublicKnowledge.of(views[0])
            assert all(PublicKnowledge.of(view) == known for view in views)
            for each, held in enumerate(_hands(views)):
                assert all(known.holders[one] >> each & 1 for one in held)


def _hands(views: list[View]) -> list[list[int]]:
    return [[c for c in v.cards("hand", v.seat) if c is not None] for v in views]


@pytest.mark.parametrize("seed", range(3))
def test_the_holders_of_a_card_are_those_that_some_deal_gives_it(seed: int) -> None:
    """Against the probabilities of `Deals`, which are computed differently."""
    rng = random.Random(seed)
    match = Match(Deal(GAME, GAME.defaults(), PLAYERS, seed))
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
            assert PublicKnowledge.of(seen).holders == tuple(held)
