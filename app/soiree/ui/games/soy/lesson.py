"""The lesson of Soy: a bid to win, a bid to lose, a tie, and a Soy."""

from __future__ import annotations

from collections.abc import Iterator

from soiree.controller.lessons.lesson import Exercise
from soiree.games.soy.zones import HANDS
from soiree.ui.games.soy.layout import PRIZE_PLACE, STOCK_PLACE, bid_place, hand_place
from soiree.ui.style.translation import tr
from soiree.ui.table.recap.lesson_steps import YOU, Lesson, Step, last_look, look

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
_ADA = 1


def lesson() -> Lesson:
    return Lesson(tuple(_steps()))


def _steps() -> Iterator[Step]:
    yield look(
        tr("The aim"),
        tr(
            "Get a hand of one suit before Ada does: that is a Soy, and it wins the "
            "match. The badges below your hand count each suit; press the small "
            "boxed number to jump there. The ace is the highest card, the 2 the "
            "lowest."
        ),
        _SPADES,
        [HANDS[YOU], hand_place(YOU)],
    )
    yield look(
        tr("The table"),
        tr(
            "In each round, two cards in the middle are the prize. Both players bid "
            "one card for the prize, face down; then the bids are turned up. The "
            "pile at the left holds the prizes of later rounds."
        ),
        _SPADES,
        [bid_place(_ADA), PRIZE_PLACE, bid_place(YOU)],
        [STOCK_PLACE],
    )
    yield Step(
        tr("A bid to win"),
        tr(
            "The prize is two spades, and you collect spades. The higher bid wins "
            "the prize; the other player gets both bids. Bid your queen of diamonds: "
            "she is high, but not a spade. Click the queen, then your place."
        ),
        tr(
            "Your queen beats the 8. The two spades are yours. Ada gets the 8 back, "
            "and your queen too: a winning bid is always given away."
        ),
        Exercise(
            _SPADES,
            {"bid QD"},
            {
                "bid 2S": tr(
                    "The 2 is the lowest card of all: Ada would take both spades. To win them, bid "
                    "high."
                ),
                "bid 7S": tr(
                    "Most cards beat a 7. And if it did win, Ada would get it: one spade "
                    "less for you. Bid a higher card that is not a spade."
                ),
                "bid KS": tr(
                    "The king would probably win, but the loser gets both bids: you would give Ada "
                    "your best spade. A high card of another suit wins them too."
                ),
                "bid 5H": tr(
                    "Right, a heart is no loss. But most cards beat a 5, and then Ada has "
                    "the spades. Bid a higher card."
                ),
            },
            {1: ["bid 8C"]},
        ),
    )
    yield Step(
        tr("A bid to lose"),
        tr(
            "Two hearts: this prize does not help you. The loser takes both bids, so "
            "a low spade comes back to you and brings Ada’s card along. Bid the 3 of "
            "spades."
        ),
        tr(
            "Ada takes the hearts. Your 3 is back, together with her jack of spades. "
            "Nobody leaves a round with nothing."
        ),
        Exercise(
            _USELESS,
            {"bid 3S"},
            {
                "bid 5D": tr(
                    "The 5 would probably lose and come back too. But the 3 loses to even more "
                    "cards, and you want to be sure."
                ),
                "bid 7S": tr(
                    "The 7 beats any card up to a 6. Then you would have two hearts, and Ada your "
                    "spade. Bid lower."
                ),
                "bid 8S": tr(
                    "The 8 beats any card up to a 7. Then you would have two hearts, and Ada your "
                    "spade. Bid lower."
                ),
                "bid KS": tr(
                    "Only an ace beats the king. You would win two hearts that do not help you, "
                    "and Ada would get your best spade."
                ),
            },
            {1: ["bid JS"]},
        ),
    )
    yield Step(
        tr("A tie"),
        tr(
            "The 8s were a tie, so both bid again, and Ada’s 10 beats your 6. The "
            "loser of a tie picks from all the bids: here three of the four cards. "
            "Pick the three spades."
        ),
        tr(
            "Three spades for you. Ada gets the card that is left, and the prize. "
            "Losing a tie can be good."
        ),
        Exercise(
            _TIE,
            {"take 6S 8S 10S"},
            {
                "take 6S 8S 8H": tr(
                    "That leaves Ada the 10 of spades, and gives you a heart instead. Leave her "
                    "the heart."
                ),
                "take 6S 10S 8H": tr(
                    "That leaves Ada the 8 of spades, and gives you a heart instead. Leave her the "
                    "heart."
                ),
                "take 8S 10S 8H": tr(
                    "That leaves Ada the 6 of spades, and gives you a heart instead. Leave her the "
                    "heart."
                ),
            },
        ),
    )
    yield Step(
        tr("Soy!"),
        tr(
            "You won those two spades. After each round both players discard one "
            "card face down. Five of your cards are spades now: place the 5 of "
            "hearts on your discards."
        ),
        tr(
            "A hand of one suit after the discards is a Soy. It is called "
            "automatically and wins the match."
        ),
        Exercise(
            _ONE_LEFT,
            {"discard 5H"},
            {
                f"discard {rank}S": tr(
                    "You would lose a spade and keep the heart: no Soy. Discard the heart."
                )
                for rank in ("2", "4", "7", "9", "K")
            },
            {1: ["discard 3H"]},
        ),
    )
    yield last_look(_SPADES)
