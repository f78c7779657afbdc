"""The lesson of Soda: a pair, a No, and an ace."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.controller.lessons.lesson import Exercise
from soiree.games.soda.zones import HANDS
from soiree.ui.games.soda.layout import COLUMN, PILE, PLAYED_ROW
from soiree.ui.games.soda.presenter import NO_BUTTON
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

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
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Win scoring cards, worth 2 to 10 points. They lie in this column; in "
            "each hand everybody plays for the large one. A match has four rounds of "
            "nine hands, and the most points win. Each name has its points beside "
            "it; the notch below shows what this round can still bring."
        ),
        _PAIR,
        [COLUMN],
        *([SeatPlate(seat)] for seat in range(4)),
    )
    yield look(
        tr("The table"),
        tr(
            "You play from your five cards: the ace is the highest, the 2 the "
            "lowest. The middle shows the cards played, the last one large. The No "
            "button is at the right; you draw from the pile at the left."
        ),
        _PAIR,
        [HANDS[YOU]],
        [PLAYED_ROW],
        [NO_BUTTON],
        [PILE],
    )
    yield Step(
        tr("A pair"),
        tr(
            "Play a card as high as the last one or higher, or say No. The last card "
            "is a 9, and you hold a 9: play it. A card of the same value makes a "
            "pair, and you draw another card."
        ),
        tr(
            "Ada said No. That ends the hand: yours is the last card, so you win the scoring card, "
            "2 points. And the pair brought you a card."
        ),
        Exercise(
            _PAIR,
            {"play 9H"},
            {
                "play JC": tr(
                    "The jack is high enough. But you draw no card for it, and the 9 would "
                    "be harder to play later. Make a pair."
                ),
                "play AS": tr(
                    "The ace would win the hand at once: for only 2 points, your best card. Keep "
                    "it, and make a pair with the 9."
                ),
                "no": tr(
                    "No ends the hand: Clara would win 2 points with her 9, though you can match "
                    "it. Make a pair."
                ),
            },
            {1: ["no"]},
        ),
    )
    yield Step(
        tr("A No"),
        tr(
            "Only your ace is high enough now. An ace wins at once, but for 3 points it is too "
            "good. Say No: Clara gets the scoring card, and you lead the next hand."
        ),
        tr(
            "Clara has 3 points; you have the lead and your ace. Later scoring cards "
            "are worth up to 10 points: keep your high cards for them."
        ),
        Exercise(
            _NO,
            {"no"},
            {
                "play AS": tr(
                    "That would win 3 points, and spend your best card on them. Later hands are "
                    "worth up to 10. Say No this time."
                )
            },
        ),
    )
    yield Step(
        tr("An ace"),
        tr(
            "Now the last card is a 7. An ace wins the hand, and all other players "
            "must discard every card above the 7 and show the rest. Play the ace."
        ),
        tr(
            "The scoring card is yours, their high cards are gone, and you saw the "
            "cards they kept. The lower the card under your ace, the more the others "
            "lose."
        ),
        Exercise(
            _ACE,
            {"play AS"},
            {
                "play JC": tr(
                    "The jack may win the 4 points, if nobody goes higher. But the ace is "
                    "sure to win, and takes the others’ high cards. Play the ace."
                ),
                "no": tr(
                    "Then Clara would win 4 points with her 7, and all would keep their high "
                    "cards. Play the ace."
                ),
            },
        ),
    )
    yield last_look(_PAIR)
