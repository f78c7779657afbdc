"""The rounds of a match of Soy, as everybody at the table has seen them."""

from __future__ import annotations

from msgspec import Struct, field

from soiree.core.cards import FULL, Card, Mask, mask_of
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.games.soy.zones import PRIZE, Kind

PRIZE_SIZE = 2


class Round(Struct):
    """What is public of one round.

    Attributes:
        prize: the two cards.
        unseen: the cards that not everybody had seen when the bids were made.
        bids: the cards that each seat bid, in order; more than one after a tie.
        gained: what each seat got of the bids and the prize; empty until they are divided.
        over: whether both have discarded.
    """

    prize: Mask = 0
    unseen: Mask = 0
    bids: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    gained: list[Mask] = field(default_factory=lambda: [0, 0])
    over: bool = False

    @property
    def pile(self) -> Mask:
        """All bids that lie on the table, or did."""
        return mask_of(self.bids[0]) | mask_of(self.bids[1])

    @property
    def unseen_after(self) -> Mask:
        """The cards that not everybody had seen when the bids were shown."""
        return self.unseen & ~self.pile


def rounds_of(view: View, last: int | None = None) -> list[Round]:
    """The rounds of a match, the one in progress last.

    Args:
        last: how many are remembered, as if no card had been seen before; None for all.
    """
    rounds: list[Round] = []
    for event in view.events:
        if isinstance(event, Moved) and event.card is not None:
            if event.target == PRIZE and _is_complete(rounds):
                rounds.append(Round())
            if rounds:
                _follow(rounds[-1], event.card, event)
    if last is not None:
        rounds = rounds[-last:]
    unseen = FULL
    for each in rounds:
        each.unseen = unseen & ~each.prize
        each.over = each is not rounds[-1]
        unseen = each.unseen_after
    return rounds


def _is_complete(rounds: list[Round]) -> bool:
    """Whether a card that is laid as a prize begins a new round."""
    return not rounds or rounds[-1].prize.bit_count() == PRIZE_SIZE


def _follow(now: Round, card: Card, event: Moved) -> None:
    """Add to a round where a card went."""
    kind, seat = event.target.kind, event.target.owner
    if kind == Kind.PRIZE:
        now.prize |= 1 << card
    elif kind == Kind.BID and seat is not None:
        now.bids[seat].append(card)
    elif kind == Kind.HAND and seat is not None:
        now.gained[seat] |= 1 << card
