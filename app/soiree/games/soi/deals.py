"""The deals of Soi that agree with what a seat has seen: exact counts, chances and samples.

All that is hidden in Soi is who was dealt what: a card that never moved lies where it was dealt,
and every card that moved did so in sight of all. So each rank can be looked at on its own. Its four
cards lie in one of 4⁴ layouts; the questions about the rank leave some of them. Ranks hang together
only through the sizes of the hands, and a table over those sizes, rank by rank, counts all deals
without listing them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, Self

from soiree.core.cards import RANKS, Card, Mask, Rank, mask_of, of_rank
from soiree.core.events import Began, Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.words import Word
from soiree.games.soi.zones import SEATS, Kind

Layout = int
"""Where the cards of a rank lie, 0 … 255: that of `suit` is with seat `layout >> 2 * suit & 3`."""

Layouts = int
"""A set of layouts: bit `layout` is set for each layout in it."""

Weigh = Callable[[Rank, Layout], float]
"""A weight, 0 or more, for a layout of a rank, beside the other layouts of that rank."""


class Question(NamedTuple):
    """A question that was asked, and whether the card changed hands."""

    asker: Seat
    asked: Seat
    card: Card
    granted: bool


def questions(view: View, last: int | None = None) -> list[Question]:
    """The questions of this round, or the last few of them, oldest first."""
    found: list[Question] = []
    granted = True
    for event in reversed(view.events):
        if isinstance(event, Began) or len(found) == last:
            break
        if isinstance(event, Said):
            if event.what == Word.ASK:
                assert event.to is not None
                assert event.card is not None
                found.append(Question(event.seat, event.to, event.card, granted))
                granted = True
            else:
                granted = False
    found.reverse()
    return found


def public_layouts(
    asked: Iterable[Question], laid: Mask = 0, *, from_asking: bool = True
) -> dict[Rank, Layouts]:
    """For each rank not laid down, where its cards may lie now for one who only listened.

    Args:
        asked: questions, oldest first; nothing is concluded from any before them.
        laid: the cards that were laid down.
        from_asking: also conclude from a question that its asker lacked the card then, and held
            another of its rank (SOI-3).
    """
    layouts = {rank: POSSIBLE for rank in range(len(RANKS)) if not of_rank(laid, rank)}
    for question in asked:
        rank = question.card >> 2
        if rank in layouts:
            layouts[rank] = after(layouts[rank], question, from_asking=from_asking)
    return layouts


def seen_layouts(
    view: View, last: int | None = None, *, from_asking: bool = True
) -> dict[Rank, Layouts]:
    """For each rank in play, where its cards may lie now for one who also sees his own hand.

    Args:
        last: take only this many questions into account, the latest; all of the round if None.
        from_asking: as for `public_layouts`.
    """
    if not any(view.cards(Kind.HAND, seat) for seat in range(SEATS)):
        return {}
    own = mask_of(view.faces(Kind.HAND, view.seat))
    public = public_layouts(questions(view, last), laid(view), from_asking=from_asking)
    return {
        rank: layouts & HOLDING[view.seat][of_rank(own, rank)] for rank, layouts in public.items()
    }


def after(layouts: Layouts, question: Question, *, from_asking: bool = True) -> Layouts:
    """The layouts of a rank after a question about it, of those that lead to its answer."""
    asker, asked, card, granted = question
    suit = card & 3
    if from_asking:
        layouts &= HOLDS_ANY[asker] & ~HOLDS[asker][suit]
    if not granted:
        return layouts & ~HOLDS[asked][suit]
    layouts &= HOLDS[asked][suit]
    # The card's place in the number of every layout at once goes from one seat to the other.
    step = asker - asked << 2 * suit
    return (layouts << step if step > 0 else layouts >> -step) & POSSIBLE


class Deals:
    """All ways in which the cards may lie now, for a seat that has seen what its view tells.

    Attributes:
        count: how many deals agree; with weights, the sum of their weights.
    """

    def __init__(self, sizes: Iterable[int], ranks: Mapping[Rank, Mapping[Layout, float]]) -> None:
        """The deals that layouts make up, one of each rank.

        Args:
            sizes: of the four hands.
            ranks: those in play, each with the weights of its layouts.

        Raises:
            ValueError: no choice of layouts fills the hands.
        """
        self._sizes = _spread(sizes)
        self._ranks = list(ranks)
        self._groups = [_by_spread(layouts) for layouts in ranks.values()]
        self._ways = [_NOTHING]
        for groups in reversed(self._groups):
            self._ways.append(_with_rank(self._ways[-1], groups, self._sizes))
        self._ways.reverse()
        if self._sizes not in self._ways[0]:
            raise ValueError("no deal agrees with what was seen")
        self.count = self._ways[0][self._sizes]

    @classmethod
    def of(
        cls,
        view: View,
        last: int | None = None,
        *,
        from_asking: bool = True,
        weigh: Weigh | None = None,
    ) -> Self:
        """The deals that agree with a view.

        What is on the table now always counts: one's own hand, the sizes of the others, the fours
        laid down. So do the answers: who had the card, who had not.

        Args:
            last: take only this many questions into account, the latest; all of the round if None.
            from_asking: also conclude from a question that its asker lacked the card then, and held
                another of its rank (SOI-3).
            weigh: makes some deals likelier than others: the weights of a deal's ranks multiply.

        Raises:
            ValueError: the view contradicts itself.
        """
        sizes = [len(view.cards(Kind.HAND, seat)) for seat in range(SEATS)]
        possible = seen_layouts(view, last, from_asking=from_asking)
        ranks = {
            rank: {layout: weigh(rank, layout) if weigh else 1 for layout in layouts_in(layouts)}
            for rank, layouts in possible.items()
        }
        return cls(sizes, ranks)

    def draw(self, rng: random.Random) -> tuple[Mask, ...]:
        """The four hands of one deal; each deal is drawn as often as its weight says."""
        hands = [0] * SEATS
        left = self._sizes
        for rank, groups, ways, below in zip(
            self._ranks, self._groups, self._ways, self._ways[1:], strict=False
        ):
            point = rng.random() * ways[left]
            for spread, group in groups.items():
                if share := below.get(left - spread, 0) * group.weight:
                    taken, layouts = spread, group
                    point -= share
                    if point < 0:
                        break
            left -= taken
            for seat, held in enumerate(HELD[layouts.draw(rng)]):
                hands[seat] |= held << rank * 4
        return tuple(hands)

    def chance(self, seat: Seat, card: Card) -> float:
        """How likely it is that a seat holds a card now."""
        return self.chances[card][seat]

    @cached_property
    def chances(self) -> list[list[float]]:
        """For each of the 52 cards, how likely each seat is to hold it; all 0 for one laid down."""
        table = [[0.0] * SEATS for _ in range(len(RANKS) * 4)]
        for rank, shares in self.layouts.items():
            of_suits = table[rank * 4 : rank * 4 + 4]
            for layout, share in shares.items():
                for suit, chances in enumerate(of_suits):
                    chances[layout >> 2 * suit & 3] += share
        return table

    @cached_property
    def layouts(self) -> dict[Rank, dict[Layout, float]]:
        """For each rank in play, how likely each of its layouts is, impossible ones left out."""
        found: dict[Rank, dict[Layout, float]] = {}
        above = _NOTHING
        for rank, groups, below in zip(self._ranks, self._groups, self._ways[1:], strict=True):
            shares: dict[Layout, float] = {}
            for spread, group in groups.items():
                left = self._sizes - spread
                ways = sum(many * below.get(left - filled, 0) for filled, many in above.items())
                if ways:
                    part = ways / self.count
                    for layout, weight in group.layouts:
                        shares[layout] = weight * part
            found[rank] = shares
            above = _with_rank(above, groups, self._sizes)
        return found


def laid(view: View) -> Mask:
    """The cards laid down in this round."""
    return sum(mask_of(view.faces(Kind.LAID, seat)) for seat in range(SEATS))


def layouts_in(layouts: Layouts) -> Iterator[Layout]:
    """The layouts of a set, lowest number first."""
    while layouts:
        lowest = layouts & -layouts
        yield lowest.bit_length() - 1
        layouts ^= lowest


HELD: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << suit for suit in range(4) if layout >> 2 * suit & 3 == seat)
        for seat in range(SEATS)
    )
    for layout in range(256)
)
"""For each layout, the suit bits that each seat holds."""

HOLDING: tuple[tuple[Layouts, ...], ...] = tuple(
    tuple(mask_of(n for n in range(256) if HELD[n][seat] == held) for held in range(16))
    for seat in range(SEATS)
)
"""For each seat and set of suits, the layouts in which the seat holds just these."""

HOLDS: tuple[tuple[Layouts, ...], ...] = tuple(
    tuple(mask_of(n for n in range(256) if HELD[n][seat] >> suit & 1) for suit in range(4))
    for seat in range(SEATS)
)
"""For each seat and suit, the layouts in which the seat holds it."""

HOLDS_ANY: tuple[Layouts, ...] = tuple(
    mask_of(n for n in range(256) if HELD[n][seat]) for seat in range(SEATS)
)
"""For each seat, the layouts in which it holds a card of the rank."""

POSSIBLE: Layouts = mask_of(n for n in range(256) if 15 not in HELD[n])
"""The layouts that can be: a whole four would be on the table by now (SOI-2)."""


class _Group:
    """The layouts of a rank that give each seat the same number of cards."""

    __slots__ = ("layouts", "weight")

    def __init__(self) -> None:
        self.layouts: list[tuple[Layout, float]] = []
        self.weight: float = 0

    def draw(self, rng: random.Random) -> Layout:
        point = rng.random() * self.weight
        for layout, weight in self.layouts:
            point -= weight
            if point < 0:
                return layout
        return self.layouts[-1][0]


# How many cards each seat has, in one number: seven bits a seat, of which the highest stays 0.
# Sizes with that bit set, less a spread, lose the bit of a seat that has more than its size.
_BITS = 7
_GUARDS = sum(1 << _BITS * seat + _BITS - 1 for seat in range(SEATS))


def _spread(counts: Iterable[int]) -> int:
    return sum(count << _BITS * seat for seat, count in enumerate(counts))


_SPREADS = [_spread(held.bit_count() for held in HELD[layout]) for layout in range(256)]

_NOTHING: dict[int, float] = {0: 1}
"""The ways to give out no rank at all, by spread."""


def _by_spread(layouts: Mapping[Layout, float]) -> dict[int, _Group]:
    groups: dict[int, _Group] = {}
    for layout, weight in layouts.items():
        if weight:
            group = groups.setdefault(_SPREADS[layout], _Group())
            group.layouts.append((layout, weight))
            group.weight += weight
    return groups


def _with_rank(ways: dict[int, float], groups: dict[int, _Group], sizes: int) -> dict[int, float]:
    """The ways to fill hands up to these sizes, once another rank is given out as well."""
    room = sizes | _GUARDS
    table: dict[int, float] = {}
    for spread, group in groups.items():
        weight = group.weight
        for filled, many in ways.items():
            now = filled + spread
            if (room - now) & _GUARDS == _GUARDS:
                table[now] = table.get(now, 0) + many * weight
    return table
