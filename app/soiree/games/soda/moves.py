"""The moves of Soda: what each notation means, and how each is spelled (SDA-2, SDA-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from soiree.core.cards import DECK, Card, spell
from soiree.core.entries import Move

NO: Final[Move] = "no"
"""Says No."""

PLAYED: Mapping[Move, Card] = {f"play {spell(card)}": card for card in DECK}
"""The card that each play names."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is played onto the row."""

    card: Card

    @property
    def notation(self) -> Move:
        return _PLAYS[self.card]


@dataclass(frozen=True, slots=True)
class No:
    """The player says No, and the player before wins the hand."""

    @property
    def notation(self) -> Move:
        return NO


def parse(move: Move) -> Play | No:
    """What a move means.

    Raises:
        KeyError: it is no move of Soda.
    """
    return No() if move == NO else Play(PLAYED[move])


_PLAYS = {card: move for move, card in PLAYED.items()}
