"""True remarks of guests about the evening so far, at the first deal of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from soiree.controller.evening.evening import MEMBERS, Evening, Played
from soiree.controller.evening.file import decode
from soiree.core.evenings import EveningPlace
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage.history.evenings import peek
from soiree.storage.paths import Paths
from soiree.ui.language.translation import tr
from soiree.ui.screens.evening.feat_words import greatest_feat

Memories = Mapping[Seat, tuple[str, ...]]
"""The remarks of the guests at a table, by seat."""


def memories_for(paths: Paths, extra: Mapping[str, object]) -> Memories:
    """The remarks at a match, given the extra fields of its record; empty without an evening."""
    place = EveningPlace.of(extra)
    evening = None if place is None else peek(paths, place.evening, decode)
    if evening is None or place is None or not 0 <= place.item < len(evening.items):
        return {}
    tables = evening.seats(place.item)
    seats = tables[place.table] if 0 <= place.table < len(tables) else ()
    found = {seat: tuple(_memories(evening, member)) for seat, member in enumerate(seats) if member}
    return {seat: remarks for seat, remarks in found.items() if remarks}


def _memories(evening: Evening, guest: int) -> Iterator[str]:
    if not evening.matches:
        return
    yield from _of_match(evening, guest, evening.matches[-1])
    for match in _new_matches(evening):
        feat = greatest_feat(evening, match)
        if feat is not None and feat[0] != guest:
            text = tr("I still think of {game}. {sentence}")
            yield text.format(game=_title(evening, match), sentence=feat[1])
    yield from _of_standings(evening, guest)


def _new_matches(evening: Evening) -> Sequence[Played]:
    """The person's last match, and those after it: no remark has been made about them yet."""
    places = [place for place, match in enumerate(evening.matches) if 0 in match.seats]
    return evening.matches[places[-1] if places else 0 :]


def _of_match(evening: Evening, guest: int, match: Played) -> Iterator[str]:
    words = {"game": _title(evening, match)}
    if len(match.winners) > 1:
        return
    (winner,) = match.winners
    words["winner"] = evening.members[winner].name
    if winner == guest:
        if 0 in match.seats:
            yield tr("You remember {game}? I won it.").format(**words)
        else:
            (other,) = {*match.seats} - {winner}
            words["other"] = evening.members[other].name
            yield tr("I have just beaten {other} at {game}.").format(**words)
    elif not winner:
        yield tr("You have just won {game}. Not this time.").format(**words)
    else:
        yield tr("{winner} won {game}. I had not seen that coming.").format(**words)


def _of_standings(evening: Evening, guest: int) -> Iterator[str]:
    rank, points = evening.rank(guest), evening.points()
    if rank == 1 and points.count(points[guest]) == 1:
        yield tr("%n points so far. Who will stop me?", "", points[guest])
    elif rank == MEMBERS and points.count(points[guest]) == 1:
        yield tr("I am last tonight. It can only get better.")
    elif evening.rank(0) == 1 and points.count(points[0]) == 1:
        yield tr("You are ahead of us all. For now.")


def _title(evening: Evening, match: Played) -> str:
    return GAMES[evening.items[match.place.item].game].title
