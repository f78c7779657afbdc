"""Displays the events since a person's last choice until they act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QGraphicsView

from soiree.ui.language.words import card_name, card_sign
from soiree.ui.table.contract.digest import (
    News,
    WriteCard,
    line_of,
    number_signs,
    shortened,
    spoken,
    texts_of,
)
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.contract.since_turn import SinceTurn, since_turn
from soiree.ui.table.contract.trace import Trace, strongest
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.play import Play
from soiree.ui.table.recap.traces import Traces


class Recap(TablePart):
    """The events since the last choice of the person who may choose.

    The recap is not spoken unasked, as each sentence was spoken with its event.

    Attributes:
        traces: the changes, place by place.
    """

    def __init__(self, parts: TableParts, play: Play, table: QGraphicsView) -> None:
        super().__init__(parts, table)
        self._play = play
        self._since: SinceTurn | None = None
        self.traces = Traces(table.scene(), parts.board, parts.shown)
        self._texts: Sequence[str] = []  # the digest, ever shorter

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
        self._texts = []
        self._board.digest.show_first(())
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
        traces = strongest(self._presenter.traces(since, moment, layout))
        self.traces.take([(each, self._sentence(each)) for each in traces])
        self._texts = list(self._written())
        self._board.digest.show_first(self._texts)
        self.traces.show(at_once=at_once)

    def tell_of(self, item: TableItem | None) -> None:
        """Display the events at a focused item in place of the digest."""
        note = "" if item is None else self.note_on(item)
        marked = self._board.digest.marked(note.replace("\n", " "), hits=False)
        self._board.digest.show_first([marked] if note else self._texts)

    @property
    def digest(self) -> str:
        """The whole digest as plain text; may be empty."""
        news = self._news(card_sign)
        return line_of(news, self._shown.now.names, texts_of(news))

    def spoken(self) -> str:
        """Return the digest in at most 12 words, for a screen reader; may be empty."""
        return spoken(self._news(card_name), self._shown.now.names)

    def note_on(self, item: TableItem) -> str:
        """Return the recent events at an item's place, in sentences."""
        area = item.area()
        return "\n".join(
            each
            for place in self.traces.places
            if place.area.contains(area.center())
            for each in place.sentences
        )

    def _news(self, write: WriteCard) -> Sequence[News]:
        if self._since is None:
            return ()
        return self._presenter.digest(self._since, self._shown.moment(), write)

    def _written(self) -> Iterator[str]:
        marked = self._board.digest.marked
        names = [marked(name, hits=False) for name in self._shown.now.names]
        for kept, left_out in shortened(self._news(card_sign)):
            signs = number_signs(kept, self.traces.numbers())
            texts = [
                sign + marked(each.words, hits=each.hits)
                for each, sign in zip(kept, signs, strict=True)
            ]
            yield line_of(kept, names, texts, left_out)

    def _sentence(self, trace: Trace) -> str:
        events, lines = trace.outcome.events, self._play.story.lines_about(trace.outcome)
        told = [(events[line.number], line.text) for line in lines if line.kind is not Kind.DETAIL]
        own = [text for event, text in told if event in trace.events]
        return "\n".join(own or [text for _, text in told])
