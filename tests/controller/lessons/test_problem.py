"""Problems: attempts at a position, and a close look at its best moves."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from itertools import islice

import pytest

from close_look import looks
from soiree.controller.computers.worker import Threads, Worker
from soiree.controller.lessons.lesson import reach
from soiree.controller.lessons.problem import Problem, problem_at
from soiree.controller.match.authority import Match
from soiree.controller.match.client import Client
from soiree.controller.match.start import set_problem
from soiree.core.entries import Move
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat
from soiree.games import GAMES

SODA = """
    dealer 1
    deal 4C QC 8D 7H 6H / 9S KC 10D 7D JH / 9H 3D JC 5D AS / QH 8C 5C KH 3S
    2 play 4C
    3 play 9S
"""
SOY = "deal 2S 7S KS QD 5H / 8C 3H JC 10H 6D | 4S 9S"


def record_of(name: str, script: str) -> Record:
    game = GAMES[name]
    seats = game.players(game.defaults())
    players = tuple(Participant(f"P{seat}", "computer", "easy") for seat in range(seats))
    return Record(name, game.defaults(), players, reach(game, {}, script), seed=3)


class Solving:
    """A person at a problem, and an audience that lets the match proceed at once."""

    def __init__(self, problem: Problem) -> None:
        self.failed: list[Move] = []
        self.done = 0
        self.asked: list[Seat] = []
        self._posted: deque[Callable[[], None]] = deque()
        self._worker = Worker()
        threads = Threads(self._worker, self._worker, self._posted.append, lambda *_: None)
        game = GAMES[problem.record.game]
        self.client: Client = set_problem(
            game, problem, "You", threads, self.failed.append, self._count
        )
        self.client.progress.watch(self)
        self.client.progress.proceed()

    def settle(self) -> None:
        """Run the worker's jobs and the functions that they post, until none is left."""
        for _ in range(10):
            reached = threading.Event()
            self._worker.submit(reached.set)
            assert reached.wait(10)
            while self._posted:
                self._posted.popleft()()

    def close(self) -> None:
        self.client.progress.close()
        assert self._worker.finish(10)

    def _count(self) -> None:
        self.done += 1

    def happened(self) -> None:
        self.client.progress.proceed()

    def awaits(self, seat: Seat) -> None:
        self.asked.append(seat)

    def thinks(self, seat: Seat | None) -> None:
        pass

    def finished(self) -> None:
        raise AssertionError("a problem does not end a match")


def test_a_wrong_choice_changes_nothing_and_the_best_one_solves_it() -> None:
    record = record_of("soda", SODA)
    solving = Solving(problem_at(record, len(record.entries), 0, ["play 9H", "play JC"]))
    before = solving.client.position
    refusal = solving.client.choose(0, "no")
    assert refusal is not None
    assert solving.failed == ["no"]
    assert (solving.client.position, solving.done) == (before, 0)
    assert solving.client.choose(0, "play JC") is None
    solving.settle()
    assert solving.done == 1
    assert solving.client.position == before + 1, "nobody else moves"
    assert solving.client.choose(0, "play AS") is not None
    solving.close()


def test_a_move_refused_by_the_rules_is_no_attempt() -> None:
    record = record_of("soda", SODA)
    solving = Solving(problem_at(record, len(record.entries), 0, ["play JC"]))
    refusal = solving.client.choose(0, "play 3D")
    assert refusal is not None
    assert "better" not in str(refusal)
    assert solving.failed == []
    solving.close()


@pytest.mark.parametrize("seat", [0, 1])
def test_of_several_deciders_only_the_seat_of_the_problem_is_asked(seat: Seat) -> None:
    record = record_of("soy", SOY)
    best = "bid KS" if seat == 0 else "bid JC"
    solving = Solving(problem_at(record, len(record.entries), seat, [best]))
    assert solving.asked == [seat]
    assert solving.client.people == (seat,)
    assert solving.client.choose(seat, best) is None
    solving.settle()
    assert solving.done == 1
    solving.close()


def test_a_problem_is_cut_from_a_match_that_went_on() -> None:
    record = record_of("soda", SODA)
    longer = record_of("soda", SODA + "0 play JC\n1 play QH")
    problem = problem_at(longer, len(record.entries), 0, ["no"])
    assert problem.record.entries == record.entries
    assert len(longer.entries) > len(record.entries)


def test_a_person_whose_match_it_was_leaves_their_other_seats_to_computers() -> None:
    record = record_of("soda", SODA)
    people = Record(
        **{
            **{name: getattr(record, name) for name in ("game", "options", "entries", "seed")},
            "players": tuple(Participant(f"P{seat}", "human") for seat in range(4)),
        }
    )
    solving = Solving(problem_at(people, len(people.entries), 0, ["no"]))
    assert solving.client.people == (0,)
    assert solving.client.players[0].name == "You"
    solving.close()


def test_looks_agree_on_what_is_clear_and_the_same_ones_come_again() -> None:
    game = GAMES["soy"]
    script = "deal 2S 7S KS QD 5H / 8C 3H JC 10H 6D | 4S 9S\n0 bid 5H\n1 bid 3H\n"
    entries = reach(game, {}, script)
    players = (Participant("P0", "computer", "easy"), Participant("P1", "computer", "easy"))
    match = Match(Record("soy", game.defaults(), players, entries), game)
    view = match.view(0)
    chosen = list(islice(looks(game, view), 3))
    assert len({*chosen}) == 1
    assert list(islice(looks(game, view), 3)) == chosen
