"""A greedy player of Soi that tracks possible holders, and asks for the likeliest card.

It excludes holders by refusals, moved cards, questions (the asker lacks the card but holds another
of its rank) and sizes of hands. It plans nothing. It is a yardstick: independent of the players of
the program.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import Question, questions
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """Asks for the card likeliest to be won, and of those for one whose rank is worth most."""
    return _best(view, rng, POINTS)


def play_for_any_rank(view: View, rng: random.Random, stop: Stop) -> Move:
    """Asks for the card likeliest to be won, whatever its rank is worth."""
    return _best(view, rng, [0] * len(POINTS))


def _best(view: View, rng: random.Random, worth: Sequence[int]) -> Move:
    holdings = Holdings(view)
    promise = {
        move: (round(holdings.chance(*ASKS[move]), 6), worth[ASKS[move][1] >> 2])
        for move in view.legal
    }
    best = max(promise.values())
    return rng.choice([move for move in view.legal if promise[move] == best])


class Holdings:
    """The possible holders of each card.

    Attributes:
        may: for each card in a hand, the seats that may hold it.
        free: for each seat, the number of its unidentified cards.
        owed: by seat and rank, the least number of its unidentified cards.
    """

    def __init__(self, view: View) -> None:
        self.may = self._at_the_deal(view)
        self.owed: dict[tuple[Seat, int], int] = {}
        for question in questions(view):
            if question.card in self.may:
                self._take_in(question)
        sizes = [len(view.cards(Kind.HAND, seat)) for seat in range(SEATS)]
        self.free = sizes
        while self._narrow(sizes):
            pass

    def chance(self, seat: Seat, card: int) -> float:
        """The approximate chance that a seat holds a card."""
        seats = self.may[card]
        if len(seats) == 1:
            return float(seat in seats)
        weights = {each: self._weight(each, card) for each in seats}
        return weights.get(seat, 0) / sum(weights.values())

    def _weight(self, seat: Seat, card: int) -> float:
        share = self._share(seat, card)
        if not self.owed.get((seat, card >> 2)):
            return share
        none = 1.0
        for other in self._unsure_of(seat, card >> 2):
            none *= 1 - self._share(seat, other)
        return share / (1 - none)

    def _share(self, seat: Seat, card: int) -> float:
        """The chance by the free places of the hands alone."""
        return self.free[seat] / sum(self.free[each] for each in self.may[card])

    @staticmethod
    def _at_the_deal(view: View) -> dict[int, set[Seat]]:
        own = view.faces(Kind.HAND, view.seat)
        laid = {card for seat in range(SEATS) for card in view.faces(Kind.LAID, seat)}
        others = set(range(SEATS)) - {view.seat}
        return {
            card: {view.seat} if card in own else set(others)
            for card in range(52)
            if card not in laid
        }

    def _take_in(self, question: Question) -> None:
        asker, asked, card, granted = question
        rank = card >> 2
        if not any(self.may[each] == {asker} for each in _others(card)):
            self.owed[asker, rank] = max(1, self.owed.get((asker, rank), 0))
        if granted:
            if self.may[card] != {asked}:
                self._pay(asked, card)
            self.may[card] = {asker}
        else:
            self._rule_out(asker, card)
            self._rule_out(asked, card)

    def _narrow(self, sizes: list[int]) -> bool:
        """Conclude from the sizes of hands; returns True if anything was new."""
        known = [sum(seats == {seat} for seats in self.may.values()) for seat in range(SEATS)]
        self.free = [size - count for size, count in zip(sizes, known, strict=True)]
        for seat in range(SEATS):
            unsure = [card for card in self.may if self._is_unsure(seat, card)]
            if unsure and not self.free[seat]:
                for card in unsure:
                    self._rule_out(seat, card)
                return True
            if unsure and len(unsure) == self.free[seat]:
                self._give(seat, unsure)
                return True
        for (seat, rank), count in self.owed.items():
            unsure = self._unsure_of(seat, rank)
            if unsure and len(unsure) <= count:
                self._give(seat, unsure)
                return True
        return False

    def _rule_out(self, seat: Seat, card: int) -> None:
        seats = self.may[card]
        if len(seats) > 1:
            seats.discard(seat)
            if len(seats) == 1:
                (holder,) = seats
                self._pay(holder, card)

    def _give(self, seat: Seat, cards: Iterable[int]) -> None:
        for card in cards:
            self._pay(seat, card)
            self.may[card] = {seat}

    def _pay(self, seat: Seat, card: int) -> None:
        """Count a card that became known, or left."""
        owed = self.owed.get((seat, card >> 2), 0)
        self.owed[seat, card >> 2] = max(0, owed - 1)

    def _unsure_of(self, seat: Seat, rank: int) -> list[int]:
        """The cards of a rank that a seat may hold or not."""
        cards = range(rank * 4, rank * 4 + 4)
        return [card for card in cards if card in self.may and self._is_unsure(seat, card)]

    def _is_unsure(self, seat: Seat, card: int) -> bool:
        return len(self.may[card]) > 1 and seat in self.may[card]


def _others(card: int) -> Iterable[int]:
    return (each for each in range(card & ~3, (card & ~3) + 4) if each != card)
