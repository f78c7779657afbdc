"""Pariah in one minute: a king, a jack, a queen, and a knock."""

from __future__ import annotations

from soiree.controller.lesson import Exercise
from soiree.ui.style.translation import tr
from soiree.ui.table.lesson_steps import Lesson, Step

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
                tr("A king"),
                tr(
                    "A coop is two cards: red face up must be lower than the card face down, black "
                    "higher. A jack, queen or king face down is a pariah: the coop is never "
                    "valid. Your king can switch two face-down cards: click your queen, then Ada’s "
                    "card with the red 3."
                ),
                tr(
                    "Your first coop is valid now: a black 6 over a 5. Ada has the queen instead, "
                    "so that coop of hers is not. An ace and a number card are always valid; two "
                    "aces are not."
                ),
                Exercise(
                    _KING,
                    {"king 0 1 1 1"},
                    tr(
                        "That would be allowed. But you want to be rid of the queen: click her, "
                        "then Ada’s card in the coop with the red 3."
                    ),
                ),
            ),
            Step(
                tr("A jack"),
                tr(
                    "Your second coop is not valid, as no card is higher than its red 10. A jack "
                    "may replace any face-up card of yours but an ace; over a number card it makes "
                    "the coop valid. Put the jack in place of the 10."
                ),
                tr(
                    "Valid. A number card that you draw may replace a face-down card of yours or a "
                    "face-up card of Ada’s, where only a 10 replaces an ace. You may discard any "
                    "card."
                ),
                Exercise(
                    _JACK,
                    {"jack 2"},
                    tr("That coop does not need the jack. The one with the red 10 does."),
                ),
            ),
            Step(
                tr("A queen"),
                tr(
                    "You drew a queen. She gives you two more turns after this one. Press “Use "
                    "the queen”."
                ),
                tr(
                    "When you end this turn, you draw again, and once more after that. Ada cannot "
                    "spoil anything in between."
                ),
                Exercise(
                    _QUEEN,
                    {"queen"},
                    tr("On the discard pile she does nothing for you. Use her."),
                ),
            ),
            Step(
                tr("Knocking"),
                tr(
                    "You drew a black 10 next, and put it under your jack. All four coops are "
                    "valid. Knock, before Ada spoils one: she has one last turn then, and the "
                    "round ends."
                ),
                tr(
                    "Points are good here. Both cards of each valid coop count, aces 15, jacks, "
                    "queens and kings nothing: 50 for you, and 50 more, as all four are valid. "
                    "With 300 you win."
                ),
                Exercise(
                    _KNOCK,
                    {"knock"},
                    tr("You have a turn left, but what you hold is good: knock, while it is."),
                    {1: ["discard"]},
                ),
            ),
        )
    )
