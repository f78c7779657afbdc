"""What may be believed of each card of a round of Soi: the share with which each seat holds it."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import DECK
from soiree.core.views import View
from soiree.games.soi.deals import Deals, laid, layouts_in, public_layouts, questions
from soiree.games.soi.zones import SEATS, Kind

Shares = tuple[tuple[float, ...], ...]
"""For each of the 52 cards, for each of the four seats, the share with which it holds the card."""

NOWHERE: Shares = ((0.0,) * SEATS,) * len(DECK)
"""Between rounds nobody holds any."""


def shares(view: View) -> Shares:
    """In which share of the deals that agree with a view each seat holds each card.

    They are exact, all such deals being equally likely: of the cards dealt, those that moved and
    the answers given, nothing is forgotten, and nothing is read into what was not asked for. For an
    onlooker (`soiree.core.views.onlooker`), who sees no hand, they are what all at the table know.

    Returns:
        Shares that add up to 1 for each card in a hand; all are 0 for a card laid down.
    """
    sizes = [len(view.cards(Kind.HAND, seat)) for seat in range(SEATS)]
    if not any(sizes):
        return NOWHERE
    deals = Deals.of(view) if view.seat < SEATS else _public(view, sizes)
    return tuple(map(tuple, deals.chances))


def _public(view: View, sizes: Sequence[int]) -> Deals:
    public = public_layouts(questions(view), laid(view))
    return Deals(sizes, {rank: dict.fromkeys(layouts_in(each), 1) for rank, each in public.items()})
