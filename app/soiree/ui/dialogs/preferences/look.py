"""The preferences of the felt, the cards and the colours."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtWidgets import QComboBox, QFileDialog, QPushButton, QSizePolicy

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.notices import not_written
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import BrokenDeck, Finding
from soiree.ui.decks.library import DeckFile, decks_there, soirees, title_of
from soiree.ui.dialogs.forms import faint
from soiree.ui.dialogs.preferences.deck_pictures import DeckPictures
from soiree.ui.dialogs.preferences.deck_trials import DeckTrials, Trial
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.words import listed, notice_sentence

_FIRST_TRIAL = 50
"""The milliseconds before the first trial, which would delay the first picture of the dialog."""


class LookPage(Page):
    """The preferences of the felt, the cards and the colours."""

    def __init__(self, settings: Settings, paths: Paths) -> None:
        super().__init__(settings)
        self.title = tr("Look")
        self._paths = paths
        self._trials = DeckTrials(paths, self)
        self._trials.tried.connect(self._take_trial)
        self._files: dict[str, Path] = {}
        self._takes = False  # True if the deck on trial becomes the chosen one, if it is sound
        self.first = self.choice(
            tr("Felt"),
            {
                "bottle": tr("Bottle green"),
                "midnight": tr("Midnight blue"),
                "aubergine": tr("Aubergine"),
                "linen": tr("Linen, for bright rooms"),
            },
            "felt",
        )
        self.choice(
            tr("Menus and dialogs"),
            {
                "system": tr("Light or dark, like the desktop"),
                "light": tr("Light"),
                "dark": tr("Dark"),
            },
            "colours",
        )
        self._add_decks()
        self._back = self.choice(
            tr("Backs"),
            {
                "": tr("From the deck"),
                **{file.stem: title_of(file.stem) for file in soirees("backs")},
            },
            "back",
        )
        self._pictures = DeckPictures()
        self.rows.add_wide(self._pictures)
        self._note = faint("")
        self._note.setMinimumHeight(3 * STEP)
        self.rows.add_wide(self._note)
        self._fill_decks()
        self.changed.connect(self._use_felt)
        self._use_felt()
        self._back.currentIndexChanged.connect(lambda _: self._try_deck())
        self._first_trial = QTimer(self, interval=_FIRST_TRIAL, singleShot=True)
        self._first_trial.timeout.connect(self._try_deck)
        self._first_trial.start()

    def show_settings(self) -> None:
        super().show_settings()
        self._show_deck()

    def leave(self) -> None:
        self._first_trial.stop()
        self._trials.close()
        self._pictures.clear()

    def _add_decks(self) -> None:
        self._deck = QComboBox()
        self._deck.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._deck.setMaxVisibleItems(16)
        add = QPushButton(tr("Add a deck…"), autoDefault=False)
        add.clicked.connect(lambda _: self._ask_for_file())
        self.rows.add_row(tr("Cards"), self._deck, beside=add)
        self._deck.currentIndexChanged.connect(lambda _: self._choose_deck())

    def _fill_decks(self) -> None:
        with QSignalBlocker(self._deck):
            self._deck.clear()
            decks = decks_there(self._paths.decks)
            self._files = {deck.name: deck.file for deck in decks}
            before = None
            for deck in decks:
                if deck.origin != before and before is not None:
                    self._deck.insertSeparator(self._deck.count())
                before = deck.origin
                self._deck.addItem(_deck_title(deck), deck.name)
            self._deck.setCurrentIndex(max(0, self._deck.findData(self._settings.deck)))

    def _choose_deck(self) -> None:
        self._takes = True
        self._try_deck(again=True)

    def _show_deck(self) -> None:
        self._takes = False
        with QSignalBlocker(self._deck):
            self._deck.setCurrentIndex(max(0, self._deck.findData(self._settings.deck)))
        self._try_deck()

    def _use_felt(self) -> None:
        self._pictures.use_felt(self._settings.felt)

    def _try_deck(self, *, again: bool = False) -> None:
        self._first_trial.stop()
        name = self._deck.currentData()
        if name is not None:
            ratio = self.devicePixelRatioF()
            back = self._back_file()
            self._trials.try_file(name, self._files[name], back, ratio, again=again)

    def _back_file(self) -> Path | None:
        name = self._back.currentData()
        return resource("backs", f"{name}.svg") if name else None

    def _ask_for_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            tr("Add a deck"),
            str(Path.home()),
            tr("Decks of cards ({endings})").format(endings="*.svg *.svgz"),
        )
        if name:
            self.add_deck(Path(name))

    def add_deck(self, file: Path) -> None:
        """Add a deck and choose it, or say why it is refused."""
        self._first_trial.stop()
        self._takes = True
        self._trials.try_to_add(file, self._back_file(), self.devicePixelRatioF())

    def _take_trial(self, trial: Trial) -> None:
        if isinstance(trial.deck, BrokenDeck):
            self._show_refusal(str(trial.deck), trial.deck.findings)
            return
        if isinstance(trial.deck, OSError):
            self._show_refusal(notice_sentence(not_written(self._paths.decks, trial.deck)), None)
            return
        self._pictures.show_sample(trial.sample)
        self._note.setText("" if trial.deck.red_and_black else _colours_note())
        if self._takes and trial.name != self._settings.deck:
            self._set("deck", trial.name)
        self._takes = False
        if trial.name not in self._files:
            self._fill_decks()

    def _show_refusal(self, sentence: str, findings: tuple[Finding, ...] | None) -> None:
        self._pictures.show_refusal(sentence, findings)
        self._note.clear()


def _colours_note() -> str:
    titles = [game.title for game in GAMES.values() if game.colours_count]
    return tr("In {games}, hearts and diamonds count as red, spades and clubs as black.").format(
        games=listed(titles)
    )


def _deck_title(deck: DeckFile) -> str:
    text = {
        "soiree": "{deck}",
        "own": tr("{deck} (your own)"),
        "kde": tr("{deck} (KDE)"),
        "gnome": tr("{deck} (GNOME)"),
    }[deck.origin]
    return text.format(deck=deck.title)
