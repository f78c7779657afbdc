"""The deals of Soi that agree with what a seat has seen: exact counts, chances and samples.

All that is hidden in Soi is who was dealt what. A card that never moved lies where it was dealt,
and every card that moved did so in sight of all. So each rank can be looked at on its own: of the
ways to place those of its cards that never moved (at most 3⁴), those stay that agree with every
question that was asked about the rank. Ranks hang together only through the sizes of the hands,
and a table over those sizes, rank by rank, counts all deals without listing them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple, Self

from soiree.core.cards import RANKS, Card, Mask, Rank
from soiree.core.events import Began, Said
from soiree.core.views import View
from soiree.core.zones import Seat

SEATS = 4

Layout = tuple[int, int, int, int]
"""Where the cards of one rank lie: for each seat the suit bits of those in its hand."""

Weigh = Callable[[Rank, Layout], float]
"""A weight for a layout of a rank, beside the other layouts of that rank."""


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
            if event.what == "ask":
                assert event.to is not None
                assert event.card is not None
                found.append(Question(event.seat, event.to, event.card, granted))
                granted = True
            else:
                granted = False
    found.reverse()
    return found


class Deals:
    """All ways in which the cards may lie now, for a seat that has seen what its view tells.

    Attributes:
        count: how many deals agree; with weights, the sum of their weights.
    """

    def __init__(
        self, sizes: Sequence[int], ranks: dict[Rank, Sequence[tuple[Layout, float]]]
    ) -> None:
        """The deals that these layouts of each rank make up, each with its weight.

        Args:
            sizes: of the four hands, all ranks together.

        Raises:
            ValueError: no choice of layouts fills the hands.
        """
        self._sizes = _spread(sizes)
        self._ranks = list(ranks)
        self._groups = [_by_spread(layouts) for layouts in ranks.values()]
        self._ways = _ways_below(self._groups, self._sizes)
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

        What lies on the table now always counts: one's own hand, the sizes of the others, the fours
        laid down. So does what the answers say: who had the card, who had not.

        Args:
            last: count only this many questions, the latest; all of the round if None.
            from_asking: also conclude from a question that its asker lacked the card then, and held
                another of its rank (SOI-3).
            weigh: makes some deals likelier than others: the weights of a deal's ranks multiply.

        Raises:
            ValueError: the view contradicts itself.
        """
        sizes = [len(view.cards("hand", seat)) for seat in range(SEATS)]
        asked = questions(view, last)
        ranks: dict[Rank, Sequence[tuple[Layout, float]]] = {}
        if any(sizes):
            for rank, layouts in _layouts_now(view, asked, from_asking):
                ranks[rank] = [(each, weigh(rank, each) if weigh else 1) for each in layouts]
        return cls(sizes, ranks)

    def draw(self, rng: random.Random) -> tuple[Mask, ...]:
        """The four hands of one deal, each deal as likely as its weight, without weights all alike.

        Every call takes the same number of steps from `rng` for the same ranks still in play.
        """
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
            for seat, held in enumerate(layouts.draw(rng)):
                hands[seat] |= held << rank * 4
        return tuple(hands)

    def chance(self, seat: Seat, card: Card) -> float:
        """How likely it is that a seat holds a card now."""
        return self.chances[card][seat]

    @cached_property
    def chances(self) -> list[list[float]]:
        """For each of the 52 cards, how likely each seat is to hold it; all 0 for one laid down."""
        table = [[0.0] * SEATS for _ in range(len(RANKS) * 4)]
        for rank, layouts in self.layouts.items():
            for layout, share in layouts:
                for seat, held in enumerate(layout):
                    for suit in _SUITS_OF[held]:
                        table[rank * 4 + suit][seat] += share
        return table

    @cached_property
    def layouts(self) -> dict[Rank, list[tuple[Layout, float]]]:
        """For each rank in play, its layouts and how likely each of them is."""
        found: dict[Rank, list[tuple[Layout, float]]] = {}
        above: dict[int, float] = {0: 1}
        for number, (rank, groups) in enumerate(zip(self._ranks, self._groups, strict=True)):
            below = self._ways[number + 1]
            shares: list[tuple[Layout, float]] = []
            for spread, group in groups.items():
                left = self._sizes - spread
                ways = sum(many * below.get(left - filled, 0) for filled, many in above.items())
                if ways:
                    part = ways / self.count
                    shares += [(layout, weight * part) for layout, weight in group.layouts]
            found[rank] = shares
            above = _with_rank(above, groups, self._sizes)
        return found


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


_SUITS_OF = [tuple(suit for suit in range(4) if held >> suit & 1) for held in range(16)]

# How many cards each seat has, in one number: seven bits a seat, of which the highest stays 0.
# To subtract from sizes with that bit set shows by its loss which seat has too many.
_BITS = 7
_GUARDS = sum(1 << _BITS * seat + _BITS - 1 for seat in range(SEATS))


def _spread(counts: Iterable[int]) -> int:
    return sum(count << _BITS * seat for seat, count in enumerate(counts))


_SPREAD_OF = [[held.bit_count() << _BITS * seat for held in range(16)] for seat in range(SEATS)]


def _by_spread(layouts: Iterable[tuple[Layout, float]]) -> dict[int, _Group]:
    groups: dict[int, _Group] = {}
    one, two, three, four = _SPREAD_OF
    for weighed in layouts:
        (a, b, c, d), weight = weighed
        spread = one[a] + two[b] + three[c] + four[d]
        group = groups.get(spread)
        if group is None:
            group = groups[spread] = _Group()
        group.layouts.append(weighed)
        group.weight += weight
    return groups


def _ways_below(groups: list[dict[int, _Group]], sizes: int) -> list[dict[int, float]]:
    """For each rank, the ways in which it and those after it fill hands of these sizes."""
    tables: list[dict[int, float]] = [{0: 1}]
    for each in reversed(groups):
        tables.append(_with_rank(tables[-1], each, sizes))
    tables.reverse()
    return tables


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


def _layouts_now(
    view: View, asked: Iterable[Question], from_asking: bool
) -> Iterable[tuple[Rank, tuple[Layout, ...]]]:
    """Each rank in play with the layouts that agree with the questions about it."""
    by_rank: list[list[_Asked]] = [[] for _ in RANKS]
    for asker, to, card, granted in asked:
        by_rank[card >> 2].append((asker, to, 1 << (card & 3), granted))
    own = sum(1 << card for card in view.cards("hand", view.seat) if card is not None)
    laid = 0
    for seat in range(SEATS):
        laid |= sum(1 << card for card in view.cards("laid", seat) if card is not None)
    for rank in range(len(RANKS)):
        if not laid >> rank * 4 & 15:
            held = own >> rank * 4 & 15
            yield rank, _layouts(view.seat, held, tuple(by_rank[rank]), from_asking)


_Asked = tuple[Seat, Seat, int, bool]
"""A question about one rank: the asker, the one asked, the bit of the suit, whether granted."""


@lru_cache(maxsize=4096)
def _layouts(
    seat: Seat, held: int, asked: tuple[_Asked, ...], from_asking: bool
) -> tuple[Layout, ...]:
    """The layouts of a rank now, for a seat that holds these suits of it.

    Most ranks stay as they were from one decision to the next, so what was found is kept.
    """
    now = [0] * SEATS
    now[seat] = known = held
    for asker, _, bit, granted in reversed(asked):
        if granted and not known & bit:
            now[asker] |= bit
            known |= bit
    before = now[:]
    for asker, to, bit, granted in reversed(asked):
        if granted:
            before[asker] ^= bit
            before[to] ^= bit
    loose = [1 << suit for suit in range(4) if not known >> suit & 1]
    others = [other for other in range(SEATS) if other != seat]
    found: list[Layout] = []
    for holders in product(others, repeat=len(loose)):
        dealt = [0] * SEATS
        for holder, bit in zip(holders, loose, strict=True):
            dealt[holder] |= bit
        if _agrees([b | d for b, d in zip(before, dealt, strict=True)], asked, from_asking):
            one, two, three, four = (n | d for n, d in zip(now, dealt, strict=True))
            found.append((one, two, three, four))
    return tuple(found)


def _agrees(held: list[int], asked: tuple[_Asked, ...], from_asking: bool) -> bool:
    """Whether the questions about a rank could go as they did, from this layout on.

    Nobody ever holds a whole four, as it would be on the table by now (SOI-2).
    """
    if 15 in held:
        return False
    for asker, to, bit, granted in asked:
        if bool(held[to] & bit) != granted:
            return False
        if from_asking and (held[asker] & bit or not held[asker]):
            return False
        if granted:
            held[to] ^= bit
            held[asker] |= bit
            if held[asker] == 15:
                return False
    return True
