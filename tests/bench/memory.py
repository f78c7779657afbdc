"""A program that `test_memory.py` starts: an evening, and what memory it takes after each step.

python memory.py decks | matches

The whole program runs at a real screen, and is used as a person would. Each line printed is a
step: its name, and megabytes as `megabytes` has them.
"""

from __future__ import annotations

import colorsys
import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QPushButton

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.paths import Places
from soiree.storage.settings import Settings
from soiree.ui.decks import CardArt, deck_or_classic
from soiree.ui.decks.library import decks_there
from soiree.ui.preferences.deck_trials import DeckTrials
from soiree.ui.window.round_sheet import Standing
from tests.bench.room import computers
from tests.truth import match_at
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.under_x.hands import look_at, press

SEED = 1
"""Of the deal at the first table."""

DECKS = 47
DECKS_A_STEP = 12
MATCHES = 20
MATCHES_A_STEP = 5

SIZES = ((800, 600), (1024, 768), (1366, 740), (1440, 900), (1120, 700), (1590, 960))

REST = 3.0
"""Seconds without anything to do, after which a step is measured: what was freed is given back
then, a second after a table or the preferences were left."""

SHORT: dict[str, dict[str, int | str]] = {
    "soi": {"target": 100},
    "spy": {"deck": "half"},
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 100},
}
"""Options with which a match is soon over."""

_BRASS = "#C9A24B"
"""A colour of Soirée's own decks, which is another one in each of those made here."""


def decks(evening: Evening) -> Acts:
    """Have all decks on the table, then all sizes with a deck each; then as it was at first."""
    usual = evening.window.size()
    yield from rests(evening, "first table")
    for first in range(1, DECKS, DECKS_A_STEP):
        last = min(first + DECKS_A_STEP, DECKS)
        yield from opens_preferences(evening)
        for _ in range(first, last):
            yield from tries(evening, "Down")
        yield from closes_preferences(evening)
        yield from rests(evening, f"{last} decks")
    there = decks_there(Places.find().decks)
    for number, (width, height) in enumerate(SIZES, 1):
        deck, _ = deck_or_classic(there[5 * number].file, None, Places.find().pictures)
        evening.window.use_deck(deck)
        evening.host.use_deck(deck)
        evening.window.resize(width, height)
        yield lambda: evening.window.size() == QSize(width, height)  # noqa: B023 - at once
        yield from rests(evening, f"{width} × {height}")
    evening.window.resize(usual)
    yield lambda: evening.window.size() == usual
    yield from opens_preferences(evening)
    yield from tries(evening, "Home")
    yield from closes_preferences(evening)
    yield from rests(evening, "Classic again")


def matches(evening: Evening) -> Acts:
    """Play matches of all games and leave each table; now and then sit at the first one again."""
    yield from rests(evening, "first table")
    leaves(evening)
    names = [*GAMES]
    for number in range(1, MATCHES + 1):
        name = names[number % len(names)]
        choices = computers(name, "random", **SHORT.get(name, {}))
        # A table goes by the settings, once they change.
        evening.host._settings.games[name] = choices
        evening.host.begin(name, choices, number)
        yield lambda: is_over(evening)
        leaves(evening)
        if number % MATCHES_A_STEP == 0:
            evening.host.begin("soda", Settings().choices(GAMES["soda"]), SEED)
            yield from rests(evening, f"{number} matches")
            leaves(evening)


def rests(evening: Evening, step: str) -> Acts:
    """Wait until nothing moves or is drawn any more, and say what is used then."""
    yield lambda: evening.host.table is not None and evening.host.table.play.decider is not None
    yield lambda: pictures_are_complete(evening)
    until = time.monotonic() + REST
    yield lambda: time.monotonic() > until
    sys.stdout.write(json.dumps({"step": step, **megabytes()}) + "\n")
    sys.stdout.flush()


def leaves(evening: Evening) -> None:
    """Go to the start page, and have no match wait, so that the next one takes nobody's place."""
    evening.host.leave()
    for file in Places.find().waiting.iterdir():
        file.unlink()


def opens_preferences(evening: Evening) -> Acts:
    yield from look_at(evening.window)
    yield from press(evening, "ctrl+comma")
    yield lambda: evening.shown(QPushButton, "Undo changes")
    yield from look_at(evening.front)
    deck_box(evening).setFocus()


def closes_preferences(evening: Evening) -> Acts:
    yield from press(evening, "Escape")
    yield lambda: evening.front is evening.window


def tries(evening: Evening, key: str) -> Acts:
    """Choose another deck by a key, and wait until it lies on the table or is refused."""
    trials = evening.front.findChild(DeckTrials)
    assert trials is not None
    tried: list[str] = []
    trials.tried.connect(lambda trial: tried.append(trial.name))
    yield from press(evening, key)
    yield lambda: tried
    yield lambda: pictures_are_complete(evening)


def deck_box(evening: Evening) -> QComboBox:
    box = evening.shown(QComboBox, "Cards")
    assert box is not None
    return box


def pictures_are_complete(evening: Evening) -> bool:
    """Whether nothing is drawn for the table any more."""
    assert evening.host.table is not None
    return all(art.is_ready for art in evening.host.table.findChildren(CardArt))


def is_over(evening: Evening) -> bool:
    """Whether the match is over; standings after its rounds are put away."""
    evening.host.go_on_after_round()
    table = evening.host.table
    assert table is not None
    return match_at(table).result is not None and evening.shown(Standing) is not None


def megabytes() -> dict[str, float]:
    """What the system says that this process takes.

    Keys: `pss`, its share of everything; `own`, what no file could give back; and `alone`, what
    its share would be if no other program ran on the same libraries, as on a person's machine.
    """
    rollup, status = _sizes("smaps_rollup"), _sizes("status")
    own, screen = rollup["Pss_Anon"], rollup["Pss_Shmem"]
    return {"pss": rollup["Pss"], "own": own, "alone": own + screen + status["RssFile"]}


def _sizes(file: str) -> dict[str, float]:
    """All sizes in a file about this process, in megabytes."""
    parts = (line.split() for line in Path("/proc/self", file).read_text("utf-8").splitlines())
    return {part[0].rstrip(":"): int(part[1]) / 1024 for part in parts if part[2:] == ["kB"]}


def make_decks(folder: Path) -> None:
    """Fill the folder of a person's decks until there are enough, each a file of its own."""
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
    spend({"decks": decks, "matches": matches}[sys.argv[1]], "--game", "soda", "--seed", str(SEED))
