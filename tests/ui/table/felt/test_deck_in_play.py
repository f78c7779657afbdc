"""A change of deck during a match, and notices about decks."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import Deck, load_deck
from soiree.ui.decks.chosen import ChosenDeck
from soiree.ui.program.startup import deck_files
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.felt.lines import BrassLine
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.ui.decks.plain import plain_deck
from tests.ui.table.items import disagreements
from tests.window.places import Places

COUNTS = "Hearts and diamonds count as red here, spades and clubs as black."


def soirees(name: str) -> Deck:
    return load_deck(resource("decks", f"{name}.svg"))


@pytest.fixture
def window(places: Places) -> MainWindow:
    return places.window


def begin(qtbot: QtBot, places: Places, settings: Settings, name: str) -> Table:
    """Begin a match, and wait until the person may choose."""
    choices = settings.choices(GAMES[name])
    choices.message_delay, choices.timed = 0, False
    places.begin(name, choices, seed=3)
    table = places.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.now.decider is not None)
    return table


@pytest.mark.parametrize("game", always("pariah"))
def test_cards_of_another_deck_lie_at_the_same_places(
    qtbot: QtBot, places: Places, settings: Settings, tmp_path: Path, game: str
) -> None:
    table = begin(qtbot, places, settings, game)
    items = [item for items in table.board.zones.values() for item in items]
    paths = {item: item.mapRectToScene(item.outline()) for item in items}
    for size in ((100, 170), (100, 125), (100, 140)):
        places.window.use_deck(load_deck(plain_deck(tmp_path, f"{size[1]}.svg", size=size)))
        assert disagreements(table) == []
        for item, place in paths.items():
            now = item.mapRectToScene(item.outline())
            # A card that stands out does so by a part of its width.
            assert (now.center() - place.center()).manhattanLength() < 6
            assert place.adjusted(-2, -6, 2, 6).contains(now)


def test_brass_lines_fit_the_cards_of_another_deck(
    qtbot: QtBot, places: Places, settings: Settings, tmp_path: Path
) -> None:
    table = begin(qtbot, places, settings, "soda")
    places.window.use_deck(load_deck(plain_deck(tmp_path, size=(100, 170))))
    items = [item for items in table.board.zones.values() for item in items]
    lined = {
        item: line
        for item in items
        for line in item.childItems()
        if isinstance(line, BrassLine) and line.isVisible()
    }
    assert lined
    qtbot.waitUntil(lambda: all(item.pose.art.is_ready for item in lined))
    for item, brass in lined.items():
        line, card = brass.path().boundingRect(), item.outline()
        assert 0 <= line.width() - card.width() <= 4


@pytest.mark.parametrize(
    ("game", "deck", "said"),
    [
        ("soureh", "four-colour", True),
        pytest.param("pariah", "four-colour", True, marks=pytest.mark.thorough),
        ("soureh", "classic", False),
        ("soda", "four-colour", False),
    ],
)
def test_a_deck_without_usual_colours_causes_a_notice_if_colours_count(
    qtbot: QtBot,
    places: Places,
    window: MainWindow,
    settings: Settings,
    game: str,
    deck: str,
    said: bool,
) -> None:
    begin(qtbot, places, settings, game)
    assert COUNTS not in window.status_bar.sentences()
    places.window.use_deck(soirees(deck))
    assert (COUNTS in window.status_bar.sentences()) is said


def test_the_notice_about_colours_appears_at_the_start_of_a_match(
    qtbot: QtBot, places: Places, window: MainWindow, settings: Settings
) -> None:
    places.window.use_deck(soirees("four-colour"))
    begin(qtbot, places, settings, "soureh")
    assert COUNTS in window.status_bar.sentences()


# What the settings name ---------------------------------------------------------------------------


def chosen_by(settings: Settings) -> tuple[Deck, str | None]:
    """Return the deck that the settings name, or its replacement and a notice."""
    paths = Paths.find()
    return ChosenDeck(paths.pictures).choose(*deck_files(settings, paths))


def test_a_deck_and_a_back_are_loaded_by_name(qapp: object) -> None:
    paths = Paths.find()
    plain = plain_deck(paths.decks, "mine.svgz")
    towers = resource("backs", "towers.svg")
    for deck, back, expected in (
        ("classic", "", soirees("classic")),
        ("large-index", "towers", load_deck(resource("decks", "large-index.svg"), towers)),
        ("mine", "", load_deck(plain, kept=paths.pictures)),
        ("mine", "towers", load_deck(plain, towers)),
    ):
        assert chosen_by(Settings(deck=deck, back=back)) == (expected, None)


@pytest.mark.parametrize(
    ("deck", "back", "sentence"),
    [
        ("gone", "", "The deck gone.svg is no longer there."),
        ("kde/svg-gone", "", "The deck svg-gone.svg is no longer there."),
        ("../../secret", "", "The deck secret.svg is no longer there."),
        ("classic", "gone", "The back gone.svg is no longer there."),
        ("classic", "../decks/classic", "The back classic.svg is no longer there."),
    ],
)
def test_a_missing_deck_is_replaced_by_the_classic_one_with_a_notice(
    qapp: object, deck: str, back: str, sentence: str
) -> None:
    assert chosen_by(Settings(deck=deck, back=back)) == (soirees("classic"), sentence)
