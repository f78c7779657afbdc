"""Going back in every game and forth again, help that marks a match, and computers for people."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

from soiree.controller.hints import Hint
from soiree.controller.match import Deal, Match
from soiree.controller.session import Session
from soiree.controller.stopwatch import moves_are_timed
from soiree.controller.turn_order import InTurn
from soiree.controller.worker import Worker
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.games import Game
from soiree.core.players import Estimate, Fact, Player, Stop, random_player
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soi.ai import evaluation as soi_estimates
from tests.controller.test_race import Racetrack, rivals
from tests.controller.test_session import PATIENCE, Desk, Watcher
from tests.every_game import EVERY_GAME

GOLDEN = Path(__file__).resolve().parents[1] / "golden"

TURNS: dict[str, dict[str, int | str]] = {
    "soy": {},
    "soureh": {"players": 3, "threshold": 500},
    "pariah": {},
    "soi": {"target": 100},
    "spy": {"players": 3, "deck": "half"},
    "soda": {"players": 3},
}
"""Each game as it is tried here, with races in which each moves in turn."""


class Evening:
    """A match of any game in which people, who choose at random, sit among random computers."""

    def __init__(
        self, game: Game, people: tuple[Seat, ...] = (0,), player: Player = random_player
    ) -> None:
        options = {**game.defaults(), **TURNS.get(game.name, {})}
        seats = range(game.players(options))
        sits = tuple(
            Participant(f"P{seat}", "human")
            if seat in people
            else Participant(f"P{seat}", "computer", game.levels[0].name)
            for seat in seats
        )
        self.saved: list[Record] = []
        self.desk, self.worker = Desk(), Worker()
        self.match = Match(Deal(game, options, sits, seed=5), keeps_indices=True)
        computers = {seat: player for seat in seats if seat not in people}
        self.session = self._session(computers)
        self.watcher = Watcher(self.session)
        self._rng = random.Random(1)

    def _session(self, computers: dict[Seat, Player]) -> Session:
        turns = InTurn(self.match, lambda: 0.0)
        post, save = self.desk.post, self.saved.append
        return Session(self.match, computers, self.worker, post, save, turns=turns)

    def come_to_choice(self) -> Seat | None:
        """Go on until a person has to choose; None when the match is over."""
        self.watcher.awaited.clear()
        self.session.proceed()
        self.desk.work_until(lambda: self.watcher.awaited or self.match.result)
        if self.match.result:
            self.desk.work_until(lambda: self.watcher.over)
        return self.watcher.awaited[-1] if self.watcher.awaited else None

    def choose(self, other_than: Entry | None = None) -> None:
        """Go on to the next choice of a person, and make any."""
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
    evening = Evening(GAMES[name])
    for _ in range(12):
        evening.choose()
    evening.come_to_choice()
    entries = list(evening.match.entries)
    stops = choices(evening.match)
    for stop in reversed(stops):
        evening.session.undo_stack.undo()
        assert evening.match.entries == entries[:stop]
        assert evening.match.deciders
        assert evening.come_to_choice() == 0
        assert evening.match.position == stop, "nothing happens before the person chooses"
    assert not evening.session.undo_stack.can_undo()
    for stop in (*stops[1:], len(entries)):
        evening.session.undo_stack.redo()
        assert evening.match.entries == entries[:stop]
    assert not evening.session.undo_stack.can_redo()
    evening.finish()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_after_a_restart_the_same_cards_come(name: str) -> None:
    evening = Evening(GAMES[name])
    for _ in range(6):
        evening.choose()
    dealt = [entry for entry in evening.match.entries if isinstance(entry, Chance)]
    evening.session.undo_stack.restart()
    assert evening.match.entries == []
    evening.play_out()
    again = [entry for entry in evening.match.entries if isinstance(entry, Chance)]
    first_round = [entry for entry in dealt[:1] if entry == again[0]]
    assert first_round == dealt[:1]
    evening.finish()


def test_another_choice_ends_what_could_be_redone_and_the_same_one_does_not() -> None:
    evening = Evening(GAMES["soi"])
    for _ in range(4):
        evening.choose()
    evening.come_to_choice()
    before = list(evening.match.entries)
    evening.session.undo_stack.undo()
    evening.session.undo_stack.undo()
    taken = before[evening.match.position]
    assert isinstance(taken, Decision)
    evening.come_to_choice()
    assert evening.session.choose(taken.seat, taken.move) is None
    assert evening.session.undo_stack.can_redo()
    evening.session.undo_stack.undo()
    evening.choose(other_than=taken)
    assert not evening.session.undo_stack.can_redo()
    evening.finish()


def test_what_comes_after_is_kept_for_as_long_as_all_is_chosen_as_before() -> None:
    everybody = (0, 1, 2, 3)
    evening = Evening(GAMES["soi"], everybody)
    for _ in range(5):
        evening.choose()
    before = list(evening.match.entries)
    for _ in range(4):
        evening.session.undo_stack.undo()
    while evening.match.position < len(before):
        assert evening.session.undo_stack.can_redo()
        evening.come_to_choice()
        same = before[evening.match.position]
        assert isinstance(same, Decision)
        assert evening.session.choose(same.seat, same.move) is None
    assert not evening.session.undo_stack.can_redo()
    evening.finish()


def test_a_choice_of_a_match_that_was_saved_is_undone_at_once() -> None:
    evening = Evening(GAMES["soi"])
    for _ in range(3):
        evening.choose()
    evening.session.close()
    record, last = evening.match.record(), choices(evening.match)[-1]
    evening.match = Match.from_record(record, GAMES["soi"])
    evening.session = evening._session(dict.fromkeys((1, 2, 3), random_player))
    evening.session.undo_stack.undo()
    assert evening.match.entries == record.entries[:last]
    evening.finish()


def test_a_race_that_was_saved_is_paused_at_once_and_not_saved_again() -> None:
    record = decode((GOLDEN / "spy.soiree").read_bytes(), GAMES)
    raced = next(n for n, entry in enumerate(record.entries) if entry.at is not None)
    record.entries[raced + 3 :], record.result = [], None
    evening = Evening(GAMES["spy"])
    evening.match = Match.from_record(record, GAMES["spy"])
    evening.session = evening._session({})
    evening.session.pause(True)
    evening.finish()
    assert evening.saved == []


def test_an_undo_is_saved_and_marks_the_match_as_assisted() -> None:
    evening = Evening(GAMES["soda"])
    for _ in range(3):
        evening.choose()
    evening.come_to_choice()
    assert not evening.match.assisted
    evening.session.undo_stack.undo()
    evening.come_to_choice()
    assert evening.saved[-1].entries == evening.match.entries
    assert decode(encode(evening.saved[-1]), GAMES).extra == {"assisted": True}
    assert Match.from_record(evening.saved[-1], GAMES["soda"]).assisted
    evening.finish()


def test_nothing_is_marked_before_anybody_has_chosen() -> None:
    evening = Evening(GAMES["soi"])
    evening.come_to_choice()
    evening.session.undo_stack.restart()
    evening.come_to_choice()
    assert not evening.match.assisted
    evening.finish()


@pytest.mark.parametrize("name", ["soy", "soda"])
def test_a_match_that_is_over_stays_as_it_ended_until_somebody_chooses_otherwise(name: str) -> None:
    evening = Evening(GAMES[name])
    evening.play_out()
    ended, saves = evening.saved[-1], len(evening.saved)
    assert ended.result is not None
    evening.session.undo_stack.undo()
    evening.session.undo_stack.undo()
    evening.session.undo_stack.redo()
    once_more = ended.entries[evening.match.position]
    assert isinstance(once_more, Decision)
    evening.come_to_choice()
    assert evening.session.choose(once_more.seat, once_more.move) is None
    evening.session.undo_stack.redo()
    evening.come_to_choice()
    assert evening.match.record() == ended
    assert len(evening.saved) == saves, "looking back writes nothing"
    assert not evening.match.assisted
    for _ in range(3):
        evening.session.undo_stack.undo()
    evening.choose(other_than=ended.entries[evening.match.position])
    evening.come_to_choice()
    assert evening.saved[-1].entries == evening.match.entries
    assert evening.saved[-1].extra["assisted"] is True
    evening.finish()


def test_with_several_people_the_last_choice_is_anybodys() -> None:
    evening = Evening(GAMES["soureh"], people=(0, 2))
    for _ in range(9):
        evening.choose()
    evening.come_to_choice()
    stops = choices(evening.match, (0, 2))
    entries = list(evening.match.entries)
    seats = {entry.seat for entry in entries if isinstance(entry, Decision)}
    assert seats == {0, 1, 2}
    for stop in reversed(stops):
        evening.session.undo_stack.undo()
        assert evening.match.position == stop
        taken = entries[stop]
        assert isinstance(taken, Decision)
        assert evening.come_to_choice() == taken.seat
    evening.finish()


def test_a_search_under_way_is_cancelled_by_an_undo() -> None:
    asked, stopped = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> str:
        asked.set()
        while not stop():
            pass
        stopped.set()
        return view.legal[0]

    evening = Evening(GAMES["soda"], player=thinks_long)
    evening.session._computers._budget = 0.0
    evening.come_to_choice()
    evening.session._computers._budget = PATIENCE
    asked.clear()
    stopped.clear()
    evening.choose()
    assert asked.wait(PATIENCE)
    evening.session.undo_stack.undo()
    assert stopped.wait(PATIENCE)
    assert evening.come_to_choice() == 0
    evening.finish()


def test_a_race_is_never_undone_but_what_is_chosen_after_it_is() -> None:
    track = Racetrack(rivals(4), 4, options={"cheating": "allowed"})
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
    evening = Evening(GAMES["soi"])
    for _ in range(4):
        evening.choose()
    evening.come_to_choice()
    entries, stops = list(evening.match.entries), choices(evening.match)
    evening.session.undo_stack.restart()
    assert evening.match.entries == []
    for stop in (*stops, len(entries)):
        assert evening.session.undo_stack.can_redo()
        evening.session.undo_stack.redo()
        assert evening.match.entries == entries[:stop]
    assert not evening.session.undo_stack.can_redo()
    evening.finish()


def test_after_an_undo_nobody_is_asked_before_it_is_shown() -> None:
    evening = Evening(GAMES["soi"])
    for _ in range(3):
        evening.choose()
    evening.come_to_choice()
    evening.watcher.awaited.clear()
    evening.session.undo_stack.undo()
    assert evening.worker.catch_up(PATIENCE)
    evening.desk.clear()
    assert evening.watcher.awaited == []
    assert evening.come_to_choice() == 0
    evening.finish()


def test_a_restart_keeps_nothing_of_a_race_to_be_redone() -> None:
    """The same cards come again; the race on them is run anew, from its first move."""
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
    track = Racetrack(rivals(4), 4, options={"cheating": "allowed"})
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


def test_a_hint_is_the_best_estimate_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    why = Fact("The {card} is high.", {"card": "AS"})

    def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
        return [
            Estimate(move, float(number), 0.5, 0.0, (why,))
            for number, move in enumerate(view.legal)
        ]

    monkeypatch.setattr(soi_estimates, "evaluate", evaluate)
    evening = Evening(GAMES["soi"])
    seat = evening.come_to_choice()
    assert seat is not None
    told: list[Hint | None] = []
    evening.session.request_hint(seat, told.append)
    evening.desk.work_until(lambda: told)
    assert told == [Hint(evening.match.legal(seat)[-1], why)]
    assert evening.match.assisted
    evening.finish()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_there_is_a_hint_in_every_game(name: str) -> None:
    evening = Evening(GAMES[name])
    seat = evening.come_to_choice()
    assert seat is not None
    evening.session._computers._budget = 0.05
    told: list[Hint | None] = []
    evening.session.request_hint(seat, told.append)
    evening.desk.work_until(lambda: told)
    (hint,) = told
    assert hint is not None
    assert hint.move in evening.match.legal(seat)
    evening.finish()


def test_a_hint_comes_no_more_when_the_match_has_gone_on() -> None:
    evening = Evening(GAMES["soi"])
    seat = evening.come_to_choice()
    assert seat is not None
    told: list[Hint | None] = []
    evening.session.request_hint(seat, told.append)
    assert evening.session.choose(seat, evening.match.legal(seat)[0]) is None
    evening.come_to_choice()
    assert evening.worker.finish(PATIENCE)
    evening.desk.clear()
    assert told == []


def test_who_raises_when_asked_for_a_hint_gives_none(
    monkeypatch: pytest.MonkeyPatch, expect_log: object
) -> None:
    def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
        raise RuntimeError("I would rather not say")

    monkeypatch.setattr(soi_estimates, "evaluate", evaluate)
    assert callable(expect_log)
    expect_log("No hint for seat")
    evening = Evening(GAMES["soi"])
    seat = evening.come_to_choice()
    assert seat is not None
    told: list[Hint | None] = []
    evening.session.request_hint(seat, told.append)
    evening.desk.work_until(lambda: told)
    assert told == [None]
    evening.finish()


def test_a_demonstration_that_begins_while_a_computer_thinks_has_it_think_anew() -> None:
    go_on = threading.Event()

    def waits(view: View, rng: random.Random, stop: Stop) -> str:
        assert go_on.wait(PATIENCE)
        return view.legal[0]

    evening = Evening(GAMES["soi"], player=waits)
    evening.match.draw_chance()
    while 0 in evening.match.deciders:
        evening.match.play(0, evening.match.legal(0)[0], evening.match.position)
    evening.session.proceed()
    (seat,) = evening.match.deciders
    assert evening.watcher.thinking[-1] == seat
    evening.session.demonstrate(True)
    assert evening.watcher.thinking[-2:] == [None, seat]
    go_on.set()
    evening.finish()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_computers_play_for_people_until_they_want_their_seats_back(name: str) -> None:
    evening = Evening(GAMES[name], people=(0, 1))
    evening.session._computers._budget = 0.01
    seat = evening.come_to_choice()
    position = evening.match.position
    assisted = []
    for demonstrates in (False, True):
        evening.session.demonstrate(demonstrates)
        assisted.append(evening.match.assisted)
    assert assisted == [False, True]
    assert evening.session.people == (0, 1)
    evening.watcher.awaited.clear()
    evening.desk.work_until(lambda: evening.match.position > position + 8)
    assert evening.watcher.awaited == []
    evening.session.demonstrate(False)
    assert not evening.session.demonstrates
    seat = evening.come_to_choice()
    assert seat in (0, 1)
    assert evening.match.assisted
    evening.finish()
