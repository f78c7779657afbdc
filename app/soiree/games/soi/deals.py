"""The deals of Soi that agree with a view: exact counts, probabilities and samples.

Only the deal is hidden in Soi: a card that never moved lies where it was dealt, and every other
card moved openly. So ranks are independent but for the sizes of the hands. The four cards of a rank
lie in one of 4⁴ layouts; the questions about the rank exclude some of them. Dynamic programming
over the sizes of the hands, rank by rank, counts all deals without listing them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, Self

from msgspec import Struct, field

from soiree.core.cards import RANKS, Card, Mask, Rank, cards_in, mask_of, of_rank
from soiree.core.events import Began, Said
from soiree.core.views import View, onlooker
from soiree.core.zones import Seat
from soiree.games.soi.words import Word
from soiree.games.soi.zones import SEATS, Kind

Layout = int
"""The holders of the four cards of a rank, 0 … 255: seat `layout >> 2 * suit & 3` holds `suit`."""

Layouts = int
"""A set of layouts: bit `layout` is set for each layout in it."""


class Question(NamedTuple):
    """A question, and True for `granted` if the card changed hands."""

    asker: Seat
    asked: Seat
    card: Card
    granted: bool


def questions(view: View, last: int | None = None) -> list[Question]:
    """The questions of this round, or the `last` ones of them, oldest first."""
    found: list[Question] = []
    granted = True
    for event in reversed(view.events):
        if isinstance(event, Said):
            if len(found) == last:
                break
            if event.what == Word.ASK:
                assert event.to is not None
                assert event.card is not None
                found.append(Question(event.seat, event.to, event.card, granted))
                granted = True
            else:
                granted = False
        elif isinstance(event, Began):
            break
    found.reverse()
    return found


def remembered(view: View, last: int | None) -> list[Question]:
    """The questions of this round that a player remembers, oldest first (rule SOI-9).

    Args:
        last: the number N, for the latest N questions of all players, and the latest N own
            questions that were refused; None for all questions of the round.
    """
    asked = questions(view)
    if last is None:
        return asked
    refused = [n for n, each in enumerate(asked) if each.asker == view.seat and not each.granted]
    latest = range(max(0, len(asked) - last), len(asked))
    return [asked[n] for n in sorted({*refused[-last:], *latest})]


def public_layouts(
    asked: Iterable[Question], laid: Mask = 0, *, infer_from_asking: bool = True
) -> dict[Rank, Layouts]:
    """The layouts of each rank in play that agree with the public questions.

    Args:
        asked: questions, oldest first; earlier questions are ignored.
        laid: the cards laid down so far.
        infer_from_asking: True to infer that an asker held another card of the rank (SOI-3). Nobody
            asks for a card of their own: this is always inferred.
    """
    layouts = {rank: POSSIBLE for rank in range(len(RANKS)) if not of_rank(laid, rank)}
    for question in asked:
        rank = question.card >> 2
        if rank in layouts:
            layouts[rank] = layouts_after(
                layouts[rank], question, infer_from_asking=infer_from_asking
            )
    return layouts


def possible_layouts(
    view: View, last: int | None = None, *, infer_from_asking: bool = True
) -> dict[Rank, Layouts]:
    """The layouts of each rank in play that agree with the view of a seat or of an onlooker.

    Args:
        last: the number of latest questions that count; None for all of the round.
        infer_from_asking: as for `public_layouts`.
    """
    if not any(hand_sizes(view)):
        return {}
    public = public_layouts(questions(view, last), laid(view), infer_from_asking=infer_from_asking)
    if view.seat == onlooker(SEATS):
        return public
    own = mask_of(view.faces(Kind.HAND, view.seat))
    return {
        rank: layouts & LAYOUTS_WITH_EXACTLY[view.seat][of_rank(own, rank)]
        for rank, layouts in public.items()
    }


def layouts_after(
    layouts: Layouts, question: Question, *, infer_from_asking: bool = True
) -> Layouts:
    """The layouts of a rank after a question about it and its answer."""
    asker, asked, card, granted = question
    suit = card & 3
    layouts &= ~LAYOUTS_WITH[asker][suit]
    if infer_from_asking:
        layouts &= LAYOUTS_WITH_ANY[asker]
    if not granted:
        return layouts & ~LAYOUTS_WITH[asked][suit]
    layouts &= LAYOUTS_WITH[asked][suit]
    # The card goes from one seat to the other, which changes every layout by the same number.
    shift = asker - asked << 2 * suit
    return (layouts << shift if shift > 0 else layouts >> -shift) & POSSIBLE


class Deals:
    """All deals that agree with what a seat has seen.

    Attributes:
        count: the number of deals that agree; with weights, the sum of their weights.
    """

    def __init__(self, sizes: Iterable[int], ranks: Mapping[Rank, Mapping[Layout, float]]) -> None:
        """Combine one layout for each rank so that the hands are filled.

        Args:
            sizes: the sizes of the four hands.
            ranks: by rank in play, the weights of its layouts.

        Raises:
            ValueError: no combination of layouts fills the hands.
        """
        self._sizes = _packed(sizes)
        self._ranks = list(ranks)
        self._groups = [_grouped(layouts) for layouts in ranks.values()]
        self._ways = [_NO_RANKS]  # to fill hands with this rank and later ones
        for groups in reversed(self._groups):
            self._ways.append(_with_rank(self._ways[-1], groups, self._sizes))
        self._ways.reverse()
        if self._sizes not in self._ways[0]:
            raise ValueError("no deal agrees with what was seen")
        self.count = self._ways[0][self._sizes]

    @classmethod
    def of(cls, view: View) -> Self:
        """The deals that agree with the view of a seat or of an onlooker, all equally likely.

        Dealt cards, moved cards and answers count; nothing is inferred from missing questions.

        Raises:
            ValueError: the view contradicts itself.
        """
        possible = possible_layouts(view)
        ranks = {rank: dict.fromkeys(layouts_in(each), 1) for rank, each in possible.items()}
        return cls(hand_sizes(view), ranks)

    def draw(self, rng: random.Random) -> tuple[Mask, ...]:
        """Draw the four hands of a deal, with probabilities by weight."""
        hands = [0] * SEATS
        left = self._sizes
        for rank, groups, ways, after in zip(
            self._ranks, self._groups, self._ways, self._ways[1:], strict=False
        ):
            point = rng.random() * ways[left]
            for counts, group in groups.items():
                if weight := after.get(left - counts, 0) * group.weight:
                    given, chosen = counts, group
                    point -= weight
                    if point < 0:
                        break
            left -= given
            (layout,) = rng.choices(list(chosen.layouts), list(chosen.layouts.values()))
            for seat, held in enumerate(SUITS_HELD[layout]):
                hands[seat] |= held << rank * 4
        return tuple(hands)

    def probability(self, seat: Seat, card: Card) -> float:
        """The probability that a seat holds a card now."""
        return self.probabilities[card][seat]

    @cached_property
    def probabilities(self) -> list[list[float]]:
        """The probability that each seat holds each card, by card.

        The probabilities of a card add up to 1, but are all 0 for a card laid down.
        """
        table = [[0.0] * SEATS for _ in range(len(RANKS) * 4)]
        for rank, layouts in self.layouts.items():
            of_suits = table[rank * 4 : rank * 4 + 4]
            for layout, probability in layouts.items():
                for suit, of_seats in enumerate(of_suits):
                    of_seats[layout >> 2 * suit & 3] += probability
        return table

    @cached_property
    def layouts(self) -> dict[Rank, dict[Layout, float]]:
        """The probability of each possible layout of each rank in play."""
        found: dict[Rank, dict[Layout, float]] = {}
        before = _NO_RANKS
        for rank, groups, after in zip(self._ranks, self._groups, self._ways[1:], strict=True):
            probabilities: dict[Layout, float] = {}
            filled_before, before = list(before.items()), defaultdict(int)
            for counts, group in groups.items():
                left, weight_of_group = self._sizes - counts, group.weight
                ways = 0.0
                for filled, many in filled_before:
                    if to_fill := after.get(left - filled):
                        ways += many * to_fill
                        before[filled + counts] += many * weight_of_group
                if ways:
                    share = ways / self.count
                    for layout, weight in group.layouts.items():
                        probabilities[layout] = weight * share
            found[rank] = probabilities
        return found


def hand_sizes(view: View) -> list[int]:
    """The number of cards in each of the four hands."""
    return [len(view.cards(Kind.HAND, seat)) for seat in range(SEATS)]


def laid(view: View) -> Mask:
    """The cards laid down in this round."""
    return sum(mask_of(view.faces(Kind.LAID, seat)) for seat in range(SEATS))


def layout_of(hands: Sequence[Mask], rank: Rank) -> Layout:
    """The layout of a rank whose four cards are all in these hands."""
    _, one, two, three = hands
    shift = rank * 4
    return (
        _SPREAD[one >> shift & 15]
        + 2 * _SPREAD[two >> shift & 15]
        + 3 * _SPREAD[three >> shift & 15]
    )


_SPREAD = tuple(sum(1 << 2 * suit for suit in cards_in(held)) for held in range(16))
"""By set of suits, the layout in which seat 1 holds these suits, and seat 0 the others."""

layouts_in: Callable[[Layouts], Iterator[Layout]] = cards_in
"""The layouts of a set, lowest number first."""

SUITS_HELD: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << suit for suit in range(4) if layout >> 2 * suit & 3 == seat)
        for seat in range(SEATS)
    )
    for layout in range(256)
)
"""By layout and seat, the suits that the seat holds of the rank, as four bits."""

HELD_BY: tuple[tuple[int, ...], ...] = tuple(zip(*SUITS_HELD, strict=True))
"""The same by seat and layout."""


def _layouts_with_exactly() -> tuple[tuple[Layouts, ...], ...]:
    found = [[0] * 16 for _ in range(SEATS)]
    for layout, hands in enumerate(SUITS_HELD):
        for layouts, held in zip(found, hands, strict=True):
            layouts[held] |= 1 << layout
    return tuple(map(tuple, found))


LAYOUTS_WITH_EXACTLY: tuple[tuple[Layouts, ...], ...] = _layouts_with_exactly()
"""By seat and set of suits, the layouts in which the seat holds exactly these suits."""

LAYOUTS_WITH: tuple[tuple[Layouts, ...], ...] = tuple(
    tuple(sum(exactly[held] for held in range(16) if held >> suit & 1) for suit in range(4))
    for exactly in LAYOUTS_WITH_EXACTLY
)
"""By seat and suit, the layouts in which the seat holds that suit."""

LAYOUTS_WITH_ANY: tuple[Layouts, ...] = tuple(sum(exactly[1:]) for exactly in LAYOUTS_WITH_EXACTLY)
"""By seat, the layouts in which it holds at least one card of the rank."""

POSSIBLE: Layouts = (1 << 256) - 1 - sum(exactly[15] for exactly in LAYOUTS_WITH_EXACTLY)
"""The possible layouts: a seat with all four cards would have laid them down (SOI-2)."""


class _Group(Struct):
    """The layouts of a rank with the same number of cards for each seat, each with its weight.

    Attributes:
        weight: the sum of the weights.
    """

    layouts: dict[Layout, float] = field(default_factory=dict)
    weight: float = 0


# The sizes of the hands are packed into one number: seven bits a seat, the highest of them 0.
# With that bit set in the sizes, subtracting counts clears it for a seat with too many cards.
_BITS = 7
_GUARDS = sum(1 << _BITS * seat + _BITS - 1 for seat in range(SEATS))


def _packed(counts: Iterable[int]) -> int:
    return sum(count << _BITS * seat for seat, count in enumerate(counts))


_COUNTS = [_packed(held.bit_count() for held in SUITS_HELD[layout]) for layout in range(256)]
"""By layout, the number of cards of the rank in each hand, packed."""

_NO_RANKS: dict[int, float] = {0: 1}
"""By packed sizes of the hands, the number of ways to reach them without any rank."""


def _grouped(layouts: Mapping[Layout, float]) -> dict[int, _Group]:
    groups: dict[int, _Group] = {}
    for layout, weight in layouts.items():
        if weight:
            group = groups.setdefault(_COUNTS[layout], _Group())
            group.layouts[layout] = weight
            group.weight += weight
    return groups


def _with_rank(ways: dict[int, float], groups: dict[int, _Group], sizes: int) -> dict[int, float]:
    """The ways to reach each packed size of the hands, up to `sizes`, with one more rank."""
    room = sizes | _GUARDS
    table: defaultdict[int, float] = defaultdict(int)
    for counts, group in groups.items():
        weight = group.weight
        for filled, many in ways.items():
            now = filled + counts
            if (room - now) & _GUARDS == _GUARDS:
                table[now] += many * weight
    return table
