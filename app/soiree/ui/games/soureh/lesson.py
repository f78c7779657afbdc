"""Soureh in one minute: a coop made valid, the word, a coop spoiled, and what it costs."""

from __future__ import annotations

from soiree.controller.lesson import Exercise
from soiree.ui.style.translation import tr
from soiree.ui.table.lesson_steps import Lesson, Step

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
deal 8C 9D 3C 9S 6D 2H 5S 7H / 7S 2S 6H 5D 3H 10H 10S 9C | 4C 10D
1 discard
1 declare
"""
_TO_PAY = f"""
{_LAST_TURN}
0 over 1 2
1 pay uddu
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                tr("A valid coop"),
                tr(
                    "A coop is two cards: red face up must be lower than the card face down, black "
                    "higher. One ace makes it valid too; two do not. Your second coop is not "
                    "valid: a red 4 over a 2. Put the 9 in place of the 2: drag it, or click the "
                    "2."
                ),
                tr(
                    "All four coops are valid now: each has its tick. A card that you draw may "
                    "replace a face-down card of yours or a face-up card of another player, where "
                    "only a 10 replaces an ace. Or you discard it."
                ),
                Exercise(
                    _DRAWN,
                    {"own 2"},
                    tr(
                        "That would be allowed, but the second coop is the one in need. Put the 9 "
                        "face down there."
                    ),
                ),
            ),
            Step(
                tr("Soureh!"),
                tr(
                    "If you declare, all others have one last turn. Then everybody with a coop "
                    "that is not valid pays: points, and points are bad. All yours are valid, so "
                    "press Declare, before Ada spoils one."
                ),
                tr(
                    "You pay nothing. Ada could not mend her fourth coop, so she paid: the value "
                    "of one card of each of her four coops, 15 points in all."
                ),
                Exercise(
                    _ALL_VALID,
                    {"declare"},
                    tr("You could go on, but all your coops are valid: declare."),
                    {1: ["discard", "pay uudd"]},
                ),
            ),
            Step(
                tr("Your last turn"),
                tr(
                    "Now Ada has declared, and you will pay: no card is higher than the red 10 in "
                    "your second coop. Make Ada pay too: put the 10 that you drew over her red 2, "
                    "the cheapest card that she could pay with."
                ),
                tr(
                    "All cards are turned up. The red 10 is not lower than the 9, so Ada had to "
                    "pay: 25 points. Only one card of a declarer can be replaced; one was enough."
                ),
                Exercise(
                    _LAST_TURN,
                    {"over 1 2"},
                    tr(
                        "A 10 mends nothing for you, and costs Ada most where her red 2 lies. Put "
                        "it there."
                    ),
                    {1: ["pay uddu"]},
                ),
            ),
            Step(
                tr("Paying"),
                tr(
                    "It is your turn to pay: one card of each coop, valid or not, whichever you "
                    "like. An ace counts 1. The cheaper ones are ticked already. Press Pay."
                ),
                tr(
                    "16 points. Once somebody is above the limit, usually 100, the lowest score "
                    "wins. That is all you need to begin."
                ),
                Exercise(
                    _TO_PAY,
                    {"pay uddd"},
                    tr("It can be had for less: tick the lower card of each coop."),
                ),
            ),
        )
    )
