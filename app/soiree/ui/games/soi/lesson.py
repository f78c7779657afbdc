"""The lesson of Soi: a conclusion, a four, and a question that tells too much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from soiree.controller.lessons.lesson import Exercise
from soiree.core.cards import Card, card
from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import HANDS, SEATS
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name
from soiree.ui.table.contract.targets import SeatPlate
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

# You, Ada to the right, Basil opposite, Clara to the left.
_HEARD = """
deal 7S 7H QS QD KS 2C 3C 5D 8H 9C JH AD 6C / 7D 2S 3D 4S 4C 5C 6H 8S 9D 10H JS KH AH \
/ 2H 3S 4H 5S 6D 8D 9S 10D JD QH KD AS AC / 7C 2D 3H 4D 5H 6S 8C 9H 10S 10C JC QC KC
starter 1
1 ask 2 7C
2 ask 0 AH
"""
_THREE = f"""
{_HEARD}
0 ask 3 7C
"""
_NOTHING_KNOWN = f"""
{_THREE}
0 ask 1 7D
"""
_ADA, _BASIL, _CLARA = 1, 2, 3


def lesson() -> Lesson:
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Collect fours: all four cards of a rank. They are laid down in front of "
            "you and score points: 2 to 10 their number, jacks, queens and kings 10, "
            "aces 25. Suits and the order of the ranks do not matter."
        ),
        _HEARD,
        [HANDS[YOU]],
    )
    yield look(
        tr("The table"),
        tr(
            "The other three sit here, with their cards face down. Each name has its "
            "points beside it. The thin line below runs to 200: once somebody has "
            "200 after a round, the most points win. A notch shows where the fours "
            "laid down will take that player."
        ),
        _HEARD,
        *([HANDS[seat]] for seat in range(1, SEATS)),
        *([SeatPlate(seat)] for seat in range(SEATS)),
    )
    yield Step(
        tr("Who has it?"),
        tr(
            "A minute ago Ada asked Basil for the 7 of clubs, and he said no. Nobody "
            "asks for a card that they hold, and you do not hold it, so Clara must "
            "have it. Ask her: click her cards and pick the 7 of clubs, or drag one "
            "of your 7s onto her."
        ),
        tr(
            "Clara had it, and now it is yours. A player who gets a card asks again, "
            "so it is still your turn."
        ),
        Exercise(_HEARD, {"ask 3 7C"}, {**_guesses(), **_first_answers()}),
    )
    yield Step(
        tr("A four"),
        tr(
            "You may ask only for ranks that you hold. Ada asked for a 7, so she has "
            "another 7: it must be the 7 of diamonds, the last one missing. Ask her "
            "for it."
        ),
        tr(
            "Four 7s: they are laid down at once. The line of your score has grown a "
            "little; the 7 points are added when the round ends."
        ),
        Exercise(_THREE, {"ask 1 7D"}, {**_guesses(), **_second_answers()}),
    )
    yield Step(
        tr("A question tells"),
        tr("Nothing else is certain now. Try a guess: ask Basil for the king of hearts."),
        tr(
            "No! So it is Basil’s turn. He had heard that you hold a king, and took "
            "it from you. The best listener wins: that is Soi."
        ),
        Exercise(
            _NOTHING_KNOWN,
            {"ask 2 KH"},
            {
                move: tr(
                    "That is a guess too, and {player} would learn what you hold. Try the "
                    "guess with Basil, opposite: ask him for the king of hearts."
                ).format(player=_name(seat))
                for move, (seat, _) in ASKS.items()
            },
            {2: ["ask 0 KS"]},
        ),
    )
    yield last_look(_HEARD)


def _name(seat: Seat) -> str:
    return {YOU: "", _ADA: "Ada", _BASIL: "Basil", _CLARA: "Clara"}[seat]


def _asks(asked: Card) -> Mapping[Seat, Move]:
    return {seat: move for move, (seat, each) in ASKS.items() if each == asked}


def _guesses() -> Mapping[Move, str]:
    text = tr(
        "You cannot know where the {card} is: the chance that {player} has it is "
        "one in three. If not, you lose the turn. Another 7 is certain."
    )
    guesses = {
        move: text.format(card=card_name(asked), player=_name(seat))
        for move, (seat, asked) in ASKS.items()
    }
    ace = _asks(card("AH"))
    text = tr(
        "Basil asked you for the ace of hearts. So he does not hold it: nobody "
        "may ask for a card that they hold."
    )
    return {**guesses, ace[_BASIL]: text}


def _first_answers() -> Mapping[Move, str]:
    clubs, diamonds = _asks(card("7C")), _asks(card("7D"))
    from_others = tr(
        "Ada asked for a 7, so she must hold one: the 7 of diamonds. But first "
        "ask Clara for the 7 of clubs."
    )
    return {
        clubs[_ADA]: tr(
            "Ada asked for the 7 of clubs herself, so she cannot have it: nobody may "
            "ask for a card that they hold. Ask Clara."
        ),
        clubs[_BASIL]: tr("Basil has just said that he does not have it. Only Clara can have it."),
        diamonds[_ADA]: tr(
            "Well spotted: she must have it. But first get the 7 of clubs from Clara."
        ),
        diamonds[_BASIL]: from_others,
        diamonds[_CLARA]: from_others,
    }


def _second_answers() -> Mapping[Move, str]:
    diamonds = _asks(card("7D"))
    text = tr(
        "{player} does not have it. Ada asked for a 7, so she holds one, and only the 7 of "
        "diamonds is left: ask Ada."
    )
    return {diamonds[seat]: text.format(player=_name(seat)) for seat in (_BASIL, _CLARA)}
