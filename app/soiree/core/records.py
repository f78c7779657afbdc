"""Records: matches as JSON files, one entry a line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Literal, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from soiree.core.cards import Card, spell, spelled
from soiree.core.entries import Chance, ChanceKind, Decision, Entry
from soiree.core.events import Result
from soiree.core.games import Game, Option
from soiree.core.migrations import MIGRATIONS, Migration, take_head, version_after
from soiree.core.states import Refusal, State, apply
from soiree.core.strict_json import Faulty, Fields, Newer, brief, in_lines, parse, shown
from soiree.core.zones import Seat

__all__ = [
    "LARGEST",
    "VERSION",
    "Faulty",
    "Newer",
    "Participant",
    "Record",
    "chances_in",
    "chances_written",
    "decode",
    "encode",
    "entry_fields",
]

FORMAT = "soiree-record"
VERSION = version_after(MIGRATIONS)
"""The version of written records. Records of all earlier versions can be read."""

LARGEST = 4_000_000
"""The largest size of a record, in bytes: about eighty thousand moves.

A race of twelve spies takes at most 60,000 bytes, and a long match half a million.
"""


class Participant(Struct, frozen=True, omit_defaults=True):
    """The player at a seat.

    Attributes:
        level: the level of a computer; None for a person.
        extra: unknown fields of the record, kept unchanged.
    """

    name: str
    kind: Literal["human", "computer"]
    level: str | None = None
    extra: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, level: str | None) -> Participant:
        """A computer of a level, or a person without one."""
        return cls(name, "human" if level is None else "computer", level)


class Record(Struct):
    """A match in a file, finished or in progress.

    Attributes:
        started, ended: the times of a person's match, such as `2026-11-20T19:02:11Z`.
        result: None while the match is in progress.
        extra: unknown fields of the record, kept unchanged.
        result_extra: unknown fields of the result, kept unchanged.
    """

    game: str
    options: dict[str, int | str]
    players: tuple[Participant, ...]
    entries: list[Entry] = field(default_factory=list)
    seed: int | None = None
    started: str | None = None
    result: Result | None = None
    extra: dict[str, object] = field(default_factory=dict)
    result_extra: dict[str, object] = field(default_factory=dict)
    ended: str | None = None

    def up_to(self, position: int) -> Record:
        """The match in progress after so many entries."""
        entries = self.entries[:position]
        return replace(self, entries=entries, ended=None, result=None, result_extra={})


def people_of(players: Sequence[Participant]) -> tuple[Seat, ...]:
    """The seats of people."""
    return tuple(seat for seat, who in enumerate(players) if who.kind == "human")


def scores_of(record: Record, game: Game) -> tuple[int, ...] | None:
    """The scores at the end of a sound record, by seat; None if the game keeps none."""
    state = game.start(record.options)
    for entry in record.entries:
        apply(state, entry)
    return state.scores()


# Writing ------------------------------------------------------------------------------------------


def encode(record: Record) -> bytes:
    """The file of a record: UTF-8 JSON, with a line for each entry. The record is not checked."""
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": record.options,
        "players": [_participant_fields(each) for each in record.players],
    }
    for name in ("seed", "started", "ended"):
        if (value := getattr(record, name)) is not None:
            fields[name] = value
    fields |= record.extra | {"entries": list(map(entry_fields, record.entries))}
    if record.result is not None:
        fields["result"] = _result_fields(record.result) | record.result_extra
    return in_lines(fields, "entries")


def _participant_fields(player: Participant) -> dict[str, object]:
    fields: dict[str, object] = {"name": player.name, "kind": player.kind}
    if player.level is not None:
        fields["level"] = player.level
    return fields | dict(player.extra)


def entry_fields(entry: Entry) -> dict[str, object]:
    """An entry as a JSON object."""
    fields: dict[str, object]
    if isinstance(entry, Decision):
        fields = {"seat": entry.seat, "move": entry.move}
    else:
        fields = {"chance": entry.kind}
        if entry.kind == "deck":
            fields["cards"] = [spell(each) for each in entry.cards]
        if entry.seat is not None:
            fields["seat"] = entry.seat
    if entry.at is not None:
        fields["at"] = entry.at
    return fields | dict(entry.extra or {})


def _result_fields(result: Result) -> dict[str, object]:
    scores = None if result.scores is None else list(result.scores)
    return {"ranks": list(result.ranks), "scores": scores, "reason": str(result.reason)}


# The chances of a branch --------------------------------------------------------------------------

CHANCES = "chances"
"""The extra field of a match that branched off another one, with the outcomes of chance there."""


def is_branch(record: Record) -> bool:
    """True for a match that was played on from a position of another match."""
    return CHANCES in record.extra


def chances_written(chances: Iterable[Chance]) -> dict[str, object]:
    """The extra field `CHANCES` of a record; a match uses these outcomes where they fit."""
    return {CHANCES: [entry_fields(chance.bare()) for chance in chances]}


def chances_in(extra: Mapping[str, object]) -> tuple[Chance, ...]:
    """The outcomes of chance in the extra fields of a record, without invalid ones."""
    written = extra.get(CHANCES)
    found: list[Chance] = []
    for each in written if isinstance(written, list) else ():
        with suppress(Faulty):
            found.append(_chance(Fields(each, of_entry=True)).bare())
    return tuple(found)


# Reading ------------------------------------------------------------------------------------------


def decode(
    content: bytes,
    games: Mapping[str, Game],
    largest: int | None = LARGEST,
    migrations: Sequence[Migration] = MIGRATIONS,
) -> Record:
    """The record in a file, checked completely by replaying it.

    A match in progress is valid, wherever its entries end.

    Args:
        largest: the largest allowed size in bytes; None for the person's own matches.
        migrations: the migrations from the first version to the present one.

    Raises:
        Newer: a newer Soirée wrote the record.
        Faulty: the first fault. Entries are numbered from 1, the items of a list (`players[0]`)
            from 0, like seats.
    """
    fields = take_head(parse(content, largest), FORMAT, migrations)
    game = take_game(fields, games)
    options = take_options(fields, game)
    players = _take_players(fields, game.players(options))
    seed = fields.take_optional("seed", int, "a whole number")
    started, ended = (fields.take_optional(each, str, "a text") for each in ("started", "ended"))
    written = fields.take("entries", list, "a list of entries")
    state = game.start(options)
    entries = list(_replay(game, state, written))
    result_extra = _take_result(fields, state.result())
    return Record(
        game=game.name,
        options=options,
        players=players,
        entries=entries,
        seed=seed,
        started=started,
        ended=ended,
        result=state.result(),
        extra=fields.rest(),
        result_extra=result_extra,
    )


def take_game(fields: Fields, games: Mapping[str, Game]) -> Game:
    """Take the game that a file names. Raises Faulty."""
    return fields.take_one_of("game", games)


def take_options(fields: Fields, game: Game) -> dict[str, int | str]:
    """Read the options of a match; an option that the record omits has the value `Option.before`.

    Raises:
        Newer: there is an option that this version does not know.
        Faulty: the game forbids a value or a combination of values, or the record omits an option
            that has no `Option.before`.
    """
    written = Fields(fields.take_any("options", "an object"), "options")
    names = [option.name for option in game.options]
    there = {name: written.take_any(name, "") for name in names if name in written}
    for name, value in written.rest().items():
        expected = f"no such option, only {', '.join(names)}"
        raise Newer.of(written.fault(brief(name), value, expected))
    there = {**game.before(), **there}
    options: dict[str, int | str] = {}
    for option in game.options:
        expected = values_of(option)
        if option.name not in there:
            raise written.missing(option.name, expected)
        value = there[option.name]
        if not isinstance(value, (int, str)) or not option.admits(value):
            raise written.fault(option.name, value, expected)
        options[option.name] = value
    if allowed := game.forbids(options):
        raise Faulty("options", "values that do not go together", allowed)
    return options


def values_of(option: Option) -> str:
    """The allowed values of an option, in words."""
    if isinstance(option.values, range):
        return f"a whole number, {option.values[0]} to {option.values[-1]}"
    if len(option.values) > 6:
        return f"a text such as {option.default}"
    return f"one of {', '.join(option.values)}"


def _take_players(fields: Fields, seats: int) -> tuple[Participant, ...]:
    written = fields.take("players", list, "a list of players")
    if len(written) != seats:
        raise Faulty("players", _several(len(written), "player"), str(seats))
    return tuple(_participant(each, f"players[{seat}]") for seat, each in enumerate(written))


def _participant(value: object, place: str) -> Participant:
    fields = Fields(value, place)
    name = fields.take("name", str, "a text")
    kind = fields.take("kind", str, "human or computer")
    if kind == "human":
        fields.forbid("level", "none, for a human")
        return Participant(name, "human", extra=fields.rest())
    if kind != "computer":
        raise fields.fault("kind", kind, "human or computer")
    level = fields.take("level", str, "the name of a level")
    if not level:
        raise fields.fault("level", level, "the name of a level")
    return Participant(name, "computer", level, fields.rest())


def _replay(game: Game, state: State, written: Iterable[object]) -> Iterator[Entry]:
    now = 0.0
    for number, value in enumerate(written, 1):
        place = f"entry {number}"
        entry = _entry(game, value, place)
        if entry.at is not None:
            if entry.at < now:
                raise Faulty(place, f"at {entry.at}", f"no earlier time than {now}")
            now = entry.at
        if isinstance(entry, Chance):
            _check_chance(state, entry, place)
        else:
            _check_decision(state, entry, place)
        apply(state, entry)
        yield entry


def _entry(game: Game, value: object, place: str) -> Entry:
    fields = Fields(value, place, of_entry=True)
    if "chance" in fields:
        return _chance(fields)
    seat = fields.take("seat", int, "the number of a seat")
    move = game.canonical(fields.take("move", str, "a move"))
    at = _take_time(fields)
    if at is None and game.is_timed(move):
        raise fields.missing("at", "the seconds since the match began")
    return Decision(seat, move, at, fields.rest() or None)


def _chance(fields: Fields) -> Chance:
    kind = fields.take_one_of("chance", _KINDS)
    cards: tuple[Card, ...] = ()
    if kind == "deck":
        cards = tuple(_card(each, fields) for each in fields.take("cards", list, "a list of cards"))
    take_seat = fields.take_optional if kind == "deck" else fields.take
    seat = take_seat("seat", int, "the number of a seat")
    for stray in ("cards", "move"):
        fields.forbid(stray, f"no {stray} beside a {kind}")
    return Chance(kind, cards, seat, _take_time(fields), fields.rest() or None)


_KINDS: dict[str, ChanceKind] = {kind: kind for kind in get_args(ChanceKind)}


def _card(value: object, fields: Fields) -> Card:
    card = spelled(value)
    if card is None:
        raise fields.fault("cards", value, "a card such as 10H")
    return card


def _take_time(fields: Fields) -> float | None:
    if "at" not in fields:
        return None
    at = fields.take_any("at", "")
    if isinstance(at, bool) or not isinstance(at, (int, float)):
        raise fields.fault("at", at, "a number of seconds")
    try:
        return float(at)
    except OverflowError:
        raise fields.fault("at", at, "a number of seconds") from None


def _check_chance(state: State, chance: Chance, place: str) -> None:
    pending = state.chance()
    of = "" if chance.seat is None else f" of seat {brief(str(chance.seat))}"
    if pending and pending.kind == chance.kind == "deck" and chance.seat == pending.seat:
        if len(chance.cards) != pending.count:
            raise Faulty(
                place, f"a deck of {_several(len(chance.cards), 'card')}", _expected(state)
            )
        held, allowed = Counter(chance.cards), Counter(pending.cards)
        for card in held - allowed:
            expected = f"it {_times(allowed[card])}"
            raise Faulty(place, f"{spell(card)} {_times(held[card])} in the deck", expected)
    if pending is None or not pending.admits(chance):
        raise Faulty(place, f"a {chance.kind}{of}", _expected(state))


def _check_decision(state: State, decision: Decision, place: str) -> None:
    seat, move = decision.seat, decision.move
    if seat not in state.deciders():
        raise Faulty(place, f"a move of seat {brief(str(seat))}", _expected(state))
    if refusal := state.refusal(seat, move):
        expected = f"a move that seat {seat} may make ({_in_words(refusal)})"
        raise Faulty(place, shown(move), expected)


def _expected(state: State) -> str:
    if pending := state.chance():
        if pending.kind == "deck":
            of = "" if pending.seat is None else f" of seat {pending.seat}"
            return f"a deck{of} of {_several(pending.count, 'card')}"
        return f"a {pending.kind}, {_one_seat_of(pending.seats)}"
    if deciders := state.deciders():
        return f"a move of {_one_seat_of(deciders)}"
    return "nothing more, as the match is over"


def _in_words(refusal: Refusal) -> str:
    words = {
        name: f"seat {word}" if name == "player" and isinstance(word, int) else brief(str(word))
        for name, word in refusal.words.items()
    }
    return refusal.text.format(**words)


def _one_seat_of(seats: Sequence[Seat]) -> str:
    *others, last = map(str, seats)
    return f"seat {', '.join(others)} or {last}" if others else f"seat {last}"


def _several(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _times(count: int) -> str:
    return ("not at all", "once", "twice")[count] if count < 3 else f"{count} times"


def _take_result(fields: Fields, result: Result | None) -> dict[str, object]:
    if result is None:
        fields.forbid("result", "none, as the match goes on")
        return {}
    actual = _result_fields(result)
    written = Fields(fields.take_any("result", json.dumps(actual)), "result")
    for name, expected in actual.items():
        value = written.take_any(name, json.dumps(expected))
        if not _is_same(value, expected):
            raise written.fault(name, value, json.dumps(expected))
    return written.rest()


def _is_same(value: object, expected: object) -> bool:
    """True if both are equal and of the same type: 2.0 is not 2, and true is not 1."""
    if isinstance(value, list) and isinstance(expected, list):
        return len(value) == len(expected) and all(map(_is_same, value, expected))
    return type(value) is type(expected) and value == expected
