"""Evenings as JSON files."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from soiree.controller.evening.evening import (
    MEMBERS,
    STRENGTHS,
    Due,
    Evening,
    Item,
    Played,
)
from soiree.core.events import ranks as ranked
from soiree.core.migrations import Migration, take_head, version_after
from soiree.core.records import take_game, take_options
from soiree.core.strict_json import Faulty, Fields, parse, shown
from soiree.games import GAMES

FORMAT = "soiree-evening"
LARGEST = 1_000_000
"""The largest size of a file, in bytes."""

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration of an evening's file from version 1 to 2, and so on."""

_MOST_ITEMS = 100


def encode(evening: Evening) -> bytes:
    """The file of an evening: UTF-8 JSON. Its summary is for the album, which knows no rules."""
    ranks = [evening.rank(member) for member in range(MEMBERS)] if evening.is_over else []
    fields = {
        "format": FORMAT,
        "version": version_after(MIGRATIONS),
        **msgspec.to_builtins(evening),
        "summary": {"points": evening.points(), "ranks": ranks, "played": len(evening.matches)},
    }
    return (json.dumps(fields, ensure_ascii=False, indent=1) + "\n").encode()


def decode(content: bytes, migrations: Sequence[Migration] = MIGRATIONS) -> Evening:
    """The evening in a file, checked completely.

    Raises:
        Newer: a newer Soirée wrote the file.
        Faulty: the first fault. Items, matches and members are numbered from 0.
    """
    written = take_head(parse(content, LARGEST), FORMAT, migrations).rest()
    try:
        evening = msgspec.convert(written, Evening)
    except msgspec.ValidationError as error:
        raise Faulty("file", str(error), "an evening") from None
    _check_members(evening)
    programme = tuple(_item(each, f"programme[{n}]") for n, each in enumerate(evening.programme))
    if not 1 <= len(programme) <= _MOST_ITEMS:
        raise Faulty("programme", f"{len(programme)} items", f"1 to {_MOST_ITEMS}")
    finale = evening.finale
    if finale is not None:
        finale = _item(finale, "finale")
        if finale.players != 2:
            raise Faulty("finale", f"a match of {finale.players}", "a match of two")
    begun = replace(evening, programme=programme, finale=finale, matches=())
    for number, match in enumerate(evening.matches):
        _check_match(match, begun, f"matches[{number}]")
        begun = begun.with_match(match)
    return begun


def _check_members(evening: Evening) -> None:
    members = evening.members
    if len(members) != MEMBERS:
        raise Faulty("members", f"{len(members)} members", f"{MEMBERS}")
    for number, member in enumerate(members):
        place, strength = f"members[{number}].strength", member.strength
        if number == 0 and strength is not None:
            raise Faulty(place, f"{strength}", "nothing, for the person")
        if number and strength not in range(STRENGTHS):
            raise Faulty(place, f"{strength}", f"0 to {STRENGTHS - 1}")
    if len({member.name for member in members}) < MEMBERS:
        raise Faulty("members", "a name twice", "each name once")


def _item(item: Item, place: str) -> Item:
    fields = Fields({"game": item.game, "options": dict(item.options)}, place)
    game = take_game(fields, GAMES)
    made = Item(game.name, take_options(fields, game))
    if made.players not in (2, MEMBERS):
        raise Faulty(f"{place}.options", f"a match of {made.players}", f"2 or {MEMBERS} players")
    return made


def _check_match(match: Played, begun: Evening, place: str) -> None:
    if Due(match.place, match.seats) not in begun.due:
        raise Faulty(place, f"item {match.place.item}, table {match.place.table}", "a match due")
    size = len(match.seats)
    if len(match.ranks) != size or match.ranks != ranked([float(rank) for rank in match.ranks]):
        raise Faulty(f"{place}.ranks", shown(str(match.ranks)), "ranks such as 1, 1, 3")
    if match.scores is not None and len(match.scores) != size:
        raise Faulty(f"{place}.scores", f"{len(match.scores)} scores", f"{size}")
    if any(feat.seat not in range(size) for feat in match.feats):
        raise Faulty(f"{place}.feats", "a seat that nobody has", f"0 to {size - 1}")
