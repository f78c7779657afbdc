"""Soi in one minute: a conclusion, a four, and a question that tells too much."""

from __future__ import annotations

from soiree.controller.lesson import Exercise
from soiree.ui.style.translation import tr
from soiree.ui.table.lesson_steps import Lesson, Step

# You, Ada to the right, Basil opposite, Clara to the left.
_HEARD = """
deal 7S 7H QS QD KS 2C 3C 5D 8H 9C JH AD 6C / 7D 2S 3D 4S 4C 5C 6H 8S 9D 10H JS KH AH \
/ 2H 3S 4H 5S 6D 8D 9S 10D JD QH KD AS AC / 7C 2D 3H 4D 5H 6S 8C 9H 10S 10C JC QC KC
starter 1
1 ask 2 7C
2 ask 0 AH
"""
_THREE = f"""
{_HEARD}
0 ask 3 7C
"""
_NOTHING_KNOWN = f"""
{_THREE}
0 ask 1 7D
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                tr("Who has it?"),
                tr(
                    "A minute ago Ada asked Basil for the 7 of clubs, and he said no. You do not "
                    "hold it either, so it must be with Clara. Ask her: click her cards and "
                    "pick the 7 of clubs, or drag one of your 7s onto her."
                ),
                tr(
                    "She had it, and it is yours. Whoever gets a card asks again, so it is still "
                    "your turn."
                ),
                Exercise(
                    _HEARD,
                    {"ask 3 7C"},
                    tr(
                        "You may ask that, but it would be a guess. Only Clara can have the 7 of "
                        "clubs: ask her for it."
                    ),
                ),
            ),
            Step(
                tr("A four"),
                tr(
                    "You may ask only for ranks of which you hold a card. So Ada, who asked for a "
                    "7, has another one: it must be the 7 of diamonds, the last that is "
                    "missing. Ask her for it."
                ),
                tr(
                    "Four 7s: they are laid down at once, and count 7 points. Four jacks, queens "
                    "or kings count 10, four aces 25."
                ),
                Exercise(
                    _THREE,
                    {"ask 1 7D"},
                    tr(
                        "That would be a guess, and a guess can cost you the turn. The 7 of "
                        "diamonds is sure: Ada has it."
                    ),
                ),
            ),
            Step(
                tr("A question tells"),
                tr(
                    "Now nothing more is certain. See what a guess does: ask Basil for the king "
                    "of hearts."
                ),
                tr(
                    "No! So Basil has the turn. He had heard that you hold a king, and took it "
                    "from you. Whoever listens well wins: that is Soi."
                ),
                Exercise(
                    _NOTHING_KNOWN,
                    {"ask 2 KH"},
                    tr(
                        "For once, make a mistake with us: ask Basil, opposite, for the king of "
                        "hearts."
                    ),
                    {2: ["ask 0 KS"]},
                ),
            ),
        )
    )
