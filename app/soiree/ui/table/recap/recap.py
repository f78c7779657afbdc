"""Displays the events since a person's last choice until they act."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsView, QGraphicsWidget

from soiree.core.events import Event, Outcome
from soiree.ui.style.words import card_sign
from soiree.ui.table.contract.digest import digests
from soiree.ui.table.contract.narration import Kind, Narrator, Passage
from soiree.ui.table.contract.since_turn import SinceTurn, since_turn
from soiree.ui.table.contract.trace import Trace, strongest
from soiree.ui.table.parts import TableParts
from soiree.ui.table.recap.traces import Traces


class Recap(QObject):
    """The events since the last choice of the person who may choose.

    The recap is not spoken unasked, as each sentence was spoken with its event.

    Attributes:
        traces: the changes, place by place.
        digest: the summary above the prompt; may be empty.
    """

    def __init__(self, parts: TableParts, narrate: Narrator, table: QGraphicsView) -> None:
        super().__init__(table)
        self._client = parts.client
        self._presenter = parts.presenter
        self._shown = parts.shown
        self._board = parts.board
        self._narrate = narrate
        self._since: SinceTurn | None = None
        self.traces = Traces(table.scene(), parts.board, parts.shown)
        self.digest = ""

    def begin(self) -> None:
        """Display the events, as a person may choose now."""
        seat = self._shown.now.decider
        self._since = None
        if seat is not None and seat == self._shown.now.viewer:
            self._since = since_turn(self._client, seat, self._shown.now.observers)
        self.place(at_once=False)

    def end(self) -> None:
        """Remove the recap, as the person acts or may no longer choose."""
        self._since = None
        self.digest = ""
        self._show_line("")
        self.traces.drop()

    def place(self, *, at_once: bool = True) -> None:
        """Display the recap at the present layout.

        Args:
            at_once: true if nothing fades in.
        """
        since = self._since
        if since is None:
            self.traces.clear()
            return
        moment, layout = self._shown.moment(), self._board.placement.layout
        self.digest = self._fitting(since)
        self._show_line(self.digest)
        traces = strongest(self._presenter.traces(since, moment, layout))
        self.traces.show([(each, self._sentence(each)) for each in traces], at_once=at_once)

    def tell_of(self, item: QGraphicsWidget | None) -> None:
        """Display the events at a focused item in place of the digest."""
        note = "" if item is None else self.note_on(item)
        self._show_line(note.replace("\n", " ") or self.digest)

    def note_on(self, item: QGraphicsWidget) -> str:
        """Return the recent events at an item's place, in sentences."""
        area = self._board.area_of(item)
        return "\n".join(
            each
            for place in self.traces.places
            if place.area.contains(area.center())
            for each in place.sentences
        )

    def _show_line(self, words: str) -> None:
        self._board.digest.show_words(words)
        self._board.digest.setVisible(bool(words))

    def _fitting(self, since: SinceTurn) -> str:
        moment, placement = self._shown.moment(), self._board.placement
        first, last = placement.layout.digest().room or (0.0, placement.size.width())
        room, metrics = last - first, QFontMetricsF(self._board.digest.font())
        news = self._presenter.digest(since, moment, card_sign)
        lines = digests(news, moment.names)
        return next((line for line in lines if metrics.horizontalAdvance(line) <= room), "")

    def _lines(self, outcome: Outcome) -> list[tuple[Event, str]]:
        shown = self._shown
        passage = Passage(
            outcome.events,
            outcome.seat,
            shown.moment().view.events,
            outcome.start,
            shown.now.names,
            shown.now.viewer,
            self._client.options,
        )
        return [
            (outcome.events[line.number], line.text)
            for line in self._narrate(passage)
            if line.kind is not Kind.DETAIL
        ]

    def _sentence(self, trace: Trace) -> str:
        lines = self._lines(trace.outcome)
        own = [text for event, text in lines if event in trace.events]
        return "\n".join(own or [text for _, text in lines])
