"""The guests: the computer players as people meet them, each with a temper of their own."""

from __future__ import annotations

import enum
from collections.abc import Mapping


class Temper(enum.Enum):
    """What a guest likes to do where two moves are about equally good.

    It makes nobody stronger or weaker by more than chance tells in hundreds of matches
    (`tests/bench/measure_tempers.py`), nor does it let anybody see more.
    """

    BOLD = "bold"
    CAUTIOUS = "cautious"
    SPITEFUL = "spiteful"
    GENEROUS = "generous"


TEMPERS: Mapping[str, Temper] = {
    "Ada": Temper.CAUTIOUS,
    "Basil": Temper.BOLD,
    "Clara": Temper.GENEROUS,
    "Dorian": Temper.SPITEFUL,
    "Edith": Temper.CAUTIOUS,
    "Felix": Temper.BOLD,
    "Greta": Temper.SPITEFUL,
    "Hugo": Temper.GENEROUS,
    "Ines": Temper.BOLD,
    "Jules": Temper.GENEROUS,
    "Lotte": Temper.GENEROUS,
    "Marius": Temper.CAUTIOUS,
}
"""The guests by name. A computer of that name is this guest, wherever the match comes from.

So a record needs no more than the name, and a computer of any other name, as in the arena, has no
temper.
"""
