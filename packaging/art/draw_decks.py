"""Draws the decks: run `python3 packaging/art/draw_decks.py` to write `resources/decks/*.svg`."""

from __future__ import annotations

from pathlib import Path as File

from cards import CLASSIC, HEIGHT, WIDTH, Style, framed, paper, pips
from courts import CLASSIC_INKS, court
from ink import Drawing, number
from jacks import jack
from kings import king
from pips import SUITS
from queens import queen

DECKS = File(__file__).parents[2] / "resources" / "decks"
GAP = 10.0
RANKS = {1: "1", 11: "jack", 12: "queen", 13: "king"} | {n: str(n) for n in range(2, 11)}


def sheet(cards: list[tuple[list[str], Drawing]], columns: int) -> str:
    rows = -(-len(cards) // columns)
    wide = GAP + columns * (WIDTH + GAP)
    high = GAP + rows * (HEIGHT + GAP)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
        f' width="{number(wide)}" height="{number(high)}"'
        f' viewBox="0 0 {number(wide)} {number(high)}">',
    ]
    for n, (names, card) in enumerate(cards):
        x = GAP + n % columns * (WIDTH + GAP) + WIDTH / 2
        y = GAP + n // columns * (HEIGHT + GAP) + HEIGHT / 2
        lines.append(f'<g transform="translate({number(x)} {number(y)})">')
        lines += [f'<g id="{name}" stroke-linecap="round" stroke-linejoin="round">' for name in names]
        lines.append(card.svg() + "</g>" * (len(names) + 1))
    return "\n".join([*lines, "</svg>\n"])


def face(style: Style, suit: str, rank: int) -> Drawing:
    middle = Drawing()
    if rank > 10:
        inks = CLASSIC_INKS[suit]
        middle = court({11: jack, 12: queen, 13: king}[rank](suit, inks), inks)
    elif 1 < rank < 11:
        middle = pips(style, suit, rank)
    return framed(style, suit, rank, middle)


def deck(style: Style) -> str:
    cards = [
        ([f"{RANKS[rank]}_{suit}", f"{suit}_{RANKS[rank]}"], face(style, suit, rank))
        for suit in SUITS
        for rank in range(1, 14)
    ]
    cards.append((["back"], paper()))
    return sheet(cards, 13)


def main() -> None:
    DECKS.mkdir(parents=True, exist_ok=True)
    (DECKS / "classic.svg").write_text(deck(CLASSIC), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
