"""The backs of cards: fans, chevrons, a sunburst and towers, each in two inks.

Each back looks the same upside down.
"""

from __future__ import annotations

from collections.abc import Callable

from cards import HEIGHT, WIDTH, paper
from ink import (
    DARK,
    GOLD,
    PAPER,
    PETROL,
    RED,
    Drawing,
    box,
    disc,
    oval,
    polygon,
    ray,
    reversed_path,
    rounded_box,
)

_X, _Y = WIDTH / 2 - 13, HEIGHT / 2 - 13
_PANEL = rounded_box(-_X, -_Y, _X, _Y, 7)


def fans() -> Drawing:
    """Draw rows of open fans."""
    half = Drawing()
    half.fill(PETROL, box(-_X, -_Y, _X, 0))
    radius, rise = 28.0, 27.0
    for row in range(-7, 1):
        shift = radius if row % 2 else 0
        for column in range(-4, 5):
            foot = complex(column * 2 * radius + shift, row * rise + 13)
            if abs(foot.real) <= 112 + radius:
                half.add(_fan(foot, radius))
    return _back(_twice(half), _medallion(PETROL))


def _fan(foot: complex, radius: float) -> Drawing:
    fan = Drawing()
    fan.fill(GOLD, disc(foot, radius))
    fan.fill(PETROL, disc(foot, radius - 1.6))
    fan.fill(
        GOLD, *(ray(foot, n * 25.7, 9, radius - 4, 2.6, 8.4) for n in range(-3, 4)), disc(foot, 6)
    )
    return fan


def chevrons() -> Drawing:
    """Draw nested angles that meet in the middle."""
    half = Drawing()
    half.fill(DARK, box(-_X, -_Y, _X, 0))
    for n in range(-2, 14):
        y = -n * 22.0
        thick = 11 if n % 2 else 4
        for sign in (1, -1):
            half.fill(
                GOLD,
                polygon(
                    [
                        y * 1j,
                        complex(sign * 120, y - 92),
                        complex(sign * 120, y - 92 + thick),
                        (y + thick) * 1j,
                    ]
                ),
            )
    return _back(_twice(half), _medallion(DARK))


def sunburst() -> Drawing:
    """Draw rays from the middle, and suns in the corners."""
    half = Drawing()
    half.fill(RED, box(-_X, -_Y, _X, 0))
    half.fill(GOLD, *(ray(0, n * 10, 20, 215, 1.5, 17) for n in range(-9, 10)))
    half.fill(PAPER, *(ray(0, n * 10 + 5, 60, 215, 0.5, 4) for n in range(-9, 9)))
    for x in (-_X, _X):
        corner = complex(x, -_Y)
        for radius, ink in (
            (64, GOLD),
            (60, RED),
            (50, GOLD),
            (46, RED),
            (34, GOLD),
            (30, RED),
            (16, GOLD),
        ):
            half.fill(ink, disc(corner, radius))
    return _back(_twice(half), _medallion(RED))


def towers() -> Drawing:
    """Draw a city of stepped towers with lit windows."""
    half = Drawing()
    half.fill(DARK, box(-_X, -_Y, _X, 0))
    half.fill(PETROL, *(ray(0, n * 12, 20, 215, 4, 24) for n in range(-7, 8)))
    for x, tall, wide in ((-84, 92, 46), (84, 92, 46), (-44, 118, 44), (44, 118, 44), (0, 146, 50)):
        half.add(_tower(x, tall, wide))
    return _back(_twice(half), _medallion(DARK))


def _tower(x: float, tall: float, wide: float) -> Drawing:
    tower = Drawing()
    outline = []
    for part, rise in ((1.0, 0.5), (0.74, 0.72), (0.48, 0.88), (0.2, 1.0)):
        outline += [(part, rise)]
    points = [complex(wide / 2, 10)]
    for n, (part, rise) in enumerate(outline):
        points.append(complex(wide / 2 * part, -tall * rise))
        if n + 1 < len(outline):
            points.append(complex(wide / 2 * outline[n + 1][0], -tall * rise))
    shape = polygon([*points, *(complex(-p.real, p.imag) for p in reversed(points))]).moved(x)
    tower.fill(DARK, shape)
    tower.line(GOLD, 1.6, shape)
    windows = [
        box(x + side * wide * 0.12 * k - 1.4, -tall * top, x + side * wide * 0.12 * k + 1.4, 0)
        for k, top in ((0.6, 0.84), (1.8, 0.68), (3.2, 0.46))
        for side in (-1, 1)
    ]
    tower.fill(GOLD, *windows)
    return tower


def _twice(half: Drawing) -> Drawing:
    """Return the upper half, cut at the middle, and a copy of it turned by half a turn."""
    upper = half.above(0, 1)
    whole = Drawing([*upper.marks])
    whole.add(upper.placed(degrees=180))
    return whole


def _medallion(ground: str) -> Drawing:
    """Return a roundel for the middle, with a star of eight points."""
    roundel = Drawing()
    roundel.fill(ground, oval(0, 40, 40))
    roundel.fill(GOLD, disc(0, 38))
    roundel.fill(ground, disc(0, 35.6))
    roundel.fill(GOLD, *(ray(0, n * 15, 22, 33 if n % 2 else 29, 1.6, 4.2) for n in range(24)))
    roundel.fill(GOLD, disc(0, 20))
    roundel.fill(ground, disc(0, 18))
    star = [16 * 1j**n for n in range(4)]
    notch = [3.4 * (1 + 1j) * 1j**n for n in range(4)]
    points = [p for pair in zip(star, notch, strict=True) for p in pair]
    roundel.fill(GOLD, polygon(points), polygon(points).turned(45).scaled(0.62))
    return roundel


def _back(field: Drawing, middle: Drawing) -> Drawing:
    card = paper()
    card.add(field.within(_X + 3, _Y + 3))
    card.add(middle)
    x, y = WIDTH / 2 - 1.5, HEIGHT / 2 - 1.5
    ground = field.marks[0].ink
    edge = rounded_box(5 - _X, 5 - _Y, _X - 5, _Y - 5, 4)
    card.fill(ground, _PANEL + reversed_path(edge))
    card.line(GOLD, 1.6, edge)
    card.fill(PAPER, rounded_box(-x, -y, x, y, 13.5) + reversed_path(_PANEL))
    return card


BACKS: dict[str, Callable[[], Drawing]] = {
    "fans": fans,
    "chevrons": chevrons,
    "sunburst": sunburst,
    "towers": towers,
}
