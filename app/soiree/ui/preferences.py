"""The dialog for the settings: how Soirée looks and moves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from soiree.core.games import Game
from soiree.resources import resource
from soiree.storage.places import Places
from soiree.storage.settings import Settings
from soiree.ui.decks import BrokenDeck, installed_decks, load_deck
from soiree.ui.forms import AtTheTable, Form, Unfit
from soiree.ui.theme import STEP

_tr = QCoreApplication.translate


class SettingsDialog(Form):
    """How Soirée looks and moves, and how the table of the game in play does."""

    def __init__(
        self, settings: Settings, places: Places, game: Game | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_tr("Dialogs", "Settings"), _tr("Dialogs", "Apply"), parent)
        self._settings = settings
        self._decks = installed_decks(places.decks)
        self._backs = _backs()
        self._player = QLineEdit(settings.player)
        self._player.setMaxLength(20)
        self._player.setPlaceholderText(_tr("Dialogs", "You"))
        self.add_row(_tr("Dialogs", "Your name"), self._player)
        self._felt = self._add_choice(
            _tr("Dialogs", "Felt"),
            {
                "bottle": _tr("Dialogs", "Bottle green"),
                "midnight": _tr("Dialogs", "Midnight blue"),
                "aubergine": _tr("Dialogs", "Aubergine"),
                "linen": _tr("Dialogs", "Linen, for bright rooms"),
            },
            settings.felt,
        )
        self._deck = self._add_choice(
            _tr("Dialogs", "Cards"),
            {name: _file_title(name) for name in self._decks},
            settings.deck,
        )
        self._back: QComboBox | None = None
        if self._backs:
            self._back = self._add_choice(
                _tr("Dialogs", "Backs"),
                {name: _file_title(name) for name in self._backs},
                settings.back,
            )
        self._colours = self._add_choice(
            _tr("Dialogs", "Menus and dialogs"),
            {
                "system": _tr("Dialogs", "Light or dark, as the desktop"),
                "light": _tr("Dialogs", "Light"),
                "dark": _tr("Dialogs", "Dark"),
            },
            settings.colours,
        )
        self._speed = self._add_choice(
            _tr("Dialogs", "Motion"),
            {
                "slow": _tr("Dialogs", "Slow"),
                "normal": _tr("Dialogs", "Normal"),
                "fast": _tr("Dialogs", "Fast"),
                "off": _tr("Dialogs", "None"),
            },
            settings.speed,
        )
        self._at_the_table: AtTheTable | None = None
        if game is not None:
            self.add_heading(_tr("Dialogs", "At the table of {game}").format(game=game.title))
            self._at_the_table = AtTheTable(self, game, settings.choices(game))

    def take(self) -> None:
        if self._at_the_table:
            self._at_the_table.check()
        deck = str(self._deck.currentData())
        back = str(self._back.currentData()) if self._back else ""
        try:
            load_deck(self._decks[deck], self._backs.get(back))
        except BrokenDeck as broken:
            raise Unfit(str(broken), self._deck) from broken
        settings = self._settings
        settings.player = self._player.text().strip()
        settings.deck = deck
        if back:
            settings.back = back
        settings.felt = self._felt.currentData()
        settings.colours = self._colours.currentData()
        settings.speed = self._speed.currentData()
        if self._at_the_table:
            self._at_the_table.take()

    def _add_choice(self, text: str, values: Mapping[str, str], chosen: str) -> QComboBox:
        box = QComboBox()
        for value, title in values.items():
            box.addItem(title, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(32 * STEP)
        self.add_row(text, box)
        return box


def _backs() -> dict[str, Path]:
    """The files of the backs of cards, by name."""
    try:
        folder = resource("backs")
    except FileNotFoundError:
        return {}
    return {file.stem: file for file in sorted(folder.glob("*.svg"))}


def _file_title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()
