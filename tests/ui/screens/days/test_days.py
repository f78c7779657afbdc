"""The deals of the day: the first match of each counts, and the calendar never loses a day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from soiree.controller.match.deal_words import DEAL_TEXT, seed_of
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import Account, Review
from soiree.core.entries import Decision
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.storage.daily_deals import DailyDeal, load, today
from soiree.storage.matches import MatchStore, new, read_record
from soiree.storage.paths import Paths
from soiree.storage.problems import Outcome
from soiree.storage.settings import Settings
from soiree.ui.language import words
from soiree.ui.screens.days.calendar import Calendar
from soiree.ui.screens.days.first_matches import note_begun, note_over, note_review
from soiree.ui.screens.days.page import DaysPage, Results
from soiree.ui.shell.routes import Back, Continue, Days, Replay, Route, Tournaments
from soiree.ui.style import theme
from soiree.ui.style.felt_page import FeltPage
from soiree.ui.style.panels import column_of
from tests.ui.pixels import VISIBLE, contrast
from tests.window.places import Places

GOLDEN = Path(__file__).parents[3] / "golden" / "soda.soiree"
YESTERDAY = timedelta(days=1)


def daily(day: date, started: str = "2026-11-24T10:00:00Z") -> Record:
    """A finished match of Soda that claims to be the deal of a day, with a person at seat 0."""
    record, text = read_record(GOLDEN, GAMES), day.isoformat()
    players = (Participant("You", "human"), *record.players[1:])
    extra: dict[str, object] = {DEAL_TEXT: text}
    return replace(record, players=players, seed=seed_of(text), extra=extra, started=started)


def review_with(skill: float) -> Review:
    nothing = Amount(0.0, 0.0)
    account = Account(1.0, 0.75 - skill, 0.25, nothing, None)
    return Review(choices=(), chances=(), accounts={0: account}, course=())


def test_the_first_match_of_a_deal_counts_with_its_first_end_and_without_its_luck() -> None:
    paths, day = Paths.find(), today()
    first, second = daily(day), daily(day, "2026-11-24T11:00:00Z")
    for record in (first, second):
        note_begun(paths, replace(record, entries=[], result=None))
    note_over(paths, second)
    assert [each.place for each in load(paths)] == [0]
    note_over(paths, replace(first, extra={**first.extra, "assisted": True}))
    note_over(paths, first)
    note_review(paths, second, review_with(0.5))
    note_review(paths, first, review_with(0.25))
    (deal,) = load(paths)
    assert first.result is not None
    assert (deal.place, deal.players) == (first.result.ranks[0], 4)
    assert deal.assisted
    assert not deal.is_late
    assert deal.skill == pytest.approx(0.25)


def test_a_deal_counts_on_its_day_and_marked_on_the_next() -> None:
    paths, day = Paths.find(), today()
    for days in (2, 1, -1):
        note_begun(paths, daily(day - days * YESTERDAY))
    (deal,) = load(paths)
    assert deal.day == (day - YESTERDAY).isoformat()
    assert deal.is_late


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off", lessons=[*GAMES])


@pytest.mark.parametrize("felt", theme.PALETTES)
def test_the_arrows_of_the_calendar_can_be_seen_on_every_felt(felt: str, qtbot: QtBot) -> None:
    """Qt draws them dark, and on dark felt they could not be seen."""
    page = FeltPage(felt)
    qtbot.addWidget(page)
    calendar = Calendar({}, today() - YESTERDAY, today(), felt)
    page.setLayout(column_of(calendar))
    page.resize(600, 500)
    page.show()
    arrows = [each for each in calendar.findChildren(QToolButton) if each.accessibleName()]
    assert {each.accessibleName() for each in arrows} == {"Previous month", "Next month"}
    shown = page.grab().toImage()
    for arrow in arrows:
        area = QRect(arrow.mapTo(page, QPoint()), arrow.size())
        middle = area.center().y()
        across = [shown.pixelColor(x, middle) for x in range(area.left(), area.right())]
        assert max(contrast(each, across[0]) for each in across) >= VISIBLE


def soda(page: DaysPage) -> str:
    """Select the row of Soda, and return its text."""
    (item,) = page.list.findItems("Soda: ", Qt.MatchFlag.MatchStartsWith)
    page.list.setCurrentItem(item)
    return item.text()


def test_keys_begin_todays_deal_continue_it_and_show_it(places: Places) -> None:
    paths, settings = Paths.find(), places.services.settings
    settings.choices(GAMES["soda"]).options["players"] = 2
    places.go(Days())
    page = places.page(DaysPage)
    assert soda(page) == "Soda: Not played yet"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    places.arrive()
    client = places.screen.client
    assert client is not None
    assert client.deal.day == today()
    assert [who.level for who in client.players] == [None, *["middle"] * 3]
    places.go(Days())
    page = places.page(DaysPage)
    assert soda(page) == "Soda: Begun"
    routes: list[Route] = []
    page.requested.connect(routes.append)
    assert page.go.text() == "Continue"
    page.go.click()
    places.arrive()
    (route,) = routes
    assert isinstance(route, Continue)
    assert places.screen.client is not None
    finish(paths)
    places.go(Days())
    page = places.page(DaysPage)
    assert soda(page).startswith("Soda: Place ")
    assert soda(page).endswith("not reviewed yet")
    page.requested.connect(routes.append)
    page.go.click()
    assert isinstance(routes[-1], Replay)
    assert routes[-1].review
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(routes[-1], Back)


def finish(paths: Paths) -> None:
    """Put a finished match in place of today's match of Soda."""
    (deal,) = load(paths)
    record = daily(today(), deal.started)
    assert any(isinstance(each, Decision) for each in record.entries)
    store = MatchStore(paths, new(paths, GAMES["soda"]), print)
    store.note(record)
    store.catch_up()
    for path in paths.waiting.iterdir():
        path.unlink()
    note_over(paths, record)


@pytest.mark.parametrize("route", [Days(), Tournaments()], ids=["days", "tournaments"])
def test_a_page_of_days_or_tournaments_takes_high_contrast(places: Places, route: Route) -> None:
    places.services.settings.contrast = "high"
    places.go(route)
    corner = places.screen.widget.grab().toImage().pixelColor(3, 3)
    assert corner.lightness() < 12
    places.services.settings.contrast = "normal"
    places.screen.settings_changed()
    assert places.screen.widget.grab().toImage().pixelColor(3, 3) != corner


def test_days_stay_when_the_clock_jumps_and_one_sentence_says_so(qtbot: QtBot) -> None:
    now = date(2026, 3, 1)
    ahead = DailyDeal("2026-04-02", "soda", "2026-04-02T10:00:00Z", "2026-04-02", 1, 4, skill=0.2)
    damaged: dict[str, Outcome] = {"2026-02-30": "solved", "2026-02-28": "solved"}
    for deals in ({}, {("2026-04-02", "soda"): ahead}):
        page = DaysPage(Results(deals, damaged), now, "bottle")
        qtbot.addWidget(page)
        page.show()
        shown = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
        sentence = f"The clock once said {words.day('2026-04-02')}"
        assert any(sentence in text for text in shown) == bool(deals)
    page.calendar.choose(date(2026, 4, 2))
    page.show_day(dict.fromkeys(GAMES, ("", None)), Back())
    assert soda(page) == "Soda: Won, without luck +20% of a match"
    assert f"1 of {len(GAMES)} deals played, 1 won." in page.calendar.accessibleDescription()
