"""Going back in a match to a choice that was made, and forth again until another one is made."""

from __future__ import annotations

from collections.abc import Callable

from soiree.controller.match import Match
from soiree.core.entries import Entry


class TakingBack:
    """Takes back what happened in a match, and makes it happen again.

    A match is its entries: to take some back is to play the others again. What was taken back is
    kept until something else happens in its place.

    Attributes:
        looks_back: whether the match had been over when it was gone back in, and nothing else has
            happened since: it is looked over, not played.
    """

    def __init__(
        self,
        match: Match,
        is_choice: Callable[[Entry], bool],
        is_final: Callable[[Entry], bool],
    ) -> None:
        """
        Args:
            is_choice: whether an entry is one that a person goes back to.
            is_final: whether an entry cannot be taken back, nor what was before it.
        """
        self.looks_back = False
        self._match = match
        self._is_choice = is_choice
        self._is_final = is_final
        self._ahead: list[Entry] = []
        self._known = match.position

    def last_choice(self) -> int | None:
        """The position at which the last choice was made that can be taken back."""
        entries = self._match.entries
        for position in reversed(range(len(entries))):
            if self._is_final(entries[position]):
                return None
            if self._is_choice(entries[position]):
                return position
        return None

    def any_choice(self) -> bool:
        """Whether a person has chosen anything in this match, taken back or not."""
        return any(map(self._is_choice, (*self._match.entries, *self._ahead)))

    def take_back(self) -> None:
        """Go back to the last choice, if there is one."""
        position = self.last_choice()
        if position is not None:
            self._return_to(position)

    def restart(self) -> None:
        """Go back to before the deal. What is final cannot be made again from there."""
        self._return_to(0)
        finals = (n for n, entry in enumerate(self._ahead) if self._is_final(entry))
        del self._ahead[next(finals, len(self._ahead)) :]

    def can_make_again(self) -> bool:
        return bool(self._ahead)

    def make_again(self) -> None:
        """Go forth to the next choice, or to where the match had come."""
        after_first = enumerate(self._ahead[1:], 1)
        end = next((n for n, entry in after_first if self._is_choice(entry)), len(self._ahead))
        self._match.follow(self._ahead[:end])
        del self._ahead[:end]
        self._known = self._match.position

    def went_on(self) -> None:
        """Entries were added to the match: what was taken back stays as far as it fits them."""
        for entry in self._match.entries[self._known :]:
            if self._ahead and self._ahead[0] == entry:
                del self._ahead[0]
            else:
                self._ahead = []
                self.looks_back = False
        self._known = self._match.position

    def _return_to(self, position: int) -> None:
        self.looks_back |= self._match.result is not None
        self._ahead = [*self._match.entries[position:], *self._ahead]
        self._match.return_to(position)
        self._known = position
