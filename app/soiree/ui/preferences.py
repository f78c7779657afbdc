"""The dialog for the settings: how Soirée looks and moves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from soiree.core.cards import card
from soiree.core.games import Game
from soiree.resources import resource
from soiree.storage.places import Places
from soiree.storage.settings import Settings
from soiree.ui import theme
from soiree.ui.decks import BACK, BrokenDeck, Deck, load_deck
from soiree.ui.decks.drawing import sample
from soiree.ui.decks.shelf import decks_there
from soiree.ui.forms import AtTheTable, Form, Unfit
from soiree.ui.theme import STEP

_tr = QCoreApplication.translate

_SAMPLE = (*map(card, ("AS", "10H", "QC", "KH")), BACK)


class SettingsDialog(Form):
    """How Soirée looks and moves, and how the table of the game in play does."""

    def __init__(
        self, settings: Settings, places: Places, game: Game | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_tr("Dialogs", "Settings"), _tr("Dialogs", "Apply"), parent)
        self._settings = settings
        self._decks = {each.name: each.file for each in decks_there(places.decks)}
        self._backs = _backs()
        self._player = QLineEdit(settings.player)
        self._player.setMaxLength(20)
        self._player.setPlaceholderText(_tr("Dialogs", "You"))
        self._player.setMinimumWidth(20 * STEP)
        self.add_row(
            _tr("Dialogs", "Your name"), self._player, _tr("Dialogs", "from the next match on")
        )
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
        self._sample = _Sample()
        self.rows.addWidget(self._sample, self.rows.rowCount(), 1, 1, 3)
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
        self._warnings = self.add_check(
            _tr("Dialogs", "Ask before a choice that is sure to hurt"), settings.warnings
        )
        self._at_the_table: AtTheTable | None = None
        if game is not None:
            self.add_heading(_tr("Dialogs", "At the table of {game}").format(game=game.title))
            self._at_the_table = AtTheTable(self, game, settings.choices(game))

        self._deck.currentIndexChanged.connect(self._show_sample)
        if self._back:
            self._back.currentIndexChanged.connect(self._show_sample)
        self._felt.currentIndexChanged.connect(self._show_sample)
        self._show_sample()

    def take(self) -> None:
        if self._at_the_table:
            self._at_the_table.check()
        try:
            self._chosen_deck()
        except BrokenDeck as broken:
            raise Unfit(str(broken), self._deck) from broken
        settings = self._settings
        _rename_person(settings, self._player.text().strip())
        settings.deck = self._deck.currentData()
        if self._back:
            settings.back = self._back.currentData()
        settings.felt = self._felt.currentData()
        settings.colours = self._colours.currentData()
        settings.speed = self._speed.currentData()
        settings.warnings = self._warnings.isChecked()
        if self._at_the_table:
            self._at_the_table.take()

    def _chosen_deck(self) -> Deck:
        """Raises BrokenDeck."""
        back = self._backs[self._back.currentData()] if self._back else None
        return load_deck(self._decks[self._deck.currentData()], back)

    def _show_sample(self) -> None:
        try:
            self._sample.show_deck(self._chosen_deck(), self._felt.currentData())
            self.fault.clear()
        except BrokenDeck as broken:
            self.fault.setText(str(broken))

    def _add_choice(self, text: str, values: Mapping[str, str], chosen: str) -> QComboBox:
        box = QComboBox()
        for value, title in values.items():
            box.addItem(title, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(32 * STEP)
        self.add_row(text, box)
        return box


class _Sample(QWidget):
    """Some cards of a deck on a felt."""

    def __init__(self) -> None:
        super().__init__()
        self._deck: Deck | None = None
        self._felt = ""
        self.setFixedHeight(13 * STEP)
        self.setMinimumWidth(44 * STEP)
        self.setAccessibleName(_tr("Dialogs", "A sample of the cards"))

    def show_deck(self, deck: Deck, felt: str) -> None:
        self._deck, self._felt = deck, felt
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._deck is None:
            return
        ratio = self.devicePixelRatio()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPainterPath()
        edge.addRoundedRect(self.rect(), 6, 6)
        painter.setClipPath(edge)
        painter.drawPixmap(0, 0, theme.felt_pixmap(self._felt, self.size(), ratio))
        # As high as there is room; a broad deck is made smaller rather than cut.
        widest = (self.width() - STEP) // len(_SAMPLE) - STEP
        width = min(widest, round((self.height() - 2 * STEP) / self._deck.aspect))
        height = round(width * self._deck.aspect)
        left = (self.width() - len(_SAMPLE) * (width + STEP) + STEP) // 2
        top = (self.height() - height) // 2
        for picture in sample(self._deck, _SAMPLE, QSize(width, height), ratio):
            painter.drawPixmap(left, top, picture)
            left += width + STEP


def _rename_person(settings: Settings, name: str) -> None:
    """Give the person another name, at every seat that was kept with the one before too."""
    usual = _tr("Dialogs", "You")
    before, after = settings.player or usual, name or usual
    settings.player = name
    for choices in settings.games.values():
        if after.casefold() in (seat.name.casefold() for seat in choices.seats):
            continue
        for seat in choices.seats:
            if seat.kind == "human" and seat.name == before:
                seat.name = after


def _backs() -> dict[str, Path]:
    """The files of the backs of cards, by name."""
    try:
        folder = resource("backs")
    except FileNotFoundError:
        return {}
    return {file.stem: file for file in sorted(folder.glob("*.svg"))}


def _file_title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()
