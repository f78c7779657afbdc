"""The exact belief about the cards of a round of Soi: who holds each card with what probability."""

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
    """The probability that each seat holds each card, by card.

    The probabilities are exact if all deals that agree with the view are equally likely. Dealt
    cards, moved cards and answers count; nothing is inferred from missing questions. The view of an
    onlooker (`soiree.core.views.onlooker`), who sees no hand, gives the public belief.

    Returns:
        Numbers that add up to 1 for each card in a hand and are all 0 for a card laid down.
    """
    if not any(hand_sizes(view)):
        return BETWEEN_ROUNDS
    return tuple(map(tuple, deals_of(view).probabilities))


def deals_of(view: View) -> Deals:
    """The deals that agree with the view of a seat or of an onlooker, all equally likely.

    Raises:
        ValueError: the view contradicts itself.
    """
    if view.seat < SEATS:
        return Deals.of(view)
    return Deals.equally_likely(view, public_layouts(questions(view), laid(view)))
