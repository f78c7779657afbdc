"""Cards, and hands of distinct cards as bit masks.

A card is an integer 0 … 51: `rank * 4 + suit`, ranks from 2 up to the ace, suits in the order
S H D C. The four cards of a rank are adjacent, and a set of distinct cards is an integer with bit
`card` set for each card.

>>> spell(card("10h"))
'10H'
>>> [spell(c) for c in cards_in(mask_of([card("AS"), card("2C")]))]
['2C', 'AS']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Card = int
"""0 … 51: `rank * 4 + suit`."""

Rank = int
"""0 … 12: 2, 3, … 10, J, Q, K, A."""

Suit = int
"""0 … 3: spades, hearts, diamonds, clubs."""

Mask = int
"""A set of distinct cards: bit `card` is set for each card in it."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "SHDC"
JACK, QUEEN, KING, ACE = 9, 10, 11, 12
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
DECK: tuple[Card, ...] = tuple(range(52))
FULL: Mask = (1 << 52) - 1
"""All 52 cards."""

SUITED: tuple[Mask, ...] = tuple(sum(1 << card for card in DECK[suit::4]) for suit in range(4))
"""The cards of each suit."""

_SPELLED = tuple(rank + suit for rank in RANKS for suit in SUITS)
_BY_SPELLING = {text: number for number, text in enumerate(_SPELLED)}


def make(rank: Rank, suit: Suit) -> Card:
    return rank * 4 + suit


def rank_of(card: Card) -> Rank:
    return card >> 2


def suit_of(card: Card) -> Suit:
    return card & 3


def is_court(card: Card) -> bool:
    """True for J, Q and K."""
    return JACK <= card >> 2 <= KING


def is_red(card: Card) -> bool:
    return card & 3 in (HEARTS, DIAMONDS)


def spell(card: Card) -> str:
    """The notation of a card in records and moves: `10H`, `AS`."""
    return _SPELLED[card]


def card(text: str) -> Card:
    """The card that a person typed, in upper or lower case; `T` is 10, too.

    Raises:
        ValueError: `text` is not a card.
    """
    typed = text.strip().upper()
    if typed[:1] == "T":
        typed = "10" + typed[1:]
    if typed not in _BY_SPELLING:
        raise ValueError(f"{text!r} is no card: write a rank and a suit, such as 7H or 10S")
    return _BY_SPELLING[typed]


def spelled(text: object) -> Card | None:
    """The card in the exact notation of records; None for anything else."""
    return _BY_SPELLING.get(text) if isinstance(text, str) else None


def mask_of(cards: Iterable[Card]) -> Mask:
    mask = 0
    for each in cards:
        mask |= 1 << each
    return mask


def cards_in(mask: Mask) -> Iterator[Card]:
    """The cards of a mask, lowest number first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def of_rank(mask: Mask, rank: Rank) -> int:
    """The cards of a rank in a mask, as four bits, one for each suit: 0 … 15."""
    return mask >> (rank * 4) & 15


def at_least(rank: Rank) -> Mask:
    """All cards of this rank or a higher one."""
    return FULL >> rank * 4 << rank * 4


def is_one_suit(mask: Mask) -> bool:
    """True if all cards of a non-empty set have the same suit."""
    lowest = (mask & -mask).bit_length() - 1
    return not mask & ~SUITED[lowest & 3]


def by_suit(card: Card) -> tuple[Suit, Rank]:
    """The sort key of records: by suit (S, H, D, C), then from 2 up to the ace."""
    return card & 3, card >> 2
