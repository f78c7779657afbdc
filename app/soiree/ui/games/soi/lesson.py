"""The lesson of Soi, whose replies name the player and the card of a question."""

from __future__ import annotations

from soiree.games.soi.moves import ASKS
from soiree.ui.language.words import card_name
from soiree.ui.table.recap import lesson_steps
from soiree.ui.table.recap.lesson_steps import Lesson

_NAMES = ("", "Ada", "Basil", "Clara")


def lesson(name: str) -> Lesson:
    words = {
        move: {"player": _NAMES[asked], "card": card_name(card)}
        for move, (asked, card) in ASKS.items()
    }
    return lesson_steps.lesson(name, words)
