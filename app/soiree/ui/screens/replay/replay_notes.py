"""Notes on the choices of a replay."""

from __future__ import annotations

from PySide6.QtCore import Signal

from soiree.core.entries import Decision
from soiree.core.notes import with_note
from soiree.storage.matches import put_notes
from soiree.ui.game_window import window_of
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.screens.table_screen import ReplayPart
from soiree.ui.shell.window_dialogs import accepts


class ReplayNotes(ReplayPart):
    """Asks for a note on the last choice or the next one, and saves the note.

    Signals:
        changed: a note was saved or removed.
    """

    changed = Signal()

    def ask(self) -> None:
        """Ask for a note on the last choice or the next one."""
        from soiree.ui.dialogs.note import NoteDialog

        choices = self._choices()
        if not choices:
            self._window.status_bar.refuse(tr("There is no choice here."))
            return
        replay, following = self.replay, self.replay.position + 1
        observers = self._table.shown.now.observers
        after = self._choice(following)
        is_own = following in choices and after is not None and after.seat in observers
        first = following if is_own else next(iter(choices))
        dialog = NoteDialog(choices, first, replay.client.notes, self._window)
        if accepts(dialog) and dialog.field.text().strip() != replay.client.notes.get(
            dialog.chosen, ""
        ):
            self._keep(dialog.chosen, dialog.field.text())

    def _choices(self) -> dict[int, str]:
        replay, table, found = self.replay, self._table, dict[int, str]()
        here, names = replay.position, table.shown.now.names
        if self._choice(here) is not None:
            lines = [line.text for line in table.play.story.lines(9) if line.position == here]
            found[here] = tr("Last: {move}").format(move=lines[0])
        following = self._choice(here + 1)
        # In an unfinished match, the choices of others stay hidden.
        if following is not None and following.seat in replay.seats:
            say_move = window_of(replay.client.game).move_words()
            move = say_move(following.move, replay.client.view((following.seat,)), names)
            found[here + 1] = tr("Next: {move}").format(move=move)
        return found

    def _choice(self, number: int) -> Decision | None:
        entries = self.replay.record.entries[max(number - 1, 0) : number]
        return next((each for each in entries if isinstance(each, Decision)), None)

    def _keep(self, number: int, note: str) -> None:
        self._services.settle()  # A match that has just ended is counted first.
        replay, game = self.replay, self.replay.client.game
        after = with_note(replay.record, number, note)
        try:
            notice = put_notes(self._services.paths, replay.record, after, game)
        except LookupError:
            text = tr("Only matches in the album can have notes.")
            self._window.warn(text)
            return
        if notice is not None:
            self._window.warn_of(notice)
            return
        replay.annotate(number, note)
        self.changed.emit()
        words = tr("The note is saved.") if note.strip() else tr("The note is removed.")
        self._window.tell_anywhere(words)
        say(self._table, words, Weight.ANSWER)
