"""Tournaments as JSON files, with one match on each line."""

from __future__ import annotations

from msgspec import to_builtins
from msgspec.structs import replace

from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.tournament import (
    FORMS,
    MOST_ROUNDS,
    REPLAYS,
    Entrant,
    Match,
    Tournament,
    check,
)
from soiree.core.events import ranks as ranked
from soiree.core.migrations import Migration, take_head, version_after
from soiree.core.records import take_game, take_options
from soiree.core.strict_json import Faulty, Fields, in_lines, parse
from soiree.games import GAMES

FORMAT = "soiree-tournament"
MIGRATIONS: tuple[Migration, ...] = ()
LARGEST = 1_000_000
"""The largest size of a file, in bytes: some thousand matches."""


def encode(tournament: Tournament) -> bytes:
    """The file of a tournament: UTF-8 JSON, with a line for each match."""
    return in_lines(fields_of(tournament), "matches")


def fields_of(tournament: Tournament) -> dict[str, object]:
    """A tournament as a JSON object; its matches come last."""
    return {
        "format": FORMAT,
        "version": version_after(MIGRATIONS),
        "game": tournament.game,
        "options": dict(tournament.options),
        "form": tournament.form,
        "rounds": tournament.rounds,
        "seed": tournament.seed,
        "entrants": to_builtins(tournament.entrants),
        "matches": [_match_fields(match) for match in tournament.matches],
    }


def _match_fields(match: Match) -> dict[str, object]:
    names = ["round", "table", "replay", "seats"]
    if match.ranks:
        names += ["ranks", "scores", *(["helped"] if match.helped else [])]
    fields = to_builtins(match)
    return {name: fields[name] for name in names}


def decode(content: bytes) -> Tournament:
    """The tournament in a file, checked completely.

    Raises:
        Newer: a newer Soirée wrote the file.
        Faulty: the first fault. Rounds, tables, seats and entrants are numbered from 0.
    """
    fields = take_head(parse(content, LARGEST), FORMAT, MIGRATIONS)
    game = take_game(fields, GAMES)
    options = take_options(fields, game)
    form = fields.take_one_of("form", {each: each for each in FORMS})
    rounds = fields.take("rounds", int, f"1 to {MOST_ROUNDS}")
    seed = fields.take("seed", int, "a whole number")
    entrants = fields.take("entrants", list, "a list of entrants")
    matches = fields.take("matches", list, "a list of matches")
    head = Tournament(
        game.name,
        options,
        form,
        tuple(_entrant(each, f"entrants[{index}]") for index, each in enumerate(entrants)),
        seed,
        rounds,
    )
    check(head)
    found = [_match(each, f"matches[{index}]", head) for index, each in enumerate(matches)]
    places = [match.place for match in found]
    if places != sorted(set(places)):
        raise Faulty("matches", "another order", "by round, table and replay, each once")
    tournament = replace(head, matches=tuple(found))
    _check_rounds(tournament)
    with_next_round(tournament)
    return tournament


def _entrant(value: object, place: str) -> Entrant:
    fields = Fields(value, place)
    name = fields.take("name", str, "a text")
    if not name.strip():
        raise fields.fault("name", name, "a text that can be read")
    return Entrant(name, fields.take_optional("player", str, "the name of a player"))


def _match(value: object, place: str, head: Tournament) -> Match:
    fields, size = Fields(value, place), len(head.entrants)
    limits = {"round": head.rounds, "table": size, "replay": REPLAYS + 1}
    if head.form != "knock-out":
        limits["replay"] = 1
    numbers = {}
    for name, limit in limits.items():
        numbers[name] = fields.take(name, int, f"0 to {limit - 1}")
        if numbers[name] not in range(limit):
            raise fields.fault(name, numbers[name], f"0 to {limit - 1}")
    seats = _whole_numbers(fields, "seats", head.per_match)
    if len({*seats}) < len(seats) or not {*range(size)}.issuperset(seats):
        raise fields.fault("seats", list(seats), f"different entrants, 0 to {size - 1}")
    ranks: tuple[int, ...] = ()
    scores = None
    helped = fields.take_optional("helped", bool, "true or false") or False
    if "ranks" in fields:
        ranks = _whole_numbers(fields, "ranks", head.per_match)
        if ranks != ranked([float(rank) for rank in ranks]):
            raise fields.fault("ranks", list(ranks), "ranks such as 1, 1, 3")
        value = fields.take_any("scores", "a list of scores, or null")
        if value is not None:
            fields = Fields({"scores": value}, place)
            scores = _whole_numbers(fields, "scores", head.per_match)
    return Match(
        numbers["round"], numbers["table"], seats, numbers["replay"], ranks, scores, helped
    )


def _whole_numbers(fields: Fields, name: str, count: int) -> tuple[int, ...]:
    expected = f"{count} whole numbers"
    value = fields.take(name, list, expected)
    if len(value) != count or any(type(each) is not int for each in value):
        raise fields.fault(name, value, expected)
    return tuple(value)


def _check_rounds(tournament: Tournament) -> None:
    before: Match | None = None
    for index, match in enumerate(tournament.matches):
        place = f"matches[{index}]"
        if match.replay:
            if before is None or before.place != (match.round, match.table, match.replay - 1):
                raise Faulty(f"{place}.replay", f"{match.replay}", "the match before it first")
            if {*before.seats} != {*match.seats} or not before.ranks:
                raise Faulty(f"{place}.seats", "other entrants", "those of the match before")
        elif match.round > (before.round + 1 if before else 0):
            raise Faulty(f"{place}.round", f"{match.round}", "the round before it first")
        same = [m for m in tournament.matches if m.round == match.round and m.table < match.table]
        if twice := {*match.seats} & {entrant for other in same for entrant in other.seats}:
            found = f"{tournament.entrants[min(twice)].name} twice in a round"
            raise Faulty(f"{place}.seats", found, "each entrant once")
        before = match
    late = tournament.form in ("swiss", "knock-out")
    rounds = {match.round for match in tournament.matches}
    first_open = min((match.round for match in tournament.open_matches), default=len(rounds))
    if late and rounds and max(rounds) > first_open:
        raise Faulty("matches", f"round {max(rounds)}", f"the results of round {first_open} first")
