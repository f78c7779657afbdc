"""The guests at the table: a small round portrait for each.

A portrait fills a circle of radius 100 around the origin.
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
    ear,
    evening_dress,
    fur,
    high_collar,
    lozenges,
    neck,
    pearls,
    rays,
    set_on,
    shells,
)
from faces import Skin, frontal, lips, profile, turned
from ink import (
    DARK,
    GOLD,
    GOLD_SCREEN,
    PAPER,
    PETROL,
    RED,
    Drawing,
    disc,
    oval,
    path,
    polygon,
    ray,
)

RADIUS = 100.0


def ada() -> Drawing:
    """A black bob, a band with a feather, a string of pearls."""
    guest = rays(PETROL, GOLD)
    guest.add(bare_shoulders(ROSE, RED))
    guest.add(pearls(PAPER))
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
    guest.add(set_on(head))
    return guest


def basil() -> Drawing:
    """Bald, with round glasses and a great white moustache."""
    guest = circles(RED, GOLD)
    guest.add(evening_dress(DARK, DARK, ROSE))
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
    guest.add(set_on(head))
    return guest


def clara() -> Drawing:
    """Brown skin, dark hair in waves, gold at ear and throat."""
    guest = shells(AUBERGINE, GOLD)
    guest.add(bare_shoulders(BROWN, GOLD))
    guest.add(choker(GOLD))
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
    guest.add(set_on(head).mirrored())
    return guest


def dorian() -> Drawing:
    """In profile, hair parted and combed back, a white scarf."""
    guest = lozenges(DARK, GOLD)
    guest.add(coat(PETROL, PAPER, ROSE))
    head = profile(ROSE)
    hair = path(
        "M-16.4,-22 C-14,-28 -8,-30 -2,-27 C3,-22 4,-14 4,-6 L8,-7 L8,5 C13,10 13,16 11,23"
        "C22,21 31,8 31,-14 C31,-40 10,-50 -8,-44 C-17,-41 -20,-32 -16.4,-22 Z"
    )
    head.fill("#5A3A22", hair)
    head.line(DARK, 1, hair)
    head.line(GOLD, 1.1, path("M-10,-38 C4,-42 20,-32 24,-12"), path("M-6,-33 C6,-34 16,-24 18,-6"))
    ear(head, ROSE)
    guest.add(set_on(head))
    return guest


def edith() -> Drawing:
    """White hair piled up, a high lace collar, a calm look over her years."""
    guest = rays(DARK, GOLD)
    guest.add(high_collar(PETROL, PAPER))
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
    guest.add(set_on(head))
    return guest


def felix() -> Drawing:
    """Red curls under a boater, in profile to the right."""
    guest = circles(PETROL, GOLD)
    guest.add(coat(GOLD, RED, ROSE).mirrored())
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
    ear(head, ROSE)
    crown = path("M-16,-28 L-14,-48 C0,-53 20,-52 32,-45 L33,-24 Z")
    head.fill("#E9D6A0", crown)
    band = path("M-16,-28 L-15.2,-37 C0,-41 20,-40 32.5,-33 L33,-24 Z")
    head.fill(RED, band)
    brim = path(
        "M-30,-26 C-14,-34 30,-32 47,-20 C46,-16 42,-16 38,-18 C20,-26 -10,-28 -26,-22 C-30,-21 -32,-24 -30,-26 Z"
    )
    head.fill("#E9D6A0", brim)
    head.line(DARK, 1.1, crown, brim)
    guest.add(set_on(head).mirrored())
    return guest


def greta() -> Drawing:
    """A cloche hat, fair hair, a fur collar."""
    guest = lozenges(PETROL, GOLD)
    guest.add(fur(DARK, GOLD_SCREEN, ROSE))
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
    guest.add(set_on(head))
    return guest


def hugo() -> Drawing:
    """Dark skin, close-cropped hair and beard, a cravat with a pin."""
    guest = shells(GOLD, DARK)
    guest.add(cravat(DARK, GOLD, EBONY))
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
    guest.add(set_on(head))
    return guest


def ines() -> Drawing:
    """Black hair in the middle parted, a high comb, a red rose."""
    guest = rays("#8F7430", "#E3C77D")
    guest.add(bare_shoulders(OLIVE, DARK))
    head = Drawing()
    comb = path("M-19,-40 C-22,-58 -12,-65 0,-65 C12,-65 22,-58 19,-40 Z")
    head.fill(RED, comb)
    head.line(DARK, 1.1, comb)
    teeth = [path(f"M{x},-44 L{x * 1.15:.1f},-61") for x in (-10, -5, 0, 5, 10)]
    head.line(GOLD, 1.4, *teeth)
    back = path(
        "M0,-50 C24,-50 33,-36 32,-16 C33,-2 30,12 25,19 L-25,19 C-30,12 -33,-2 -32,-16 C-33,-36 -24,-50 0,-50 Z"
    )
    head.fill(DARK, back)
    head.add(frontal(OLIVE))
    head.add(lips(OLIVE))
    wing = path(
        "M0,-36 C5,-26 18,-20 23.6,-6 C26,2 26,10 24,16 L31,12 L32,-20 C28,-40 14,-46 0,-46 Z"
    )
    head.fill(DARK, wing, wing.mirrored())
    head.line(
        GOLD, 0.9, path("M6,-40 C14,-34 22,-28 27,-16"), path("M-6,-40 C-14,-34 -22,-28 -27,-16")
    )
    rose = 25 - 24j
    head.fill(RED, *(disc(rose + 6 * 1j ** (n * 0.8), 5.6) for n in range(5)), disc(rose, 6))
    head.line(DARK, 0.9, *(disc(rose + 6 * 1j ** (n * 0.8), 5.6) for n in range(5)))
    head.fill(RED, disc(rose, 5.4))
    head.line(
        DARK, 0.9, disc(rose, 5.4), path("M22,-25 C24,-28 28,-27 28,-23 C27,-21 24,-21 24,-23")
    )
    for x in (-24.6, 24.6):
        hoop = disc(complex(x, 20), 5.4)
        head.line(DARK, 3.2, hoop)
        head.line(GOLD, 2, hoop)
    guest.add(set_on(head))
    return guest


def jules() -> Drawing:
    """A beret, a thin moustache, a striped scarf."""
    guest = lozenges("#7E2430", GOLD)
    guest.add(cravat(PETROL, PAPER, OLIVE))
    head = Drawing()
    head.fill(DARK, path("M12,-14 L31,-20 C35,-6 33,8 27,15 L17,14 C20,8 18,-2 12,-14 Z"))
    head.add(turned(OLIVE.shade, OLIVE))
    lobe = path("M18,-4 C24,-9 30,-4 27,4 C25,10 20,13 17,10 Z")
    head.fill(OLIVE.shade, lobe)
    head.line(DARK, 0.9, lobe)
    head.fill(DARK, path("M-20,-14 C-8,-20 12,-20 22,-12 L24,-2 L20,-3 L17,-15 L-18,-16 Z"))
    whisker = path(
        "M-9.4,15.6 C-5,14.2 2,15.4 7,19.6 C2,19.6 -4,18 -9.4,17.6 C-13,18 -16.4,19.4 -19,20.6 C-17,16.6 -13,14.8 -9.4,15.6 Z"
    )
    head.fill(DARK, whisker, path("M-10,27.4 C-7,26.6 -5,26.8 -3,27.6 L-6,34 Z"))
    beret = path(
        "M-26,-17 C-40,-28 -34,-48 -8,-53 C22,-58 48,-46 46,-28 C44,-18 32,-16 22,-19 C6,-24 -12,-22 -26,-17 Z"
    )
    head.fill(DARK, beret)
    band = path("M-27,-14 C-12,-21 8,-22 25,-14 L24,-19 C8,-27 -12,-26 -27,-19 Z")
    head.fill(PETROL, band)
    head.line(GOLD, 1.1, path("M-20,-40 C-2,-50 24,-48 36,-36"), path("M2,-54 C2,-58 4,-60 7,-61"))
    head.line(DARK, 1, band)
    guest.add(set_on(head).mirrored())
    return guest


def lotte() -> Drawing:
    """Fair plaits round her head, freckles, a wide white collar."""
    guest = shells(PETROL, GOLD)
    guest.add(neck(ROSE))
    gown = path(
        "M-20,60 C-50,66 -72,74 -86,86 L-104,120 L100,120 L82,86 C68,74 46,66 16,60 L-2,76 Z"
    )
    guest.fill("#B98A2E", gown)
    flap = path("M14,54 C30,58 46,66 54,80 C40,92 16,94 -2,84 L-2,72 Z")
    for part in (flap, flap.mirrored().moved(-4)):
        guest.fill(PAPER, part)
        guest.line(DARK, 1.2, part)
    bow = path("M-2,80 L14,73 L14,91 L-2,84 Z")
    guest.fill(RED, bow, bow.mirrored().moved(-4), disc(-2 + 82j, 4.6))
    guest.line(DARK, 1.1, bow, bow.mirrored().moved(-4), disc(-2 + 82j, 4.6))
    head = Drawing()
    fair = "#DDB866"
    back = path(
        "M0,-46 C22,-46 31,-32 30,-14 C30,0 27,12 24,16 L-24,16 C-27,12 -30,0 -30,-14 C-31,-32 -22,-46 0,-46 Z"
    )
    head.fill(fair, back)
    head.line(DARK, 1, back)
    head.add(frontal(ROSE))
    head.add(lips(Skin(lips="#C4504A")))
    freckles = [complex(x, y) for x, y in ((13, 7), (17, 9), (14, 12), (19, 5))]
    head.fill("#C98D5E", *(disc(spot, 0.9) for spot in freckles))
    head.fill("#C98D5E", *(disc(complex(-spot.real, spot.imag), 0.9) for spot in freckles))
    wing = path("M0,-33 C6,-24 16,-19 24,-8 C29,-16 28,-34 18,-41 C9,-45 2,-41 0,-33 Z")
    for side in (wing, wing.mirrored()):
        head.fill(fair, side)
        head.line(DARK, 1, side)
    for n in range(-5, 6):
        at = complex(0, -10) + 37 * 1j ** (-1 + n * 0.19)
        plait = oval(0, 6.2, 8.4).turned(n * 17 + (32 if n % 2 else -32)).moved(at)
        head.fill(fair, plait)
        head.line(DARK, 1, plait)
    guest.add(set_on(head))
    return guest


def marius() -> Drawing:
    """Under a top hat, in profile, a grey beard trimmed to a point."""
    guest = circles(AUBERGINE, GOLD)
    guest.add(coat(DARK, PAPER, BROWN))
    head = profile(BROWN)
    grey = "#C9C3B5"
    head.fill(grey, path("M-2,-26 L6,-8 L8,16 C14,18 22,14 27,4 L29,-26 Z"))
    beard = path(
        "M8,2 C12,14 12,28 2,38 C-8,46 -20,48 -27,45 C-22,40 -20,34 -19,27.6 C-17,25.4 -15,25.6 -12,25"
        "C-10,22 -12,18 -16,17.4 C-19,16.8 -22,17 -24.6,15.6 C-20,11.4 -13,11.6 -8,15 C-2,18 3,12 5,2 Z"
    )
    head.fill(grey, beard)
    head.line(DARK, 1, beard, path("M-4,24 C-6,32 -12,38 -19,42"), path("M3,18 C2,28 -3,35 -10,40"))
    ear(head, BROWN)
    crown = path("M-17,-28 L-20,-63 C-4,-68 20,-67 33,-60 L32,-24 Z")
    head.fill(DARK, crown)
    band = path("M-17,-27 L-17.8,-36 C0,-39 20,-38 32.4,-32 L32,-23 Z")
    head.fill(RED, band)
    brim = path(
        "M-33,-27 C-30,-31 -24,-29 -18,-31 C0,-36 24,-33 44,-24 C48,-22 46,-17 41,-18 C22,-26 -10,-27 -26,-22 C-32,-21 -35,-24 -33,-27 Z"
    )
    head.fill(DARK, brim)
    head.line(GOLD, 1.2, path("M-14.6,-58 L-12.4,-40"), path("M-9,-60 L-7.4,-42"))
    head.line(GOLD, 1, brim)
    guest.add(set_on(head))
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
    "ines": ines,
    "jules": jules,
    "lotte": lotte,
    "marius": marius,
}


def roundel(guest: Drawing) -> Drawing:
    """Return the portrait, cut to its circle, in a brass ring."""
    inner, sides = 95.0, 40
    cut = guest
    for n in range(sides):
        outwards = 1j ** (4 * n / sides)
        cut = cut.above(outwards * inner, outwards * -1j)
    frame = Drawing([*cut.marks])
    frame.line(DARK, 7, disc(0, 96.5))
    frame.line(GOLD, 4, disc(0, 97))
    return frame
