"""The four queens, their heads turned a little, each with her hair, crown, gown and attribute."""

from __future__ import annotations

import cloth
from cloth import Cloth, Pattern
from courts import Inks, cuff, fist, shell
from faces import turned
from ink import (
    DARK,
    GOLD,
    GOLD_SCREEN,
    PAPER,
    Drawing,
    box,
    disc,
    oval,
    path,
    polygon,
    polyline,
    ray,
    rounded_box,
    sector,
    smooth,
)
from pips import sign

HEAD = -80j
"""The centre of a queen's face."""
HEAD_SIZE = 1.16
GRIP = 86 - 2j
"""The place of a queen's left hand."""


def queen(suit: str, inks: Inks) -> Drawing:
    return {"spade": _spade, "heart": _heart, "diamond": _diamond, "club": _club}[suit](inks)


def _spade(inks: Inks) -> Drawing:
    """Black bob, a tiara of rays; she has just taken off her mask."""
    figure = shell(HEAD, inks.second, GOLD)
    figure.add(_wings(inks.robe, GOLD))
    figure.add(_gown(inks.robe, GOLD, cloth.sunburst(44, 0.1 - 0.3j), _beads(GOLD)))
    figure.add(_head(turned(inks.second), _bob(DARK), _ray_tiara(inks.third)))
    figure.add(_mask(inks).placed(GRIP, 0.96))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _heart(inks: Inks) -> Drawing:
    """Waved golden hair under a round crown; a rose."""
    figure = shell(HEAD, inks.robe, GOLD)
    figure.add(_gown(inks.robe, GOLD, cloth.scales(3, 6, 0.3), _heart_chain(inks.robe)))
    figure.add(_head(turned(inks.third), _waves(GOLD), _kokoshnik(inks.robe)).mirrored())
    figure.add(_rose(inks).placed(GRIP))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _diamond(inks: Inks) -> Drawing:
    """A wound turban with a plume; a mirror."""
    figure = shell(HEAD, inks.second, GOLD)
    figure.add(_wings(inks.second, GOLD))
    figure.add(_gown(inks.robe, PAPER, cloth.chevrons(7, 0.4, 0.2), _pendant(inks.second)))
    figure.add(_head(turned(inks.second), _turban(inks.robe), _plume(inks.second)).mirrored())
    figure.add(_mirror(inks).placed(GRIP, 0.93))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _club(inks: Inks) -> Drawing:
    """Red hair in coils, a crown of trefoils; a fan."""
    figure = shell(HEAD, inks.second, GOLD)
    figure.add(_gown(inks.robe, GOLD, cloth.waves(6, 0.4, 0.03, 1), _beads(inks.third)))
    figure.add(_head(turned(inks.robe), _coils(inks.third), _trefoils(inks.robe)))
    figure.add(_fan(inks).placed(GRIP))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _gown(ground: str, print_ink: str, pattern: Pattern, necklace: Drawing) -> Drawing:
    """Return bare neck and shoulders, and a gown with a deep neckline."""
    gown = Drawing()
    skin = path(
        "M-8.5,-66 L-8.5,-40 C-10,-31 -40,-31 -58,-20 C-68,-12 -74,10 -78,48 L78,48"
        "C74,10 68,-12 58,-20 C40,-31 10,-31 8.5,-40 L8.5,-66 Z"
    )
    gown.fill(PAPER, skin)
    gown.fill(GOLD_SCREEN, path("M-8.5,-48 C-2,-38 4,-36 8.5,-36 L8.5,-66 L-8.5,-66 Z"))
    gown.line(DARK, 1.1, skin)
    gown.line(
        DARK, 0.9, path("M-26,-22 C-16,-20 -8,-18 -3,-14"), path("M26,-22 C16,-20 8,-18 3,-14")
    )
    gown.add(necklace)
    side = Cloth(
        path("M34,-28.4 C30,-8 14,6 0,12 L0,48"),
        path("M34,-28.4 C44,-27 52,-24 58,-20 C72,-10 78,14 82,48"),
    )
    gown.fill(ground, side.outline, side.outline.mirrored())
    print_ = side.printed(pattern)
    gown.fill(print_ink, print_, print_.mirrored())
    hem = path("M34,-28.4 C30,-8 14,6 0,12 L0,18 C18,11 34,-2 39,-27.6 Z")
    gown.fill(GOLD, hem, hem.mirrored())
    gown.line(DARK, 1, side.outline, side.outline.mirrored(), hem, hem.mirrored())
    return gown


def _beads(ink: str) -> Drawing:
    """Return a long string of beads."""
    string = Drawing()
    points = [-8.4 - 37j, -7.2 - 30j, -4.4 - 24j, -21j, 4.4 - 24j, 7.2 - 30j, 8.4 - 37j]
    string.line(DARK, 0.7, smooth(points))
    string.fill(ink, *(disc(p, 2.3) for p in points[:3] + points[4:]))
    string.fill(ink, polygon([-26j, 4 - 19j, -8j, -4 - 19j]))
    string.line(DARK, 0.7, polygon([-26j, 4 - 19j, -8j, -4 - 19j]))
    return string


def _heart_chain(ink: str) -> Drawing:
    chain = Drawing()
    chain.line(GOLD, 2.2, path("M-9,-40 C-6,-30 -2,-26 0,-24 C2,-26 6,-30 9,-40"))
    chain.fill(ink, sign("heart").scaled(0.15).moved(-16j))
    chain.line(DARK, 0.7, sign("heart").scaled(0.15).moved(-16j))
    return chain


def _pendant(ink: str) -> Drawing:
    pendant = Drawing()
    choker = path("M-8.8,-46 C-4,-42.6 4,-42.6 8.8,-46 L9,-38.6 C4,-35 -4,-35 -9,-38.6 Z")
    pendant.fill(ink, choker)
    pendant.line(GOLD, 1.3, choker)
    drop = polygon([-36j, 4.6 - 26j, -16j, -4.6 - 26j])
    pendant.fill(GOLD, drop)
    pendant.line(DARK, 0.8, drop)
    return pendant


def _wings(ground: str, print_ink: str) -> Drawing:
    """Return a collar that stands behind the neck like two open fans."""
    collar = Drawing()
    wing = Cloth(path("M8,-30 C16,-40 26,-54 33,-74"), path("M8,-30 C26,-28 44,-26 62,-16"))
    rim = path("M33,-74 C50,-64 62,-44 62,-16")
    full = path("M8,-30 C16,-40 26,-54 33,-74 C50,-64 62,-44 62,-16 C44,-26 26,-28 8,-30 Z")
    collar.fill(ground, full, full.mirrored())
    pleats = wing.printed(cloth.stripes(5, 0.45))
    collar.fill(print_ink, pleats, pleats.mirrored())
    collar.line(print_ink, 3, rim, rim.mirrored())
    collar.line(DARK, 1, full, full.mirrored())
    return collar


def _arm(ground: str, trim: str) -> Drawing:
    arm = cuff(ground, trim)
    arm.add(fist())
    return arm.placed(GRIP, 0.86)


def _head(face: Drawing, hair: tuple[Drawing, Drawing], crown: Drawing) -> Drawing:
    head = Drawing()
    behind, before = hair
    for part in (behind, face, before, crown):
        head.add(part)
    return head.placed(HEAD, HEAD_SIZE)


def _earring(ink: str, at: complex) -> Drawing:
    ring = Drawing()
    drop = polygon([at, at + 3 + 7j, at + 14j, at - 3 + 7j])
    ring.fill(ink, drop)
    ring.line(DARK, 0.8, drop)
    return ring


def _bob(ground: str) -> tuple[Drawing, Drawing]:
    behind, before = Drawing(), Drawing()
    behind.fill(
        ground,
        path(
            "M-21,8 C-25,-6 -26,-28 -18,-40 C-8,-52 18,-52 29,-38 C37,-26 36,0 36,20"
            "C28,26 18,25 12,22 L-16,10 Z"
        ),
    )
    before.fill(ground, path("M-22,-14 C-10,-18.4 12,-18.4 22,-12 L26,-44 L-18,-44 Z"))
    before.fill(ground, path("M17,-18 L32,-18 L36,20 C26,27 14,22 7,13 C15,13 19.6,4 17,-18 Z"))
    before.fill(
        ground, path("M-22.5,-16 C-24.4,-4 -23.6,6 -20.4,13 C-16.6,8 -16.4,2 -18.6,-3 L-17,-16 Z")
    )
    before.add(_earring(GOLD, 19 + 17j))
    return behind, before


def _waves(ground: str) -> tuple[Drawing, Drawing]:
    behind, before = Drawing(), Drawing()
    mass = path(
        "M-20,-8 C-28,-30 -16,-50 4,-50 C28,-50 40,-32 35,-12 C40,-4 40,6 34,12 C40,18 38,28 28,30"
        "C20,31 16,26 16,20 L14,-10 Z"
    )
    behind.fill(ground, mass)
    behind.line(DARK, 1, mass)
    front = path(
        "M-20.4,-10 C-24,-26 -18,-40 -2,-42 C22,-44 34,-30 31,-16 C37,-8 36,0 30,5 C35,11 32,19 25,20"
        "C17,20 16,12 19,6 C13,0 15,-8 20,-11 C10,-14 2,-20 -2,-27 C-6,-20 -14,-14 -20.4,-10 Z"
    )
    before.fill(ground, front)
    before.line(DARK, 1, front)
    for line in (
        "M-4,-30 C6,-22 16,-18 26,-17",
        "M-2,-36 C8,-28 18,-24 29,-24",
        "M21,-10 C26,-10 29,-7 31,-3",
        "M20,6 C24,4 27,4 30,5",
        "M18,-2 C22,-3 26,-1 29,2",
        "M20,13 C23,11 27,11 30,13",
        "M-8,-28 C-12,-22 -16,-18 -20,-16",
    ):
        before.line(DARK, 0.9, path(line))
    return behind, before


def _turban(ground: str) -> tuple[Drawing, Drawing]:
    behind, before = Drawing(), Drawing()
    knot = path("M22,-8 C34,-14 42,-4 38,6 C36,16 26,18 20,10 Z")
    behind.fill(DARK, knot)
    shape = path(
        "M-20.5,-12 C-30,-26 -28,-46 -8,-52 C14,-58 36,-48 36,-28 C36,-16 30,-8 22,-2"
        "C16,-12 -2,-20 -20.5,-12 Z"
    )
    before.fill(ground, shape)
    folds = [
        "M-14,-13.6 C-18,-28 -10,-44 8,-53.6",
        "M-3,-14.6 C-8,-28 2,-44 20,-50",
        "M8,-12 C4,-26 14,-40 30,-43",
        "M16,-7 C16,-20 24,-30 35.6,-32",
    ]
    before.line(GOLD, 1.6, *(path(fold) for fold in folds))
    before.line(DARK, 1.1, shape)
    before.fill(DARK, path("M20.6,-3 C24,6 20,14 13,15 C17.6,10 18,2 16.4,-6 Z"))
    before.add(_earring(GOLD, 20 + 12j))
    return behind, before


def _coils(ground: str) -> tuple[Drawing, Drawing]:
    behind, before = Drawing(), Drawing()
    mass = path("M-20,-4 C-28,-28 -16,-48 4,-48 C24,-48 34,-34 31,-10 L20,8 L-18,2 Z")
    behind.fill(ground, mass)
    behind.line(DARK, 1, mass)
    bun = disc(-24 + 6j, 9.5)
    behind.fill(ground, bun)
    behind.line(DARK, 1, bun, disc(-24 + 6j, 5))
    front = path(
        "M-20.4,-8 C-26,-28 -14,-44 4,-44 C22,-44 30,-30 27,-10 L20,0 C19,-12 10,-22 -4,-29"
        "C-8,-20 -14,-13 -20.4,-8 Z"
    )
    before.fill(ground, front)
    before.line(
        DARK,
        1,
        front,
        path("M-1,-34 C12,-28 22,-20 25,-8"),
        path("M-9,-30 C-12,-22 -16,-17 -20,-15"),
    )
    coil = 25 + 6j
    before.fill(ground, disc(coil, 14))
    before.line(DARK, 1, disc(coil, 14), disc(coil, 9.4), disc(coil, 4.8))
    return behind, before


def _ray_tiara(jewel: str) -> Drawing:
    crown = Drawing()
    foot = 3 - 16j
    for degrees in (-46, 46, -30, 30, -15, 15, 0):
        tine = ray(foot, degrees, 18, 49 - abs(degrees) / 5, 8.4, 0.8)
        crown.fill(GOLD, tine)
        crown.line(DARK, 0.9, tine)
    rim = path("M-22.6,-27 C-10,-35 18,-35 29,-25 L30.6,-19 C18,-28 -10,-28 -23,-21 Z")
    crown.fill(GOLD, rim)
    crown.line(DARK, 1, rim)
    stone = polygon([2 - 42j, 6.4 - 33j, 2 - 24j, -2.4 - 33j])
    crown.fill(jewel, stone)
    crown.line(DARK, 1, stone)
    return crown


def _kokoshnik(jewel: str) -> Drawing:
    """Return a round crown with pearls along its edge."""
    crown = Drawing()
    shield = path("M-22,-26 C-30,-52 -12,-64 4,-64 C22,-64 38,-52 31,-24 C20,-36 -10,-38 -22,-26 Z")
    crown.fill(jewel, shield)
    crown.line(DARK, 1.1, shield)
    crown.line(GOLD, 2.2, path("M-19,-34 C-22,-50 -10,-58 4,-58 C20,-58 31,-50 29,-33"))
    crown.fill(GOLD, *(ray(4 - 20j, a, 20, 34, 2, 5) for a in (-36, -18, 0, 18, 36)))
    for x, y in (
        (-21, -47),
        (-13, -57.6),
        (-4, -63),
        (4, -64.6),
        (13, -63),
        (22, -57.6),
        (30, -47),
    ):
        pearl = disc(complex(x, y), 2.7)
        crown.fill(PAPER, pearl)
        crown.line(DARK, 0.8, pearl)
    rim = path("M-22.6,-25 C-10,-38 20,-36 31.4,-23 L30,-18.6 C18,-31 -10,-32 -22,-20 Z")
    crown.fill(GOLD, rim)
    crown.line(DARK, 1, rim)
    return crown


def _plume(ink: str) -> Drawing:
    crown = Drawing()
    for degrees, size in ((24, 0.72), (-20, 0.72), (2, 0.88)):
        feather = (
            path("M0,2 C-9,-8 -9,-24 0,-34 C9,-24 9,-8 0,2 Z")
            .scaled(size)
            .turned(degrees)
            .moved(-4 - 38j)
        )
        crown.fill(ink, feather)
        crown.line(
            GOLD, 1, feather, polyline([-4 - 38j, -4 - 38j - 28j * size]).turned(degrees, -4 - 38j)
        )
    crown.fill(GOLD, disc(-5 - 32j, 8))
    crown.line(DARK, 1, disc(-5 - 32j, 8))
    crown.fill(ink, polygon([-5 - 38j, -0.6 - 32j, -5 - 26j, -9.4 - 32j]))
    return crown


def _trefoils(jewel: str) -> Drawing:
    crown = Drawing()
    for x, y, size in (
        (-17, -45, 0.15),
        (25, -43, 0.15),
        (-7, -51, 0.18),
        (16, -50, 0.18),
        (4.5, -54, 0.22),
    ):
        leaf = sign("club").scaled(size).moved(complex(x, y))
        crown.line(DARK, 2, leaf)
        crown.fill(GOLD, leaf)
    rim = path("M-23,-32 C-10,-44 20,-44 31,-30 L31.4,-21 C18,-36 -10,-36 -23.4,-23 Z")
    crown.fill(GOLD, rim)
    crown.line(DARK, 1, rim)
    crown.fill(
        jewel,
        *(disc(p, 2) for p in (-16 - 32.4j, -6.4 - 36.6j, 4 - 37.6j, 14.4 - 36.4j, 24 - 31.6j)),
    )
    return crown


def _mask(inks: Inks) -> Drawing:
    """Return a domino on a stick."""
    mask = Drawing()
    mask.fill(DARK, box(-2.6, -104, 2.6, 40))
    mask.fill(GOLD, box(-1.5, -104, 1.5, 40))
    at = -104j
    for degrees in (-32, 32, -11, 11):
        feather = path("M0,0 C-7,-12 -7,-28 0,-38 C7,-28 7,-12 0,0 Z").turned(degrees).moved(at)
        mask.fill(inks.third, feather)
        mask.line(DARK, 1, feather, polyline([at, at - 30j]).turned(degrees, at))
    domino = path(
        "M-24,-13 C-15,-15 -6,-14 0,-9 C6,-14 15,-15 24,-13 C25,2 17,12 9,10 C4,9 2,5 0,5"
        "C-2,5 -4,9 -9,10 C-17,12 -25,2 -24,-13 Z"
    ).moved(at)
    mask.fill(DARK, domino)
    mask.line(GOLD, 1.6, domino)
    hole = path("M4,-1 C8,-7 14,-7 18,-4 C15,3 8,4 4,-1 Z").moved(at)
    mask.fill(PAPER, hole, hole.moved(-at).mirrored().moved(at))
    return mask


def _rose(inks: Inks) -> Drawing:
    rose = Drawing()
    stem = path("M0,40 C2,0 -3,-40 0,-92")
    rose.line(DARK, 4.4, stem)
    rose.line(inks.third, 2.4, stem)
    leaf = path("M-1,-36 C4,-54 14,-60 23,-61 C23,-48 14,-36 -1,-32 Z")
    other = path("M0,-52 C-4,-68 -12,-75 -21,-77 C-22,-64 -14,-52 -1,-48 Z")
    for shape in (leaf, other):
        rose.fill(inks.third, shape)
        rose.line(DARK, 1.1, shape)
    rose.line(
        GOLD, 1.1, path("M1,-36 C8,-45 14,-52 19,-56"), path("M-2,-52 C-8,-61 -12,-67 -17,-72")
    )
    back = path("M-17,-6 C-21,-20 -12,-27 -5,-24 C-2,-28 4,-28 7,-24 C14,-26 21,-19 17,-6 L0,14 Z")
    left = path("M0,22 C-18,22 -26,6 -23,-12 C-12,-14 -2,-2 3,8 Z")
    right = path("M0,22 C18,22 26,6 23,-12 C13,-13 4,-5 -1,4 C1,10 3,16 0,22 Z")
    heart = path("M-9,-4 C-12,-14 -4,-20 2,-18 C10,-18 13,-9 8,-2 C4,3 0,6 -2,8 C-5,5 -8,1 -9,-4 Z")
    for petal in (back, heart, left, right):
        rose.fill(inks.robe, petal.moved(-112j))
        rose.line(PAPER, 1.7, petal.moved(-112j))
    curl = path("M-4,-4 C-7,-11 0,-15 3,-11 C5,-8 2,-5 0,-7")
    rose.line(PAPER, 1.5, curl.moved(-112j))
    for degrees in (-58, -20, 20, 58):
        sepal = path("M-3.4,0 C-3,-8 -1,-12 0,-16 C1,-12 3,-8 3.4,0 Z").turned(degrees).moved(-88j)
        rose.fill(inks.third, sepal)
    rose.fill(inks.third, oval(-88j, 5, 4))
    return rose


def _mirror(inks: Inks) -> Drawing:
    mirror = Drawing()
    handle = polygon([-3 - 70j, 3 - 70j, 4.4 + 20j, 0 + 28j, -4.4 + 20j])
    mirror.fill(GOLD, handle)
    mirror.line(DARK, 1.1, handle)
    at = -102j
    for n in range(16):
        mirror.fill(GOLD, ray(at, n * 22.5, 20, 31 if n % 2 else 28, 9, 5))
    mirror.fill(DARK, oval(at, 21.4, 27.4))
    mirror.fill(GOLD, oval(at, 20.2, 26.2))
    mirror.fill(DARK, oval(at, 16.8, 22.8))
    mirror.fill(PAPER, oval(at, 15.8, 21.8))
    mirror.fill(
        inks.second,
        path(
            "M-14,8 L8,-17.6 C10,-16 11.6,-13.6 12.8,-11 L-9.6,16 C-11.6,14 -13.2,11.4 -14,8 Z"
        ).moved(at),
    )
    mirror.fill(
        inks.second, path("M-6.4,19.4 L15,-6 C15.5,-3.6 15.8,-1 15.7,1 L-2.6,21.4 Z").moved(at)
    )
    for y, half in ((-73, 10), (-68, 7.4), (-63, 5.4)):
        step = rounded_box(-half, y - 2.4, half, y + 2.4, 1)
        mirror.fill(GOLD, step)
        mirror.line(DARK, 1, step)
    return mirror


def _fan(inks: Inks) -> Drawing:
    """Return an open fan with its rivet in the hand."""
    fan = Drawing()
    foot, first, width, blades = 8j, -45.0, 8.3, 7
    for n in range(blades):
        start = first + n * width
        fan.fill(inks.third if n % 2 else PAPER, sector(foot, 52, 92, start, start + width))
        fan.fill(GOLD, sector(foot, 0, 52, start + 1.6, start + width - 1.6))
        tip = ray(foot, start + width / 2, 59, 86, 2.6, 7.4)
        fan.fill(GOLD if n % 2 else inks.second, tip)
    stop = first + blades * width
    fan.line(DARK, 1.2, sector(foot, 52, 92, first, stop))
    folds = [polyline([foot - 20j, foot - 92j]).turned(first + n * width, foot) for n in range(8)]
    fan.line(DARK, 0.9, *folds)
    return fan
