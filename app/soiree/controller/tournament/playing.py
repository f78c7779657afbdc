"""Names the players of a tournament's matches, plays those among computers, and adds results."""

from __future__ import annotations

from soiree.controller.arena.duplicate import play_between
from soiree.controller.arena.tables import match_seed
from soiree.controller.tournament.link import MatchLink
from soiree.controller.tournament.tournament import Match, Tournament
from soiree.core.events import Result
from soiree.core.players import Stop
from soiree.core.records import Participant, Record
from soiree.core.tallies import Tally
from soiree.games import GAMES


def participants_of(tournament: Tournament, match: Match) -> tuple[Participant, ...]:
    """The players of a match, by seat."""
    return tuple(participant_of(tournament, each) for each in match.seats)


def participant_of(tournament: Tournament, entrant: int) -> Participant:
    """The player for the entrant with this index: a person, or a computer of the entrant's level,
    which for a custom player is the game's usual level.
    """
    game, who = GAMES[tournament.game], tournament.entrants[entrant]
    return Participant.of(who.name, None if who.player is None else game.known_level(who.player))


def has_people(tournament: Tournament, match: Match) -> bool:
    """True if a person plays in the match."""
    return any(tournament.entrants[each].player is None for each in match.seats)


def play_by_computers(tournament: Tournament, match: Match, stop: Stop) -> Result | None:
    """Play a match of computers. Guests play with their tempers, as at a table.

    Args:
        stop: returns True to give the match up.

    Returns:
        The result, which depends only on the tournament and the match; None if the match was
        given up.
    """
    game, seed = GAMES[tournament.game], match_seed(tournament.seed, match)
    players = participants_of(tournament, match)
    record = Record(game.name, dict(tournament.options), players, seed=seed)
    played = play_between(record, game, f"tournament {seed}", stop)
    return None if stop() else played.result


def with_record(tournament: Tournament, record: Record) -> Tournament:
    """Return the tournament with the result of the match that a record contains.

    The record changes nothing if it is unfinished, has another deal, or belongs to a match that
    already has a result.
    """
    link, result = MatchLink.of(record.extra), record.result
    if link is None or result is None:
        return tournament
    match = next((each for each in tournament.open_matches if each.place == link.place), None)
    if match is None or record.seed != match_seed(tournament.seed, match):
        return tournament
    helped = has_people(tournament, match) and Tally.of(record.extra).assisted
    return tournament.with_result(match.place, result, helped=helped)
