"""The public history of a match of Soy, round by round."""

from __future__ import annotations

from msgspec import Struct, field

from soiree.core.cards import FULL, Card, Mask, mask_of
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.games.soy.zones import PRIZE, Kind

PRIZE_SIZE = 2


class Round(Struct):
    """The public events of one round.

    Attributes:
        prize: the two cards of the prize.
        unseen: the cards that some player had not seen when the bids were made.
        bids: by seat, the cards that it bid, in order; more than one after a tie.
        gained: by seat, its share of the bids and the prize; empty before the division.
        over: True once both have discarded.
    """

    prize: Mask = 0
    unseen: Mask = 0
    bids: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    gained: list[Mask] = field(default_factory=lambda: [0, 0])
    over: bool = False

    @property
    def pile(self) -> Mask:
        """All bids of the round."""
        return mask_of(self.bids[0]) | mask_of(self.bids[1])

    @property
    def unseen_after(self) -> Mask:
        """The cards that some player had not seen when the bids were revealed."""
        return self.unseen & ~self.pile


def rounds_of(view: View, last: int | None = None) -> list[Round]:
    """The rounds of a match, the one in progress last.

    Args:
        last: the number of remembered rounds, as if earlier ones had shown no card; None for all.
    """
    rounds: list[Round] = []
    for event in view.events:
        if isinstance(event, Moved) and event.card is not None:
            is_complete = not rounds or rounds[-1].prize.bit_count() == PRIZE_SIZE
            if event.target == PRIZE and is_complete:
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


def _follow(now: Round, card: Card, event: Moved) -> None:
    kind, seat = event.target.kind, event.target.owner
    if kind == Kind.PRIZE:
        now.prize |= 1 << card
    elif kind == Kind.BID and seat is not None:
        now.bids[seat].append(card)
    elif kind == Kind.HAND and seat is not None:
        now.gained[seat] |= 1 << card
