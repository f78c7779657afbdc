"""The story of a match: every line of text, with its position in the match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from soiree.core.events import Event, History, Outcome
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
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
        outcomes: Iterable[Outcome] = (),
        notes: Mapping[int, str] | None = None,
    ) -> None:
        """
        Args:
            names: of the players, by seat.
            viewer: the seat that is "you", or `words.NOBODY`.
            outcomes: of the entries so far; their lines are made on request.
            notes: of the person on choices, by the number of the entry, from 1.
        """
        self._narrate = narrate
        self._options = options
        self._names = names
        self._viewer = viewer
        self._notes = notes or {}
        self._events: list[Event] = []
        self._ends = [0]
        self._seats: list[Seat | None] = []
        for outcome in outcomes:
            self._add(outcome)

    @property
    def position(self) -> int:
        return len(self._seats)

    @property
    def length(self) -> int:
        """The number of events of all entries so far."""
        return len(self._events)

    @classmethod
    def of(
        cls,
        history: History,
        narrate: Narrator,
        options: Options,
        names: Sequence[str],
        viewer: Seat,
        notes: Mapping[int, str],
    ) -> Story:
        """The story of a history, whose lists become its own; the lines are made on request."""
        story = cls(narrate, options, names, viewer, notes=notes)
        story._events, story._seats = history.events, history.seats
        story._ends += history.ends
        return story

    def follow(self, outcome: Outcome) -> list[list[LogLine]]:
        """Add the next entry; returns the lines of each of its events."""
        self._add(outcome)
        lines: list[list[LogLine]] = [[] for _ in outcome.events]
        for number, text, kind in self._lines(self.position - 1):
            lines[number].append(LogLine(text, kind, self.position))
        return lines

    def lines(self, until: int | None = None) -> list[LogLine]:
        """Return every line of the first `until` entries, or of all."""
        last = self.position if until is None else until
        return [line for entry in range(last) for line in self._lines_of(entry)]

    def backwards(self, until: int | None = None) -> Iterator[LogLine]:
        """Yield every line of the first `until` entries, or of all, the latest first."""
        last = self.position if until is None else until
        for entry in reversed(range(last)):
            yield from reversed(self._lines_of(entry))

    def last(self, count: int) -> list[LogLine]:
        """Return the latest lines, oldest first, at most `count`."""
        return list(islice(self.backwards(), count))[::-1]

    def _add(self, outcome: Outcome) -> None:
        self._events += outcome.events
        self._ends.append(len(self._events))
        self._seats.append(outcome.seat)

    def _lines_of(self, entry: int) -> list[LogLine]:
        return [LogLine(text, kind, entry + 1) for _, text, kind in self._lines(entry)]

    def _lines(self, entry: int) -> list[Line]:
        start, end = self._ends[entry], self._ends[entry + 1]
        passage = Passage(
            events=self._events[start:end],
            seat=self._seats[entry],
            past=self._events,
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
