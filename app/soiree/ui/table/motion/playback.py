"""Displays the events of a match one after the other, and reports when all are displayed.

The positions of cards follow from the events alone; the rules are never asked. Only after resuming
or a change of seats is the scene set from a view.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import cast

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, Signal

from soiree.controller.match.card_indices import CardIndices
from soiree.core.events import Began, Ended, Event, Moved, Said, Scored, Turn
from soiree.core.states import Facts
from soiree.core.views import View
from soiree.ui.table.contract.highlight import Highlight, Weight
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.step import FLIGHT, Step
from soiree.ui.table.felt.background import Background
from soiree.ui.table.felt.board import Board
from soiree.ui.table.motion.animations import one_after_the_other, together
from soiree.ui.table.motion.highlights import Highlights
from soiree.ui.table.motion.zones import Moves
from soiree.ui.table.recap.story import LogLine


class QueuedEvent(Struct, frozen=True):
    """An event that is still to be displayed.

    Attributes:
        indices: the sorted indices of its card in the two zones.
        lines: the lines of the story about the event.
        facts: the facts after the event, if it is the last of an entry.
    """

    event: Event
    indices: CardIndices
    lines: Sequence[LogLine] = ()
    facts: Facts | None = None


def next_group(queue: deque[QueuedEvent], presenter: Presenter) -> list[QueuedEvent]:
    """Take the first event out of a queue, with those after it that are one motion with it."""
    group = [queue.popleft()]
    first = group[0].event
    while isinstance(first, Moved) and queue:
        following = queue[0].event
        if not isinstance(following, Moved) or not presenter.joins(first, following):
            break
        group.append(queue.popleft())
    return group


class PendingHighlight(Struct, frozen=True):
    """A highlight to play after its event has been displayed.

    Attributes:
        highlight: the highlight.
        scored: the score that caused the highlight; the name plate changes after the count. None
            for any other event.
    """

    highlight: Highlight
    scored: Scored | None = None


class Playback(QObject):
    """The queue of events to display; true while events are queued or in motion.

    Attributes:
        motions: the animations.
        highlights: plays highlights.
        hurries: True while events are displayed at once because of a click or key.
        scored: True if points were scored since the queue was last empty: a round may be over.

    Signals:
        shown: events that were displayed together, and the lines of each.
        all_shown: all events so far have been displayed.
        hands_over: a person has to take the screen before anything else is displayed.
        race_starts: a race begins.
    """

    shown = Signal(object, object)
    all_shown = Signal()
    hands_over = Signal(int)
    race_starts = Signal()

    def __init__(self, board: Board, table: Background) -> None:
        super().__init__(table)
        self._presenter = board.placement.presenter
        self._shown = board.placement.shown
        self._board = board
        self.motions = board.cards.motions
        self.highlights = Highlights(table.scene(), board, self)
        self._queue: deque[QueuedEvent] = deque()
        self._keeps_time = False
        self._plays_beside = False
        self._stopped = False
        self._due: PendingHighlight | None = None
        self.hurries = False
        self.scored = False
        # After `CardsByZone` has put the landed cards to rest.
        self.motions.landed.connect(self._landed)
        self.motions.rested.connect(self.go_on)

    def __bool__(self) -> bool:
        return bool(self._queue) or self._due is not None or self.motions.busy

    # --- the queue -------------------------------------------------------------------------------

    def enqueue(self, events: Iterable[QueuedEvent]) -> None:
        """Add events to the queue; `go_on` displays them."""
        self._queue.extend(events)

    def stop(self, stopped: bool = True) -> None:
        """Stop or resume the display, for a change of seats."""
        self._stopped = stopped

    def set_scene(self, view: View) -> None:
        """Replace the cards by those of a view, and drop the queue. A new layout follows."""
        self.motions.drop()
        self.motions.drop_flights()
        self._queue.clear()
        self._due = None
        self.highlights.drop()
        self._shown.reset(view)
        self._board.cards.deal_out(view)

    # --- showing ---------------------------------------------------------------------------------

    def skip_empty_waits(self) -> None:
        """Display at once the events that take no time, before the table is painted."""
        while self.motions.end_empty_wait():
            self.go_on()

    def hurry(self) -> None:
        """Display the queue at once, up to a step that keeps its time or a great highlight."""
        waits = self._keeps_time and self.motions.waiting
        if not self or waits or self._stopped:
            return
        self.motions.finish()
        self.hurries = True
        while self._due is not None or self._queue:
            if self._due is not None:
                # A great highlight is played all the same; another click ends it.
                if self._play_due(only_great=True):
                    self.hurries = False
                    return
                continue
            self._play(self._next(), in_haste=True)
            if self.motions.waiting or self._stopped:
                self.hurries = False
                return
        self.hurries = False
        self.all_shown.emit()

    def go_on(self) -> None:
        """Display the next event of the queue, or report that there is none."""
        if self.motions.busy:
            return
        if self._due is not None and self._play_due():
            return
        self._play_at_once()
        if self.motions.flies:
            if self._queue:
                # Wait for the flights.
                self.motions.stay(self._shown.now.appearance.motion(FLIGHT))
        elif not self._queue:
            self.all_shown.emit()
        elif not self._stopped:
            self._play(self._next(), in_haste=False)

    def _arrived(self, moves: Sequence[Moved]) -> int:
        """Display what follows the arrival of cards; returns the wait after it in milliseconds."""
        step = self._presenter.arrival(moves, self._shown.moment())
        self._board.speeches.show(step)
        self._board.show()
        if step.highlight is not None:
            self._due = PendingHighlight(step.highlight)
        return self._wait(step)

    def _play_due(self, *, only_great: bool = False) -> bool:
        assert self._due is not None
        due, self._due = self._due, None
        is_played = due.highlight.weight is Weight.GREAT or not only_great
        weighed = self.highlights.weighed(due.highlight) if is_played else None
        motion = None if weighed is None else self.highlights.motion(weighed)
        if motion is None:
            self._after_highlight(due)
            return False
        self.motions.run(motion, lambda: self._after_highlight(due))
        return True

    def _after_highlight(self, due: PendingHighlight) -> None:
        self._board.cards.rest_in(self.highlights.end())
        if due.scored is not None:
            self._shown.show_score(due.scored)
        self._board.show()

    def _next(self) -> list[QueuedEvent]:
        return next_group(self._queue, self._presenter)

    def _play_at_once(self) -> None:
        self._plays_beside = True
        while self._queue and not self._stopped and self._is_at_once(self._queue[0].event):
            group = self._next()
            event = group[0].event
            self._note(group)
            if isinstance(event, Moved):
                self._board.cards.move_beside(_moves(group))
            else:
                self._show(event, self._step(event), moves=False)
            self._tell(group)
        self._plays_beside = False

    def _is_at_once(self, event: Event) -> bool:
        return self._presenter.at_once(event, self._shown.moment())

    def _landed(self) -> None:
        if not self.motions.flies and not self and not self._plays_beside:
            self.all_shown.emit()

    def _play(self, group: Sequence[QueuedEvent], *, in_haste: bool) -> None:
        event = group[0].event
        self._note(group)
        self._keeps_time = False
        if isinstance(event, Moved):
            self._board.cards.move(_moves(group), self._arrived, hurried=in_haste)
            # Without motion the cards have arrived already.
            wait = self.motions.wait
        else:
            if isinstance(event, Began):
                self._board.cards.gather()
                self.highlights.begin_round()
            self.scored |= isinstance(event, Scored)
            step = self._step(event)
            self._keeps_time = step.keeps_time
            wait = self._show(event, step)
        self._tell(group)
        if in_haste and not self._keeps_time:
            self.motions.finish()
        else:
            self.motions.stay(wait)

    def _step(self, event: Event) -> Step:
        moment = self._shown.moment()
        step = self._presenter.step(event, moment)
        if isinstance(event, Ended):
            return replace(step, highlight=self._presenter.finale(event.result, moment))
        return step

    def _note(self, group: Sequence[QueuedEvent]) -> None:
        for queued in group:
            self._shown.note(queued.event)

    def _tell(self, group: Sequence[QueuedEvent]) -> None:
        for queued in group:
            if queued.facts is not None:
                self._shown.learn(queued.facts)
        self.shown.emit([queued.event for queued in group], [queued.lines for queued in group])

    def _show(self, event: Event, step: Step, *, moves: bool = True) -> int:
        """Display an event; returns the wait after it in milliseconds.

        Args:
            moves: false if nothing may move for the event.
        """
        self._board.speeches.show(step)
        self.scored |= step.may_end_round
        if step.ends_turns:
            self._shown.end_turns()
        if isinstance(event, (Turn, Said)):
            self._shown.change(thinker=step.thinker)
        motion = self._motion(event, step) if moves else None
        scored = event if isinstance(event, Scored) else None
        if step.highlight is not None and moves and not self._is_at_once(event):
            self._due = PendingHighlight(step.highlight, scored)
        elif step.highlight is not None:
            self.highlights.call_beside(step.highlight)

        def rest() -> None:
            if scored is not None and not (self._due and self._due.scored is scored):
                self._shown.show_score(scored)
            self._board.cards.rest_in([turning.zone for turning in step.turnings])
            self._board.show()

        if motion is None:
            rest()
        else:
            self.motions.run(motion, rest)
        self._ask_for(step)
        return self._wait(step)

    def _ask_for(self, step: Step) -> None:
        if step.shakes is not None:
            items = self._board.zones.get(step.shakes, ())
            self.motions.shake(items, self._shown.now.appearance.motion(FLIGHT + 60))
        if step.hands_over is not None:
            self.hands_over.emit(step.hands_over)
        if step.starts_race:
            self.race_starts.emit()

    def _motion(self, event: Event, step: Step) -> QAbstractAnimation | None:
        parts: list[QAbstractAnimation] = []
        appearance = self._shown.now.appearance
        scenery = self._board.scenery_motion(event)
        if scenery is not None:
            parts.append(scenery)
        for turning in step.turnings:
            if self._board.cards.shows(turning.zone, turning.faces):
                continue
            way = appearance.motion(turning.way)
            part = self._board.cards.turn(turning.zone, turning.faces, way)
            if turning.after:
                pause = QPauseAnimation(appearance.hold(turning.after))
                part = one_after_the_other(pause, part)
            parts.append(part)
        return together(*parts) if parts else None

    def _wait(self, step: Step) -> int:
        appearance = self._shown.now.appearance
        return appearance.hold(step.hold) + (appearance.reading() if step.reads else 0)


def _moves(group: Sequence[QueuedEvent]) -> Moves:
    return [(cast("Moved", queued.event), queued.indices) for queued in group]
