"""Undo and redo in every game, help that marks a match, and computers that play for people."""

from __future__ import annotations

import random
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.explaining import Explanation
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.playing_time import PlayingTime
from soiree.controller.match.saving import Saving
from soiree.controller.match.session import Session
from soiree.controller.match.stopwatch import moves_are_timed
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Chance, Decision, Entry, Maker
from soiree.core.games import Game
from soiree.core.players import Evaluation, Player, Stop, random_player
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.tallies import Tally
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soi.ai import evaluation as soi_evaluation
from tests.controller.match.test_race import Racetrack, rivals
from tests.controller.match.test_session import PATIENCE, Desk, Watcher
from tests.controller.memory_store import MemoryStore
from tests.every_game import EVERY_GAME
from tests.thorough import always

GOLDEN = Path(__file__).resolve().parents[2] / "golden"

TURNS: dict[str, dict[str, int | str]] = {
    "soy": {},
    "soureh": {"players": 3, "threshold": 500},
    "pariah": {},
    "soi": {"target": 100},
    "spy": {"players": 3},
    "soda": {"players": 3},
}
"""Each game as it is tried here, with races in which each moves in turn."""


class Driver:
    """A match of any game between people and computers, all of whom choose at random."""

    def __init__(
        self, game: Game, people: tuple[Seat, ...] = (0,), player: Player = random_player
    ) -> None:
        options = {**game.defaults(), **TURNS.get(game.name, {})}
        assert game.forbids(options) is None
        seats = range(game.players(options))
        sits = tuple(
            Participant(f"P{seat}", "human")
            if seat in people
            else Participant(f"P{seat}", "computer", game.levels[0].name)
            for seat in seats
        )
        self.store = MemoryStore()
        self.time = 0.0  # the seconds on the clocks of races and of playing time
        self.desk, self.worker = Desk(), Worker()
        self.match = Match(Record(game.name, options, sits, seed=5), game, keeps_indices=True)
        computers = {seat: player for seat in seats if seat not in people}
        self.session = self.session_with(computers)
        self.watcher = Watcher(self.session)
        self._rng = random.Random(1)

    def session_with(self, computers: dict[Seat, Player]) -> Session:
        turns = TurnOrder(self.match, lambda: self.time)
        saving = Saving(self.match, self.worker, self.store)
        self.computers = Computers(self.match, computers, self.worker, self.desk.post)
        return Session(
            self.match,
            self.computers,
            saving=saving,
            turns=turns,
            playing_time=PlayingTime(lambda: self.time),
        )

    def come_to_choice(self) -> Seat | None:
        """Let the match go on until a person has to choose; None if it is over."""
        self.watcher.awaited.clear()
        self.session.proceed()
        self.desk.work_until(lambda: self.watcher.awaited or self.match.result)
        if self.match.result:
            self.desk.work_until(lambda: self.watcher.over)
        return self.watcher.awaited[-1] if self.watcher.awaited else None

    def choose(self, other_than: Entry | None = None) -> None:
        """Let the match go on to the next choice of a person, and make a random move.

        Args:
            other_than: a decision whose move is avoided if another move is legal.
        """
        seat = self.come_to_choice()
        assert seat is not None
        moves = self.match.legal(seat)
        moves = [move for move in moves if not _is(other_than, seat, move)] or moves
        assert self.session.choose(seat, self._rng.choice(moves)) is None

    def play_out(self) -> None:
        while (seat := self.come_to_choice()) is not None:
            moves = self.match.legal(seat)
            assert self.session.choose(seat, self._rng.choice(moves)) is None

    def finish(self) -> None:
        self.session.close()
        assert self.worker.finish(PATIENCE)


def _is(entry: Entry | None, seat: Seat, move: str) -> bool:
    return isinstance(entry, Decision) and (entry.seat, entry.move) == (seat, move)


def choices(match: Match, people: tuple[Seat, ...] = (0,)) -> list[int]:
    """The positions at which people chose."""
    return [
        number
        for number, entry in enumerate(match.entries)
        if isinstance(entry, Decision) and entry.seat in people
    ]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_each_choice_is_undone_to_the_first_and_redone(name: str) -> None:
    driver = Driver(GAMES[name])
    for _ in range(12):
        driver.choose()
    driver.come_to_choice()
    entries = list(driver.match.entries)
    stops = choices(driver.match)
    for stop in reversed(stops):
        driver.session.undo_stack.undo()
        assert driver.match.entries == entries[:stop]
        assert driver.match.deciders
        assert driver.come_to_choice() == 0
        assert driver.match.position == stop, "nothing happens before the person chooses"
    assert not driver.session.undo_stack.can_undo()
    for stop in (*stops[1:], len(entries)):
        driver.session.undo_stack.redo()
        assert driver.match.entries == entries[:stop]
    assert not driver.session.undo_stack.can_redo()
    driver.finish()


@pytest.mark.parametrize(
    "name", always(*(name for name in EVERY_GAME if name not in ("soi", "spy")))
)
def test_after_a_restart_the_same_cards_come(name: str) -> None:
    driver = Driver(GAMES[name])
    for _ in range(6):
        driver.choose()
    dealt = [entry for entry in driver.match.entries if isinstance(entry, Chance)]
    driver.session.undo_stack.restart()
    assert driver.match.entries == []
    driver.play_out()
    again = [entry for entry in driver.match.entries if isinstance(entry, Chance)]
    first_round = [entry for entry in dealt[:1] if entry == again[0]]
    assert first_round == dealt[:1]
    driver.finish()


def test_another_choice_ends_what_could_be_redone_and_the_same_one_does_not() -> None:
    driver = Driver(GAMES["soi"])
    for _ in range(4):
        driver.choose()
    driver.come_to_choice()
    before = list(driver.match.entries)
    driver.session.undo_stack.undo()
    driver.session.undo_stack.undo()
    taken = before[driver.match.position]
    assert isinstance(taken, Decision)
    driver.come_to_choice()
    assert driver.session.choose(taken.seat, taken.move) is None
    assert driver.session.undo_stack.can_redo()
    driver.session.undo_stack.undo()
    driver.choose(other_than=taken)
    assert not driver.session.undo_stack.can_redo()
    driver.finish()


def test_redo_is_kept_while_the_same_moves_are_chosen() -> None:
    everybody = (0, 1, 2, 3)
    driver = Driver(GAMES["soi"], everybody)
    for _ in range(5):
        driver.choose()
    before = list(driver.match.entries)
    for _ in range(4):
        driver.session.undo_stack.undo()
    while driver.match.position < len(before):
        assert driver.session.undo_stack.can_redo()
        driver.come_to_choice()
        same = before[driver.match.position]
        assert isinstance(same, Decision)
        assert driver.session.choose(same.seat, same.move) is None
    assert not driver.session.undo_stack.can_redo()
    driver.finish()


def test_a_choice_of_a_match_that_was_saved_is_undone_at_once() -> None:
    driver = Driver(GAMES["soi"])
    for _ in range(3):
        driver.choose()
    driver.session.close()
    record, last = driver.match.record(), choices(driver.match)[-1]
    driver.match = Match(record, GAMES["soi"])
    driver.session = driver.session_with(dict.fromkeys((1, 2, 3), random_player))
    driver.session.undo_stack.undo()
    assert driver.match.entries == record.entries[:last]
    driver.finish()


def test_an_automatic_move_is_undone_with_the_choice_before() -> None:
    """Undo once stopped before the automatic end of a turn at Soureh, where nobody chooses."""
    driver = Driver(GAMES["soureh"])
    seat = driver.come_to_choice()
    assert seat is not None
    before = driver.match.position
    assert driver.session.choose(seat, "discard") is None
    assert driver.come_to_choice() == seat
    assert driver.session.choose(seat, "end", Maker.TABLE) is None
    driver.session.close()
    record = driver.match.record()
    read = decode(encode(record), GAMES)
    assert read.entries == record.entries, "whoever goes on with it later can tell it as well"
    driver.match = Match(read, GAMES["soureh"])
    driver.session = driver.session_with(dict.fromkeys((1,), random_player))
    driver.session.undo_stack.undo()
    assert driver.match.position == before
    driver.session.undo_stack.redo()
    assert driver.match.entries == record.entries
    driver.finish()


def test_an_automatic_move_chosen_by_hand_keeps_its_redo() -> None:
    driver = Driver(GAMES["soureh"])
    seat = driver.come_to_choice()
    assert seat is not None
    for move, maker in (("discard", None), ("end", Maker.TABLE)):
        assert driver.come_to_choice() == seat
        assert driver.session.choose(seat, move, maker) is None
    driver.choose()
    driver.session.undo_stack.undo()
    driver.session.undo_stack.undo()
    for move in ("discard", "end"):
        assert driver.come_to_choice() == seat
        assert driver.session.choose(seat, move) is None
    assert driver.session.undo_stack.can_redo()
    driver.finish()


def test_a_timed_move_chosen_later_drops_the_redo() -> None:
    """With the redo, the times of the record would go back, and it could not be read again."""
    driver = Driver(GAMES["spy"])
    for _ in range(4):
        seat = driver.come_to_choice()
        assert seat is not None
        driver.time += 1
        assert driver.session.choose(seat, driver.match.legal(seat)[0]) is None
    driver.come_to_choice()
    before = list(driver.match.entries)
    for _ in range(3):
        driver.session.undo_stack.undo()
    driver.come_to_choice()
    driver.time += 100
    again = before[driver.match.position]
    assert isinstance(again, Decision)
    assert driver.session.choose(again.seat, again.move) is None
    assert driver.match.entries[-1] != again, "later"
    assert not driver.session.undo_stack.can_redo()
    assert decode(encode(driver.match.record()), GAMES).entries == driver.match.entries
    driver.finish()


def test_a_race_that_was_saved_is_paused_at_once_and_not_saved_again() -> None:
    record = decode((GOLDEN / "spy.soiree").read_bytes(), GAMES)
    raced = next(n for n, entry in enumerate(record.entries) if entry.at is not None)
    record.entries[raced + 3 :], record.result = [], None
    driver = Driver(GAMES["spy"])
    driver.match = Match(record, GAMES["spy"])
    driver.session = driver.session_with({})
    driver.session.pause(True)
    driver.finish()
    assert driver.store.noted == []


def test_an_undo_is_saved_and_marks_the_match_as_assisted() -> None:
    driver = Driver(GAMES["soda"])
    for _ in range(3):
        driver.choose()
    driver.come_to_choice()
    assert not driver.match.tally.assisted
    driver.session.undo_stack.undo()
    driver.come_to_choice()
    assert driver.store.noted[-1].entries == driver.match.entries
    assert decode(encode(driver.store.noted[-1]), GAMES).extra == {"assisted": True, "undos": 1}
    assert Match(driver.store.noted[-1], GAMES["soda"]).tally.assisted
    driver.finish()


def test_the_tally_of_a_match_survives_undo() -> None:
    driver = Driver(GAMES["soda"])
    for _ in range(3):
        driver.come_to_choice()
        driver.time += 10
        driver.choose()
    driver.session.pause(True)
    driver.time += 100
    driver.session.pause(False)
    driver.time += 5
    driver.come_to_choice()
    driver.session.undo_stack.undo()
    driver.come_to_choice()
    driver.session.undo_stack.undo()
    driver.session.undo_stack.redo()
    seat = driver.come_to_choice()
    assert seat is not None
    driver.session.request_hint(seat, lambda _: None)
    saved = driver.store.noted[-1]
    assert Tally.of(saved.extra) == Tally(assisted=True, hints=1, undos=2, seconds=35)
    assert decode(encode(saved), GAMES).extra == saved.extra
    assert Match(saved, GAMES["soda"]).tally == Tally.of(saved.extra)
    driver.finish()


def test_a_restart_before_any_choice_does_not_assist() -> None:
    driver = Driver(GAMES["soi"])
    driver.come_to_choice()
    driver.session.undo_stack.restart()
    driver.come_to_choice()
    assert not driver.match.tally.assisted
    driver.finish()


@pytest.mark.parametrize("name", ["soy", "soda"])
def test_a_match_that_is_over_stays_as_it_ended_until_somebody_chooses_otherwise(name: str) -> None:
    driver = Driver(GAMES[name])
    driver.play_out()
    ended, saves = driver.store.noted[-1], len(driver.store.noted)
    assert ended.result is not None
    driver.session.undo_stack.undo()
    driver.session.undo_stack.undo()
    driver.session.undo_stack.redo()
    once_more = ended.entries[driver.match.position]
    assert isinstance(once_more, Decision)
    driver.come_to_choice()
    assert driver.session.choose(once_more.seat, once_more.move) is None
    driver.session.undo_stack.redo()
    driver.come_to_choice()
    assert driver.match.record() == ended
    assert len(driver.store.noted) == saves, "reviewing writes nothing"
    assert not driver.match.tally.assisted
    for _ in range(3):
        driver.session.undo_stack.undo()
    driver.choose(other_than=ended.entries[driver.match.position])
    driver.come_to_choice()
    assert driver.store.noted[-1].entries == driver.match.entries
    assert driver.store.noted[-1].extra["assisted"] is True
    driver.finish()


def test_a_record_says_when_its_match_ended_and_an_undone_end_is_forgotten() -> None:
    driver = Driver(GAMES["soy"])
    driver.come_to_choice()
    assert all(record.ended is None for record in driver.store.noted)
    driver.play_out()
    first = driver.store.noted[-1]
    assert first.ended is not None
    assert datetime.fromisoformat(first.ended).tzinfo == UTC
    assert decode(encode(first), GAMES).ended == first.ended
    driver.match.ended = "2001-01-01T00:00:00Z"
    driver.session.undo_stack.undo()
    assert driver.match.record().ended is None
    driver.choose(other_than=first.entries[driver.match.position])
    driver.play_out()
    assert driver.store.noted[-1].result is not None
    assert driver.store.noted[-1].ended not in (None, "2001-01-01T00:00:00Z")
    driver.finish()


def test_with_several_people_the_last_choice_is_anybodys() -> None:
    driver = Driver(GAMES["soureh"], people=(0, 2))
    for _ in range(9):
        driver.choose()
    driver.come_to_choice()
    stops = choices(driver.match, (0, 2))
    entries = list(driver.match.entries)
    seats = {entry.seat for entry in entries if isinstance(entry, Decision)}
    assert seats == {0, 1, 2}
    for stop in reversed(stops):
        driver.session.undo_stack.undo()
        assert driver.match.position == stop
        taken = entries[stop]
        assert isinstance(taken, Decision)
        assert driver.come_to_choice() == taken.seat
    driver.finish()


def test_a_search_under_way_is_cancelled_by_an_undo() -> None:
    asked, stopped = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> str:
        asked.set()
        while not stop():
            pass
        stopped.set()
        return view.legal[0]

    driver = Driver(GAMES["soda"], player=thinks_long)
    driver.computers.longest = 0.0
    driver.come_to_choice()
    driver.computers.longest = PATIENCE
    asked.clear()
    stopped.clear()
    driver.choose()
    assert asked.wait(PATIENCE)
    driver.session.undo_stack.undo()
    assert stopped.wait(PATIENCE)
    assert driver.come_to_choice() == 0
    driver.finish()


def test_a_race_is_never_undone_but_what_is_chosen_after_it_is() -> None:
    track = Racetrack(rivals(5), 5, options={"cheating": "allowed"})
    found: set[tuple[bool, bool]] = set()

    def choose(seat: Seat) -> str:
        moves = [entry for entry in track.match.entries if isinstance(entry, Decision)]
        last_race = [n for n, each in enumerate(moves) if GAMES["spy"].is_timed(each.move)][-1:]
        since = moves[last_race[0] + 1 :] if last_race else []
        races = moves_are_timed(track.match)
        chose = any(each.seat == seat for each in since) and not races
        assert track.session.undo_stack.can_undo() == chose
        found.add((races, chose))
        return track.match.legal(seat)[0]

    track.play_out(choose)
    assert found == {(True, False), (False, False), (False, True)}


def test_after_a_restart_all_can_be_redone_choice_by_choice() -> None:
    driver = Driver(GAMES["soi"])
    for _ in range(4):
        driver.choose()
    driver.come_to_choice()
    entries, stops = list(driver.match.entries), choices(driver.match)
    driver.session.undo_stack.restart()
    assert driver.match.entries == []
    for stop in (*stops, len(entries)):
        assert driver.session.undo_stack.can_redo()
        driver.session.undo_stack.redo()
        assert driver.match.entries == entries[:stop]
    assert not driver.session.undo_stack.can_redo()
    driver.finish()


def test_after_an_undo_nobody_is_asked_before_it_is_shown() -> None:
    driver = Driver(GAMES["soi"])
    for _ in range(3):
        driver.choose()
    driver.come_to_choice()
    driver.watcher.awaited.clear()
    driver.session.undo_stack.undo()
    assert driver.worker.catch_up(PATIENCE)
    driver.desk.clear()
    assert driver.watcher.awaited == []
    assert driver.come_to_choice() == 0
    driver.finish()


def test_a_restart_keeps_nothing_of_a_race_to_be_redone() -> None:
    """The same cards are dealt again; the race begins anew, from its first move."""
    track = Racetrack(rivals(3), 3)
    track.start()
    dealt = list(track.match.entries)
    track.let_pass(6)
    race = track.moves()
    assert track.session.choose(0, track.match.legal(0)[0]) is None
    track.let_pass(6)
    assert len(track.moves(0)) == 1
    assert len(track.moves()) > 5
    track.session.undo_stack.restart()
    while track.session.undo_stack.can_redo():
        track.session.undo_stack.redo()
    assert track.moves() == []
    assert track.match.entries == dealt
    track.start()
    track.let_pass(6)
    assert track.moves() == race
    assert track.match.entries[: len(dealt)] == dealt
    assert not track.session.undo_stack.can_redo()
    track.session.close()


def test_after_an_undo_the_next_race_is_later_than_the_last_one() -> None:
    track = Racetrack(rivals(5), 5, options={"cheating": "allowed"})
    undone: list[int] = []

    def choose(seat: Seat) -> str:
        if track.session.undo_stack.can_undo() and not undone:
            undone.append(track.match.position)
            track.session.undo_stack.undo()
            assert track.match.position < undone[0]
        return track.match.legal(seat)[0]

    track.play_out(choose)
    assert undone
    times = [each.at for each in track.moves() if each.at is not None]
    assert times == sorted(times)
    assert len(set(times)) > 20


# Help ---------------------------------------------------------------------------------------------


def test_a_hint_is_one_of_the_two_best_moves_and_counts_as_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
        return Evaluation(view.legal[0], view.legal[-1])

    monkeypatch.setattr(soi_evaluation, "evaluate", evaluate)
    driver = Driver(GAMES["soi"])
    seat = driver.come_to_choice()
    assert seat is not None
    told: list[Explanation | None] = []
    driver.session.request_hint(seat, told.append)
    driver.desk.work_until(lambda: told)
    (hint,) = told
    assert hint is not None
    legal = driver.match.legal(seat)
    assert {hint.move, hint.other} == {legal[0], legal[-1]}
    assert driver.match.tally.assisted
    driver.finish()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_there_is_a_hint_in_every_game(name: str) -> None:
    driver = Driver(GAMES[name])
    seat = driver.come_to_choice()
    assert seat is not None
    driver.computers.longest = 0.05
    told: list[Explanation | None] = []
    driver.session.request_hint(seat, told.append)
    driver.desk.work_until(lambda: told)
    (hint,) = told
    assert hint is not None
    assert hint.move in driver.match.legal(seat)
    driver.finish()


def test_a_hint_comes_no_more_when_the_match_has_gone_on() -> None:
    driver = Driver(GAMES["soi"])
    seat = driver.come_to_choice()
    assert seat is not None
    told: list[Explanation | None] = []
    driver.session.request_hint(seat, told.append)
    assert driver.session.choose(seat, driver.match.legal(seat)[0]) is None
    driver.come_to_choice()
    assert driver.worker.finish(PATIENCE)
    driver.desk.clear()
    assert told == []


def test_a_level_that_raises_gives_no_hint(
    monkeypatch: pytest.MonkeyPatch, expect_log: object
) -> None:
    def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
        raise RuntimeError("I would rather not say")

    monkeypatch.setattr(soi_evaluation, "evaluate", evaluate)
    assert callable(expect_log)
    expect_log("failed at entry")
    driver = Driver(GAMES["soi"])
    seat = driver.come_to_choice()
    assert seat is not None
    told: list[Explanation | None] = []
    driver.session.request_hint(seat, told.append)
    driver.desk.work_until(lambda: told)
    assert told == [None]
    driver.finish()


def test_a_demonstration_that_begins_while_a_computer_thinks_has_it_think_anew() -> None:
    go_on = threading.Event()

    def waits(view: View, rng: random.Random, stop: Stop) -> str:
        assert go_on.wait(PATIENCE)
        return view.legal[0]

    driver = Driver(GAMES["soi"], player=waits)
    driver.match.draw_chance()
    while 0 in driver.match.deciders:
        driver.match.play(0, driver.match.legal(0)[0], driver.match.position)
    driver.session.proceed()
    (seat,) = driver.match.deciders
    assert driver.watcher.thinking[-1] == seat
    driver.session.demonstrate(True)
    assert driver.watcher.thinking[-2:] == [None, seat]
    go_on.set()
    driver.finish()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_computers_play_for_people_until_they_want_their_seats_back(name: str) -> None:
    driver = Driver(GAMES[name], people=(0, 1))
    driver.computers.longest = 0.01
    seat = driver.come_to_choice()
    position = driver.match.position
    assisted = []
    for demonstrates in (False, True):
        driver.session.demonstrate(demonstrates)
        assisted.append(driver.match.tally.assisted)
    assert assisted == [False, True]
    assert driver.session.people == (0, 1)
    driver.watcher.awaited.clear()
    driver.desk.work_until(lambda: driver.match.position > position + 8)
    assert driver.watcher.awaited == []
    driver.session.demonstrate(False)
    shown = [each for each in driver.match.entries[position:] if isinstance(each, Decision)]
    for each in shown:
        assert each.maker is (Maker.COMPUTER if each.seat in (0, 1) else None)
    assert not driver.session.demonstrates
    seat = driver.come_to_choice()
    assert seat in (0, 1)
    assert driver.match.tally.assisted
    driver.finish()
