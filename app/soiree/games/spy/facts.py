"""What everybody knows of a match of Spy vs Spy beside cards, events and scores."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from soiree.core.cards import Card
from soiree.core.states import Facts
from soiree.core.zones import Seat


class Phase(enum.StrEnum):
    """What is due in a match."""

    DEAL = "deal"
    """A deck, by chance (SPY-2, SPY-11)."""

    RACE = "race"
    """Cards that are turned up are placed (SPY-4 to SPY-7)."""

    ACCUSE = "accuse"
    """One player after the other accuses somebody, or passes (SPY-12)."""

    PENALTY = "penalty"
    """The accuser chooses the pile that is paid (SPY-12)."""

    PICK = "pick"
    """Each player without a bonus chooses one of their piles (SPY-8)."""

    OVER = "over"


@dataclass(frozen=True, slots=True)
class SpyFacts(Facts):
    """What everybody knows.

    Attributes:
        race: how many races have begun.
        turn: whose deck is due, or who accuses.
        accused: of whom a pile is to be chosen for a penalty, or None.
        racing: who takes part in this race, or in the next one while a deck is due.
        finished: who has finished this race, in order.
        piles: for each seat, how many piles the race has made, whatever became of them since.
        called: for each seat, the card called in this race, or `NO_CARD`.
        back: for each seat, whether that card has come up again, and gone.
        paid: who has paid a penalty in this race.
        out: who is out of the match, in the order in which they went out.
        shared: for each seat, how often they shared the lowest score (SPY-10).
    """

    race: int
    phase: Phase
    turn: Seat
    accused: Seat | None
    racing: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    piles: tuple[int, ...]
    called: tuple[Card, ...]
    back: tuple[bool, ...]
    paid: tuple[Seat, ...]
    out: tuple[Seat, ...]
    shared: tuple[int, ...]
