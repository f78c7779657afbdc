"""The four suit signs, and their places on the cards from 2 to 10.

Each sign is 100 units high and centred at the origin.
"""

from __future__ import annotations

from ink import Path, disc, joined, path, reflected

SUITS = ("club", "diamond", "heart", "spade")

_HALF = {
    "spade": (
        "M0,-50 C7,-28 47,-9 47,18 C47,33 36,40 26,40 C16,40 8,35 4,26C5,38 9,46 20,50 L0,50"
    ),
    "heart": "M0,-26 C3,-40 12,-49 24.5,-49 C37,-49 48,-39 48,-22 C48,4 8,30 0,50",
    "diamond": "M0,-50 C8,-32 22,-13 39,0 C22,13 8,32 0,50",
    "club": "M0,14 C3,14 4,16 4,20 C4,36 9,46 20,50 L0,50",
}

_COLUMNS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: (
        *((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0)),
        *((-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    ),
    10: (
        *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
        *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
    ),
}


def sign(suit: str) -> Path:
    """Return the sign of a suit, 100 units high, centred at the origin."""
    whole = reflected(path(_HALF[suit]))
    if suit != "club":
        return whole
    leaves = [disc(-26.5j, 23.5), disc(-24.5 + 12j, 23.5), disc(24.5 + 12j, 23.5)]
    heart = path("M-9,-8 L9,-8 L10,22 L-10,22 Z")
    return joined([*leaves, heart, whole])


def spread(rank: int, across: float, down: float) -> list[tuple[complex, bool]]:
    """Return the centres of the pips of a rank from 2 to 10, and True for those upside down.

    `across` and `down` are the distances of the outer pips from the centre of the card.
    """
    return [(complex(x * across, y * down), y > 0) for x, y in _COLUMNS[rank]]
