"""The digest of Soi: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import CLUBS, rank_of, suit_of
from soiree.core.events import Event, Moved, Outcome, Said
from soiree.core.zones import Zone
from soiree.games.soi.rules import POINTS
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import four_name
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn


def news(since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
    """Questions with their answers, and fours laid down."""
    return [
        each
        for outcome in since.others
        for event in outcome.events
        for each in _news_of(event, outcome, moment, write)
    ]


def _news_of(event: Event, outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[News]:
    is_refused = any(isinstance(e, Said) and e.what == Word.NO for e in outcome.events)
    match event:
        case Said(_, Word.ASK, int(asked), int(card)):
            is_hit = asked == moment.viewer and not is_refused
            # Who has which card of a rank that the viewer collects, decides the viewer's turn.
            matters = asked == moment.viewer or rank_of(card) in _ranks(moment)
            if is_hit:
                text = tr("takes your {card}")
            elif asked == moment.viewer:
                text = tr("asks you for {card}: no")
            elif is_refused:
                text = tr("no {card} from {player}")
            else:
                text = tr("{card} from {player}")
            weight = 3 if is_hit else 2 if matters else 0 if is_refused else 1
            words = text.format(card=write(card), player=moment.names[asked])
            yield News(outcome.seat, words, weight, is_hit, outcome)
        case Moved(int(card), _, Zone(Kind.LAID)) if suit_of(card) == CLUBS:
            # A four's club moves last.
            text = tr("lays {four} ({points})")
            words = text.format(four=four_name(rank_of(card)), points=POINTS[rank_of(card)])
            yield News(outcome.seat, words, 2, outcome=outcome)


def _ranks(moment: Moment) -> set[int]:
    return {rank_of(card) for card in moment.faces(HANDS[moment.viewer])}
