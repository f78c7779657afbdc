"""The reasons for certain statements of Soi: true, sufficient and needed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card, rank_of, spell, suit_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import LAYOUTS_WITH, public_layouts, questions
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.reasons import Reasons, Statement, hold_some, holds, lack, reasons
from tests.games.soi.soi_deals import dealt
from tests.thorough import tries
from tests.ui.games.soi.soi_match import turns

ADA, BELA, CLEO, DORA = range(4)


def after(match: Match, *moves: str, seat: Seat = ADA) -> View:
    for move in moves:
        (decider,) = match.deciders
        assert match.play(decider, move, match.position) is None
    return match.view(seat)


def told(found: Reasons) -> tuple[list[str], list[str], list[str]]:
    """The reasons as short texts: questions, own cards, cards that the seat lacks."""
    asked = [
        f"{each.asker}{each.asked} {spell(each.card)} {'yes' if each.granted else 'no'}"
        for each in found.questions
    ]
    return asked, [*map(spell, found.own)], [*map(spell, found.lacking)]


def test_the_last_of_four_places_follows_from_a_refusal_and_the_own_hand() -> None:
    """The first position of the lesson: Bela asked Cleo for the 7 of clubs, who said no."""
    match = dealt(s0="7S 2S", s1="7D 2H", s2="7H 2D", s3="7C 2C")
    view = after(match, "ask 1 7H", "ask 2 7C")
    assert Knowledge.of_seat(view).must_hold(DORA, card("7C"))
    assert not Knowledge.public(view).must_hold(DORA, card("7C"))
    found = reasons(view, holds(DORA, card("7C")))
    assert told(found) == (["12 7C no"], [], ["7C"])
    assert not found.sizes


def test_a_card_that_moved_is_explained_by_its_last_move() -> None:
    view = after(dealt(s0="7S", s1="7H", s2="7C", s3="7D"), "ask 1 7H", "ask 2 7C")
    assert told(reasons(view, holds(ADA, card("7H")), public=True)) == (["01 7H yes"], [], [])
    assert told(reasons(view, lack([BELA], card("7H")), public=True)) == (["01 7H yes"], [], [])


def test_an_asker_holds_some_card_of_the_rank() -> None:
    view = after(dealt(s0="7S", s1="7D", s2="7H", s3="7C"), "ask 1 7H", seat=DORA)
    assert Knowledge.of_seat(view).must_hold_some(ADA, rank_of(card("7H")))
    found = reasons(view, hold_some([ADA], rank_of(card("7H"))))
    assert told(found) == (["01 7H no"], [], [])


def test_an_uncertain_statement_has_no_reasons() -> None:
    with pytest.raises(ValueError, match="not certain"):
        reasons(dealt().view(ADA), holds(BELA, card("7H")))


def certain(known: Knowledge) -> Iterator[Statement]:
    """All that is certain about cards and ranks in play."""
    for each, seat in itertools.product(DECK, range(4)):
        if rank_of(each) not in known.layouts:
            continue
        if known.must_hold(seat, each):
            yield holds(seat, each)
        elif known.cannot_hold(seat, each):
            yield lack([seat], each)
        if each & 3 == 0 and known.must_hold_some(seat, rank_of(each)):
            yield hold_some([seat], rank_of(each))


def test_every_certain_statement_follows_from_its_reasons() -> None:
    with_sizes = checked = 0
    for match, seat in itertools.islice(turns(1), 0, None, tries(50, thorough=25)):
        view = match.view(seat)
        hand, asked = set(view.faces("hand", seat)), questions(view)
        moved = {rank_of(each.card) for each in asked if each.granted}
        for public in (True, False):
            known = Knowledge.public(view) if public else Knowledge.of_seat(view)
            for statement in certain(known):
                found = reasons(view, statement, public=public)
                assert set(found.questions) <= set(asked)
                assert set(found.own) <= hand
                assert not hand.intersection(found.lacking)
                assert not public or not (found.own or found.lacking)
                with_sizes += found.sizes
                if not found.sizes and statement.rank not in moved:
                    layouts = public_layouts(found.questions)[statement.rank]
                    for each in (*found.own, *found.lacking):
                        held = LAYOUTS_WITH[seat][suit_of(each)]
                        layouts &= held if each in hand else ~held
                    assert not layouts & ~statement.layouts
                    checked += 1
    assert with_sizes
    assert checked
