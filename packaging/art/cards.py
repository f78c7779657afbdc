"""A card: its paper, its indices, its pips; courts, aces and backs are set into it."""

from __future__ import annotations

from dataclasses import dataclass

from ink import DARK, EDGE, PAPER, RED, Drawing, Path, rounded_box
from letters import index
from pips import WIDTHS, sign, spread

WIDTH = 250.0
HEIGHT = 350.0
RADIUS = 15.0


@dataclass(frozen=True)
class Style:
    """What makes one deck differ from another; sizes in card units."""

    inks: dict[str, str]
    index_height: float = 48.0
    index_centre: float = 30.0
    index_top: float = 15.0
    small_pip: float = 29.0
    pip: float = 48.0
    across: float = 43.0
    down: float = 118.0


CLASSIC = Style({"club": DARK, "diamond": RED, "heart": RED, "spade": DARK})


def paper() -> Drawing:
    """An empty card about the origin. Two filled shapes: a line would reach over the bounds."""
    sheet = Drawing()
    x, y = WIDTH / 2, HEIGHT / 2
    sheet.fill(EDGE, rounded_box(-x, -y, x, y, RADIUS))
    hair = 0.9
    sheet.fill(PAPER, rounded_box(hair - x, hair - y, x - hair, y - hair, RADIUS - hair))
    return sheet


def corner(style: Style, suit: str, rank: int) -> Drawing:
    """Rank and suit for the top left corner."""
    letter, width = index(rank)
    scale = style.index_height / 100
    centre = style.index_centre - WIDTH / 2
    top = style.index_top - HEIGHT / 2
    place = Drawing()
    place.fill(style.inks[suit], letter.scaled(scale).moved(complex(centre - width * scale / 2, top)))
    below = top + style.index_height + 7 + style.small_pip / 2
    place.fill(style.inks[suit], pip(suit, style.small_pip).moved(complex(centre, below)))
    return place


def pip(suit: str, height: float) -> Path:
    return sign(suit).scaled(height / 100)


def pips(style: Style, suit: str, rank: int) -> Drawing:
    field = Drawing()
    upright = pip(suit, style.pip)
    for centre, turned in spread(rank, style.across, style.down):
        field.fill(style.inks[suit], upright.turned(180 if turned else 0).moved(centre))
    return field


def framed(style: Style, suit: str, rank: int, middle: Drawing) -> Drawing:
    """A whole card: paper, `middle`, and the index in both corners."""
    card = paper()
    card.add(middle)
    mark = corner(style, suit, rank)
    card.add(mark)
    card.add(mark.placed(degrees=180))
    return card


__all__ = ["CLASSIC", "HEIGHT", "RADIUS", "WIDTH", "WIDTHS", "Style", "framed", "paper", "pip", "pips"]
