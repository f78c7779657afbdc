"""Traces: what others changed at the table since a person's last choice, place by place.

Plain data. A presenter may say better what counts in its game than `moves_traced` does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

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
"""Where something is: a card, all cards of a zone, a place, a plate, or a part of the scene."""


MOST_OUTCOMES = 5
"""The traces of more choices than these are no help any more: the log has them all."""


class Ghost(Struct, frozen=True):
    """A card that lies there no more.

    Attributes:
        card: None where its face was not seen.
        index: which of `count` cards of the zone it was.
    """

    zone: Zone
    card: Card | None
    index: int = 0
    count: int = 1


class Trace(Struct, frozen=True):
    """What a choice changed, or a part of that.

    Attributes:
        outcome: what the choice did in all.
        events: those of them that tell this, in the game's sentences.
        came: where something lies that came.
        left: what lies there no more.
        since: where the arc to what came begins; by default where something left.
        hits: whether it was done to something of the person's own.
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
    """A trace for each way that cards took in the choices of others, but for what was drawn.

    Cards that have gone on since leave none where they passed.

    Args:
        skips: kinds of zones in which nothing is worth a trace.
    """
    return [
        trace
        for outcome in since.others
        for run in _runs(outcome, order.stock)
        if run[0].target.kind not in skips
        for trace in [_trace(outcome, run, order, moment)]
        if trace.arrived or trace.ghosts
    ]


def strongest(traces: Sequence[Trace], most: int = MOST_OUTCOMES) -> list[Trace]:
    """The traces of at most so many choices: of those that hit one's own, then of the latest."""
    outcomes: dict[int, bool] = {}
    for trace in traces:
        outcomes[id(trace.outcome)] = outcomes.get(id(trace.outcome), False) or trace.hits
    latest = reversed(outcomes)
    kept = sorted(latest, key=lambda outcome: not outcomes[outcome])[:most]
    return [trace for trace in traces if id(trace.outcome) in kept]


def ghosts_of(
    zone: Zone, cards: Sequence[Card], order: CardOrder, moment: Moment
) -> tuple[Ghost, ...]:
    """The ghosts of cards that left a sorted hand, where they lay in it."""
    held = sorted((*moment.faces(zone), *cards), key=order.key)
    return tuple(Ghost(zone, card, held.index(card), len(held)) for card in cards)


def spot_of(card: Card | None, zone: Zone, moment: Moment) -> Spot | None:
    """Where a card lies that came to a zone; None if it has gone on since."""
    cards = moment.cards(zone)
    if card in cards:
        return CardTarget(zone, card)
    return zone if None in cards else None


def origin(zone: Zone, moment: Moment) -> Spot | None:
    """Where what left a zone of another player comes from."""
    if moment.cards(zone):
        return zone
    return None if zone.owner is None else SeatPlate(zone.owner)


def _runs(outcome: Outcome, stock: Zone) -> list[list[Moved]]:
    """The moves of a choice, those of one way together."""
    runs: list[list[Moved]] = []
    for event in outcome.events:
        if not isinstance(event, Moved) or stock in (event.source, event.target):
            continue
        last = runs[-1][-1] if runs else None
        if last is not None and (last.source, last.target) == (event.source, event.target):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


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
