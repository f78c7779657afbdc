"""The match at the table while it is not saved: a notice that stays, a question before it goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from soiree.controller.match.client import Client
from soiree.controller.match.saving import Store
from soiree.storage.matches import MatchStore
from soiree.storage.notices import Notice
from soiree.ui.screens.match.match_files import MatchFiles
from soiree.ui.screens.services import Services
from soiree.ui.shell.bars import sentence_of
from soiree.ui.shell.invoker import Answers
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import say

_TAKES = 3.0
"""Seconds that saving may take while somebody waits for it."""

_OFTEN = 10_000
"""Milliseconds after which saving is tried again by itself."""


class UnsavedMatch(QObject):
    """Says for as long as it is so that the match is not saved, and keeps it from being left so."""

    def __init__(self, services: Services, client: Client, store: Store, files: MatchFiles) -> None:
        """
        Args:
            store: where the match is saved.
            files: where the person saves it.
        """
        super().__init__()
        self._window = services.window
        self._bar = services.window.notice_bar
        self._files = files
        self._saver = services.threads.saver
        self._answers = Answers(services.threads)
        self._client = client
        self._store = store if isinstance(store, MatchStore) else None
        self._keeps_nothing = services.keeps_nothing
        self._timer = QTimer(self)
        self._timer.setInterval(_OFTEN)
        self._timer.timeout.connect(self._try)
        self._bar.elsewhere_requested.connect(self._save_elsewhere)
        self._bar.again_requested.connect(self._try_again)
        services.matches.troubled.connect(self.refresh)
        services.matches.saved.connect(self.refresh)

    @property
    def trouble(self) -> Notice | None:
        """Why the match is not saved, if it is not."""
        return self._keeps_nothing if self._store is None else self._store.trouble

    def end(self) -> None:
        """The match is left."""
        self._answers.end()
        self._timer.stop()
        self._bar.withdraw()

    def refresh(self) -> None:
        """Show the notice if it is true now, and say so when it is true no longer."""
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
        """Bring the match to the disk, waiting a few seconds at most."""
        self._try()
        self._saver.catch_up(_TAKES)

    def may_leave(self) -> bool:
        """Whether the match may be left: it is safe, or the person gives up what is not."""
        if self._is_safe():
            return True
        self.save_now()
        self.refresh()
        if self._is_safe():
            return True
        from soiree.ui.dialogs.unsaved import Answer, ask_about_unsaved

        why = sentence_of(self.trouble) if self.trouble else ""
        answer = ask_about_unsaved(self._window, self._client.game.title, why)
        if answer is Answer.SAVE_ELSEWHERE:
            self._files.ask_to_save()
            return self._is_safe()
        return answer is Answer.LEAVE

    def _is_safe(self) -> bool:
        """Whether the last choice survives the program, here or in a file of the person's own."""
        if self._store is None or self._store.is_safe:
            return True
        return self._files.saved == self._client.record_to_save()

    def _try(self) -> None:
        if (store := self._store) is not None:
            self._saver.submit(lambda: store.catch_up(renew=True))

    def _try_again(self) -> None:
        self._try()
        self._saver.submit(lambda: self._answers.post(self._say_if_in_vain))

    def _say_if_in_vain(self) -> None:
        if self.trouble is not None:
            self._window.status_bar.refuse(tr("It still cannot be saved."))

    def _save_elsewhere(self) -> None:
        self._files.ask_to_save()
