"""Saving of the match at the table: a notice and a question while it fails, and copies."""

from __future__ import annotations

from soiree.core.records import Record
from soiree.storage.matches import MatchStore
from soiree.storage.notices import Notice
from soiree.ui.background import Answers
from soiree.ui.deferring import timer
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import say
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.shell.bars import sentence_of
from soiree.ui.table.table import Table

_TAKES = 3.0
"""The longest wait in seconds for the match to be saved."""

_OFTEN = 10_000
"""Milliseconds between two attempts to save."""


class UnsavedMatch(ScreenPart):
    """Shows a notice while the match cannot be saved, and asks before an unsaved match is left."""

    def __init__(self, services: Services, table: Table, store: MatchStore | None) -> None:
        """
        Args:
            store: saves the match; None if nothing is saved.
        """
        super().__init__(services, table)
        self._bar = services.window.notice_bar
        self._saver = services.threads.saver
        self._answers = Answers()
        self._store = store
        self._copy: Record | None = None
        self._timer = timer(self, self._try, _OFTEN, repeats=True)
        self._bar.elsewhere.clicked.connect(self.save_copy)
        self._bar.again.clicked.connect(self._try_again)
        services.matches.troubled.connect(self.refresh)
        services.matches.saved.connect(self.refresh)

    @property
    def trouble(self) -> Notice | None:
        """The reason why the match is not saved; None if it is saved."""
        return self._services.unsaved_notice if self._store is None else self._store.trouble

    def end(self) -> None:
        """Remove the notice, and try no more."""
        self._answers.end()
        self._timer.stop()
        self._bar.withdraw()

    def refresh(self) -> None:
        """Show the notice while the match cannot be saved; afterwards, say that it is saved."""
        trouble = self.trouble
        if trouble is not None:
            self._bar.say(trouble)
            self._timer.start()
        elif not self._bar.isHidden():
            self._timer.stop()
            self._bar.withdraw()
            saved = tr("Saved.")
            self._window.tell(saved)
            say(self._window.status_bar, saved)

    def save_now(self) -> None:
        """Save the match. Waits for a few seconds at most."""
        self._try()
        self._saver.catch_up(_TAKES)

    def may_leave(self) -> bool:
        """True if the match is saved, or the person agrees to lose it."""
        if self._is_safe():
            return True
        self.save_now()
        self.refresh()
        if self._is_safe():
            return True
        from soiree.ui.dialogs.questions import Answer, ask_about_unsaved

        why = sentence_of(self.trouble) if self.trouble else ""
        answer = ask_about_unsaved(self._window, self._client.game.title, why)
        if answer is Answer.SAVE_ELSEWHERE:
            self.save_copy()
            return self._is_safe()
        return answer is Answer.LEAVE

    def _is_safe(self) -> bool:
        if self._store is None or self._store.is_safe:
            return True
        return self._copy == self._client.record_to_save()

    def _try(self) -> None:
        if (store := self._store) is not None:
            self._saver.submit(lambda: store.catch_up(renew=True))

    def _try_again(self) -> None:
        self._try()
        self._saver.submit(lambda: self._answers.post(self._say_if_in_vain))

    def _say_if_in_vain(self) -> None:
        if self.trouble is not None:
            self._window.status_bar.refuse(tr("It still cannot be saved."))

    def save_copy(self) -> None:
        """Save a record of the match in a file that the person chooses."""
        from soiree.ui.shell import record_files

        record = self._client.record_to_save()
        path = record_files.ask_where_to_save(self._window, record)
        if path is None:
            return
        notice = record_files.write(path, record)
        if notice is not None:
            self._window.warn_of(notice)
        else:
            self._copy = record
            self._services.files.recent.note(path)
            self._window.tell(tr("The match is saved as {file}.").format(file=path.name))
