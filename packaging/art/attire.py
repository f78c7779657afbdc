"""Clothes, skin colours and backgrounds of the portraits.

A background fills the circle of radius 100 around the origin; clothes lie on it, below the head.
"""

from __future__ import annotations

import math

from faces import Skin
from ink import (
    DARK,
    GOLD,
    PAPER,
    RED,
    Drawing,
    box,
    disc,
    oval,
    path,
    polygon,
    polyline,
    ray,
    rounded_box,
    smooth,
)

HEAD = -4 + 2j
HEAD_SIZE = 1.55

ROSE = Skin("#F6DCC2", "#E2B48E")
OLIVE = Skin("#E3B98D", "#C6925F")
BROWN = Skin("#B77B4E", "#935C36", "#8E1F26")
EBONY = Skin("#7C4F35", "#5E3925", "#8E2A2C")
SILVER = "#D9D4C8"
AUBERGINE = "#4B2A4A"


def rays(ground: str, rays: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    field.fill(rays, *(ray(10j, n * 15, 40, 120, 1, 7) for n in range(24)))
    field.fill(ground, disc(4j, 68))
    return field


def circles(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    field.line(lines, 1.6, *(disc(0, r) for r in (72, 78, 84)))
    return field


def shells(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    leaf = path("M0,0 L-13,-76 C-13,-90 13,-90 13,-76 Z")
    for degrees in sorted(range(-126, 127, 18), key=abs, reverse=True):
        field.fill(ground, leaf.turned(degrees))
        field.line(lines, 1.5, leaf.turned(degrees))
    return field


def lozenges(ground: str, lines: str) -> Drawing:
    field = Drawing()
    field.fill(ground, disc(0, 100))
    for size, width in ((112, 3.0), (102, 1.5), (94, 1.5)):
        field.line(lines, width, polygon([-size * 1j, size + 0j, size * 1j, -size + 0j]))
    return field


def neck(skin: Skin, half: float = 17) -> Drawing:
    neck = Drawing()
    neck.fill(skin.light, box(-half - 2, 30, half - 4, 84))
    neck.fill(
        skin.shade,
        path(f"M{-half - 2},42 C-10,58 0,64 {half - 4},62 L{half - 4},30 L{-half - 2},30 Z"),
    )
    return neck


def bare_shoulders(skin: Skin, gown: str) -> Drawing:
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


def pearls(ink: str) -> Drawing:
    string = Drawing()
    for n in range(11):
        t = math.pi * (n + 0.5) / 11
        pearl = disc(complex(-2 - 26 * math.cos(t), 64 + 22 * math.sin(t)), 3.6)
        string.fill(ink, pearl)
        string.line(DARK, 0.9, pearl)
    return string


def choker(ink: str) -> Drawing:
    choker = Drawing()
    band = path("M-18,56 C-10,62 6,62 14,56 L14.6,65 C6,71 -10,71 -18.6,65 Z")
    choker.fill(ink, band)
    drop = polygon([-2 + 68j, 4 + 77j, -2 + 88j, -8 + 77j])
    choker.fill(ink, drop)
    choker.line(DARK, 1.1, band, drop)
    return choker


def evening_dress(coat: str, lapel: str, skin: Skin) -> Drawing:
    body = neck(skin)
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


def coat(coat: str, scarf: str, skin: Skin) -> Drawing:
    """Return a coat for a head in profile."""
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


def high_collar(gown: str, lace: str) -> Drawing:
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


def fur(coat: str, fur: str, skin: Skin) -> Drawing:
    body = Drawing()
    body.fill(coat, path("M-30,66 C-60,70 -84,80 -104,120 L100,120 C80,80 56,70 26,64 Z"))
    body.add(neck(skin, 15))
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


def cravat(coat: str, silk: str, skin: Skin) -> Drawing:
    body = neck(skin, 18)
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


def ear(head: Drawing, skin: Skin) -> None:
    lobe = path("M5,-5 C10,-10 16,-6 14,1 C13,7 9,10 6,8 Z")
    head.fill(skin.shade, lobe)
    head.line(DARK, 0.9, lobe)


def set_on(head: Drawing) -> Drawing:
    """Move a head, drawn around its own origin, to its place above the clothes."""
    return head.placed(HEAD, HEAD_SIZE)
