"""The belief of a player of Soda: where the hidden cards may lie, by what it remembers and infers.

Each draw pile is a known set of cards: the first one all 52, each later one the discards that were
shuffled (SDA-8). A card that a hand drew from it, and that nobody has seen since, is one of what is
left of that set. What an Ace showed (SDA-6) is known until it is played. In the end only ranks
matter.
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
from soiree.games.soda.deals import NO_EVIDENCE, CardTracker, HiddenCard, face_of, owner_of
from soiree.games.soda.zones import Kind

PASSED_OVER: ByType = (0.9, 0.95, 0.0, 1.0)
"""For each type, the likelihood of a player who passes over a card for a higher one: the factor by
which it becomes less likely that they hold it."""

REFUSED: ByType = (0.35, 0.6, 0.5, 0.8)
"""The same of a player who says No, for each card that could have been played.

Both tables were counted in matches among the players of all levels, a greedy one, a tree search and
random players.
"""

MIN_LIKELIHOOD = 0.03
"""The least likelihood, since nobody plays quite as predictably as that."""


class Belief(CardTracker):
    """What a seat believes of the hands of the others and of the draw pile.

    Attributes:
        hands: by seat; the seat's own is left empty.
    """

    def __init__(
        self, view: View, *, remembers: bool, types: Sequence[ByType] | None = None
    ) -> None:
        """
        Args:
            remembers: what Aces showed, and which cards were shuffled. Without memory, only its
                own hand and what lies open is known.
            types: for each seat the probabilities of its type. With them, inferences are made from
                what the others do: if they play a card they may hold no lower one that could be
                played, and if they say No they may hold none at all. By default none are made.
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
        """One way in which the cards may lie: the ranks of each other hand, and of the draw pile.

        Hands are sorted; the seat's own is left empty. The draw pile is in no particular order.
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
            self._follow_play(owner_of(event.source), face_of(event))
        elif isinstance(event, Moved) and event.source.kind == Kind.ROW:
            self._row = []

    def _follow_play(self, seat: Seat, card: Card) -> None:
        """A player who plays a card may hold none between it and the one before.

        Nothing is inferred from an Ace, which is played for what it does to the others.
        """
        if self._row and rank_of(card) != ACE:
            self._update(seat, range(rank_of(self._row[-1]), rank_of(card)), PASSED_OVER)
        self._row.append(card)

    def _follow_no(self, seat: Seat) -> None:
        """A player who says No may hold nothing to play, unless such a card of theirs is known."""
        top = rank_of(self._row[-1])
        if not any(rank_of(card) >= top for card in cards_in(self.hands[seat].known)):
            self._update(seat, range(top, len(RANKS)), REFUSED)

    def _update(self, seat: Seat, ranks: range, by_type: ByType) -> None:
        """Multiply by the factor of its type how likely a seat is to hold each of these ranks."""
        if self._types is None or not ranks:
            return
        factor = sum(map(mul, self._types[seat], by_type))
        for card in self.hands[seat].hidden:
            card.likelihood = tuple(
                max(MIN_LIKELIHOOD, each * factor) if rank in ranks else each
                for rank, each in enumerate(card.likelihood)
            )


def _take_rank(rest: list[Rank], likelihood: tuple[float, ...], rng: random.Random) -> Rank:
    """Remove one of these ranks, each as likely as `likelihood` says (rejection sampling)."""
    uniform = rng.random
    place = int(uniform() * len(rest))
    if likelihood is not NO_EVIDENCE:
        while uniform() > likelihood[rest[place]]:
            place = int(uniform() * len(rest))
    rank = rest[place]
    rest[place] = rest[-1]
    rest.pop()
    return rank
