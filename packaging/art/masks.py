"""The portraits of people: twelve guests behind different masks.

Heads and masks are centred at the origin, like faces (see `faces`).
"""

from __future__ import annotations

from collections.abc import Callable

from attire import (
    AUBERGINE,
    BROWN,
    EBONY,
    OLIVE,
    ROSE,
    SILVER,
    bare_shoulders,
    choker,
    circles,
    coat,
    cravat,
    evening_dress,
    high_collar,
    lozenges,
    pearls,
    rays,
    set_on,
    shells,
)
from faces import Skin, lips
from ink import (
    DARK,
    GOLD,
    GOLD_SCREEN,
    PAPER,
    PETROL,
    RED,
    Drawing,
    Path,
    disc,
    oval,
    path,
    polygon,
    ray,
    reflected,
)

BOTTLE = "#1F5540"
SMOKE = "#8FA3B8"

EYES = (
    "M0,-9 C6,-15 18,-16 28,-15 C29,0 21,10 12,9 C6,8 4,3 0,3 C-4,3 -6,8 -12,9 C-21,10 -29,0 -28,-15"
    "C-18,-16 -6,-15 0,-9 Z"
)
"""A mask that covers the eyes only."""

CROPPED = (
    "M0,-52 C20,-53 32,-42 30,-18 L24,3 L-24,3 L-30,-18 C-32,-42 -20,-51 0,-52 Z",
    "M-24,-13 C-22,-25 -6,-27 5,-33 C10,-26 21,-24 24,-13 L25,-38 L-25,-38 Z",
)
BOB = (
    "M0,-51 C27,-51 36,-34 35,-8 L34,22 C28,28 21,25 18,17 L-18,17 C-21,25 -28,28 -34,22 L-35,-8 C-36,-34 -27,-51 0,-51 Z",
    "M-24.6,-13 C-12,-18 12,-18 24.6,-13 L27,-40 L-27,-40 Z",
)
"""Hair behind the face and in front of it."""


def you() -> Drawing:
    """A red mask and evening dress."""
    guest = rays(PETROL, GOLD)
    guest.add(evening_dress(DARK, DARK, Skin()))
    head = _head(Skin(), DARK, CROPPED)
    head.line(GOLD, 1.2, path("M5,-33 C2,-40 4,-47 10,-50"))
    _masked(head, RED, GOLD, path(EYES))
    guest.add(set_on(head))
    return guest


def moon() -> Drawing:
    """A blue mask, and a crescent in fair hair."""
    guest = shells(DARK, GOLD)
    guest.add(bare_shoulders(ROSE, PETROL))
    guest.add(pearls(PAPER))
    head = _head(ROSE, "#DDB866", BOB)
    _masked(head, PETROL, PAPER, path(EYES))
    crescent = path(
        "M-11,-58 C-14,-44 -6,-34 4,-34 C14,-34 20,-42 19,-52 C16,-45 10,-42 4,-43 C-4,-44 -10,-50 -11,-58 Z"
    )
    head.fill(PAPER, crescent)
    head.line(DARK, 1.1, crescent)
    guest.add(set_on(head))
    return guest


def harlequin() -> Drawing:
    """A mask of lozenges, a cap with two bells."""
    guest = circles(GOLD, DARK)
    guest.add(high_collar(RED, PAPER))
    head = _head(OLIVE, DARK, CROPPED)
    horn = path("M0,-27 C14,-30 24,-26 28,-14 C38,-22 45,-14 46,2 C56,-26 42,-58 0,-56 Z")
    for ink, side, bell in ((RED, horn, 46 + 6j), (DARK, horn.mirrored(), -46 + 6j)):
        head.fill(ink, side)
        head.fill(GOLD, disc(bell, 5.4))
        head.line(DARK, 1.2, disc(bell, 5.4))
    head.line(GOLD, 1.4, horn, horn.mirrored())
    mask = path(
        "M0,-20 C10,-20 20,-20 26,-14 C28,0 24,12 14,15 C6,15 4,8 0,8 C-4,8 -6,15 -14,15 C-24,12 -28,0 -26,-14 C-20,-20 -10,-20 0,-20 Z"
    )
    head.fill(PAPER, mask)
    half = path("M0,-20 C10,-20 20,-20 26,-14 C28,0 24,12 14,15 C6,15 4,8 0,8 Z")
    head.fill(RED, half)
    for x, ink in ((12.6, GOLD), (-12.6, DARK)):
        head.fill(
            ink,
            polygon([complex(x, -18), complex(x + 10, -3), complex(x, 12), complex(x - 10, -3)]),
        )
    head.line(DARK, 1.6, mask)
    _eyes(head)
    guest.add(set_on(head))
    return guest


def cat() -> Drawing:
    """A black cat with golden whiskers."""
    guest = lozenges(RED, GOLD)
    guest.add(bare_shoulders(BROWN, DARK))
    guest.add(choker(GOLD))
    head = _head(BROWN, DARK, BOB)
    ear = path("M6,-44 L31,-67 L34,-30 Z")
    inside = path("M15,-45 L28,-58 L30,-36 Z")
    head.fill(DARK, ear, ear.mirrored())
    head.line(GOLD, 1.4, ear, ear.mirrored())
    head.fill(RED, inside, inside.mirrored())
    mask = path(
        "M0,-15 C8,-21 22,-22 31,-20 C31,-4 24,10 14,11 C9,11.4 7,13 0,13 C-7,13 -9,11.4 -14,11 C-24,10 -31,-4 -31,-20 C-22,-22 -8,-21 0,-15 Z"
    )
    _masked(head, DARK, GOLD, mask, "#CFE08A")
    head.fill("#E59A9A", path("M-4,7 L4,7 L0,12 Z"))
    hairs = [
        path(f"M10,{y} C20,{y - 2} 30,{y - 3 + d} 40,{y - 4 + 2 * d}")
        for y, d in ((9, -2), (11, 1), (13, 4))
    ]
    head.line(GOLD, 1.4, *hairs, *(hair.mirrored() for hair in hairs))
    guest.add(set_on(head))
    return guest


def sun() -> Drawing:
    """A golden mask that shines over red hair."""
    guest = circles(BOTTLE, GOLD)
    guest.add(evening_dress(PAPER, PAPER, ROSE))
    head = _head(ROSE, "#A6431F", CROPPED)
    beams = [ray(-6j, n * 18, 24, 60 if n % 2 else 50, 8, 1) for n in range(-5, 6)]
    head.fill(GOLD, *beams)
    head.line(DARK, 1, *beams)
    mask = path(
        "M0,-22 C12,-24 24,-20 28,-14 C29,0 23,11 13,10 C6,9 4,4 0,4 C-4,4 -6,9 -13,10 C-23,11 -29,0 -28,-14 C-24,-20 -12,-24 0,-22 Z"
    )
    _masked(head, "#E3B94F", DARK, mask)
    head.line(DARK, 1, path("M0,-22 L0,-10"), path("M-6,-21 L-4,-12"), path("M6,-21 L4,-12"))
    guest.add(set_on(head))
    return guest


def domino() -> Drawing:
    """A dark hood, a plain white mask."""
    guest = rays(AUBERGINE, "#C79ABF")
    guest.add(coat(DARK, RED, EBONY))
    head = Drawing()
    hood = path(
        "M0,-62 C32,-62 44,-34 42,0 C42,26 40,46 34,62 L-34,62 C-40,46 -42,26 -42,0 C-44,-34 -32,-62 0,-62 Z"
    )
    head.fill(DARK, hood)
    head.line(GOLD, 1.4, hood)
    head.fill(
        RED,
        path(
            "M0,-48 C24,-48 31,-28 30,-2 C30,22 16,42 0,42 C-16,42 -30,22 -30,-2 C-31,-28 -24,-48 0,-48 Z"
        ),
    )
    head.add(_face(EBONY))
    head.fill(DARK, path("M-24,-13 C-16,-24 16,-24 24,-13 L26,-30 C18,-44 -18,-44 -26,-30 Z"))
    head.add(lips(Skin(lips="#B24A45")))
    _masked(head, PAPER, DARK, path(EYES), "#7C4F35")
    guest.add(set_on(head))
    return guest


def owl() -> Drawing:
    """Round eyes, a beak, tufts of feathers."""
    guest = shells("#6B4A2A", GOLD)
    guest.add(cravat(BOTTLE, GOLD, ROSE))
    head = _head(ROSE, SILVER, CROPPED)
    tuft = path("M4,-16 C10,-34 24,-50 38,-54 C38,-36 34,-18 27,-6 Z")
    for side in (tuft, tuft.mirrored()):
        head.fill("#9A6B35", side)
        head.line(DARK, 1.1, side)
    bars = [path("M14,-30 L25,-22"), path("M20,-38 L31,-30"), path("M27,-45 L35,-40")]
    head.line(DARK, 1.2, *bars, *(bar.mirrored() for bar in bars))
    brow = path(
        "M0,-18 C12,-26 26,-22 28,-8 C29,4 24,13 14,13 L0,8 L-14,13 C-24,13 -29,4 -28,-8 C-26,-22 -12,-26 0,-18 Z"
    )
    head.fill("#9A6B35", brow)
    head.line(DARK, 1.2, brow)
    for x in (-13, 13):
        at = complex(x, -3)
        head.fill(GOLD_SCREEN, disc(at, 12.6))
        head.line(DARK, 1.1, disc(at, 12.6), disc(at, 9.4))
        head.fill("#F0B93A", disc(at, 6.6))
        head.fill(DARK, disc(at, 4))
    beak = path("M-5,-3 L5,-3 L0,16 Z")
    head.fill(GOLD, beak)
    head.line(DARK, 1.2, beak)
    guest.add(set_on(head))
    return guest


def swan() -> Drawing:
    """White feathers from the temples."""
    guest = lozenges(PETROL, PAPER)
    guest.add(bare_shoulders(EBONY, PAPER))
    guest.add(choker(PAPER))
    head = _head(EBONY, DARK, BOB)
    for degrees, long in ((78, 44), (58, 54), (38, 60), (18, 56)):
        plume = (
            path(
                f"M0,0 C-9,-{long * 0.4:.0f} -7,-{long} 0,-{long} C7,-{long} 9,-{long * 0.4:.0f} 0,0 Z"
            )
            .turned(degrees)
            .moved(12 - 8j)
        )
        for side in (plume, plume.mirrored()):
            head.fill(PAPER, side)
            head.line(DARK, 1, side)
    _masked(head, PAPER, DARK, path(EYES), GOLD)
    gem = polygon([-22j, 4 - 15j, -8j, -4 - 15j])
    head.fill(RED, gem)
    head.line(DARK, 1, gem)
    guest.add(set_on(head))
    return guest


def fox() -> Drawing:
    """Pointed ears and white cheeks."""
    guest = rays(BOTTLE, GOLD_SCREEN)
    guest.add(coat("#7A4A22", PAPER, ROSE))
    head = _head(ROSE, "#5A3A22", CROPPED)
    rust = "#CC6B2A"
    ear = path("M6,-30 L30,-65 L35,-14 Z")
    head.fill(rust, ear, ear.mirrored())
    head.line(DARK, 1.2, ear, ear.mirrored())
    inside = path("M17,-34 L28,-52 L30,-24 Z")
    head.fill(DARK, inside, inside.mirrored())
    mask = path(
        "M0,-24 C14,-28 28,-24 34,-14 C30,-2 22,8 12,10 L0,19 L-12,10 C-22,8 -30,-2 -34,-14 C-28,-24 -14,-28 0,-24 Z"
    )
    head.fill(rust, mask)
    cheek = path("M34,-14 C30,-2 22,8 12,10 L0,19 C2,8 6,3 14,3 C22,2 30,-6 34,-14 Z")
    head.fill(PAPER, cheek, cheek.mirrored())
    head.line(DARK, 1.3, mask)
    head.fill(DARK, oval(17.4j, 4.6, 3.6))
    _eyes(head, "#F2D9A0")
    guest.add(set_on(head))
    return guest


def fan() -> Drawing:
    """A small mask above an open fan."""
    guest = circles(RED, GOLD)
    guest.add(high_collar(DARK, PAPER))
    head = _head(Skin(), DARK, BOB)
    _masked(head, GOLD, DARK, path(EYES))
    bun = disc(-56j, 10)
    head.fill(DARK, bun)
    sticks = path("M-20,-66 L14,-48")
    head.line(GOLD, 2, sticks)
    foot = 62j
    leaves = 9
    for n in range(leaves):
        turn = (n - (leaves - 1) / 2) * 14
        leaf = ray(foot, turn, 12, 54, 2, 14)
        head.fill(PETROL if n % 2 else PAPER, leaf)
        head.line(DARK, 1, leaf)
    for n in range(leaves):
        turn = (n - (leaves - 1) / 2) * 14
        head.fill(RED if n % 2 == 0 else GOLD, disc(0, 2.6).moved(foot + 44 * _upwards(turn)))
    guest.add(set_on(head))
    return guest


def star() -> Drawing:
    """A silver star over one eye."""
    guest = shells(BOTTLE, GOLD)
    guest.add(evening_dress(AUBERGINE, AUBERGINE, BROWN))
    head = _head(BROWN, DARK, CROPPED)
    _masked(head, DARK, PAPER, path(EYES))
    at = -12.6 - 4j
    points = [at + (25 if n % 2 == 0 else 11) * _upwards(n * 36) for n in range(10)]
    head.fill("#E4E0D6", polygon(points))
    head.line(DARK, 1.2, polygon(points))
    _eyes(head)
    guest.add(set_on(head))
    return guest


def raven() -> Drawing:
    """A long beak and dark feathers."""
    guest = circles(SMOKE, DARK)
    guest.add(cravat(DARK, RED, Skin()))
    head = _head(Skin(), DARK, CROPPED)
    for degrees, long in ((74, 40), (50, 50), (26, 52), (4, 50)):
        plume = (
            path(
                f"M0,6 C-10,-{long * 0.4:.0f} -6,-{long} 0,-{long} C6,-{long} 10,-{long * 0.4:.0f} 0,6 Z"
            )
            .turned(degrees)
            .moved(10 - 10j)
        )
        for side in (plume, plume.mirrored()):
            head.fill(DARK, side)
            head.line(SMOKE, 1, side)
    mask = path(
        "M0,-20 C12,-24 26,-20 28,-10 C28,2 20,10 12,8 C8,10 6,14 0,14 C-6,14 -8,10 -12,8 C-20,10 -28,2 -28,-10 C-26,-20 -12,-24 0,-20 Z"
    )
    _masked(head, "#39414F", DARK, mask, "#F0B93A")
    beak = path("M-10,-7 C-5,-10 5,-10 10,-7 C11,10 6,30 0,44 C-6,30 -11,10 -10,-7 Z")
    head.fill(GOLD, beak)
    head.fill("#9A7A2E", path("M0,-9 C5,-10 8,-8 10,-7 C11,10 6,30 0,44 Z"))
    head.line(DARK, 1.2, beak)
    guest.add(set_on(head))
    return guest


MASKS: dict[str, Callable[[], Drawing]] = {
    "you": you,
    "moon": moon,
    "harlequin": harlequin,
    "cat": cat,
    "sun": sun,
    "domino": domino,
    "owl": owl,
    "swan": swan,
    "fox": fox,
    "fan": fan,
    "star": star,
    "raven": raven,
}


def _head(skin: Skin, ink: str, hair: tuple[str, str]) -> Drawing:
    """Return a head without eyes, which the mask adds."""
    behind, before = hair
    head = Drawing()
    head.fill(ink, path(behind))
    head.add(_face(skin))
    head.fill(ink, path(before))
    head.add(lips(skin))
    return head


def _face(skin: Skin) -> Drawing:
    face = Drawing()
    face.fill(skin.light, reflected(path("M0,-36 L23,-36 L23,3 C23,19 12,34 0,34")))
    shade = "M2.5,-36 L23,-36 L23,3 C23,19 12,34 0,34 L0,17 L5.6,13.6 L2,-7 Z"
    face.fill(skin.shade, path(shade))
    return face


def _masked(head: Drawing, ink: str, edge: str, mask: Path, iris: str = "") -> None:
    head.fill(ink, mask)
    head.line(edge, 1.8, mask)
    _eyes(head, iris)


def _eyes(head: Drawing, iris: str = "") -> None:
    """Add eyes behind the holes of a mask."""
    hole = path("M5,-2 C9,-8 17,-8 21,-4 C17,3 9,3.4 5,-2 Z")
    head.fill(PAPER, hole, hole.mirrored())
    if iris:
        ring = disc(12.6 - 2.8j, 3.8)
        head.fill(iris, ring, ring.mirrored())
    pupil = disc(12.6 - 2.8j, 2.6)
    head.fill(DARK, pupil, pupil.mirrored())


def _upwards(degrees: float) -> complex:
    """Return the direction that is so many degrees to the right of upwards."""
    return -1j * 1j ** (degrees / 90)
