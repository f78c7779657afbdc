"""The search of the album: words, game, outcome and order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from soiree.games import GAMES
from soiree.storage.history.album import Order, Search
from soiree.storage.history.index_rows import Outcome
from soiree.ui.deferring import timer
from soiree.ui.dialogs.forms import choice_box
from soiree.ui.language.translation import tr
from soiree.ui.screens.album import words
from soiree.ui.shell.routes import AlbumFilter
from soiree.ui.style.panels import row_of

_PATIENCE = 120
"""Milliseconds from the last letter to the search."""

_FINISHED: tuple[Outcome, ...] = ("won", "shared", "lost", "watched")


class SearchBar(QWidget):
    """The search of the album: a field for words, and boxes for game, outcome and order.

    Attributes:
        words: the field.
        game, outcome, order: the boxes.

    Signals:
        changed: the search has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._titled = AlbumFilter()
        self._typing = timer(self, self.changed, _PATIENCE)
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(tr("Search: game, player, level, day"))
        self.words.setAccessibleName(tr("Search"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(lambda _: self._typing.start())
        titles = {game.name: game.title for game in GAMES.values()}
        self.game = self._box(tr("Game"), {"": tr("All games"), **titles})
        outcomes: Sequence[Outcome] = ("waiting", *_FINISHED, "unusable")
        each = {(outcome,): words.outcome_words(outcome) for outcome in outcomes}
        self.outcome = self._box(
            tr("Result"), {(): tr("All matches"), _FINISHED: tr("Finished"), **each}
        )
        orders: Mapping[Order, str] = {
            "latest": tr("Latest first"),
            "oldest": tr("Oldest first"),
            "longest": tr("Longest first"),
            "shortest": tr("Shortest first"),
            "game": tr("By game"),
        }
        self.order = self._box(tr("Order"), orders)
        self._orders = list(orders)
        self.setLayout(row_of((self.words, 1), self.game, self.outcome, self.order))
        self.setFocusProxy(self.words)

    @property
    def search(self) -> Search:
        """The current search."""
        sought = self.filter.words.split()
        return Search(
            words=tuple(words.alternatives(word) for word in sought),
            game=self.game.currentData(),
            outcomes=tuple(self.outcome.currentData()),
            order=self._orders[self.order.currentIndex()],
        )

    @property
    def is_narrow(self) -> bool:
        """True if the search excludes any match."""
        return bool(
            self.words.text() or self.game.currentIndex() > 0 or self.outcome.currentIndex() > 0
        )

    @property
    def filter(self) -> AlbumFilter:
        """The current search, for a route."""
        text, title = self.words.text(), self._titled.title
        sought = (self._titled.words, title) if title and text == title else (text, "")
        outcome, order = self.outcome.currentIndex(), self.order.currentIndex()
        return AlbumFilter(sought[0], self.game.currentData(), outcome, order, sought[1])

    def look_for(self, sought: AlbumFilter) -> None:
        """Set the search, without a signal."""
        self._titled = sought
        with QSignalBlocker(self):
            self.words.setText(sought.title or sought.words)
            self.game.setCurrentIndex(max(0, self.game.findData(sought.game)))
            self.outcome.setCurrentIndex(sought.outcome)
            self.order.setCurrentIndex(sought.order)
        self._typing.stop()

    def type(self, text: str) -> None:
        """Take over letters typed in the list, and the focus."""
        self.words.setFocus()
        self.words.setText(text)

    def _box(self, name: str, values: Mapping[Any, str]) -> QComboBox:
        box = choice_box(values, name, self)
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        return box

    def hideEvent(self, event: QHideEvent) -> None:
        self._typing.stop()
        super().hideEvent(event)
