"""The authority over one match: holds the true state, and gives each seat its view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from soiree.controller.match.card_indices import CardIndices, follow, sorted_zones
from soiree.controller.match.chances import Chances
from soiree.core.entries import Chance, Decision, Entry, Maker, Move
from soiree.core.events import Event, History, Outcome, Result, witness
from soiree.core.games import Game
from soiree.core.records import Record, chances_in
from soiree.core.states import Facts, Refusal, State, apply
from soiree.core.tallies import Tally
from soiree.core.texts import tr_noop
from soiree.core.views import View, Witnessed, onlooker, view
from soiree.core.zones import Seat

_T = TypeVar("_T")

LATE = Refusal(tr_noop("Your move came too late: the match has moved on."))

_STRIDE = 32
"""The number of entries between two stored states, from which earlier positions are reached."""


class Match:
    """A match, from its deal through all its entries.

    Each entry is checked, applied, and reported to the seats as events.

    Attributes:
        game: the game.
        deal: the record of the match before its first entry. The n-th outcome of chance depends on
            its seed and n alone, not on the moves, unless its extra fields contain that outcome
            (`core.records.chances_in`).
        entries: all chances and moves, in order.
        tally: the counts for statistics, which undo does not reduce.
        ended: the time of the end, as in records.
    """

    def __init__(self, record: Record, game: Game, *, keeps_indices: bool = False) -> None:
        """
        Args:
            record: a sound record; the match goes on from its end.
            keeps_indices: True if `card_indices` are kept, which costs some time at each entry.
        """
        self.game = game
        seed = record.seed or 0
        self.deal = replace(record.up_to(0), seed=seed)
        self._onlooker = onlooker(len(record.players))
        self._keeps_indices = keeps_indices
        self.tally = Tally.of(record.extra)
        self.ended = record.ended
        self._chances = Chances(game.name, seed, chances_in(record.extra))
        self.entries: list[Entry] = []
        self._state = game.start(record.options)
        self._kept: list[State] = []  # copies of the state before every `_STRIDE`th entry
        self._events: list[Event] = []
        self._seen: dict[tuple[Seat, ...], list[Event]] = {}  # as these seats saw them together
        self._indices: list[CardIndices] = []
        self._ends: list[int] = []  # for each entry, how many events there are after it
        self._result_extra = dict(record.result_extra)  # belongs to this result only
        self.follow(record.entries)

    @property
    def position(self) -> int:
        """The number of entries; a move chosen at another position comes too late."""
        return len(self.entries)

    def note_help(self, *, hints: int = 0, undos: int = 0) -> None:
        """Count help in the tally, and mark the match as played with help.

        Args:
            hints: the number of new hints.
            undos: the number of choices that were undone.
        """
        tally = self.tally
        hints, undos = tally.hints + hints, tally.undos + undos
        self.tally = replace(tally, assisted=True, hints=hints, undos=undos)

    def note_time(self, seconds: float) -> None:
        """Add seconds of play to the tally."""
        self.tally = replace(self.tally, seconds=self.tally.seconds + seconds)

    @property
    def result(self) -> Result | None:
        return self._state.result()

    @property
    def facts(self) -> Facts:
        """The public facts beside cards, events and scores."""
        return self._state.facts()

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self._state.deciders()

    @property
    def chance_is_pending(self) -> bool:
        return self._state.chance() is not None

    def view(self, seat: Seat) -> View:
        """Return the view of a seat now."""
        return self.view_of((seat,))

    def view_of(self, observers: Sequence[Seat]) -> View:
        """Return the joint view of these seats now; without seats, the public view."""
        seats = observers or (self._onlooker,)
        seen = Witnessed(tuple(self.events_of(seats)))
        return view(self.game.name, self._state, seen, *seats)

    def events_of(self, observers: Sequence[Seat], since: int = 0) -> list[Event]:
        """The events as these seats saw them together, from number `since` on."""
        seats = tuple(sorted(observers)) or (self._onlooker,)
        seen = self._seen.setdefault(seats, [])
        seen += [witness(event, *seats) for event in self._events[len(seen) :]]
        return seen[since:]

    def history(self, observers: Sequence[Seat]) -> History:
        """All events so far as these seats saw them together, entry by entry."""
        return History(self.events_of(observers), self._ends[:], list(map(_mover, self.entries)))

    def outcomes_of(self, observers: Sequence[Seat], since: int = 0) -> list[Outcome]:
        """Return the outcomes of the entries from number `since` on, as these seats saw them."""
        first = self._ends[since - 1] if since else 0
        events, outcomes, start = self.events_of(observers, first), [], first
        for entry, end in zip(self.entries[since:], self._ends[since:], strict=True):
            happened = tuple(events[start - first : end - first])
            outcomes.append(Outcome(_mover(entry), happened, start))
            start = end
        return outcomes

    def card_indices(self, since: int = 0) -> Sequence[CardIndices]:
        """Return where the card of each event lay among the sorted cards of its zones.

        Each entry has the index before the event and the index after it. It is None for an event
        that moves no card, and in a match that keeps no indices. A table needs the indices to
        display hidden hands in sorted order. Players never receive them, as an index reveals
        something about the neighbours of a card.

        Args:
            since: the number of the first event, from 0.
        """
        return self._indices[since:]

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat now, as in its view, but without the cost of a view."""
        return self._state.legal(seat)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """The game's reason to refuse a move now; None for a legal move."""
        return self._state.refusal(seat, move)

    def play(
        self,
        seat: Seat,
        move: Move,
        position: int,
        at: float | None = None,
        maker: Maker | None = None,
    ) -> Refusal | None:
        """Make a player's move, or return the reason to refuse it and change nothing.

        Args:
            position: the position of the match when the player was asked. If the match has gone on
                since, it refuses the move.
            at: seconds since the match began; None if the move is not timed.
            maker: the table or the computer that decided for a person; None if the player decided.
        """
        if position != self.position:
            return LATE
        move = self.game.canonical(move)
        if refusal := self._state.refusal(seat, move):
            return refusal
        self._enter(Decision.made_by(maker, seat, move, at))
        return None

    def draw_chance(self) -> None:
        """Draw the pending chances, if any; after an undo, the same as before."""
        while pending := self._state.chance():
            self._enter(self._chances.draw(pending))

    def return_to(self, position: int) -> None:
        """Rewind to the position after `position` entries and drop what follows."""
        self.show(self, position)
        self._result_extra = {}

    def show(self, whole: Match, position: int) -> None:
        """Go to another position of the same match.

        This takes milliseconds, however long the match is.

        Args:
            whole: the match with all entries.
            position: the number of entries after which the match is displayed.
        """
        events = whole._ends[position - 1] if position else 0
        _take(self.entries, whole.entries, position)
        _take(self._ends, whole._ends, position)
        _take(self._indices, whole._indices, events)
        _take(self._events, whole._events, events)
        for seats in {**self._seen, **whole._seen}:
            _take(self._seen.setdefault(seats, []), whole.events_of(seats), events)
        if whole._kept:
            kept = min(position // _STRIDE, len(whole._kept) - 1)
            self._state = whole._kept[kept].copy()
            _take(self._kept, whole._kept, kept + 1)
            for entry in self.entries[kept * _STRIDE :]:
                apply(self._state, entry)
        self._chances.rewind()
        for entry in self.entries:
            if isinstance(entry, Chance):
                self._chances.note(entry)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Add entries without checking them. The caller guarantees that they are legal."""
        for entry in entries:
            self._enter(entry)

    def up_to(self, position: int) -> Match:
        """A copy of this match as it was after `position` entries."""
        earlier = Match(self.deal, self.game, keeps_indices=self._keeps_indices)
        earlier.show(self, position)
        return earlier

    def record(self) -> Record:
        """The match so far, to be saved, shared or reviewed."""
        return replace(
            self.deal,
            options=dict(self.deal.options),
            entries=list(self.entries),
            ended=None if self.result is None else self.ended,
            result=self.result,
            extra={**self.deal.extra, **self.tally.fields()},
            result_extra=dict(self._result_extra),
        )

    def _enter(self, entry: Entry) -> None:
        if self.position == _STRIDE * len(self._kept):
            self._kept.append(self._state.copy())
        happened: list[Event] = []
        zones = sorted_zones(self._state) if self._keeps_indices else None
        apply(self._state, entry, happened.append)
        self.entries.append(entry)
        if isinstance(entry, Chance):
            self._chances.note(entry)
        self._indices += [follow(event, zones) if zones else None for event in happened]
        self._events += happened
        self._ends.append(len(self._events))


def _mover(entry: Entry) -> Seat | None:
    return entry.seat if isinstance(entry, Decision) else None


def _take(own: list[_T], other: list[_T], count: int) -> None:
    """Make `own` equal to the first `count` items of `other`. Both lists begin alike."""
    del own[count:]
    own += other[len(own) : count]
