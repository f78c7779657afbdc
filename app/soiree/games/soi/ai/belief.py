"""What is to be believed of each card in a round of Soi: how likely each seat is to hold it."""

from __future__ import annotations

from soiree.core.cards import DECK
from soiree.core.views import View
from soiree.games.soi.deals import Deals, hand_sizes, laid, public_layouts, questions
from soiree.games.soi.zones import SEATS

Probabilities = tuple[tuple[float, ...], ...]
"""For each of the 52 cards and each of the four seats, the probability that the seat holds it."""

BETWEEN_ROUNDS: Probabilities = ((0.0,) * SEATS,) * len(DECK)
"""No hand holds any card."""


def probabilities(view: View) -> Probabilities:
    """The probability that each seat holds each card.

    It is exact, all deals that agree with the view being equally likely: the cards dealt, those
    that moved and the answers all count, and nothing is inferred from what was not asked for. For
    an onlooker (`soiree.core.views.onlooker`), who sees no hand, it is what everybody knows.

    Returns:
        Numbers that add up to 1 for each card in a hand and are all 0 for a card laid down.
    """
    if not any(hand_sizes(view)):
        return BETWEEN_ROUNDS
    return tuple(map(tuple, deals_of(view).probabilities))


def deals_of(view: View) -> Deals:
    """The deals that agree with a view, that of a seat or of an onlooker, all equally likely.

    Raises:
        ValueError: the view contradicts itself.
    """
    if view.seat < SEATS:
        return Deals.of(view)
    return Deals.equally_likely(view, public_layouts(questions(view), laid(view)))
