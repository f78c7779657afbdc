"""The digest of Spy vs Spy: what others did since a person's last choice."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.core.events import Event, Moved, Said
from soiree.core.zones import Zone
from soiree.games.spy.words import Word
from soiree.games.spy.zones import Kind
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.digest import News, WriteCard
from soiree.ui.table.contract.moment import Moment


def news(event: Event, moment: Moment, write: WriteCard) -> Iterator[News]:
    """Accusations, finished races, calls, and cards placed."""
    match event:
        case Said(seat) if seat == moment.viewer:
            return
        case Said(seat, Word.ACCUSE, to) if to == moment.viewer:
            yield News(seat, tr("accuses you"), 4)
        case Said(seat, Word.DONE):
            yield News(seat, tr("all cards placed"), 3)
        case Said(seat, Word.STUCK):
            yield News(seat, tr("stuck"), 2)
        case Said(seat, Word.CALL, card=int(card)):
            yield News(seat, tr("calls {card}").format(card=write(card)), 1)
        case Moved(int(card), Zone(Kind.UP, seat), Zone(Kind.PILE)):
            yield News(seat, tr("places {card}").format(card=write(card)))
