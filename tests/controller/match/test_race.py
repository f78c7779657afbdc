"""Races with a clock that the test advances, so that no real time passes."""

from __future__ import annotations

import heapq
import itertools
import random
import threading
from collections.abc import Callable, Mapping

import pytest

from soiree.controller.computers.asking import GRACE, Computers
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.race import WATCHED_SPEED, Race
from soiree.controller.match.saving import Saving
from soiree.controller.match.session import Session
from soiree.controller.match.stopwatch import Stopwatch, moves_are_timed
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Decision, Entry, Move
from soiree.core.players import Player, Stop, random_player
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.controller.match.test_session import PATIENCE, Desk
from tests.controller.memory_store import MemoryStore

GAME = GAMES["spy"]


class ManualClock:
    """A clock that the test advances, and the functions that it calls at their times."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        heapq.heappush(self.later, (self.now + seconds, next(self._numbers), act))

    def go_on(self, seconds: float) -> None:
        end = self.now + seconds
        while self.later and self.later[0][0] <= end:
            when, _, act = heapq.heappop(self.later)
            self.now = max(self.now, when)
            act()
        self.now = end


class Racetrack:
    """A match of Spy vs Spy with its session. It is also the audience, and proceeds at once.

    Attributes:
        told: the position of the match at each notification of the audience.
    """

    def __init__(
        self,
        players: Mapping[Seat, Player],
        seats: int,
        *,
        timed: bool = True,
        practice: bool = False,
        levels: Mapping[Seat, str] | None = None,
        entries: list[Entry] | None = None,
        options: Mapping[str, int | str] | None = None,
        grace: float = GRACE,
    ) -> None:
        sits = tuple(
            Participant(f"P{seat}", "computer", (levels or {}).get(seat, "middle"))
            if seat in players
            else Participant(f"P{seat}", "human")
            for seat in range(seats)
        )
        chosen = {**GAME.defaults(), "players": seats, **(options or {})}
        self.match = Match(Record(GAME.name, chosen, sits, list(entries or ()), seed=7), GAME)
        self.clock, self.desk, self.worker = ManualClock(), Desk(), Worker()
        self.store = MemoryStore()
        self.awaited: list[Seat] = []
        self.told: list[int] = []
        self.is_over = False
        turns = TurnOrder(self.match, lambda: self.clock.now)
        if timed:
            turns = Race(
                self.match, lambda: self.clock.now, self.clock.call_later, practice=practice
            )
        computers = Computers(self.match, players, self.worker, self.desk.post, grace=grace)
        saving = Saving(self.match, self.worker, self.store)
        self.session = Session(self.match, computers, saving=saving, turns=turns)
        self.session.watch(self)

    def happened(self) -> None:
        self.told.append(self.match.position)
        self.session.proceed()

    def awaits(self, seat: Seat) -> None:
        self.awaited.append(seat)

    def thinks(self, seat: Seat | None) -> None:
        pass

    def finished(self) -> None:
        self.is_over = True

    def catch_up(self) -> None:
        """Run the worker's waiting jobs, and the functions that they post to the desk."""
        done = threading.Event()
        self.worker.submit(lambda: self.desk.post(done.set))
        self.desk.work_until(done.is_set)

    def start(self) -> None:
        self.session.proceed()
        self.catch_up()

    def let_pass(self, seconds: float, step: float = 0.1) -> None:
        for _ in range(round(seconds / step)):
            self.clock.go_on(step)
            self.catch_up()

    def moves(self, seat: Seat | None = None) -> list[Decision]:
        decisions = [each for each in self.match.entries if isinstance(each, Decision)]
        return [each for each in decisions if seat is None or each.seat == seat]

    def play_out(self, choose: Callable[[Seat], Move]) -> None:
        """Play to the end of the match; a person moves at each request."""
        self.start()
        for _ in range(20_000):
            if self.is_over:
                return
            if self.awaited:
                seat = self.awaited.pop()
                self.awaited.clear()
                if self.match.legal(seat):
                    assert self.session.choose(seat, choose(seat)) is None
            self.let_pass(1.0, 1.0)
        raise AssertionError("the match does not end")


def rivals(seats: int, level: str = "middle") -> dict[Seat, Player]:
    return dict.fromkeys(range(1, seats), GAMES["spy"].player(level))


def test_a_stopwatch_counts_while_it_runs() -> None:
    clock = ManualClock()
    watch = Stopwatch(lambda: clock.now)
    assert (watch.now(), watch.is_running) == (0.0, False)
    clock.go_on(5)
    assert watch.now() == 0.0
    watch.run()
    clock.go_on(2)
    watch.run()
    clock.go_on(2)
    assert (watch.now(), watch.is_running) == (4.0, True)
    watch.stop()
    clock.go_on(7)
    watch.stop()
    assert (watch.now(), watch.is_running) == (4.0, False)
    assert Stopwatch(lambda: clock.now, 3.0).now() == 3.0


@pytest.mark.parametrize("timed", [True, False])
def test_a_match_to_its_end(timed: bool) -> None:
    track = Racetrack(rivals(4), 4, timed=timed, options={"cheating": "allowed"})
    track.play_out(lambda seat: track.match.legal(seat)[0])
    record = track.match.record()
    assert record.result is not None
    assert decode(encode(record), GAMES).entries == record.entries
    track.catch_up()
    assert track.store.written[-1].entries == track.match.entries


def test_the_moves_of_a_race_say_when_and_others_do_not() -> None:
    track = Racetrack(rivals(3), 3)
    track.play_out(lambda seat: track.match.legal(seat)[0])
    for each in track.moves():
        assert (each.at is not None) == GAMES["spy"].is_timed(each.move)
    times = [each.at for each in track.moves() if each.at is not None]
    assert times == sorted(times)


def test_every_move_of_a_race_is_told_as_it_is_made() -> None:
    track = Racetrack(rivals(3), 3)
    track.start()
    begun = track.match.position
    track.let_pass(10)
    assert track.match.position > begun + 4
    assert track.told[-(track.match.position - begun) :] == [
        *range(begun + 1, track.match.position + 1)
    ]
    track.session.close()


def test_times_are_told_to_the_millisecond() -> None:
    track = Racetrack(rivals(2), 2)
    track.start()
    track.clock.go_on(0.123456)
    assert track.session.choose(0, track.match.legal(0)[0]) is None
    assert track.moves(0)[0].at == 0.123
    track.session.close()


def test_every_move_of_a_race_survives_the_process_at_once() -> None:
    track = Racetrack(rivals(4), 4)
    track.start()
    track.let_pass(10)
    lengths = [len(record.entries) for record in track.store.noted]
    assert lengths == list(range(lengths[0], track.match.position + 1))


def test_a_race_is_written_whole_every_few_seconds() -> None:
    """The whole record is not written at each of the many moves."""
    track = Racetrack(rivals(4), 4)
    track.start()
    before = len(track.store.written)
    track.let_pass(20)
    ends = [record.entries[-1].at for record in track.store.written[before:]]
    times = [end for end in ends if end is not None]
    assert 3 <= len(times) <= 6
    assert 3 <= times[0] < 4.5
    assert all(3 <= later - earlier < 4.5 for earlier, later in itertools.pairwise(times))
    track.session.close()


def test_choices_between_two_races_take_no_race_time() -> None:
    track = Racetrack(rivals(5), 5, options={"cheating": "allowed"})
    waited: list[tuple[float, int]] = []

    def choose(seat: Seat) -> Move:
        times = [each.at for each in track.moves() if each.at is not None]
        if not moves_are_timed(track.match) and times and not waited:
            waited.append((times[-1], len(times)))
            track.let_pass(500, 100)
        return track.match.legal(seat)[0]

    track.play_out(choose)
    ((ended, before),) = waited
    times = [each.at for each in track.moves() if each.at is not None]
    assert len(times) > before
    assert times[before] < ended + 60


def test_closing_a_race_stops_the_players_that_think() -> None:
    asked, stopped = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> Move:
        asked.set()
        while not stop():
            pass
        stopped.set()
        return view.legal[0]

    track = Racetrack({1: thinks_long}, 2)
    track.session.proceed()
    track.desk.work_until(lambda: track.awaited)
    assert asked.wait(PATIENCE)
    track.session.close()
    assert stopped.wait(PATIENCE)
    assert track.worker.finish(PATIENCE)


def test_computers_move_by_themselves_and_the_faster_level_more_often() -> None:
    levels = {1: "easy", 2: "hard"}
    track = Racetrack({1: random_player, 2: random_player}, 3, levels=levels)
    track.start()
    assert track.moves() == [], "nobody is quicker than his eyes"
    track.let_pass(40)
    easy, hard = len(track.moves(1)), len(track.moves(2))
    assert 14 <= easy < 30
    assert 1.1 * easy < hard < 2 * easy
    assert track.moves(0) == []


def test_the_persons_move_is_taken_whatever_the_others_do_meanwhile() -> None:
    track = Racetrack(rivals(4), 4)
    track.start()
    move = track.match.view(0).legal[0]
    track.let_pass(8)
    assert len(track.moves()) > 5
    assert track.session.choose(0, move) is None
    assert track.moves()[-1].seat == 0
    assert track.moves()[-1].at == pytest.approx(8)


def test_each_move_is_dated_by_when_it_was_due() -> None:
    track = Racetrack(rivals(2), 2)
    track.start()
    track.let_pass(10, step=0.01)
    fine = [each.at for each in track.moves(1)]
    again = Racetrack(rivals(2), 2)
    again.start()
    again.let_pass(10, step=0.01)
    assert [each.at for each in again.moves(1)] == fine


def test_a_pause_stops_the_clock_and_the_computers() -> None:
    track = Racetrack(rivals(4), 4)
    track.start()
    track.let_pass(5)
    track.session.pause(True)
    track.catch_up()
    position = track.match.position
    assert track.store.written[-1].entries == track.match.entries
    track.let_pass(60)
    assert track.match.position == position
    refusal = track.session.choose(0, track.match.view(0).legal[0])
    assert str(refusal) == "The match is paused."
    track.session.pause(False)
    assert track.session.choose(0, track.match.view(0).legal[0]) is None
    assert track.moves()[-1].at == pytest.approx(5)
    track.let_pass(5)
    assert len(track.moves()) > position


def test_a_race_goes_on_from_where_it_was_left() -> None:
    track = Racetrack(rivals(3), 3)
    track.start()
    track.let_pass(6)
    track.session.close()
    track.catch_up()
    left = track.store.written[-1].entries
    assert left == track.match.entries
    later = Racetrack(rivals(3), 3, entries=left)
    later.start()
    later.let_pass(6)
    times = [each.at for each in later.moves() if each.at is not None]
    assert len(later.moves()) > len(track.moves())
    assert times == sorted(times)


def test_after_a_demonstration_in_a_race_no_card_is_played_for_the_person() -> None:
    track = Racetrack(rivals(2), 2)
    track.start()
    track.session.demonstrate(True)
    track.catch_up()
    track.let_pass(6)
    shown = len(track.moves(0))
    assert shown > 1
    track.session.demonstrate(False)
    track.catch_up()
    track.let_pass(6)
    assert len(track.moves(0)) == shown
    assert len(track.moves(1)) > 2
    assert track.session.choose(0, track.match.legal(0)[0]) is None
    assert len(track.moves(0)) == shown + 1
    track.session.close()


def test_a_closed_race_stands_still() -> None:
    track = Racetrack(rivals(3), 3)
    track.start()
    track.let_pass(3)
    track.session.close()
    position = track.match.position
    track.let_pass(10)
    assert track.match.position == position


def test_in_turn_each_makes_one_move_and_the_computers_wait() -> None:
    track = Racetrack(rivals(3), 3, timed=False)
    track.start()
    for _ in range(4):
        track.let_pass(30, 10)
        assert track.awaited.pop() == 0
        assert track.session.choose(0, track.match.view(0).legal[0]) is None
        track.let_pass(1)
    assert [each.seat for each in track.moves()[:12]] == [0, 1, 2] * 4
    times = [each.at or 0.0 for each in track.moves(0)]
    assert times[0] == 30
    assert all(30 <= later - earlier <= 31 for earlier, later in itertools.pairwise(times))


def test_in_turn_an_undo_sets_the_clock_back() -> None:
    track = Racetrack(rivals(2), 2, timed=False)
    track.start()
    for _ in range(2):
        track.let_pass(30, 10)
        assert track.session.choose(0, track.match.view(0).legal[0]) is None
        track.let_pass(1)
    first, second = (each.at or 0.0 for each in track.moves(0))
    assert first == 30
    assert 60 <= second <= 61
    track.session.undo_stack.undo()
    track.start()
    assert track.session.choose(0, track.match.view(0).legal[0]) is None
    assert first <= (track.moves(0)[1].at or 0.0) <= first + 1
    track.session.close()


def test_in_turn_nobody_moves_out_of_it() -> None:
    track = Racetrack({}, 2, timed=False)
    track.start()
    assert str(track.session.choose(1, track.match.view(1).legal[0])) == "It is not your turn."
    assert track.session.choose(0, track.match.view(0).legal[0]) is None


def raises(view: View, rng: random.Random, stop: Stop) -> Move:
    raise RuntimeError("I do not feel like it")


def test_a_player_that_fails_does_not_stop_the_race(expect_log: Callable[[str], None]) -> None:
    expect_log("failed at entry")
    track = Racetrack({1: raises}, 2)
    track.start()
    track.let_pass(15)
    assert len(track.moves(1)) >= 4


def test_a_player_that_hangs_is_left_behind(expect_log: Callable[[str], None]) -> None:
    expect_log("did not answer in time")
    wake = threading.Event()

    def hangs(view: View, rng: random.Random, stop: Stop) -> Move:
        wake.wait(PATIENCE)
        return view.legal[0]

    track = Racetrack({1: hangs}, 2, grace=-0.25)
    track.start()
    track.let_pass(10, 1)
    assert len(track.moves(1)) >= 2
    track.session.close()
    wake.set()


def test_the_time_in_which_the_program_stood_still_is_not_counted() -> None:
    """While the computer slept for half a minute, nobody moved, and nobody lost that time."""
    track = Racetrack(rivals(4), 4)
    track.start()
    track.let_pass(3)
    before = len(track.moves())
    track.clock.now += 30.0  # without calling the functions that were due
    track.clock.go_on(0.0)
    track.catch_up()
    assert len(track.moves()) <= before + 1
    track.let_pass(0.1)
    assert track.session.choose(0, track.match.legal(0)[0]) is None
    at = track.moves(0)[-1].at
    assert at is not None
    assert 2.5 <= at <= 3.2
    track.let_pass(10)
    assert len(track.moves()) > before + 4, "the race goes on"
    track.session.close()


def test_a_race_that_nobody_moves_in_is_counted() -> None:
    track = Racetrack({}, 1 + 1)
    track.start()
    track.clock.go_on(20.0)
    assert track.session.choose(0, track.match.legal(0)[0]) is None
    assert track.moves(0)[0].at == 20.0
    track.session.close()
    track.clock.go_on(1.0)
    assert not track.clock.later, "nobody reads the clock any more"


def test_the_others_race_is_faster_once_no_person_races_and_its_times_stay() -> None:
    slow, fast, at_once = (_finished_first(seconds) for seconds in (None, 0.1, 0.0))
    assert fast == slow
    assert at_once == slow


def _finished_first(step: float | None) -> list[tuple[Seat, Move, float | None]]:
    """The computers' moves after the person's last move, in a race that the person wins.

    Args:
        step: the seconds by which the clock advances at a time. None advances it in steps so small
            that each move is made at its planned time; 0 shows the end of the race at once.
    """
    track = Racetrack(rivals(3), 3, options={"cheating": "allowed"})
    track.start()
    while 0 in track.match.deciders:
        assert track.session.choose(0, track.match.legal(0)[0]) is None
    done, began = track.match.position, track.clock.now
    track.catch_up()
    assert track.session.turns.is_watched
    if step == 0:
        track.session.turns.show_end()
    while moves_are_timed(track.match):
        if step == 0:
            track.catch_up()
        else:
            track.let_pass(1.0, step or 0.001)
    last = track.moves()[-1].at or 0.0
    passed = track.clock.now - began
    assert passed == 0 if step == 0 else passed < last / WATCHED_SPEED + 1.5
    entries = track.match.entries[done:]
    track.session.close()
    return [(e.seat, e.move, e.at) for e in entries if isinstance(e, Decision) and e.at]
