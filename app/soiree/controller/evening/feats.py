"""The feats of a record: feats of its game, and feats that any game may have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from soiree.core.events import Began, Event, Result, Scored
from soiree.core.feats import EventsByEntry, Feat, FeatWords, events_in
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.states import apply
from soiree.core.texts import tr_noop

WORDS: Mapping[str, FeatWords] = {
    "comeback": FeatWords(
        tr_noop("Before the last round you were last, %n points behind.", "", 0),
        tr_noop("Before the last round {player} was last, %n points behind.", "", 0),
        tr_noop("The last round"),
        tr_noop("Win from last place."),
    ),
    "by_a_point": FeatWords(
        tr_noop("You won by a single point."),
        tr_noop("{player} won by a single point."),
        tr_noop("By a whisker"),
        tr_noop("Win by a single point."),
    ),
    "led_throughout": FeatWords(
        tr_noop("You led after each of the %n rounds.", "", 0),
        tr_noop("{player} led after each of the %n rounds.", "", 0),
    ),
    "beat_strongest": FeatWords(
        "",
        "",
        tr_noop("Giant slayer"),
        tr_noop("Beat the strongest level, and nobody weaker at the table."),
    ),
}
"""The words for the feats that any game may have."""

_ROUNDS = 3
"""The fewest rounds of a match for the feat of leading from start to end."""


def feats_of(record: Record, game: Game) -> tuple[Feat, ...]:
    """The feats of a sound record, those of the game first; empty while the match goes on."""
    if record.result is None:
        return ()
    events_by_entry = _events_by_entry(record, game)
    own = () if game.feats is None else game.feats().find(events_by_entry, record.result)
    return (*own, *_feats_of_any_game(events_by_entry, record, game))


def words_of(game: Game) -> Mapping[str, FeatWords]:
    """The words for feats of a game and for feats of any game, the most remarkable first."""
    return {**({} if game.feats is None else game.feats().words), **WORDS}


def _events_by_entry(record: Record, game: Game) -> EventsByEntry:
    state, events_by_entry = game.start(record.options), []
    for entry in record.entries:
        happened: list[Event] = []
        apply(state, entry, happened.append)
        events_by_entry.append((entry, happened))
    return events_by_entry


def _feats_of_any_game(
    events_by_entry: EventsByEntry, record: Record, game: Game
) -> Iterator[Feat]:
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
    rounds = [
        [sign * score for score in scores] for scores in _scores_by_round(events_by_entry, result)
    ]
    behind = [line[winner] - min(line) for line in rounds[:-1]]
    if behind and behind[-1] and rounds[-2][winner] == max(rounds[-2]):
        yield Feat("comeback", winner, behind[-1])
    leads = [min(line[:winner] + line[winner + 1 :]) - line[winner] for line in rounds]
    if len(rounds) >= _ROUNDS and all(lead > 0 for lead in leads):
        yield Feat("led_throughout", winner, len(rounds))
    if leads and leads[-1] == 1:
        yield Feat("by_a_point", winner)


def _scores_by_round(events_by_entry: EventsByEntry, result: Result) -> list[list[int]]:
    if result.scores is None:
        return []
    before, now = list[list[int]](), [0] * len(result.scores)  # before each round
    for event in events_in(events_by_entry):
        if isinstance(event, Began):
            before.append(now[:])
        elif isinstance(event, Scored):
            now[event.seat] = event.total
    return [*before[1:], now]
