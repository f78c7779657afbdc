"""The parts of a card: paper, indices and pips, and the style of a deck."""

from __future__ import annotations

from dataclasses import dataclass, replace

from courts import Inks
from ink import DARK, EDGE, PAPER, PETROL, RED, Drawing, Path, rounded_box
from letters import NAMES, index
from pips import sign, spread

WIDTH = 250.0
HEIGHT = 350.0
RADIUS = 15.0

BLUE = "#1F5FA6"
GREEN = "#1E7045"


@dataclass(frozen=True)
class Style:
    """The measures of a deck, in card units, and its inks by suit."""

    inks: dict[str, str]
    courts: dict[str, Inks]
    index_height: float = 48.0
    index_width: float = 40.0
    index_centre: float = 30.0
    index_top: float = 15.0
    small_pip: float = 29.0
    notch: complex = -71 - 70j
    pip: float = 48.0
    across: float = 43.0
    down: float = 118.0


CLASSIC = Style(
    {"club": DARK, "diamond": RED, "heart": RED, "spade": DARK},
    {
        "club": Inks(PETROL, DARK, RED),
        "diamond": Inks(RED, PETROL, DARK),
        "heart": Inks(RED, DARK, PETROL),
        "spade": Inks(DARK, PETROL, RED),
    },
)
FOUR_COLOUR = replace(
    CLASSIC,
    inks={"club": GREEN, "diamond": BLUE, "heart": RED, "spade": DARK},
    courts=CLASSIC.courts | {"club": Inks(GREEN, DARK, RED), "diamond": Inks(BLUE, DARK, RED)},
)
LARGE_INDEX = replace(
    CLASSIC,
    index_height=76.0,
    index_width=47.0,
    index_centre=31.0,
    index_top=12.0,
    small_pip=42.0,
    notch=-66 - 30j,
    pip=44.0,
    across=38.0,
)


def paper() -> Drawing:
    """Return an empty card around the origin: two filled shapes, as a line would be too wide."""
    sheet = Drawing()
    x, y, hair = WIDTH / 2, HEIGHT / 2, 1.2
    sheet.fill(EDGE, rounded_box(-x, -y, x, y, RADIUS))
    sheet.fill(PAPER, rounded_box(hair - x, hair - y, x - hair, y - hair, RADIUS - hair))
    return sheet


def corner(style: Style, suit: str, rank: int) -> Drawing:
    """Return the rank and suit for the top left corner."""
    place = Drawing()
    place.fill(style.inks[suit], index_in_corner(style, NAMES[rank]))
    below = style.index_top - HEIGHT / 2 + style.index_height + 7 + style.small_pip / 2
    centre = complex(style.index_centre - WIDTH / 2, below)
    place.fill(style.inks[suit], pip(suit, style.small_pip).moved(centre))
    return place


def index_in_corner(style: Style, text: str) -> Path:
    """Return the outline of a rank's letter or number in the top left corner."""
    outline, width = index(text)
    tall = style.index_height / 100
    wide = min(tall, style.index_width / width)
    left = style.index_centre - WIDTH / 2 - width * wide / 2
    return outline.scaled(wide, tall).moved(complex(left, style.index_top - HEIGHT / 2))


def pip(suit: str, height: float) -> Path:
    return sign(suit).scaled(height / 100)


def pips(style: Style, suit: str, rank: int) -> Drawing:
    """Return the middle of a card from 2 to 10."""
    middle = Drawing()
    upright = pip(suit, style.pip)
    for centre, turned in spread(rank, style.across, style.down):
        middle.fill(style.inks[suit], upright.turned(180 if turned else 0).moved(centre))
    return middle


def face(style: Style, suit: str, rank: int, middle: Drawing) -> Drawing:
    """Return a whole card: paper, `middle`, and the index in two corners."""
    card = paper()
    card.add(middle)
    mark = corner(style, suit, rank)
    card.add(mark)
    card.add(mark.placed(degrees=180))
    return card
