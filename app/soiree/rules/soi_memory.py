"""What a round of Soi has made public: who surely has which card, and who surely has not.

For people who want their memory helped. Only what everybody at the table saw and heard is used,
never the hand of who asks.
"""

from __future__ import annotations

from dataclasses import dataclass

from soiree.core.cards import DECK, Card
from soiree.core.views import View
from soiree.core.zones import Seat, Seats
from soiree.rules.soi_deals import (
    HELD,
    SEATS,
    Deals,
    Question,
    laid,
    layouts_in,
    public_layouts,
    questions,
)


@dataclass(frozen=True, slots=True)
class Remembered:
    """What everybody could know of the round by now.

    Attributes:
        holders: for each card, the seats that may still hold it; none for a card laid down.
        owners: for each card laid down, who laid it down.
        questions: of the round, with their answers, oldest first.
    """

    holders: tuple[Seats, ...]
    owners: dict[Card, Seat]
    questions: tuple[Question, ...]

    def surely_has(self, seat: Seat, card: Card) -> bool:
        return self.holders[card] == 1 << seat

    def surely_lacks(self, seat: Seat, card: Card) -> bool:
        return not self.holders[card] >> seat & 1


def remembered(view: View) -> Remembered:
    """Everything certain that follows from the questions, answers, fours and sizes of hands.

    It follows exactly: a seat may hold a card if there is a deal that agrees with all that was
    public in which it does.
    """
    owners = {
        card: seat for seat in range(SEATS) for card in view.cards("laid", seat) if card is not None
    }
    asked = tuple(questions(view))
    sizes = [len(view.cards("hand", seat)) for seat in range(SEATS)]
    if not any(sizes):
        return Remembered((0,) * len(DECK), owners, asked)
    public = public_layouts(asked, laid(view))
    deals = Deals(
        sizes, {rank: dict.fromkeys(layouts_in(layouts), 1) for rank, layouts in public.items()}
    )
    holders = [0] * len(DECK)
    for rank, layouts in deals.layouts.items():
        for layout in layouts:
            for seat, suits in enumerate(HELD[layout]):
                for suit in range(4):
                    if suits >> suit & 1:
                        holders[rank * 4 + suit] |= 1 << seat
    return Remembered(tuple(holders), owners, asked)
