"""Pictures of the screens, with the texts on each, for translators.

`python -m tests.window.text_pictures FOLDER` writes `FOLDER/NAME.jpg` for each picture, and their
texts into `FOLDER/words.json`: a list for each name. `packaging/text_exchange.py` calls it.
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
import tempfile
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from soiree.core import records
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.ui.shell.routes import Days, Evening, Honours, KeptTask, Problems, Solve
from tests.every_game import golden
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.screen import OFFSCREEN
from tests.window.test_texts_on_screen import (
    EVERY_STEP,
    PLAYERS,
    Looker,
    choose,
    come_to_choice,
    keep_matches,
    look_everywhere,
)
from tests.window.texts_on_screen import Words, words_of_menu, words_on

SIZE = "1280x800"


class Photographer(Looker):
    """Paints each inspected screen that has a new text, instead of looking for faults."""

    steps = EVERY_STEP

    def __init__(self, driver: Driver, folder: Path) -> None:
        """
        Args:
            folder: the folder for the pictures.
        """
        super().__init__(driver)
        self._folder = folder
        self._known: set[str] = set()
        self.words: dict[str, list[str]] = {}

    def look(self, where: str, window: QWidget | None = None) -> None:
        window = window or self.driver.window
        self._paint(where, window, list(words_on(window)))

    def look_at_menus(self, where: str) -> None:
        for action in self.driver.window.menuBar().actions():
            menu = action.menu()
            assert isinstance(menu, QMenu)
            title = menu.title().replace("&", "")
            self._paint(f"{where}, menu {title}", menu, list(words_of_menu(menu)))

    def _paint(self, where: str, window: QWidget, words: list[Words]) -> None:
        name = re.sub(r"\W+", "-", where.lower()).strip("-")
        found = {each.text for each in words if each.text}
        if name not in self.words and not found <= self._known:
            self._known |= found
            window.grab().save(str(self._folder / f"{name}.jpg"), quality=80)
            self.words[name] = sorted(found)


def look_at_all(driver: Driver, looker: Looker) -> Acts:
    """Inspect all screens of the search for faults, then more pages, and the end of a match."""
    yield from look_everywhere(driver, [], lambda _: looker)
    for route in (Problems(), Days(), Evening(), Honours(), Solve((KeptTask("soi", 1),))):
        driver.places.go(route)
        yield lambda: driver.shown(QPushButton)
        looker.look(type(route).__name__)
    for game in GAMES:
        yield from look_at_the_end(looker, game)


def look_at_the_end(looker: Looker, game: str) -> Acts:
    """Play the last choices of the golden match of a game, and inspect its scoreboard."""
    driver, record = looker.driver, records.decode(golden(game), GAMES)
    names = zip(PLAYERS, record.players, strict=False)
    players = tuple(
        Participant(name, "computer", "easy") if place else Participant(name, "human")
        for place, (name, _) in enumerate(names)
    )
    driver.places.open(replace(record, players=players, entries=record.entries[:-1], result=None))
    rng = random.Random(3)
    table = driver.table
    while True:
        yield from come_to_choice(driver, table)
        if driver.scoreboard():
            break
        yield from choose(table, rng)
    looker.look(f"{GAMES[game].title}, the end")


def main(folder: Path) -> None:
    """Write all pictures and their texts into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    words: dict[str, list[str]] = {}

    def script(driver: Driver) -> Acts:
        photographer = Photographer(driver, folder)
        yield from look_at_all(driver, photographer)
        words.update(photographer.words)

    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"SOIREE_HOME": home, "QT_QPA_PLATFORM": OFFSCREEN}
        choose_settings(speed="off", remarks=False)
        keep_matches()
        assert run_script(script, "--size", SIZE, "--language", "en") == 0
    written = json.dumps(words, ensure_ascii=False, indent=1)
    (folder / "words.json").write_text(written, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
