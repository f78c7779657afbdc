"""What the tempers of guests like to do at Soi."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from soiree.core.cards import Card, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.deals import Question
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import Kind


def likings(temper: Temper, view: View, asked: Sequence[Question]) -> Mapping[Move, float]:
    """How much each legal question is liked for its own sake: 0 the one liked least, 1 the most.

    Args:
        asked: the questions that the player remembers.
    """
    liking = _LIKINGS[temper](view, asked)
    liked = {move: liking(*ASKS[move]) for move in view.legal}
    least, most = min(liked.values()), max(liked.values())
    return {move: (each - least) / ((most - least) or 1) for move, each in liked.items()}


Liking = Callable[[Seat, Card], float]
"""How much it is liked to ask a player for a card, in any unit."""


def _bold(view: View, asked: Sequence[Question]) -> Liking:
    """Reaches for what earns most."""
    return lambda player, card: POINTS[card >> 2]


def _cautious(view: View, asked: Sequence[Question]) -> Liking:
    """Builds on what it holds, and gives nothing new away."""
    own = mask_of(view.faces(Kind.HAND, view.seat))
    return lambda player, card: of_rank(own, card >> 2).bit_count()


def _spiteful(view: View, asked: Sequence[Question]) -> Liking:
    """Asks back whoever took a card from it last, as far as it remembers (SOI-9)."""
    takers = (each.asker for each in reversed(asked) if each.granted and each.asked == view.seat)
    taker = next(takers, None)
    return lambda player, card: player == taker


def _generous(view: View, asked: Sequence[Question]) -> Liking:
    """Takes from those who have most, and spares the others."""
    scores = view.scores
    assert scores is not None
    return lambda player, card: scores[player]


_LIKINGS: Mapping[Temper, Callable[[View, Sequence[Question]], Liking]] = {
    Temper.BOLD: _bold,
    Temper.CAUTIOUS: _cautious,
    Temper.SPITEFUL: _spiteful,
    Temper.GENEROUS: _generous,
}
