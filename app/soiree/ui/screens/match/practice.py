"""The first round of a person in a game: slow, explained, and without the clock of a race."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.appearance import USUAL_SPEED
from soiree.ui.table.table import Table

_FIRST_PACE = "slow"


def is_first_race(settings: Settings, game: Game, *, saves_matches: bool) -> bool:
    """True if a race is the first one of the person, which has no clock.

    Args:
        saves_matches: false in a demonstration, which has no practice.
    """
    return game.is_race and saves_matches and game.name not in settings.practised


class Practice(QObject):
    """A person's first round of a game: the table explains more, and races run without a clock.

    Attributes:
        explains: True if the person had played no round of the game before this match.

    Signals:
        noted: the first round is over, and the settings say so; from now on the usual pace counts.
    """

    noted = Signal()

    def __init__(
        self, settings: Settings, game: Game, *, has_people: bool, saves_matches: bool
    ) -> None:
        """
        Args:
            has_people: true if a person plays.
            saves_matches: false in a demonstration, which has no practice.
        """
        super().__init__()
        self._settings = settings
        self._saves_matches = saves_matches
        self._game = game.name
        self.explains = has_people and self._is_new()

    def pace(self, speed: str) -> str:
        """The pace of the match: slow in the first round, unless the person chose another speed.

        Args:
            speed: the speed in the settings, one of `FACTORS`.
        """
        is_first = self.explains and self._is_new()
        return _FIRST_PACE if is_first and speed == USUAL_SPEED else speed

    def greeting(self, game: Game, choices: GameChoices) -> str:
        """The greeting at the beginning of a first match."""
        if not game.is_race:
            return tr("Your first match: H gives a hint, L shows the last moves again.")
        if choices.timed:
            return tr("Your first race has no clock: take your time.")
        return ""

    def watch(self, table: Table) -> None:
        """Note the end of the first round at a table. Explanations stay for the whole match."""
        for ends in (table.play.round_over, table.play.over):
            ends.connect(self._note)

    def _note(self) -> None:
        if self.explains and self._is_new():
            self._settings.practised = [*self._settings.practised, self._game]
            self.noted.emit()

    def _is_new(self) -> bool:
        return self._saves_matches and self._game not in self._settings.practised
