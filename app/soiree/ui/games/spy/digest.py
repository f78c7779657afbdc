"""The digest of Spy vs Spy: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.core.events import Event, Moved, Outcome, Said, Scored
from soiree.core.zones import Seat, Zone
from soiree.games.spy.words import Word
from soiree.games.spy.zones import Kind
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard, score_words
from soiree.ui.table.contract.moment import Moment


def news(outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[News]:
    """Accusations, finished races, calls, points, and cards placed."""
    for event in outcome.events:
        for seat, words, weight in _news_of(event, moment, write):
            if seat != moment.viewer:
                yield News(seat, words, weight, weight == _ACCUSED, outcome)


def _news_of(event: Event, moment: Moment, write: WriteCard) -> Iterator[tuple[Seat, str, int]]:
    match event:
        case Said(seat, Word.ACCUSE, to) if to == moment.viewer:
            yield seat, tr("accuses you"), _ACCUSED
        case Said(seat, Word.ACCUSE, int(to)):
            yield seat, tr("accuses {player}").format(player=moment.names[to]), 2
        case Said(seat, Word.DONE):
            yield seat, tr("all cards placed"), 3
        case Said(seat, Word.STUCK):
            yield seat, tr("stuck"), 2
        case Said(seat, Word.CALL, card=int(card)):
            yield seat, tr("calls {card}").format(card=write(card)), 1
        case Scored():
            yield event.seat, score_words(event), 1
        case Moved(int(card), Zone(Kind.UP, int(seat)), Zone(Kind.PILE)):
            yield seat, tr("places {card}").format(card=write(card)), 0


_ACCUSED = 4
"""The weight of an accusation of the viewer."""
