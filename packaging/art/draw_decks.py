"""Draw the decks and the backs: `python3 packaging/art/draw_decks.py [FOLDER]`.

Without a folder the program writes `decks/*.svg` and `backs/*.svg` in `resources`, always the same
bytes.

Each card is in two nested groups, with the names of KDE's decks (`1_club`, `queen_heart`) and of
GNOME's (`club_1`, `heart_queen`).
"""

from __future__ import annotations

import sys
from pathlib import Path as File

from aces import ace
from backs import BACKS
from cards import CLASSIC, FOUR_COLOUR, HEIGHT, LARGE_INDEX, WIDTH, Style, face, pips
from courts import court
from ink import Drawing, document, number
from jacks import jack
from kings import king
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


def main(folder: File) -> None:
    sheets = {
        "decks/classic": deck(CLASSIC),
        "decks/four-colour": deck(FOUR_COLOUR),
        "decks/large-index": deck(LARGE_INDEX),
    }
    sheets |= {f"backs/{name}": sheet([(["back"], draw())], 1) for name, draw in BACKS.items()}
    for name, text in sheets.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(File(sys.argv[1]) if len(sys.argv) > 1 else RESOURCES)
