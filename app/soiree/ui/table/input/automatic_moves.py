"""The move that goes without saying: the table makes it, a moment after the person's own choice."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from soiree.controller.match.client import Client
from soiree.core.entries import Maker
from soiree.ui.table.contract.choosing import Choosing
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.play import Play
from soiree.ui.table.shown import Shown

_SEEN = 1100
"""Milliseconds at normal speed in which it can be read, and something else chosen."""


class AutomaticMove(QObject):
    """Waits, and makes the move, unless the person does anything else.

    It never begins where the person has jumped to by undo or redo, nor in a match that is resumed:
    there they look around. Who has taken choices back decides the end of that turn, too.

    Signals:
        changed: a move goes without saying now, or does no longer.
    """

    changed = Signal()

    def __init__(
        self,
        table: QWidget,
        client: Client,
        choosing: Choosing,
        choice: Choice,
        play: Play,
        shown: Shown,
    ) -> None:
        super().__init__(table)
        self._client = client
        self._choosing = choosing
        self._choice = choice
        self._play = play
        self._shown = shown
        self._follows_choice = False
        self._went_back = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make_undisturbed)
        play.asked.connect(self._begin)
        play.scene_set.connect(self._look_around)
        for ends in (play.held_back, play.choice_void, choice.changed):
            ends.connect(self.call_off)
        choice.made.connect(self._note_choice)

    @property
    def is_due(self) -> bool:
        """Whether a move is about to be made."""
        return self._shown.now.forced_move is not None

    def call_off(self) -> None:
        """Leave the choice to the person."""
        self._timer.stop()
        if self._shown.now.forced_move is not None:
            self._shown.change(forced_move=None)
            self.changed.emit()

    def make(self) -> None:
        """Make the move at once, if one is about to be made."""
        move = self._shown.now.forced_move
        if move is not None:
            self.call_off()
            self._choice.make(move, Maker.TABLE)

    def _begin(self) -> None:
        if not self._follows_choice:
            return
        went_back = self._went_back
        self._follows_choice = self._went_back = False
        move = None if went_back else self._choosing.forced_move(self._shown.moment())
        if move is not None and not self._play.is_held_back:
            self._shown.change(forced_move=move)
            self._timer.start(self._shown.now.appearance.hold(_SEEN))
            self.changed.emit()

    def _make_undisturbed(self) -> None:
        if self._client.progress.is_paused or QApplication.activeModalWidget() is not None:
            self.call_off()
        else:
            self.make()

    def _look_around(self) -> None:
        self._follows_choice = False
        self._went_back = self._client.undo_stack.can_redo()
        self.call_off()

    def _note_choice(self) -> None:
        self._follows_choice = True
