"""Where a match stands that is not at the table: the scores, which everybody knows."""

from __future__ import annotations

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.states import apply


def scores_of(record: Record, game: Game) -> tuple[int, ...] | None:
    """The scores at the end of a sound record, by seat; None if the game keeps none."""
    state = game.start(record.options)
    for entry in record.entries:
        apply(state, entry)
    scores = state.scores()
    return None if scores is None else tuple(scores)
