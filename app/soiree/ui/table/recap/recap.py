"""Tells a person whose turn comes what has happened since their last choice, until they act."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsView, QGraphicsWidget

from soiree.controller.match.client import Client
from soiree.core.events import Event, Outcome
from soiree.ui.style.words import card_sign
from soiree.ui.table.contract.digest import digests
from soiree.ui.table.contract.narration import Kind, Narrator, Passage
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.since_turn import SinceTurn, since_turn
from soiree.ui.table.contract.trace import Trace, strongest
from soiree.ui.table.felt.board import Board
from soiree.ui.table.recap.traces import Traces
from soiree.ui.table.shown import Shown


class Recap(QObject):
    """What has happened since the last choice of the person who may choose.

    Attributes:
        traces: what shows it, place by place.
        digest: what sums it up, in a line above the prompt; empty where nothing is to be told.

    Nothing of it is said aloud unasked: who listens has just heard each sentence.
    """

    def __init__(
        self,
        table: QGraphicsView,
        client: Client,
        presenter: Presenter,
        narrate: Narrator,
        shown: Shown,
        board: Board,
    ) -> None:
        super().__init__(table)
        self._client = client
        self._presenter = presenter
        self._narrate = narrate
        self._shown = shown
        self._board = board
        self._since: SinceTurn | None = None
        self.traces = Traces(table.scene(), board, shown)
        self.digest = ""

    def begin(self) -> None:
        """A person may choose: tell what has happened."""
        seat = self._shown.now.decider
        self._since = None
        if seat is not None and seat == self._shown.now.viewer:
            self._since = since_turn(self._client, seat, self._shown.now.observers)
        self.place(at_once=False)

    def end(self) -> None:
        """The person acts, or may choose no more: nothing is told any more."""
        self._since = None
        self.digest = ""
        self._show_line("")
        self.traces.drop()

    def place(self, *, at_once: bool = True) -> None:
        """Show what is told where the table has room for it now.

        Args:
            at_once: whether it is there without any fading.
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
        """Show what has happened where an item is, in place of the digest, while keys are there."""
        note = "" if item is None else self.note_on(item)
        self._show_line(note.replace("\n", " ") or self.digest)

    def note_on(self, item: QGraphicsWidget) -> str:
        """What has happened where an item is, in sentences."""
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
        """The fullest line for which there is room: nothing is cut off."""
        moment, placement = self._shown.moment(), self._board.placement
        first, last = placement.layout.digest().room or (0.0, placement.size.width())
        room, metrics = last - first, QFontMetricsF(self._board.digest.font())
        news = self._presenter.digest(since, moment, card_sign)
        lines = digests(news, moment.names)
        return next((line for line in lines if metrics.horizontalAdvance(line) <= room), "")

    def _lines(self, outcome: Outcome) -> list[tuple[Event, str]]:
        """What is told of a choice at the table, each sentence with its event."""
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
        """What tells a trace: of its choice, the sentences of its events, or else all of them."""
        lines = self._lines(trace.outcome)
        own = [text for event, text in lines if event in trace.events]
        return "\n".join(own or [text for _, text in lines])
