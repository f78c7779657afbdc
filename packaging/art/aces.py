"""The aces: one large ornamented suit sign each; the ace of spades has a wreath of rays."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ink import GOLD, PAPER, Drawing, Path, disc, joined, path, polygon, ray, sector
from pips import sign


def ace(suit: str, ink: str) -> Drawing:
    """Return the middle of an ace, with its sign in `ink`."""
    draw = {"spade": _spade, "heart": _heart, "diamond": _diamond, "club": _club}[suit]
    return draw(ink)


def _spade(ink: str) -> Drawing:
    face = Drawing()
    count = 72
    rays = []
    for n in range(count):
        degrees = n * 360 / count
        long = (1.0, 0.8, 0.9, 0.8)[n % 4]
        radians = math.radians(degrees)
        reach = 1 / math.hypot(math.sin(radians) / 72, math.cos(radians) / 146)
        rays.append(ray(0, degrees, 50, max(reach * long, 52), 0.9, 2.6))
    face.fill(GOLD, *rays)
    face.fill(PAPER, sign("spade").scaled(1.62))
    face.fill(GOLD, sign("spade").scaled(1.52))
    face.fill(PAPER, sign("spade").scaled(1.47))
    face.fill(ink, sign("spade").scaled(1.4))
    foot = 26j
    reaches = {0: 76, 21: 66, 43: 56, 67: 49, 92: 45}
    face.fill(GOLD, _palmette(foot, reaches, 14))
    face.fill(ink, _palmette(foot, {a: r - 7 for a, r in reaches.items()}, 7.4))
    face.fill(GOLD, _palmette(foot, {a: r - 16 for a, r in reaches.items()}, 3))
    face.fill(ink, disc(foot, 13))
    face.fill(GOLD, disc(foot, 10.6))
    face.fill(ink, disc(foot, 8.2))
    face.fill(PAPER, sign("spade").scaled(0.105).moved(foot))
    return face


def _heart(ink: str) -> Drawing:
    face = _plain("heart", ink, 1.36)
    foot = 46j
    reaches = {0: 62, 17: 76, 34: 80, 49: 62}
    face.fill(GOLD, _palmette(foot, reaches, 12))
    face.fill(ink, _palmette(foot, {a: r - 6 for a, r in reaches.items()}, 5.4))
    face.fill(PAPER, _palmette(foot, {a: r - 14 for a, r in reaches.items()}, 2))
    return face


def _diamond(ink: str) -> Drawing:
    face = _plain("diamond", ink, 1.44)
    for size, shade in (
        (1.04, GOLD),
        (0.99, ink),
        (0.76, PAPER),
        (0.71, ink),
        (0.5, GOLD),
        (0.4, ink),
    ):
        face.fill(shade, sign("diamond").scaled(size))
    face.fill(PAPER, sign("diamond").scaled(0.18))
    spokes = [polygon([-29j, 2 - 48j, -66j, -2 - 48j]).turned(a) for a in (0, 180)]
    sides = [polygon([23 + 0j, 35 + 2j, 47 + 0j, 35 - 2j]).turned(a) for a in (0, 180)]
    face.fill(GOLD, *spokes, *sides)
    return face


def _club(ink: str) -> Drawing:
    face = _plain("club", ink, 1.36)
    for centre, degrees in ((-26.5j, 0), (-24.5 + 12j, -116), (24.5 + 12j, 116)):
        middle = centre * 1.36
        face.fill(GOLD, disc(middle, 26))
        face.fill(ink, disc(middle, 24.2))
        blades = [sector(middle, 6.4, 20.6, a + 2.6, a + 24.4) for a in range(-81, 81, 27)]
        face.fill(GOLD, *(blade.turned(degrees, middle) for blade in blades))
    face.fill(GOLD, polygon([-5j, 6 + 4j, 13j, -6 + 4j]))
    return face


def _plain(suit: str, ink: str, size: float) -> Drawing:
    """Return the suit's sign in `ink`, scaled by `size`, with golden hand fans above and below."""
    face = Drawing()
    fan = [sector(-94j, 8, 24 - abs(n) * 2, n * 26 - 11, n * 26 + 11) for n in range(-3, 4)]
    fan += [disc(-94j, 4), path("M-34,-90 L34,-90 L28,-88 L-28,-88 Z")]
    face.fill(GOLD, *fan, *(blade.turned(180) for blade in fan))
    face.fill(ink, sign(suit).scaled(size))
    return face


def _palmette(foot: complex, reaches: dict[int, int] | dict[int, float], width: float) -> Path:
    """Return pointed leaves that spread from `foot`, mirrored; `reaches` maps angles to lengths."""
    leaves = []
    for degrees, reach in reaches.items():
        leaf = _leaf(reach, width)
        leaves += [leaf.turned(a).moved(foot) for a in ((degrees, -degrees) if degrees else (0,))]
    return joined(leaves)


def _leaf(reach: float, width: float) -> Path:
    half, near = width / 2, 14.0
    edge: Sequence[float] = (half, near + (reach - near) * 0.55, half * 0.9, reach - width * 0.4)
    return path(
        f"M0,{-near} C{edge[0]},{-edge[1]} {edge[2]},{-edge[3]} 0,{-reach}"
        f"C{-edge[2]},{-edge[3]} {-edge[0]},{-edge[1]} 0,{-near} Z"
    )
