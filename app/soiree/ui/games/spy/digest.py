"""What others did in Spy vs Spy since a person's last choice, in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.events import Event, Moved, Said
from soiree.games.spy.words import Word
from soiree.games.spy.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.since_turn import SinceTurn


def news(since: SinceTurn, moment: Moment, write: WriteCard) -> Sequence[News]:
    """Who accuses whom, who has finished, what was called and placed."""
    return [
        each
        for outcome in since.others
        for event in outcome.events
        for each in _told(event, moment, write)
    ]


def _told(event: Event, moment: Moment, write: WriteCard) -> Iterator[News]:
    match event:
        case Said(seat) if seat == moment.viewer:
            return
        case Said(seat, Word.ACCUSE, to) if to == moment.viewer:
            yield News(seat, tr("accuses you"), 4)
        case Said(seat, Word.DONE):
            yield News(seat, tr("all cards placed"), 3)
        case Said(seat, Word.STUCK):
            yield News(seat, tr("stuck"), 2)
        case Said(seat, Word.CALL, card=card) if card is not None:
            yield News(seat, tr("calls {card}").format(card=write(card)), 1)
        case Moved(card, source, target) if target.kind == Kind.PILE and card is not None:
            if source.kind == Kind.UP and source.owner is not None:
                yield News(source.owner, tr("places {card}").format(card=write(card)))
