"""The position of a moved card among the sorted cards of its zones."""

from __future__ import annotations

from bisect import bisect_left

from soiree.core.cards import Card
from soiree.core.events import Event, Moved
from soiree.core.states import State
from soiree.core.zones import Zone

CardIndices = tuple[int, int] | None
"""The sorted index of a moved card in the zone that it left and in the one that it came to, both
from 0; None for an event that moves no card, or where indices are not kept."""

SortedZones = dict[Zone, list[Card]]


def sorted_zones(state: State) -> SortedZones:
    """The cards of each zone, in sorted order."""
    return {pile.zone: sorted(pile.cards) for pile in state.piles()}


def follow(event: Event, zones: SortedZones) -> CardIndices:
    """Move the card of an event between the sorted zones.

    Args:
        event: the event with the true face of its card, even if players do not see it.
        zones: the sorted cards of each zone, which the function changes.

    Returns:
        The index of the card in the zone that it left, and in the zone that it reached. None if the
        event moves no card.
    """
    if not isinstance(event, Moved) or event.card is None:
        return None
    source = zones.setdefault(event.source, [])
    target = zones.setdefault(event.target, [])
    left = bisect_left(source, event.card)
    if source[left : left + 1] == [event.card]:
        del source[left]
    taken = bisect_left(target, event.card)
    target.insert(taken, event.card)
    return left, taken
