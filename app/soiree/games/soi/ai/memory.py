"""What a player of Soi could know of each card, and what a level still knows of it (SOI-9)."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.views import View
from soiree.core.zones import Seat, Seats
from soiree.games.soi.ai.levels import Level
from soiree.games.soi.deals import possible_layouts, questions
from soiree.games.soi.public_knowledge import holders_in
from soiree.games.soi.zones import HANDS, LAID, SEATS


class Memory(Struct, frozen=True):
    """What one seat could know of the round by now, and what it does know at a level.

    A level forgets questions, and some do not conclude all that follows from them. So whatever it
    knows could be known, and is true.

    Attributes:
        could: for each card, the seats that may hold it by all that the seat saw and heard; none
            for a card that nobody holds.
        does: the same, by what the level remembers and concludes.
        own: the cards that the seat holds itself.
        laid: the cards that lie on the table.
        asked: how many questions were asked in the round.
        remembered: how many of them the level remembers.
    """

    could: tuple[Seats, ...]
    does: tuple[Seats, ...]
    own: frozenset[Card]
    laid: frozenset[Card]
    asked: int
    remembered: int

    @classmethod
    def of(cls, view: View, level: Level | None = None) -> Self:
        """That of a seat.

        Args:
            level: without one, nothing is forgotten, and all is concluded that follows.
        """
        could = does = holders_in(possible_layouts(view), view)
        remembered = asked = len(questions(view))
        if level is not None:
            possible = possible_layouts(
                view, level.remembers, infer_from_asking=level.infers_from_asking
            )
            does = holders_in(possible, view)
            remembered = asked if level.remembers is None else min(asked, level.remembers)
        laid = (card for seat in range(SEATS) for card in view.faces(*LAID[seat]))
        own = frozenset(view.faces(*HANDS[view.seat]))
        return cls(could, does, own, frozenset(laid), asked, remembered)

    def known(self, card: Card) -> Seat | None:
        """Who holds a card, if the level knows it."""
        return _only(self.does[card])

    def forgotten(self, card: Card) -> Seat | None:
        """Who holds a card, if that could be known and is not."""
        return None if self.known(card) is not None else _only(self.could[card])

    def count_known(self) -> int:
        """How many cards of others the level knows where they are."""
        return sum(self.known(card) is not None for card in self._of_others())

    def count_forgotten(self) -> int:
        """How many more it could know."""
        return sum(self.forgotten(card) is not None for card in self._of_others())

    def _of_others(self) -> list[Card]:
        return [card for card, seats in enumerate(self.could) if seats and card not in self.own]


def _only(seats: Seats) -> Seat | None:
    return seats.bit_length() - 1 if seats and not seats & (seats - 1) else None
