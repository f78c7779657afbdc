"""Pariah in one minute: a king, a jack, a queen, and a knock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from soiree.controller.lesson import Exercise
from soiree.ui.lessons import Lesson, Step

_tr = QCoreApplication.translate

# Each hand: four cards face down, then the four face up, coops 1 to 4.
_KING = """
dealer 1
deal QC 5D 7S 9H 6S 10H 9C 4D / 5S 3C 2H 4C 3D 7D AH 8S | KC 6D JC 5H QH 10S 8C
"""
_JACK = f"""
{_KING}
0 king 0 1 1 1
0 end
1 discard
1 end
"""
_QUEEN = f"""
{_JACK}
0 jack 2
0 end
1 discard
1 end
"""
_KNOCK = f"""
{_QUEEN}
0 queen
0 end
0 own 2
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                _tr("Lessons", "A king"),
                _tr(
                    "Lessons",
                    "A queen lies face down in your first coop: a pariah, which is never valid. "
                    "You drew a king, and a king lets two face-down cards switch places. Click "
                    "your queen, then Ada’s face-down card in the coop with the red 3.",
                ),
                _tr(
                    "Lessons",
                    "Your first coop is valid now: a black 6 over a 5. And the queen ruins a coop "
                    "of Ada’s, which under a red 3 was surely valid.",
                ),
                Exercise(
                    _KING,
                    {"king 0 1 1 1"},
                    _tr(
                        "Lessons",
                        "Kings can do that too. But you want to be rid of the queen: click her, "
                        "then Ada’s card in the coop with the red 3.",
                    ),
                ),
            ),
            Step(
                _tr("Lessons", "A jack"),
                _tr(
                    "Lessons",
                    "A red card face up must be lower than the card face down, so your red 10 is "
                    "hopeless. A jack may lie face up on any of your coops, and makes it valid. "
                    "Put the jack in place of the 10.",
                ),
                _tr(
                    "Lessons",
                    "Valid. The jack itself counts nothing, the 5 below it does.",
                ),
                Exercise(
                    _JACK,
                    {"jack 2"},
                    _tr(
                        "Lessons",
                        "That coop does not need the jack. The one with the red 10 does.",
                    ),
                ),
            ),
            Step(
                _tr("Lessons", "A queen"),
                _tr(
                    "Lessons",
                    "A queen that you draw is time: she gives you two more turns. Press “Use the "
                    "queen”.",
                ),
                _tr(
                    "Lessons",
                    "When you end this turn, you draw again, and once more after that. More turns "
                    "are more points.",
                ),
                Exercise(
                    _QUEEN,
                    {"queen"},
                    _tr("Lessons", "On the discard pile she does nothing for you. Use her."),
                ),
            ),
            Step(
                _tr("Lessons", "Knocking"),
                _tr(
                    "Lessons",
                    "In the turn you won a 10 took the place of the 5. All your coops are valid, "
                    "and four valid coops bring 50 points more. Knock, before Ada spoils one.",
                ),
                _tr(
                    "Lessons",
                    "Ada had one last turn. Then both cards of each valid coop count: yours make "
                    "50, and 50 more for all four. Points are good here; 300 win.",
                ),
                Exercise(
                    _KNOCK,
                    {"knock"},
                    _tr(
                        "Lessons",
                        "You have a turn left, but what you hold is good: knock, while it is.",
                    ),
                    {1: ["discard"]},
                ),
            ),
        )
    )
