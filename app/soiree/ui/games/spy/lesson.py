"""The lesson of Spy vs Spy, without the clock: a neighbour, a new pile, a choice, the price."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.controller.lessons.lesson import Exercise
from soiree.games.spy.zones import HAND, MOST_PILES, POINTS, UP
from soiree.ui.games.spy.layout import board_place, pile_place
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

# Five cards of points, the first cards of four piles, and the racing hand.
_NEIGHBOUR = """
deal | 3H 6C 8S JD 10C 5H 9C QS 2D KD 7C AS 6H 10D 3C 8H JS
deal | 2H 4C 7S 9D KC 3S 8H JC AD 4D QH 7H 2S 10S 5C 9S 6D
"""
_NEW_PILE = f"""
{_NEIGHBOUR}
0 place 3
1 place 1
"""
_CHOICE = f"""
{_NEW_PILE}
0 open
1 place 3
"""
_PRICE = f"""
{_CHOICE}
0 place 3
until pick
"""
_SIZES = (13, 12, 10, 3, 7)
"""The sizes of your first five piles in the last exercise."""


def lesson() -> Lesson:
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Lose your points: everybody begins with 5, and 0 wins. Points are the "
            "small piles beside the names. Each race adds points, and finishing "
            "first takes some off."
        ),
        _NEIGHBOUR,
        [SeatPlate(YOU), POINTS[YOU]],
        [SeatPlate(1), POINTS[1]],
    )
    yield look(
        tr("The table"),
        tr(
            "Everybody races at the same time with their own cards; Ada’s are above. "
            "Your racing hand is at the left, with one card turned up beside it. "
            "Place all your cards, fast, on piles 1 to 6."
        ),
        _NEIGHBOUR,
        [HAND[YOU], UP[YOU]],
        [pile_place(YOU, number) for number in range(MOST_PILES)],
        [board_place(1)],
    )
    yield Step(
        tr("A neighbour"),
        tr(
            "The card turned up goes on a pile with the same rank or a neighbouring one; suits do "
            "not matter. You have turned up a king. Press 3, the pile with the queen, or click it, "
            "or drag the king there."
        ),
        tr(
            "The king lies on the queen, and the next card is turned up. Here Ada "
            "waits for you; in a real race nobody waits, and a wrong key costs a "
            "moment. P pauses."
        ),
        Exercise(_NEIGHBOUR, {"place 3"}, {}, {1: ["place 1"]}),
    )
    yield Step(
        tr("A new pile"),
        tr(
            "No pile takes the 7: it would need a 6, a 7 or an 8. While there are fewer than six "
            "piles, such a card starts a new one. Press Space, or click the next empty place."
        ),
        tr(
            "Your fifth pile; six is the most. After that, a card that fits nowhere "
            "goes under your hand, and you call the first such card. Once the called "
            "card has come round again, the next card that fits nowhere ends your "
            "race."
        ),
        Exercise(_NEW_PILE, {"open"}, {}, {1: ["place 3"]}),
    )
    yield Step(
        tr("A choice"),
        tr(
            "Ranks run in a circle: the ace goes on the king as well as on the 2. In "
            "the end one pile becomes your points, so keep one pile tiny. The 2 lies "
            "alone: place the ace on the king."
        ),
        tr("Pile 4 still has a single card. Seeing this fast is the skill of the game."),
        Exercise(
            _CHOICE,
            {"place 3"},
            {
                "place 4": tr(
                    "The ace fits on the 2. But then pile 4 would have two cards: one point "
                    "more, if you had to take that pile. Place the ace on the king, pile 3."
                )
            },
            {1: ["place 2"]},
        ),
    )
    yield Step(
        tr("The price"),
        tr(
            "The race is over. You were first, but stuck with one card: one point, "
            "so you have 6. Both of you made a sixth pile, so each also takes one "
            "pile as points. Choose your smallest, the single card: press 6, then "
            "Enter."
        ),
        tr(
            "6 and 1 are 7, and finishing first takes 5 off: 2. Finishing with only "
            "five piles takes 20 off. You race on with your other cards, until "
            "somebody has no points left."
        ),
        Exercise(
            _PRICE,
            {"pick 6"},
            {
                f"pick {number}": tr(
                    "Pile {number} has %n cards, and each is a point. Pile 6 costs you one point.",
                    "",
                    size,
                ).format(number=number)
                for number, size in enumerate(_SIZES, 1)
            },
            {1: ["pick 2"]},
        ),
    )
    yield last_look(_NEIGHBOUR)
