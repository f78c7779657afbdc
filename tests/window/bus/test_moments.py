"""A screen reader during changes: flights, the curtain, lessons and faults."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from soiree.core.cards import DECK
from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.language.words import card_name
from tests.thorough import tries
from tests.window.bus.conftest import Start
from tests.window.bus.programs import ESCAPE, Soiree, tables_of
from tests.window.bus.test_walks import assert_all_is_named

pytestmark = pytest.mark.slow


def choose(settings: Settings) -> None:
    assert settings_file.save(Paths.find(), settings) is None


def read_again_and_again(soiree: Soiree, times: int) -> set[int]:
    """Walk through the tree repeatedly. Returns all nodes ever found."""
    return {each.node for _ in range(times) for each in soiree.walk()}


@tables_of("spy")
def test_tables_can_be_read_during_flights_and_left(start: Start, names: Sequence[str]) -> None:
    """Three seconds of processor time for each game, which the reader reads many times."""
    choose(Settings(speed="normal", lessons=list(GAMES), practised=list(GAMES)))
    soiree = start()
    met: set[int] = set()
    for game in map(GAMES.__getitem__, names):
        soiree.press(soiree.find("push button", f"{game.title}$"))
        soiree.find("canvas", "The table of")
        met |= read_again_and_again(soiree, 1)
        soiree.command("Move", "Demo")
        met |= read_again_and_again(soiree, tries(2, thorough=3))
        soiree.command("Game", "Start page")
        for node in met:
            soiree.look(node)
        soiree.find("push button", f"New game of {game.title}")
    soiree.quit_cleanly()


def test_the_curtain_hides_the_names_of_cards(start: Start) -> None:
    settings = Settings(speed="off", lessons=list(GAMES), practised=list(GAMES))
    choices = settings.choices(GAMES["soda"])
    choices.options["players"] = 2
    choices.seats = [SeatChoice("human", "Wanda"), SeatChoice("human", "Xaver")]
    choose(settings)
    soiree = start("--game", "soda")
    for _ in range(tries(2, thorough=4)):
        ready = soiree.find("push button", "I am (Wanda|Xaver)")
        said = " · ".join(f"{each.name} {each.description}" for each in soiree.walk())
        hands = said.partition("The table of")[2].partition("The row")[0]
        assert [card for card in DECK if card_name(card) in hands] == []
        soiree.press(ready)
        soiree.wait_until_gone("push button", "I am")
        card = soiree.find("push button", ".* your hand", "sensitive")
        soiree.press(card)
        soiree.press(card)
    soiree.quit_cleanly()


def test_a_lesson_and_a_numbered_deal_can_be_used(start: Start) -> None:
    choose(Settings(speed="off", lessons=list(GAMES), practised=list(GAMES)))
    soiree = start("--game", "soda")
    soiree.find("canvas", "The table of Soda")
    soiree.command("Help", "In two minutes")
    lesson = soiree.find("dialog", "Soda in two minutes")
    assert_all_is_named(soiree.walk(lesson.node))
    soiree.find("canvas", "The table of Soda", under=lesson.node)
    soiree.type(ESCAPE)
    soiree.wait_until_gone("dialog")
    soiree.command("Game", "Play a deal")
    assert_all_is_named(soiree.walk(soiree.find("dialog").node))
    soiree.type(ESCAPE)
    soiree.wait_until_gone("dialog")
    soiree.quit_cleanly()


def test_a_notice_of_a_fault_can_be_read(start: Start) -> None:
    faults = Paths.find().logs / "faults.log"
    faults.parent.mkdir(parents=True)
    faults.write_text("Something was not as it should be\n", "utf-8")
    soiree = start()
    alert = soiree.find("alert")
    assert_all_is_named(soiree.walk(alert.node))
    soiree.press(soiree.find("push button", "Show details", under=alert.node))
    told = soiree.find("dialog", "What went wrong")
    assert_all_is_named(soiree.walk(told.node))
    soiree.press(soiree.find("push button", "Close", under=told.node))
    soiree.wait_until_gone("dialog")
    soiree.quit_cleanly(logs=("soiree.log", "faults.log", "told"))
