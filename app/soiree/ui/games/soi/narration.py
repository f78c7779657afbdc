"""The sentences of Soi: events in the log, and moves in hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import CLUBS, Card, rank_of, suit_of
from soiree.core.entries import Move
from soiree.core.events import Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soi.moves import parse
from soiree.games.soi.rules import POINTS
from soiree.games.soi.words import Word
from soiree.games.soi.zones import Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, four_name, listed
from soiree.ui.table.contract.narration import Kind as LineKind
from soiree.ui.table.contract.narration import Line, Passage, shared


def narrate(passage: Passage) -> Iterator[Line]:
    for number, event in enumerate(passage.events):
        match event:
            case Said(asker, Word.ASK, int(asked), int(card)):
                yield Line(number, _asked(asker, asked, card, passage))
            case Said(seat, Word.NO):
                no = passage.say(seat, tr("“No,” you say."), tr("“No,” says {player}."))
                yield Line(number, no)
            case Moved(_, Zone(Kind.HAND, int(giver)), Zone(Kind.HAND, int(taker))):
                yield Line(number, _given(giver, taker, passage))
            case Moved(int(card), _, Zone(Kind.LAID, int(seat))) if suit_of(card) == CLUBS:
                # SOI-2: the four cards move one by one, the club last.
                yield Line(number, _laid_down(card, seat, passage))
            case Moved():
                pass
            case Scored(seat):
                if seat == 0:
                    yield from _round_scored(number, passage)
            case _:
                yield from shared(number, event, passage)


def _asked(asker: Seat, asked: Seat, card: Card, passage: Passage) -> str:
    if asked == passage.viewer:
        yours = theirs = tr("{player} asks you for the {card}.")
    else:
        yours = tr("You ask {asked} for the {card}.")
        theirs = tr("{player} asks {asked} for the {card}.")
    return passage.say(asker, yours, theirs, asked=passage.names[asked], card=card_name(card))


def _given(giver: Seat, taker: Seat, passage: Passage) -> str:
    if taker == passage.viewer:
        yours = theirs = tr("{player} gives it to you.")
    else:
        yours = tr("You give it to {taker}.")
        theirs = tr("{player} gives it to {taker}.")
    return passage.say(giver, yours, theirs, taker=passage.names[taker])


def _laid_down(card: Card, seat: Seat, passage: Passage) -> str:
    yours = tr("You lay down {four}, worth {points}.")
    theirs = tr("{player} lays down {four}, worth {points}.")
    four, points = four_name(rank_of(card)), POINTS[rank_of(card)]
    return passage.say(seat, yours, theirs, four=four, points=points)


def _round_scored(number: int, passage: Passage) -> Iterator[Line]:
    scores = [event for event in passage.events if isinstance(event, Scored)]
    brought = [(score.seat, score.points) for score in scores]
    last = number + len(scores) - 1
    text = tr("The round brings {points}.")
    yield Line(last, text.format(points=_each(brought, passage)))
    if any(score.points != score.total for score in scores):
        totals = [(score.seat, score.total) for score in scores]
        text = tr("In all: {points}.")
        yield Line(last, text.format(points=_each(totals, passage)), LineKind.DETAIL)


def _each(points: list[tuple[Seat, int]], passage: Passage) -> str:
    yours, theirs = tr("you {points}"), tr("{player} {points}")
    return listed([passage.say(seat, yours, theirs, points=n) for seat, n in points])


def move_words(move: Move, view: View, names: Sequence[str]) -> str:
    meant = parse(move)
    text = tr("Ask {player} for the {card}.")
    return text.format(player=names[meant.asked], card=card_name(meant.card))
