"""What everybody knows of a match of Soda besides cards, events and scores."""

from __future__ import annotations

from soiree.core.cards import Suit
from soiree.core.states import Facts
from soiree.core.zones import Seat


class SodaFacts(Facts, frozen=True):
    """The public state of the rounds and the scoring cards.

    Attributes:
        round: from 1 on; 0 before the first.
        dealer: of this round; None until one is drawn.
        suit: the round's scoring suit; None before the first round.
        worth: the points of the scoring card being played for; None between rounds.
        won: the winner of each scoring card so far, nine a round, from 2 up to 10.
        turn: who plays, draws for a run, or leads when the hands are filled.
        draws_left: how many cards `turn` still draws for a run.
        filling: whose hand is filled up next, if a reshuffle interrupts the filling; else None.
    """

    round: int
    dealer: Seat | None
    suit: Suit | None
    worth: int | None
    won: tuple[Seat, ...]
    turn: Seat
    draws_left: int
    filling: Seat | None
