"""Problems: a position from a match, one choice to make there, and the moves that are best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from soiree.controller.lessons.one_choice import OneChoice
from soiree.controller.match.authority import Match
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.zones import Seat


class Problem(Struct, frozen=True):
    """A position at which a person has to find the best move.

    Attributes:
        record: the match up to the position, without the move to be found.
        seat: the seat that has to move.
        best: the moves that solve the problem: the best move, and moves that are equally good.
    """

    record: Record
    seat: Seat
    best: tuple[Move, ...]


def problem_at(record: Record, position: int, seat: Seat, best: Sequence[Move]) -> Problem:
    """Make a problem of a choice that a seat had in a match.

    Args:
        position: the number of entries before the choice.
    """
    return Problem(record.up_to(position), seat, tuple(best))


def match_of(problem: Problem, game: Game, name: str) -> Match:
    """The match at the position of a problem, with one person in it.

    Args:
        name: the name of the person.
    """
    players = tuple(
        Participant(name, "human") if seat == problem.seat else _computer(who, game)
        for seat, who in enumerate(problem.record.players)
    )
    return Match(replace(problem.record, players=players), game, keeps_indices=True)


def _computer(who: Participant, game: Game) -> Participant:
    if who.kind == "computer":
        return who
    return Participant(who.name, "computer", game.usual_level().name)


def attempts_at(
    match: Match, problem: Problem, failed: Callable[[Move], None], solved: Callable[[], None]
) -> OneChoice:
    """A person's attempts at a problem, until one of the best moves solves it.

    Nobody moves after the solution.

    Args:
        match: the match at the position of the problem.
        failed: called for each legal move that is no solution.
        solved: called for the solution, before it is displayed.
    """

    def reply(move: Move) -> Refusal:
        failed(move)
        return Refusal(tr_noop("There is a better move. Try again."))

    over = Refusal(tr_noop("This problem is solved."))
    return OneChoice(match, problem.best, reply, over, solved=solved)


class AtSeat(TurnOrder):
    """The turn order of a problem: only one seat is asked, even if others may move now, too."""

    def __init__(self, match: Match, seat: Seat, clock: Callable[[], float]) -> None:
        super().__init__(match, clock)
        self._seat = seat

    def _next_seats(self) -> tuple[Seat, ...]:
        return (self._seat,)
