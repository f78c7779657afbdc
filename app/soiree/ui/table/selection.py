"""What a person has touched of a move so far, and what that makes possible: plain functions.

Each legal move has targets. Touching them, in any order, makes the move as soon as they name it.
"""

from __future__ import annotations

from collections.abc import Collection

from soiree.core.entries import Move
from soiree.ui.table.presenter import Choosing, Moment, Target, Targets


def moves_with(
    targets: Collection[Target], choosing: Choosing, moment: Moment
) -> dict[Move, Targets]:
    """The legal moves that these targets may be part of, each with all of its targets."""
    every = {move: choosing.targets(move, moment) for move in moment.legal}
    return {move: all_of for move, all_of in every.items() if set(targets) <= set(all_of)}


def following(choosing: Choosing, moment: Moment) -> list[Target]:
    """What may be touched next, in natural order, without what is selected already."""
    selected = moment.selected
    found: dict[Target, None] = {}
    for targets in moves_with(selected, choosing, moment).values():
        found |= dict.fromkeys(target for target in targets if target not in selected)
    return list(found)


def touch(target: Target, choosing: Choosing, moment: Moment) -> Targets | None:
    """What is selected once a target has been touched; None if that makes no legal move.

    What was selected is put back. One thing that does not go with the new one gives way to it.
    """
    selected = moment.selected
    if target in selected:
        return tuple(each for each in selected if each != target)
    if moves_with((*selected, target), choosing, moment):
        return (*selected, target)
    if len(selected) < 2 and moves_with((target,), choosing, moment):
        return (target,)
    return None


def named(choosing: Choosing, moment: Moment) -> Move | None:
    """The move whose targets have all been selected, if there is one."""
    selected = set(moment.selected)
    for move, targets in moves_with(selected, choosing, moment).items():
        if selected == set(targets):
            return move
    return None
