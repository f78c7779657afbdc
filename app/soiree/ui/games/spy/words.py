"""The words of Spy vs Spy at its table: calls, and the names of hands, piles and boards."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.games.spy.words import Why, Word
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, listed


def called(what: str, accused: str | None = None) -> str:
    """What is called out, by what was `Said`.

    Args:
        accused: who is meant, if it is not you.

    Raises:
        KeyError: nothing is called out.
    """
    texts: dict[str, str] = {
        Word.CALL: tr("I call"),
        Word.STUCK: tr("Stuck!"),
        Word.DONE: tr("Done!"),
        Word.ACCUSE: tr("You cheated!") if accused is None else tr("{player} cheated!"),
        Word.CAUGHT: tr("Caught …"),
        Word.HONEST: tr("I did not!"),
        Word.PASS: tr("All fair"),
    }
    return texts[what].format(player=accused)


def scored(why: str, points: int) -> str:
    """Points that were won or lost, and what for."""
    texts: dict[str, str] = {
        Why.BONUS: tr("Bonus: {points}"),
        Why.FIRST: tr("First: {points}"),
        Why.LEFT_OVER: tr("Left over: {points}"),
    }
    return texts.get(why, "{points}").format(points=f"{points:+d}".replace("-", "−"))


def finished(place: int, how: Word) -> str:
    """How a race was finished: at which place, from 1, and whether done or stuck."""
    if how is Word.DONE:
        return tr("Place {place}: done").format(place=place)
    return tr("Place {place}: stuck").format(place=place)


def one_of(piles: Sequence[str]) -> str:
    """Several piles of which one is meant, as in `2, 3 or 5`."""
    if len(piles) == 1:
        return piles[0]
    if len(piles) == 2:
        return tr("{first} or {last}").format(first=piles[0], last=piles[1])
    return tr("{first}, {last}").format(first=piles[0], last=one_of(piles[1:]))


# --- names for a screen reader -------------------------------------------------------------------


def turned_up_name(card: Card) -> str:
    return tr("{card}, turned up").format(card=card_name(card))


def hand_name(player: str | None, left: int, *, locked: bool = False) -> str:
    """A racing hand, and how many cards its player has to place yet; without a name, your own.

    Args:
        locked: whether a wrong key has locked it.
    """
    if locked:
        return tr("Your racing hand, locked by a wrong key, %n cards left", "", left)
    if player is None:
        return tr("Your racing hand, %n cards left", "", left)
    return tr("Racing hand of {player}, %n cards left", "", left).format(player=player)


def board_name(player: str, left: int, points: int, tops: Sequence[str]) -> str:
    """All that a player has on the table; `tops` are the names of the cards on their piles."""
    text = tr("{player}: cards left {left}, points {points}, piles {tops}")
    return text.format(player=player, left=left, points=points, tops=", ".join(tops) or tr("none"))


def pile_name(
    number: int, cards: Sequence[Card | None], *, covered: bool, suspect: str | None
) -> str:
    """A pile.

    Args:
        number: of the pile, from 1.
        cards: of the pile, the first one first, as far as they may be known.
        covered: whether its cards are covered, in a race that pauses.
        suspect: whose pile it is, if it is to be looked through.
    """
    if not cards or cards[-1] is None:
        return tr("Pile {number}, empty").format(number=number)
    if covered:
        return tr("Pile {number}, covered").format(number=number)
    if suspect is not None:
        names = listed([card_name(card) for card in cards if card is not None])
        text = tr("Pile {number} of {player}: {cards}")
        return text.format(number=number, player=suspect, cards=names)
    return tr("Pile {number}, {card} on top of %n cards", "", len(cards)).format(
        number=number, card=card_name(cards[-1])
    )


def key_name(key: int, count: int, *, costs: bool = False) -> str:
    """What stands below a pile: its key, and how many cards it has, if that is to be told.

    Args:
        costs: whether they may become points.
    """
    if not count:
        return str(key)
    if costs:
        return tr("{key} · %n points", "", count).format(key=key)
    return tr("{key} · %n cards", "", count).format(key=key)
