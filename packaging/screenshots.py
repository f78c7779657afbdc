"""Make the pictures for the README and for software centres: `packaging/screenshots`.

    .venv/bin/python packaging/screenshots.py [a game, `table` or `review`; all by default]

The program itself paints or films each picture, from matches that never change. This takes a
minute, mostly for the review.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "packaging" / "screenshots"
MATCHES = ROOT / "tests" / "golden" / "1" / "home" / "data" / "matches"
SIZE = (1280, 720)

FILM = (600, 375)

SCENES = (
    ("09-24", 305, 306, "midnight", 2.1),
    ("09-26", 31, 36, "bottle", 3.2),
    ("09-12", 34, 34, "aubergine", 2.3),
    ("09-03", 14, 15, "bottle", 2.3),
    ("09-15", 87, 88, "bottle", 2.1),
)
"""The scenes of the film: day of the match, first and last entry, felt, speed."""

SOIREE = (sys.executable, "-P", "-m", "soiree")


def main(wanted: list[str]) -> None:
    """Make the pictures with these names, or all."""
    sys.path.insert(0, str(ROOT / "app"))
    from soiree.games import GAMES

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    FOLDER.mkdir(exist_ok=True)
    for name in wanted or [*GAMES, "table", "review"]:
        if name in GAMES:
            picture = ("--screenshot", str(FOLDER / f"{name}.jpg"), "--size", "{}x{}".format(*SIZE))
            table = ("--demo", "--game", name, "--language", "en")
            subprocess.run([*SOIREE, *table, *picture], check=True)
        elif name == "table":
            film_the_house(FOLDER / "table.gif")
        else:
            paint_review(match("09-20"), FOLDER / "review.jpg")


def film_the_house(file: Path) -> None:
    """Film the scenes one after the other."""
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from soiree.controller.match.replay import Replay
    from soiree.core.records import decode
    from soiree.games import GAMES
    from soiree.resources import resource
    from soiree.ui.decks import CLASSIC, load_deck
    from soiree.ui.film.filming import Shot, film
    from soiree.ui.language.translation import load_language
    from soiree.ui.style.theme import STYLE, Theme

    app = QApplication([*sys.argv[:1], *STYLE])
    load_language(app, "en")
    theme = Theme("light")
    scenes = []
    for day, first, last, felt, speed in SCENES:
        record = decode(match(day).read_bytes(), GAMES, largest=None)
        shot = Shot(first, last, (0,), QSize(*FILM), speed, felt)
        scenes.append((Replay(record, GAMES[record.game]), shot))
    with file.open("wb") as written:
        film(scenes, load_deck(resource("decks", f"{CLASSIC}.svg")), written)
    del theme


def match(day: str) -> Path:
    """Return the record of the match of a day in 2026; it never changes."""
    (record,) = MATCHES.glob(f"*-2026-{day}-1.soiree")
    return record


def paint_review(record: Path, file: Path) -> None:
    """Review a match in a hidden window, and paint its last mistake."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from soiree.resources import resource
    from soiree.storage.paths import Paths
    from soiree.storage.settings import Settings
    from soiree.ui.decks import CLASSIC, load_deck
    from soiree.ui.language.translation import load_language
    from soiree.ui.program.program import Program, SavedFiles
    from soiree.ui.screens.review.choice_list import ChoiceList
    from soiree.ui.shell.main_window import MainWindow
    from soiree.ui.shell.navigator import Navigator
    from soiree.ui.shell.routes import Replay
    from soiree.ui.style.theme import STYLE, Theme

    app = QApplication([*sys.argv[:1], *STYLE])
    load_language(app, "en")
    with tempfile.TemporaryDirectory() as home:
        os.environ["SOIREE_HOME"] = home
        theme = Theme("light")
        paths, settings = Paths.find(), Settings(speed="off")
        deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
        window = MainWindow(paths, settings, deck)
        window.resize(*SIZE)
        navigator = Navigator(window, {})
        program = Program(navigator, paths, settings, SavedFiles(matches=False, settings=False))
        window.show()
        navigator.begin(Replay(record, review=True))

        def look() -> None:
            choices = window.findChild(ChoiceList)
            if choices is None or not choices.model().rowCount():
                return
            watch.stop()
            QTest.keyClick(window, Qt.Key.Key_F8)
            QTimer.singleShot(2000, window, paint)  # noqa: TID251 - the process ends

        def paint() -> None:
            window.grab().save(str(file), quality=80)
            window.close()

        watch = QTimer(window, interval=200)
        watch.timeout.connect(look)
        watch.start()
        app.exec()
        del program, theme


if __name__ == "__main__":
    main(sys.argv[1:])
