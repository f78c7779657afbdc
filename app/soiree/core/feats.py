"""Feats: what is worth telling of a finished match, found in its record by a rule each.

They make the great moments of an evening's programme and the honours of a person. A record of any
age has them: nothing is noted while a match is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from soiree.core.entries import Entry
from soiree.core.events import Began, Event, Result, Scored
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.states import apply
from soiree.core.zones import Seat


class Feat(Struct, frozen=True):
    """A feat of one player in a match.

    Attributes:
        kind: the name of the rule, such as `comeback`.
        amount: the number that its sentence states; 0 for none.
    """

    kind: str
    seat: Seat
    amount: int = 0


Course = Sequence[tuple[Entry, Sequence[Event]]]
"""The entries of a match with their complete events."""

FindFeats = Callable[[Course, Result], Iterable[Feat]]
"""Finds the feats that only one game knows, in a finished match."""

_ROUNDS = 3
"""The fewest rounds of a match that can be led from start to end."""


def feats_of(record: Record, game: Game) -> tuple[Feat, ...]:
    """The feats of a sound record, those of the game first; empty while the match goes on."""
    if record.result is None:
        return ()
    course = _course(record, game)
    own = () if game.feats is None else game.feats()(course, record.result)
    return (*own, *_feats_of_any_game(course, record, game))


def _course(record: Record, game: Game) -> Course:
    state, course = game.start(record.options), []
    for entry in record.entries:
        happened: list[Event] = []
        apply(state, entry, happened.append)
        course.append((entry, happened))
    return course


def events_in(course: Course) -> Iterator[Event]:
    """All events of a match in order."""
    return (event for _, events in course for event in events)


def _feats_of_any_game(course: Course, record: Record, game: Game) -> Iterator[Feat]:
    result = record.result
    assert result is not None
    if result.ranks.count(1) != 1 or len(result.ranks) < 2:
        return
    winner = result.ranks.index(1)
    strongest = game.levels[-1].name
    others = [who.level for seat, who in enumerate(record.players) if seat != winner]
    if all(level == strongest for level in others):
        yield Feat("beat_strongest", winner)
    sign = 1 if game.low_wins else -1
    rounds = [[sign * score for score in scores] for scores in _scores_by_round(course, result)]
    behind = [line[winner] - min(line) for line in rounds[:-1]]
    if behind and behind[-1] and rounds[-2][winner] == max(rounds[-2]):
        yield Feat("comeback", winner, behind[-1])
    leads = [min(_without(line, winner)) - line[winner] for line in rounds]
    if len(rounds) >= _ROUNDS and all(lead > 0 for lead in leads):
        yield Feat("led_throughout", winner, len(rounds))
    if leads and leads[-1] == 1:
        yield Feat("by_a_point", winner)


def _scores_by_round(course: Course, result: Result) -> list[list[int]]:
    """The scores after each round; empty if the game keeps none."""
    if result.scores is None:
        return []
    rounds, now = list[list[int]](), [0] * len(result.scores)
    has_begun = False
    for event in events_in(course):
        if isinstance(event, Began):
            if has_begun:
                rounds.append(now[:])
            has_begun = True
        elif isinstance(event, Scored):
            now[event.seat] = event.total
    return [*rounds, now]


def _without(line: Sequence[int], seat: Seat) -> list[int]:
    return [value for other, value in enumerate(line) if other != seat]
