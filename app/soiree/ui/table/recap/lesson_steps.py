"""Lessons: a few real positions of a game, each with something to see or to do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from soiree.controller.lessons.lesson import Exercise
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
from soiree.ui.table.felt.spotlight import Line, Sight

YOU: Seat = 0
"""The seat of the learner: the first one, as in `set_exercise`."""


class Step(Struct, frozen=True):
    """A position of a lesson.

    Attributes:
        title: the subject, in a word or two.
        task: what there is to see, or to do and why.
        done: what happened after the task; empty if there is nothing to do.
        sights: groups of parts of the table that the task is about; each group has one ring.
    """

    title: str
    task: str
    done: str
    exercise: Exercise
    sights: Sequence[Sequence[Sight]] = ()

    @property
    def is_look(self) -> bool:
        """True if there is nothing to do."""
        return not self.exercise.moves


class Lesson(Struct, frozen=True):
    """A lesson about a game, of about two minutes.

    Attributes:
        options: those that differ from the defaults.
    """

    steps: tuple[Step, ...]
    options: Mapping[str, int | str] = field(default_factory=dict)


def look(title: str, words: str, script: str, *sights: Sequence[Sight]) -> Step:
    """Return a step without a task; every move is refused."""
    wait: Mapping[Move, str] = defaultdict(
        lambda: tr("Look first: you play in a moment. Press Enter to continue.")
    )
    return Step(title, words, "", Exercise(script, (), wait), sights)


def last_look(script: str) -> Step:
    """Return the last step of every lesson: help that works in any match."""
    return look(
        tr("When you play"),
        tr(
            "This line always says what to do. Lost? H gives a hint and says why. L "
            "shows the last moves again. F1 explains the game, and Shift+F1 has its "
            "rules. Have fun!"
        ),
        script,
        [Line.PROMPT],
    )
