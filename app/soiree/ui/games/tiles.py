"""What the start page tells of each game: its goal, who plays, how long it takes, a few cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Blurb:
    """What a tile of the start page says about a game, and the picture above it.

    Attributes:
        picture: cards from the lowest up: which (empty for a back), where its centre is, in
            card widths from the middle, and how many degrees it is turned.
    """

    goal: str
    players: str
    minutes: str
    picture: Sequence[tuple[str, float, float, float]]


def blurb(name: str) -> Blurb:
    match name:
        case "soy":
            return Blurb(
                _tr("Start", "Outbid your rival card by card until your whole hand is one suit."),
                _tr("Start", "2 players"),
                _tr("Start", "10 minutes"),
                [("9H", -1.3, 0, -4), ("4D", 1.3, 0, 5), ("AS", -0.3, 0, 0), ("QC", 0.3, 0.05, 3)],
            )
        case "soureh":
            return Blurb(
                _tr("Start", "Swap cards until your four coops are valid, then say Soureh."),
                _tr("Start", "2 to 4 players"),
                _tr("Start", "20 minutes"),
                [
                    (text, x, y, 0)
                    for x, face in ((-1.65, "AH"), (-0.55, "6D"), (0.55, "9S"), (1.65, "10C"))
                    for text, y in (("", 0.14), (face, -0.14))
                ],
            )
        case "pariah":
            return Blurb(
                _tr("Start", "Build four valid coops while kings, queens and jacks upset them."),
                _tr("Start", "2 players"),
                _tr("Start", "20 minutes"),
                [
                    ("", -1.1, 0.1, -8),
                    ("", 1.1, 0.1, 8),
                    ("JC", -0.5, 0, -4),
                    ("KH", 0.4, -0.05, 3),
                ],
            )
        case "soi":
            return Blurb(
                _tr(
                    "Start", "Ask for cards, remember every answer, and collect all four of a rank."
                ),
                _tr("Start", "4 players"),
                _tr("Start", "20 minutes"),
                [
                    ("7S", -0.9, 0.1, -18),
                    ("7H", -0.3, -0.02, -6),
                    ("7D", 0.3, -0.02, 6),
                    ("7C", 0.9, 0.1, 18),
                ],
            )
        case "spy":
            return Blurb(
                _tr("Start", "Race to place your cards, all at once, and be rid of your points."),
                _tr("Start", "1 to 12 players"),
                _tr("Start", "10 minutes"),
                [("5H", -1.7, 0, 0), ("6C", -0.6, 0, 0), ("JD", 0.5, 0, 0), ("QS", 1.75, -0.1, 12)],
            )
        case "soda":
            return Blurb(
                _tr("Start", "Play as high as the last card or higher, and win the scoring cards."),
                _tr("Start", "2 to 6 players"),
                _tr("Start", "20 minutes"),
                [
                    ("3D", -1.2, 0.06, -6),
                    ("3S", -0.6, 0.02, -2),
                    ("8H", 0, 0, 2),
                    ("AC", 0.8, -0.04, 6),
                ],
            )
    raise KeyError(name)
