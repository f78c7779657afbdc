"""Undo and redo, choice by choice, until somebody chooses otherwise."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Protocol

from soiree.controller.match import Match
from soiree.core.entries import Decision, Entry
from soiree.core.zones import Seat


class Limits(Protocol):
    """What cannot be undone: a race against the clock."""

    def is_racing(self) -> bool:
        """Whether a race is being run: nothing is undone or redone meanwhile."""
        ...

    def is_final(self, entry: Entry) -> bool:
        """Whether an entry cannot be undone, nor what came before it."""
        ...


class UndoStack:
    """Undoes what happened in a match, and makes it happen again.

    A match is its entries: to undo some is to play the others again. What was undone is kept until
    something else happens in its place. After each jump the table shows the match anew and says
    `proceed`.
    """

    def __init__(
        self,
        match: Match,
        people: Container[Seat],
        limits: Limits,
        jumping: Callable[[], None],
        jumped: Callable[[bool], None],
    ) -> None:
        """
        Args:
            people: the seats whose choices one goes back to.
            jumping: is called before the match goes elsewhere.
            jumped: is called when it is there; with whether anybody had chosen anything before.
        """
        self._match = match
        self._people = people
        self._limits = limits
        self._jumping = jumping
        self._jumped = jumped
        self._undone: list[Entry] = []
        self._known = match.position
        self._reviewing = False

    def can_undo(self) -> bool:
        """Whether there is a person's choice to go back to: no race is, nor what led to it."""
        return not self._limits.is_racing() and self._last_choice() is not None

    def can_redo(self) -> bool:
        """Whether something was undone, and nothing else was done since."""
        return not self._limits.is_racing() and bool(self._undone)

    @property
    def any_choice(self) -> bool:
        """Whether a person has chosen anything in this match yet, undone or not."""
        return any(map(self._is_choice, (*self._match.entries, *self._undone)))

    @property
    def is_reviewing(self) -> bool:
        """Whether the match was over and somebody went back in it, but has not changed it."""
        return self._reviewing

    def undo(self) -> None:
        """Go back to the last choice of a person, which marks the match as assisted.

        A match that was over stays on disk as it ended. When somebody then chooses otherwise, it
        becomes a match in progress, which is another one.
        """
        self._jump(self._go_back)

    def redo(self) -> None:
        """Go forward to the next choice that was undone, or to where the match had come."""
        self._jump(self._go_forward)

    def restart(self) -> None:
        """Go back to before the deal: the same cards come again, but no race.

        Anyone who has chosen something has seen cards, so that marks the match as assisted.
        """
        self._jump(self._go_to_start)

    def note_entries(self) -> bool:
        """Entries were added to the match: what was undone stays as far as it agrees with them.

        Returns:
            Whether a match that was over and reviewed goes on in another way.
        """
        was_reviewing = self._reviewing
        for entry in self._match.entries[self._known :]:
            if self._undone and self._undone[0] == entry:
                del self._undone[0]
            else:
                self._undone = []
                self._reviewing = False
        self._known = self._match.position
        return was_reviewing and not self._reviewing

    def _jump(self, go: Callable[[], None]) -> None:
        was_played = self.any_choice
        self._jumping()
        go()
        self._jumped(was_played)

    def _go_back(self) -> None:
        position = self._last_choice()
        if position is not None:
            self._return_to(position)

    def _go_forward(self) -> None:
        after_first = enumerate(self._undone[1:], 1)
        end = next((n for n, entry in after_first if self._is_choice(entry)), len(self._undone))
        self._match.follow(self._undone[:end])
        del self._undone[:end]
        self._known = self._match.position

    def _go_to_start(self) -> None:
        self._return_to(0)
        finals = (n for n, entry in enumerate(self._undone) if self._limits.is_final(entry))
        del self._undone[next(finals, len(self._undone)) :]

    def _last_choice(self) -> int | None:
        """The position at which the last choice was made that can be undone."""
        entries = self._match.entries
        for position in reversed(range(len(entries))):
            if self._limits.is_final(entries[position]):
                return None
            if self._is_choice(entries[position]):
                return position
        return None

    def _is_choice(self, entry: Entry) -> bool:
        return isinstance(entry, Decision) and entry.seat in self._people

    def _return_to(self, position: int) -> None:
        self._reviewing |= self._match.result is not None
        self._undone = [*self._match.entries[position:], *self._undone]
        self._match.return_to(position)
        self._known = position
