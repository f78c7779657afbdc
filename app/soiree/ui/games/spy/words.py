"""The words of Spy vs Spy: calls, and the screen reader's names of hands, piles and boards."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.games.spy.words import Why, Word
from soiree.ui.style.translation import tr, with_sign
from soiree.ui.style.words import card_name, in_row, listed


def called(what: str, accused: str | None = None) -> str:
    """The words of a call.

    Args:
        what: the word that was `Said`.
        accused: the name of the accused player; None for the viewer.

    Raises:
        KeyError: the word is no call.
    """
    texts: dict[str, str] = {
        #: In front of the card that a player calls, in a speech bubble.
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
    """The points that a player scored, with the reason."""
    texts: dict[str, str] = {
        Why.BONUS: tr("Bonus: {points}"),
        #: Points for the first place of a race.
        Why.FIRST: tr("First: {points}"),
        Why.LEFT_OVER: tr("Left over: {points}"),
    }
    return texts.get(why, "{points}").format(points=with_sign(f"{points:+d}"))


def finished(place: int, how: Word) -> str:
    """A sentence with a racer's place, from 1, and the way the race ended: done or stuck."""
    if how is Word.DONE:
        return tr("Place {place}: done").format(place=place)
    return tr("Place {place}: stuck").format(place=place)


def one_of(piles: Sequence[str]) -> str:
    """Several piles as alternatives, such as `2, 3 or 5`."""
    if len(piles) == 1:
        return piles[0]
    if len(piles) == 2:
        return tr("{first} or {last}").format(first=piles[0], last=piles[1])
    return tr("{first}, {last}").format(first=piles[0], last=one_of(piles[1:]))


# --- names for a screen reader -------------------------------------------------------------------


def turned_up_name(card: Card) -> str:
    return tr("{card}, turned up").format(card=card_name(card))


def hand_name(player: str | None, left: int, *, locked: bool = False) -> str:
    """The name of a racing hand, with the number of its cards left.

    Args:
        player: the name of the hand's player; None for the viewer.
        locked: True if a wrong key has locked the hand.
    """
    if locked:
        return tr("Your racing hand, locked by a wrong key, %n cards left", "", left)
    if player is None:
        return tr("Your racing hand, %n cards left", "", left)
    return tr("Racing hand of {player}, %n cards left", "", left).format(player=player)


def board_name(player: str, left: int, points: int, tops: Sequence[str]) -> str:
    """The name of a player's board, with all cards; `tops` are the names of the top cards."""
    text = tr("{player}: cards left {left}, points {points}, piles {tops}")
    #: No cards on piles: fills {tops}.
    return text.format(player=player, left=left, points=points, tops=in_row(tops) or tr("none"))


def pile_name(
    number: int, cards: Sequence[Card | None], *, covered: bool, suspect: str | None
) -> str:
    """The name of a pile.

    Args:
        number: the number of the pile, from 1.
        cards: the cards of the pile, first to last, as far as they are visible.
        covered: True if a paused race covers the cards.
        suspect: the name of the pile's player, if others may look through the pile.
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
    """The words below a pile: its key, and its number of cards.

    Args:
        costs: True if the cards may become points.
    """
    if not count:
        return str(key)
    if costs:
        return tr("{key} · %n points", "", count).format(key=key)
    return tr("{key} · %n cards", "", count).format(key=key)
