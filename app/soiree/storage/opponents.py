"""The right opponent: which level to offer, by what the matches of late came to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from soiree.core.games import Game
from soiree.core.intervals import win_interval
from soiree.storage.results import MatchResult

FEWEST, MOST = 8, 20
"""How many matches an offer rests on: fewer say too little, and older ones are of somebody who has
learnt since."""

LOOKED_AT = 100
"""How many of the latest matches of a game are looked through for these."""

SURE = 1.645
"""Half the width of the interval in which the share won most likely is, in standard errors."""


def today() -> str:
    """The day on which an offer is left that is left now, such as `2026-11-20`."""
    return datetime.now().astimezone().date().isoformat()


class Offer(NamedTuple):
    """Another level than that of the opponents so far.

    Attributes:
        level: of the opponents so far.
        matches: how many there were against them.
        won: how many of these the person won; a shared first rank counts as its share.
        better: the level that is offered.
    """

    level: str
    matches: int
    won: float
    better: str


def offer(
    results: Sequence[MatchResult], game: Game, level: str, players: int, declined: str = ""
) -> Offer | None:
    """The next level up for somebody who surely wins more than their part, or down if less.

    What counts are the latest matches against this level alone, with so many players and without
    help. Where an even share is within the 90 % interval of the share won (`win_interval`), there
    is nothing to offer.

    Args:
        results: of matches of the game, oldest first.
        level: of all opponents.
        players: how many, the person included.
        declined: the day on which an offer was last left: only matches of later days count, so
            that it is not made again at once.
    """
    shares = [
        each.share
        for each in results
        if each.day > declined
        and each.kind.opponents == level
        and each.kind.players == players
        and not each.kind.assisted
    ][-MOST:]
    names = game.level_names()
    if len(shares) < FEWEST or level not in names:
        return None
    won = sum(shares)
    low, high = win_interval(min(1.0, won / len(shares)), len(shares), SURE)
    place = names.index(level) + (low > 1 / players) - (high < 1 / players)
    if names[max(0, min(place, len(names) - 1))] == level:
        return None
    return Offer(level, len(shares), won, names[place])
