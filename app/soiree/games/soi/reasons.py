"""Finds the answered questions and own cards that prove a statement about a rank of Soi."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec import Struct

from soiree.core.cards import Card, Rank, Suit, make, rank_of, suit_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    POSSIBLE,
    Layouts,
    Question,
    hand_sizes,
    laid,
    layouts_after,
    possible_layouts,
    public_layouts,
    questions,
)
from soiree.games.soi.knowledge import fitting, union
from soiree.games.soi.zones import HANDS, SEATS


class Statement(Struct, frozen=True):
    """A statement about a rank.

    Attributes:
        layouts: the layouts of the rank in which the statement is true.
        card: the card that the statement is about; None if it is about several cards.
    """

    rank: Rank
    layouts: Layouts
    card: Card | None = None


class Reasons(Struct, frozen=True):
    """Facts that together prove a statement. None of these facts can be left out.

    Attributes:
        questions: questions and answers about the rank, oldest first.
        own: cards of the rank that the seat holds.
        lacking: cards of the rank that the seat does not hold.
        sizes: True if the other ranks and the sizes of the hands are needed too.
    """

    questions: tuple[Question, ...]
    own: tuple[Card, ...]
    lacking: tuple[Card, ...]
    sizes: bool


def holds(seat: Seat, card: Card) -> Statement:
    return Statement(rank_of(card), LAYOUTS_WITH[seat][suit_of(card)], card)


def lack(seats: Collection[Seat], card: Card) -> Statement:
    """The statement that none of these seats holds a card."""
    layouts = union(LAYOUTS_WITH[seat][suit_of(card)] for seat in seats)
    return Statement(rank_of(card), POSSIBLE & ~layouts, card)


def hold_some(seats: Collection[Seat], rank: Rank) -> Statement:
    """The statement that each of these seats holds at least one card of a rank."""
    layouts = POSSIBLE
    for seat in seats:
        layouts &= LAYOUTS_WITH_ANY[seat]
    return Statement(rank, layouts)


def reasons(view: View, statement: Statement, *, public: bool = False) -> Reasons:
    """The facts by which the seat of a view can be certain of a statement about a rank in play.

    Args:
        public: True to use only facts that all players know, and not the seat's own hand.

    Raises:
        ValueError: these facts do not make the statement certain.
    """
    rank, asked = statement.rank, questions(view)
    possible = public_layouts(asked, laid(view)) if public else possible_layouts(view)
    false = POSSIBLE & ~statement.layouts
    needs_sizes = bool(possible[rank] & false)
    if needs_sizes:
        false &= fitting({**possible, rank: POSSIBLE}, hand_sizes(view))[rank]
    if possible[rank] & false:
        raise ValueError("the statement is not certain")
    facts: list[Question | _Own] = [each for each in asked if rank_of(each.card) == rank]
    if not public:
        hand = view.faces(*HANDS[view.seat])
        four = (make(rank, suit) for suit in range(4))
        facts += [_Own(view.seat, card, card in hand) for card in four]
    used = set(range(len(facts)))
    # Facts about the statement's own card are the last to be left out.
    for number in sorted(used, key=lambda each: facts[each].card == statement.card):
        if not _layouts_from(facts, used - {number}) & false:
            used.remove(number)
    found = [facts[number] for number in sorted(used)]
    return Reasons(
        tuple(each for each in found if isinstance(each, Question)),
        tuple(each.card for each in found if isinstance(each, _Own) and each.is_held),
        tuple(each.card for each in found if isinstance(each, _Own) and not each.is_held),
        needs_sizes,
    )


class _Own(NamedTuple):
    seat: Seat
    card: Card
    is_held: bool


def _layouts_from(facts: Sequence[Question | _Own], used: Collection[int]) -> Layouts:
    layouts = POSSIBLE
    for number, fact in enumerate(facts):
        if isinstance(fact, Question):
            if number in used:
                layouts = layouts_after(layouts, fact)
            elif fact.granted:
                layouts = _anywhere(layouts, suit_of(fact.card))
        elif number in used:
            held = LAYOUTS_WITH[fact.seat][suit_of(fact.card)]
            layouts &= held if fact.is_held else ~held
    return layouts


def _anywhere(layouts: Layouts, suit: Suit) -> Layouts:
    with_first = union(
        (layouts & LAYOUTS_WITH[seat][suit]) >> (seat << 2 * suit) for seat in range(SEATS)
    )
    return union(with_first << (seat << 2 * suit) for seat in range(SEATS)) & POSSIBLE
