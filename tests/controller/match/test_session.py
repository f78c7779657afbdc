"""A session with players that think, raise, hang, or answer nonsense."""

from __future__ import annotations

import queue
import random
import threading
from collections.abc import Callable, Mapping

import pytest

from soiree.controller.computers.asking import GRACE, Computers
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import LATE, Match
from soiree.controller.match.saving import Saving
from soiree.controller.match.session import Phase, Session
from soiree.core.entries import Decision, Move
from soiree.core.players import Player, Stop, random_player
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from tests.controller.memory_store import MemoryStore

PATIENCE = 30
"""Seconds after which a test gives up waiting for another thread."""


class Desk:
    """The thread that owns a session: runs the posted functions one after the other."""

    def __init__(self) -> None:
        self._posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()

    def post(self, act: Callable[[], None]) -> None:
        self._posted.put(act)

    def work_until(self, done: Callable[[], object]) -> None:
        while not done():
            self.work_one()

    def work_one(self) -> None:
        """Wait for the next posted function, and run it."""
        self._posted.get(timeout=PATIENCE)()

    def clear(self) -> None:
        """Run all posted functions, and the functions that they post in turn."""
        while not self._posted.empty():
            self.work_one()


class Watcher:
    """An audience that lets a match proceed at once, and records all other notifications."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.awaited: list[Seat] = []
        self.thinking: list[Seat | None] = []
        self.over = 0
        session.watch(self)

    def happened(self) -> None:
        self.session.proceed()

    def awaits(self, seat: Seat) -> None:
        self.awaited.append(seat)

    def thinks(self, seat: Seat | None) -> None:
        self.thinking.append(seat)

    def finished(self) -> None:
        self.over += 1


class Table:
    """A match of Soi with its session, worker, store and audience."""

    def __init__(
        self, players: Mapping[Seat, Player], budget: float = 1.0, grace: float = GRACE
    ) -> None:
        seats = tuple(
            Participant(f"P{seat}", "computer", "easy")
            if seat in players
            else Participant(f"P{seat}", "human")
            for seat in range(4)
        )
        self.store = MemoryStore()
        self.desk = Desk()
        self.worker = Worker()
        self.match = Match(Record("soi", {"target": 100}, seats, seed=11), GAMES["soi"])
        computers = Computers(self.match, players, self.worker, self.desk.post, budget, grace)
        saving = Saving(self.match, self.worker, self.store)
        self.session = Session(self.match, computers, saving=saving)
        self.watcher = Watcher(self.session)

    def play_out(self) -> None:
        """Play to the end of the match; people make random choices."""
        rng = random.Random(3)
        self.session.proceed()
        while not self.watcher.over:
            self.desk.work_until(lambda: self.watcher.awaited or self.watcher.over)
            if self.watcher.awaited:
                seat = self.watcher.awaited.pop()
                assert self.session.choose(seat, rng.choice(self.match.legal(seat))) is None


def all_seats(player: Player) -> dict[Seat, Player]:
    return dict.fromkeys(range(4), player)


def test_four_computers_play_a_match_to_its_end() -> None:
    table = Table(all_seats(random_player))
    table.play_out()
    assert table.match.result is not None
    assert table.watcher.over == 1


def test_people_are_asked_and_computers_are_not() -> None:
    table = Table({1: random_player, 3: random_player})
    table.play_out()
    assert table.match.result is not None
    assert set(table.watcher.thinking) == {1, 3, None}


def test_every_entry_survives_the_process_before_the_audience_hears_of_it() -> None:
    table = Table({1: random_player, 2: random_player, 3: random_player})
    table.session.proceed()
    for _ in range(20):
        table.desk.work_until(lambda: table.watcher.awaited)
        assert table.store.noted[-1].entries == table.match.entries
        seat = table.watcher.awaited.pop()
        table.session.choose(seat, table.match.legal(seat)[0])


def test_while_the_disk_is_busy_only_the_last_of_several_saves_waits() -> None:
    table, go_on = Table({}), threading.Event()

    def hang() -> None:
        assert go_on.wait(PATIENCE)

    table.worker.submit(hang)
    table.session.proceed()
    for _ in range(5):
        (seat,) = table.match.deciders
        assert table.session.choose(seat, table.match.legal(seat)[0]) is None
    go_on.set()
    assert table.worker.finish(PATIENCE)
    assert [len(record.entries) for record in table.store.noted] == [2, 3, 4, 5, 6, 7]
    assert table.store.written == table.store.noted[-1:]


def test_a_failing_save_does_not_stop_the_match(expect_log: Callable[[str], None]) -> None:
    table = Table(all_seats(random_player))

    class Failing(MemoryStore):
        def catch_up(self, *, renew: bool) -> None:
            raise OSError("no space left")

    table.session = Session(
        table.match,
        Computers(table.match, all_seats(random_player), table.worker, table.desk.post),
        saving=Saving(table.match, table.worker, Failing()),
    )
    table.watcher = Watcher(table.session)
    expect_log("A job of the worker failed")
    table.play_out()
    assert table.match.result is not None
    # The last save fails on the worker's thread, at any time.
    assert table.worker.finish(10)


def raises(view: View, rng: random.Random, stop: Stop) -> Move:
    raise RuntimeError("I do not feel like it")


def talks_nonsense(view: View, rng: random.Random, stop: Stop) -> Move:
    return "ask 9 Joker"


@pytest.mark.parametrize(
    ("player", "words"), [(raises, "failed at entry"), (talks_nonsense, "answered 'ask 9 Joker'")]
)
def test_a_player_that_fails_does_not_stop_the_match(
    player: Player, words: str, expect_log: Callable[[str], None]
) -> None:
    table = Table({**all_seats(random_player), 2: player})
    expect_log(words)
    table.play_out()
    assert table.match.result is not None


def test_a_player_that_hangs_is_left_behind(expect_log: Callable[[str], None]) -> None:
    wake = threading.Event()

    def hangs(view: View, rng: random.Random, stop: Stop) -> Move:
        wake.wait(PATIENCE)
        return view.legal[0]

    table = Table({1: hangs, 2: hangs, 3: hangs}, budget=0.0, grace=0.05)
    expect_log("did not answer in time")
    table.session.proceed()
    rng = random.Random(1)
    while table.match.position < 12:
        table.desk.work_until(lambda: table.watcher.awaited or table.match.position >= 12)
        if table.watcher.awaited:
            seat = table.watcher.awaited.pop()
            table.session.choose(seat, rng.choice(table.match.legal(seat)))
    table.session.close()
    wake.set()


def test_closing_stops_a_player_that_thinks() -> None:
    asked, stopped = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> Move:
        asked.set()
        while not stop():
            pass
        stopped.set()
        return view.legal[0]

    table = Table(all_seats(thinks_long), budget=PATIENCE)
    table.match.draw_chance()
    table.session.proceed()
    assert asked.wait(PATIENCE)
    position = table.match.position
    table.session.close()
    assert stopped.wait(PATIENCE)
    assert table.worker.finish(PATIENCE)
    assert table.match.position == position


def test_the_time_for_a_move_ends() -> None:
    def thinks_long(view: View, rng: random.Random, stop: Stop) -> Move:
        while not stop():
            pass
        return view.legal[-1]

    table = Table({0: thinks_long, 1: thinks_long, 2: thinks_long, 3: thinks_long}, budget=0.01)
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > 4)
    table.session.close()
    moves = [entry for entry in table.match.entries if isinstance(entry, Decision)]
    replay = table.match.up_to(2)
    assert moves[0].move == replay.legal(moves[0].seat)[-1]


def test_no_computer_moves_while_the_match_is_paused() -> None:
    table = Table(all_seats(random_player))
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > 5)
    table.session.pause(True)
    position = table.match.position
    assert table.worker.finish(PATIENCE)
    table.desk.clear()
    assert table.match.position == position
    refusal = table.session.choose(0, "ask 1 7H")
    assert refusal is not None
    assert str(refusal) == "The match is paused."


def test_a_match_goes_on_when_its_pause_is_over() -> None:
    table = Table(all_seats(random_player))
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > 5)
    table.session.pause(True)
    assert table.worker.catch_up(PATIENCE)
    table.desk.clear()
    position = table.match.position
    table.session.pause(False)
    assert not table.session.is_paused
    table.desk.work_until(lambda: table.match.position > position)
    table.session.close()
    assert table.worker.finish(PATIENCE)


def test_the_match_waits_during_a_replay_of_the_last_events() -> None:
    table = Table(all_seats(random_player))
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > 5)
    table.session.wait()
    position = table.match.position
    assert table.worker.catch_up(PATIENCE)
    table.desk.clear()
    assert table.match.position == position
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > position)
    table.session.close()
    assert table.worker.finish(PATIENCE)


def test_nothing_is_dealt_before_the_table_is_ready() -> None:
    table = Table(all_seats(random_player))
    table.session.pause(True)
    table.session.pause(False)
    assert table.match.position == 0
    table.session.close()
    assert table.worker.finish(PATIENCE)


def test_a_session_goes_through_its_phases() -> None:
    go_on = threading.Event()

    def waits(view: View, rng: random.Random, stop: Stop) -> Move:
        assert go_on.wait(PATIENCE)
        return random_player(view, rng, stop)

    table = Table({1: waits, 2: waits, 3: waits})
    session, phases = table.session, [table.session.phase]
    while not table.match.deciders or 0 in table.match.deciders:
        session.proceed()
        phases.append(session.phase)
        if phases[-1] is Phase.ASKING:
            session.choose(0, table.match.legal(0)[0])
    phases.append(session.phase)
    session.wait()
    phases.append(session.phase)
    go_on.set()
    assert table.worker.catch_up(PATIENCE)
    table.desk.clear()
    phases.append(session.phase)
    assert phases[0] is Phase.SHOWING
    assert phases[-3:] == [Phase.THINKING, Phase.SHOWING, Phase.SHOWING], "the answer waits"
    table.play_out()
    assert session.phase is Phase.OVER
    session.close()
    assert table.worker.finish(PATIENCE)


@pytest.mark.parametrize("shown", [False, True])
def test_a_pause_remembers_whether_all_was_shown(shown: bool) -> None:
    table = Table({})
    session = table.session
    session.pause(True)
    phases = [session.phase]
    if shown:
        session.proceed()
    phases.append(session.phase)
    assert session.is_paused
    assert table.match.position == 0
    session.pause(False)
    phases.append(session.phase)
    assert phases[0] is Phase.SHOWING
    assert phases[1] is (Phase.PAUSED if shown else Phase.SHOWING)
    assert (phases[2] is Phase.SHOWING) == (not shown)
    assert (table.match.position > 0) == shown
    session.close()
    assert table.worker.finish(PATIENCE)


def test_a_closed_session_stays_closed() -> None:
    table = Table(all_seats(random_player))
    table.session.proceed()
    table.desk.work_until(lambda: table.match.position > 5)
    table.session.close()
    position = table.match.position
    for act in (table.session.proceed, table.session.wait, table.session.close):
        act()
        assert table.session.phase is Phase.CLOSED
    for paused in (True, False):
        table.session.pause(paused)
        assert table.session.phase is Phase.CLOSED
    assert table.worker.finish(PATIENCE)
    table.desk.clear()
    assert table.match.position == position
    assert table.session.choose(0, "ask 1 7H") is not None


class Slow(Watcher):
    """An audience that never finishes displaying events; the test lets the match proceed."""

    def happened(self) -> None:
        pass


def test_a_computer_thinks_while_what_happened_is_shown_and_moves_after_it() -> None:
    asked = threading.Event()

    def notes(view: View, rng: random.Random, stop: Stop) -> Move:
        asked.set()
        return view.legal[0]

    table = Table(all_seats(notes))
    table.watcher = Slow(table.session)
    table.session.proceed()
    position = table.match.position
    assert position > 0, "the cards are dealt"
    assert asked.wait(PATIENCE)
    assert table.worker.catch_up(PATIENCE)
    table.desk.clear()
    assert table.match.position == position
    table.session.proceed()
    assert table.match.position == position + 1
    table.session.close()
    assert table.worker.finish(PATIENCE)


def test_a_choice_for_a_computer_is_refused() -> None:
    table = Table({1: random_player, 2: random_player, 3: random_player})
    refusal = table.session.choose(2, "ask 1 7H")
    assert refusal is not None
    assert refusal.text == "A computer plays for {player}."
    assert refusal.words == {"player": 2}


def test_a_choice_made_at_another_position_comes_too_late() -> None:
    table = Table({})
    table.match.draw_chance()
    seat = table.match.deciders[0]
    move = table.match.legal(seat)[0]
    assert table.match.play(seat, move, table.match.position - 1) is LATE
    assert table.match.play(seat, move, table.match.position) is None
