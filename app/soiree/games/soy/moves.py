"""The moves of Soy, and their notation.

No other module reads or writes the notation of a move. `parse` gives the meaning of a move, and
`str` turns a meaning back into the move. Tables answer where speed matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import Struct

from soiree.core.cards import DECK, Card, Mask, by_suit, mask_of, spell
from soiree.core.entries import Move
from soiree.games.soy.facts import Phase


class _OfCard(Struct, frozen=True):
    """A move with a card of the hand."""

    card: Card

    def __str__(self) -> Move:
        return f"{type(self).__name__.lower()} {spell(self.card)}"


class Bid(_OfCard, frozen=True):
    """Bid a card of the hand for the prize (SOY-3)."""

    phase: ClassVar[Phase] = Phase.BID


class Take(Struct, frozen=True):
    """Take some of the bids as the loser (SOY-5)."""

    phase: ClassVar[Phase] = Phase.TAKE
    cards: tuple[Card, ...]

    def __str__(self) -> Move:
        return take(self.cards)


class Discard(_OfCard, frozen=True):
    """Discard a card of the hand (SOY-7)."""

    phase: ClassVar[Phase] = Phase.DISCARD


Meaning = Bid | Take | Discard


def parse(move: Move) -> Meaning:
    """The meaning of a move; the cards of a take stay in the order of the notation.

    Raises:
        KeyError: there is no such move.
    """
    return _OF_ONE_CARD.get(move) or Take(_taken(move))


def canonical(move: str) -> Move:
    """The canonical notation of a take: spades, hearts, diamonds, clubs, each from 2 to ace.

    Any other text is returned unchanged.
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
