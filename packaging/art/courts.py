"""The court cards: a framed panel with a figure, and the figure again after half a turn.

The panel has steps for the indices. A sash crosses its middle from left to right; each figure is
drawn for the space above the sash and cut there.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import (
    DARK,
    GOLD,
    PAPER,
    Drawing,
    Path,
    disc,
    path,
    polygon,
    polyline,
    ray,
    reversed_path,
    rounded_box,
)

SLOPE = 112 + 40j
"""The direction of the sash, through the centre of the card."""


@dataclass(frozen=True)
class Inks:
    """The colours of a court: the robe, its complement, and a third one for small things."""

    robe: str
    second: str
    third: str


def _panel(notch: complex, inset: float = 0) -> Path:
    """Return the stepped frame; `notch` is the inner corner of the space for the index."""
    x, y = 112 - inset, 161 - inset
    left, low = notch.real + inset, notch.imag + inset
    steps = [complex(left, -y), complex(x, -y), complex(x, -low), complex(8 - left, -low)]
    steps += [complex(8 - left, 8 - low), complex(-left, 8 - low)]
    return polygon([*steps, *(-p for p in steps)])


def court(figure: Drawing, inks: Inks, notch: complex) -> Drawing:
    """Return the middle of a court card: the figure twice, the sash, and the frame."""
    half = figure.above(0, SLOPE)
    card = Drawing()
    card.line(GOLD, 0.9, _panel(notch, 3))
    card.add(half)
    card.add(half.placed(degrees=180))
    card.add(_sash(inks))
    x, y = 123.5, 173.5
    frame = _panel(notch)
    card.fill(PAPER, rounded_box(-x, -y, x, y, 13.5) + reversed_path(frame))
    card.line(DARK, 1.2, frame)
    return card


def _sash(inks: Inks) -> Drawing:
    along = SLOPE / abs(SLOPE)
    far, aside = along * 125, along * 1j

    def band(half_width: float) -> Path:
        return polygon(
            [s * far + t * half_width * aside for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )

    sash = Drawing()
    sash.fill(PAPER, band(7.2))
    sash.fill(DARK, band(6))
    beads = [n * 17 * along for n in range(-6, 7) if n]
    sash.fill(
        GOLD,
        *(polygon([b - 5 * along, b - 3 * aside, b + 5 * along, b + 3 * aside]) for b in beads),
    )
    sash.fill(PAPER, disc(0, 12.4))
    sash.fill(DARK, disc(0, 11))
    sash.fill(GOLD, disc(0, 9.8))
    sash.fill(inks.robe if inks.robe != DARK else inks.second, disc(0, 8.2))
    star = [6.8 * along, 2 * along + 2 * aside, 6.8 * aside, 2 * aside - 2 * along]
    sash.fill(GOLD, polygon([*star, *(-p for p in star)]))
    return sash


def sunburst(centre: complex, ground: str, rays: str) -> Drawing:
    """Return the background of a king: a disc in a wreath of rays."""
    glory = Drawing()
    far = (84, 70)
    glory.fill(rays, *(ray(centre, n * 10, 40, far[n % 2], 3, 6.2) for n in range(-11, 12)))
    glory.fill(ground, disc(centre, 57))
    glory.line(rays, 1.2, disc(centre, 53.5))
    return glory


def shell(centre: complex, ground: str, ribs: str) -> Drawing:
    """Return the background of a queen: a fan of scallops."""
    glory = Drawing()
    leaf = path("M0,0 L-9.6,-62 C-9.6,-76 9.6,-76 9.6,-62 Z")
    angles = [n * 18 for n in range(-6, 7)]
    for angle in sorted(angles, key=abs, reverse=True):
        glory.fill(ribs, leaf.scaled(1.06, 1.04).turned(angle).moved(centre))
        glory.fill(ground, leaf.turned(angle).moved(centre))
        glory.line(ribs, 1, polyline([centre - 30j, centre - 62j]).turned(angle, centre))
    return glory


def lozenge(centre: complex, ground: str, lines: str) -> Drawing:
    """Return the background of a jack: nested squares on their corners."""
    glory = Drawing()
    for n, size in enumerate((80, 74, 70, 64)):
        corners = [centre - size * 1j, centre + size, centre + size * 1j, centre - size]
        glory.fill((lines, PAPER, lines, ground)[n], polygon(corners))
    return glory


def fist() -> Drawing:
    """Return a hand around an upright shaft at the origin."""
    hand = Drawing()
    shape = rounded_box(-10, -12.5, 10, 12.5, 5.5)
    hand.fill(PAPER, shape)
    hand.line(DARK, 1.2, shape)
    hand.line(DARK, 1, *(polyline([-10 + y * 1j, 3 + y * 1j]) for y in (-6.2, 0, 6.2)))
    thumb = path(
        "M10,8 C12.6,0 11.6,-9 5,-13 C0,-15.4 -7,-13.6 -7,-10.4 C-7,-7.6 -1,-8.4 1.4,-6 C4,-3 3,3 2.4,7"
    )
    hand.fill(PAPER, thumb)
    hand.line(DARK, 1.1, thumb)
    return hand


def cuff(ground: str, trim: str) -> Drawing:
    """Return a sleeve that rises to a hand at the origin; the sash cuts its lower end."""
    sleeve = Drawing()
    sleeve.fill(ground, path("M-11,13 L11,13 C14,30 18,44 20,70 L-26,70 C-20,44 -14,30 -11,13 Z"))
    band = path("M-13,10.5 L13,10.5 L14.4,19 L-14.4,19 Z")
    sleeve.fill(trim, band)
    sleeve.line(DARK, 1.1, band)
    return sleeve
