"""The words of Spy vs Spy: calls, and the screen reader's names of hands, piles and boards."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.zones import Seat
from soiree.games.spy.moves import PICK
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import PILE
from soiree.ui.games.spy.progress import count_left
from soiree.ui.games.spy.races import race_of
from soiree.ui.language.translation import tr, with_sign
from soiree.ui.language.words import card_name, in_row, listed
from soiree.ui.table.contract.moment import Moment


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
    *others, last = piles
    return tr("{first} or {last}").format(first=in_row(others), last=last) if others else last


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


def board_name(seat: Seat, moment: Moment) -> str:
    """The name of a player's board, with all cards."""
    lying = [] if moment.is_covered else [moment.faces(zone) for zone in PILE[seat]]
    tops = in_row([card_name(cards[-1]) for cards in lying if cards])
    text = tr("{player}: cards left {left}, points {points}, piles {tops}")
    return text.format(
        player=moment.names[seat],
        left=count_left(seat, moment),
        points=moment.view.totals[seat],
        #: No cards on piles: fills {tops}.
        tops=tops or tr("none"),
    )


def pile_name(seat: Seat, number: int, moment: Moment) -> str:
    """The name of a pile, numbered from 0; others may look through a pile after the race."""
    cards, named = moment.faces(PILE[seat][number]), number + 1
    if not cards:
        return tr("Pile {number}, empty").format(number=named)
    if moment.is_covered:
        return tr("Pile {number}, covered").format(number=named)
    if seat != moment.nearest and not race_of(moment).is_on:
        text = tr("Pile {number} of {player}: {cards}")
        lie = listed([card_name(card) for card in cards])
        return text.format(number=named, player=moment.names[seat], cards=lie)
    text = tr("Pile {number}, {card} on top of %n cards", "", len(cards))
    return text.format(number=named, card=card_name(cards[-1]))


def key_words(number: int, moment: Moment) -> str:
    """The words below a pile of the nearest board, numbered from 0.

    They are its key and the number of its cards, or of the points that these may become.
    """
    key, count = number + 1, len(moment.cards(PILE[moment.nearest][number]))
    if not count:
        return str(key)
    if any(move in PICK for move in moment.legal):
        return tr("{key} · %n points", "", count).format(key=key)
    return tr("{key} · %n cards", "", count).format(key=key)
