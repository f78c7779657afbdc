"""A blind player without knowledge of the rules.

The player listens, looks for pressable objects, and presses one: a place for the selected card, if
any, or else any object.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

AWAY = (
    "Pause",
    "Browse",
    "Close the",
    "Ask for nothing",
    "Mark known",
    "Start page",
    "Replay",
    "See the table",
)
"""The beginnings of the names of objects that lead away from the choice."""

ASIDES = ("What to do now", "My hand", "The table", "The last moves")
"""The names of the commands that repeat announcements."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A pressable object.

    Attributes:
        use: the description, such as the use for the selected card.
        is_over: true for a part of an overlay.
        number: the number by which the object is pressed.
    """

    name: str
    use: str
    is_over: bool
    number: int


class Table(Protocol):
    """A table for the blind player."""

    def listen(self) -> list[str]:
        """The announcements since the last call, once no more are coming."""

    def things(self) -> list[Thing]:
        """The pressable objects."""

    def press(self, thing: Thing) -> None: ...

    def ask(self, command: str) -> None:
        """Repeat an announcement by a command."""


def play(table: Table, seed: int, patience: int = 1500) -> list[str]:
    """Play a match to its end. Returns a transcript with a line for each sentence and press.

    Args:
        patience: the largest number of presses.
    """
    rng = random.Random(seed)
    lines: list[str] = []
    new = True
    for _ in range(patience):
        lines += table.listen()
        things = table.things()
        if any(each.name == "Play again" for each in things):
            return lines
        if new:
            new = False
            for command in ASIDES:
                table.ask(command)
                lines += [f"? {command}", *(f"= {said}" for said in table.listen())]
        thing = _choose(things, rng)
        new = thing.name in ("Next round", "Next race")
        lines.append(f"> {thing.name}")
        table.press(thing)
    raise AssertionError("the match does not end: " + "\n".join(lines))


def is_answer(thing: Thing) -> bool:
    """True if an object may answer the prompt."""
    return not thing.name.startswith(AWAY)


def _choose(things: Sequence[Thing], rng: random.Random) -> Thing:
    over = [each for each in things if each.is_over]
    answers = [each for each in over or things if is_answer(each)]
    taking = [each for each in answers if each.use == "takes it"]
    return rng.choice(taking or answers or over)
