"""What a lesson is: a few real positions of a game, with one exercise at each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from soiree.controller.lesson import Exercise


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
