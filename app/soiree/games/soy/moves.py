"""The moves of Soy: what each means, and how it is written.

Nothing else reads or writes the notation of a move: `parse` gives the meaning of a move, `str`
turns it back into the move, and tables answer where speed matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from soiree.core.cards import DECK, Card, Mask, by_suit, mask_of, spell
from soiree.core.entries import Move
from soiree.games.soy.facts import Phase


class Bid(Struct, frozen=True):
    """A card of the hand is bid for the prize (SOY-3)."""

    phase: ClassVar[Phase] = Phase.BID
    card: Card

    def __str__(self) -> Move:
        return f"bid {spell(self.card)}"


class Take(Struct, frozen=True):
    """The loser takes these of the bids (SOY-5)."""

    phase: ClassVar[Phase] = Phase.TAKE
    cards: tuple[Card, ...]

    def __str__(self) -> Move:
        return take(self.cards)


class Discard(Struct, frozen=True):
    """A card of the hand is discarded (SOY-7)."""

    phase: ClassVar[Phase] = Phase.DISCARD
    card: Card

    def __str__(self) -> Move:
        return f"discard {spell(self.card)}"


Meaning = Bid | Take | Discard


def parse(move: Move) -> Meaning:
    """The meaning of a move. The cards of a take stay in the order in which they are written.

    Raises:
        KeyError: there is no such move.
    """
    return _OF_ONE_CARD.get(move) or Take(_taken(move))


def canonical(move: str) -> Move:
    """A take with its cards in order, spades, hearts, diamonds, clubs, each from 2 up to the ace.

    Everything else comes back as it was written.
    """
    try:
        meant = parse(move)
    except KeyError:
        return move
    return take(sorted(meant.cards, key=by_suit)) if isinstance(meant, Take) else move


def named(move: Move) -> Mask:
    """The cards that a move names."""
    card = NAMED.get(move)
    return mask_of(_taken(move)) if card is None else 1 << card


def take(cards: Iterable[Card]) -> Move:
    """The move that takes these cards, in this order."""
    return " ".join(["take", *map(spell, cards)])


def _taken(move: Move) -> tuple[Card, ...]:
    """The cards that a take names."""
    match move.split(" "):
        case ["take", *words] if words:
            return tuple(_SPELLED[word] for word in words)
    raise KeyError(move)


# --- tables --------------------------------------------------------------------------------------

_EVERY: tuple[Bid | Discard, ...] = (*map(Bid, DECK), *map(Discard, DECK))
_OF_ONE_CARD: Mapping[Move, Bid | Discard] = {str(each): each for each in _EVERY}
_SPELLED = {spell(card): card for card in DECK}

NAMED: Mapping[Move, Card] = {move: each.card for move, each in _OF_ONE_CARD.items()}
"""The card that each bid and each discard names."""
