"""Finds the great highlights of a match without a table, with the game's own presenter."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from soiree.controller.match.client import Snapshot
from soiree.core.cards import Card
from soiree.core.events import Began, Ended, Event, Moved, Outcome, Scored
from soiree.core.views import View
from soiree.core.zones import Zone
from soiree.ui.table.contract.highlight import Highlight, Weight, weighed
from soiree.ui.table.contract.moment import TableState
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.motion.playback import QueuedEvent, next_group
from soiree.ui.table.shown import Shown, Sources


class GreatHighlight(NamedTuple):
    """A moment of a match at which the table plays a great highlight (`Weight.GREAT`).

    Attributes:
        position: the number of entries up to the moment, its own entry included.
        word: the called word; may be empty.
    """

    position: int
    word: str


def great_highlights(
    walk: Iterable[Snapshot], presenter: Presenter, setting: TableState
) -> Iterator[GreatHighlight | None]:
    """Yield for each entry of a match its great highlight, or None, in order.

    Args:
        walk: the match at each position, from before the first entry.
        setting: the observers and the people of the match.
    """
    snapshots = iter(walk)
    follower = _Follower(presenter, setting, next(snapshots).view(setting.observers))
    for snapshot in snapshots:
        yield follower.follow(snapshot)


class _Follower:
    def __init__(self, presenter: Presenter, setting: TableState, view: View) -> None:
        self._presenter = presenter
        self._kinds: set[str] = set()  # of great highlights in the round
        self._zones: dict[Zone, list[Card | None]] = {}
        self._shown = Shown(view, setting, Sources(lambda: self._zones))
        self._reset(view)

    def _reset(self, view: View) -> None:
        self._shown.reset(view)
        self._zones = {zone: list(cards) for zone, cards in view.zones}

    def follow(self, snapshot: Snapshot) -> GreatHighlight | None:
        """Return the great highlight of the latest entry, or None."""
        observers = self._shown.now.observers
        (outcome,) = snapshot.outcomes(observers, snapshot.position - 1)
        after = snapshot.view(observers)
        played = self._highlights(outcome, after)
        words = [each.word for each in played if each.weight is Weight.GREAT]
        self._reset(after)
        return GreatHighlight(snapshot.position, words[0]) if words else None

    def _highlights(self, outcome: Outcome, after: View) -> Iterator[Highlight]:
        queue = deque(QueuedEvent(event, None) for event in outcome.events)
        while queue:
            group = next_group(queue, self._presenter)
            if not queue:
                self._shown.learn(after.facts)
            found = self._display([queued.event for queued in group])
            if found is not None:
                yield weighed(found, self._kinds)

    def _display(self, group: Sequence[Event]) -> Highlight | None:
        moves = [event for event in group if isinstance(event, Moved)]
        for event in group:
            self._shown.note(event)
        for each in moves:
            _move(each, self._zones)
        moment, event = self._shown.moment(), group[0]
        if moves:
            return self._presenter.arrival(moves, moment).highlight
        if isinstance(event, Began):
            self._kinds.clear()
        if isinstance(event, Ended):
            return self._presenter.finale(event.result, moment)
        if isinstance(event, Scored) and moment.view.scores is not None:
            self._shown.show_score(event)
        return self._presenter.step(event, moment).highlight


def _move(move: Moved, zones: dict[Zone, list[Card | None]]) -> None:
    source = zones.setdefault(move.source, [])
    if move.card in source:
        source.remove(move.card)
    elif source:
        source.pop()
    zones.setdefault(move.target, []).append(move.card)
