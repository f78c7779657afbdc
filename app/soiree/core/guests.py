"""The guests: named computer players, each with a temper."""

from __future__ import annotations

import enum
from collections.abc import Mapping


class Temper(enum.Enum):
    """The preference of a guest among moves of about equal value.

    It has no measurable effect on strength in hundreds of matches
    (`tests/bench/measure_tempers.py`), and reveals no hidden card.
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
"""The tempers of the guests by name.

A computer with one of these names is that guest in every match, so a record needs only the name.
Computers with other names, as in the arena, have no temper.
"""
