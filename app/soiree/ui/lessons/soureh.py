"""Soureh in one minute: a coop made valid, the word, a coop spoiled, and what it costs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from soiree.controller.lesson import Exercise
from soiree.ui.lessons import Lesson, Step

_tr = QCoreApplication.translate

# Each hand: four cards face down, then the four face up, coops 1 to 4.
_DRAWN = """
dealer 1
deal 7S 2S 6H 5D 3H 4D 10S 9C / 8C 9D 3C 4H 6D 2H 5S 7H | 9H 5C
"""
_ALL_VALID = f"""
{_DRAWN}
0 own 2
"""
_LAST_TURN = """
dealer 0
deal 8C 9D 3C 9S 6D 2H 5S 7H / 7S 2S 6H 5D 3H 4D 10S 9C | 4C 10D
1 discard
1 declare
"""
_TO_PAY = f"""
{_LAST_TURN}
0 over 1 1
1 pay dudu
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                _tr("Lessons", "A valid coop"),
                _tr(
                    "Lessons",
                    "A red card face up must be lower than the card face down, a black one higher. "
                    "Your second coop is not valid: a red 4 over a 2. Put the 9 that you drew in "
                    "place of the 2: drag it there, or click the 2.",
                ),
                _tr(
                    "Lessons",
                    "The red 4 is lower than the 9 now. All four coops are valid: each has its "
                    "tick. The 2 lies on the discard pile.",
                ),
                Exercise(
                    _DRAWN,
                    {"own 2"},
                    _tr(
                        "Lessons",
                        "That would be allowed, but the second coop is the one in need. Put the 9 "
                        "face down there.",
                    ),
                ),
            ),
            Step(
                _tr("Lessons", "Soureh!"),
                _tr(
                    "Lessons",
                    "At the end of a turn you may declare. With four valid coops, do: the longer "
                    "you wait, the more often Ada can spoil them. Press Declare.",
                ),
                _tr(
                    "Lessons",
                    "Ada had one last turn, and could do nothing. You pay nothing. Her fourth coop "
                    "is not valid, so she paid one card of each coop: 15 points, and points are "
                    "bad.",
                ),
                Exercise(
                    _ALL_VALID,
                    {"declare"},
                    _tr("Lessons", "You could go on, but all your coops are valid: declare."),
                    {1: ["discard", "pay uudd"]},
                ),
            ),
            Step(
                _tr("Lessons", "Your last turn"),
                _tr(
                    "Lessons",
                    "Now Ada has declared, and your second coop is not valid. You will pay; see to "
                    "it that she does too. Put the red 10 over one of her face-up cards: hardly "
                    "any card is higher than it.",
                ),
                _tr(
                    "Lessons",
                    "All cards are turned up. A red 10 is lower than nothing here, so that coop of "
                    "hers is not valid, and Ada has paid. Only one card of a declarer can be "
                    "replaced; one was enough.",
                ),
                Exercise(
                    _LAST_TURN,
                    {"over 1 1", "over 1 2", "over 1 3", "over 1 4"},
                    _tr(
                        "Lessons",
                        "A 10 mends nothing for you. Put it over one of Ada’s face-up cards, "
                        "those nearer to the middle.",
                    ),
                    {1: ["pay dudu"]},
                ),
            ),
            Step(
                _tr("Lessons", "Paying"),
                _tr(
                    "Lessons",
                    "It is your turn to pay: one card of each coop, whichever you like. The "
                    "cheaper ones are ticked already. Press Pay.",
                ),
                _tr(
                    "Lessons",
                    "16 points. Once somebody is above the limit, usually 100, the lowest score "
                    "wins. That is all you need to know.",
                ),
                Exercise(
                    _TO_PAY,
                    {"pay uddd"},
                    _tr("Lessons", "It can be had for less: tick the lower card of each coop."),
                ),
            ),
        )
    )
