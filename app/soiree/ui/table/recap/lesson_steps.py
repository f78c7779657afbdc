"""Lessons: a few real positions of a game, each with something to see or to do.

`resources/lessons` has a file for each game. Its scripts lead to positions, in the form that
`soiree.controller.lessons.lesson.reach` reads; a line `after NAME` stands for another script. Its
steps have the fields of `_Written`.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from msgspec import Struct, convert, field

from soiree.controller.lessons.lesson import Exercise
from soiree.core.entries import Move
from soiree.core.texts import placeholders, tr_noop
from soiree.core.zones import Zone
from soiree.resources import resource
from soiree.ui.language.translation import tr, tr_filled
from soiree.ui.table.contract.targets import Button, Place, SeatPlate
from soiree.ui.table.felt.spotlight import Line, Sight

MoveWords = Mapping[Move, Mapping[str, str | int]]
"""The words for the placeholders of replies, by move; `count` selects the plural form."""


class Step(Struct, frozen=True):
    """A position of a lesson.

    Attributes:
        title: the subject, in a word or two.
        task: the text of the task: something to see, or to do, and the reason.
        done: the text after the task, about its effect; empty if there is nothing to do.
        sights: the parts of the table that the task is about, in groups; each group has one ring.
    """

    title: str
    task: str
    done: str
    exercise: Exercise
    sights: Sequence[Sequence[Sight]] = ()

    @property
    def is_look(self) -> bool:
        """True if the person has only to look at something, and to make no move."""
        return not self.exercise.moves


Lesson = tuple[Step, ...]
"""A lesson about a game with its default options, of about two minutes."""


class Replies(dict[str, str]):
    """The replies to moves that do not solve an exercise.

    The keys are moves and patterns such as `over 1 ?`. The first pattern that fits a move counts.
    """

    def __missing__(self, move: Move) -> str:
        return self[next(pattern for pattern in self if fnmatchcase(move, pattern))]


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file of a lesson has it; `Step` is the same step in the player's language.

    Attributes:
        script: the name of the script that leads to the position.
        sights: groups of parts of the table to be lit, in the notation that `_sight` reads.
        moves: the moves that solve the exercise; empty if there is nothing to do.
        answers: the next moves of the other players, by seat.
        wrong: the replies to all other moves, by move or pattern as in `Replies`.
        words: by move, the words for the placeholders of these replies.
    """

    title: str
    task: str
    script: str
    done: str = ""
    sights: tuple[tuple[str, ...], ...] = ()
    moves: tuple[Move, ...] = ()
    answers: dict[str, tuple[Move, ...]] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)
    words: dict[Move, dict[str, str | int]] = field(default_factory=dict)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    scripts: dict[str, str]
    steps: tuple[_Written, ...]


def lesson(name: str, words: MoveWords | None = None) -> Lesson:
    """Return the lesson of a game, in the player's language.

    Args:
        name: the name of a game that has a lesson.
        words: the words for the placeholders of replies, besides those in the file.
    """
    text = resource("lessons", f"{name}.toml").read_text(encoding="utf-8")
    file = convert(tomllib.loads(text), _File)
    last = _Written(
        title=tr_noop("When you play"),
        task=tr_noop(
            "This line always says what to do. Lost? H gives a hint and says why. L shows the last "
            "moves again. F1 explains the game, and Shift+F1 has its rules. Have fun!"
        ),
        script=file.steps[0].script,
        sights=(("line PROMPT",),),
    )
    return tuple(_step(each, file.scripts, words or {}) for each in (*file.steps, last))


def _step(written: _Written, scripts: Mapping[str, str], words: MoveWords) -> Step:
    wrong: Mapping[Move, str] = _replies(written.wrong, {**words, **written.words})
    if not written.moves:
        wait = tr("Look first: you play in a moment. Press Enter to continue.")
        wrong = defaultdict(lambda: wait)
    answers = {int(seat): moves for seat, moves in written.answers.items()}
    exercise = Exercise(_script(written.script, scripts), written.moves, wrong, answers)
    sights = [[*map(_sight, group)] for group in written.sights]
    done = tr(written.done) if written.done else ""
    return Step(tr(written.title), tr(written.task), done, exercise, sights)


def _replies(wrong: Mapping[str, str], words: MoveWords) -> Replies:
    replies = Replies()
    for pattern, text in wrong.items():
        before = [*replies]
        fitting = [move for move in words if fnmatchcase(move, pattern)]
        for move in fitting if placeholders(text) else [pattern]:
            if not any(fnmatchcase(move, each) for each in before):
                replies[move] = tr_filled(text, words.get(move, {}))
    return replies


def _script(name: str, scripts: Mapping[str, str]) -> str:
    lines = scripts[name].splitlines()
    return "\n".join(
        _script(line.removeprefix("after "), scripts) if line.startswith("after ") else line
        for line in lines
    )


def _sight(written: str) -> Sight:
    what, kind, *rest = written.split()
    numbers = map(int, rest)
    match what:
        case "plate":
            return SeatPlate(int(kind))
        case "button":
            return Button(kind)
        case "line":
            return Line[kind]
        case "place":
            return Place(kind, *numbers)
    return Zone(kind, *numbers)
