"""The moment at which a match is won."""

from __future__ import annotations

from soiree.core.events import Result
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment


def victory(result: Result, moment: Moment, *, is_called: bool = True) -> Highlight | None:
    """The moment of the winner; of a tie, nobody's.

    Args:
        is_called: whether their name is called; not where another call has won the match.
    """
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) != 1:
        return None
    seat = winners[0]
    if not is_called:
        return Highlight(Weight.SMALL, seat, wins=True)
    text = tr("You win!") if seat == moment.viewer else tr("{player} wins!")
    return Highlight(Weight.GREAT, seat, "match", text.format(player=moment.names[seat]), wins=True)
