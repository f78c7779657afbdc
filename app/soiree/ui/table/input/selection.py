"""What a person has selected of a move so far, and what that makes possible: plain functions.

Each legal move has targets. Selecting them all, in any order, makes the move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from soiree.core.entries import Move
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import Target, Targets


def ways_with(
    targets: Collection[Target], choosing: Choosing, moment: Moment
) -> Iterator[tuple[Move, Targets]]:
    """The legal moves that these targets may be part of, each with all targets of one way."""
    wanted = set(targets)
    for move in moment.legal:
        for way in choosing.ways(move, moment):
            if wanted <= set(way):
                yield move, way


def begins(targets: Collection[Target], choosing: Choosing, moment: Moment) -> bool:
    """Whether there is a legal move of which all of these are targets."""
    return next(ways_with(targets, choosing, moment), None) is not None


def following(choosing: Choosing, moment: Moment) -> list[Target]:
    """What may be selected next, in natural order, without what is selected already."""
    selected = moment.selected
    found: dict[Target, None] = {}
    for _, way in ways_with(selected, choosing, moment):
        found |= dict.fromkeys(target for target in way if target not in selected)
    return list(found)


def toggle(target: Target, choosing: Choosing, moment: Moment) -> Targets | None:
    """The selection after a click on a target; None if that makes no legal move.

    A target that was selected is put back. What the target replaces gives way to it, and so does a
    single target that does not go with it.
    """
    selected = moment.selected
    replaced = choosing.replaces(target, moment)
    if replaced:
        kept = tuple(each for each in selected if each != target and each not in replaced)
        return (*kept, target) if begins((*kept, target), choosing, moment) else None
    if target in selected:
        return tuple(each for each in selected if each != target)
    if begins((*selected, target), choosing, moment):
        return (*selected, target)
    if len(selected) < 2 and begins((target,), choosing, moment):
        return (target,)
    return None


def named(choosing: Choosing, moment: Moment) -> Move | None:
    """The move whose targets have all been selected, if there is one."""
    selected = set(moment.selected)
    ways = ways_with(selected, choosing, moment)
    return next((move for move, way in ways if selected == set(way)), None)
