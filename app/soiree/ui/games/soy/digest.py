"""The digest and the traces of Soy: the results of an exchange since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import rank_of
from soiree.core.events import Moved, Outcome
from soiree.core.zones import Zone
from soiree.games.soy.zones import BIDS, DISCARDS, HANDS, PRIZE, SECRETS
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard, written
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn
from soiree.ui.table.contract.targets import CardTarget
from soiree.ui.table.contract.trace import Ghost, Spot, Trace, cards_between, moves_between


def news(since: SinceTurn, moment: Moment, write: WriteCard) -> Iterator[News]:
    """The revealed bids, the prize they won, and the other player's takes and discards."""
    events, you, other = since.events, moment.viewer, 1 - moment.viewer
    bids = {seat: cards_between(events, SECRETS[seat], BIDS[seat]) for seat in (you, other)}
    prizes = {seat: cards_between(events, PRIZE, HANDS[seat]) for seat in (you, other)}
    taken = [card for bid in BIDS for card in cards_between(events, bid, HANDS[other])]
    words = {
        "own": written(bids[you][-1:], write),
        "bid": written(bids[other][-1:], write),
        "prize": written(prizes[you] + prizes[other], write),
        "player": moment.names[other],
    }
    won, discarded = _outcome(since, PRIZE, *BIDS), _outcome(since, HANDS[other])
    are_open = bool(bids[you] and bids[other])
    ranks = [rank_of(bids[seat][-1]) for seat in (you, other)] if are_open else [0, 0]
    if prizes[other] and are_open:
        text = tr("{bid} beats {own}, wins {prize}").format(**words)
        yield News(other, text, 3, True, won)
        if cards_between(events, BIDS[other], HANDS[you]):
            yield News(None, tr("you get both bids"), 1)
    elif prizes[you] and are_open:
        text = tr("You win {prize}: {own} beats {bid}").format(**words)
        yield News(None, text, 2, outcome=won)
        if len(taken) == len(BIDS):
            yield News(None, tr("{player} gets both bids").format(**words), 1)
            return
    elif prizes[other]:
        yield News(other, tr("wins {prize}").format(**words), 3, True, won)
    elif are_open and ranks[0] == ranks[1]:
        yield News(None, tr("A tie: {bid} and your {own}").format(**words), 2)
    elif are_open and ranks[1] > ranks[0]:
        yield News(other, tr("{bid} over your {own}").format(**words), 3, True)
    if len(taken) > 1:
        words["cards"] = written(taken, write)
        yield News(other, tr("takes {cards}").format(**words), 1, outcome=won)
    discards = moves_between(events, HANDS[other], DISCARDS[other])
    if discards and not are_open and discarded is not None:
        yield News(other, tr("discards a card"), outcome=discarded)


def _outcome(since: SinceTurn, *sources: Zone) -> Outcome | None:
    found = (
        outcome
        for outcome in reversed(since.outcomes)
        if any(isinstance(event, Moved) and event.source in sources for event in outcome.events)
    )
    return next(found, None)


def traces(outcome: Outcome, moment: Moment) -> Iterator[Trace]:
    """Cards that went from the middle to each hand, and a discarded card."""
    events = outcome.events
    you, other = moment.viewer, 1 - moment.viewer
    shared = [e for e in events if isinstance(e, Moved) and e.source in (PRIZE, *BIDS)]
    for taker in (other, you):
        won = [move for move in shared if move.target == HANDS[taker]]
        if not won:
            continue
        came: tuple[Spot, ...] = (HANDS[other],)
        if taker == you:
            held = moment.cards(HANDS[you])
            came = tuple(CardTarget(HANDS[you], move.card) for move in won if move.card in held)
        yield Trace(
            outcome,
            tuple(won),
            arrived=came,
            ghosts=tuple(_ghost(move, shared) for move in won),
            hits=taker == other and any(move.source == PRIZE for move in won),
        )
    discards = moves_between(events, HANDS[other], DISCARDS[other])
    if discards:
        yield Trace(outcome, tuple(discards), arrived=(DISCARDS[other],))


def _ghost(move: Moved, shared: Sequence[Moved]) -> Ghost:
    lay = [each for each in shared if each.source == move.source]
    return Ghost(move.source, move.card, lay.index(move), len(lay))
