"""Somebody who cannot see, and was never told the rules: they go by what they hear.

They listen, feel what can be pressed, and press something: of what takes the card that they have
picked up, if they have one, and else anything at all.
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
"""What leads away from the choice that is asked for, by how its name begins."""

ASIDES = ("What to do now", "My hand", "The table", "The last moves")
"""What can be heard again, by the names of the commands."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be pressed.

    Attributes:
        use: what it is to the choice that has been begun.
        is_over: whether it lies over the table.
        number: by which it is pressed.
    """

    name: str
    use: str
    is_over: bool
    number: int


class Table(Protocol):
    """A table that is played by ear."""

    def listen(self) -> list[str]:
        """What was said since, once nothing more is said before something is pressed."""

    def things(self) -> list[Thing]:
        """What can be pressed now."""

    def press(self, thing: Thing) -> None: ...

    def ask(self, command: str) -> None:
        """Have something said again."""


def play(table: Table, seed: int, patience: int = 1500) -> list[str]:
    """Play a match to its end; gives the transcript, a line for each sentence and each press.

    Args:
        patience: how many presses the match may take at most.
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
    """Whether something may answer what is asked."""
    return not thing.name.startswith(AWAY)


def _choose(things: Sequence[Thing], rng: random.Random) -> Thing:
    over = [each for each in things if each.is_over]
    answers = [each for each in over or things if is_answer(each)]
    taking = [each for each in answers if each.use == "takes it"]
    return rng.choice(taking or answers or over)
