"""Makes the only sensible move automatically, a moment after the person's own choice."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from soiree.core.entries import Maker
from soiree.ui.deferring import timer
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.play import Play

_SEEN = 1100
"""The delay before the move in milliseconds at normal speed, to read it or choose another."""


class AutomaticMove(TablePart):
    """Makes a forced move after a delay, unless the person does anything else.

    After undo, redo or resuming there is no automatic move, as the person looks around. A person
    who has undone a choice ends that turn with a click or a key.
    """

    def __init__(self, parts: TableParts, choice: Choice, play: Play, table: QWidget) -> None:
        super().__init__(parts, table)
        self._choice = choice
        self._play = play
        self._follows_choice = False
        self._went_back = False
        self._timer = timer(self, self._make_undisturbed)
        play.asked.connect(self._begin)
        play.scene_set.connect(self._look_around)
        for ends in (play.paused, play.choice_void, choice.changed):
            ends.connect(self.call_off)
        choice.made.connect(self._note_choice)

    @property
    def is_due(self) -> bool:
        """True if a move is about to be made."""
        return self._shown.now.forced_move is not None

    def call_off(self) -> None:
        """Cancel the automatic move."""
        self._timer.stop()
        if self._shown.now.forced_move is not None:
            self._shown.change(forced_move=None)
            self._play.changed.emit()

    def make(self) -> None:
        """Make the automatic move at once, if one is due."""
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
        if move is not None and not self._play.is_paused:
            self._shown.change(forced_move=move)
            self._timer.start(self._shown.now.appearance.hold(_SEEN))
            self._play.changed.emit()

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
