"""The knowledge that a player of Soi could have of each card, and that a level has (SOI-9)."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.views import View
from soiree.core.zones import Seat, Seats
from soiree.games.soi.ai.levels import Level
from soiree.games.soi.deals import hand_sizes, questions, remembered
from soiree.games.soi.knowledge import Knowledge, fitting, holders_in, only
from soiree.games.soi.zones import HANDS, LAID, SEATS


class Memory(Struct, frozen=True):
    """The possible and the actual knowledge of one seat about a round.

    A level forgets questions, and some levels infer less than follows. So its knowledge is always
    true and part of the possible knowledge.

    Attributes:
        could: by card, the seats that may hold it by all events that the seat saw; none for a card
            that nobody holds.
        does: the same, by the level's memory and inference.
        own: the cards that the seat holds.
        laid: the cards laid down.
        asked: the number of questions in the round.
        remembered: the number of questions that the level remembers.
    """

    could: tuple[Seats, ...]
    does: tuple[Seats, ...]
    own: frozenset[Card]
    laid: frozenset[Card]
    asked: int
    remembered: int

    @classmethod
    def of(cls, view: View, level: Level | None = None) -> Self:
        """The memory of a view's seat.

        Args:
            level: the level of the player; None for perfect memory and inference.
        """
        could = does = Knowledge.of_seat(view).holders
        asked = len(questions(view))
        if level is not None:
            does = holders_in(fitting(level.possible_layouts(view), hand_sizes(view)))
        laid = (card for seat in range(SEATS) for card in view.faces(*LAID[seat]))
        own = frozenset(view.faces(*HANDS[view.seat]))
        kept = len(remembered(view, level.remembers)) if level else asked
        return cls(could, does, own, frozenset(laid), asked, kept)

    def known(self, card: Card) -> Seat | None:
        """The holder of a card, if the level knows it."""
        return only(self.does[card])

    def forgotten(self, card: Card) -> Seat | None:
        """The holder of a card, if the seat could know it and the level does not."""
        return None if self.known(card) is not None else only(self.could[card])

    def count_known(self) -> int:
        """The number of other players' cards that the level can locate."""
        return sum(self.known(card) is not None for card in self._of_others())

    def count_forgotten(self) -> int:
        """The number of other players' cards that the seat could locate and the level cannot."""
        return sum(self.forgotten(card) is not None for card in self._of_others())

    def _of_others(self) -> list[Card]:
        return [card for card, seats in enumerate(self.could) if seats and card not in self.own]
