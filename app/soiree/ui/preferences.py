"""The preferences: how Soirée looks, moves, sounds and plays; what is chosen shows at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from soiree.core.games import Game
from soiree.resources import resource
from soiree.storage.notices import not_written
from soiree.storage.places import Places
from soiree.storage.settings import GameChoices, Settings
from soiree.ui import sounds, theme
from soiree.ui.deck_pictures import DeckPictures, DeckTrials, Trial
from soiree.ui.decks import BrokenDeck
from soiree.ui.decks.shelf import DeckFile, add_deck, decks_there, soirees, title_of
from soiree.ui.forms import AtTheTable, HasRows, Sheet, Unfit, faint
from soiree.ui.stillness import desktop_wants_stillness
from soiree.ui.theme import STEP, TEXT
from soiree.ui.words import notice_sentence

_tr = QCoreApplication.translate

_AROUND = 22 * STEP
"""What the tabs, the buttons and a desktop's bars take of the screen's height."""


class PreferencesDialog(QDialog):
    """What a person may choose. Each choice goes into the settings at once.

    Signals:
        changed: the settings are other ones now.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, places: Places, game: Game | None, parent: QWidget | None = None
    ) -> None:
        """
        Args:
            game: the one that is played at the table, if one is.
        """
        super().__init__(parent)
        self.setWindowTitle(_tr("Dialogs", "Preferences"))
        self._settings = settings
        if game is not None:
            settings.choices(game)
        self._before = deepcopy(settings)
        self._tabs = QTabWidget()
        self._tabs.tabBar().setDrawBase(False)
        self.pages: tuple[_Page, ...] = (
            _LookPage(settings, places),
            _MotionPage(settings),
            _PlayPage(settings, game),
        )
        for page in self.pages:
            self._tabs.addTab(page, page.title)
            page.changed.connect(self._note_change)
        self._set_up_buttons()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self._tabs)
        layout.addWidget(self._buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self.pages[0].first.setFocus()

    def undo(self) -> None:
        """Have all settings as they were when the dialog was opened."""
        for field in msgspec.structs.fields(Settings):
            if field.name != "games":
                setattr(self._settings, field.name, deepcopy(getattr(self._before, field.name)))
        # Of each game what is kept is changed where it lies, for others hold it too.
        for name, choices in self._settings.games.items():
            for field in msgspec.structs.fields(GameChoices):
                before = getattr(self._before.games[name], field.name)
                setattr(choices, field.name, deepcopy(before))
        for page in self.pages:
            page.show_settings()
        self._note_change()

    def done(self, result: int) -> None:
        for page in self.pages:
            page.leave()
        super().done(result)

    def _set_up_buttons(self) -> None:
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        close = self._buttons.addButton(_tr("Dialogs", "Close"), role.AcceptRole)
        close.setDefault(True)
        self._undo = self._buttons.addButton(_tr("Dialogs", "Undo changes"), role.ResetRole)
        self._undo.setAutoDefault(False)
        self._undo.setEnabled(False)
        self._undo.clicked.connect(lambda _: self.undo())
        self._buttons.accepted.connect(self.accept)
        # A button on a page that is hidden while it has the focus takes this with it.
        self._tabs.currentChanged.connect(lambda _: close.setDefault(True))

    def _note_change(self) -> None:
        changed = self._settings != self._before
        if self._undo.hasFocus() and not changed:
            self.pages[self._tabs.currentIndex()].first.setFocus()
        self._undo.setEnabled(changed)
        self.changed.emit()


class _Page(QWidget, HasRows):
    """Some of the preferences, in rows.

    Attributes:
        title: what stands on its tab.
        first: the topmost field.

    Signals:
        changed: one of the settings is another one now.
    """

    changed = Signal()

    title: str
    first: QWidget

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._shows: list[Callable[[], None]] = []
        self.make_grid()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(STEP, 2 * STEP, STEP, 0)
        layout.addWidget(Sheet(self.rows, _AROUND))
        layout.addStretch(1)

    def show_settings(self) -> None:
        """Show in every row what is in the settings."""
        for show in self._shows:
            show()

    def leave(self) -> None:
        """The dialog closes."""

    def choice(self, text: str, values: Mapping[str, str], setting: str) -> QComboBox:
        """A row in which one of several values is chosen."""
        box = QComboBox()
        for value, title in values.items():
            box.addItem(title, value)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMinimumWidth(32 * STEP)
        self.add_row(text, box)

        def show() -> None:
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(getattr(self._settings, setting))))

        box.currentIndexChanged.connect(lambda _: self._set(setting, box.currentData()))
        self._shows.append(show)
        show()
        return box

    def check(self, text: str, setting: str) -> QCheckBox:
        """A row in which something is wished for or not."""
        box = self.add_check(text, getattr(self._settings, setting))

        def show() -> None:
            with QSignalBlocker(box):
                box.setChecked(getattr(self._settings, setting))

        box.toggled.connect(lambda checked: self._set(setting, checked))
        self._shows.append(show)
        return box

    def _set(self, setting: str, value: object) -> None:
        setattr(self._settings, setting, value)
        self.changed.emit()


class _LookPage(_Page):
    """The felt, the cards, and the colours of everything else."""

    def __init__(self, settings: Settings, places: Places) -> None:
        super().__init__(settings)
        self.title = _tr("Dialogs", "Look")
        self._places = places
        self._trials = DeckTrials(places.pictures, self)
        self._trials.tried.connect(self._take_trial)
        self._files: dict[str, Path] = {}
        self.first = self.choice(
            _tr("Dialogs", "Felt"),
            {
                "bottle": _tr("Dialogs", "Bottle green"),
                "midnight": _tr("Dialogs", "Midnight blue"),
                "aubergine": _tr("Dialogs", "Aubergine"),
                "linen": _tr("Dialogs", "Linen, for bright rooms"),
            },
            "felt",
        )
        self.choice(
            _tr("Dialogs", "Menus and dialogs"),
            {
                "system": _tr("Dialogs", "Light or dark, as the desktop"),
                "light": _tr("Dialogs", "Light"),
                "dark": _tr("Dialogs", "Dark"),
            },
            "colours",
        )
        self._add_decks()
        self._back = self.choice(
            _tr("Dialogs", "Backs"),
            {
                "": _tr("Dialogs", "Those of the deck"),
                **{file.stem: title_of(file.stem) for file in soirees("backs")},
            },
            "back",
        )
        self._pictures = DeckPictures()
        self.rows.addWidget(self._pictures, self.rows.rowCount(), 0, 1, 4)
        self._note = faint("")
        self.rows.addWidget(self._note, self.rows.rowCount(), 0, 1, 4)
        self._fill_decks()
        self._shows.append(self._show_deck)
        self.changed.connect(self._show_felt)
        self._show_felt()
        self._back.currentIndexChanged.connect(lambda _: self._try_deck())
        self._try_deck()

    def leave(self) -> None:
        self._trials.close()

    def _add_decks(self) -> None:
        self._deck = QComboBox()
        self._deck.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._deck.setMaxVisibleItems(16)
        add = QPushButton(_tr("Dialogs", "Add a deck…"))
        add.setAutoDefault(False)
        add.clicked.connect(lambda _: self._ask_for_file())
        self.add_row(_tr("Dialogs", "Cards"), self._deck)
        # In the place of the box alone: the box, and the button beside it.
        both = QHBoxLayout()
        both.setSpacing(STEP)
        self.rows.removeWidget(self._deck)
        both.addWidget(self._deck, 1)
        both.addWidget(add)
        self.rows.addLayout(both, self.rows.rowCount() - 1, 1, 1, 3)
        self._deck.currentIndexChanged.connect(lambda _: self._try_deck())

    def _fill_decks(self) -> None:
        """Offer the decks that are there now, those of a kind together."""
        with QSignalBlocker(self._deck):
            self._deck.clear()
            decks = decks_there(self._places.decks)
            self._files = {deck.name: deck.file for deck in decks}
            before = None
            for deck in decks:
                if deck.origin != before and before is not None:
                    self._deck.insertSeparator(self._deck.count())
                before = deck.origin
                self._deck.addItem(_deck_title(deck), deck.name)
            self._deck.setCurrentIndex(max(0, self._deck.findData(self._settings.deck)))

    def _show_deck(self) -> None:
        with QSignalBlocker(self._deck):
            self._deck.setCurrentIndex(max(0, self._deck.findData(self._settings.deck)))
        self._try_deck()

    def _show_felt(self) -> None:
        self._pictures.show_felt(self._settings.felt)

    def _try_deck(self) -> None:
        name = self._deck.currentData()
        if name is not None:
            ratio = self.devicePixelRatioF()
            self._trials.try_file(name, self._files[name], self._back_file(), ratio)

    def _back_file(self) -> Path | None:
        name = self._back.currentData()
        return resource("backs", f"{name}.svg") if name else None

    def _ask_for_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            _tr("Dialogs", "Add a deck"),
            str(Path.home()),
            _tr("Dialogs", "Decks of cards ({endings})").format(endings="*.svg *.svgz"),
        )
        if name:
            self.add_deck(Path(name))

    def add_deck(self, file: Path) -> None:
        """Add a deck and choose it, if it is one; else say why not."""
        own, kept = self._places.decks, self._places.pictures
        self._trials.try_to_add(
            lambda: add_deck(file, own, kept), file, self._back_file(), self.devicePixelRatioF()
        )

    def _take_trial(self, trial: Trial) -> None:
        if isinstance(trial.deck, BrokenDeck):
            self._pictures.show_refusal(str(trial.deck), trial.deck.exhibits)
            self._note.clear()
            return
        if isinstance(trial.deck, OSError):
            notice = not_written(self._places.decks, trial.deck)
            self._pictures.show_refusal(notice_sentence(notice), ())
            self._note.clear()
            return
        self._pictures.show_sample(trial.sample)
        self._note.setText("" if trial.deck.red_and_black else _colours_note())
        if trial.name != self._settings.deck:
            self._set("deck", trial.name)
        if trial.name not in self._files:
            self._fill_decks()


class _MotionPage(_Page):
    """How fast things move, and what is heard."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.title = _tr("Dialogs", "Motion and sound")
        self.first = self.choice(
            _tr("Dialogs", "Motion"),
            {
                "slow": _tr("Dialogs", "Slow"),
                "normal": _tr("Dialogs", "Normal"),
                "fast": _tr("Dialogs", "Fast"),
                "off": _tr("Dialogs", "None"),
            },
            "speed",
        )
        self.choice(
            _tr("Dialogs", "Reduced motion"),
            {
                "system": _tr("Dialogs", "If the desktop asks for it"),
                "on": _tr("Dialogs", "Always: nothing moves"),
                "off": _tr("Dialogs", "Never"),
            },
            "reduced_motion",
        )
        if desktop_wants_stillness():
            note = faint(_tr("Dialogs", "The desktop asks for it."))
            self.rows.addWidget(note, self.rows.rowCount(), 1, 1, 3)
        self.add_heading(_tr("Dialogs", "Sound"))
        self._sound = self.check(_tr("Dialogs", "Let cards, turns and victories be heard"), "sound")
        self._add_volume()
        if not sounds.is_installed():
            self._sound.setEnabled(False)
            self._volume.setEnabled(False)
            note = faint(
                _tr(
                    "Dialogs",
                    "Sound needs an optional part that is not installed: {package}.",
                ).format(package="PySide6-Addons")
            )
            self.rows.addWidget(note, self.rows.rowCount(), 1, 1, 3)

    def _add_volume(self) -> None:
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setRange(0, 100)
        self._volume.setSingleStep(5)
        self._volume.setPageStep(20)
        # While the knob is drawn along nothing is saved, and nothing heard.
        self._volume.setTracking(False)
        figure = QLabel()
        figure.setFont(theme.font(TEXT, figures=True))
        figure.setFixedWidth(6 * STEP)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.add_row(_tr("Dialogs", "Volume"), self._volume)
        self.rows.removeWidget(self._volume)
        both = QHBoxLayout()
        both.setSpacing(STEP)
        both.addWidget(self._volume, 1)
        both.addWidget(figure)
        self.rows.addLayout(both, self.rows.rowCount() - 1, 1, 1, 3)

        def tell(volume: int) -> None:
            figure.setText(_tr("Dialogs", "{volume} %").format(volume=volume))

        def show() -> None:
            with QSignalBlocker(self._volume):
                self._volume.setValue(self._settings.volume)
            tell(self._settings.volume)

        self._volume.sliderMoved.connect(tell)
        self._volume.valueChanged.connect(tell)
        self._volume.valueChanged.connect(lambda volume: self._set("volume", volume))
        self._shows.append(show)
        show()


class _PlayPage(_Page):
    """Who plays, what the others say, and how the table of the game in play tells things."""

    def __init__(self, settings: Settings, game: Game | None) -> None:
        super().__init__(settings)
        self.title = _tr("Dialogs", "Play")
        self._add_name()
        self.check(_tr("Dialogs", "Opponents say more than the game needs"), "remarks")
        self.check(_tr("Dialogs", "Ask before a choice that is sure to hurt"), "warnings")
        self.check(_tr("Dialogs", "Left-handed: buttons and piles at the left"), "left_handed")
        if game is not None:
            self._add_table(game, settings.choices(game))

    def leave(self) -> None:
        self._take_name()

    def _add_name(self) -> None:
        self.first = self._name = QLineEdit()
        self._name.setMaxLength(20)
        self._name.setPlaceholderText(_tr("Dialogs", "You"))
        self._name.setMinimumWidth(20 * STEP)
        self.add_row(
            _tr("Dialogs", "Your name"), self._name, _tr("Dialogs", "from the next match on")
        )
        self._name.editingFinished.connect(self._take_name)
        self._shows.append(lambda: self._name.setText(self._settings.player))
        self._name.setText(self._settings.player)

    def _take_name(self) -> None:
        name = self._name.text().strip()
        if name != self._settings.player:
            _rename_person(self._settings, name)
            self.changed.emit()

    def _add_table(self, game: Game, choices: GameChoices) -> None:
        self.add_heading(_tr("Dialogs", "At the table of {game}").format(game=game.title))
        table = AtTheTable(self, game, choices, with_delay=True)
        fault = QLabel()
        fault.setFont(theme.font(TEXT, bold=True))
        fault.setMinimumHeight(3 * STEP)
        self.rows.addWidget(fault, self.rows.rowCount(), 1, 1, 3)

        def take() -> None:
            try:
                table.take()
            except Unfit as unfit:
                fault.setText(str(unfit))
                return
            fault.clear()
            self.changed.emit()

        def show() -> None:
            table.show_choices()
            fault.clear()

        table.on_change(take)
        self._shows.append(show)


def _colours_note() -> str:
    return _tr(
        "Dialogs", "In Soureh and Pariah, hearts and diamonds count as red, the others as black."
    )


def _deck_title(deck: DeckFile) -> str:
    match deck.origin:
        case "own":
            return _tr("Dialogs", "{deck} (your own)").format(deck=deck.title)
        case "kde":
            return _tr("Dialogs", "{deck} (KDE)").format(deck=deck.title)
        case "gnome":
            return _tr("Dialogs", "{deck} (GNOME)").format(deck=deck.title)
    return deck.title


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
