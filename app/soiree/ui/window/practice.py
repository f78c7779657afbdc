"""A person's first race in a game: without the clock, and with words that explain each step."""

from __future__ import annotations

from collections.abc import Callable

from soiree.core.games import Game
from soiree.storage.settings import Settings
from soiree.ui.table.table import Table


class Practice:
    """Knows who has never raced, and notes when they have.

    Attributes:
        explains: whether the match at the table is one in which a person races for the first time.
    """

    def __init__(
        self, settings: Settings, changed: Callable[[], None], *, keeps: bool = True
    ) -> None:
        """
        Args:
            changed: called when the settings have changed.
            keeps: whether anything is kept; a demonstration has no practice.
        """
        self.explains = False
        self._settings = settings
        self._changed = changed
        self._keeps = keeps

    def is_due(self, game: Game) -> bool:
        """Whether the person has never raced in this game: then a first race has no clock."""
        return self._keeps and game.is_race and game.name not in self._settings.practised

    def begin(self, game: Game, *, has_people: bool) -> None:
        """A match comes to the window."""
        self.explains = has_people and self.is_due(game)

    def attach(self, table: Table) -> None:
        """Note the end of the first race at this table. What explains it stays for the match."""
        game = table.play.client.game

        def note() -> None:
            if self.explains and self.is_due(game):
                self._settings.practised = [*self._settings.practised, game.name]
                self._changed()

        for ends in (table.play.round_over, table.play.over):
            ends.connect(note)
