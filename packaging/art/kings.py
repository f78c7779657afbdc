"""The four kings, seen from the front, each with his crown, beard, robe and sign of power."""

from __future__ import annotations

import cloth
from cloth import Cloth, Pattern
from courts import Inks, cuff, fist, sunburst
from faces import frontal, lips
from ink import (
    DARK,
    GOLD,
    PAPER,
    Drawing,
    both_sides,
    box,
    disc,
    path,
    polygon,
    polyline,
    ray,
    rounded_box,
    smooth,
)
from pips import sign

HEAD = -77j
"""The centre of a king's face."""
HEAD_SIZE = 1.24
GRIP = 88 - 4j
"""The place of a king's left hand."""


def king(suit: str, inks: Inks) -> Drawing:
    return {"spade": _spade, "heart": _heart, "diamond": _diamond, "club": _club}[suit](inks)


def _spade(inks: Inks) -> Drawing:
    figure = sunburst(HEAD, inks.second, GOLD)
    figure.add(_sword(inks).placed(GRIP))
    figure.add(
        _robe(inks.robe, GOLD, cloth.chevrons(8, 0.45, 0.16), inks.second, cloth.sunburst(28))
    )
    figure.add(_collar(GOLD, inks.robe))
    figure.add(_arm(inks.second, GOLD))
    figure.add(_head(_straight_hair(DARK, GOLD), _long_beard(DARK, GOLD), _ziggurat(inks.second)))
    return figure


def _heart(inks: Inks) -> Drawing:
    figure = sunburst(HEAD, inks.robe, GOLD)
    figure.add(_sceptre(inks).placed(GRIP))
    figure.add(_robe(inks.robe, GOLD, cloth.scales(3, 6, 0.3), inks.second, cloth.lozenges(3, 7)))
    figure.add(_collar(PAPER, DARK))
    figure.add(_arm(inks.second, GOLD))
    figure.add(_head(_curled_hair(GOLD), _curled_beard(GOLD), _tines(inks.second)))
    return figure


def _diamond(inks: Inks) -> Drawing:
    figure = sunburst(HEAD, inks.second, GOLD)
    figure.add(_axe(inks).placed(GRIP))
    figure.add(
        _robe(inks.robe, GOLD, cloth.lozenges(3, 5, 0.72), inks.second, cloth.stripes(5, 0.4))
    )
    figure.add(_collar(GOLD, inks.second))
    figure.add(_arm(inks.second, GOLD))
    figure.add(_head(_straight_hair(GOLD, DARK), _moustache(DARK), _lozenges(inks.robe)))
    return figure


def _club(inks: Inks) -> Drawing:
    figure = sunburst(HEAD, inks.second, GOLD)
    figure.add(_robe(inks.robe, GOLD, cloth.fans(2, 4), inks.second, cloth.chevrons(9, 0.4, 0.1)))
    figure.add(_collar(PAPER, DARK))
    figure.add(_arm(inks.second, GOLD))
    figure.add(_orb(inks).placed(GRIP - 4j))
    figure.add(_head(_curled_hair(PAPER), _waved_beard(PAPER), _arches(inks.third)))
    return figure


def _robe(
    ground: str, print_ink: str, pattern: Pattern, front: str, front_pattern: Pattern
) -> Drawing:
    """Return a mantle over both shoulders, and the front between its edges."""
    robe = Drawing()
    edge = path("M14,-50 C20,-22 26,10 28,48")
    mantle = Cloth(edge, path("M14,-50 C38,-48 68,-38 84,-24 C96,-12 100,18 102,48"))
    chest = Cloth(edge.mirrored(), edge)
    robe.fill(front, chest.outline)
    robe.fill(GOLD, chest.printed(front_pattern))
    for side in (mantle.outline, mantle.outline.mirrored()):
        robe.fill(ground, side)
    print_ = mantle.printed(pattern)
    robe.fill(print_ink, print_)
    robe.fill(print_ink, print_.mirrored())
    hem = path("M14,-50 C20,-22 26,10 28,48 L35,48 C33,10 26,-24 16,-50 Z")
    robe.fill(GOLD, hem, hem.mirrored())
    robe.line(DARK, 1.1, mantle.outline, mantle.outline.mirrored())
    return robe


def _collar(ground: str, trim: str) -> Drawing:
    """Return a round collar with spots of `trim`."""
    collar = Drawing()
    shape = path("M-30,-50 C-44,-46 -52,-38 -54,-30 C-34,-14 34,-14 54,-30 C52,-38 44,-46 30,-50 Z")
    collar.fill(ground, shape)
    collar.line(DARK, 1, shape)
    for x, y in ((-42, -35), (-28, -28), (-10, -24.5), (10, -24.5), (28, -28), (42, -35)):
        spot = path("M0,-4 L2.4,1 L0,4 L-2.4,1 Z")
        collar.fill(trim, spot.moved(complex(x, y)))
    return collar


def _arm(ground: str, trim: str) -> Drawing:
    arm = cuff(ground, trim)
    arm.add(fist())
    return arm.placed(GRIP)


def _head(hair: Drawing, beard: Drawing, crown: Drawing) -> Drawing:
    head = Drawing()
    for part in (hair, frontal(), beard, crown):
        head.add(part)
    return head.placed(HEAD, HEAD_SIZE)


def _straight_hair(ground: str, line: str) -> Drawing:
    hair = Drawing()
    lock = path("M18,-34 L30,-30 C34,-14 34,6 36,26 L19,26 Z")
    hair.fill(ground, lock, lock.mirrored())
    strands = [polyline([complex(24 + n, -28), complex(22.5 + n * 3.2, 25)]) for n in range(4)]
    hair.line(line, 0.9, *strands, *(strand.mirrored() for strand in strands))
    return hair


def _curled_hair(ground: str) -> Drawing:
    hair = Drawing()
    for x, y, radius in ((25, -22, 7.0), (28, -10, 8.0), (30, 4, 9.0), (30, 19, 9.5)):
        for curl in (complex(x, y), complex(-x, y)):
            hair.fill(DARK, disc(curl, radius + 0.9))
            hair.fill(ground, disc(curl, radius))
            hair.line(DARK, 0.9, disc(curl, radius * 0.45))
    return hair


def _moustaches(ground: str, line: str) -> Drawing:
    hair = Drawing()
    half = path("M0,15.6 C5,13.6 11,16 17,22.4 C11,22.6 4,20.4 0,18.6 Z")
    for side in (half, half.mirrored()):
        hair.fill(ground, side)
        hair.line(line, 0.8, side)
    return hair


def _long_beard(ground: str, line: str) -> Drawing:
    """Return a square, straight beard in strands with knots."""
    beard = Drawing()
    left = path("M-23.6,-4 C-24,12 -22,34 -19,64")
    piece = Cloth(left, left.mirrored())
    shape = path(
        "M-23.6,-4 C-24,12 -22,34 -19,64 L19,64 C22,34 24,12 23.6,-4 C20,10 15,17 9,17.6 L-9,17.6"
        "C-15,17 -20,10 -23.6,-4 Z"
    )
    beard.fill(ground, shape)
    strands = [polyline([piece.at(complex(u, 0.44)), piece.at(complex(u, 1))]) for u in _even(7)]
    beard.line(line, 0.9, *strands)
    knots = [piece.at(complex(u, v)) for v in (0.62, 0.8) for u in _even(7)]
    beard.fill(line, *(polygon([k - 2j, k + 2, k + 2j, k - 2]) for k in knots))
    beard.add(lips())
    beard.add(_moustaches(ground, line))
    return beard


def _even(count: int) -> list[float]:
    return [(n + 0.5) / count for n in range(count)]


def _curled_beard(ground: str) -> Drawing:
    """Return rows of curls, each row shorter than the one above."""
    beard = Drawing()
    beard.fill(
        ground,
        path(
            "M-23.6,-4 C-26,22 -20,50 0,58 C20,50 26,22 23.6,-4 C20,10 15,17 9,17.6 L-9,17.6 C-15,17 -20,10 -23.6,-4 Z"
        ),
    )
    rows = ((50, (0,)), (40, (-8.4, 8.4)), (28, (-15, 0, 15)), (15, (-20.4, 20.4)))
    for y, places in rows:
        for x in places:
            curl = disc(complex(x, y), 7.6)
            beard.fill(ground, curl)
            beard.line(DARK, 1, curl, disc(complex(x, y), 3))
    beard.add(lips())
    beard.add(_moustaches(ground, DARK))
    return beard


def _moustache(ground: str) -> Drawing:
    """Return a small tuft, and a long moustache with ends that turn up."""
    hair = Drawing()
    hair.add(lips())
    half = path(
        "M0,15.4 C6,13.6 11,17 17,19.6 C21,21 25,18 25,13 C28,20 24,26.4 17,25.2 C10,24 5,19.6 0,18.4 Z"
    )
    hair.fill(ground, half, half.mirrored())
    hair.fill(ground, path("M-4.4,27.4 L4.4,27.4 C4,34 2,41 0,45 C-2,41 -4,34 -4.4,27.4 Z"))
    return hair


def _waved_beard(ground: str) -> Drawing:
    """Return two broad waves that part at the chin."""
    beard = Drawing()
    half = path(
        "M0,17.6 L9,17.6 C15,17 20,10 23.6,-4 C29,16 27,38 20,50 C16,57 10,58 5,62 C7,54 4,46 0,42 Z"
    )
    for side in (1, -1):
        wing = half if side > 0 else half.mirrored()
        beard.fill(ground, wing)
        beard.line(DARK, 1, wing)
        locks = [
            smooth([complex(side * x, y) for x, y in points])
            for points in (
                ((20, 8), (22, 24), (18, 40), (11, 52)),
                ((15, 17), (16.4, 28), (13, 40), (7.4, 50)),
                ((8, 26), (9.6, 34), (8, 42), (5.4, 48)),
            )
        ]
        beard.line(DARK, 0.9, *locks)
    beard.add(lips())
    beard.add(_moustaches(ground, DARK))
    return beard


def _band(jewel: str) -> Drawing:
    """Return the rim of a crown, with stones."""
    rim = Drawing()
    shape = path("M-27,-33 C-12,-29.4 12,-29.4 27,-33 L27.6,-25 C12,-21.4 -12,-21.4 -27.6,-25 Z")
    rim.fill(GOLD, shape)
    rim.line(DARK, 1.2, shape)
    for x, y in ((0, -26), (-11, -26.5), (11, -26.5), (-21, -27.7), (21, -27.7)):
        rim.fill(
            jewel,
            polygon(
                [complex(x, y - 2.6), complex(x + 3.4, y), complex(x, y + 2.6), complex(x - 3.4, y)]
            ),
        )
    return rim


def _ziggurat(jewel: str) -> Drawing:
    """Return steps that rise like a tower at night."""
    crown = Drawing()
    steps = [
        28 - 30j,
        29 - 46j,
        21 - 46j,
        21 - 52j,
        13 - 52j,
        13 - 57j,
        6 - 57j,
        6 - 61j,
        2 - 61j,
        0 - 63.5j,
    ]
    crown.fill(GOLD, both_sides(steps))
    crown.line(DARK, 1.2, both_sides(steps))
    lines = [
        polyline([complex(x, -32), complex(x, top)])
        for x, top in ((4, -53), (10, -49), (17, -44), (24.5, -40))
    ]
    crown.line(DARK, 1, *lines, *(line.mirrored() for line in lines))
    crown.fill(jewel, box(-2, -55, 2, -33))
    crown.add(_band(jewel))
    return crown


def _tines(jewel: str) -> Drawing:
    """Return a fan of tines with balls."""
    crown = Drawing()
    crown.fill(jewel, path("M-25,-30 C-26,-50 -12,-54 0,-54 C12,-54 26,-50 25,-30 Z"))
    for degrees in (-40, 40, -20, 20, 0):
        tine = ray(-8j, degrees, 26, 50, 6, 2)
        crown.fill(GOLD, tine)
        crown.line(DARK, 1, tine)
        ball = disc(-52j, 4).moved(8j).turned(degrees).moved(-8j)
        crown.fill(GOLD, ball)
        crown.line(DARK, 1, ball)
    crown.add(_band(jewel))
    return crown


def _lozenges(jewel: str) -> Drawing:
    """Return tall diamonds side by side."""
    crown = Drawing()
    for x, tall in ((-22, 11), (22, 11), (-11.5, 15), (11.5, 15), (0, 20)):
        foot = complex(x, -30)
        stone = polygon(
            [foot - 2j * tall + 6j, foot + 7 - tall * 1j + 4j, foot + 6j, foot - 7 - tall * 1j + 4j]
        )
        crown.fill(GOLD, stone)
        crown.line(DARK, 1.2, stone)
        middle = foot - tall * 1j + 4j
        crown.fill(jewel, polygon([middle - 6j, middle + 3, middle + 6j, middle - 3]))
    crown.add(_band(jewel))
    return crown


def _arches(jewel: str) -> Drawing:
    """Return a closed crown: arches over a cap, with a trefoil on top."""
    crown = Drawing()
    crown.fill(jewel, path("M-24,-30 C-34,-50 -14,-56 0,-50 C14,-56 34,-50 24,-30 Z"))
    arch = path("M24,-31 C38,-54 14,-60 0,-50 C12,-54 28,-50 19,-31 Z")
    for side in (arch, arch.mirrored(), path("M-3,-50 L3,-50 L3.6,-30 L-3.6,-30 Z")):
        crown.fill(GOLD, side)
        crown.line(DARK, 1.1, side)
    pearls = [disc(complex(x, y), 1.5) for x, y in ((25.6, -39), (23.4, -47), (16.2, -51.6))]
    crown.fill(PAPER, *pearls, *(pearl.mirrored() for pearl in pearls))
    top = sign("club").scaled(0.15).moved(-57.5j)
    crown.line(DARK, 2, top)
    crown.fill(GOLD, top)
    crown.add(_band(jewel))
    return crown


def _sword(inks: Inks) -> Drawing:
    sword = Drawing()
    sword.fill(PAPER, polygon([-7 - 18j, -7 - 132j, -146j, 7 - 132j, 7 - 18j]))
    sword.fill(inks.second, polygon([-18j, -146j, 7 - 132j, 7 - 18j]))
    sword.line(DARK, 1.3, polygon([-7 - 18j, -7 - 132j, -146j, 7 - 132j, 7 - 18j]))
    guard = path("M-19,-26 C-10,-20 10,-20 19,-26 L19,-17 C10,-13 -10,-13 -19,-17 Z")
    sword.fill(GOLD, box(-3, -16, 3, 24), guard, disc(22j, 6))
    sword.line(DARK, 1.2, guard, disc(22j, 6))
    return sword


def _sceptre(inks: Inks) -> Drawing:
    rod = Drawing()
    rod.fill(GOLD, box(-2.8, -100, 2.8, 60))
    rod.line(DARK, 1, polyline([-2.8 - 100j, -2.8 + 60j]), polyline([2.8 - 100j, 2.8 + 60j]))
    head = -122j
    rod.fill(GOLD, *(ray(head, n * 30, 14, 23, 7, 2) for n in range(12)))
    rod.fill(DARK, disc(head, 17))
    rod.fill(GOLD, disc(head, 15.8))
    rod.fill(PAPER, disc(head, 13.2))
    rod.fill(inks.robe, sign("heart").scaled(0.19).moved(head + 1j))
    for y, half in ((-102, 8), (-97, 6), (-92, 4.5)):
        knob = rounded_box(-half, y - 2, half, y + 2, 2)
        rod.fill(GOLD, knob)
        rod.line(DARK, 0.9, knob)
    return rod


def _axe(inks: Inks) -> Drawing:
    axe = Drawing()
    axe.fill(DARK, box(-3.4, -140, 3.4, 60))
    axe.fill(GOLD, box(-2, -140, 2, 60))
    blade = path("M3,-123 C9,-125 14,-132 18,-143 C22,-124 22,-104 18,-85 C14,-96 9,-103 3,-105 Z")
    edge = path("M18,-143 C22,-124 22,-104 18,-85 L14,-93.4 C16.6,-106 16.6,-122 14,-134.6 Z")
    axe.fill(PAPER, blade, blade.mirrored())
    axe.fill(inks.second, edge, edge.mirrored())
    axe.line(DARK, 1.2, blade, blade.mirrored())
    knob = polygon([-152j, 5 - 143j, -134j, -5 - 143j])
    socket = rounded_box(-5, -127, 5, -101, 2)
    axe.fill(GOLD, socket, knob)
    axe.line(DARK, 1.1, socket, knob)
    axe.fill(inks.robe, polygon([-121j, 3 - 114j, -107j, -3 - 114j]))
    return axe


def _orb(inks: Inks) -> Drawing:
    """Return a globe with a band and a trefoil on an open hand."""
    orb = Drawing()
    ball = -30j
    orb.fill(DARK, disc(ball, 21))
    orb.fill(inks.third, disc(ball, 19.8))
    orb.fill(GOLD, path("M-19.6,-34 C-8,-29 8,-29 19.6,-34 L19.8,-27 C8,-22 -8,-22 -19.8,-27 Z"))
    orb.fill(GOLD, path("M-3.4,-50 C-2,-44 -2,-36 -2.4,-29 L2.4,-29 C2,-36 2,-44 3.4,-50 Z"))
    orb.line(
        DARK,
        0.9,
        path("M-19.6,-34 C-8,-29 8,-29 19.6,-34"),
        path("M-19.8,-27 C-8,-22 8,-22 19.8,-27"),
    )
    orb.line(PAPER, 1.4, path("M-14,-41 C-12,-45 -9,-47 -6,-48"))
    top = sign("club").scaled(0.3).moved(-66j)
    orb.line(DARK, 2.4, top)
    orb.fill(GOLD, top)
    orb.fill(GOLD, rounded_box(-5, -54, 5, -49.6, 2))
    palm = path(
        "M-22,-22 C-20,-8 -12,2 -11,16 L11,16 C12,2 20,-8 22,-22 C16,-14 8,-10.6 0,-10.6 C-8,-10.6 -16,-14 -22,-22 Z"
    )
    orb.fill(PAPER, palm)
    orb.line(DARK, 1.2, palm)
    orb.line(
        DARK,
        0.9,
        path("M-14,-13 C-10,-8 -7,-4 -6,2"),
        path("M-6,-10.4 C-4,-6 -2,-2 -2,3"),
        path("M8,-11 C6,-6 3,-2 2,3"),
    )
    return orb
