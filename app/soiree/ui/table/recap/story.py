"""The story of a match: every line of text, with its position in the match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from soiree.core.events import History, Outcome
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.narration import Kind, Line, Narrator, Passage


class LogLine(NamedTuple):
    """A line of the log, which tells of a match in sentences.

    Attributes:
        position: the number of entries after the events that the line describes.
    """

    text: str
    kind: Kind
    position: int


class Story:
    """The lines of a match for its observers, entry by entry; it only grows.

    Attributes:
        position: the number of entries so far.
    """

    def __init__(
        self,
        narrate: Narrator,
        options: Options,
        names: Sequence[str],
        viewer: Seat,
        history: History | None = None,
        notes: Mapping[int, str] | None = None,
    ) -> None:
        """
        Args:
            names: of the players, by seat.
            viewer: the seat that is "you", or `words.NOBODY`.
            history: of the entries so far, whose lists become the story's own; None without any.
            notes: of the person on choices, by the number of the entry, from 1.
        """
        self._narrate = narrate
        self._options = options
        self._names = names
        self._viewer = viewer
        self._history = history or History([], [], [])
        self._notes = notes or {}

    @property
    def position(self) -> int:
        return len(self._history.seats)

    @property
    def length(self) -> int:
        """The number of events of all entries so far."""
        return len(self._history.events)

    def add(self, outcome: Outcome) -> None:
        """Add the next entry; its lines are made on request."""
        self._history.events.extend(outcome.events)
        self._history.ends.append(self.length)
        self._history.seats.append(outcome.seat)

    def follow(self, outcome: Outcome) -> list[list[LogLine]]:
        """Add the next entry; returns the lines of each of its events."""
        self.add(outcome)
        lines: list[list[LogLine]] = [[] for _ in outcome.events]
        for number, text, kind in self._lines(self.position - 1):
            lines[number].append(LogLine(text, kind, self.position))
        return lines

    def lines_about(self, outcome: Outcome) -> list[Line]:
        """Return the lines of an entry, given its effects."""
        return self._lines(bisect_right(self._history.ends, outcome.start))

    def backwards(self, until: int | None = None) -> Iterator[LogLine]:
        """Yield every line of the first `until` entries, or of all, the latest first."""
        last = self.position if until is None else until
        for entry in reversed(range(last)):
            yield from reversed(self._lines_of(entry))

    def lines(self, count: int | None = None) -> list[LogLine]:
        """Return the latest `count` lines, oldest first, or all lines."""
        return list(islice(self.backwards(), count))[::-1]

    def _lines_of(self, entry: int) -> list[LogLine]:
        return [LogLine(text, kind, entry + 1) for _, text, kind in self._lines(entry)]

    def _lines(self, entry: int) -> list[Line]:
        events, ends, seats = self._history
        start = ends[entry - 1] if entry else 0
        passage = Passage(
            events=events[start : ends[entry]],
            seat=seats[entry],
            past=events,
            start=start,
            names=self._names,
            viewer=self._viewer,
            options=self._options,
        )
        lines = sorted(self._narrate(passage), key=lambda line: line.number)
        note = self._notes.get(entry + 1)
        if note is not None and passage.events:
            #: A line of the log. {note}: what a person wrote on this choice
            text = tr("Note: {note}").format(note=note)
            lines.append(Line(len(passage.events) - 1, text, Kind.DETAIL))
        return lines
