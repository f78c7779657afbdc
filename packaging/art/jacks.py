"""The four jacks: young men in profile, each with his hat, hair, doublet and attribute."""

from __future__ import annotations

import cloth
from cloth import Cloth, Pattern
from courts import Inks, cuff, fist, lozenge
from faces import profile
from ink import (
    DARK,
    GOLD,
    GOLD_SCREEN,
    PAPER,
    Drawing,
    box,
    disc,
    path,
    polygon,
    polyline,
    rounded_box,
    smooth,
)
from pips import sign

HEAD = 2 - 82j
"""The centre of a jack's face."""
HEAD_SIZE = 1.2
GRIP = 88 - 2j
"""The place of a jack's left hand."""


def jack(suit: str, inks: Inks) -> Drawing:
    return {"spade": _spade, "heart": _heart, "diamond": _diamond, "club": _club}[suit](inks)


def _spade(inks: Inks) -> Drawing:
    """A guard in a winged helmet, with a halberd."""
    figure = lozenge(HEAD, inks.second, GOLD)
    figure.add(_halberd(inks).placed(GRIP))
    figure.add(_doublet(inks.robe, GOLD, cloth.scales(3, 7, 0.28), inks.second))
    figure.add(_ruff(GOLD))
    figure.add(_head(_cropped(DARK, ear=False), _helmet(inks.third)))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _heart(inks: Inks) -> Drawing:
    """A singer in a feathered cap, with a lyre."""
    figure = lozenge(HEAD, inks.robe, GOLD)
    figure.add(_lyre(inks).placed(GRIP))
    figure.add(_doublet(inks.robe, GOLD, cloth.stripes(4, 0.36), inks.second))
    figure.add(_ruff(PAPER))
    figure.add(_head(_curls(GOLD), _feathered_cap(inks.second, inks.robe)).mirrored())
    figure.add(_arm(inks.second, GOLD))
    return figure


def _diamond(inks: Inks) -> Drawing:
    """A page in a draped hood, with a key."""
    figure = lozenge(HEAD, inks.second, GOLD)
    figure.add(_key(inks).placed(GRIP))
    figure.add(_doublet(inks.robe, PAPER, cloth.lozenges(2, 5, 0.6), inks.second))
    figure.add(_ruff(PAPER))
    figure.add(_head(_page_cut(GOLD), _chaperon(inks.robe)))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _club(inks: Inks) -> Drawing:
    """A lift boy in a pillbox hat, who raises a glass."""
    figure = lozenge(HEAD, inks.second, GOLD)
    figure.add(_doublet(inks.robe, GOLD, cloth.chevrons(8, 0.36, 0.16), inks.second))
    figure.add(_ruff(GOLD))
    figure.add(_head(_cropped(inks.third), _pillbox(inks.third)).mirrored())
    figure.add(_glass(inks).placed(GRIP))
    figure.add(_arm(inks.second, GOLD))
    return figure


def _doublet(ground: str, print_ink: str, pattern: Pattern, sleeve: str) -> Drawing:
    """A buttoned doublet with slashed puffs on the shoulders."""
    coat = Drawing()
    coat.fill(PAPER, path("M-12,-60 L14,-60 L14,-36 L-12,-36 Z"))
    coat.fill(GOLD_SCREEN, path("M-8,-54 C0,-44 8,-42 14,-42 L14,-60 L-12,-60 Z"))
    side = Cloth(path("M0,-44 L0,48"), path("M10,-46 C34,-46 54,-40 60,-26 L66,48"))
    puff = Cloth(path("M50,-40 C38,-24 42,8 58,24"), path("M50,-40 C92,-44 116,-2 76,26"))
    for turn in (False, True):
        half = Drawing()
        half.fill(ground, side.outline)
        half.fill(print_ink, side.printed(pattern))
        half.line(DARK, 1, side.outline)
        half.fill(sleeve, puff.outline)
        half.fill(GOLD, puff.printed(cloth.stripes(3, 0.36)))
        half.line(DARK, 1.1, puff.outline)
        coat.add(half.mirrored() if turn else half)
    coat.fill(GOLD, box(-5, -44, 5, 60))
    coat.line(DARK, 1, polyline([-5 - 44j, -5 + 60j]), polyline([5 - 44j, 5 + 60j]))
    coat.fill(ground, *(disc(complex(0, y), 3) for y in (-19, -7, 5, 17)))
    return coat


def _ruff(ground: str) -> Drawing:
    ruff = Drawing()
    frill = [
        complex(x, -38 + y)
        for x, y in ((-36, 1), (-33, 8), (-25, 7), (-20, 13), (-12, 11), (-6, 16), (0, 12.4))
    ]
    lower = [*frill, *(complex(-p.real, p.imag) for p in reversed(frill[:-1]))]
    upper = [30 - 42j, 16 - 47j, 0 - 46j, -16 - 47j, -30 - 42j]
    shape = smooth([*lower, *upper], closed=True)
    ruff.fill(ground, shape)
    ruff.line(DARK, 1.1, shape)
    ruff.line(DARK, 0.9, *(polyline([0.3 * p.real - 42.5j, p]) for p in lower[1:-1]))
    return ruff


def _arm(ground: str, trim: str) -> Drawing:
    arm = cuff(ground, trim)
    arm.add(fist())
    return arm.placed(GRIP, 0.92)


def _head(hair: Drawing, hat: Drawing) -> Drawing:
    head = profile()
    for part in (hair, hat):
        head.add(part)
    return head.placed(HEAD, HEAD_SIZE)


def _cropped(ground: str, ear: bool = True) -> Drawing:
    hair = Drawing()
    shape = path(
        "M-10,-30 C0,-24 3,-16 3,-6 L7,-6 L7,4 C12,8 12,16 10,24 C22,22 28,8 28,-14 L26,-34 Z"
    )
    hair.fill(ground, shape)
    hair.line(DARK, 1, shape)
    if not ear:
        return hair
    lobe = path("M5,-5 C10,-10 16,-6 14,1 C13,7 9,10 6,8 Z")
    hair.fill(GOLD_SCREEN, lobe)
    hair.line(DARK, 0.9, lobe)
    return hair


def _curls(ground: str) -> Drawing:
    hair = Drawing()
    hair.fill(ground, path("M-14,-32 L4,-20 L8,18 L26,22 L30,-30 Z"))
    places = (
        (-11, -27),
        (-3, -24),
        (3, -16),
        (6, -6),
        (8, 5),
        (12, 16),
        (20, 24),
        (30, 20),
        (33, 9),
        (21, 11),
        (20, -2),
        (32, -3),
        (17, -14),
        (30, -15),
        (26, -26),
        (13, -26),
    )
    for x, y in places:
        curl = disc(complex(x, y), 6.6)
        hair.fill(ground, curl)
        hair.line(DARK, 0.9, curl, disc(complex(x, y), 2.7))
    return hair


def _page_cut(ground: str) -> Drawing:
    hair = Drawing()
    shape = path(
        "M-16.6,-16 C-8,-17 0,-17 3,-15 L4,14 C8,20 20,24 34,20 C36,4 34,-20 30,-36 L-14,-36 Z"
    )
    hair.fill(ground, shape)
    strands = [
        smooth([complex(6 + n * 5, -28), complex(8 + n * 5.4, -4), complex(8.6 + n * 6, 17 + n)])
        for n in range(5)
    ]
    hair.line(DARK, 0.9, *strands, shape)
    return hair


def _helmet(plume: str) -> Drawing:
    helmet = Drawing()
    crest = path("M-18,-44 C-8,-64 26,-66 38,-44 C46,-28 46,-6 40,16 C34,6 32,-6 30,-20 L-10,-40 Z")
    helmet.fill(plume, crest)
    helmet.line(DARK, 1.1, crest)
    quills = ["M-8,-46 C4,-58 24,-56 33,-40", "M0,-44 C12,-52 26,-48 33,-32 C38,-20 40,-6 38.6,6"]
    helmet.line(GOLD, 1.1, *(path(quill) for quill in quills))
    dome = path(
        "M-20,-18 C-20,-42 -2,-48 10,-46 C28,-44 34,-28 32,-8 L32,14 C26,18 14,18 8,13 L7,-4 C4,-8 4,-14 -2,-16"
        "C-8,-17 -14,-17 -20,-18 Z"
    )
    helmet.fill(GOLD, dome)
    helmet.line(DARK, 1.2, dome)
    rim = path("M-21,-20 C-10,-19 4,-19 8,-10 L13,-10 C10,-24 -6,-26 -20,-25 Z")
    helmet.fill(DARK, rim)
    for n in range(4):
        size = 1 - n * 0.17
        wing = (
            path("M0,0 C8,-14 22,-22 40,-24 C36,-12 24,-1 4,4 Z")
            .scaled(size)
            .turned(-22 + n * 20)
            .moved(6 - 18j)
        )
        helmet.fill(PAPER, wing)
        helmet.line(DARK, 1, wing)
    helmet.fill(DARK, disc(8 - 17j, 5.6))
    helmet.fill(GOLD, disc(8 - 17j, 3.4))
    return helmet


def _feathered_cap(ground: str, feather: str) -> Drawing:
    cap = Drawing()
    plume = path("M-8,-42 C2,-66 34,-64 46,-34 C50,-22 48,-10 42,-2 C40,-20 28,-36 -8,-36 Z")
    cap.fill(feather, plume)
    barbs = [
        polyline([complex(x, y), complex(x + a, y + b)])
        for x, y, a, b in (
            (8, -49, 4, -8),
            (17, -47, 6, -7),
            (26, -42, 8, -5),
            (33, -35, 9, -2),
            (38, -27, 9, 1),
        )
    ]
    cap.line(GOLD, 1.2, path("M-6,-40 C14,-50 38,-36 43,-8"), *barbs)
    cap.line(DARK, 1.1, plume)
    shape = path("M-21,-28 C-26,-40 -10,-50 8,-47 C26,-45 38,-36 34,-26 C22,-32 -6,-34 -21,-28 Z")
    cap.fill(ground, shape)
    cap.line(DARK, 1.1, shape)
    brim = path(
        "M-24,-24 C-8,-33 24,-33 37,-22 C38,-28 37,-31 34,-33 C18,-39 -8,-38 -22,-32 C-25,-30 -25,-27 -24,-24 Z"
    )
    cap.fill(GOLD, brim)
    cap.line(DARK, 1.1, brim)
    cap.fill(feather, sign("heart").scaled(0.12).moved(-6 - 31.4j))
    return cap


def _chaperon(ground: str) -> Drawing:
    hood = Drawing()
    tail = path("M22,-34 C40,-36 46,-20 44,0 C43,14 46,26 42,36 L32,30 C36,14 30,-2 22,-16 Z")
    hood.fill(ground, tail)
    hood.line(DARK, 1.1, tail)
    hood.line(GOLD, 1.3, path("M30,-30 C40,-22 38,-2 38,12 C38,20 39,26 37,32"))
    puff = path("M-16,-36 C-22,-58 6,-66 22,-56 C36,-50 38,-38 30,-30 Z")
    hood.fill(ground, puff)
    hood.line(DARK, 1.1, puff)
    hood.line(
        GOLD,
        1.3,
        path("M-6,-36 C-10,-48 -2,-58 8,-60"),
        path("M6,-36 C2,-48 10,-56 20,-57"),
        path("M18,-34 C16,-44 22,-50 31,-50"),
    )
    ring = path(
        "M-24,-20 C-28,-32 -22,-38 -14,-38 C2,-42 20,-42 32,-34 C38,-30 38,-22 33,-18 C18,-28 -8,-28 -24,-20 Z"
    )
    hood.fill(GOLD, ring)
    bars = [
        polyline([complex(x, y), complex(x + 6, y - 12)])
        for x, y in ((-21, -23), (-12, -26), (-2, -27.6), (8, -27.6), (18, -25.6), (27, -22))
    ]
    hood.line(DARK, 1.1, ring, *bars)
    return hood


def _pillbox(ground: str) -> Drawing:
    hat = Drawing()
    hat.line(DARK, 1.8, path("M13,-28 C12,0 6,22 -9,35.4"))
    side = path("M-20,-28 L-16,-56 C-4,-62 22,-62 32,-54 L33,-24 C20,-32 -6,-34 -20,-28 Z")
    hat.fill(ground, side)
    hat.line(DARK, 1.2, side)
    top = path("M-16,-56 C-4,-62 22,-62 32,-54 C20,-50 -6,-50 -16,-56 Z")
    hat.fill(GOLD, top)
    hat.line(DARK, 1, top)
    band = path(
        "M-20.4,-27 L-19.4,-34 C-6,-40 20,-38 32.8,-31 L33,-23.4 C20,-31 -6,-33 -20.4,-27 Z"
    )
    hat.fill(GOLD, band)
    hat.line(DARK, 1, band)
    leaf = sign("club").scaled(0.13).moved(-5 - 44j)
    hat.fill(GOLD, leaf)
    return hat


def _halberd(inks: Inks) -> Drawing:
    arm = Drawing()
    arm.fill(DARK, box(-3.2, -120, 3.2, 60))
    arm.fill(GOLD, box(-1.9, -120, 1.9, 60))
    spike = polygon([-5 - 118j, -156j, 5 - 118j])
    blade = path(
        "M-3,-116 C-10,-118 -15,-122 -19,-130 C-24,-116 -24,-100 -17,-86 C-13,-94 -9,-98 -3,-99 Z"
    )
    hook = path("M3,-114 C10,-114 16,-116 21,-122 C20,-110 14,-102 3,-101 Z")
    for shape in (spike, blade, hook):
        arm.fill(PAPER, shape)
    arm.fill(inks.second, polygon([-118j, -156j, 5 - 118j]))
    arm.fill(
        inks.second,
        path(
            "M-19,-130 C-24,-116 -24,-100 -17,-86 C-16,-88 -15,-90 -14,-92 C-18,-104 -18,-116 -15,-124 Z"
        ),
    )
    arm.line(DARK, 1.2, spike, blade, hook)
    collar = rounded_box(-5, -120, 5, -95, 2)
    arm.fill(GOLD, collar)
    arm.line(DARK, 1.1, collar)
    tassel = path("M-3,-94 L3,-94 L7,-76 L-7,-76 Z")
    arm.fill(inks.third, tassel)
    arm.line(DARK, 1, tassel)
    return arm


def _lyre(inks: Inks) -> Drawing:
    lyre = Drawing()
    strings = [polyline([complex(x, -132), complex(x * 0.55, -58)]) for x in (-9, -4.5, 0, 4.5, 9)]
    lyre.line(DARK, 1, *strings)
    arm = path(
        "M0,-42 C15,-46 23,-60 19,-78 C15,-94 11,-108 19,-134 C21,-141 15,-145 12,-139"
        "C3,-118 6,-100 10,-82 C13,-66 10,-58 0,-56 Z"
    )
    for side in (arm, arm.mirrored()):
        lyre.fill(GOLD, side)
        lyre.line(DARK, 1.2, side)
    bar = rounded_box(-19, -131, 19, -124.6, 2.5)
    lyre.fill(inks.second, bar)
    chest = path("M-13,-60 L13,-60 C15,-48 9,-40 0,-38 C-9,-40 -15,-48 -13,-60 Z")
    lyre.fill(inks.robe, chest)
    lyre.line(DARK, 1.2, bar, chest)
    lyre.fill(GOLD, sign("heart").scaled(0.12).moved(-50j))
    shaft = rounded_box(-3.4, -39, 3.4, 34, 2)
    lyre.fill(GOLD, shaft)
    lyre.line(DARK, 1.1, shaft)
    return lyre


def _key(inks: Inks) -> Drawing:
    key = Drawing()
    shaft = box(-3, -120, 3, 40)
    bit = polygon(
        [
            -134j,
            18 - 134j,
            18 - 126j,
            11 - 126j,
            11 - 120j,
            20 - 120j,
            20 - 108j,
            11 - 108j,
            11 - 102j,
            16 - 102j,
            16 - 94j,
            -94j,
        ]
    )
    tip = rounded_box(-4.4, -142, 4.4, -88, 2)
    key.fill(GOLD, shaft, bit, tip)
    key.line(DARK, 1.2, bit)
    key.fill(GOLD, tip, shaft)
    key.line(DARK, 1.2, tip, polyline([-3 - 88j, -3 + 40j]), polyline([3 - 88j, 3 + 40j]))
    for y, half in ((-84, 7), (-79, 5.4), (-26, 5.4), (-21, 7)):
        ring = rounded_box(-half, y - 2.2, half, y + 2.2, 1.6)
        key.fill(GOLD, ring)
        key.line(DARK, 1, ring)
    stone = polygon([-70j, 6 - 58j, -46j, -6 - 58j])
    key.fill(inks.robe, stone)
    key.line(DARK, 1, stone)
    return key


def _glass(inks: Inks) -> Drawing:
    """A shallow glass, freshly filled."""
    glass = Drawing()
    stem = path("M-1.6,-62 L1.6,-62 L1.6,34 L-1.6,34 Z")
    bowl = path("M-21,-94 L21,-94 C20,-74 9,-64 0,-62 C-9,-64 -20,-74 -21,-94 Z")
    glass.fill(PAPER, stem, bowl)
    glass.fill(
        GOLD, path("M-19.6,-86 L19.6,-86 C17,-72 8,-65.6 0,-64.4 C-8,-65.6 -17,-72 -19.6,-86 Z")
    )
    glass.line(DARK, 1.5, stem, bowl)
    glass.line(DARK, 1.1, polyline([-19.6 - 86j, 19.6 - 86j]))
    for x, y, r in ((-9, -80, 1.7), (-3, -74, 1.3), (4, -81, 1.8), (10, -79, 1.3), (1, -69, 1.1)):
        glass.fill(PAPER, disc(complex(x, y), r))
    for x, y, r in ((-7, -103, 2.4), (5, -110, 3), (-3, -122, 2.4), (10, -100, 1.8), (6, -134, 2)):
        glass.line(GOLD, 1.5, disc(complex(x, y), r))
    knop = polygon([-56j, 4 - 50j, -44j, -4 - 50j])
    glass.fill(inks.third, knop)
    glass.line(DARK, 1, knop)
    return glass
