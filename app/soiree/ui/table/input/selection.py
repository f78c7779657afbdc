"""The selection of a move's targets, and the moves that it allows: plain functions.

Each legal move has targets. Selecting all of them, in any order, makes the move.
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
    """Yield the legal moves that contain these targets, each with one complete set of targets."""
    wanted = set(targets)
    for move in moment.legal:
        for way in choosing.ways(move, moment):
            if wanted <= set(way):
                yield move, way


def begins(targets: Collection[Target], choosing: Choosing, moment: Moment) -> bool:
    """True if a legal move contains all these targets."""
    return next(ways_with(targets, choosing, moment), None) is not None


def following(choosing: Choosing, moment: Moment) -> list[Target]:
    """Return the targets that may be selected next, in natural order."""
    selected = moment.selected
    found: dict[Target, None] = {}
    for _, way in ways_with(selected, choosing, moment):
        found |= dict.fromkeys(target for target in way if target not in selected)
    return list(found)


def toggle(target: Target, choosing: Choosing, moment: Moment) -> Targets | None:
    """Return the selection after a click on a target; None if no legal move contains the target.

    A click on a selected target deselects it. A new target replaces the targets that
    `Choosing.replaces` returns. It also replaces a single selected target if no legal move combines
    both.
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
    """Return the move whose targets are all selected; None if the selection is incomplete."""
    selected = set(moment.selected)
    ways = ways_with(selected, choosing, moment)
    return next((move for move, way in ways if selected == set(way)), None)
