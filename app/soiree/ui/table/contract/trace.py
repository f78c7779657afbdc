"""Traces: the changes by others since the viewer's last choice, place by place, as plain data.

A presenter may replace the default, `moves_traced`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QRectF

from soiree.core.cards import Card
from soiree.core.events import Event, Moved, Outcome, Said
from soiree.core.zones import Zone
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.targets import CardTarget, Place, SeatPlate

Spot = CardTarget | Zone | Place | SeatPlate | QRectF
"""The location of a trace: a card, all cards of a zone, a place, a plate, or a part of the scene.
"""


MOST_OUTCOMES = 5
"""The greatest number of choices whose traces are displayed; the log has all of them."""


class Ghost(Struct, frozen=True):
    """The faint picture of a card where it lay before another player moved it.

    Attributes:
        card: the card; None if its face was hidden.
        zone: the zone that the card left.
        index: the index of the card in the zone at that time.
        count: the number of cards in the zone at that time.
    """

    zone: Zone
    card: Card | None
    index: int = 0
    count: int = 1


class Trace(Struct, frozen=True):
    """A change on the table that another player's choice caused, or a part of the change.

    Attributes:
        outcome: all results of the choice.
        events: the results whose sentences describe this trace.
        arrived: the locations of cards that arrived.
        ghosts: the cards that left.
        source: the start of the arc to the arrived cards; None for the first ghost.
        hits: True if the viewer lost something.
    """

    outcome: Outcome
    events: tuple[Event, ...]
    arrived: tuple[Spot, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    source: Spot | None = None
    hits: bool = False


def moves_traced(
    since: SinceTurn, order: CardOrder, moment: Moment, *, skips: Collection[str] = ()
) -> list[Trace]:
    """Return a trace for each path of cards in the choices of others, except for drawn cards.

    Cards that moved on leave no trace on their way.

    Args:
        skips: the kinds of zones without traces.
    """
    return [
        trace
        for outcome in since.others
        for run in _runs(outcome, order.stock)
        if run[0].target.kind not in skips
        for trace in [_trace(outcome, run, order, moment)]
        if trace.arrived or trace.ghosts
    ]


def moves_between(events: Iterable[Event], source: Zone, target: Zone) -> list[Moved]:
    """Return the moves from one zone to another."""
    return [
        event
        for event in events
        if isinstance(event, Moved) and (event.source, event.target) == (source, target)
    ]


def cards_between(events: Iterable[Event], source: Zone, target: Zone) -> list[Card]:
    """Return the cards that went from one zone to another, as far as they are known."""
    moves = moves_between(events, source, target)
    return [move.card for move in moves if move.card is not None]


def strongest(traces: Sequence[Trace]) -> list[Trace]:
    """Return the traces of the most important choices: those that hit the viewer, then the last."""
    outcomes: dict[int, bool] = {}
    for trace in traces:
        outcomes[id(trace.outcome)] = outcomes.get(id(trace.outcome), False) or trace.hits
    latest = reversed(outcomes)
    kept = sorted(latest, key=lambda outcome: not outcomes[outcome])[:MOST_OUTCOMES]
    return [trace for trace in traces if id(trace.outcome) in kept]


def ghosts_of(
    zone: Zone, cards: Sequence[Card], order: CardOrder, moment: Moment
) -> tuple[Ghost, ...]:
    """Return the ghosts of cards that left a sorted hand, at their former places in it."""
    held = sorted((*moment.faces(zone), *cards), key=order.key)
    return tuple(Ghost(zone, card, held.index(card), len(held)) for card in cards)


def spot_of(card: Card | None, zone: Zone, moment: Moment) -> Spot | None:
    """Return the location of a card that arrived in a zone; None if it has moved on."""
    cards = moment.cards(zone)
    if card in cards:
        return CardTarget(zone, card)
    return zone if None in cards else None


def origin(zone: Zone, moment: Moment) -> Spot | None:
    """Return the start of an arc for cards that left another player's zone."""
    if moment.cards(zone):
        return zone
    return None if zone.owner is None else SeatPlate(zone.owner)


def _runs(outcome: Outcome, stock: Zone) -> list[list[Moved]]:
    moves = (event for event in outcome.events if isinstance(event, Moved))
    seen = (move for move in moves if stock not in (move.source, move.target))
    return [list(run) for _, run in groupby(seen, key=lambda move: (move.source, move.target))]


def _trace(outcome: Outcome, run: Sequence[Moved], order: CardOrder, moment: Moment) -> Trace:
    source, target = run[0].source, run[0].target
    is_own = source.owner is not None and source.owner in moment.observers
    cards = [move.card for move in run if move.card is not None]
    spots = dict.fromkeys(spot_of(move.card, target, moment) for move in run)
    return Trace(
        outcome,
        events=tuple(e for e in outcome.events if isinstance(e, Said) or e in run),
        arrived=tuple(spot for spot in spots if spot is not None),
        ghosts=ghosts_of(source, cards, order, moment) if is_own else (),
        source=None if is_own else origin(source, moment),
        hits=is_own,
    )
