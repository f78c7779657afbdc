"""A person's first round of a game: at a slow pace, a race without the clock, with explanations."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from soiree.core.games import Game
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.appearance import USUAL_SPEED
from soiree.ui.table.table import Table

_FIRST_PACE = "slow"


def is_first_race(settings: Settings, game: Game, *, keeps: bool) -> bool:
    """Whether the person has never raced in a game: then a first race has no clock.

    Args:
        keeps: whether anything is kept; a demonstration has no practice.
    """
    return game.is_race and keeps and game.name not in settings.practised


class Practice(QObject):
    """What a match explains to a person who has never played its game.

    Attributes:
        explains: whether the match was begun without having played a round of its game.

    Signals:
        noted: the settings know now that the person has played, and the pace is another.
    """

    noted = Signal()

    def __init__(self, settings: Settings, game: Game, *, has_people: bool, keeps: bool) -> None:
        """
        Args:
            has_people: whether a person plays.
            keeps: whether anything is kept; a demonstration has no practice.
        """
        super().__init__()
        self._settings = settings
        self._keeps = keeps
        self._game = game.name
        self.explains = has_people and self._is_new()

    def pace(self, speed: str) -> str:
        """How fast the match at the table goes: slowly until the first round is over.

        Args:
            speed: that the person has, one of `FACTORS`; who has chosen another than the usual one
                keeps it.
        """
        is_first = self.explains and self._is_new()
        return _FIRST_PACE if is_first and speed == USUAL_SPEED else speed

    def greeting(self, game: Game, choices: GameChoices) -> str:
        """What is said as a first match begins."""
        if not game.is_race:
            return tr("Your first match: H gives a hint, L shows again what the others did.")
        if choices.timed:
            return tr("Your first race is without the clock: take your time.")
        return ""

    def watch(self, table: Table) -> None:
        """Note the end of the first round at this table. What explains it stays for the match."""
        for ends in (table.play.round_over, table.play.over):
            ends.connect(self._note)

    def _note(self) -> None:
        if self.explains and self._is_new():
            self._settings.practised = [*self._settings.practised, self._game]
            self.noted.emit()

    def _is_new(self) -> bool:
        return self._keeps and self._game not in self._settings.practised
