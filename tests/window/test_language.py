"""The language of the window, at the start and while it is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QMenu

from soiree import cli
from soiree.core import records
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.resources import available_languages, resource
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.ui.decks.card_letters import with_letters
from soiree.ui.dialogs.help.window import HelpWindow
from soiree.ui.language.letters import choose_letters
from soiree.ui.language.pseudo_language import pseudo
from soiree.ui.language.translation import PSEUDO, PSEUDO_RTL, load_language
from soiree.ui.screens.match.screen import MatchScreen
from soiree.ui.shell.routes import Album, Continue
from soiree.ui.table.contract.targets import CardTarget, Target
from tests.every_game import golden
from tests.window.driver import Acts, Driver, choose_settings, run_script

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    load_language(qapp, "en")
    choose_letters(of_language=False)


def choose(driver: Driver, language: str) -> Acts:
    """Choose a language as the preferences do, and wait for the screen."""
    before = driver.places.screen
    driver.places.services.settings.language = language
    driver.window.settings_changed.emit()
    yield lambda: driver.places.screen is not before


def menus(driver: Driver) -> list[str]:
    found = (action.menu() for action in driver.window.menuBar().actions())
    return [menu.title() for menu in found if isinstance(menu, QMenu)]


def _is_card(target: Target) -> bool:
    return isinstance(target, CardTarget)


def test_the_option_names_the_language_of_one_run() -> None:
    choose_settings()

    def script(driver: Driver) -> Acts:
        assert pseudo("&Game") in menus(driver)
        yield lambda: True

    assert run_script(script, "--language", PSEUDO) == 0
    assert settings_file.load(Paths.find(), GAMES).settings.language == ""


def test_a_chosen_language_changes_the_open_window() -> None:
    choose_settings(language=PSEUDO)

    def script(driver: Driver) -> Acts:
        assert pseudo("&Game") in menus(driver)
        driver.window.dialogs.show_help(GAMES["soi"], "rules")
        driver.places.go(Album())
        yield from choose(driver, "en")
        assert "&Game" in menus(driver)
        assert driver.window.status_bar.accessibleName() == "Last moves"
        assert driver.window.notice_bar.again.text() == "&Try again"
        assert isinstance(driver.places.screen.here(), Album)
        (window,) = (
            each
            for each in QApplication.topLevelWidgets()
            if isinstance(each, HelpWindow) and each.isVisible()
        )
        assert (window.windowTitle(), window.address) == ("Help", "soi/rules")

    assert run_script(script) == 0
    assert settings_file.load(Paths.find(), GAMES).settings.language == "en"


def test_cards_get_the_letters_of_another_language() -> None:
    choose_settings(language="de", letters="language")

    def script(driver: Driver) -> Acts:
        before = driver.window.deck
        yield from choose(driver, "fr")
        svg = resource("decks", "classic.svg").read_bytes()
        assert before.faces.svg == with_letters(svg, "classic", ("B", "D", "K", "A"))
        assert driver.window.deck.faces.svg == with_letters(svg, "classic", ("V", "D", "R", "A"))

    assert run_script(script) == 0


def test_an_unknown_language_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--language", "klingon"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("soiree: argument --language: there is no language klingon; ")
    assert ", ".join(available_languages()) in said
    assert len(said.splitlines()) == 1


def test_a_choice_replaces_the_option() -> None:
    choose_settings()

    def script(driver: Driver) -> Acts:
        yield from choose(driver, "en")
        assert "&Game" in menus(driver)

    assert run_script(script, "--language", PSEUDO) == 0


def test_direction_and_formats_follow_the_language(qapp: QApplication) -> None:
    choose_settings()

    def script(driver: Driver) -> Acts:
        yield from choose(driver, PSEUDO_RTL)
        assert driver.window.isRightToLeft()
        assert QLocale().language() is QLocale.Language.English
        yield from choose(driver, "en")
        assert not driver.window.isRightToLeft()

    assert run_script(script) == 0


def test_a_match_keeps_position_and_selection_in_another_language() -> None:
    choose_settings()

    def script(driver: Driver) -> Acts:
        choices = driver.places.services.settings.choices(GAMES["soy"])
        driver.places.begin("soy", choices, seed=3)
        yield lambda: driver.legal
        client, position = driver.table.play.client, driver.entries
        card = next(each for each in driver.table.choice.following() if _is_card(each))
        driver.table.choice.select((card,))
        selected = driver.table.choice.selected
        assert card in selected
        legal = driver.legal
        yield from choose(driver, PSEUDO)
        yield lambda: driver.legal
        assert driver.table.play.client is client
        assert driver.entries == position
        assert driver.table.choice.selected == selected
        assert driver.legal == legal
        driver.table.choice.make(legal[0])
        yield lambda: driver.entries > position and driver.legal

    assert run_script(script) == 0


def test_a_finished_match_stays_in_another_language() -> None:
    choose_settings()

    def script(driver: Driver) -> Acts:
        record = records.decode(golden("soi"), GAMES)
        players = tuple(
            Participant(name, "computer", "easy")
            for name in ("Wanda", "Xaver", "Yvonne", "Zeno")[: len(record.players)]
        )
        unfinished = replace(record, players=players, entries=record.entries[:-1], result=None)
        driver.places.go(Continue(unfinished))
        yield lambda: driver.has_table
        yield driver.scoreboard
        driver.places.overlays.next_round()  # Computers would wait for a while.
        yield lambda: driver.table.play.client.result is not None and driver.scoreboard()
        yield from choose(driver, PSEUDO)
        yield driver.scoreboard
        assert isinstance(driver.places.screen, MatchScreen)
        assert driver.table.play.client.result is not None

    assert run_script(script) == 0
