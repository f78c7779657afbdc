"""The belief about hidden cards at Soda, by memory and inference.

Each draw pile is a known set of cards: the first one the whole deck, each later one the shuffled
discards (SDA-8). A drawn card that nobody has seen since is one of the rest of that set. A card
that an Ace revealed (SDA-6) is known until it is played. Only ranks matter in the end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import mul

from soiree.core.cards import ACE, RANKS, Card, Rank, cards_in, mask_of, rank_of
from soiree.core.events import Event, Moved, Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.ai.opponent_model import ByType
from soiree.games.soda.deals import NO_EVIDENCE, CardTracker, HiddenCard, visible_card
from soiree.games.soda.zones import Kind

PASSED_OVER: ByType = (0.9, 0.95, 0.0, 1.0)
"""By opponent type, the likelihood of each skipped card when a player plays a higher one: the
factor on the chance that the player holds it."""

REFUSED: ByType = (0.35, 0.6, 0.5, 0.8)
"""By opponent type, the likelihood of each playable card when a player says No.

Both tables were counted in matches among the players of all levels, a greedy player, a tree search
and random players.
"""

MIN_LIKELIHOOD = 0.03
"""The least likelihood of any evidence: nobody plays quite predictably."""


class Belief(CardTracker):
    """A seat's belief about the other hands and the draw pile.

    Attributes:
        hands: by seat, the tracked hand; the entry of the believing seat stays empty.
    """

    def __init__(
        self, view: View, *, remembers: bool, types: Sequence[ByType] | None = None
    ) -> None:
        """Args:

        remembers: True if the seat remembers revealed cards and the contents of shuffled piles.
            Without memory it knows only its own hand and the open cards.
        types: by seat, the probability of each of `OPPONENT_TYPES`. With them the seat infers: a
            player who plays a card may hold no lower playable card, and a player who says No may
            hold no playable card. None for no inference.
        """
        super().__init__(view)
        self._types = types
        self._row: list[Card] = []
        if remembers:
            for event in view.events_of_round():
                self.follow(event)
        else:
            open_now = mask_of((*view.faces(Kind.ROW), *view.faces(Kind.DISCARD)))
            self.piles[0] ^= open_now | mask_of(view.faces(Kind.HAND, view.seat))
            for seat, hand in enumerate(self.hands):
                if seat != view.seat:
                    hand.hidden = [HiddenCard(pile=0) for _ in view.cards(Kind.HAND, seat)]
        self._ranks = [[card >> 2 for card in cards_in(pile)] for pile in self.piles]
        self._known = [[card >> 2 for card in cards_in(each.known)] for each in self.hands]

    def draw(self, rng: random.Random) -> tuple[list[list[Rank]], list[Rank]]:
        """Sample the ranks of each other hand and of the draw pile.

        Hands are sorted; the seat's own is empty. The draw pile is in no particular order.
        """
        hands = [known[:] for known in self._known]
        rests = [ranks[:] for ranks in self._ranks]
        for hand, belief in zip(hands, self.hands, strict=True):
            for card in belief.hidden:
                hand.append(_take_rank(rests[card.pile], card.likelihood, rng))
            hand.sort()
        return hands, rests[-1]

    def follow(self, event: Event) -> None:
        super().follow(event)
        if isinstance(event, Said):
            self._follow_no(event.seat)
            self._row = []
        elif isinstance(event, Moved) and event.target.kind == Kind.ROW:
            self._follow_play(event.source.seat, visible_card(event))
        elif isinstance(event, Moved) and event.source.kind == Kind.ROW:
            self._row = []

    def _follow_play(self, seat: Seat, card: Card) -> None:
        """Infer that the player may hold no card between this one and the previous one.

        An Ace proves nothing: players use it for its effect on the others.
        """
        if self._row and rank_of(card) != ACE:
            self._update(seat, range(rank_of(self._row[-1]), rank_of(card)), PASSED_OVER)
        self._row.append(card)

    def _follow_no(self, seat: Seat) -> None:
        """Infer that the player may hold no playable card, unless one is known."""
        top = rank_of(self._row[-1])
        if not any(rank_of(card) >= top for card in cards_in(self.hands[seat].known)):
            self._update(seat, range(top, len(RANKS)), REFUSED)

    def _update(self, seat: Seat, ranks: range, by_type: ByType) -> None:
        """Multiply the likelihood of these ranks in a seat's hidden cards by a factor.

        The factor is the mean of `by_type` over the probable types of the player.
        """
        if self._types is None or not ranks:
            return
        factor = sum(map(mul, self._types[seat], by_type))
        for card in self.hands[seat].hidden:
            card.likelihood = tuple(
                max(MIN_LIKELIHOOD, each * factor) if rank in ranks else each
                for rank, each in enumerate(card.likelihood)
            )


def _take_rank(rest: list[Rank], likelihood: tuple[float, ...], rng: random.Random) -> Rank:
    """Remove a random rank, with probabilities by `likelihood` (rejection sampling)."""
    uniform = rng.random
    place = int(uniform() * len(rest))
    if likelihood is not NO_EVIDENCE:
        while uniform() > likelihood[rest[place]]:
            place = int(uniform() * len(rest))
    rank = rest[place]
    rest[place] = rest[-1]
    rest.pop()
    return rank
