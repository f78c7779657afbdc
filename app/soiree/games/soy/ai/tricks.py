"""What everybody at a table of Soy has seen of its rounds."""

from __future__ import annotations

from dataclasses import dataclass, field

from soiree.core.cards import FULL, Card, Mask, mask_of
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.games.soy.zones import PRIZE, Kind

PRIZE_SIZE = 2


@dataclass(slots=True)
class Round:
    """A round of Soy in the open.

    Attributes:
        prize: the two cards.
        unseen: the cards that not everybody had seen when the bids were made.
        bids: the cards that each seat bid, in order; more than one after a tie.
        gained: what each seat had of the bids and the prize, nothing before they were divided.
        over: whether both have discarded.
    """

    prize: Mask = 0
    unseen: Mask = 0
    bids: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    gained: list[Mask] = field(default_factory=lambda: [0, 0])
    over: bool = False

    @property
    def pile(self) -> Mask:
        """All bids that lie on the table, or lay there."""
        return mask_of(self.bids[0]) | mask_of(self.bids[1])

    @property
    def unseen_after(self) -> Mask:
        """The cards that not everybody had seen when the bids were shown."""
        return self.unseen & ~self.pile


def rounds(view: View, last: int | None = None) -> list[Round]:
    """The rounds of a match, the one in progress last.

    Args:
        last: how many are remembered, as if no card had been seen before; None for all.
    """
    played: list[Round] = []
    for event in view.events:
        if isinstance(event, Moved) and event.card is not None:
            if event.target == PRIZE and _is_complete(played):
                played.append(Round())
            if played:
                _follow(played[-1], event.card, event)
    if last is not None:
        played = played[-last:]
    unseen = FULL
    for each in played:
        each.unseen = unseen & ~each.prize
        each.over = each is not played[-1]
        unseen = each.unseen_after
    return played


def _is_complete(played: list[Round]) -> bool:
    """Whether a card that is laid as a prize begins a new round."""
    return not played or played[-1].prize.bit_count() == PRIZE_SIZE


def _follow(each: Round, card: Card, event: Moved) -> None:
    kind, seat = event.target.kind, event.target.owner
    if kind == Kind.PRIZE:
        each.prize |= 1 << card
    elif kind == Kind.BID and seat is not None:
        each.bids[seat].append(card)
    elif kind == Kind.HAND and seat is not None:
        each.gained[seat] |= 1 << card
