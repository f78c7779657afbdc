"""The public facts of a match of Spy vs Spy besides cards, events and scores."""

from __future__ import annotations

import enum

from soiree.core.cards import Card
from soiree.core.states import Facts
from soiree.core.zones import Seat


class Phase(enum.StrEnum):
    """The stage of a match."""

    DEAL = "deal"
    """Chance deals a deck (SPY-2, SPY-11)."""

    RACE = "race"
    """Players race (SPY-3 to SPY-7)."""

    ACCUSE = "accuse"
    """One player after another accuses another player, or passes (SPY-12)."""

    PENALTY = "penalty"
    """The accuser chooses the pile to be paid (SPY-12)."""

    PICK = "pick"
    """Each player without the bonus chooses one of their piles (SPY-8)."""

    OVER = "over"


class SpyFacts(Facts, frozen=True):
    """The public state of a match.

    Attributes:
        race: the number of the race, from 1; 0 before the first.
        turn: the seat that is dealt the next deck, or that may accuse.
        accused: the player from whose piles the accuser chooses a penalty, or None.
        racing: the players in this race, or in the next while decks are dealt.
        finished: the players who have finished this race, in order.
        piles: by seat, the number of piles made in the race, including piles paid since.
        called: by seat, the card called in this race, or `NO_CARD`.
        called_again: by seat, True once that card has come up again and been played.
        paid: the players who have paid a penalty in this race.
        out: the players who are out of the match, in the order of going out.
        shared: by seat, the number of races in which it shared the lowest score (SPY-10).
    """

    race: int
    phase: Phase
    turn: Seat
    accused: Seat | None
    racing: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    piles: tuple[int, ...]
    called: tuple[Card, ...]
    called_again: tuple[bool, ...]
    paid: tuple[Seat, ...]
    out: tuple[Seat, ...]
    shared: tuple[int, ...]
