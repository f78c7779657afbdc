"""What the tempers of guests like to do at Soureh and Pariah."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.zones import Seat
from soiree.games.coops.ai.rollout import USE_DISCARD, USE_KING, USE_OVER, UseCode
from soiree.games.coops.moves import END

Codes = Mapping[Move, UseCode]


def likings(
    temper: Temper, moves: Sequence[Move], codes: Codes, seat: Seat, valid: Callable[[int], bool]
) -> dict[Move, float]:
    """How much each move is liked for its own sake; it matters only which one more.

    Args:
        codes: of the uses of a drawn card; what has none ends the turn, declaring or not.
        valid: whether the own coop with this offset is valid.
    """

    def liking(move: Move) -> float:
        code = codes.get(move)
        if code is None:
            return _OF_ENDING.get(temper, 0.0) * (-1.0 if move == END else 1.0)
        if temper in (Temper.SPITEFUL, Temper.GENEROUS):
            return (1.0 if temper is Temper.SPITEFUL else -1.0) * _touches_others(code, seat)
        if code == USE_DISCARD:
            return 0.0
        is_own = code < USE_OVER
        if temper is Temper.BOLD:
            return 1.0 if is_own else 0.5
        return -1.0 if is_own and valid(code) else 0.5

    return {move: liking(move) for move in moves}


_OF_ENDING = {Temper.BOLD: 1.0, Temper.CAUTIOUS: -1.0}
"""How much it is liked to declare rather than not."""


def _touches_others(code: UseCode, seat: Seat) -> bool:
    """Whether a use changes a coop of somebody else."""
    if code >= USE_KING:
        return any(coop >> 2 != seat for coop in divmod(code - USE_KING, 8))
    return USE_OVER <= code < USE_DISCARD
