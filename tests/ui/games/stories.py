"""Stories of matches for tests, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soiree.core.events import Outcome
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.table.recap.story import Story


def story_of(
    game: str,
    options: Options,
    names: Sequence[str],
    viewer: Seat,
    outcomes: Iterable[Outcome] = (),
) -> Story:
    """Return the story of a match, which turns entries into sentences in the words of the game.

    Args:
        names: the players' names, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
        outcomes: the effects of the entries so far, which later sentences may refer to.
    """
    story = Story(window_of(GAMES[game]).narration(), options, names, viewer)
    for outcome in outcomes:
        story.add(outcome)
    return story
