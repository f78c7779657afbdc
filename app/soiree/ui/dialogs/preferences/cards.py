"""The preferences of the cards: decks and backs, with a sample."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QPushButton

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.notices import not_written
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import BrokenDeck, Finding
from soiree.ui.decks.latest import LatestWork
from soiree.ui.decks.library import DeckFile, decks_there, soirees, title_of
from soiree.ui.desktop.heap import give_back_soon
from soiree.ui.desktop.wishes import felt_of
from soiree.ui.dialogs.forms import faint
from soiree.ui.dialogs.preferences.deck_pictures import DeckPictures, back_picture, two_cards
from soiree.ui.dialogs.preferences.deck_trials import Order, Trial, try_deck
from soiree.ui.dialogs.preferences.page import Page
from soiree.ui.dialogs.preferences.picture_choice import PictureChoice
from soiree.ui.language.card_names import forms_in_use
from soiree.ui.language.letters import ENGLISH
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed, notice_sentence
from soiree.ui.style.theme import STEP

_FIRST_TRIAL = 50
"""The milliseconds before the first trial, which would delay the first picture of the dialog."""

_DECK, _BACK = QSize(92, 62), QSize(44, 62)
"""The sizes of the small pictures."""


class CardsPage(Page):
    """The preferences of the cards: decks and backs, with a sample."""

    def __init__(self, settings: Settings, paths: Paths) -> None:
        super().__init__(settings)
        self.title = tr("Cards")
        self._paths = paths
        self._trials = LatestWork(self._take_trial)
        self._files: dict[str, Path] = {}
        self._takes = False  # True if the deck on trial becomes the chosen one, if it is sound
        self._add_decks()
        self._add_letters()
        self._back = self.pictures(
            tr("Backs"),
            {
                "": tr("From the deck"),
                **{file.stem: title_of(file.stem) for file in soirees("backs")},
            },
            "back",
            _BACK,
        )
        self._pictures = DeckPictures()
        self.rows.add_wide(self._pictures)
        self._note = faint("")
        self._note.setMinimumHeight(3 * STEP)
        self.rows.add_wide(self._note)
        self._fill_decks()
        self.use_felt()
        self._back.currentIndexChanged.connect(lambda _: self._try_deck())
        self._small = LatestWork(self._take_small)
        self._untried: list[str] = []
        self._first_trial = QTimer(self, interval=_FIRST_TRIAL, singleShot=True)
        self._first_trial.timeout.connect(self._draw_again)
        self._first_trial.start()

    def show_settings(self) -> None:
        self._takes = False
        super().show_settings()
        self._draw_again()

    def leave(self) -> None:
        self._first_trial.stop()
        self._trials.close()
        self._small.close()
        give_back_soon()
        self._pictures.show_sample(())

    def _add_decks(self) -> None:
        self.first = self._deck = self._fields["deck"] = PictureChoice(_DECK, 52 * STEP)
        add = QPushButton(tr("Add a deck…"), autoDefault=False)
        add.clicked.connect(lambda _: self._ask_for_file())
        self.rows.add_row(tr("Cards"), self._deck, beside=add)
        self._deck.currentIndexChanged.connect(lambda _: self._choose_deck())

    def _add_letters(self) -> None:
        """Offer the letters of the language, if they differ from those of English."""
        of_language = forms_in_use().letters
        if of_language != ENGLISH:
            offers = {"english": " ".join(ENGLISH), "language": " ".join(of_language)}
            box = self.choice(tr("Letters"), offers, "letters")
            box.currentIndexChanged.connect(lambda _: self._draw_again())

    def _draw_again(self) -> None:
        """Draw the sample and the small pictures of all backs and decks."""
        self._try_deck()
        for file in soirees("backs"):
            self._back.show_picture(file.stem, back_picture(file, _BACK, self.devicePixelRatioF()))
        self._draw_small()

    def _fill_decks(self) -> None:
        with QSignalBlocker(self._deck):
            decks = decks_there(self._paths.decks)
            self._files = {deck.name: deck.file for deck in decks}
            self._deck.offer({deck.name: _deck_title(deck) for deck in decks})
        self._show("deck")

    def _choose_deck(self) -> None:
        self._takes = True
        self._try_deck(again=True)

    def use_felt(self) -> None:
        """Lay the sample on the felt of the settings."""
        self._pictures.use_felt(felt_of(self._settings))

    def _try_deck(self, *, again: bool = False) -> None:
        self._first_trial.stop()
        if name := self._deck.currentData():
            self._try(name, self._files[name], again)

    def _try(self, name: str | None, file: Path, again: bool = False) -> None:
        order = Order(name, file, self._back_file(), self.devicePixelRatioF(), again)
        self._trials.start(partial(try_deck, order, self._paths))

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
        self._try(None, file)

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
            self._draw_small()
        if not self._back_file():
            self._back.show_picture("", QPixmap.fromImage(trial.sample[-1]))

    def _draw_small(self) -> None:
        self._untried = list(self._files)
        self._try_next()

    def _try_next(self) -> None:
        if self._untried:
            name = self._untried.pop(0)
            order = Order(name, self._files[name], None, self.devicePixelRatioF())
            self._small.start(partial(try_deck, order, self._paths))

    def _take_small(self, trial: Trial) -> None:
        if trial.sample:
            self._deck.show_picture(trial.name, two_cards(trial.sample))
        self._try_next()

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
