"""The history as CSV and as JSON, for other programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.storage.index_rows import Played
from soiree.storage.ratings import Rating
from soiree.storage.results import MatchCategory, person_of, result_of, won
from soiree.storage.statistics import by_kind, ratings, summary

_COLUMNS = (
    "file,game,started,finished,options,players,seat,rank,score,scores,won,reason,moves,seconds,"
    "assisted,hints,undos"
).split(",")


def as_csv(matches: Iterable[Played]) -> Iterator[str]:
    """A line for each match, below a line with the names of the columns."""
    yield _line(_COLUMNS)
    for match in matches:
        row = _row(match)
        yield _line([row.get(name, "") for name in _COLUMNS])


def as_json(matches: Iterable[Played], games: Mapping[str, Game]) -> Iterator[str]:
    """One object, piece by piece: the matches, what those of each kind come to, and ratings.

    Args:
        matches: latest first, as `index.latest_first` gives them.
    """
    results, kinds = [], dict[MatchCategory, MatchCategory]()
    yield '{"matches": ['
    for number, match in enumerate(matches):
        yield (", " if number else "") + json.dumps(_fields(match))
        if (result := result_of(match)) is not None:
            # Each kind is in memory once.
            results.append(result._replace(kind=kinds.setdefault(result.kind, result.kind)))
    results.reverse()
    statistics = [
        {
            **kind._asdict(),
            "options": dict(kind.options),
            **msgspec.to_builtins(summary(those, games)),
        }
        for kind, those in by_kind(results).items()
    ]
    rated = [_rating(each, games[name]) for name, each in ratings(results, games).items()]
    yield f'], "statistics": {json.dumps(statistics)}'
    yield f', "ratings": {json.dumps(rated)}}}\n'


def _rating(found: Rating, game: Game) -> Mapping[str, object]:
    """A rating with the places of the levels, on the same scale."""
    assert game.scale is not None
    return {
        "game": game.name,
        **found._asdict(),
        "levels": dict(zip(game.level_names(), game.scale.places(), strict=True)),
        "bracket": found.bracket(game).in_words(),
    }


def _line(values: Sequence[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(values)
    return text.getvalue()


def _row(match: Played) -> Mapping[str, object]:
    fields = msgspec.to_builtins(match)
    seat = person_of(match)
    alone = {} if seat is None else {"seat": seat, "rank": match.ranks[seat], "won": won(match)}
    if seat is not None and match.scores is not None:
        alone["score"] = match.scores[seat]
    return {
        **{name: fields[name] for name in _COLUMNS if name in fields},
        "options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "players": " ".join(
            shown_name(who.level) if who.level else "person" for who in match.seats
        ),
        "scores": "" if match.scores is None else " ".join(map(str, match.scores)),
        "assisted": int(match.assisted),
        **alone,
    }


def _fields(match: Played) -> Mapping[str, object]:
    players = [
        {"name": who.name, "kind": who.kind, **({"level": who.level} if who.level else {})}
        for who in match.seats
    ]
    return {**msgspec.to_builtins(match), "seats": players}
