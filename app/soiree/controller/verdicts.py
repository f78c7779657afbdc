"""What a reviewed choice is called: the marks that chess players know, few of them."""

from __future__ import annotations

import enum

from soiree.controller.review import ReviewedChoice
from soiree.core.games import Game


class Mark(enum.Enum):
    """A mark of a mistake, as it is written, from the lightest to the gravest."""

    INACCURACY = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


TIMES = {Mark.BLUNDER: 4.0, Mark.MISTAKE: 2.0, Mark.INACCURACY: 1.0}
"""From how many times the least cost of a mistake (`Game.mistake`) on it has a mark."""


def mark_of(choice: ReviewedChoice, game: Game) -> Mark | None:
    """The mark of a choice; None if it is no mistake, as far as can be told."""
    if not choice.is_mistake:
        return None
    cost = choice.cost.mean / game.mistake
    return next((mark for mark, times in TIMES.items() if cost >= times), Mark.INACCURACY)
