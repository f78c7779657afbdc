"""The chances of a match: shuffled decks, drawn seats."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from soiree.core.entries import Chance, PendingChance


class Chances:
    """The chances of a match, one after the other.

    The n-th depends on the seed and n alone, whatever is played. After an undo the same comes
    again, even in a record from elsewhere whose seed does not tell what it was drawn from.
    """

    def __init__(self, game: str, seed: int, given: Sequence[Chance] = ()) -> None:
        """
        Args:
            given: chances that come first, in order, where possible: a deck of other cards than
                those to be shuffled is passed over.
        """
        self._given = given
        self._source = f"{game} {seed}"
        self._number = 0  # of the next
        self._drawn: list[Chance] = []  # by number; what was undone is kept

    def return_to(self, number: int) -> None:
        """Rewind to the position after `number` chances."""
        self._number = number

    def draw(self, pending: PendingChance) -> Chance:
        """The next chance."""
        if self._number < len(self._drawn) and pending.admits(self._drawn[self._number]):
            return self._drawn[self._number]
        for chance in left_of(self._given, self._drawn[: self._number]):
            if pending.admits(chance):
                return chance
        return pending.draw(random.Random(f"{self._source} {self._number}"))

    def note(self, chance: Chance) -> None:
        """Note a chance, from `draw` or from a record."""
        self._drawn[self._number : self._number + 1] = [chance]
        self._number += 1


def left_of(given: Iterable[Chance], came: Iterable[Chance]) -> list[Chance]:
    """Return the given chances that have not come yet, in order."""
    left = list(given)
    for chance in came:
        if (bare := chance.bare()) in left:
            left.remove(bare)
    return left
