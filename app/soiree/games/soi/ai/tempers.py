"""What the tempers of guests like to do at Soi."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from soiree.core.cards import Card, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.events import Moved
from soiree.core.guests import Temper
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import Kind


def likings(temper: Temper, view: View) -> Mapping[Move, float]:
    """How much each legal question is liked for its own sake; it matters only which one more."""
    liking = _LIKINGS[temper](view)
    return {move: liking(*ASKS[move]) for move in view.legal}


Liking = Callable[[Seat, Card], float]
"""How much it is liked to ask a player for a card."""


def _bold(view: View) -> Liking:
    """Reaches for what earns most."""
    return lambda asked, card: POINTS[card >> 2]


def _cautious(view: View) -> Liking:
    """Builds on what it holds, and gives nothing new away."""
    own = mask_of(view.faces(Kind.HAND, view.seat))
    return lambda asked, card: of_rank(own, card >> 2).bit_count()


def _spiteful(view: View) -> Liking:
    """Asks back whoever took a card from it last."""
    taker = next(
        (
            event.target.owner
            for event in reversed(view.events)
            if isinstance(event, Moved)
            and event.source.kind == event.target.kind == Kind.HAND
            and event.source.owner == view.seat
        ),
        None,
    )
    return lambda asked, card: asked == taker


def _generous(view: View) -> Liking:
    """Takes from those who have most, and spares the others."""
    scores = view.scores
    assert scores is not None
    return lambda asked, card: scores[asked]


_LIKINGS: Mapping[Temper, Callable[[View], Liking]] = {
    Temper.BOLD: _bold,
    Temper.CAUTIOUS: _cautious,
    Temper.SPITEFUL: _spiteful,
    Temper.GENEROUS: _generous,
}
