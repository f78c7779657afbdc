"""What chance gives in a match."""

from __future__ import annotations

import random

from soiree.core.entries import Chance, PendingChance


class Chances:
    """The chances of a match, one after the other.

    The n-th depends on the seed and n alone, whatever is played. After an undo the same comes
    again, even in a record from elsewhere whose seed does not tell what it was drawn from.
    """

    def __init__(self, game: str, seed: int) -> None:
        self._source = f"{game} {seed}"
        self._number = 0  # of the next
        self._drawn: list[Chance] = []  # by number; what was undone is kept

    def rewind(self) -> None:
        """The match starts again."""
        self._number = 0

    def draw(self, pending: PendingChance) -> Chance:
        """The next chance."""
        if self._number < len(self._drawn) and pending.admits(self._drawn[self._number]):
            return self._drawn[self._number]
        return pending.draw(random.Random(f"{self._source} {self._number}"))

    def note(self, chance: Chance) -> None:
        """This chance came, from `draw` or from a record."""
        self._drawn[self._number : self._number + 1] = [chance]
        self._number += 1
