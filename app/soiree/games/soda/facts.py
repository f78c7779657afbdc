"""The public facts of a match of Soda besides cards, events and scores."""

from __future__ import annotations

from soiree.core.cards import Suit
from soiree.core.states import Facts
from soiree.core.zones import Seat


class SodaFacts(Facts, frozen=True):
    """The public state of the rounds and the scoring cards.

    Attributes:
        round: from 1 on; 0 before the first.
        dealer: the dealer of the round; None until one is drawn.
        suit: the round's scoring suit; None before the first round.
        worth: the points of the scoring card being played for; None between rounds.
        won: the winner of each scoring card so far, nine a round, from 2 up to 10.
        turn: the seat that plays, draws for a run, or leads once the hands are filled.
        draws_left: the number of cards that `turn` still draws for a run.
        filling: the seat whose hand is filled next, if a reshuffle interrupts the filling; else
            None.
    """

    round: int
    dealer: Seat | None
    suit: Suit | None
    worth: int | None
    won: tuple[Seat, ...]
    turn: Seat
    draws_left: int
    filling: Seat | None
