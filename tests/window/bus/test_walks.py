"""A screen reader on every page and dialog: all controls have names."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.storage.paths import Paths
from tests.every_game import golden
from tests.storage.keeping import keep
from tests.window.bus.conftest import Start
from tests.window.bus.programs import ESCAPE, Found, Soiree

pytestmark = pytest.mark.slow

FIELDS = {"check box", "combo box", "push button", "radio button", "slider", "spin button", "text"}


def test_controls_of_the_start_page_and_its_dialogs_have_names(start: Start) -> None:
    """Six seconds of processor time, for all menus and a new match."""
    soiree = start()
    found = soiree.walk()
    assert_all_is_named(found)
    for game in GAMES.values():
        (tile,) = (each for each in found if each.name == game.title and each.actions)
        assert (tile.role, tile.actions[0]) == ("push button", "Press")
        assert tile.description
    walk_new_games(soiree, "soi")
    walk_menus(soiree)
    soiree.quit_cleanly()


@pytest.mark.thorough
def test_controls_of_other_new_matches_have_names(start: Start) -> None:
    soiree = start()
    walk_new_games(soiree, *(name for name in GAMES if name != "soi"))
    soiree.quit_cleanly()


def test_controls_of_album_replay_and_statistics_have_names(start: Start) -> None:
    record = records.decode(golden("soi"), GAMES)
    levels = [Participant(name, "computer", "easy") for name in ("Ada", "Bela", "Clara")]
    keep(Paths.find(), replace(record, players=(Participant("You", "human"), *levels)))
    soiree = start()
    soiree.press(soiree.find("push button", "Album"))
    soiree.find(
        "list item", r"Soi, Won, with Ada, Bela and Clara \(Easy\), 265 to 138 to", "selected"
    )
    assert_all_is_named(soiree.walk())
    soiree.press(soiree.find("push button", "Replay", "sensitive"))
    soiree.find("slider", "Position in the match")
    assert_all_is_named(soiree.walk())
    soiree.press(soiree.find("push button", "To the end", "sensitive"))
    soiree.find("label", "Round 7, 1088 of 1088")
    soiree.command("Game", "Statistics")
    dialog = soiree.find("dialog", "Statistics")
    soiree.find("label", "1 match: too few to say", under=dialog.node)
    assert_all_is_named(soiree.walk(dialog.node))
    soiree.press(soiree.find("push button", "Album", under=dialog.node))
    soiree.find("list item", "Soi, Won")
    soiree.quit_cleanly()


def walk_new_games(soiree: Soiree, *games: str) -> None:
    for game in map(GAMES.__getitem__, games):
        soiree.press(soiree.find("push button", f"New game of {game.title}"))
        dialog = soiree.find("dialog", f"New game of {game.title}")
        found = soiree.walk(dialog.node)
        assert_all_is_named(found)
        # The segments show no label of their seat.
        names = [each.name for each in found if each.role == "radio button"]
        assert "Easy, seat 2" in names
        soiree.press(soiree.find("push button", "Cancel", under=dialog.node))
        soiree.wait_until_gone("dialog")


def walk_menus(soiree: Soiree) -> None:
    for menu, command, close in (
        ("Settings", "Preferences", "Close"),
        ("Settings", "Shortcuts", "Cancel"),
        ("Game", "Open", "Cancel"),
        ("Help", "Help", ""),
        ("Help", "About Soirée", "Close"),
    ):
        soiree.command(menu, command)
        dialog = soiree.find("dialog")
        found = soiree.walk(dialog.node)
        if command != "Open":  # Qt's own
            assert_all_is_named(found)
        for tab in [each for each in found if each.role == "page tab"]:
            soiree.press(tab)
            soiree.find("page tab", tab.name, "selected", under=dialog.node)
            assert_all_is_named(soiree.walk(dialog.node))
        close_dialog(soiree, close)


def close_dialog(soiree: Soiree, button: str) -> None:
    """Close the front dialog by a button, or else by Escape."""
    if button:
        soiree.press(soiree.find("push button", button, under=soiree.find("dialog").node))
    else:
        soiree.type(ESCAPE)
    soiree.wait_until_gone("dialog")


def assert_all_is_named(found: list[Found]) -> None:
    """Assert that every control has a name, or a field a label."""
    for each in found:
        if each.role in FIELDS:
            assert each.name or each.labels, each
        if each.role == "combo box":
            # The name of a box is its current item.
            assert each.labels, each
            assert each.name not in each.labels, each
