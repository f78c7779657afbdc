"""The match at the table while it is not saved: a notice that stays, a question before it goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QTimer

from soiree.controller.match.client import Client
from soiree.controller.match.saving import Store
from soiree.controller.match.start import Threads
from soiree.storage.matches import MatchStore
from soiree.storage.notices import Notice
from soiree.ui.screens.match.match_files import MatchFiles
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.notice_bar import sentence_of
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import say

_TAKES = 3.0
"""Seconds that saving may take while somebody waits for it."""

_LOGOUT_TAKES = 60_000
"""Milliseconds after which a logout must have been called off."""

_OFTEN = 10_000
"""Milliseconds after which saving is tried again by itself."""


class UnsavedMatch(QObject):
    """Says for as long as it is so that the match is not saved, and keeps it from being left so."""

    def __init__(
        self,
        window: MainWindow,
        files: MatchFiles,
        threads: Threads,
        tell: Callable[[Notice], None],
    ) -> None:
        """
        Args:
            tell: tells the person once what went wrong with any other file.
        """
        super().__init__(window)
        self._asks_again = QDeadlineTimer()
        self._window = window
        self._bar = window.notice_bar
        self._files = files
        self._threads = threads
        self._tell = tell
        self._client: Client | None = None
        self._store: MatchStore | None = None
        self._keeps_nothing: Notice | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_OFTEN)
        self._timer.timeout.connect(self._try)
        self._bar.elsewhere_wanted.connect(files.ask_to_save)
        self._bar.again_wanted.connect(self._try_again)
        window.installEventFilter(self)

    @property
    def trouble(self) -> Notice | None:
        """Why the match is not saved, if it is not."""
        return self._keeps_nothing if self._store is None else self._store.trouble

    def keep_nothing(self, why: Notice) -> None:
        """No match is saved while this window is open: say why at each of them."""
        self._keeps_nothing = why

    def attach(self, client: Client, store: Store) -> None:
        """There is a match that is saved in this store."""
        self._client = client
        self._store = store if isinstance(store, MatchStore) else None
        self.refresh()

    def detach(self) -> None:
        """There is no match any more."""
        self._client = self._store = None
        self._timer.stop()
        self._bar.withdraw()

    def hear(self, notice: Notice | None) -> None:
        """What a store reports. Of the match at the table it stays to be seen; all else is told."""
        if notice is not None and self.trouble is None:
            self._tell(notice)
        self.refresh()

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

    def is_ending(self) -> None:
        """The desktop's session ends, or the program has to: for a while, ask nothing."""
        self._asks_again.setRemainingTime(_LOGOUT_TAKES)

    def save_now(self) -> None:
        """Bring the match to the disk, waiting a few seconds at most."""
        self._try()
        self._threads.saver.catch_up(_TAKES)

    def may_leave(self) -> bool:
        """Whether the match may be left: it is safe, or the person gives up what is not."""
        if not self._asks_again.hasExpired() or self._is_safe():
            return True
        self.save_now()
        self.refresh()
        if self._is_safe():
            return True
        from soiree.ui.dialogs.unsaved import Answer, ask_about_unsaved

        assert self._client is not None
        why = sentence_of(self.trouble) if self.trouble else ""
        answer = ask_about_unsaved(self._window, self._client.game.title, why)
        if answer is Answer.SAVE_ELSEWHERE:
            self._files.ask_to_save()
            return self._is_safe()
        return answer is Answer.LEAVE

    def _is_safe(self) -> bool:
        """Whether the last choice survives the program, here or in a file of the person's own."""
        if self._store is None or self._client is None or self._store.is_safe:
            return True
        return self._files.saved == self._client.record_to_save()

    def _try(self) -> None:
        if (store := self._store) is not None:
            self._threads.saver.submit(lambda: store.catch_up(renew=True))

    def _try_again(self) -> None:
        self._try()
        self._threads.saver.submit(lambda: self._threads.post(self._say_if_in_vain))

    def _say_if_in_vain(self) -> None:
        if self.trouble is not None:
            self._window.refuse(tr("It still cannot be saved."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window does not close over a match that is not saved, unless the person wants it."""
        if event.type() is QEvent.Type.Close and not self.may_leave():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
