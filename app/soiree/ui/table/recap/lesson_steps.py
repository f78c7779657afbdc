"""What a lesson is: a few real positions of a game, with something to see or to do at each."""

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
"""The seat of the person who learns: the first one, as `set_exercise` has it."""


class Step(Struct, frozen=True):
    """One position of a lesson.

    Attributes:
        title: what it is about, in a word or two.
        task: what there is to see, or to do and why.
        done: what happened, once it was done; empty where there is nothing to do.
        sights: the parts of the table that the task is about; what stands together in one of them
            has one ring round it.
    """

    title: str
    task: str
    done: str
    exercise: Exercise
    sights: Sequence[Sequence[Sight]] = ()

    @property
    def is_look(self) -> bool:
        """Whether there is only something to see here."""
        return not self.exercise.moves


class Lesson(Struct, frozen=True):
    """A game in two minutes.

    Attributes:
        options: those that differ from the usual ones.
    """

    steps: tuple[Step, ...]
    options: Mapping[str, int | str] = field(default_factory=dict)


def look(title: str, words: str, script: str, *sights: Sequence[Sight]) -> Step:
    """A step at which there is only something to see; whatever is chosen there has to wait."""
    wait: Mapping[Move, str] = defaultdict(
        lambda: tr("Look first: you play in a moment. Enter goes on.")
    )
    return Step(title, words, "", Exercise(script, (), wait), sights)


def last_look(script: str) -> Step:
    """What helps a person in any match: it ends every lesson."""
    return look(
        tr("When you play"),
        tr(
            "This line always says what is asked of you. Lost? H gives a hint and says why. L "
            "shows again what the others did. F1 explains the game, and Shift+F1 has its rules. "
            "Have fun!"
        ),
        script,
        [Line.PROMPT],
    )
