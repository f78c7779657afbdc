"""The displayed part of a match: its position, its observers and the current selection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Ended, Event, Scored, Turn
from soiree.core.states import Facts
from soiree.core.views import PileView, View, Witnessed
from soiree.core.zones import Seat, Zone
from soiree.ui.style.first_look import FirstLook
from soiree.ui.table.contract.moment import Moment, TableState


class Sources(Struct, frozen=True):
    """The sources of a moment; each is called again for every moment.

    By default nobody plays, and no event is displayed.

    Attributes:
        faces: the cards in each zone; None for a card whose face is hidden.
        legal: the legal moves of a seat.
        is_settled: true if all events have been displayed.
        is_moving: true if cards are in motion.
        by_itself: true if computers play for the people.
        stamp: a value that changes whenever the faces or the legal moves may have changed.
    """

    faces: Callable[[], Mapping[Zone, Sequence[Card | None]]]
    legal: Callable[[Seat], Sequence[Move]] = lambda _: ()
    is_settled: Callable[[], bool] = lambda: False
    is_moving: Callable[[], bool] = lambda: False
    by_itself: Callable[[], bool] = lambda: False
    stamp: Callable[[], object] = object


class Shown:
    """The match as it has been shown, which lags behind the true one.

    Attributes:
        now: the state of the table beside cards and events; replaced by `change`.
        first_look: the time after something appears, in which keys and clicks are ignored.
    """

    def __init__(self, view: View, state: TableState, sources: Sources) -> None:
        self.now = state
        self.first_look = FirstLook()
        self._sources = sources
        self._made: tuple[object, Moment] | None = None
        self.reset(view)

    def change(self, **changes: Any) -> None:
        """Replace fields of the table's state, by name."""
        self.now = replace(self.now, **changes)

    def reset(self, view: View) -> None:
        """Start again from a view: all of it, and nothing else, has been shown."""
        self._view = view
        self._events = list(view.events)
        self._witnessed: Witnessed | None = view.events

    def note(self, event: Event) -> None:
        """Add an event that is being displayed. After a score, call `show_score` too."""
        self._events.append(event)
        self._witnessed = None
        if isinstance(event, Turn):
            self._view = replace(self._view, deciders=event.seats)
        elif isinstance(event, Ended):
            self._view = replace(self._view, result=event.result)

    def show_score(self, scored: Scored) -> None:
        """Show a player's new score."""
        scores = list(self._view.scores or ())
        scores[scored.seat] = scored.total
        self._view = replace(self._view, scores=tuple(scores))

    def end_turns(self) -> None:
        """Show that nobody may decide."""
        self._view = replace(self._view, deciders=())

    def learn(self, facts: Facts) -> None:
        """Take over the facts of the game after an entry that has been shown completely."""
        self._view = replace(self._view, facts=facts)

    def moment(self) -> Moment:
        """The match as shown so far, as plain data."""
        sources = self._sources
        settled, moving = sources.is_settled(), sources.is_moving()
        by_itself, stamp = sources.by_itself(), sources.stamp()
        made_from = self.now, self._view, len(self._events), settled, moving, by_itself, stamp
        if self._made is None or self._made[0] != made_from:
            made = self._moment(is_settled=settled, is_moving=moving, by_itself=by_itself)
            self._made = made_from, made
        return self._made[1]

    def _moment(self, *, is_settled: bool, is_moving: bool, by_itself: bool) -> Moment:
        now = self.now
        legal: tuple[Move, ...] = ()
        if is_settled and now.decider is not None and not now.is_covered:
            legal = tuple(self._sources.legal(now.decider))
        faces = self._sources.faces()
        if self._witnessed is None:
            self._witnessed = Witnessed(tuple(self._events))
        view = replace(
            self._view,
            zones=tuple(PileView(zone, tuple(cards)) for zone, cards in faces.items()),
            events=self._witnessed,
            legal=legal,
        )
        return Moment(
            view=view,
            legal=legal,
            is_settled=is_settled,
            is_moving=is_moving,
            by_itself=by_itself,
            **asdict(now),
        )
