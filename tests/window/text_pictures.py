"""Pictures of the screens, with the texts on each, for translators.

`python -m tests.window.text_pictures FOLDER` writes `FOLDER/NAME.jpg` for each picture, and their
texts into `FOLDER/words.json`: a list for each name. `packaging/text_exchange.py` calls it.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu, QWidget

from tests.window.driver import Driver, choose_settings, spend
from tests.window.screen import OFFSCREEN
from tests.window.test_texts_on_screen import Looker, keep_matches, look_everywhere
from tests.window.texts_on_screen import Words, words_of_menu, words_on

SIZE = "1280x800"


class Photographer(Looker):
    """Paints each inspected screen that has a new text, instead of looking for faults."""

    def __init__(self, driver: Driver, folder: Path) -> None:
        """
        Args:
            folder: where the pictures go.
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


def main(folder: Path) -> None:
    """Write all pictures and their texts into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    photographers: list[Photographer] = []

    def photographer(driver: Driver) -> Photographer:
        photographers.append(Photographer(driver, folder))
        return photographers[0]

    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"SOIREE_HOME": home, "SOIREE_LANGUAGE": "en", "QT_QPA_PLATFORM": OFFSCREEN}
        choose_settings(speed="off", remarks=False)
        keep_matches()
        code = spend(partial(look_everywhere, faults=[], looker_for=photographer), "--size", SIZE)
    assert code == 0
    words = json.dumps(photographers[0].words, ensure_ascii=False, indent=1)
    (folder / "words.json").write_text(words, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
