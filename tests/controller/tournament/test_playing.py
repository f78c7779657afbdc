"""Matches of tournaments with people: their records, and the matches between computers."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.arena.tables import match_seed
from soiree.controller.match.authority import Match
from soiree.controller.match.replay import Replay
from soiree.controller.tournament.file import decode, encode
from soiree.controller.tournament.link import MatchLink
from soiree.controller.tournament.playing import participants_of, play_by_computers, with_record
from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.tournament import Entrant, Tournament, started
from soiree.core.records import Record
from soiree.games import GAMES

GAME = GAMES["soy"]


def tournament_of(*players: str | None) -> Tournament:
    entrants = [Entrant(f"{number}", player) for number, player in enumerate(players)]
    return with_next_round(started(GAME, GAME.defaults(), "knock-out", entrants, seed=1))


def record_of(tournament: Tournament, number: int = 0) -> Record:
    """A finished match, as the table would save it."""
    match = tournament.matches[number]
    link = MatchLink("soy-1", *match.place)
    seed, players = match_seed(tournament.seed, match), participants_of(tournament, match)
    played = Match(
        Record(GAME.name, GAME.defaults(), players, extra=link.fields(), seed=seed), GAME
    )
    played.draw_chance()
    while played.deciders:
        view = played.view(played.deciders[0])
        played.play(view.seat, view.legal[0], played.position, None)
        played.draw_chance()
    return played.record()


def test_a_link_survives_a_record_and_nonsense_is_none() -> None:
    link = MatchLink("soy-1", 2, 1, 3)
    assert MatchLink.of(link.fields()) == link
    nonsense: list[object] = [None, [], {}, {"tournament": "a", "round": True, "table": 0}]
    for wrong in nonsense:
        assert MatchLink.of({"tournament": wrong}) is None


def test_only_the_own_finished_match_counts_and_only_once() -> None:
    tournament = tournament_of(None, "easy", "easy", "easy")
    record = record_of(tournament)
    result = record.result
    assert result is not None
    counted = with_record(tournament, record)
    assert counted.matches[0].ranks == result.ranks
    assert counted.open_matches == tournament.matches[1:]
    assert not counted.matches[0].helped
    assert with_record(counted, record) is counted
    record.extra["hints"], record.extra["assisted"] = 1, True
    helped = with_record(tournament, record)
    assert helped.matches[0].helped
    assert decode(encode(helped)) == helped
    for other in (
        replace(record, result=None),
        replace(record, extra={}),
        replace(record, seed=(record.seed or 0) + 1),
    ):
        assert with_record(tournament, other) is tournament


def test_a_match_played_on_from_a_position_does_not_count() -> None:
    tournament = tournament_of(None, "easy", "easy", "easy")
    branch = Replay(record_of(tournament), GAME).branch(0)
    assert MatchLink.of(branch.extra) is None


def test_computers_play_the_same_match_again_and_stop_when_told() -> None:
    tournament = tournament_of("easy", "easy", "easy", "my.py:choose")
    match = tournament.matches[1]
    result = play_by_computers(tournament, match, lambda: False)
    assert result is not None
    assert play_by_computers(tournament, match, lambda: False) == result
    assert play_by_computers(tournament, match, lambda: True) is None
