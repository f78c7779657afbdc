"""A person's own choices of a match, to be made again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soiree.controller.lessons.problem import Problem, problem_at
from soiree.core.entries import Decision, Move
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.problems import Outcome
from soiree.ui.screens.problems.task import Task
from soiree.ui.style.translation import tr


def task_of_choice(
    game: Game,
    record: Record,
    entry: int,
    best: Sequence[Move],
    place: str,
    ended: Callable[[Outcome], None] = lambda _: None,
) -> Task:
    """The choice of an entry, to be made again.

    Args:
        record: the match, as far as it went.
        entry: its number in the record, from 1; it is a decision.
        best: the moves that would have been best, any of them.
        place: where in the match that was, in a few words.
        ended: called when it is solved, or the solution is shown.
    """
    made = record.entries[entry - 1]
    assert isinstance(made, Decision)

    def load() -> Problem:
        return problem_at(record, entry - 1, made.seat, best)

    title = tr("Try again: {game}, {place}").format(game=game.title, place=place)
    return Task(game, title, tr("Here you lost something. What is better?"), load, ended)
