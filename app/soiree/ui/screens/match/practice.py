"""A person's first round of a game: at a slow pace, a race without the clock, with explanations."""

from __future__ import annotations

from collections.abc import Callable

from soiree.core.games import Game
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.appearance import USUAL_SPEED
from soiree.ui.table.table import Table

_FIRST_PACE = "slow"


class Practice:
    """Knows which games a person has never played, and notes when they have.

    Attributes:
        explains: whether the match at the table is one that a person began without having played a
            round of its game.
    """

    def __init__(
        self, settings: Settings, changed: Callable[[], None], *, keeps: bool = True
    ) -> None:
        """
        Args:
            changed: called when the settings have changed, and with them the pace.
            keeps: whether anything is kept; a demonstration has no practice.
        """
        self.explains = False
        self._settings = settings
        self._changed = changed
        self._keeps = keeps
        self._game = ""

    def is_first_race(self, game: Game) -> bool:
        """Whether the person has never raced in this game: then a first race has no clock."""
        return game.is_race and self._is_new(game.name)

    def begin(self, game: Game, *, has_people: bool) -> None:
        """A match comes to the window."""
        self._game = game.name
        self.explains = has_people and self._is_new(game.name)

    def pace(self, speed: str) -> str:
        """How fast the match at the table goes: slowly until the first round is over.

        Args:
            speed: that the person has, one of `FACTORS`; who has chosen another than the usual one
                keeps it.
        """
        is_first = self.explains and self._is_new(self._game)
        return _FIRST_PACE if is_first and speed == USUAL_SPEED else speed

    def greeting(self, game: Game, choices: GameChoices) -> str:
        """What is said as a first match begins."""
        if not game.is_race:
            return tr("Your first match: H gives a hint, L shows again what the others did.")
        if choices.timed:
            return tr("Your first race is without the clock: take your time.")
        return ""

    def attach(self, table: Table) -> None:
        """Note the end of the first round at this table. What explains it stays for the match."""

        def note() -> None:
            if self.explains and self._is_new(self._game):
                self._settings.practised = [*self._settings.practised, self._game]
                self._changed()

        for ends in (table.play.round_over, table.play.over):
            ends.connect(note)

    def _is_new(self, name: str) -> bool:
        return self._keeps and name not in self._settings.practised
