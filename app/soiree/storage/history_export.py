"""The history as CSV and as JSON, for other programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict

import msgspec

from soiree.core.games import Game
from soiree.storage.history import Played
from soiree.storage.results import person_of, result_of, won
from soiree.storage.statistics import by_kind, summary

_COLUMNS = (
    "file,game,started,finished,options,players,seat,rank,score,scores,won,reason,moves,seconds,"
    "assisted,hints,undos"
).split(",")


def as_csv(matches: Sequence[Played]) -> str:
    """A line for each match, below a line with the names of the columns."""
    text = io.StringIO()
    lines = csv.DictWriter(text, _COLUMNS, lineterminator="\n")
    lines.writeheader()
    for match in matches:
        lines.writerow(_row(match))
    return text.getvalue()


def as_json(matches: Sequence[Played], games: Mapping[str, Game]) -> str:
    """One object: the matches, and what those of each kind come to.

    Args:
        matches: latest first, as `history.read` gives them.
    """
    results = [each for match in reversed(matches) if (each := result_of(match)) is not None]
    kinds = [
        {**kind._asdict(), "options": dict(kind.options), **asdict(summary(those, games))}
        for kind, those in by_kind(results).items()
    ]
    told = {"matches": [_fields(match) for match in matches], "statistics": kinds}
    return json.dumps(told, ensure_ascii=False)


def _row(match: Played) -> Mapping[str, object]:
    fields = msgspec.to_builtins(match)
    seat = person_of(match)
    alone = {} if seat is None else {"seat": seat, "rank": match.ranks[seat], "won": won(match)}
    if seat is not None and match.scores is not None:
        alone["score"] = match.scores[seat]
    return {
        **{name: fields[name] for name in _COLUMNS if name in fields},
        "options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "players": " ".join(who.level or "person" for who in match.seats),
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
