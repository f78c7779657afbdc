"""Through whose eyes a replay is looked at, and whose choices are one's own."""

from __future__ import annotations

from soiree.controller.match.replay import Replay
from soiree.core.zones import Seat
from soiree.ui.guests.people import names_for
from soiree.ui.style.translation import tr
from soiree.ui.style.words import NOBODY
from soiree.ui.table.shown import Shown

Eyes = tuple[Seat, ...]
"""The seats that look; the first one is at the lower edge of the table."""


def all_eyes(replay: Replay) -> list[tuple[str, Eyes]]:
    """Through whose eyes a replay may be looked at, in words: the usual ones first."""
    people, seats = replay.client.people, replay.seats
    first = people[0] if people else 0
    names = names_for(replay.record.players, first if len(people) == 1 else NOBODY)
    alone: list[tuple[str, Eyes]] = [
        (
            tr("As you saw it")
            if people == (seat,)
            else tr("As {player} saw it").format(player=names[seat]),
            (seat,),
        )
        for seat in (*people, *(seat for seat in seats if seat not in people))
    ]
    if not replay.is_open or len(seats) == 1:
        return alone
    order = (first, *(seat for seat in seats if seat != first))
    together: tuple[str, Eyes] = (tr("All cards open"), order)
    return [*alone, together] if people else [together, *alone]


def look_through(eyes: Eyes, replay: Replay, shown: Shown) -> None:
    """Have a table show what these seats see, once its scene is set anew."""
    shown.change(observers=eyes)
    shown.change(names=names_for(replay.record.players, shown.now.viewer))


def own_seats(replay: Replay, eyes: Eyes) -> Eyes:
    """The seats whose choices are one's own: of who looks, or else of the people."""
    return eyes if len(eyes) == 1 else replay.client.people or eyes[:1]
