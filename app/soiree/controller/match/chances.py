"""The outcomes of chance in a match: shuffled decks, drawn seats."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from soiree.core.entries import Chance, PendingChance


class Chances:
    """The outcomes of chance in a match, in order.

    The n-th outcome depends on the seed and n alone, not on the moves. After an undo the same
    outcome comes again, even in a record of another program, whose seed has another meaning.
    """

    def __init__(self, game: str, seed: int, given: Sequence[Chance] = ()) -> None:
        """
        Args:
            given: outcomes to use first, in order. A deck is skipped if other cards have to be
                shuffled.
        """
        self._given = given
        self._source = f"{game} {seed}"
        self._number = 0  # of the next outcome
        self._drawn: list[Chance] = []  # by number, undone outcomes included

    def rewind(self) -> None:
        """Begin again with the first outcome; all outcomes so far stay known."""
        self._number = 0

    def draw(self, pending: PendingChance) -> Chance:
        """The next outcome: the same as before an undo, or the next given one, or a random one."""
        if self._number < len(self._drawn) and pending.admits(self._drawn[self._number]):
            return self._drawn[self._number]
        for chance in left_of(self._given, self._drawn[: self._number]):
            if pending.admits(chance):
                return chance
        return pending.draw(random.Random(f"{self._source} {self._number}"))

    def note(self, chance: Chance) -> None:
        """Record an outcome, from `draw` or from a record."""
        self._drawn[self._number : self._number + 1] = [chance]
        self._number += 1


def left_of(given: Iterable[Chance], came: Iterable[Chance]) -> list[Chance]:
    """Return the given outcomes that are not among those that came, in order."""
    left = list(given)
    for chance in came:
        if (bare := chance.bare()) in left:
            left.remove(bare)
    return left
