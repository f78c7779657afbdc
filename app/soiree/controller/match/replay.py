"""A replay: a record at any of its positions, shown but not played.

A table shows a replay like any match, through a `Client`; the replay bar moves the `Replay`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.match.chances import left_of
from soiree.controller.match.client import Client, Snapshot
from soiree.controller.match.progress import Controlled
from soiree.controller.match.proof import PROOF
from soiree.controller.match.turn_order import TurnOrder
from soiree.controller.match.undo import UndoStack
from soiree.controller.tournament.link import MatchLink
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Began
from soiree.core.games import Game
from soiree.core.notes import notes_in, with_note
from soiree.core.records import Participant, Record, chances_in, chances_written, people_of
from soiree.core.tallies import Tally, without_tally
from soiree.core.zones import Seat


class Replay:
    """Leads through a record, entry by entry.

    Attributes:
        record: the record shown; only its notes ever change.
        client: the client of the match at `position`.
        rounds: the positions right after the deals of the rounds, in order.
        is_open: True if all cards may be seen: the record is finished, or nobody plays in it.
    """

    def __init__(self, record: Record, game: Game) -> None:
        """
        Args:
            record: a valid record. A long one takes seconds; jumps in it take milliseconds.
        """
        self.record = record
        self._game = game
        whole = self._whole = Match(record, game, keeps_indices=True)
        self._match = Match(whole.deal, game, keeps_indices=True)
        self._still = _StillMatch(self._match, record)
        self._notes = notes_in(record.entries)
        self.client = Client(self._match, self._still, self._notes)
        self.is_open = self.client.is_open
        self.rounds = tuple(
            number
            for number, outcome in enumerate(whole.outcomes_of(()), 1)
            if any(isinstance(event, Began) for event in outcome.events)
        )
        # The first joint view of many seats takes long.
        whole.view_of(self.seats)

    @property
    def position(self) -> int:
        """The number of entries made so far."""
        return self._match.position

    @property
    def length(self) -> int:
        """The number of entries in the record."""
        return len(self.record.entries)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose view may be shown."""
        return tuple(range(len(self.record.players))) if self.is_open else self.client.people

    def choices(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        """The positions at which a person at one of these seats chooses next, in order."""
        wanted = frozenset(seats)
        return tuple(
            number
            for number, entry in enumerate(self.record.entries)
            if isinstance(entry, Decision) and entry.seat in wanted and entry.maker is None
        )

    def round_at(self, position: int) -> int:
        """The number of the round at a position, from 1; 0 before anything was dealt."""
        return bisect_right(self.rounds, position)

    def seconds_to_next(self) -> float | None:
        """Return the seconds from the last entry to the next one; None if it is not timed."""
        following = self.record.entries[self.position : self.position + 1]
        before = (entry.at for entry in reversed(self._match.entries))
        for entry in following:
            if isinstance(entry, Decision) and self._game.is_timed(entry.move):
                last = next((at for at in before if at is not None), 0.0)
                return max(0.0, (entry.at or 0.0) - last)
        return None

    def annotate(self, number: int, note: str) -> None:
        """Change the note on an entry, counted from 1."""
        self.record = with_note(self.record, number, note)
        self._notes.clear()
        self._notes.update(notes_in(self.record.entries))

    def step(self) -> bool:
        """Make the next move, or all next outcomes of chance together, and notify the audience.

        Returns:
            False if no entry is left.
        """
        following = _at_once(self.record.entries[self.position :])
        self._match.follow(following)
        if following:
            self._still.audience.happened()
        return bool(following)

    def before(self) -> int:
        """The position one step back; 0 at the beginning."""
        made = self.record.entries[: self.position]
        return self.position - len(_at_once(made[::-1]))

    def go_to(self, position: int) -> None:
        """Go to the position after so many entries, or to the nearest possible one.

        The audience gets no report: the table has to show the match anew.
        """
        self._match.show(self._whole, min(max(position, 0), self.length))

    def walk(self) -> Iterator[Snapshot]:
        """The match at each of its positions, from before the first entry on.

        Each snapshot is valid until the next one is requested.
        """
        match = Match(self._match.deal, self._game)
        snapshot = Snapshot(match, () if self.is_open else self.client.people)
        yield snapshot
        for entry in self.record.entries:
            match.follow([entry])
            yield snapshot

    def branch(self, seat: Seat, started: str | None = None) -> Record:
        """Return the record of a match that continues from this position.

        Later outcomes of chance are those of this record, where that is still possible. The new
        match counts as assisted, because the person knows this record.

        Args:
            seat: the seat of the person, if only computers play in this record.
            started: the time of the start, as records write it.
        """
        record = self.record
        players = list(map(self._playing, record.players))
        if not self.client.people:
            players[seat] = replace(players[seat], kind="human", level=None)
        tally = Tally(assisted=True).fields()
        extra = without_tally(record.extra) | tally | chances_written(self._chances())
        extra.pop(PROOF, None)  # a proof is valid for the whole match only
        extra.pop(MatchLink.FIELD, None)
        before = record.up_to(self.position)
        return replace(before, players=tuple(players), started=started, extra=extra)

    def _chances(self) -> list[Chance]:
        came = [entry.bare() for entry in self.record.entries if isinstance(entry, Chance)]
        return [*came, *left_of(chances_in(self.record.extra), came)]

    def _playing(self, who: Participant) -> Participant:
        if who.kind == "human":
            return who
        return replace(who, level=self._game.known_level(who.level))


def _at_once(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the first entry or, if chance gave it, all entries that chance gave together."""
    if entries and isinstance(entries[0], Decision):
        return entries[:1]
    return list(takewhile(lambda entry: isinstance(entry, Chance), entries))


class _StillMatch(Controlled):
    def __init__(self, match: Match, record: Record) -> None:
        super().__init__(match, people_of(record.players), TurnOrder(match))
        self.was_finished = record.result is not None
        self.undo_stack = UndoStack(match, (), self)
