"""Count the races won by a program that presses random keys, with and without the penalty.

    python -m tests.bench.measure_races [RACES]

The penalty locks the keys for a moment after a wrong one. Two players with full decks race on a
simulated clock. The program presses one of the seven keys of a race twenty times a second. For
comparison, a careful player plays like the middle level, with as many wrong keys. Each row: the
player, the level of the opponent, and the number of races that the player finished first.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.pace import WRONG_KEY_SHARE, seconds_for_card
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.race import Race
from soiree.controller.match.session import Phase, Session
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import OPEN, PLACE, UNDER
from tests.controller.match.test_race import ManualClock

GAME = GAMES["spy"]
EACH = 0.05
"""The seconds between two random keys."""

YOU, RIVAL = 0, 1


class AtOnce(Worker):
    """Runs each job at once, where it is submitted."""

    def __init__(self) -> None:
        pass

    def submit(
        self,
        act: Callable[[], None],
        limit: float | None = None,
        timed_out: Callable[[], None] | None = None,
    ) -> None:
        act()


class Unlocked(Race):
    """A race without the penalty for wrong keys."""

    def note_choice(self, seat: Seat, *, refused: bool) -> None:
        pass


class Ready:
    """An audience that displays every event at once."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def happened(self) -> None:
        if self._session.phase is Phase.SHOWING:
            self._session.proceed()

    def awaits(self, seat: Seat) -> None:
        pass

    def thinks(self, seat: Seat | None) -> None:
        pass

    def finished(self) -> None:
        pass


Plays = Callable[[Match, random.Random], tuple[Move, float]]
"""Returns the next move to try, and the seconds that it takes."""


def blindly(match: Match, rng: random.Random) -> tuple[Move, float]:
    space = UNDER if SpyFacts.of(match.view(YOU)).piles[YOU] == len(PLACE) else OPEN
    return rng.choice([*PLACE, space]), EACH


def carefully(match: Match, rng: random.Random) -> tuple[Move, float]:
    """Return a move with the computers' share of wrong keys and their time for it."""
    seconds = seconds_for_card("middle", len(match.legal(YOU)), rng)
    move, _ = blindly(match, rng)
    if rng.random() >= WRONG_KEY_SHARE:
        move = GAME.player("middle")(match.view(YOU), rng, never)
    return move, seconds


def is_first(plays: Plays, level: str, seed: int, race: type[Race]) -> bool:
    """True if the player is the first to finish a race."""
    seats = (Participant("You", "human"), Participant("Rival", "computer", level))
    match = Match(Record(GAME.name, {**GAME.defaults(), "players": 2}, seats, seed=seed), GAME)
    clock, posted, rng = ManualClock(), list[Callable[[], None]](), random.Random(seed)
    turns = race(match, lambda: clock.now, clock.call_later)
    players = {RIVAL: GAME.player(level)}
    session = Session(match, Computers(match, players, AtOnce(), posted.append), turns=turns)
    session.watch(Ready(session))
    session.proceed()
    while True:
        while posted:
            posted.pop(0)()
        if finished := SpyFacts.of(match.view(YOU)).finished:
            return finished[0] == YOU
        move, seconds = plays(match, rng)
        end = clock.now + max(seconds, turns.seconds_locked(YOU))
        while clock.now < end:
            clock.go_on(min(EACH, end - clock.now))
            while posted:
                posted.pop(0)()
        if YOU in match.deciders:
            session.choose(YOU, move)


def main(races: int) -> None:
    for plays in (blindly, carefully):
        for level in ("easy", "middle", "hard"):
            for race in (Unlocked, Race):
                first = sum(is_first(plays, level, seed, race) for seed in range(races))
                print(
                    f"{plays.__name__:10} {level:6} {race.__name__:8} {first}/{races}", flush=True
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
