"""How the others at a table of Soda seem to play, judged by what they have played in the match."""

from __future__ import annotations

from soiree.core.cards import RANKS, Rank, rank_of
from soiree.core.events import Began, Moved, Said
from soiree.core.views import View
from soiree.players.soda_playout import CARELESS, PLAIN, SENSIBLE

CARDS = 5
"""How many a player is taken to hold."""

HIGHER = 0.45
"""How often who plays sensibly passes lower cards over."""

REFUSALS = {SENSIBLE: 0.08, PLAIN: 0.08, CARELESS: 0.3}
"""How often somebody says No who could have played."""

Odds = tuple[float, ...]
"""Of each manner of play."""

ALL_MANNERS = (SENSIBLE, PLAIN, CARELESS)

USUAL: Odds = (0.5, 0.3, 0.2)
"""The odds for somebody of whom nothing is known. Who only reckons with players as good as himself
gains little from those who are not."""


def habits(view: View) -> list[Odds]:
    """For each seat the odds of each manner of `soda_playout`, by all it has played in the match.

    Nothing is concluded of hidden cards: only how high the cards were that they chose to play.
    """
    odds = [list(USUAL) for _ in range(view.seats)]
    top: Rank | None = None
    for event in view.events:
        if isinstance(event, Began) or (isinstance(event, Moved) and event.source.kind == "row"):
            top = None
        elif isinstance(event, Said) and top is not None:
            odds[event.seat] = _weighed(odds[event.seat], _of_no(top))
        elif isinstance(event, Moved) and event.target.kind == "row":
            assert event.card is not None
            assert event.source.owner is not None
            rank, seat = rank_of(event.card), event.source.owner
            odds[seat] = _weighed(odds[seat], _of_card(rank, top or 0))
            top = rank
    return [tuple(each) for each in odds]


def _weighed(odds: list[float], chances: Odds) -> list[float]:
    """Bayes' rule; each manner stays possible."""
    product = [one * other for one, other in zip(odds, chances, strict=True)]
    total = sum(product)
    return [max(0.01, each / total) for each in product]


def _of_card(rank: Rank, top: Rank) -> Odds:
    """How likely each manner makes a card of this rank on another."""
    span = len(RANKS) - top
    cards = max(1.0, CARDS * span / len(RANKS))
    above, beyond = 1 - (rank - top) / span, 1 - (rank + 1 - top) / span
    lowest = above**cards - beyond**cards
    return ((1 - HIGHER) * lowest + HIGHER / span, max(lowest, 0.01), 1 / span)


def _of_no(top: Rank) -> Odds:
    """How likely each manner makes a No."""
    unable = (top / len(RANKS)) ** CARDS
    return tuple(unable + (1 - unable) * REFUSALS[each] for each in ALL_MANNERS)
