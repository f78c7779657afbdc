"""The digest and the traces of Soda: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from PySide6.QtCore import QRectF

from soiree.core.cards import Card
from soiree.core.events import Moved, Outcome, Said, Scored, Shown
from soiree.core.zones import Zone
from soiree.games.soda.rules import HANDS_A_ROUND
from soiree.games.soda.words import Word
from soiree.games.soda.zones import DISCARD, DRAW, HANDS, ROW
from soiree.ui.games.soda.layout import FRAME, MIDDLE, TINY, PrizeSlot, SodaLayout
from soiree.ui.games.soda.rounds import rounds_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row
from soiree.ui.table.contract.card_order import CardOrder
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.layout import ASPECT, around
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.trace import (
    Trace,
    cards_between,
    ghosts_of,
    moves_between,
    origin,
    spot_of,
)


def news(outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[News]:
    """Cards played and what an Ace cost everybody, each No, and scoring cards won."""
    you = moment.viewer
    for event in outcome.events:
        match event:
            case Moved(int(card), source, target) if target == ROW:
                costs = _costs_of_ace(outcome, moment, write)
                if costs:
                    hits = bool(cards_between(outcome.events, HANDS[you], DISCARD))
                    text, seat = tr("{card} takes {costs}"), source.owner
                    if seat == you:
                        text, seat = tr("Your {card} takes {costs}"), None
                    words = text.format(card=write(card), costs=costs)
                    yield News(seat, words, 3, hits, outcome)
                elif source.owner != you:
                    words = _played(card, source, outcome, write)
                    yield News(source.owner, words, outcome=outcome)
            case Said(seat, Word.NO) if seat != you:
                yield News(seat, tr("No"), outcome=outcome)
            case Scored(seat, points) if seat != you:
                words = tr("wins the {points}").format(points=points)
                yield News(seat, words, 2, outcome=outcome)
            case Scored(_, points):
                words = tr("You win the {points}").format(points=points)
                yield News(None, words, 2, outcome=outcome)


def _costs_of_ace(outcome: Outcome, moment: Moment, write: WriteCard) -> str:
    """The costs of an ace on another card for each other player (SDA-6); empty without one."""
    costs = []
    for event in outcome.events:
        if not isinstance(event, Shown):
            continue
        seat = event.zone.seat
        lost = cards_between(outcome.events, HANDS[seat], DISCARD)
        yours, theirs = tr("your {cards}"), tr("{player}’s {cards}")
        if not lost:
            yours, theirs = tr("nothing from you"), tr("nothing from {player}")
        costs.append(moment.say(seat, yours, theirs, cards=" ".join(map(write, lost))))
    return in_row(costs)


def _played(card: Card, hand: Zone, outcome: Outcome, write: WriteCard) -> str:
    at_once = takewhile(lambda event: not isinstance(event, Scored), outcome.events)
    drawn = len(moves_between(at_once, DRAW, hand))
    text = tr("{card} and draws %n cards", "", drawn) if drawn else "{card}"
    return text.format(card=write(card))


def traces(
    outcome: Outcome, moment: Moment, layout: SodaLayout, order: CardOrder
) -> Iterator[Trace]:
    """Cards on the row, scoring cards won, and the viewer's cards that an Ace took."""
    you = moment.viewer
    gone: list[Moved] = []
    for event in outcome.events:
        match event:
            case Moved(card, source, target) if target == ROW and source.owner not in (None, you):
                spot = spot_of(card, ROW, moment)
                if spot is not None:
                    yield Trace(outcome, (event,), arrived=(spot,), source=origin(source, moment))
            case Moved(source=source, target=target) if (source, target) == (HANDS[you], DISCARD):
                gone.append(event)
            case Scored(seat, points) if (seat, outcome.seat) != (you, you):
                rounds = rounds_of(moment.view)
                prize = _area(layout.prize(points, rounds), layout)
                # The card won lay at the place of the next card at stake.
                stake = layout.prize(min(len(rounds.winners), HANDS_A_ROUND - 1) + 2, rounds)
                yield Trace(outcome, (event,), arrived=(prize,), source=_area(stake, layout))
    cards = [event.card for event in gone if event.card is not None]
    if cards and outcome.seat != you:
        left = ghosts_of(HANDS[you], cards, order, moment)
        yield Trace(outcome, tuple(gone), arrived=(DISCARD,), ghosts=left, hits=True)


def _area(slot: PrizeSlot, layout: SodaLayout) -> QRectF:
    wide = layout.widths[MIDDLE if slot.large else TINY]
    return around(slot.centre, wide * (1 + 2 * FRAME), wide * (ASPECT + 2 * FRAME))
