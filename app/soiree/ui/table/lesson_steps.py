"""The lessons: for each game a few real positions, with one thing to do at each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import cast

from soiree.controller.lesson import Exercise

LESSONS = {
    "soy": "soiree.ui.games.soy.lesson",
    "soureh": "soiree.ui.games.soureh.lesson",
    "pariah": "soiree.ui.games.pariah.lesson",
    "soi": "soiree.ui.games.soi.lesson",
    "spy": "soiree.ui.games.spy.lesson",
    "soda": "soiree.ui.games.soda.lesson",
}
"""The lesson of each game: its module, which is loaded when it is first wanted."""


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a lesson.

    Attributes:
        title: what it is about, in a word or two.
        task: what there is to do, and why.
        done: what happened, once it was done.
    """

    title: str
    task: str
    done: str
    exercise: Exercise


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game in one minute.

    Attributes:
        options: those that differ from the usual ones.
    """

    steps: tuple[Step, ...]
    options: Mapping[str, int | str] = field(default_factory=dict)


def lesson_of(game: str) -> Lesson:
    """The lesson of a game, in the language of the moment.

    Raises:
        KeyError: the game has none.
    """
    return cast("Lesson", import_module(LESSONS[game]).lesson())
