"""Measure the statistics of many matches; `test_statistics.py` runs this program.

    python statistics_page.py make MATCHES | open

`make` creates this many rows in the index of an empty home (`SOIREE_HOME`), with an empty record
for each. `open` opens the window of the statistics and waits until it is complete. It prints the
processor time, the time and the memory of that, and the processor time of reading the same rows
from SQLite.
"""

from __future__ import annotations

import json
import random
import resource
import sqlite3
import sys
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QApplication

from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.storage.history.index import index_of
from soiree.storage.history.index_rows import Played, row_of_played, stamp_of
from soiree.storage.paths import Paths
from soiree.ui.dialogs.statistics.window import StatisticsWindow
from soiree.ui.guests.people import guest
from soiree.ui.language.translation import load_language
from soiree.ui.style.theme import Theme


def made(number: int, rng: random.Random) -> Played:
    """Return a match of a random game, level and score."""
    game = rng.choice(list(GAMES.values()))
    options = game.defaults()
    level = rng.choice(game.level_names())
    count = game.players(options)
    scores = tuple(round(rng.gauss(50, 15)) for _ in range(count))
    finished = datetime(2024, 1, 1, tzinfo=UTC) + timedelta(minutes=15 * number)
    assisted = rng.random() < 0.1
    return Played(
        file=f"{game.name}-{number}.soiree",
        game=game.name,
        started=f"{finished - timedelta(minutes=9):%Y-%m-%dT%H:%M:%SZ}",
        finished=f"{finished:%Y-%m-%dT%H:%M:%SZ}",
        options=options,
        seats=(
            Participant("You", "human"),
            *(Participant(guest(seat), "computer", level) for seat in range(1, count)),
        ),
        ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
        scores=scores,
        reason="target",
        moves=rng.randrange(20, 200),
        assisted=assisted,
        hints=3 * assisted,
        undos=0,
        seconds=rng.randrange(60, 1200),
    )


def make(paths: Paths, count: int) -> None:
    rng = random.Random(1)
    matches = [made(number, rng) for number in range(count)]
    paths.played.mkdir(parents=True)
    rows = []
    for match in matches:
        file = paths.played / match.file
        file.touch()
        rows.append(row_of_played(match, stamp_of(file.stat())))
    index = index_of(paths)
    index.put(rows)
    index.update(GAMES)


def bare_reading(paths: Paths) -> float:
    begun = time.process_time()
    with closing(sqlite3.connect(paths.index)) as database:
        for _ in database.execute("SELECT * FROM matches"):
            pass
    return time.process_time() - begun


def megabytes() -> float:
    """Return the largest resident size so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure() -> None:
    app = QApplication([])
    load_language(app, "en")
    theme = Theme("light")
    paths = Paths.find()
    before = bare_reading(paths)
    # The first window loads modules; the measured one needs no loading.
    open_it(app, Paths(*(paths.config / "nowhere" for _ in range(4)))).close()
    memory, begun, seen = megabytes(), time.process_time(), time.perf_counter()
    window = open_it(app, paths)
    spent, waited = time.process_time() - begun, time.perf_counter() - seen
    window.close()
    told = {
        "seconds": spent,
        "waited": waited,
        "megabytes": megabytes() - memory,
        "reading": min(before, bare_reading(paths)),
    }
    print(json.dumps(told))
    theme.deleteLater()


def open_it(app: QApplication, paths: Paths) -> StatisticsWindow:
    """Open the statistics, and wait until they are painted."""
    window = StatisticsWindow(GAMES, paths)
    shown: list[object] = []
    window.reader.counted.connect(shown.append)
    window.show()
    while not shown:
        app.processEvents()
        time.sleep(0.002)
    window.grab()
    return window


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(Paths.find(), int(sys.argv[2]))
    else:
        measure()
