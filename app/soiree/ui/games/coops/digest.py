"""The digest and the traces of Soureh and Pariah: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import Card
from soiree.core.events import Moved, Outcome, Said
from soiree.core.zones import Zone
from soiree.games.coops.words import CALLS
from soiree.games.coops.zones import DISCARD, Kind
from soiree.ui.games.coops.layout import CoopLayout
from soiree.ui.games.coops.variant import Variant
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.contract.trace import Spot, Trace


def news(variant: Variant, since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
    """Calls, which hurt most, then what replaced the person's own cards."""
    return [
        News(outcome.seat, words, harm)
        for outcome in since.others
        if outcome.seat is not None
        for words, harm in _news_of(variant, outcome, moment, write)
    ]


def traces(since: SinceTurn, moment: Moment, layout: CoopLayout) -> Sequence[Trace]:
    """Cards that came into coops, and to the discard pile."""
    return [trace for outcome in since.others for trace in _traces_of(outcome, moment, layout)]


def _news_of(
    variant: Variant, outcome: Outcome, moment: Moment, write: WriteCard
) -> Iterator[tuple[str, int]]:
    used = list(variant.news(outcome, moment))
    for event in outcome.events:
        match event:
            case Said(_, what) if what in CALLS:
                # The prompt says that the turn is the last one.
                yield tr("“{call}”").format(call=variant.call), 4
            case Moved(_, Zone(Kind.DRAWN), target) if target == DISCARD and used:
                pass  # The news is what the card did before.
            case Moved(int(card), Zone(Kind.DRAWN), target) if target == DISCARD:
                yield tr("{card} discarded").format(card=write(card)), 0
            case Moved(int(card), source, target) if target == DISCARD:
                yield _replaced(card, source, outcome, moment, write)
    yield from used


def _replaced(
    lost: Card, gone: Zone, outcome: Outcome, moment: Moment, write: WriteCard
) -> tuple[str, int]:
    owner = gone.seat
    came = next((e.card for e in outcome.events if isinstance(e, Moved) and e.target == gone), None)
    if came is None:
        text, harm = tr("a hidden card for {lost}"), 0
    elif owner == moment.viewer:
        text, harm = tr("{card} over your {lost}"), 3
    elif owner != outcome.seat:
        text, harm = tr("{card} over {owner}’s {lost}"), 1
    else:
        text, harm = tr("{card} over {lost}"), 0
    card = "" if came is None else write(came)
    return text.format(lost=write(lost), card=card, owner=moment.names[owner]), harm


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
