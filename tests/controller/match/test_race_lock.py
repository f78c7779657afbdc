"""Wrong keys in a race lock the hand, each one in a row for a longer time."""

from __future__ import annotations

import pytest

from soiree.controller.computers import pace
from soiree.controller.match.race_lock import LONGEST, Lock, lock_seconds
from soiree.core.entries import Move
from soiree.games.spy.moves import OPEN, PLACE, UNDER
from tests.controller.match.test_race import Racetrack

YOU = 0
KEYS = (*PLACE, OPEN, UNDER)


def test_each_wrong_key_in_a_row_locks_longer_than_the_one_before() -> None:
    times = [lock_seconds(wrong) for wrong in range(1, 6)]
    assert times == sorted(set(times))
    assert lock_seconds(0) == 0
    assert lock_seconds(1000) == LONGEST


def test_a_right_key_ends_the_row() -> None:
    lock = Lock()
    for now in (10.0, 20.0, 30.0):
        lock.note(now, is_wrong=True)
    assert lock.seconds_left(30.0) == pytest.approx(lock_seconds(3))
    lock.note(40.0, is_wrong=False)
    assert lock.seconds_left(40.0) == 0
    lock.note(50.0, is_wrong=True)
    assert lock.seconds_left(50.0) == pytest.approx(lock_seconds(1))


def racing() -> Racetrack:
    """A race of one person alone, who has been asked for the first move."""
    track = Racetrack({}, 1)
    track.start()
    return track


def right(track: Racetrack) -> Move:
    return track.match.legal(YOU)[0]


def wrong(track: Racetrack) -> Move:
    return next(key for key in KEYS if key not in track.match.legal(YOU))


def test_a_locked_hand_takes_no_key_until_its_time_is_over() -> None:
    track = racing()
    refusal = track.session.choose(YOU, wrong(track))
    assert refusal is not None
    locked = track.session.choose(YOU, right(track))
    assert locked is not None
    assert locked != refusal
    assert track.moves() == []
    track.clock.go_on(lock_seconds(1) - 0.01)
    assert track.session.choose(YOU, right(track)) == locked
    track.clock.go_on(0.02)
    assert track.session.choose(YOU, right(track)) is None


def test_keys_pressed_while_it_is_locked_do_not_make_it_longer() -> None:
    track = racing()
    track.session.choose(YOU, wrong(track))
    for _ in range(5):
        track.session.choose(YOU, wrong(track))
    assert track.session.turns.seconds_locked(YOU) == pytest.approx(lock_seconds(1))


def test_a_pause_does_not_take_the_lock_off() -> None:
    track = racing()
    track.session.choose(YOU, wrong(track))
    track.session.pause(True)
    track.clock.go_on(60)
    assert track.session.turns.seconds_locked(YOU) == pytest.approx(lock_seconds(1))
    track.session.pause(False)
    assert track.session.choose(YOU, right(track)) is not None
    track.clock.go_on(lock_seconds(1))
    assert track.session.choose(YOU, right(track)) is None


def test_a_hand_is_free_again_when_the_race_is_over() -> None:
    track = racing()
    while track.match.legal(YOU)[0] in KEYS:
        track.session.choose(YOU, wrong(track))
        track.clock.go_on(LONGEST)
        assert track.session.choose(YOU, right(track)) is None
    assert track.session.turns.seconds_locked(YOU) == 0


def test_without_the_clock_a_wrong_key_costs_nothing() -> None:
    track = Racetrack({}, 1, timed=False)
    track.start()
    assert track.session.choose(YOU, wrong(track)) is not None
    assert track.session.choose(YOU, right(track)) is None


def test_a_computer_that_slips_pays_for_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same first card is played later by a computer that always slips."""

    def first_move(share: float) -> float:
        monkeypatch.setattr(pace, "WRONG_KEY_SHARE", share)
        track = Racetrack({0: lambda view, rng, stop: view.legal[0]}, 1)
        track.start()
        track.let_pass(30)
        track.session.close()
        at = track.moves()[0].at
        assert at is not None
        return at

    assert first_move(1.0) > first_move(0.0) + lock_seconds(1)
