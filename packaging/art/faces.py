"""Faces: frontal for kings, three-quarter for queens, in profile for jacks.

The origin is the centre of a face. The brows are near y = -9, the chin at y = 34, the hairline at y
= -30, and the cheeks at x = ±23.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import DARK, GOLD_SCREEN, PAPER, RED, Drawing, path, reflected


@dataclass(frozen=True)
class Skin:
    """The colours of a face in the light and in the shade, and of its lips."""

    light: str = PAPER
    shade: str = GOLD_SCREEN
    lips: str = RED


PORCELAIN = Skin()


def frontal(skin: Skin = PORCELAIN) -> Drawing:
    """Return a calm face, seen from the front and lit from the left."""
    face = Drawing()
    jaw = "C23,19 12,34 0,34"
    face.fill(skin.light, reflected(path(f"M0,-36 L23,-36 L23,3 {jaw}")))
    face.fill(skin.shade, path(f"M2.5,-36 L23,-36 L23,3 {jaw} L0,17 L5.6,13.6 L2,-7 Z"))
    # The left brow continues into the nose as one line, as on a poster.
    nose = "M-20,-9 C-16,-13.5 -9,-14 -5,-9.4 C-3.8,-6 -4.2,4 -6,12 C-5.4,15.2 -1,15.2 1.4,15"
    face.line(DARK, 1.5, path(nose), path("M20,-9 C16,-13.5 9,-14 5,-9.4"))
    eye = Drawing()
    eye.fill(PAPER, path("M6.2,-1.2 C9.6,-5.8 15,-5.6 19,-1.4 C15,1.9 9.4,2 6.2,-1.2 Z"))
    iris = (
        "M9.2,-3.6 C11,-4.9 14,-4.9 15.8,-3.6 C16,-.2 14.4,1.3 12.5,1.3 C10.6,1.3 9,-.2 9.2,-3.6 Z"
    )
    eye.fill(DARK, path(iris))
    eye.line(DARK, 1.8, path("M6,-1 C9.6,-6 15,-5.8 19.8,-1"))
    eye.line(DARK, 0.7, path("M8.4,1.6 C11,3 15,2.6 17.6,.8"))
    eye.line(DARK, 0.7, path("M7.6,-6 C10.6,-8.8 15,-8.6 18,-6"))
    face.add(eye)
    face.add(eye.mirrored())
    return face


def lips(skin: Skin = PORCELAIN) -> Drawing:
    """Return the mouth of the frontal face, separately, as it may lie on a beard."""
    mouth = Drawing()
    upper = "M-7.5,20.8 C-4,18.8 -2,18.2 0,19.4 C2,18.2 4,18.8 7.5,20.8 C4,21.6 -4,21.6 -7.5,20.8 Z"
    mouth.fill(skin.lips, path(upper))
    mouth.fill(skin.lips, path("M-5,21.9 C-3,25.2 3,25.2 5,21.9 C2,22.7 -2,22.7 -5,21.9 Z"))
    return mouth


def turned(lid: str, skin: Skin = PORCELAIN) -> Drawing:
    """Return a face turned a little to the left, with eyelids in the colour `lid`."""
    face = Drawing()
    face.fill(
        skin.light,
        path(
            "M-17,-36 C-19,-24 -19.5,-16 -18.6,-9 C-20.4,-4 -20.4,2 -18.8,7 C-17.6,16 -15,24 -10.5,30.5"
            "C-8,34 -3,34.4 0,32 C8,27 16,19 20,6 L22,-36 Z"
        ),
    )
    face.fill(
        skin.shade,
        path(
            "M22,-36 L20,6 C16,19 8,27 0,32 C-1,33 -3,33.6 -5,33.4 C4,26 13,14 13,0 C13,-14 12,-26 10,-36 Z"
        ),
    )
    # Brow and nose are one line; the far brow starts behind it.
    face.line(
        DARK,
        1.3,
        path(
            "M14.5,-9.5 C10,-14.5 1,-14.5 -6.6,-9 C-8,-3 -10,4 -13.4,10 C-13.6,13 -10.5,13.8 -8,13"
        ),
    )
    face.line(DARK, 1.3, path("M-11.4,-11.2 C-13.6,-13.4 -16,-13 -18.4,-10.6"))
    face.fill(lid, path("M-3.4,-1.2 C-1,-8.6 8.4,-9.4 12.6,-2 C8,-4.6 1.6,-4.4 -3.4,-1.2 Z"))
    face.fill(PAPER, path("M-3.4,-1 C1.6,-5.4 8,-5.4 12.6,-2 C8,2.6 1,2.4 -3.4,-1 Z"))
    face.fill(
        DARK, path("M.8,-3.6 C3,-4.8 5.2,-4.8 7,-4 C7.4,-.6 6,1.2 3.8,1.2 C1.6,1.2 .4,-1 .8,-3.6 Z")
    )
    face.line(DARK, 1.6, path("M-3.6,-.8 C1.6,-5.6 8,-5.6 14.4,-1.2"))
    face.fill(
        lid, path("M-17.8,-1.4 C-17.4,-6.8 -13.2,-7.6 -11,-2.4 C-13,-4.2 -15.4,-4 -17.8,-1.4 Z")
    )
    face.fill(
        PAPER, path("M-17.9,-1.6 C-15.4,-4.6 -13,-4.6 -11,-2.2 C-12.6,1 -15.8,1.2 -17.9,-1.6 Z")
    )
    face.fill(
        DARK,
        path(
            "M-16.2,-3.4 C-15,-4.2 -13.8,-4.2 -12.8,-3.4 C-12.6,-.6 -13.4,.8 -14.6,.8 C-15.8,.6 -16.4,-1.2 -16.2,-3.4 Z"
        ),
    )
    face.line(DARK, 1.5, path("M-18.6,-1.2 C-15.4,-5 -13,-4.8 -10.8,-2"))
    face.fill(
        skin.lips,
        path(
            "M-14.2,20.4 C-12.4,18.4 -11,17.6 -9.6,18.6 C-7.4,17.4 -4.4,18.6 -1.6,20.6 C-5.4,21.4 -10.4,21.6 -14.2,20.4 Z"
        ),
    )
    face.fill(
        skin.lips,
        path("M-12.6,21.6 C-11.2,25.4 -6.4,25.6 -3.4,21.6 C-6.4,22.4 -10,22.4 -12.6,21.6 Z"),
    )
    return face


def profile(skin: Skin = PORCELAIN) -> Drawing:
    """Return a young face in profile, looking to the left."""
    face = Drawing()
    jaw = "C-14,36 -9,35 -4,32 L10,22 L16,8"
    face.fill(
        skin.light,
        path(
            "M16,-36 L-15,-36 C-17,-28 -17.6,-20 -17.2,-12 C-20,-5 -24,2 -27.4,8"
            "C-27.8,10.4 -26,11.6 -21,11.8 C-20.4,13.4 -20.6,14.8 -21.8,16.2 C-22.4,17.8 -21.6,19 -20,19.8"
            "C-21.4,20.6 -22,22 -21.2,23.4 C-20.2,24.6 -19,25 -18.8,26.6 C-19.8,29 -19.6,31.6 -17.6,33.4"
            f"{jaw} Z"
        ),
    )
    shade = (
        "M16,-36 L16,8 L10,22 L-4,32 C-6,33.2 -8,34 -10,34.3 C-2,28 4,18 4,6 C4,-10 3,-24 0,-36 Z"
    )
    face.fill(skin.shade, path(shade))
    face.line(DARK, 1.4, path("M-17.4,-10.6 C-13,-14.4 -7,-14.6 -2,-11"))
    face.fill(PAPER, path("M-15.4,-3 C-12,-6.6 -8,-6.4 -4.4,-2.4 C-8,.6 -12.4,.8 -14.4,-.2 Z"))
    iris = "M-13.8,-4.4 C-12,-5.6 -10.4,-5.6 -9.4,-4.8 C-9.2,-2 -10.2,0 -12,.2 C-13.6,-.4 -14.2,-2.2 -13.8,-4.4 Z"
    face.fill(DARK, path(iris))
    face.line(DARK, 1.6, path("M-15.8,-3.2 C-12,-6.8 -8,-6.6 -3.4,-2"))
    face.line(DARK, 0.8, path("M-14.4,0 C-12,1.2 -8.6,.8 -6.4,-.4"))
    face.line(DARK, 0.9, path("M-22.4,10.2 C-20.4,8.6 -18.6,9.6 -18.4,11.4"))
    face.fill(
        skin.lips,
        path("M-21.8,16.2 C-19,16.6 -16.4,18 -14,19.8 L-20,19.8 C-21.6,19 -22.4,17.8 -21.8,16.2 Z"),
    )
    face.fill(
        skin.lips,
        path("M-20,19.8 L-14,19.8 C-15.6,22.6 -18,23.8 -21,23.5 C-22,22 -21.4,20.6 -20,19.8 Z"),
    )
    face.line(DARK, 0.8, path("M-20.4,19.8 C-18,19.4 -16,19.6 -13.4,19.8"))
    return face
