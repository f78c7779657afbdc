"""Soy in one minute: a bid to win, a bid to lose, a tie, and a Soy."""

from __future__ import annotations

from soiree.controller.lesson import Exercise
from soiree.ui.style.translation import tr
from soiree.ui.table.lesson_steps import Lesson, Step

_SPADES = """
deal 2S 7S KS QD 5H / 8C 3H JC 10H 6D | 4S 9S
"""
_USELESS = """
deal 3S 7S 8S KS 5D / JS 9H 4H 10H 2C | QH 6H
"""
_TIE = """
deal 8S 6S 7S KS 5H / 8H 10S 4C 9C 2D | QC JC
0 bid 8S
1 bid 8H
0 bid 6S
1 bid 10S
"""
_ONE_LEFT = f"""
{_SPADES}
0 bid QD
1 bid 8C
"""


def lesson() -> Lesson:
    return Lesson(
        (
            Step(
                tr("A bid to win"),
                tr(
                    "Two spades are the prize, and spades are what you collect. Whoever bids "
                    "higher takes them; the other player gets both bids. Bid your queen of "
                    "diamonds: she is high, and no spade."
                ),
                tr(
                    "Your queen beats the 8. The two spades are yours. Ada gets the 8 back, and "
                    "the queen with it: a winning bid is always given away."
                ),
                Exercise(
                    _SPADES,
                    {"bid QD"},
                    tr(
                        "That card may lose, or you would give away a spade by winning. Try the "
                        "queen of diamonds."
                    ),
                    {1: ["bid 8C"]},
                ),
            ),
            Step(
                tr("A bid to lose"),
                tr(
                    "Two hearts: this prize is of no use to you. The loser takes both bids, so a "
                    "low spade comes back to you and brings Ada’s card along. Bid the 3 of spades."
                ),
                tr(
                    "Ada takes the hearts. Your 3 is back, and with it came her jack of spades. "
                    "Nobody leaves a round with nothing."
                ),
                Exercise(
                    _USELESS,
                    {"bid 3S"},
                    tr(
                        "That might win hearts that you do not want. The 3 of spades is sure to "
                        "lose, and so to come back."
                    ),
                    {1: ["bid JS"]},
                ),
            ),
            Step(
                tr("A tie"),
                tr(
                    "The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The loser "
                    "of a tie picks from all that was bid: here three of the four cards. Pick "
                    "the three spades."
                ),
                tr(
                    "Three spades for you. Ada gets the card that is left, and the prize. A tie "
                    "that you lose is no bad thing."
                ),
                Exercise(
                    _TIE,
                    {"take 6S 8S 10S"},
                    tr(
                        "There is a better pick: the 6, the 8 and the 10 of spades. Leave the "
                        "8 of hearts to Ada."
                    ),
                ),
            ),
            Step(
                tr("Soy!"),
                tr(
                    "After each round both put one card away, and nobody sees which. Five of "
                    "your cards are spades: put the 5 of hearts on the place for your discards."
                ),
                tr(
                    "A hand of one suit after the discards is a Soy. It is called by itself, and "
                    "wins the match. That is all you need to know."
                ),
                Exercise(
                    _ONE_LEFT,
                    {"discard 5H"},
                    tr("Keep all your spades. It is the heart that has to go."),
                    {1: ["discard 3H"]},
                ),
            ),
        )
    )
