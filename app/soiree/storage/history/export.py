"""The export of finished matches as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.storage.history.index_rows import Played
from soiree.storage.history.ratings import Rating
from soiree.storage.history.results import MatchCategory, person_of, result_of
from soiree.storage.history.statistics import by_kind, ratings, summary

_COLUMNS = (
    "file,game,started,finished,options,players,seat,rank,score,scores,won,reason,moves,seconds,"
    "assisted,hints,undos"
).split(",")


def as_csv(matches: Iterable[Played]) -> Iterator[str]:
    """Yield the lines of a CSV file: the names of the columns, then a line for each match."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for match in matches:
        writer.writerow(_row(match))
        yield text.getvalue()
        text.seek(0)
        text.truncate()
    yield text.getvalue()


def as_json(matches: Iterable[Played], games: Mapping[str, Game]) -> Iterator[str]:
    """Yield the pieces of one JSON object: the matches, statistics by category, and ratings.

    Args:
        matches: the matches, latest first, as from `index.latest_first`.
    """
    results, kinds = [], dict[MatchCategory, MatchCategory]()
    yield '{"matches": ['
    for number, match in enumerate(matches):
        yield (", " if number else "") + json.dumps(msgspec.to_builtins(match))
        if (result := result_of(match)) is not None:
            # Each category is in memory once.
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
    assert game.scale is not None
    return {
        "game": game.name,
        **found._asdict(),
        "levels": dict(zip(game.level_names(), game.scale.places(), strict=True)),
        "bracket": found.bracket(game).in_words(),
    }


def _row(match: Played) -> Mapping[str, object]:
    seat, result = person_of(match.seats), result_of(match)
    alone: dict[str, object] = {}
    if seat is not None and result is not None:
        alone = {"seat": seat, "rank": match.ranks[seat], "won": result.share}
        alone |= {} if result.score is None else {"score": result.score}
    return {
        **msgspec.to_builtins(match),
        "options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "players": " ".join(
            shown_name(who.level) if who.level else "person" for who in match.seats
        ),
        "scores": "" if match.scores is None else " ".join(map(str, match.scores)),
        "assisted": int(match.assisted),
        **alone,
    }
