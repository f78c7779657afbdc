"""A first race without the clock, and then races against it."""

from __future__ import annotations

from soiree.core.entries import Chance, Decision
from tests.controller.match.test_race import Racetrack, rivals

YOU = 0


def test_in_the_first_race_everybody_waits_for_the_person() -> None:
    track = Racetrack(rivals(3), 3, practice=True)
    track.start()
    assert not track.session.turns.real_time
    position = track.match.position
    track.let_pass(60, 5)
    assert track.match.position == position
    assert track.session.choose(YOU, track.match.legal(YOU)[0]) is None
    track.let_pass(1)
    assert [move.seat for move in track.moves()] == [0, 1, 2]


def test_the_second_race_runs_against_the_clock_and_time_never_goes_back() -> None:
    track = Racetrack(rivals(3), 3, practice=True)
    switched: list[int] = []

    def choose(seat: int) -> str:
        if track.session.turns.real_time and not switched:
            switched.append(track.match.position)
        return track.match.legal(seat)[0]

    track.play_out(choose)
    entries = track.match.entries
    first = next(n for n, entry in enumerate(entries) if isinstance(entry, Decision))
    dealt = next(n for n, entry in enumerate(entries) if n > first and isinstance(entry, Chance))
    assert switched[0] > dealt
    times = [move.at for move in track.moves() if move.at is not None]
    assert times == sorted(times)
    practice = [entry.seat for entry in entries[first : first + 6] if isinstance(entry, Decision)]
    assert practice == [0, 1, 2, 0, 1, 2]


def test_a_match_resumed_after_its_practice_goes_on_against_the_clock() -> None:
    track = Racetrack(rivals(2), 2, practice=True)
    track.start()
    while not track.session.turns.real_time:
        if track.match.legal(YOU):
            track.session.choose(YOU, track.match.legal(YOU)[0])
        track.let_pass(1, 1)
        assert not track.is_over
    later = Racetrack(rivals(2), 2, practice=True, entries=list(track.match.entries))
    assert later.session.turns.real_time
