"""Cards, results, refusals and notices in words, for the strip, the log and screen readers.

You and others have sentences of their own, and so have one and many: no sentence is put together
from pieces that another language would order differently.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from soiree.core.cards import Card, Rank, Suit, rank_of, spelled, suit_of
from soiree.core.events import Result
from soiree.core.states import Refusal
from soiree.core.zones import Seat
from soiree.storage.notices import Notice

if TYPE_CHECKING:
    from soiree.core.players import Fact

_tr = QCoreApplication.translate

NOBODY: Seat = -1
"""The viewer of a match that only computers play."""


def turn_sentence(seat: Seat, names: Sequence[str], viewer: Seat) -> str:
    if seat == viewer:
        return _tr("Log", "It is your turn.")
    return _tr("Log", "It is the turn of {player}.").format(player=names[seat])


def result_sentence(result: Result, names: Sequence[str], viewer: Seat) -> str:
    """Who won, and with what."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) > 1:
        players = listed([names[seat] for seat in winners])
        return _tr("Log", "{players} share the victory.").format(players=players)
    (winner,) = winners
    player = names[winner]
    if result.scores is None:
        if winner == viewer:
            return _tr("Log", "You win.")
        return _tr("Log", "{player} wins.").format(player=player)
    points = result.scores[winner]
    if winner == viewer:
        return counted(
            _tr("Log", "You win with 1 point."),
            _tr("Log", "You win with %n points.", "", points),
            points,
        )
    return counted(
        _tr("Log", "{player} wins with 1 point."),
        _tr("Log", "{player} wins with %n points.", "", points),
        points,
    ).format(player=player)


def refusal_sentence(refusal: Refusal, names: Sequence[str]) -> str:
    """Why a move is refused, with the names of players and cards as people say them."""
    return _tr("Refusals", refusal.text).format(**_as_said(refusal.words, names))


def fact_sentence(fact: Fact, names: Sequence[str]) -> str:
    """What speaks for or against a move, with the names of players and cards as people say them."""
    return _tr("Facts", fact.text).format(**_as_said(fact.words, names))


def _as_said(words: Mapping[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    """What stands in the places of a sentence: seats, cards and ranks by their names."""
    said: dict[str, str | int] = dict(words)
    for place, word in words.items():
        card = spelled(word)
        if place in ("player", "other") and isinstance(word, int):
            said[place] = names[word]
        elif card is not None:
            said[place] = card_name(card)
        elif word in _RANKS_WRITTEN:
            said[place] = rank_name(_RANKS_WRITTEN.index(word))
    return said


def game_text(text: str) -> str:
    """A text of a game's description (`soiree.core.games`), in the person's language."""
    return _tr("Games", text)


def notice_sentence(notice: Notice) -> str:
    """What the person is told of files and settings."""
    return _tr("Notices", notice.text).format(**notice.words)


def card_name(card: Card) -> str:
    """As in `7 of hearts`."""
    return _tr("Cards", "{rank} of {suit}").format(
        rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card))
    )


def rank_name(rank: Rank) -> str:
    """As in `7`, `king`."""
    return _tr("Cards", _RANKS[rank])


def four_name(rank: Rank) -> str:
    """The cards of a rank together, as in `four 7s`, `four kings`."""
    return _tr("Cards", _FOURS[rank])


def suit_name(suit: Suit) -> str:
    """As in `hearts`."""
    return _tr("Cards", _SUITS[suit])


def counted(one: str, many: str, count: int) -> str:
    """The form that fits the count. `many` has every other form a language needs, through `%n`."""
    return one if count == 1 else many.replace("%n", str(count))


_RANKS_WRITTEN = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_RANKS = (
    *_RANKS_WRITTEN[:9],
    str(QT_TRANSLATE_NOOP("Cards", "jack")),
    str(QT_TRANSLATE_NOOP("Cards", "queen")),
    str(QT_TRANSLATE_NOOP("Cards", "king")),
    str(QT_TRANSLATE_NOOP("Cards", "ace")),
)
_FOURS = (
    str(QT_TRANSLATE_NOOP("Cards", "four 2s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 3s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 4s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 5s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 6s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 7s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 8s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 9s")),
    str(QT_TRANSLATE_NOOP("Cards", "four 10s")),
    str(QT_TRANSLATE_NOOP("Cards", "four jacks")),
    str(QT_TRANSLATE_NOOP("Cards", "four queens")),
    str(QT_TRANSLATE_NOOP("Cards", "four kings")),
    str(QT_TRANSLATE_NOOP("Cards", "four aces")),
)
_SUITS = (
    str(QT_TRANSLATE_NOOP("Cards", "spades")),
    str(QT_TRANSLATE_NOOP("Cards", "hearts")),
    str(QT_TRANSLATE_NOOP("Cards", "diamonds")),
    str(QT_TRANSLATE_NOOP("Cards", "clubs")),
)


def listed(names: Sequence[str]) -> str:
    """Several names in a row, as in `Ada, Bela and Cleo`."""
    if len(names) == 1:
        return names[0]
    if len(names) == 2:
        return _tr("Log", "{first} and {last}").format(first=names[0], last=names[1])
    return _tr("Log", "{first}, {last}").format(first=names[0], last=listed(names[1:]))
