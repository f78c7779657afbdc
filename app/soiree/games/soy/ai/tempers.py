"""What the tempers of guests like to do at Soy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soiree.core.cards import SUITED, rank_of
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.views import View
from soiree.games.soy.ai.rounds import Round
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import NAMED


def likings(temper: Temper, view: View, rounds: Sequence[Round]) -> Mapping[Move, float]:
    """How much each bid is liked for its own sake; it matters only which one more.

    What is discarded or taken is no matter of temper.

    Args:
        rounds: those that the player remembers, the one in progress last.
    """
    if SoyFacts.of(view).phase is not Phase.BID:
        return dict.fromkeys(view.legal, 0.0)
    sign = {Temper.BOLD: 1, Temper.CAUTIOUS: -1}.get(temper)
    if sign is None:
        sign = (1 if temper is Temper.SPITEFUL else -1) * _fits_opponent(view, rounds)
    return {move: float(sign * rank_of(NAMED[move])) for move in view.legal}


def _fits_opponent(view: View, rounds: Sequence[Round]) -> bool:
    """Whether the prize has a card of the suit that the opponent was seen to get most of."""
    gained = [each.gained[1 - view.seat] for each in rounds]
    counts = [sum((cards & suited).bit_count() for cards in gained) for suited in SUITED]
    most = SUITED[counts.index(max(counts))]
    return any(counts) and bool(rounds[-1].prize & most)
