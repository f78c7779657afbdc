"""The screens of evenings, the season and honours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from soiree.controller.evening.evening import Evening, Member, Place, Played
from soiree.controller.evening.file import decode, encode
from soiree.controller.evening.programme import short_item
from soiree.controller.evening.season import evening_of
from soiree.core.evenings import EveningPlace
from soiree.core.feats import Feat
from soiree.games import GAMES
from soiree.storage.history import evenings
from soiree.storage.paths import Paths
from soiree.ui.dialogs.evening import EveningDialog
from soiree.ui.screens.evening.card import ProgrammeCard, picture_of
from soiree.ui.screens.evening.honours import HonoursScreen, all_honours
from soiree.ui.screens.evening.memories import memories_for
from soiree.ui.screens.evening.page import ProgrammePage
from soiree.ui.screens.evening.screen import EveningScreen
from soiree.ui.screens.evening.season import SeasonScreen
from soiree.ui.screens.evening.wording import programme_of
from soiree.ui.shell.routes import Evening as EveningRoute
from soiree.ui.shell.routes import Honours
from soiree.ui.style.theme import grow_text
from tests.conftest import PATIENCE
from tests.golden_home import copy_first_home
from tests.thorough import always
from tests.window.places import Places

NAME, NOW = "evening-2026-11-20-1", "2026-11-20T19:00:00Z"


@pytest.fixture
def places(hidden_places: Places) -> Places:
    return hidden_places


def put(evening: Evening) -> None:
    assert evenings.save(Paths.find(), NAME, encode(evening)) is None


def after_two_matches() -> Evening:
    """An evening of Soda and Soy in which Basil has won Soda, and the person a match of Soy."""
    made = replace(
        evening_of(1, 0, "You", 4, NOW),
        members=(Member("You"), Member("Ada", 0), Member("Basil", 0), Member("Clara", 0)),
        programme=tuple(short_item(GAMES[name]) for name in ("soda", "soy", "pariah")),
    )
    for item, order in ((0, (2, 0, 1, 3)), (1, (0, 1))):
        due = made.due_in(item)[0]
        ranks = tuple(order.index(member) + 1 for member in due.seats)
        feats = (Feat("harvest", due.seats.index(2), 15),) if item == 0 else ()
        made = made.with_match(Played(due.place, due.seats, ranks, None, item == 1, feats))
    assert len(made.matches) == 2
    return made


def test_an_evening_of_the_season_begins_and_a_later_one_says_when_it_opens(
    places: Places,
) -> None:
    places.go(EveningRoute())
    assert isinstance(places.screen, SeasonScreen)
    page = places.screen.widget
    page.card.chosen.emit(4)
    assert page.status.text() == "This evening opens after evening 4."
    page.card.chosen.emit(0)
    places.arrive()
    assert isinstance(places.screen, EveningScreen)
    (evening,) = evenings.peek_all(Paths.find(), decode).values()
    assert (evening.season, evening.theme, evening.matches) == (1, 0, ())
    places.go(EveningRoute())
    assert isinstance(places.screen, SeasonScreen)
    assert places.screen.widget.first.text() == "Continue: First night"


@pytest.mark.parametrize("season", [0, 1])
def test_the_season_marks_a_row_as_next_only_if_its_button_leads_there(
    places: Places, season: int
) -> None:
    put(replace(after_two_matches(), season=season))
    places.go(EveningRoute())
    assert isinstance(places.screen, SeasonScreen)
    page = places.screen.widget
    assert page.first.text() == "Continue: First night"
    assert [row.is_next for row in page.card.programme.rows] == [bool(season)] + 11 * [False]


def test_an_evening_of_ones_own_has_the_chosen_guests_and_games(places: Places) -> None:
    places.go(EveningRoute())

    def fill_in() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, EveningDialog)
        for name, box in dialog.boxes.items():
            box.setChecked(name == "soy")
        dialog.seating.choose(2)
        dialog.seating.panel.who.choose("2")
        dialog.seating.panel.after.click()
        dialog.finale.setCurrentIndex(dialog.finale.findData(""))
        dialog.done_button.click()

    QTimer.singleShot(0, fill_in)
    assert isinstance(places.screen, SeasonScreen)
    buttons = places.screen.widget.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "New evening…").click()
    places.arrive()
    (evening,) = evenings.peek_all(Paths.find(), decode).values()
    assert [item.game for item in evening.items] == ["soy"]
    assert evening.members[2] == Member("Dorian", 2)
    assert [who.name for who in evening.members] == ["You", "Ada", "Dorian", "Clara"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "That evening was deleted; its matches are in the album."),
        (b"{", "The evening could not be read"),
        (b'{"format": "soiree-evening", "version": 9}', "saved by a newer Soirée"),
    ],
)
def test_an_evening_that_cannot_be_opened_leaves_the_screen_and_is_explained(
    places: Places, content: bytes | None, sentence: str
) -> None:
    if content is not None:
        evenings.save(Paths.find(), NAME, content)
    places.go(EveningRoute(NAME))
    assert places.is_start
    assert sentence in places.window.status_bar.sentences()[-1]


def test_the_programme_says_the_results_and_marks_help() -> None:
    programme = programme_of(after_two_matches())
    soda, soy, pariah, finale = programme.rows
    assert soda.text == "Basil, you, Ada, Clara"
    assert soda.remark == "Basil’s ace took 15 cards."
    assert soy.text == "You beat Ada* · Basil and Clara"
    assert pariah.is_next
    assert finale.text == "The best two, and the others for the third place"
    assert [(each.name, each.points) for each in programme.guests[:2]] == [
        ("You", 10),
        ("Basil", 6),
    ]
    assert programme.footer.startswith("You lead with 10 points. An asterisk")
    assert not QImage.fromData(picture_of(programme)).isNull()


def test_the_asterisk_of_a_match_of_four_stands_at_the_person() -> None:
    made = after_two_matches()
    soda = replace(made.matches[0], helped=True, scores=(5, 20, 17, 9))
    (row, *_) = programme_of(replace(made, matches=(soda,))).rows
    told = dict(each.rsplit(" ", 1) for each in row.text.split(", "))
    assert "you*" in told
    assert "Ada" in told
    assert row.text.count("*") == 1


def test_the_programme_says_that_the_finale_decides_and_counts_its_wins() -> None:
    made = after_two_matches()
    while made.due:
        due = made.due[0]
        made = made.with_match(Played(due.place, due.seats, tuple(range(1, len(due.seats) + 1))))
        programme = programme_of(made)
        assert ("The finale decides the first two places." in programme.footer) is made.is_over
    wins = sum(len(match.winners) for match in made.matches)
    assert sum(int(each.detail.split()[-2]) for each in programme.guests) == wins


@pytest.mark.parametrize(
    ("ranks", "with_finale", "is_broken"),
    [
        ((1, 2, 2, 4), True, True),
        ((1, 1, 3, 4), True, False),
        ((1, 1, 3, 4), False, True),
        ((1, 2, 2, 4), False, False),
    ],
)
def test_the_programme_says_how_equal_points_are_ordered_where_that_decides(
    ranks: tuple[int, ...], with_finale: bool, is_broken: bool
) -> None:
    soda = short_item(GAMES["soda"])
    made = replace(after_two_matches(), programme=(soda,), matches=())
    made = made if with_finale else replace(made, finale=None)
    rule = "Equal points: wins decide"
    assert rule not in programme_of(made).footer
    (due,) = made.due
    made = made.with_match(Played(due.place, due.seats, ranks))
    assert (rule in programme_of(made).footer) is is_broken


@pytest.mark.parametrize(
    "name", always("Wilhelmina Alexandrina", of=("Ada", "Wilhelmina Alexandrina"))
)
def test_the_picture_of_a_programme_shows_long_results_to_their_end(name: str) -> None:
    programme = programme_of(after_two_matches())
    pictures = []
    for last in (143, 148):
        text = f"You beat Basil, 332 : 218* · {name} won against Clara, 339 : {last}"
        rows = (replace(programme.rows[0], text=text), *programme.rows[1:])
        pictures.append(picture_of(replace(programme, rows=rows)))
    assert pictures[0] != pictures[1]


def test_a_programme_is_mirrored_from_right_to_left(qtbot: QtBot) -> None:
    places = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        card = ProgrammeCard()
        qtbot.addWidget(card)
        card.setLayoutDirection(direction)
        card.resize(960, 600)
        with qtbot.waitExposed(card):
            card.show()
        card.show_programme(programme_of(after_two_matches()))
        places.append(card.list.geometry())
    left_to_right, right_to_left = places
    assert left_to_right.center().x() > 480 > right_to_left.center().x()
    assert abs(right_to_left.left() - (959 - left_to_right.right())) <= 1


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ProgrammePage]:
    """A page with long buttons in a window, which may be narrower than they are."""
    page = ProgrammePage("bottle", QPushButton("New evening…"))
    window = QWidget()
    page.setParent(window)
    page.first.setText("Evening 1: a night with a long name")
    qtbot.addWidget(window)
    window.resize(1200, 700)
    with qtbot.waitExposed(window):
        window.show()
    yield page
    window.close()


@pytest.mark.parametrize("is_over", [False, True])
def test_enter_goes_on_with_an_evening_and_chooses_a_row_after_its_end(
    page: ProgrammePage, is_over: bool
) -> None:
    page.card.show_programme(replace(programme_of(after_two_matches()), is_over=is_over))
    chosen, clicks = list[int](), list[bool]()
    page.card.chosen.connect(chosen.append)
    page.first.clicked.connect(lambda: clicks.append(True))
    page.card.list.setCurrentRow(1)
    QTest.keyClick(page.card.list, Qt.Key.Key_Return)
    assert (chosen, len(clicks)) == (([1], 0) if is_over else ([], 1))
    QTest.keyClick(page.card.list, Qt.Key.Key_Space)
    assert chosen[-1:] == [1]


@pytest.mark.parametrize("width", [1000, 700, 450])
def test_no_button_of_a_programme_is_cut(page: ProgrammePage, width: int, qtbot: QtBot) -> None:
    page.setGeometry(0, 0, width, 500)
    buttons = page.findChildren(QPushButton)
    assert len(buttons) == 4
    qtbot.waitUntil(lambda: all(page.rect().contains(each.geometry()) for each in buttons))
    qtbot.waitUntil(lambda: all(each.width() >= each.sizeHint().width() for each in buttons))


def test_buttons_of_a_programme_return_to_their_places(page: ProgrammePage, qtbot: QtBot) -> None:
    """The button that saves once came back on the far side of the row."""
    for width, is_wide in ((1200, True), (450, False), (1200, True)):
        page.setGeometry(0, 0, width, 700)
        qtbot.waitUntil(lambda: (page.first.y() == page.back.y()) == is_wide)  # noqa: B023
    qtbot.waitUntil(lambda: page.first.x() > page.save.geometry().right() + 20)


def test_large_text_enlarges_a_programme(qtbot: QtBot) -> None:
    card = ProgrammeCard()
    qtbot.addWidget(card)
    card.resize(960, 600)
    usual = card.scale
    grow_text(card.size(), 2)
    try:
        assert card.scale > 1.4 * usual
    finally:
        grow_text(card.size())


def test_the_dialog_that_saves_a_programme_is_legible_and_proposes_its_title(
    page: ProgrammePage,
) -> None:
    page.card.show_programme(replace(programme_of(after_two_matches()), title="An evening: 1/2"))
    spans: list[int] = []
    names: list[str] = []

    def look() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QFileDialog)
        names.extend(Path(each).name for each in asked.selectedFiles())
        for label in asked.findChildren(QLabel):
            picture = asked.grab(label.geometry()).toImage()
            places = product(range(picture.width()), range(picture.height()))
            grey = [picture.pixelColor(x, y).lightness() for x, y in places]
            if label.text():
                spans.append(max(grey) - min(grey))
        asked.reject()

    QTimer.singleShot(0, look)
    page.save.click()
    assert names == ["An-evening-1-2.png"]
    assert len(spans) == 3
    assert min(spans) > 100


def remarks_at(evening: Evening, item: int) -> dict[str, tuple[str, ...]]:
    """The remarks at the first table of an item, by the name of the guest."""
    put(evening)
    seats = evening.seats(item)[0]
    found = memories_for(Paths.find(), EveningPlace(NAME, item, 0).fields())
    return {evening.members[seats[seat]].name: remarks for seat, remarks in found.items()}


def test_guests_remember_only_what_the_evening_has_seen() -> None:
    made = after_two_matches()
    found = remarks_at(made, 2)
    (guest,) = found
    assert guest != "You"
    assert "You have just won Soy. Not this time." in found[guest]
    assert memories_for(Paths.find(), {}) == {}
    assert memories_for(Paths.find(), EveningPlace("evening-2026-11-21-1", 0, 0).fields()) == {}
    assert memories_for(Paths.find(), EveningPlace(NAME, 9, 9).fields()) == {}
    assert made.played(Place(1, 0)) is not None


def test_a_feat_is_remembered_at_the_next_match_of_the_person_only() -> None:
    made = after_two_matches()
    soda, soy = made.matches
    soda = replace(soda, feats=(Feat("harvest", soda.seats.index(3), 15),))
    harvest = "I still think of Soda. Clara’s ace took 15 cards."
    assert harvest in remarks_at(replace(made, matches=(soda,)), 1)["Ada"]
    assert harvest not in remarks_at(replace(made, matches=(soda, soy)), 2)["Basil"]


@pytest.mark.slow
def test_honours_are_found_in_matches_of_0_1_0(home: Path, places: Places, qtbot: QtBot) -> None:
    copy_first_home(home)
    places.go(Honours())
    assert isinstance(places.screen, HonoursScreen)
    page = places.screen.widget
    qtbot.waitUntil(
        lambda: page.card.programme.footer != f"0 of {len(all_honours())}", timeout=PATIENCE
    )
    qtbot.waitUntil(lambda: not page.status.text(), timeout=PATIENCE)
    earned = {
        honour.kind
        for honour, row in zip(all_honours(), page.card.programme.rows, strict=True)
        if row.is_done
    }
    assert earned == {"comeback", "bonus_from_behind"}
