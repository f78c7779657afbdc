"""What a temper makes of a choice: of moves that are about equally good, the one it likes best."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.entries import Move


def preferred(
    chosen: Move, values: Mapping[Move, float], likings: Mapping[Move, float], leeway: float
) -> Move:
    """The best liked of the moves that are worth about as much as the chosen one.

    Whoever chooses at random among good and bad moves gains by this as often as they lose; whoever
    makes the best move loses no more than the leeway.

    Args:
        values: of the moves that were compared, the chosen one among them.
        likings: how much each is liked, in any unit.
        leeway: by how much a value may differ from that of the chosen move.
    """
    close = [move for move in values if abs(values[move] - values[chosen]) <= leeway]
    return max(close, key=lambda move: (likings[move], move == chosen))
