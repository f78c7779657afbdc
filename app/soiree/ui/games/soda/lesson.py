"""Soda in one minute: a pair, a No, and an ace."""

from __future__ import annotations

from soiree.controller.lesson import Exercise
from soiree.ui.style.translation import tr
from soiree.ui.table.lesson_steps import Lesson, Step

# Basil leads, opposite; then Clara to the right, you, Ada to the left.
_PAIR = """
dealer 1
deal 4C QC 8D 7H 6H / 9S KC 10D 7D JH / 9H 3D JC 5D AS / QH 8C 5C KH 3S | 2H 10H 4S 6S
2 play 4C
3 play 9S
"""
_NO = f"""
{_PAIR}
0 play 9H
1 no
1 play QH
2 play QC
3 play KC
"""
_ACE = f"""
{_NO}
0 no
0 play 3D
1 play 5C
2 play 6H
3 play 7D
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                tr("A pair"),
                tr(
                    "You play as high as the last card or higher, or say No. The last card is a 9, "
                    "and you hold one: play it. A card of the same value is a pair, and draws you "
                    "another card."
                ),
                tr(
                    "Ada said No. That ends the hand: yours is the last card, so you win the "
                    "scoring card, 2 points. And the pair brought you a card."
                ),
                Exercise(
                    _PAIR,
                    {"play 9H"},
                    tr("You may, but nothing is as good here as a pair: play the 9 of hearts."),
                    {1: ["no"]},
                ),
            ),
            Step(
                tr("A No"),
                tr(
                    "Only your ace is high enough now. An ace wins at once, but for 3 points it is "
                    "too good. Say No: Clara gets the scoring card, and you lead the next "
                    "hand."
                ),
                tr(
                    "Clara has 3 points, and you have the lead, and your ace. The scoring cards "
                    "grow up to 10 points: keep what is high for those."
                ),
                Exercise(
                    _NO,
                    {"no"},
                    tr("That would win 3 points and waste an ace. Say No this time."),
                ),
            ),
            Step(
                tr("An ace"),
                tr(
                    "Now a 7 is the last card. An ace wins the hand, and all the others must throw "
                    "away every card above the 7, and show the rest. Play the ace."
                ),
                tr(
                    "The scoring card is yours, their high cards are gone, and you saw what they "
                    "kept. After four rounds of nine hands the most points win."
                ),
                Exercise(
                    _ACE,
                    {"play AS"},
                    tr("That is good too. But see what an ace does to the others: play it."),
                ),
            ),
        )
    )
