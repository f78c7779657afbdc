"""What happens in Soureh, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.events import Event, Said, Scored
from soiree.core.zones import Seat
from soiree.games.coops.words import Call
from soiree.games.soureh.words import Why, Word
from soiree.ui.games.coops import narration as coops
from soiree.ui.style.translation import tr


def narrate(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    match event:
        case Said(seat, Call.DECLARE):
            if seat == viewer:
                return tr("“Soureh!” you say. Everybody else has one more turn.")
            text = tr("“Soureh!” says {player}. Everybody else has one more turn.")
            return text.format(player=names[seat])
        case Said(seat, Word.KEEP):
            if seat == viewer:
                return tr("You keep your score as it is.")
            return tr("{player} keeps the score as it is.").format(player=names[seat])
        case Scored(seat, points, total, Why.PAY):
            text = (
                tr("You pay {points}, {total} in all.")
                if seat == viewer
                else tr("{player} pays {points}, {total} in all.")
            )
            return text.format(player=names[seat], points=points, total=total)
        case Scored(seat, points, total, Why.DEDUCT):
            text = (
                tr("You take {points} off, {total} in all.")
                if seat == viewer
                else tr("{player} takes {points} off, {total} in all.")
            )
            return text.format(player=names[seat], points=-points, total=total)
        case _:
            return coops.narrate(event, names, viewer)
