"""The sentences of any game about the result of a match and of a round."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.events import Ended, Outcome, Result
from soiree.core.states import Options
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.table.contract.round_sheet import RoundSheet, accounts_of
from soiree.ui.table.contract.stakes import usual_scale
from soiree.ui.table.recap.story import Story


def result_told(
    game: str, options: Options, result: Result, names: Sequence[str], viewer: Seat
) -> str:
    """The result of a match, in the game's words."""
    story = Story(window_of(GAMES[game]).narration(), options, names, viewer)
    ((line,),) = story.follow(Outcome(None, (Ended(result),)))
    return line.text


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    """The sheet of the round that ended last.

    Args:
        view: the view after the round, before the next one is dealt.
        names: the players' names, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
    """
    game = GAMES[view.game]
    own = window_of(game).round_sheet
    if own is not None:
        return own()(view, names, viewer)
    return RoundSheet(accounts=accounts_of(view), scale=usual_scale(view, game))
