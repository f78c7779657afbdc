"""The viewpoints of a replay: the seats whose cards are seen, and whose choices are marked."""

from __future__ import annotations

from msgspec import Struct

from soiree.controller.match.replay import Replay
from soiree.core.zones import Seat
from soiree.ui.guests.people import names_for
from soiree.ui.language.translation import tr
from soiree.ui.language.words import NOBODY
from soiree.ui.table.shown import Shown


class Viewpoint(Struct, frozen=True):
    """The seats whose cards are seen together.

    Attributes:
        title: the description for the person.
        observers: the seats; the first one is at the lower edge of the table.
    """

    title: str
    observers: tuple[Seat, ...]


def viewpoints(replay: Replay) -> list[Viewpoint]:
    """The viewpoints that a replay offers, the default one first."""
    people, seats = replay.client.people, replay.seats
    first = people[0] if people else 0
    names = names_for(replay.record.players, first if len(people) == 1 else NOBODY)
    single = [
        Viewpoint(
            tr("As you saw it")
            if people == (seat,)
            else tr("As {player} saw it").format(player=names[seat]),
            (seat,),
        )
        for seat in (*people, *(seat for seat in seats if seat not in people))
    ]
    if not replay.is_open or len(seats) == 1:
        return single
    order = (first, *(seat for seat in seats if seat != first))
    everybody = Viewpoint(tr("All cards open"), order)
    return [*single, everybody] if people else [everybody, *single]


def set_observers(observers: tuple[Seat, ...], replay: Replay, shown: Shown) -> None:
    """Set whose cards a table shows, from its next new scene on."""
    shown.change(observers=observers)
    shown.change(names=names_for(replay.record.players, shown.now.viewer))


def own_seats(replay: Replay, observers: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats whose choices are marked: a single observer, or else the people."""
    return observers if len(observers) == 1 else replay.client.people or observers[:1]
