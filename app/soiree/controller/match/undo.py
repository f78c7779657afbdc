"""Undo and redo, choice by choice, until somebody makes a different one."""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import Protocol
from weakref import proxy

from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Decision, Entry, Maker
from soiree.core.zones import Seat


class Jumper(Protocol):
    """The player of the match, who prepares for jumps of the undo stack.

    Attributes:
        turns: the order of moves, which says what cannot be undone.
    """

    @property
    def turns(self) -> TurnOrder: ...

    def jumping(self) -> None:
        """Prepare: the match is about to jump to another position."""
        ...

    def jumped(self, was_played: bool) -> None:
        """Take note: the match has jumped.

        Args:
            was_played: True if a person had made any choice before the jump.
        """
        ...


class UndoStack:
    """Undo, redo and restart of one match.

    To undo entries, the others are replayed. Undone entries are stored until other entries take
    their place. After each jump the table shows the match anew, and calls `proceed`.

    Attributes:
        is_reviewing: True if a finished match has been rewound and not yet changed.
    """

    def __init__(self, match: Match, people: Container[Seat], jumper: Jumper) -> None:
        """
        Args:
            people: the seats whose choices are undone and redone.
            jumper: notified before and after the match goes to another position.
        """
        self._match = match
        self._people = people
        self._jumper: Jumper = proxy(jumper)
        self._undone: list[Entry] = []
        self._known = match.position
        self.is_reviewing = False

    def can_undo(self) -> bool:
        """True if a person's choice can be undone; no choice before the end of a race can."""
        return not self._jumper.turns.is_racing() and self._last_choice() is not None

    def can_redo(self) -> bool:
        """True if a choice was undone, and the match has not continued differently since then."""
        return not self._jumper.turns.is_racing() and bool(self._undone)

    @property
    def any_choice(self) -> bool:
        """True if a person has made a choice in this match, undone or not."""
        return any(map(self._is_choice, (*self._match.entries, *self._undone)))

    def undo(self) -> None:
        """Undo a person's last choice and all that followed, which marks the match as assisted.

        A finished match stays on disk as it ended. If somebody then chooses differently, that is a
        new match in progress.
        """
        with self._jump():
            position = self._last_choice()
            if position is not None:
                self._return_to(position)

    def redo(self) -> None:
        """Redo up to the next choice that was undone, or to the last position reached."""
        with self._jump():
            others = enumerate(self._undone[1:], 1)
            end = next((n for n, entry in others if self._is_choice(entry)), len(self._undone))
            self._match.follow(self._undone[:end])
            del self._undone[:end]
            self._known = self._match.position

    def restart(self) -> None:
        """Rewind to before the deal. The same cards are dealt; races are not redone.

        After a choice the people have seen cards, so the match is marked as assisted.
        """
        with self._jump():
            self._return_to(0)
            is_final = self._jumper.turns.is_final
            self._undone = list(takewhile(lambda entry: not is_final(entry), self._undone))

    def note_entries(self) -> bool:
        """Take note of new entries. Redo remains possible as long as they equal the undone entries.

        Returns:
            True if a finished match, which was looked through, now continues differently.
        """
        was_reviewing = self.is_reviewing
        for entry in self._match.entries[self._known :]:
            if self._undone and _same(self._undone[0], entry):
                del self._undone[0]
            else:
                self._undone = []
                self.is_reviewing = False
        self._known = self._match.position
        return was_reviewing and not self.is_reviewing

    @contextmanager
    def _jump(self) -> Iterator[None]:
        was_played = self.any_choice
        self._jumper.jumping()
        yield
        self._jumper.jumped(was_played)

    def _last_choice(self) -> int | None:
        entries = self._match.entries
        for position in reversed(range(len(entries))):
            if self._jumper.turns.is_final(entries[position]):
                return None
            if self._is_choice(entries[position]):
                return position
        return None

    def _is_choice(self, entry: Entry) -> bool:
        """True if undo stops before the entry; automatic moves are nobody's choice."""
        if not isinstance(entry, Decision) or entry.maker is Maker.TABLE:
            return False
        return entry.seat in self._people

    def _return_to(self, position: int) -> None:
        self.is_reviewing |= self._match.result is not None
        self._undone = [*self._match.entries[position:], *self._undone]
        self._match.return_to(position)
        self._known = position


def _same(one: Entry, other: Entry) -> bool:
    return replace(one, extra=None) == replace(other, extra=None)
