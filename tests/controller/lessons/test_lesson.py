"""Lessons: scripts that lead to positions, one accepted choice, and prepared answers."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable

import pytest

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.worker import Worker
from soiree.controller.lessons.lesson import Exercise, choice_of, reach, set_up
from soiree.controller.match.authority import Match
from soiree.controller.match.session import Session
from soiree.core.cards import card, spell
from soiree.core.entries import Chance, Decision
from soiree.core.records import decode, encode
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES

SOY = "deal 2S 7S KS QD 5H / 8C 3H JC 10H 6D | 4S 9S"
SODA = """
    dealer 1
    deal 4C QC 8D 7H 6H / 9S KC 10D 7D JH / 9H 3D JC 5D AS / QH 8C 5C KH 3S
    2 play 4C
    3 play 9S
"""


class Onlooker:
    """An audience that displays nothing and lets the session proceed at once."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.asked: list[Seat] = []
        self.thinking: Seat | None = None
        self.ended = False

    def happened(self) -> None:
        assert self.session is not None
        self.session.proceed()

    def awaits(self, seat: Seat) -> None:
        self.asked.append(seat)

    def thinks(self, seat: Seat | None) -> None:
        self.thinking = seat

    def finished(self) -> None:
        self.ended = True


class Played:
    """An exercise in progress, with its session, worker and audience."""

    def __init__(self, game: str, exercise: Exercise, names: tuple[str, ...]) -> None:
        self.done = 0
        self.audience = Onlooker()
        self._posted: deque[Callable[[], None]] = deque()
        self._worker = Worker()
        self.match = set_up(GAMES[game], names, exercise.script)
        choice = choice_of(self.match, exercise, self._note)
        computers = Computers(self.match, choice.players, self._worker, self._posted.append)
        self.session = Session(self.match, computers, choice=choice)
        self.audience.session = self.session
        self.session.watch(self.audience)
        self.session.proceed()
        self.settle()

    def _note(self) -> None:
        self.done += 1

    def settle(self) -> None:
        """Run the worker's jobs and the functions that they post, until none is left."""
        for _ in range(20):
            worked = threading.Event()
            self._worker.submit(worked.set)
            assert worked.wait(10)
            while self._posted:
                self._posted.popleft()()

    def close(self) -> None:
        self.session.close()
        assert self._worker.finish(10)


def hand(match: Match, seat: Seat) -> set[str]:
    (cards,) = (cards for zone, cards in match.view(seat).zones if zone == Zone("hand", seat))
    return {spell(each) for each in cards if each is not None}


def test_a_deck_is_dealt_as_it_is_written() -> None:
    match = set_up(GAMES["soy"], ("You", "Ada"), SOY)
    assert hand(match, 0) == {"2S", "7S", "KS", "QD", "5H"}
    assert hand(match, 1) == {"8C", "3H", "JC", "10H", "6D"}
    assert [spell(c) for c in match.view(0).cards("prize") if c is not None] == ["4S", "9S"]


def test_cards_that_are_not_named_follow_in_the_same_order_each_time() -> None:
    (once,), (again,) = reach(GAMES["soy"], {}, SOY), reach(GAMES["soy"], {}, SOY)
    assert isinstance(once, Chance)
    assert once == again
    assert sorted(once.cards) == list(range(52))
    following = once.cards[12:]
    assert list(following) != sorted(following)


def test_a_position_is_a_sound_record() -> None:
    match = set_up(GAMES["soda"], ("You", "Ada", "Basil", "Clara"), SODA)
    assert decode(encode(match.record()), GAMES).entries == match.entries
    assert match.deciders == (0,)
    assert {entry.at for entry in match.entries} == {None}
    assert [who.kind for who in match.deal.players] == ["human", *["computer"] * 3]
    assert {who.level for who in match.deal.players[1:]} == {GAMES["soda"].levels[0].name}
    assert any(match.card_indices()), "a table may show hidden hands in sorted order"


def test_all_can_be_let_play_until_a_choice_comes() -> None:
    entries = reach(GAMES["spy"], {}, "deal | 3H 6C\ndeal | 2H\nuntil pick")
    assert {entry.seat for entry in entries if isinstance(entry, Decision)} == {0, 1}
    moves = [entry for entry in entries if isinstance(entry, Decision)]
    assert {(entry.at, GAMES["spy"].is_timed(entry.move)) for entry in moves} == {(0.0, True)}
    seats = [entry.seat for entry in moves]
    assert seats[:6] == [0, 1, 0, 1, 0, 1], "each makes a move in turn, the person first"
    three = reach(GAMES["spy"], {"players": 3}, "deal |\ndeal |\ndeal |\nuntil pick")
    seats = [entry.seat for entry in three if isinstance(entry, Decision)]
    assert seats[:6] == [0, 1, 2, 0, 1, 2]
    match = set_up(GAMES["spy"], ("You", "Ada"), "deal | 3H 6C\ndeal | 2H\nuntil pick")
    assert any(move.startswith("pick") for seat in match.deciders for move in match.legal(seat))


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("0 bid 2S", "a deck is due"),
        (f"{SOY}\n0 bid QD\n0 bid 2S", "not the turn of seat 0"),
        ("dealer 1", "a deck is due"),
        (f"{SOY}\n0 bid AS", "do not hold"),
        (f"{SOY}\ndeal 2S", "nothing to give"),
        ("deal 2S 2S", "2S is not there"),
        ("deal 1S", "no card"),
        ("until take", "never came"),
    ],
)
def test_a_line_that_does_not_fit_is_refused(script: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        reach(GAMES["soy"], {}, script)


@pytest.mark.parametrize("line", ["dealer 9", "starter 1"])
def test_chance_gives_what_is_due_and_nothing_else(line: str) -> None:
    with pytest.raises(ValueError, match=f"^{line}: a dealer is due$"):
        reach(GAMES["soda"], {}, line)


def test_only_the_choice_that_is_to_be_made_is_taken() -> None:
    played = Played(
        "soy", Exercise(SOY, {"bid QD"}, {"bid 2S": "The 2 loses."}, {}), ("You", "Ada")
    )
    assert played.audience.asked == [0]
    before = played.match.position
    refusal = played.session.choose(0, "bid 2S")
    assert refusal is not None
    assert str(refusal) == "The 2 loses."
    refusal = played.session.choose(0, "bid AS")
    assert refusal is not None
    assert "do not hold" in refusal.text
    assert played.match.position == before
    assert played.session.choose(0, "bid QD") is None
    played.settle()
    assert played.match.position == before + 1
    assert played.done == 1
    played.close()


def test_the_others_answer_as_prepared_and_then_it_is_done() -> None:
    exercise = Exercise(SOY, {"bid QD"}, {}, {1: ["bid 8C", "discard 8C"]})
    played = Played("soy", exercise, ("You", "Ada"))
    assert played.session.choose(0, "bid QD") is None
    played.settle()
    moves = [entry.move for entry in played.match.entries if isinstance(entry, Decision)]
    assert moves == ["bid 8C", "bid QD", "discard 8C"]
    assert played.done == 1
    assert played.audience.asked == [0]
    assert played.audience.thinking is None
    played.close()


def test_an_exercise_ends_before_a_seat_without_an_answer() -> None:
    played = Played(
        "soda", Exercise(SODA, {"play 9H"}, {}, {1: ["no"]}), ("You", "Ada", "Basil", "Clara")
    )
    assert played.session.choose(0, "play 9H") is None
    played.settle()
    # Ada said No, so she leads the next hand; the exercise has no move for that.
    assert played.match.deciders == (1,)
    assert played.done == 1
    played.close()


def test_one_player_may_answer_several_times() -> None:
    exercise = Exercise(SODA, {"play 9H"}, {}, {1: ["no", "play 5C"], 2: ["play 6H"]})
    played = Played("soda", exercise, ("You", "Ada", "Basil", "Clara"))
    assert played.session.choose(0, "play 9H") is None
    played.settle()
    moves = [(each.seat, each.move) for each in played.match.entries if isinstance(each, Decision)]
    assert moves[2:] == [(0, "play 9H"), (1, "no"), (1, "play 5C"), (2, "play 6H")]
    assert played.done == 1
    played.close()


def test_in_the_race_of_a_lesson_each_waits_for_the_other() -> None:
    script = "deal | 3H 6C\ndeal | 2H"
    match = set_up(GAMES["spy"], ("You", "Ada"), script)
    assert decode(encode(match.record()), GAMES).entries == match.entries
    mine, hers = match.legal(0)[0], match.legal(1)[0]
    played = Played("spy", Exercise(script, {mine}, {}, {1: [hers]}), ("You", "Ada"))
    assert played.audience.asked == [0]
    assert played.match.position == match.position, "nobody moves before the person does"
    assert played.session.choose(0, mine) is None
    played.settle()
    moves = [(each.seat, each.move) for each in played.match.entries if isinstance(each, Decision)]
    assert moves == [(0, mine), (1, hers)]
    assert played.done == 1
    played.close()


def test_a_refused_move_after_the_choice_does_not_undo_it() -> None:
    played = Played("soy", Exercise(SOY, {"bid QD"}, {}, {1: ["bid 8C"]}), ("You", "Ada"))
    assert played.session.choose(0, "bid QD") is None
    assert played.session.choose(0, "bid QD") is not None
    played.settle()
    assert played.done == 1
    played.close()


def test_the_end_of_the_match_is_but_the_end_of_the_exercise() -> None:
    last = f"{SOY}\n0 bid QD\n1 bid 8C"
    played = Played("soy", Exercise(last, {"discard 5H"}, {}, {1: ["discard 3H"]}), ("You", "Ada"))
    assert played.session.choose(0, "discard 5H") is None
    played.settle()
    assert played.match.result is not None
    assert played.done == 1
    assert not played.audience.ended
    played.close()


def test_a_choice_may_be_written_in_several_ways() -> None:
    tie = "deal 8S 6S 7S KS 5H / 8H 10S 4C 9C 2D\n0 bid 8S\n1 bid 8H\n0 bid 6S\n1 bid 10S"
    played = Played("soy", Exercise(tie, {"take 6S 8S 10S"}, {}), ("You", "Ada"))
    assert played.session.choose(0, "take 10S 8S 6S") is None
    assert card("8S") in played.match.view(0).cards("hand", 0)
    played.close()


def test_once_it_is_done_nothing_else_is_taken_even_if_the_turn_goes_on() -> None:
    script = """
        dealer 1
        deal 7S 2S 6H 5D 3H 4D 10S 9C / 8C 9D 3C 4H 6D 2H 5S 7H | 9H 5C
    """
    played = Played("soureh", Exercise(script, {"own 2"}, {}), ("You", "Ada"))
    assert played.session.choose(0, "own 2") is None
    played.settle()
    assert played.done == 1
    before = played.match.position
    assert str(played.session.choose(0, "end")) == "This step is done. Go to the next one."
    assert played.match.position == before
    played.close()
