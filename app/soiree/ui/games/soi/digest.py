"""The digest of Soi: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import CLUBS, Card, rank_of, suit_of
from soiree.core.events import Moved, Outcome, Said
from soiree.core.zones import Seat, Zone
from soiree.games.soi.words import Word
from soiree.games.soi.zones import HANDS, Kind
from soiree.ui.style.translation import tr
from soiree.ui.style.words import four_name
from soiree.ui.table.contract.digest import News, WriteCard, written
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn


def news(since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
    """The news by importance: cards taken from the person, then fours laid down, then questions."""
    taken: dict[Seat, list[Card]] = {}
    told = []
    for outcome in since.others:
        assert outcome.seat is not None
        taken.setdefault(outcome.seat, []).extend(_taken_from(outcome, moment.viewer))
        told += [News(outcome.seat, *each) for each in _other_news(outcome, moment, write)]
    yours = [
        News(seat, tr("takes your {cards}").format(cards=written(cards, write)), 3)
        for seat, cards in taken.items()
        if cards
    ]
    return [*yours, *told]


def _taken_from(outcome: Outcome, seat: Seat) -> Iterator[Card]:
    for event in outcome.events:
        match event:
            case Moved(int(card), source, Zone(Kind.HAND)) if source == HANDS[seat]:
                yield card


def _other_news(outcome: Outcome, moment: Moment, write: WriteCard) -> Iterator[tuple[str, int]]:
    is_refused = any(isinstance(e, Said) and e.what == Word.NO for e in outcome.events)
    for event in outcome.events:
        match event:
            case Said(_, Word.ASK, int(asked), int(card)):
                words = {"card": write(card), "player": moment.names[asked]}
                if asked != moment.viewer and is_refused:
                    yield tr("no {card} from {player}").format(**words), 0
                elif asked != moment.viewer:
                    yield tr("{card} from {player}").format(**words), 2
                elif is_refused:
                    yield tr("asks you for {card}").format(**words), 1
            case Moved(int(card), _, Zone(Kind.LAID)) if suit_of(card) == CLUBS:
                # A four's club moves last.
                yield tr("lays {four}").format(four=four_name(rank_of(card))), 2
