"""What happened in any game, in sentences and in its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soiree.core.events import Event
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.table import narration
from soiree.ui.table.narration import Log, PlainLog


def sentence(game: str, event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    """What happened, in a sentence; None for what is not worth one.

    Args:
        names: of the players, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
    """
    return narration.sentence(window_of(GAMES[game]).narration(), event, names, viewer)


def sentences(game: str, events: Iterable[Event], names: Sequence[str], viewer: Seat) -> list[str]:
    """What happened, a sentence for each event that is worth one."""
    every = (sentence(game, event, names, viewer) for event in events)
    return [each for each in every if each is not None]


def log_of(game: str, names: Sequence[str], viewer: Seat) -> Log:
    """The log of a match, still empty: in most games it takes every sentence."""
    own = window_of(GAMES[game]).log
    return PlainLog() if own is None else own()(names, viewer)
