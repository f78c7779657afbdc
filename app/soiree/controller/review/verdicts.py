"""The marks of reviewed choices, as in chess."""

from __future__ import annotations

import enum

from soiree.controller.review.review import ReviewedChoice
from soiree.core.games import Game


class Mark(enum.Enum):
    """A mark of a mistake, as it is written, from the lightest to the gravest."""

    INACCURACY = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


def mark_of(choice: ReviewedChoice, game: Game) -> Mark | None:
    """Return the mark of a choice; None if the cost is small, uncertain, or counted elsewhere.

    `Game.marks` has the least cost for each mark.
    """
    if choice.repeats is not None or not choice.cost.is_certain:
        return None
    marks = zip(reversed(Mark), reversed(game.marks), strict=True)
    return next((mark for mark, least in marks if choice.cost.mean >= least), None)
