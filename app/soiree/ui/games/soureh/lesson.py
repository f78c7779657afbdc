"""The lesson of Soureh: a coop made valid, a declaration, a coop spoiled, and a payment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from soiree.controller.lessons.lesson import Exercise
from soiree.core.entries import Move
from soiree.games.coops.zones import DOWN, SLOTS, UP, coop_at
from soiree.ui.games.coops.lesson import coop_look, table_look
from soiree.ui.style.translation import tr
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

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
_PRICES = {"u": (3, 10, 10, 9), "d": (7, 2, 6, 5)}
"""The values of your cards, face up and face down, in the exercise about paying."""


def lesson() -> Lesson:
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Your cards are four coops, each a card face up and one face down. "
            "Make all four valid, then say Soureh. Players without four valid "
            "coops then pay points, and points are bad: when somebody is above 100, "
            "the lowest score wins. The ace counts 1."
        ),
        _DRAWN,
        [zone[coop_at(YOU, slot)] for zone in (UP, DOWN) for slot in SLOTS],
    )
    yield coop_look(_DRAWN)
    yield table_look(
        _DRAWN,
        tr(
            "In the middle are the stock, the card that you drew, and the discard "
            "pile, which you may browse. Each name has its points beside it; the "
            "thin line below runs to the limit, 100. The notch shows where the round "
            "would take you now. The last card of the stock ends the round."
        ),
    )
    yield Step(
        tr("A valid coop"),
        tr(
            "Your second coop has a cross: a red 4 is not lower than the 2. You have "
            "drawn a 9. Place it on the 2: drag it there, or click the 2."
        ),
        tr(
            "All four coops are valid now: each has its tick. A card that you draw "
            "may replace one of your face-down cards or a face-up card of another "
            "player; only a 10 replaces an ace. Or you discard it."
        ),
        Exercise(
            _DRAWN,
            {"own 2"},
            {
                "own 1": tr(
                    "The first coop is valid and would stay valid. But the second needs a "
                    "higher card than the 2. Place the 9 there."
                ),
                "own 3": tr(
                    "The third coop is valid and would stay valid. But the second needs a "
                    "higher card than the 2. Place the 9 there."
                ),
                "own 4": tr(
                    "That would break your fourth coop: a black 9 is not higher than a 9. "
                    "The second coop needs the 9."
                ),
                **{
                    f"over 1 {slot}": tr(
                        "That is allowed and may spoil Ada’s coop. But the 9 makes your second "
                        "coop valid, and then all four are valid."
                    )
                    for slot in SLOTS
                },
                "discard": tr(
                    "You may always discard. But your second coop needs the 9: any card "
                    "above 4 makes it valid."
                ),
            },
        ),
    )
    yield Step(
        tr("Soureh!"),
        tr(
            "If you declare, all others have one last turn. Then players without "
            "four valid coops pay. All yours are valid, so press Declare before Ada "
            "spoils one."
        ),
        tr(
            "You pay nothing. Ada could not fix her fourth coop, so she paid the "
            "value of one card from each of her four coops: 15 points in all."
        ),
        Exercise(
            _ALL_VALID,
            {"declare"},
            {
                "end": tr(
                    "Then Ada has an ordinary turn and may spoil one of your coops. All four "
                    "are valid now: declare."
                )
            },
            {1: ["discard", "pay uudd"]},
        ),
    )
    yield Step(
        tr("Your last turn"),
        tr(
            "Now Ada has declared, and you will pay: no card is higher than the red "
            "10 in your second coop. Make Ada pay too: place the 10 that you drew on "
            "her red 2, the cheapest card that she could pay with."
        ),
        tr(
            "All cards are turned up. The red 10 is not lower than the 9, so Ada had to pay: 25 "
            "points. Only one card of a declarer can be replaced; one was enough."
        ),
        Exercise(_LAST_TURN, {"over 1 2"}, _last_turn_answers(), {1: ["pay uddu"]}),
    )
    yield Step(
        tr("Paying"),
        tr(
            "It is your turn to pay: choose one card of each coop, valid or not. An "
            "ace counts 1. The cheaper cards are ticked already. Press Pay."
        ),
        tr(
            "16 points, the lowest possible payment. Why would anybody pay more? A player at "
            "exactly 100, or 200, may take 50 off at once."
        ),
        Exercise(_TO_PAY, {"pay uddd"}, _dear_payments()),
    )
    yield last_look(_DRAWN)


def _last_turn_answers() -> Mapping[Move, str]:
    return {
        "own 1": tr(
            "Your first coop is valid and would stay valid. You would still pay "
            "because of the second, and Ada would pay nothing."
        ),
        "own 2": tr(
            "A red 10 must be lower than the card face down, and 10 is not lower than 10: the coop "
            "would still not be valid."
        ),
        "own 3": tr(
            "That would break your third coop: a black 10 is not higher than a 10. And Ada would "
            "pay nothing."
        ),
        "own 4": tr(
            "That would break your fourth coop: a black 9 is not higher than a 10. And Ada would "
            "pay nothing."
        ),
        **{
            f"over 1 {slot}": tr(
                "A red 10 spoils that coop as well, so Ada would pay. But she would keep "
                "her cheap red 2 to pay with. Place the 10 on the 2."
            )
            for slot in (1, 3, 4)
        },
        "discard": tr("Then you pay, and Ada pays nothing. Use the 10 to spoil her coop."),
    }


def _dear_payments() -> Mapping[Move, str]:
    answers = {}
    for sides in product("ud", repeat=len(SLOTS)):
        points = sum(_PRICES[side][number] for number, side in enumerate(sides))
        answers["pay " + "".join(sides)] = tr(
            "That would be %n points. 16 are enough: tick the lower card of each coop.", "", points
        )
    return answers
