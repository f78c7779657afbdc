"""What a person is given to solve: a problem of the program's, or a choice of their own again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from soiree.controller.lessons.problem import Problem
from soiree.core.games import Game
from soiree.core.texts import tr_noop
from soiree.storage.problems import Difficulty, KeptProblem, Outcome, record_of
from soiree.ui.style.translation import tr

DIFFICULTIES: dict[Difficulty, str] = {
    1: tr_noop("easy"),
    2: tr_noop("medium"),
    3: tr_noop("hard"),
}
"""The difficulties, as they are called."""


def _nothing(outcome: Outcome) -> None:
    pass


class Task(Struct, frozen=True):
    """Something to solve.

    Attributes:
        game: that is played.
        title: which one it is, in a few words that do not give it away.
        question: what the person has to do.
        load: gives the position.
        ended: called when it is solved, or the solution is shown.
    """

    game: Game
    title: str
    question: str
    load: Callable[[], Problem]
    ended: Callable[[Outcome], None] = _nothing


def task_of(game: Game, number: int, kept: KeptProblem, ended: Callable[[Outcome], None]) -> Task:
    """A problem that comes with the program.

    Args:
        number: of the problem among those of its game, from 1.
    """
    assert game.themes is not None
    words = {"problem": name_of(game, number), "theme": tr(game.themes().titles[kept.theme])}
    words["difficulty"] = tr(DIFFICULTIES[kept.difficulty])
    title = tr("{problem} · {theme} · {difficulty}").format(**words)

    def load() -> Problem:
        return Problem(record_of(game, kept), kept.seat, kept.best)

    return Task(game, title, tr("Your turn. One choice is clearly best: make it."), load, ended)


def name_of(game: Game, number: int) -> str:
    """What a problem is called."""
    return tr("{game} {number}").format(game=game.title, number=number)
