"""The lesson of Pariah: a king, a jack, a queen, and a knock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from soiree.controller.lessons.lesson import Exercise
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.coops.zones import DOWN, SLOTS, UP, coop_at
from soiree.ui.games.coops.lesson import coop_look, table_look
from soiree.ui.style.translation import tr
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

# Each hand: four cards face down, then the four face up, coops 1 to 4.
_KING = """
dealer 1
deal QC 5D 7S 9H 6S 10H 9C 4D / 5S 3C 2H 4C 3D 7D AH 8S | KC 6D JC 5H QH 10S 8C
"""
_JACK = f"""
{_KING}
0 king 0 1 1 3
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
_ADA = 1
_QUEEN_OF_CLUBS, _UNDER_ACE = (YOU, 1), (_ADA, 3)
"""The coops whose face-down cards the king should switch."""


def lesson() -> Lesson:
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Your cards are four coops, each a card face up and one face down. "
            "Collect points: 300 win the match. Each valid coop earns the value of "
            "both its cards; four valid coops earn 50 more. An ace is worth 15, but "
            "is the lowest card; jacks, queens and kings are worth nothing."
        ),
        _KING,
        [zone[coop_at(YOU, slot)] for zone in (UP, DOWN) for slot in SLOTS],
        [SeatPlate(YOU)],
    )
    yield coop_look(_KING)
    yield table_look(
        _KING,
        tr(
            "In the middle are the stock, the card that you drew, and the discard "
            "pile, which you may browse. Each name has its points beside it; the "
            "thin line below runs to 300. The notch shows where the round would take "
            "you now. The last card of the stock ends the round."
        ),
    )
    yield Step(
        tr("A king"),
        tr(
            "A jack, queen or king face down is a pariah: the coop is never valid. Your queen is "
            "one. A king may switch any two face-down cards: click your queen, then Ada’s card "
            "behind the ace."
        ),
        tr(
            "Your first coop is valid now: a black 6 over a 2. Ada’s ace goes with "
            "any number, but now it has your queen behind it: her coop is not valid."
        ),
        Exercise(_KING, {_switch(_QUEEN_OF_CLUBS, _UNDER_ACE)}, _king_answers()),
    )
    yield Step(
        tr("A jack"),
        tr(
            "Your second coop is not valid, as no card is higher than its red 10. A "
            "jack may replace any of your face-up cards except an ace; over a number "
            "it makes the coop valid. Place the jack on the 10."
        ),
        tr(
            "Valid. A number card may replace one of your face-down cards or one of "
            "Ada’s face-up cards; only a 10 replaces an ace. You may discard any "
            "card."
        ),
        Exercise(
            _JACK,
            {"jack 2"},
            {
                "jack 1": tr(
                    "Your first coop is valid already: you would only lose the 6 points of "
                    "its black 6. The coop with the red 10 needs the jack."
                ),
                "jack 3": tr(
                    "Your third coop is valid already: you would only lose the 9 points of "
                    "its black 9. The coop with the red 10 needs the jack."
                ),
                "jack 4": tr(
                    "Your fourth coop is valid already: you would only lose the 4 points of "
                    "its red 4. The coop with the red 10 needs the jack."
                ),
                "discard": tr(
                    "On the discard pile the jack does nothing for you. On the red 10 it "
                    "makes a coop valid."
                ),
            },
        ),
    )
    yield Step(
        tr("A queen"),
        tr("You drew a queen. She gives you two more turns after this one. Press “Use the queen”."),
        tr(
            "When you end this turn, you draw again, and once more after that. Ada cannot spoil "
            "anything in between."
        ),
        Exercise(
            _QUEEN,
            {"queen"},
            {
                "discard": tr(
                    "Discarded without being used, she gives you no turns. Press “Use the queen”."
                )
            },
        ),
    )
    yield Step(
        tr("Knocking"),
        tr(
            "Next you drew a black 10 and placed it under your jack. All four coops "
            "are valid. Knock before Ada spoils one: she then has one last turn, and "
            "the round ends."
        ),
        tr(
            "Both cards of each valid coop count: aces 15, jacks, queens and kings "
            "nothing. You earn 47, and 50 more as all four are valid."
        ),
        Exercise(
            _KNOCK,
            {"knock"},
            {
                "end": tr(
                    "You do have a turn left. But all four coops are valid now, and Ada may "
                    "spoil one later: knock now."
                )
            },
            {1: ["discard"]},
        ),
    )
    yield last_look(_KING)


_Coop = tuple[Seat, int]


def _switch(one: _Coop, other: _Coop) -> Move:
    first, second = sorted((one, other))
    return f"king {first[0]} {first[1]} {second[0]} {second[1]}"


def _king_answers() -> Mapping[Move, str]:
    answers = {
        "discard": tr(
            "A king on the discard pile does nothing for you, and the queen would still spoil your "
            "first coop. Switch her away."
        )
    }
    coops = [(seat, slot) for seat in (YOU, _ADA) for slot in SLOTS]
    for one, other in combinations(coops, 2):
        answers[_switch(one, other)] = _king_answer(one, other)
    return answers


def _king_answer(one: _Coop, other: _Coop) -> str:
    if one[0] == other[0] == _ADA:
        return tr(
            "That only mixes up Ada’s cards. Your queen would stay, and spoil your first coop."
        )
    if one == _QUEEN_OF_CLUBS and other[0] == _ADA:
        return tr(
            "Giving Ada the queen is a good idea. But her ace goes with any number "
            "and is worth 15. Move the queen behind the ace."
        )
    if one == _QUEEN_OF_CLUBS:
        return tr(
            "That moves the queen into another of your coops, and the queen spoils "
            "that coop too. Give her to Ada."
        )
    if other[0] == YOU:
        return tr("That only mixes up your own cards, and the queen still spoils your first coop.")
    return tr("You would get an unknown card and keep the queen. Give the queen away.")
