"""The matches of an evening: those of the person are set up, the others are played here."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.arena.duplicate import play_between
from soiree.controller.evening.evening import Due, Evening, Played, level_of, match_seed
from soiree.controller.evening.feats import feats_of
from soiree.core.evenings import EveningPlace
from soiree.core.players import Stop, never
from soiree.core.records import Participant, Record, is_branch, people_of
from soiree.core.tallies import Tally
from soiree.games import GAMES


def participants_of(evening: Evening, due: Due) -> tuple[Participant, ...]:
    """The players of a match, by seat."""
    game = evening.items[due.place.item].game
    members = [evening.members[each] for each in due.seats]
    return tuple(
        Participant.of(who.name, None if who.strength is None else level_of(game, who.strength))
        for who in members
    )


def link(name: str, due: Due) -> EveningPlace:
    """The place of a match that is due, for its record.

    Args:
        name: of the evening's file, without its suffix.
    """
    return EveningPlace(name, due.place.item, due.place.table)


def _computers(players: Sequence[Participant]) -> list[str]:
    return [who.name for who in players if who.kind == "computer"]


def play_behind_the_scenes(
    evening: Evening, name: str, due: Due, started: str, stop: Stop = never
) -> Record | None:
    """Play a match without the person. The evening and the place determine the match.

    Args:
        name: of the evening's file, without its suffix.
        started: the time of the start, as records write it.
        stop: returns True to give the match up.

    Returns:
        The finished match; None if it was given up.
    """
    item = evening.items[due.place.item]
    game, seed = GAMES[item.game], match_seed(evening, due.place)
    players, extra = participants_of(evening, due), link(name, due).fields()
    record = Record(game.name, dict(item.options), players, [], seed, started, extra=extra)
    match = play_between(record, game, f"evening {seed}", stop)
    return None if stop() else match.record()


def result_in(record: Record, evening: Evening, file: str) -> Played | None:
    """The result that a record adds to an evening.

    Args:
        file: the name of the record's file.

    Returns:
        None if the match is not over, is not due in this evening, or branched off another match.
    """
    place, result = EveningPlace.of(record.extra), record.result
    if place is None or result is None or is_branch(record):
        return None
    due = next((each for each in evening.due if link(place.evening, each) == place), None)
    if due is None or record.game != evening.items[due.place.item].game:
        return None
    expected = participants_of(evening, due)
    people = people_of(expected)
    if people_of(record.players) != people or _computers(record.players) != _computers(expected):
        return None
    return Played(
        place=due.place,
        seats=due.seats,
        ranks=result.ranks,
        scores=result.scores,
        helped=bool(people) and Tally.of(record.extra).assisted,
        feats=feats_of(record, GAMES[record.game]),
        file=file,
    )
