"""Tasks to solve: problems of the program, and choices of the person in earlier matches."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from soiree.controller.lessons.problem import Problem, problem_at
from soiree.core.entries import Decision, Move
from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.problems import Difficulty, kept_problems, key_of, record_of
from soiree.ui.language.translation import tr
from soiree.ui.shell.routes import KeptTask, OwnTask


class Task(Struct, frozen=True):
    """A position to solve: a problem of the program, or a costly choice of the person in a match.

    Attributes:
        game: the game.
        title: a title that does not give the solution away.
        question: the request to the person.
        problem: the position and its best moves.
        rival: the move that the solution is compared with: the best of the others, or the one that
            the person made.
        key: the key of a problem of the program, for its outcome in the settings; else empty.
        theme: the key of the theme of a problem of the program; else empty.
        own: the `OwnProblem.id` of a position from the person's match, if that is kept as a problem
            of the person's own; else empty.
    """

    game: Game
    title: str
    question: str
    problem: Problem
    rival: Move
    key: str = ""
    theme: str = ""
    own: str = ""


def task_of(route: KeptTask | OwnTask) -> Task:
    """The task that a route names."""
    if isinstance(route, KeptTask):
        return _kept_task(GAMES[route.game], route.number)
    record = route.record
    game, made = GAMES[record.game], record.entries[route.entry - 1]
    assert isinstance(made, Decision)
    title = tr("Try again: {game}, {place}").format(game=game.title, place=route.place)
    problem = problem_at(record, route.entry - 1, made.seat, route.best)
    question = tr("This choice cost you something. Find a better one.")
    return Task(game, title, question, problem, made.move, own=route.key)


def difficulties() -> dict[Difficulty, str]:
    """The names of the difficulties, the easiest first."""
    return {1: tr("Easy", "a problem"), 2: tr("Medium"), 3: tr("Hard", "a problem")}


def diamonds(difficulty: Difficulty) -> str:
    """A difficulty as a row of diamonds. More filled ones mean a harder problem."""
    return "◆" * difficulty + "◇" * (len(get_args(Difficulty)) - difficulty)


def _kept_task(game: Game, number: int) -> Task:
    kept = kept_problems(game.name)[number - 1]
    title = tr("{problem} · {theme} · {difficulty}").format(
        problem=name_of(game, number),
        theme=theme_title(game, kept.theme),
        difficulty=difficulties()[kept.difficulty],
    )
    question = tr("Your turn. One choice is clearly best: make it.")
    problem = Problem(record_of(game, kept), kept.seat, kept.best)
    return Task(game, title, question, problem, kept.rival, key_of(game.name, kept), kept.theme)


def name_of(game: Game, number: int) -> str:
    """The name of a problem.

    Args:
        number: the number of the problem in its game, from 1.
    """
    return tr("{game} {number}").format(game=game.title, number=number)


def theme_title(game: Game, theme: str) -> str:
    """The title of a theme of a game that has problems."""
    assert game.themes is not None
    return tr(game.themes().titles[theme])
