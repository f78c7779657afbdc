"""The cache of pictures has a limit in bytes, and closed screens leave nothing in memory."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QColor, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import BrokenDeck, CardArt
from soiree.ui.decks.renderers import Renderers
from soiree.ui.decks.sets import out_of_sight
from soiree.ui.dialogs.preferences.deck_pictures import DeckPictures
from soiree.ui.dialogs.preferences.deck_trials import Order, try_deck
from soiree.ui.dialogs.preferences.dialog import PreferencesDialog
from soiree.ui.screens.start.start_page import StartPage
from soiree.ui.style import picture_cache as pictures
from tests.thorough import always
from tests.ui.decks.plain import plain_deck
from tests.window.places import Places


@pytest.fixture
def no_old_garbage() -> None:
    gc.collect()


@pytest.fixture
def places(hidden_places: Places) -> Places:
    return hidden_places


def coloured(colour: str) -> Callable[[], QPixmap]:
    """Draw a picture of one megabyte."""

    def draw() -> QPixmap:
        pixmap = QPixmap(512, 512)
        pixmap.fill(QColor(colour))
        return pixmap

    return draw


def kept_of(names: list[str]) -> list[str]:
    return [name for name in names if QPixmapCache.find(name, QPixmap())]


def test_the_cache_keeps_the_last_pictures_up_to_its_limit(qapp: object) -> None:
    QPixmapCache.clear()
    names = [f"test {number}" for number in range(12)]
    for name in names:
        pictures.kept(name, coloured("red"))
    kept = kept_of(names)
    assert kept == names[-len(kept) :]
    assert 0 < len(kept) * 2**20 <= pictures.MOST


def test_a_picture_in_use_survives_its_removal_from_the_cache(qapp: object) -> None:
    QPixmapCache.clear()
    shown = QGraphicsPixmapItem(pictures.kept("shown", coloured("#102030")))
    for number in range(12):
        pictures.kept(f"test {number}", coloured("red"))
    assert not kept_of(["shown"])
    assert shown.pixmap().toImage().pixelColor(5, 5) == QColor("#102030")


def test_a_picture_is_drawn_once(qapp: object) -> None:
    pictures.forget(["once"])
    first = pictures.kept("once", coloured("red"))
    assert pictures.kept("once", coloured("blue")).cacheKey() == first.cacheKey()
    pictures.forget(["once"])
    assert pictures.kept("once", coloured("blue")).cacheKey() != first.cacheKey()


@pytest.mark.usefixtures("no_old_garbage")
@pytest.mark.parametrize("name", always("spy"))
def test_a_closed_table_is_freed_at_once(name: str, places: Places, qtbot: QtBot) -> None:
    """The garbage collector once freed a table late, and never the first table of a start."""
    places.begin(name, Settings().choices(GAMES[name]), 1)
    assert places.table is not None
    table = weakref.ref(places.table)
    cards = [weakref.ref(item) for items in places.table.board.zones.values() for item in items]
    arts = [weakref.ref(art) for art in places.table.findChildren(CardArt)]
    assert cards
    assert arts
    places.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: table() is None)
    assert [art() for art in arts] == [None] * len(arts)
    assert [each() for each in cards] == [None] * len(cards)


def test_the_hidden_start_page_holds_no_pictures_of_cards(places: Places, qtbot: QtBot) -> None:
    window = places.window
    window.show()
    (art,) = window.findChildren(CardArt)
    qtbot.waitUntil(lambda: art.is_ready)
    places.begin("soda", Settings().choices(GAMES["soda"]), 1)
    assert not art.is_ready
    assert 0 < out_of_sight.bytes <= out_of_sight.most
    places.leave()
    (art,) = places.page(StartPage).findChildren(CardArt)
    assert art.is_ready
    assert art.face(card("7H")).width() > 10


@pytest.mark.parametrize("ask", ["ask_preferences", "ask_shortcuts", "show_about"])
def test_a_closed_dialog_is_deleted(ask: str, places: Places) -> None:
    """Closed dialogs once stayed in memory, with their contents, until the window was closed."""
    window = places.window
    asked = len(window.findChildren(QDialog))

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.reject()

    QTimer.singleShot(0, window, close)
    getattr(window.dialogs, ask)()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(window.findChildren(QDialog)) == asked


def test_a_refused_deck_leaves_only_the_reason_in_memory(qtbot: QtBot, tmp_path: Path) -> None:
    """The traceback once held the contents of the file, up to twenty megabytes."""
    file = plain_deck(tmp_path, others={"5_heart": ""})
    trial = try_deck(Order("plain", file, None, 1.0), Paths.find(), Renderers())
    assert isinstance(trial.deck, BrokenDeck)
    assert trial.deck.__traceback__ is None


def test_closed_preferences_hold_no_pictures(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings(), Paths.find(), None)
    qtbot.addWidget(dialog)
    shown = dialog.findChild(DeckPictures)
    assert shown is not None
    qtbot.waitUntil(lambda: bool(shown._felt._sample))
    dialog.reject()
    assert shown._felt._sample == ()
