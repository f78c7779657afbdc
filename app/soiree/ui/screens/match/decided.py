"""The offer to have computers play the rest of a match whose winner is certain."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from soiree.ui.language.translation import tr
from soiree.ui.language.voice import say
from soiree.ui.language.words import sentence_for
from soiree.ui.screens.services import Services
from soiree.ui.screens.table_screen import ScreenPart
from soiree.ui.table.table import Table


class RestOffer(ScreenPart):
    """Says once below the table who has won for certain, and which key starts the Demo."""

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__(services, table)
        self._was_made = self._is_shown = False
        table.play.asked.connect(self._asked)
        table.play.over.connect(self.withdraw)

    def withdraw(self) -> None:
        """Hide the offer: a person has moved, or the match is over or closed."""
        if self._is_shown:
            self._is_shown = False
            if not self._client.progress.demonstrates:
                self._window.demo_bar.hide()

    def _asked(self) -> None:
        self.withdraw()
        client, shown = self._client, self._table.shown.now
        scores = self._table.play.view_now().scores
        winner = None if scores is None else client.game.certain_winner(scores)
        if winner is None or self._was_made or client.result is not None:
            return
        self._was_made = self._is_shown = True
        yours = tr("Nobody can catch you any more.")
        theirs = tr("Nobody can catch {player} any more.")
        words = sentence_for(winner, shown.names, shown.viewer, yours, theirs)
        key = self._window.commands.key("demo").toString(QKeySequence.SequenceFormat.NativeText)
        offer = tr("Computers can play the rest ({key}).").format(key=key or tr("Demo"))
        self._window.demo_bar.say(words, offer)
        self._window.tell(words)
        say(self._table, f"{words} {offer}")
