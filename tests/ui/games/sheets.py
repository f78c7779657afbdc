"""Golden sheets: a match as one seat reads it, so that each change of a sentence shows in a diff.

There is a sheet for each game in English, and one for one game in every other language.
`python -m tests.ui.games.sheets` writes the sheets anew, from the golden records.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from soiree.controller.match.authority import Match
from soiree.core.entries import Chance, Decision
from soiree.core.records import decode
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.resources import available_languages
from soiree.ui.language.translation import load_language
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import Story
from tests.every_game import golden
from tests.ui.games.stories import story_of

NAMES = ("You", "Ada", "Bela", "Cleo", "Dora", "Emil")
IN_EVERY_LANGUAGE = "soi"
"""The game with a sheet in every language."""

ENTRIES = 220
"""The number of entries on a sheet; the last entries of the match follow them."""

_SIGNS = {Kind.TOLD: " ", Kind.HEADING: "#", Kind.PASSING: "~", Kind.DETAIL: "+"}


def golden_match(game: str) -> Match:
    return Match(decode(golden(game), GAMES), GAMES[game])


def story_for(match: Match, viewer: Seat, names: tuple[str, ...] = NAMES) -> Story:
    """The story of a match for a seat; `NAMES` calls seat 0 "You"."""
    options, outcomes = match.deal.options, match.outcomes_of((viewer,))
    return story_of(match.game.name, options, names, viewer, outcomes)


def sheet(game: str) -> str:
    """The golden match of a game as seat 0 reads it: each entry, then its sentences."""
    match = golden_match(game)
    lines, last = [], 0
    for text, kind, position in story_for(match, 0).lines():
        if ENTRIES < position < match.position:
            continue
        entry = match.entries[position - 1]
        lines += ["…"] if position > max(last, ENTRIES) else []
        move = _written(entry) if position != last else ""
        lines.append(f"{move:>16} {_SIGNS[kind]} {text}")
        last = position
    return "\n".join(lines) + "\n"


def _written(entry: Chance | Decision) -> str:
    return f"{entry.seat} {entry.move}" if isinstance(entry, Decision) else entry.kind


def place(game: str, language: str = "en") -> Path:
    """The file of a game's sheet in a language."""
    name = "narration.txt" if language == "en" else f"narration_{language}.txt"
    return Path(__file__).parent / game / name


def other_languages() -> list[str]:
    """The languages that the program speaks, without English."""
    return sorted({*available_languages()} - {"en"})


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QCoreApplication([])
    load_language(app, "en")
    for each in GAMES:
        place(each).write_text(sheet(each), encoding="utf-8")
    for each in other_languages():
        load_language(app, each)
        place(IN_EVERY_LANGUAGE, each).write_text(sheet(IN_EVERY_LANGUAGE), encoding="utf-8")
