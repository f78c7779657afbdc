"""Where the hidden cards of Soda may lie, by what a player remembers and concludes.

Each draw pile is a known set of cards, the first one all 52 and each later one the discards that
were shuffled (SDA-8). What a hand drew from it and nobody saw since is one of what is left of that
set; what an Ace showed (SDA-6) is known until it is played. Only ranks matter in the end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul

from soiree.core.cards import ACE, FULL, RANKS, Card, Mask, Rank, cards_in, mask_of, rank_of
from soiree.core.events import Event, Moved, Said, Shown, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.ai.opponent_model import Odds
from soiree.games.soda.zones import Kind

PASSED_OVER = (0.9, 0.95, 0.0, 1.0)
"""How likely it stays, for each manner of play, that somebody holds a card that he passed over for
a higher one."""

REFUSED = (0.35, 0.6, 0.5, 0.8)
"""How likely it stays, for each manner of play, that who said No holds a card that would have done.

Both tables were counted in matches of the players of all levels, a greedy one, a tree search and
players at random.
"""

LEAST = 0.03
"""The least odds: people are not as predictable as that."""

FRESH = (1.0,) * len(RANKS)


@dataclass(slots=True)
class Unseen:
    """A card that another seat drew from a pile and that was not seen since.

    Attributes:
        pile: the number of the pile.
        odds: by rank, how likely its holder would have kept it so far, 1 being surely.
    """

    pile: int
    odds: tuple[float, ...] = FRESH


@dataclass(slots=True)
class Holding:
    """What is believed of the hand of another seat."""

    known: Mask = 0
    unseen: list[Unseen] = field(default_factory=list)


class Belief:
    """What a seat believes of the hands of the others and of the draw pile.

    Attributes:
        holdings: what each of the others holds; nothing is kept of the seat's own hand.
    """

    def __init__(
        self, view: View, *, remembers: bool, habits: Sequence[Odds] | None = None
    ) -> None:
        """
        Args:
            remembers: what Aces showed, and which cards were shuffled; otherwise it only knows
                what it holds and what lies open.
            habits: how likely each seat plays in each manner, so that something is concluded from
                what they do: who played a card may hold no lower one that would have done, and who
                said No may hold none at all. By default nothing is.
        """
        self._seat = view.seat
        self._habits = habits
        self.holdings = [Holding() for _ in range(view.seats)]
        self._piles: list[Mask] = [FULL]
        self._gathered: Mask = 0
        self._row: list[Card] = []
        if remembers:
            for event in view.events_of_round():
                self._follow(event)
        else:
            open_now = mask_of((*view.faces(Kind.ROW), *view.faces(Kind.DISCARD)))
            self._piles[0] ^= open_now | mask_of(view.faces(Kind.HAND, view.seat))
            for seat, holding in enumerate(self.holdings):
                if seat != view.seat:
                    holding.unseen = [Unseen(0) for _ in view.cards(Kind.HAND, seat)]
        self._ranks = [[card >> 2 for card in cards_in(pile)] for pile in self._piles]
        self._known = [[card >> 2 for card in cards_in(each.known)] for each in self.holdings]

    def draw(self, rng: random.Random) -> tuple[list[list[Rank]], list[Rank]]:
        """A way in which the cards may lie: the ranks of each other hand, and of the draw pile.

        Hands are sorted; the seat's own is left empty, and the draw pile in no order.
        """
        hands = [known[:] for known in self._known]
        rests = [ranks[:] for ranks in self._ranks]
        for hand, holding in zip(hands, self.holdings, strict=True):
            for card in holding.unseen:
                hand.append(_taken(rests[card.pile], card.odds, rng))
            hand.sort()
        return hands, rests[-1]

    def _follow(self, event: Event) -> None:
        """Take account of what was seen to happen."""
        if isinstance(event, Shuffled):
            self._piles.append(self._gathered)
            self._gathered = 0
        elif isinstance(event, Shown):
            for card in event.cards or ():
                self._see(event.zone.owner, card)
        elif isinstance(event, Said):
            self._follow_no(event.seat)
            self._row = []
        elif isinstance(event, Moved):
            self._follow_card(event)

    def _follow_card(self, event: Moved) -> None:
        source, target, card = event.source, event.target, event.card
        if source.kind == Kind.DRAW:
            assert target.owner is not None
            if card is None:
                self.holdings[target.owner].unseen.append(Unseen(len(self._piles) - 1))
            else:
                self._piles[-1] &= ~(1 << card)
            return
        assert card is not None
        if source.kind == Kind.HAND:
            assert source.owner is not None
            self._see(source.owner, card)
            self.holdings[source.owner].known &= ~(1 << card)
            if target.kind == Kind.ROW:
                self._follow_play(source.owner, card)
        elif source.kind == Kind.ROW:
            self._row = []
        elif source.kind == Kind.DISCARD:
            self._gathered |= 1 << card

    def _follow_play(self, seat: Seat, card: Card) -> None:
        """Conclude from a card that its player may hold none between it and the one before.

        Nothing is concluded from an Ace, which is played for what it does to the others.
        """
        if self._row and rank_of(card) != ACE:
            self._doubt(seat, range(rank_of(self._row[-1]), rank_of(card)), PASSED_OVER)
        self._row.append(card)

    def _follow_no(self, seat: Seat) -> None:
        """Conclude that who said No may hold nothing that would have done, unless it was seen."""
        top = rank_of(self._row[-1])
        if not any(rank_of(card) >= top for card in cards_in(self.holdings[seat].known)):
            self._doubt(seat, range(top, len(RANKS)), REFUSED)

    def _doubt(self, seat: Seat, ranks: range, by_manner: Sequence[float]) -> None:
        """Find it less likely that a seat holds these ranks, as it hardly would in its manner."""
        if self._habits is None or not ranks:
            return
        less = sum(map(mul, self._habits[seat], by_manner))
        for unseen in self.holdings[seat].unseen:
            unseen.odds = tuple(
                max(LEAST, odds * less) if rank in ranks else odds
                for rank, odds in enumerate(unseen.odds)
            )

    def _see(self, seat: Seat | None, card: Card) -> None:
        """A card is in this hand, or was until now."""
        assert seat is not None
        holding = self.holdings[seat]
        if seat == self._seat or holding.known >> card & 1:
            return
        holding.known |= 1 << card
        pile = next(n for n, cards in enumerate(self._piles) if cards >> card & 1)
        self._piles[pile] ^= 1 << card
        drawn = [unseen for unseen in holding.unseen if unseen.pile == pile]
        holding.unseen.remove(max(drawn, key=lambda unseen: unseen.odds[rank_of(card)]))


def _taken(rest: list[Rank], odds: tuple[float, ...], rng: random.Random) -> Rank:
    """Take one of the ranks out, each as likely as its odds say."""
    uniform = rng.random
    place = int(uniform() * len(rest))
    if odds is not FRESH:
        while uniform() > odds[rest[place]]:
            place = int(uniform() * len(rest))
    rank = rest[place]
    rest[place] = rest[-1]
    rest.pop()
    return rank
