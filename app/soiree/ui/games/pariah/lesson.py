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
            "Collect points: whoever has 300 wins. Your cards are four coops, each a card face up "
            "and one face down. A valid one brings you the value of both its cards, and four valid "
            "ones 50 more. An ace is worth 15, but is the lowest card; jacks, queens and kings are "
            "worth nothing."
        ),
        _KING,
        [zone[coop_at(YOU, slot)] for zone in (UP, DOWN) for slot in SLOTS],
        [SeatPlate(YOU)],
    )
    yield coop_look(_KING)
    yield table_look(
        _KING,
        tr(
            "In the middle lie the stock, the card that you have drawn, and the discard pile, "
            "which you may browse. Points stand beside each name; the thin line below runs to 300. "
            "Its notch is where the round would take you now. The last card of the stock ends the "
            "round."
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
            "Your first coop is valid now: a black 6 over a 2. And Ada’s ace, which goes with any "
            "number, has your queen behind it: that coop of hers is not valid."
        ),
        Exercise(_KING, {_switch(_QUEEN_OF_CLUBS, _UNDER_ACE)}, _king_answers()),
    )
    yield Step(
        tr("A jack"),
        tr(
            "Your second coop is not valid, as no card is higher than its red 10. A jack may "
            "replace any face-up card of yours but an ace; over a number card it makes the coop "
            "valid. Put the jack in place of the 10."
        ),
        tr(
            "Valid. A number card that you draw may replace a face-down card of yours or a face-up "
            "card of Ada’s, where only a 10 replaces an ace. You may discard any card."
        ),
        Exercise(
            _JACK,
            {"jack 2"},
            {
                "jack 1": tr(
                    "Your first coop is valid without it: you would only lose the 6 points of its "
                    "black 6. The one with the red 10 needs the jack."
                ),
                "jack 3": tr(
                    "Your third coop is valid without it: you would only lose the 9 points of its "
                    "black 9. The one with the red 10 needs the jack."
                ),
                "jack 4": tr(
                    "Your fourth coop is valid without it: you would only lose the 4 points of its "
                    "red 4. The one with the red 10 needs the jack."
                ),
                "discard": tr(
                    "On the discard pile the jack does nothing for you. In place of the red 10 it "
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
            "You drew a black 10 next, and put it under your jack. All four coops are valid. "
            "Knock, before Ada spoils one: she has one last turn then, and the round ends."
        ),
        tr(
            "Both cards of each valid coop count, aces 15, jacks, queens and kings nothing: 47 for "
            "you, and 50 more, as all four are valid."
        ),
        Exercise(
            _KNOCK,
            {"knock"},
            {
                "end": tr(
                    "You do have a turn left. But all four coops are valid, and after it Ada may "
                    "spoil one: knock while they are."
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
            "Then Ada would have the queen: well thought. But her ace goes with any number, and is "
            "worth 15. Put the queen behind that one."
        )
    if one == _QUEEN_OF_CLUBS:
        return tr(
            "That puts the queen into another coop of yours, which she spoils just as well. Give "
            "her to Ada."
        )
    if other[0] == YOU:
        return tr("That only mixes up your own cards, and the queen still spoils your first coop.")
    return tr(
        "You would get a card that you do not know, and keep the queen. She is the one to give "
        "away."
    )
