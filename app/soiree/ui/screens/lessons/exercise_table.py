"""The table of an exercise, with a status bar in which cards can be typed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from soiree.controller.match.client import Client
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.shell.status_bar import StatusBar, TakesTyping
from soiree.ui.style.panels import column_of
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.table import Table


class ExerciseTable(QWidget):
    """The table of an exercise, one at a time. Nothing of its match is saved.

    Attributes:
        table: the current table, if there is one.

    Signals:
        answered: the table answered a choice with this sentence.
        attempted: a key or the mouse was pressed, so that another attempt begins.
        resized: the table has changed its size.
        round_over: a round was scored, and the match waits.
    """

    answered = Signal(str)
    attempted = Signal()
    resized = Signal()
    round_over = Signal()

    def __init__(self, cache: Path | None = None) -> None:
        """
        Args:
            cache: a folder for drawn cards; None keeps none.
        """
        super().__init__()
        self.table: Table | None = None
        self._client: Client | None = None
        self._cache = cache
        self._status_bar = StatusBar()
        self._status_bar.typing_ended.connect(self.take_focus)
        self._status_bar.hide()
        self._stack = QStackedWidget()
        self._layout = column_of((self._stack, 1), self._status_bar, spacing=0)
        self.setLayout(self._layout)

    def lay(self, client: Client, appearance: Appearance, deck: Deck) -> Table:
        """Make the table of a match; `start` shows it."""
        self.put_away()
        self._client = client
        context = TableContext(client, appearance, deck, self._cache)
        table = self.table = window_of(client.game).table(context)
        table.refused.connect(self.answered)
        table.advised.connect(self.answered)
        table.play.round_over.connect(self.round_over)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        return table

    def start(self) -> None:
        """Show the table, and ask the person."""
        table = self.table
        assert table is not None
        # The status bar takes its room now, so that typing never shrinks the table.
        self._status_bar.setVisible(table.reads_typing)
        self._layout.activate()
        # A table with its final size is laid out once.
        table.resize(self._stack.size())
        self._stack.addWidget(table)
        self._stack.setCurrentWidget(table)
        self.take_focus()
        table.start()

    def put_away(self) -> None:
        """Close and delete the table."""
        if self._client is not None:
            self._client.progress.close()
        if self.table is not None:
            self.table.put_away()
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
        self._client = self.table = None

    def take_focus(self) -> None:
        """Focus the table."""
        if self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def type(self, event: QKeyEvent) -> bool:
        """Begin to type a card. Returns false if the key types nothing."""
        table: object = self.table
        if event.text().isalnum() and isinstance(table, TakesTyping) and table.reads_typing:
            self._status_bar.begin_typing(event.text(), table.typed)
            return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.attempted.emit()
        elif event.type() is QEvent.Type.Resize:
            self.resized.emit()
        return super().eventFilter(watched, event)
