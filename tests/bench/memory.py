"""Measure the memory after each step of a session; `test_memory.py` runs this program.

    python memory.py decks | matches

The whole program runs on a display, and the script acts like a person. Each line of the output is a
step: its name, and the figures of `megabytes`.
"""

from __future__ import annotations

import colorsys
import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QTabWidget

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import CardArt, deck_or_classic
from soiree.ui.decks.library import decks_there
from soiree.ui.dialogs.preferences.cards import CardsPage
from soiree.ui.dialogs.preferences.deck_pictures import DeckPictures
from soiree.ui.screens.match.scoreboard import Scoreboard
from tests.bench.room import computers
from tests.truth import match_at
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import focus_window, press

SEED = 1
"""The seed of the deal at the first table."""

DECKS = 47
DECKS_A_STEP = 12
MEASURED_AFTER = (1, 5, 10, 15, 20)
"""The numbers of matches after which memory is measured; five matches load all games."""

SIZES = ((800, 600), (1024, 768), (1366, 740), (1440, 900), (1120, 700), (1590, 960))

REST = 3.0
"""The seconds without work before a measurement.

The program returns freed memory one second after a table or the preferences are closed.
"""

SHORT: dict[str, dict[str, int | str]] = {
    "soi": {"target": 100},
    "spy": {"deck": "half"},
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 100},
}
"""Options that make matches short."""

_BRASS = "#C9A24B"
"""A colour of Soirée's own decks; each deck made here has another one in its place."""


def decks(driver: Driver) -> Acts:
    """Display each deck on the table, then a deck at each of `SIZES`, then the first deck again."""
    usual = driver.window.size()
    yield from rests(driver, "first table")
    for first in range(1, DECKS, DECKS_A_STEP):
        last = min(first + DECKS_A_STEP, DECKS)
        yield from opens_preferences(driver)
        for _ in range(first, last):
            yield from tries(driver, "Right")
        yield from closes_preferences(driver)
        yield from rests(driver, f"{last} decks")
    there = decks_there(Paths.find().decks)
    for number, (width, height) in enumerate(SIZES, 1):
        deck, _ = deck_or_classic(there[5 * number].file, None, Paths.find().pictures)
        driver.window.use_deck(deck)
        driver.places.window.use_deck(deck)
        driver.window.resize(width, height)
        yield lambda: driver.window.size() == QSize(width, height)  # noqa: B023 - at once
        yield from rests(driver, f"{width} × {height}")
    driver.window.resize(usual)
    yield lambda: driver.window.size() == usual
    yield from opens_preferences(driver)
    yield from tries(driver, "Home")
    yield from closes_preferences(driver)
    yield from rests(driver, "Classic again")


def matches(driver: Driver) -> Acts:
    """Play matches of all games and leave each table; sometimes return to the first one."""
    yield from rests(driver, "first table")
    leaves(driver)
    names = [*GAMES]
    for number in range(1, MEASURED_AFTER[-1] + 1):
        name = names[number % len(names)]
        choices = computers(name, "random", **SHORT.get(name, {}))
        # The table adopts changed settings.
        driver.places.services.settings.games[name] = choices
        driver.places.begin(name, choices, number)
        yield lambda: is_over(driver)
        leaves(driver)
        if number in MEASURED_AFTER:
            driver.places.begin("soda", Settings().choices(GAMES["soda"]), SEED)
            yield from rests(driver, f"{number} matches")
            leaves(driver)


def rests(driver: Driver, step: str) -> Acts:
    """Wait until nothing moves or is drawn, and print the memory of the step."""
    yield (
        lambda: (
            driver.places.table is not None and driver.places.table.shown.now.decider is not None
        )
    )
    yield lambda: pictures_are_complete(driver)
    until = time.monotonic() + REST
    yield lambda: time.monotonic() > until
    sys.stdout.write(json.dumps({"step": step, **megabytes()}) + "\n")
    sys.stdout.flush()


def leaves(driver: Driver) -> None:
    """Go to the start page, and remove the waiting match."""
    driver.places.leave()
    for file in Paths.find().waiting.iterdir():
        file.unlink()


def opens_preferences(driver: Driver) -> Acts:
    yield from focus_window(driver.window)
    yield from press(driver, "ctrl+comma")
    yield lambda: driver.shown(QPushButton, "Undo changes")
    yield from focus_window(driver.front)
    tabs, cards = driver.front.findChild(QTabWidget), driver.front.findChild(CardsPage)
    assert tabs is not None
    assert cards is not None
    tabs.setCurrentWidget(cards)
    cards.first.setFocus()


def closes_preferences(driver: Driver) -> Acts:
    yield from press(driver, "Escape")
    yield lambda: driver.front is driver.window


def tries(driver: Driver, key: str) -> Acts:
    """Choose another deck by a key, and wait until the table displays or refuses it."""
    page = driver.front.findChild(CardsPage)
    assert page is not None
    reasons, chosen = page.findChildren(DeckPictures)[0].findChildren(QLabel), list[bool]()
    page.changed.connect(lambda: chosen.append(True))
    yield from press(driver, key)
    yield lambda: chosen or any(each.isVisible() for each in reasons)
    yield lambda: pictures_are_complete(driver)


def pictures_are_complete(driver: Driver) -> bool:
    """True if no picture for the table is still being drawn."""
    assert driver.places.table is not None
    return all(art.is_ready for art in driver.places.table.findChildren(CardArt))


def is_over(driver: Driver) -> bool:
    """True if the match is over; closes the scoreboards of its rounds."""
    driver.places.overlays.next_round()
    table = driver.places.table
    assert table is not None
    return match_at(table).result is not None and driver.shown(Scoreboard) is not None


def megabytes() -> dict[str, float]:
    """Return the memory of this process, as the system reports it.

    Keys: `pss`, the proportional share; `own`, the memory that is in no file; and `alone`, the
    share if no other program used the same libraries, as on a person's machine.
    """
    rollup, status = _sizes("smaps_rollup"), _sizes("status")
    own, screen = rollup["Pss_Anon"], rollup["Pss_Shmem"]
    return {"pss": rollup["Pss"], "own": own, "alone": own + screen + status["RssFile"]}


def _sizes(file: str) -> dict[str, float]:
    parts = (line.split() for line in Path("/proc/self", file).read_text("utf-8").splitlines())
    return {part[0].rstrip(":"): int(part[1]) / 1024 for part in parts if part[2:] == ["kB"]}


def make_decks(folder: Path) -> None:
    """Fill a folder with decks until there are `DECKS`; each is an SVG file with its own colour."""
    folder.mkdir(parents=True, exist_ok=True)
    originals = [
        resource("decks", f"{name}.svg").read_text("utf-8") for name in ("classic", "large-index")
    ]
    for number in range(DECKS - len(decks_there(folder))):
        red, green, blue = colorsys.hsv_to_rgb(number / DECKS, 0.8, 0.7)
        tint = f"#{round(255 * red):02X}{round(255 * green):02X}{round(255 * blue):02X}"
        text = originals[number % 2].replace(_BRASS, tint)
        (folder / f"tint-{number:02}.svg").write_text(text, "utf-8")


if __name__ == "__main__":
    choose_settings(speed="off")
    run_script(
        {"decks": decks, "matches": matches}[sys.argv[1]], "--game", "soda", "--seed", str(SEED)
    )
