"""The guests at the table: small portraits, each of a different person, in a roundel.

A portrait lies about the origin and fills a circle of radius 100.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from faces import Skin, frontal, lips, profile, turned
from ink import (
    DARK,
    GOLD,
    GOLD_SCREEN,
    PAPER,
    PETROL,
    RED,
    Drawing,
    box,
    disc,
    oval,
    path,
    polygon,
    polyline,
    ray,
    reflected,
    rounded_box,
    smooth,
)

RADIUS = 100.0
HEAD = -4 + 2j
HEAD_SIZE = 1.55

ROSE = Skin("#F6DCC2", "#E2B48E")
OLIVE = Skin("#E3B98D", "#C6925F")
BROWN = Skin("#B77B4E", "#935C36", "#8E1F26")
EBONY = Skin("#7C4F35", "#5E3925", "#8E2A2C")
SILVER = "#D9D4C8"
AUBERGINE = "#4B2A4A"


def ada() -> Drawing:
    """A black bob, a band with a feather, a string of pearls."""
    guest = _rays(PETROL, GOLD)
    guest.add(_bare_shoulders(ROSE, RED))
    guest.add(_pearls(PAPER))
    head = Drawing()
    head.fill(
        DARK,
        path(
            "M-20,8 C-25,-6 -27,-28 -19,-40 C-8,-52 18,-53 30,-38 C38,-26 37,0 36,18 C28,25 18,24 12,20 Z"
        ),
    )
    head.add(turned(PETROL, ROSE))
    head.fill(DARK, path("M-22,-12 C-10,-17 12,-17 22,-10 L28,-40 L-18,-42 Z"))
    head.fill(DARK, path("M17,-16 L32,-18 L36,18 C26,26 14,22 7,13 C15,13 19.6,4 17,-16 Z"))
    head.fill(
        DARK, path("M-22.5,-14 C-24.4,-4 -23.6,6 -20.4,12 C-16.6,8 -16.4,2 -18.6,-3 L-17,-14 Z")
    )
    band = path("M-22.6,-20 C-8,-27 16,-27 32,-16 L33,-25 C17,-36 -8,-36 -22.4,-29 Z")
    head.fill(GOLD, band)
    plume = path("M20,-26 C14,-40 20,-56 32,-60 C36,-48 32,-34 24,-25 Z")
    head.fill(RED, plume)
    head.line(DARK, 1, band, plume, path("M22,-28 C22,-40 26,-50 31,-57"))
    guest.add(_set(head))
    return guest


def basil() -> Drawing:
    """Bald, with round glasses and a great white moustache."""
    guest = _disc(RED, GOLD)
    guest.add(_evening_dress(DARK, DARK, ROSE))
    head = Drawing()
    ears = [oval(complex(x, 3), 5, 8) for x in (-24, 24)]
    head.fill(ROSE.shade, *ears)
    head.add(frontal(ROSE))
    dome = path("M2.5,-30 L2.5,-47 C17,-47 24,-42 24.4,-30 Z")
    head.fill(ROSE.light, path("M2.5,-30 L2.5,-47 C-17,-47 -24,-42 -24.4,-30 Z"))
    head.fill(ROSE.shade, dome)
    head.add(lips(ROSE))
    tuft = path("M23,-20 C30,-16 30,-4 26,4 L22.4,2 Z")
    head.fill(SILVER, tuft, tuft.mirrored())
    half = path("M0,14.4 C7,11.6 16,14 22,24 C25,29 22,32 17,30 C10,29 4,24 0,20.4 Z")
    head.fill(PAPER, half, half.mirrored())
    head.line(DARK, 1, half, half.mirrored())
    head.line(
        GOLD, 2, disc(12.4 - 2j, 10), disc(-12.4 - 2j, 10), path("M-2.6,-3 C-1,-5 1,-5 2.6,-3")
    )
    guest.add(_set(head))
    return guest


def clara() -> Drawing:
    """Brown skin, dark hair in waves, gold at ear and throat."""
    guest = _shells(AUBERGINE, GOLD)
    guest.add(_bare_shoulders(BROWN, GOLD))
    guest.add(_choker(GOLD))
    head = Drawing()
    head.fill(
        DARK,
        path(
            "M-20,-6 C-28,-30 -16,-51 4,-51 C28,-51 39,-33 34,-12 C40,0 38,14 28,18 C20,20 14,14 14,6 Z"
        ),
    )
    head.add(turned(GOLD, BROWN))
    head.fill(
        DARK,
        path(
            "M-20.4,-9 C-25,-26 -18,-42 -2,-43 C22,-45 34,-30 31,-16 C37,-8 35,4 28,8 C22,10 18,4 20,-4"
            "C21,-12 10,-18 0,-28 C-6,-20 -13,-13 -20.4,-9 Z"
        ),
    )
    waves = [
        "M-3,-33 C8,-25 18,-21 28,-20",
        "M4,-39 C14,-34 22,-30 30,-28",
        "M21,-8 C25,-9 29,-7 31,-2",
    ]
    head.line(GOLD, 1.1, *(path(wave) for wave in waves))
    ring = disc(19 + 15j, 4.4)
    head.line(DARK, 3.4, ring)
    head.line(GOLD, 2.2, ring)
    guest.add(_set(head).mirrored())
    return guest


def dorian() -> Drawing:
    """In profile, hair parted and combed back, a white scarf."""
    guest = _lozenges(DARK, GOLD)
    guest.add(_coat(PETROL, PAPER, ROSE))
    head = profile(ROSE)
    hair = path(
        "M-16.4,-22 C-14,-28 -8,-30 -2,-27 C3,-22 4,-14 4,-6 L8,-7 L8,5 C13,10 13,16 11,23"
        "C22,21 31,8 31,-14 C31,-40 10,-50 -8,-44 C-17,-41 -20,-32 -16.4,-22 Z"
    )
    head.fill("#5A3A22", hair)
    head.line(DARK, 1, hair)
    head.line(GOLD, 1.1, path("M-10,-38 C4,-42 20,-32 24,-12"), path("M-6,-33 C6,-34 16,-24 18,-6"))
    _ear(head, ROSE)
    guest.add(_set(head))
    return guest


def edith() -> Drawing:
    """White hair piled up, a high lace collar, a calm look over her years."""
    guest = _rays(DARK, GOLD)
    guest.add(_high_collar(PETROL, PAPER))
    head = Drawing()
    head.fill(SILVER, disc(-46j, 15))
    head.line(DARK, 1, disc(-46j, 15), path("M-10,-50 C-4,-44 6,-44 11,-50"))
    pile = path(
        "M0,-46 C22,-46 33,-32 31,-16 C32,-4 29,6 25,10 L-25,10 C-29,6 -32,-4 -31,-16 C-33,-32 -22,-46 0,-46 Z"
    )
    head.fill(SILVER, pile)
    head.line(DARK, 1, pile)
    head.add(frontal(ROSE))
    head.add(lips(ROSE))
    sweep = path("M0,-30 C8,-22 16,-18 23.4,-10 C28,-16 28,-34 18,-40 C8,-44 2,-38 0,-30 Z")
    for side in (sweep, sweep.mirrored()):
        head.fill(SILVER, side)
        head.line(DARK, 1, side)
    strands = [path("M5,-33 C12,-28 20,-24 25,-18"), path("M9,-38 C16,-35 22,-31 26,-26")]
    head.line(DARK, 0.8, *strands, *(strand.mirrored() for strand in strands))
    for x in (-24, 24):
        drop = polygon([complex(x, 8), complex(x + 3, 14), complex(x, 21), complex(x - 3, 14)])
        head.fill(PETROL, drop)
        head.line(GOLD, 1.2, drop)
    guest.add(_set(head))
    return guest


def felix() -> Drawing:
    """Red curls under a boater, in profile to the right."""
    guest = _disc(PETROL, GOLD)
    guest.add(_coat(GOLD, RED, ROSE).mirrored())
    head = profile(ROSE)
    head.fill("#A6431F", path("M-4,-30 L8,-14 L10,20 L26,18 L30,-30 Z"))
    places = (
        (5, -18),
        (8, -7),
        (12, 8),
        (14, 18),
        (22, 21),
        (28, 13),
        (31, 3),
        (31, -8),
        (30, -19),
    )
    for x, y in places:
        head.fill("#A6431F", disc(complex(x, y), 6.6))
        head.line(DARK, 0.9, disc(complex(x, y), 6.6), disc(complex(x, y), 2.8))
    _ear(head, ROSE)
    crown = path("M-16,-28 L-14,-48 C0,-53 20,-52 32,-45 L33,-24 Z")
    head.fill("#E9D6A0", crown)
    band = path("M-16,-28 L-15.2,-37 C0,-41 20,-40 32.5,-33 L33,-24 Z")
    head.fill(RED, band)
    brim = path(
        "M-30,-26 C-14,-34 30,-32 47,-20 C46,-16 42,-16 38,-18 C20,-26 -10,-28 -26,-22 C-30,-21 -32,-24 -30,-26 Z"
    )
    head.fill("#E9D6A0", brim)
    head.line(DARK, 1.1, crown, brim)
    guest.add(_set(head).mirrored())
    return guest


def greta() -> Drawing:
    """A cloche hat, fair hair, a fur collar."""
    guest = _lozenges(PETROL, GOLD)
    guest.add(_fur(DARK, GOLD_SCREEN, ROSE))
    head = Drawing()
    head.fill(GOLD, path("M16,-14 C32,-16 36,4 30,20 C22,24 12,20 10,12 Z"))
    head.line(DARK, 1, path("M30,20 C36,4 32,-16 16,-14"))
    head.add(turned(RED, ROSE))
    curl = path("M17,-14 L26,-14 C32,4 26,16 12,14 C19,10 20,0 17,-14 Z")
    other = path("M-21,-12 C-24,-2 -22.6,6 -19,10 C-17,4 -18.6,-2 -17,-12 Z")
    head.fill(GOLD, curl, other)
    head.line(DARK, 0.9, curl, other)
    dome = path("M-24,-10 C-30,-38 -14,-56 6,-55 C30,-54 40,-32 37,-4 C22,-16 -6,-20 -24,-10 Z")
    head.fill(RED, dome)
    brim = path("M-27,-7 C-8,-20 24,-16 40,0 L38,-12 C22,-26 -8,-29 -26,-17 Z")
    head.fill(DARK, brim)
    head.line(DARK, 1.1, dome)
    rosette = 24 - 22j
    head.fill(GOLD, *(ray(rosette, n * 45, 2, 10, 3, 7) for n in range(8)), disc(rosette, 4))
    guest.add(_set(head))
    return guest


def hugo() -> Drawing:
    """Dark skin, close-cropped hair and beard, a cravat with a pin."""
    guest = _shells(GOLD, DARK)
    guest.add(_cravat(DARK, GOLD, EBONY))
    head = Drawing()
    ears = [oval(complex(x, 2), 5, 8) for x in (-23.6, 23.6)]
    head.fill(EBONY.shade, *ears)
    head.fill(
        DARK,
        path("M0,-47 C19,-47 27,-41 26.4,-24 L24.4,0 L-24.4,0 L-26.4,-24 C-27,-41 -19,-47 0,-47 Z"),
    )
    head.add(frontal(EBONY))
    head.fill(DARK, path("M-24.6,-20 C-15,-29 15,-29 24.6,-20 L22,-42 L-22,-42 Z"))
    beard = path(
        "M24,-6 C25,20 14,40 0,40 C-14,40 -25,20 -24,-6 C-21,8 -15,15.6 -8,16.4 C-3,14.6 3,14.6 8,16.4"
        "C15,15.6 21,8 24,-6 Z"
    )
    head.fill(DARK, beard)
    head.add(lips(Skin(lips="#B24A45")))
    head.line(PAPER, 1.6, disc(12.4 - 2j, 9.4), path("M21,3 C26,16 24,30 20,46"))
    guest.add(_set(head))
    return guest


def you() -> Drawing:
    """A guest behind a mask: whoever sits before the screen."""
    guest = _rays(PETROL, GOLD)
    guest.add(_evening_dress(DARK, DARK, Skin()))
    head = Drawing()
    head.fill(
        DARK, path("M0,-52 C20,-53 32,-42 30,-18 L24,3 L-24,3 L-30,-18 C-32,-42 -20,-51 0,-52 Z")
    )
    head.fill(PAPER, reflected(path("M0,-36 L23,-36 L23,3 C23,19 12,34 0,34")))
    shade = "M2.5,-36 L23,-36 L23,3 C23,19 12,34 0,34 L0,17 L5.6,13.6 L2,-7 Z"
    head.fill(GOLD_SCREEN, path(shade))
    head.fill(DARK, path("M-24,-13 C-22,-25 -6,-27 5,-33 C10,-26 21,-24 24,-13 L25,-38 L-25,-38 Z"))
    parting = path("M5,-33 C2,-40 4,-47 10,-50")
    head.line(GOLD, 1.2, parting)
    head.add(lips())
    mask = path(
        "M0,-9 C6,-15 18,-16 28,-15 C29,0 21,10 12,9 C6,8 4,3 0,3 C-4,3 -6,8 -12,9 C-21,10 -29,0 -28,-15"
        "C-18,-16 -6,-15 0,-9 Z"
    )
    head.fill(RED, mask)
    head.line(GOLD, 1.8, mask)
    hole = path("M5,-2 C9,-8 17,-8 21,-4 C17,3 9,3.4 5,-2 Z")
    head.fill(PAPER, hole, hole.mirrored())
    pupil = disc(12.6 - 2.8j, 2.6)
    head.fill(DARK, pupil, pupil.mirrored())
    guest.add(_set(head))
    return guest


GUESTS: dict[str, Callable[[], Drawing]] = {
    "ada": ada,
    "basil": basil,
    "clara": clara,
    "dorian": dorian,
    "edith": edith,
    "felix": felix,
    "greta": greta,
    "hugo": hugo,
    "you": you,
}


def roundel(guest: Drawing) -> Drawing:
    """The portrait cut to its circle, in a brass ring."""
    inner, sides = 95.0, 40
    cut = guest
    for n in range(sides):
        outwards = 1j ** (4 * n / sides)
        cut = cut.above(outwards * inner, outwards * -1j)
    frame = Drawing([*cut.marks])
    frame.line(DARK, 7, disc(0, 96.5))
    frame.line(GOLD, 4, disc(0, 97))
    return frame


def _set(head: Drawing) -> Drawing:
    return head.placed(HEAD, HEAD_SIZE)


def _rays(ground: str, rays: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    field.fill(rays, *(ray(10j, n * 15, 40, 120, 1, 7) for n in range(24)))
    field.fill(ground, disc(4j, 68))
    return field


def _disc(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    field.line(lines, 1.6, *(disc(0, r) for r in (72, 78, 84)))
    return field


def _shells(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    leaf = path("M0,0 L-13,-76 C-13,-90 13,-90 13,-76 Z")
    for degrees in sorted(range(-126, 127, 18), key=abs, reverse=True):
        field.fill(ground, leaf.turned(degrees))
        field.line(lines, 1.5, leaf.turned(degrees))
    return field


def _lozenges(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    for size, width in ((112, 3.0), (102, 1.5), (94, 1.5)):
        field.line(lines, width, polygon([-size * 1j, size + 0j, size * 1j, -size + 0j]))
    return field


def _neck(skin: Skin, half: float = 17) -> Drawing:
    neck = Drawing()
    neck.fill(skin.light, box(-half - 2, 30, half - 4, 84))
    neck.fill(
        skin.shade,
        path(f"M{-half - 2},42 C-10,58 0,64 {half - 4},62 L{half - 4},30 L{-half - 2},30 Z"),
    )
    return neck


def _bare_shoulders(skin: Skin, gown: str) -> Drawing:
    body = Drawing()
    shoulders = path(
        "M-17,40 L-17,60 C-22,70 -60,68 -84,82 L-96,110 L96,110 L82,82 C58,68 18,70 13,60 L13,40 Z"
    )
    body.fill(skin.light, shoulders)
    body.fill(skin.shade, path("M-17,44 C-10,60 0,64 13,62 L13,36 L-17,36 Z"))
    side = path("M44,71 C40,84 18,92 -2,94 L-2,120 L100,120 L84,82 C72,75 56,72 44,71 Z")
    for part in (side, side.mirrored().moved(-4)):
        body.fill(gown, part)
        body.line(GOLD, 2.4, part)
    return body


def _pearls(ink: str) -> Drawing:
    string = Drawing()
    for n in range(11):
        t = math.pi * (n + 0.5) / 11
        pearl = disc(complex(-2 - 26 * math.cos(t), 64 + 22 * math.sin(t)), 3.6)
        string.fill(ink, pearl)
        string.line(DARK, 0.9, pearl)
    return string


def _choker(ink: str) -> Drawing:
    choker = Drawing()
    band = path("M-18,56 C-10,62 6,62 14,56 L14.6,65 C6,71 -10,71 -18.6,65 Z")
    choker.fill(ink, band)
    drop = polygon([-2 + 68j, 4 + 77j, -2 + 88j, -8 + 77j])
    choker.fill(ink, drop)
    choker.line(DARK, 1.1, band, drop)
    return choker


def _evening_dress(coat: str, lapel: str, skin: Skin) -> Drawing:
    body = _neck(skin)
    shirt = path("M-26,62 L22,62 L22,110 L-26,110 Z")
    body.fill(PAPER, shirt)
    side = path("M16,60 C44,66 70,72 84,84 L100,120 L-2,120 L-2,100 Z")
    for part in (side, side.mirrored().moved(-4)):
        body.fill(coat, part)
        body.line(GOLD, 1.2, part)
    flap = path("M16,59 L34,70 L27,78 L31,83 L-2,116 L-2,100 Z")
    for part in (flap, flap.mirrored().moved(-4)):
        body.fill(lapel, part)
        body.line(GOLD, 1.6, part)
    wing = path("M-2,70 L16,61 L17,79 Z")
    knot = rounded_box(-6, 66, 2, 74, 2)
    body.fill(DARK, wing, wing.mirrored().moved(-4), knot)
    body.line(GOLD, 0.9, wing, wing.mirrored().moved(-4))
    return body


def _coat(coat: str, scarf: str, skin: Skin) -> Drawing:
    """A coat seen with its wearer's head in profile."""
    body = Drawing()
    body.fill(skin.shade, path("M-14,36 L22,26 L24,70 L-14,70 Z"))
    shoulders = path("M-18,62 C-40,68 -72,74 -86,92 L-100,120 L100,120 L86,90 C72,74 44,66 26,58 Z")
    body.fill(coat, shoulders)
    body.line(DARK, 1.2, shoulders)
    folds = path(
        "M-22,60 C-8,66 14,62 28,50 L36,62 C24,80 4,92 -2,110 L-14,110 C-16,92 -24,76 -30,70 Z"
    )
    body.fill(scarf, folds)
    lines = [path("M-18,66 C-6,72 16,68 30,56"), path("M-16,74 C-4,78 12,76 28,66")]
    body.line(DARK, 1.2, folds, *lines)
    return body


def _high_collar(gown: str, lace: str) -> Drawing:
    body = Drawing()
    shoulders = path(
        "M0,58 L18,60 C44,66 72,72 86,86 L100,120 L-108,120 L-94,86 C-80,72 -52,66 -26,60 Z"
    )
    body.fill(gown, shoulders)
    neck = path("M-22,44 L14,44 L20,74 C8,84 -16,84 -28,74 Z")
    body.fill(lace, neck)
    pleats = [polyline([complex(-4 + n * 6, 46), complex(-4 + n * 8, 79)]) for n in range(-2, 3)]
    body.line(DARK, 1, neck, *pleats)
    frill = smooth([complex(-4 + 10 * n, 80 + (6 if n % 2 else 0)) for n in range(-4, 5)])
    body.line(lace, 4, frill)
    brooch = -4 + 76j
    body.fill(GOLD, oval(brooch, 7, 9))
    body.fill(RED, oval(brooch, 4.4, 6.4))
    body.line(DARK, 1, oval(brooch, 7, 9))
    return body


def _fur(coat: str, fur: str, skin: Skin) -> Drawing:
    body = Drawing()
    body.fill(coat, path("M-30,66 C-60,70 -84,80 -104,120 L100,120 C80,80 56,70 26,64 Z"))
    body.add(_neck(skin, 15))
    body.fill(skin.light, path("M-17,60 L11,60 L20,84 L-3,112 L-26,84 Z"))
    roll = path("M11,50 C30,48 50,58 52,72 C52,92 24,102 -1,118 L-3,104 C10,92 20,78 11,50 Z")
    for part in (roll, roll.mirrored().moved(-6)):
        body.fill(fur, part)
        body.line(DARK, 1.2, part)
    marks = [
        polyline([complex(x, y), complex(x - 3, y + 8)])
        for x, y in ((24, 58), (36, 62), (42, 74), (30, 74), (26, 88), (14, 94))
    ]
    body.line(DARK, 1.2, *marks, *(mark.mirrored().moved(-6) for mark in marks))
    return body


def _cravat(coat: str, silk: str, skin: Skin) -> Drawing:
    body = _neck(skin, 18)
    body.fill(PAPER, path("M-24,54 L-4,66 L16,54 L22,66 L22,110 L-30,110 L-30,66 Z"))
    tie = path("M-16,62 C-8,68 0,68 8,62 L16,84 L-4,112 L-24,84 Z")
    body.fill(silk, tie)
    body.line(
        DARK,
        1.2,
        tie,
        path("M-4,68 L-4,100"),
        path("M-13,72 C-12,80 -9,88 -6,92"),
        path("M5,72 C4,80 1,88 -2,92"),
    )
    body.fill(RED, disc(-4 + 78j, 4))
    side = path("M18,56 C44,64 70,70 84,82 L100,120 L-4,120 L18,84 Z")
    for part in (side, side.mirrored().moved(-8)):
        body.fill(coat, part)
        body.line(GOLD, 1.5, part)
    return body


def _ear(head: Drawing, skin: Skin) -> None:
    lobe = path("M5,-5 C10,-10 16,-6 14,1 C13,7 9,10 6,8 Z")
    head.fill(skin.shade, lobe)
    head.line(DARK, 0.9, lobe)
