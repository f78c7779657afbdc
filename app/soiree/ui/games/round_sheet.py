"""What is told of a round of any game once it has ended."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.table.contract.round_sheet import RoundSheet, accounts_of
from soiree.ui.table.contract.stakes import usual_scale


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    """What the round that ended last brought, and why.

    Args:
        view: after the round, before the next one is dealt.
        names: of the players, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
    """
    game = GAMES[view.game]
    own = window_of(game).round_sheet
    if own is not None:
        return own()(view, names, viewer)
    return RoundSheet(accounts=accounts_of(view), scale=usual_scale(view, game))
