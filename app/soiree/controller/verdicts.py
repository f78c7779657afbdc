"""What a reviewed choice is called: the marks that chess players know, few of them."""

from __future__ import annotations

import enum

from soiree.controller.review import ReviewedChoice


class Mark(enum.Enum):
    """A mark of a mistake, as it is written, from the lightest to the gravest."""

    INACCURACY = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


FROM = {Mark.BLUNDER: 0.12, Mark.MISTAKE: 0.05, Mark.INACCURACY: 0.02}
"""The cost, in chance to win the match, from which on a mistake has a mark; the gravest first.

What is a mistake at all is measured for each game (`Game.mistake`).
"""


def mark_of(choice: ReviewedChoice) -> Mark | None:
    """The mark of a choice; None if it is no mistake, as far as can be told, or a small one."""
    if not choice.is_mistake:
        return None
    return next((mark for mark, least in FROM.items() if choice.cost.mean >= least), None)
