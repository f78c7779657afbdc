"""Draw the decks and the backs: `python3 packaging/art/draw_decks.py [FOLDER]`.

Without a folder the program writes `decks/*.svg`, `decks/letters.json` and `backs/*.svg` in
`resources`, always the same bytes. `letters.json` has the paths of the letters in the corners of
courts and aces, by deck: upright and upside down.

Each card is in two nested groups, with the names of KDE's decks (`1_club`, `queen_heart`) and of
GNOME's (`club_1`, `heart_queen`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path as File

from aces import ace
from backs import BACKS
from cards import (
    CLASSIC,
    FOUR_COLOUR,
    HEIGHT,
    LARGE_INDEX,
    WIDTH,
    Style,
    face,
    index_in_corner,
    pips,
)
from courts import court
from ink import Drawing, document, number
from jacks import jack
from kings import king
from letters import ALIKE, LETTERS
from pips import SUITS
from queens import queen

RESOURCES = File(__file__).parents[2] / "resources"
GAP = 10.0
COURTS = {11: jack, 12: queen, 13: king}
RANKS = {11: "jack", 12: "queen", 13: "king"} | {n: str(n) for n in range(1, 11)}


def deck(style: Style) -> str:
    """Return the sheet of a whole deck: 52 faces, a suit in each row, and the back."""
    cards = [
        ([f"{RANKS[rank]}_{suit}", f"{suit}_{RANKS[rank]}"], card(style, suit, rank))
        for suit in SUITS
        for rank in range(1, 14)
    ]
    return sheet([*cards, (["back"], BACKS["fans"]())], columns=13)


def card(style: Style, suit: str, rank: int) -> Drawing:
    if rank in COURTS:
        inks = style.courts[suit]
        middle = court(COURTS[rank](suit, inks), inks, style.notch)
    elif rank == 1:
        middle = ace(suit, style.inks[suit])
    else:
        middle = pips(style, suit, rank)
    return face(style, suit, rank, middle)


def letters(style: Style) -> dict[str, tuple[str, str]]:
    """Return the paths of a deck's letters: in the top left corner, and in the opposite one."""
    paths = {}
    for letter in (*LETTERS, *ALIKE):
        place = Drawing()
        place.fill("", index_in_corner(style, letter))
        ((upright,), (turned,)) = place.marks, place.placed(degrees=180).marks
        paths[letter] = upright.outline.svg(), turned.outline.svg()
    return paths


def sheet(cards: list[tuple[list[str], Drawing]], columns: int) -> str:
    """Return cards in a grid as an SVG document; each card has groups with all of its names."""
    rows = -(-len(cards) // columns)
    groups = []
    for n, (names, drawing) in enumerate(cards):
        x = GAP + n % columns * (WIDTH + GAP) + WIDTH / 2
        y = GAP + n // columns * (HEIGHT + GAP) + HEIGHT / 2
        group = drawing.group(names[-1])
        for name in reversed(names[:-1]):
            group = f'<g id="{name}">{group}</g>'
        groups.append(f'<g transform="translate({number(x)} {number(y)})">{group}</g>')
    return document(GAP + columns * (WIDTH + GAP), GAP + rows * (HEIGHT + GAP), *groups)


DECKS = {"classic": CLASSIC, "four-colour": FOUR_COLOUR, "large-index": LARGE_INDEX}


def main(folder: File, decks: Iterable[str] = tuple(DECKS)) -> None:
    """Draw some decks, the backs and the letters of all decks into a folder."""
    files = {f"decks/{name}.svg": deck(DECKS[name]) for name in decks}
    files |= {f"backs/{name}.svg": sheet([(["back"], draw())], 1) for name, draw in BACKS.items()}
    paths = {name: letters(style) for name, style in DECKS.items()}
    files["decks/letters.json"] = json.dumps(paths, ensure_ascii=False, indent=1) + "\n"
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(File(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES)
