"""Finds the great highlights of a match without a table, with the game's own presenter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from soiree.controller.match.client import Snapshot
from soiree.core.cards import Card
from soiree.core.events import Began, Ended, Event, Moved, Outcome, Scored, Turn
from soiree.core.views import PileView, View, Witnessed
from soiree.core.zones import Zone
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.presenter import Presenter


class GreatHighlight(NamedTuple):
    """A moment of a match at which the table plays a great highlight (`Weight.GREAT`).

    Attributes:
        position: the number of entries up to the moment, its own entry included.
        word: the called word; may be empty.
    """

    position: int
    word: str


def great_highlights(
    walk: Iterable[Snapshot], presenter: Presenter, setting: Moment
) -> Iterator[GreatHighlight | None]:
    """Yield for each entry of a match its great highlight, or None, in order.

    Args:
        walk: the match at each position, from before the first entry.
        setting: a moment with the observers and the people of the match.
    """
    follower = _Follower(presenter, setting)
    snapshots = iter(walk)
    follower.set_out(next(snapshots))
    for snapshot in snapshots:
        yield follower.follow(snapshot)


class _Follower:
    def __init__(self, presenter: Presenter, setting: Moment) -> None:
        self._presenter = presenter
        self._setting = setting
        self._events: list[Event] = []
        self._kinds: set[str] = set()  # of great highlights in the round

    def set_out(self, snapshot: Snapshot) -> None:
        self._view = snapshot.view(self._setting.observers)

    def follow(self, snapshot: Snapshot) -> GreatHighlight | None:
        """Return the great highlight of the latest entry, or None."""
        observers = self._setting.observers
        (outcome,) = snapshot.outcomes(observers, snapshot.position - 1)
        after = snapshot.view(observers)
        words = [each.word for each in self._highlights(outcome, after) if self._is_great(each)]
        self._view = after
        return GreatHighlight(snapshot.position, words[0]) if words else None

    def _is_great(self, highlight: Highlight) -> bool:
        if highlight.weight is not Weight.GREAT or highlight.kind in self._kinds:
            return False
        if highlight.kind:
            self._kinds.add(highlight.kind)
        return True

    def _highlights(self, outcome: Outcome, after: View) -> Iterator[Highlight]:
        zones = {zone: list(cards) for zone, cards in self._view.zones}
        groups = list(self._groups(outcome.events))
        for number, group in enumerate(groups):
            if number == len(groups) - 1:
                self._view = replace(self._view, facts=after.facts)
            self._events += group
            found = self._shown(group, zones)
            if found is not None:
                yield found

    def _groups(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        group: list[Event] = []
        for event in events:
            first = group[0] if group else None
            joins = isinstance(first, Moved) and isinstance(event, Moved)
            if joins and self._presenter.joins(first, event):  # type: ignore[arg-type]
                group.append(event)
                continue
            if group:
                yield group
            group = [event]
        if group:
            yield group

    def _shown(
        self, group: Sequence[Event], zones: dict[Zone, list[Card | None]]
    ) -> Highlight | None:
        moves = [event for event in group if isinstance(event, Moved)]
        for each in moves:
            _move(each, zones)
        event = group[0]
        if isinstance(event, Turn):
            self._view = replace(self._view, deciders=event.seats)
        moment = self._moment(zones)
        if moves:
            return self._presenter.arrival(moves, moment).highlight
        if isinstance(event, Began):
            self._kinds.clear()
        if isinstance(event, Ended):
            return self._presenter.finale(event.result, moment)
        if isinstance(event, Scored) and self._view.scores is not None:
            scores = list(self._view.scores)
            scores[event.seat] = event.total
            self._view = replace(self._view, scores=tuple(scores))
        return self._presenter.step(event, moment).highlight

    def _moment(self, zones: dict[Zone, list[Card | None]]) -> Moment:
        view = replace(
            self._view,
            zones=tuple(PileView(zone, tuple(cards)) for zone, cards in zones.items()),
            events=Witnessed(tuple(self._events)),
            legal=(),
        )
        return replace(
            self._setting, view=view, decider=None, thinker=None, legal=(), is_settled=False
        )


def _move(move: Moved, zones: dict[Zone, list[Card | None]]) -> None:
    source = zones.setdefault(move.source, [])
    if move.card in source:
        source.remove(move.card)
    elif source:
        source.pop()
    zones.setdefault(move.target, []).append(move.card)
