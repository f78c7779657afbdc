"""The digest and the traces of Soureh and Pariah: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import Card
from soiree.core.events import Moved, Outcome, Said, Scored, Shown
from soiree.core.zones import Zone
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import DISCARD, DOWN, SLOTS, Kind, coop_at
from soiree.ui.games.coops.layout import CoopLayout
from soiree.ui.games.coops.on_table import validity
from soiree.ui.games.coops.variant import Variant
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard, score_words
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.contract.trace import Spot, Trace


def news(variant: Variant, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
    """The digest: cards that came into coops and to the discard pile, calls, and payments."""
    return [
        each
        for outcome in since.outcomes
        for each in (
            *(() if outcome is since.own else _news_of(variant, outcome, moment, write)),
            *_shown(variant, outcome, moment),
        )
    ]


def traces(since: SinceTurn, moment: Moment, layout: CoopLayout) -> Sequence[Trace]:
    """The marks for other players' cards that went into coops or to the discard pile."""
    return [trace for outcome in since.others for trace in _traces_of(outcome, moment, layout)]


def _news_of(
    variant: Variant, outcome: Outcome, moment: Moment, write: WriteCard
) -> Iterator[News]:
    seat = outcome.seat
    used = list(variant.news(outcome, moment, write))
    yield from used
    for event in outcome.events:
        match event:
            case Said(_, what) if what in CALLS:
                # The prompt says that the turn is the last one.
                yield News(seat, tr("“{call}”").format(call=variant.call), 4, True, outcome)
            case Moved(_, Zone(Kind.DRAWN), target) if target == DISCARD and used:
                pass  # The news is what the card did before.
            case Moved(int(card), Zone(Kind.DRAWN), target) if target == DISCARD:
                words = tr("{card} discarded").format(card=write(card))
                yield News(seat, words, outcome=outcome)
            case Moved(int(card), source, target) if target == DISCARD:
                yield _replaced(card, source, outcome, moment, write)
            case Scored():
                yield News(event.seat, score_words(event), 1, outcome=outcome)


def _shown(variant: Variant, outcome: Outcome, moment: Moment) -> Iterator[News]:
    """The number of valid coops of each other player, when all cards are turned up (SRH-7)."""
    valid = validity(moment, variant.is_valid)
    for event in outcome.events:
        if isinstance(event, Shown) and event.zone == DOWN[coop_at(event.zone.seat, SLOTS[-1])]:
            seat = event.zone.seat
            count = sum(valid.get(coop_at(seat, slot), False) for slot in SLOTS)
            words = tr("{count} of {coops} coops valid").format(count=count, coops=len(SLOTS))
            if count == len(SLOTS):
                words = tr("all coops valid, pays nothing")
            if seat != moment.viewer:
                yield News(seat, words, 1, outcome=outcome)


def _replaced(lost: Card, gone: Zone, outcome: Outcome, moment: Moment, write: WriteCard) -> News:
    owner, weight = gone.seat, 0
    came = next((e.card for e in outcome.events if isinstance(e, Moved) and e.target == gone), None)
    if came is None:
        text = tr("a hidden card for {lost}")
    elif owner == moment.viewer:
        text, weight = tr("{card} over your {lost}, coop {slot}"), 3
    elif owner != outcome.seat:
        text, weight = tr("{card} over {owner}’s {lost}"), 1
    else:
        text = tr("{card} over {lost}")
    card = "" if came is None else write(came)
    words = text.format(lost=write(lost), card=card, owner=moment.names[owner], slot=gone.slot)
    return News(outcome.seat, words, weight, owner == moment.viewer, outcome)


def _traces_of(outcome: Outcome, moment: Moment, layout: CoopLayout) -> Iterator[Trace]:
    moves = [event for event in outcome.events if isinstance(event, Moved)]
    told = tuple(event for event in outcome.events if not isinstance(event, Said))
    for move in moves:
        source, target = move.source, move.target
        if target.kind in (Kind.UP, Kind.DOWN):
            yield _into_coop(outcome, move, moves, moment, layout)
        elif target == DISCARD:
            # Where a card hit another player's coop, the arc to the coop shows the same.
            is_own = source.kind != Kind.DRAWN and source.owner == outcome.seat
            since = layout.marked(source) if is_own else None
            yield Trace(outcome, told, arrived=(DISCARD,), source=since)


def _into_coop(
    outcome: Outcome, move: Moved, moves: Sequence[Moved], moment: Moment, layout: CoopLayout
) -> Trace:
    target = move.target
    since: Spot | None = None
    if move.source.kind == Kind.DOWN:
        since = layout.marked(move.source)
    elif target.owner != outcome.seat and outcome.seat is not None:
        since = SeatPlate(outcome.seat)
    # No ghost: everybody sees the replaced card on the discard pile.
    is_own = target.owner == moment.viewer
    return Trace(outcome, tuple(moves), arrived=(layout.marked(target),), source=since, hits=is_own)
