"""Tournaments in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.tournament.file import decode, encode
from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.tournament import FORMS, Entrant, Form, Tournament, started
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.dialogs.new_tournament import NewTournamentDialog
from soiree.ui.screens.match.match_end import EndChoice
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.screens.tournament.page import TournamentPage
from soiree.ui.shell.routes import Tournaments
from tests.window.places import Places


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.choices(GAMES["soy"]).message_delay = 0
    return settings


def tournament_of(form: Form, people: int = 1) -> Tournament:
    names = ("You", "Ada", "Basil", "Clara")
    entrants = [
        Entrant(name, None if number < people else "easy") for number, name in enumerate(names)
    ]
    game = GAMES["soy"]
    return with_next_round(started(game, game.defaults(), form, entrants, seed=1))


def keep(tournament: Tournament, name: str = "soy-2026-01-02-1") -> Path:
    path = Paths.find().tournaments / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(tournament))
    return path


def open_page(places: Places) -> TournamentPage:
    places.trigger("tournaments")
    return places.page(TournamentPage)


def play_own_match(places: Places, qtbot: QtBot) -> TournamentPage:
    """Play the match of the person with the first legal moves, and go back."""
    places.page(TournamentPage).play.click()
    places.arrive()
    table = places.table
    assert table is not None
    client = table.play.client

    def is_over() -> bool:
        seats = [seat for seat in client.people if client.result is None and client.legal(seat)]
        for seat in seats:
            client.choose(seat, client.legal(seat)[0])
        return places.overlays.is_open

    qtbot.waitUntil(is_over, timeout=60_000)
    (sheet,) = table.findChildren(Scoreboard)
    assert "Back to the tournament" in [each.text() for each in sheet.findChildren(QPushButton)]
    sheet.chosen.emit(EndChoice.PLAY_AGAIN)
    places.arrive()
    return places.page(TournamentPage)


def test_a_knock_out_goes_on_from_the_table(places: Places, qtbot: QtBot) -> None:
    before = tournament_of("knock-out")
    path = keep(before)
    page = open_page(places)
    page.compute.click()
    qtbot.waitUntil(page.bar.isHidden, timeout=30_000)
    page = play_own_match(places, qtbot)
    after = decode(path.read_bytes())
    assert {match.round for match in after.open_matches} == {1}
    assert page.matches.item(0).text() == "Final"


def test_a_match_that_was_left_is_continued(places: Places, qtbot: QtBot) -> None:
    keep(tournament_of("round-robin", people=2))
    page = open_page(places)
    assert page.play.text() == "Play your match"
    page.play.click()
    places.arrive()
    page = open_page(places)
    assert page.play.text() == "Continue your match"
    page.play.click()
    places.arrive()
    assert places.table is not None
    assert len(places.waiting()) == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'"version": 2', "was saved by a newer Soir"),
        (b'"version": 0', "cannot be opened as a tournament"),
    ],
)
def test_a_file_that_cannot_be_opened_is_named_and_stays(
    places: Places, content: bytes, sentence: str
) -> None:
    whole = keep(tournament_of("swiss"))
    other = keep(tournament_of("swiss"), "soy-2026-01-03-1")
    written = encode(tournament_of("swiss")).replace(b'"version": 1', content)
    other.write_bytes(written)
    places.go(Tournaments(other.stem))
    page = places.page(TournamentPage)
    assert any(sentence in each for each in places.window.status_bar.sentences())
    assert page.matches.isHidden()
    assert other.read_bytes() == written
    page.opened.emit(whole)
    assert page.matches.count() > 2


def dialog_of(game: str, qtbot: QtBot) -> NewTournamentDialog:
    dialog = NewTournamentDialog(GAMES[game], Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_each_form_begins_with_sixteen_or_as_many_as_a_race_takes(qtbot: QtBot) -> None:
    for game, forms in {"spy": FORMS, "soi": ("knock-out", "round-robin")}.items():
        for form in forms:
            dialog = dialog_of(game, qtbot)
            dialog.form.setCurrentIndex(dialog.form.findData(form))
            dialog.count.setText("12" if form == "race" else "16")
            dialog.done_button.click()
            made = dialog.tournament
            assert made is not None, dialog.fault.text()
            assert made.form == form
            assert with_next_round(made).matches
            assert len({entrant.name for entrant in made.entrants}) == len(made.entrants)


@pytest.mark.parametrize(
    ("field", "text", "fault"),
    [
        ("count", "3", "A tournament has 4 to 16 entrants."),
        ("rounds", "9", "With 8 entrants there are at most 7 rounds."),
        ("name", "BASIL", "Two players cannot both be called BASIL."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    qtbot: QtBot, field: str, text: str, fault: str
) -> None:
    dialog = dialog_of("soy", qtbot)
    dialog.form.setCurrentIndex(dialog.form.findData("swiss"))
    dialog.seating.choose(7)
    fields = {"count": dialog.count, "rounds": dialog.rounds, "name": dialog.seating.panel.name}
    fields[field].clear()
    QTest.keyClicks(fields[field], text)
    dialog.done_button.click()
    assert dialog.isVisible()
    assert dialog.fault.text() == fault
