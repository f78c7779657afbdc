"""The preferences of play: the player's name, the opponents, and the table of the game."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.dialogs.forms import AtTheTable, Unfit
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import you
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import label
from soiree.ui.style.theme import STEP, TEXT


class PlayPage(Page):
    """The preferences of play: the player's name, the opponents, and the table of the game."""

    def __init__(self, settings: Settings, game: Game | None) -> None:
        super().__init__(settings)
        self.title = tr("Play", "a page of preferences")
        self._add_name()
        self.check(tr("Opponents make remarks"), "remarks")
        self.check(tr("Warn before moves that are certain to cost you"), "warnings")
        self.check(tr("Review each match automatically when it ends"), "reviews")
        self.check(tr("Prove before each match that the cards are not chosen"), "proofs")
        self.check(tr("Left-handed: buttons and piles on the left"), "left_handed")
        self._table: AtTheTable | None = None
        if game is not None:
            self._add_table(game, settings.choices(game))

    def show_settings(self) -> None:
        super().show_settings()
        self._name.setText(self._settings.player)
        if self._table is not None:
            self._table.show_choices()
            self._fault.clear()

    def leave(self) -> None:
        self._take_name()

    def _add_name(self) -> None:
        self.first = self._name = QLineEdit(maxLength=20, placeholderText=you())
        self._name.setMinimumWidth(20 * STEP)
        self.rows.add_row(tr("Your name"), self._name, tr("used from the next match on"))
        self._name.editingFinished.connect(self._take_name)
        self._name.setText(self._settings.player)

    def _take_name(self) -> None:
        name = shown_name(self._name.text())
        if name != self._settings.player:
            _rename_person(self._settings, name)
            self.changed.emit()

    def _add_table(self, game: Game, choices: GameChoices) -> None:
        self.rows.add_heading(tr("At the {game} table").format(game=game.title))
        self._table = AtTheTable(self.rows, window_of(game), choices, with_delay=True)
        self._fault = label("", theme.font(TEXT, bold=True))
        self._fault.setMinimumHeight(3 * STEP)
        self.rows.add_below(self._fault)
        self._table.on_change(self._take_table)

    def _take_table(self) -> None:
        assert self._table is not None
        try:
            self._table.take()
        except Unfit as unfit:
            self._fault.setText(str(unfit))
        else:
            self._fault.clear()
            self.changed.emit()


def _rename_person(settings: Settings, name: str) -> None:
    usual = you()
    before, after = settings.player or usual, name or usual
    settings.player = name
    for choices in settings.games.values():
        if after.casefold() in (seat.name.casefold() for seat in choices.seats):
            continue
        for seat in choices.seats:
            if seat.kind == "human" and seat.name == before:
                seat.name = after
