"""Events, refusals and notices as sentences, for the strip, the log and screen readers.

You and others have sentences of their own, and so have one and many: no sentence is put together
from pieces that another language would order differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from soiree.core.cards import CLUBS, Card, Rank, Suit, rank_of, spelled, suit_of
from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Scored
from soiree.core.games import Refusal
from soiree.core.zones import Seat
from soiree.storage.notices import Notice

_tr = QCoreApplication.translate

NOBODY: Seat = -1
"""The viewer of a match that only computers play."""


def sentence(event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    """What happened, in a sentence; None for what is not worth one.

    Args:
        names: of the players, by seat.
        viewer: the seat that is "you", or `NOBODY`.
    """
    match event:
        case Began():
            return _tr("Log", "Round {number} begins.").format(number=event.number)
        case Said():
            return _SAID[event.what](event, names, viewer) if event.what in _SAID else None
        case Moved():
            return _moved(event, names, viewer)
        case Scored():
            return _scored(event, names, viewer)
        case Ended():
            return result_sentence(event.result, names, viewer)
        case _:
            return None


def sentences(events: Iterable[Event], names: Sequence[str], viewer: Seat) -> list[str]:
    """What happened, a sentence for each event that is worth one."""
    told = (sentence(event, names, viewer) for event in events)
    return [each for each in told if each is not None]


def turn_sentence(seat: Seat, names: Sequence[str], viewer: Seat) -> str:
    if seat == viewer:
        return _tr("Log", "It is your turn.")
    return _tr("Log", "It is the turn of {player}.").format(player=names[seat])


def result_sentence(result: Result, names: Sequence[str], viewer: Seat) -> str:
    """Who won, and with what."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) > 1:
        listed = _listed([names[seat] for seat in winners])
        return _tr("Log", "{players} share the victory.").format(players=listed)
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
    words: dict[str, str | int] = dict(refusal.words)
    for place, word in refusal.words.items():
        card = spelled(word)
        if place == "player" and isinstance(word, int):
            words[place] = names[word]
        elif card is not None:
            words[place] = card_name(card)
        elif place == "rank" and word in _RANKS_WRITTEN:
            words[place] = rank_name(_RANKS_WRITTEN.index(word))
    return _tr("Refusals", refusal.text).format(**words)


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


def _listed(names: Sequence[str]) -> str:
    if len(names) == 2:
        return _tr("Log", "{first} and {last}").format(first=names[0], last=names[1])
    return _tr("Log", "{first}, {last}").format(first=names[0], last=_listed(names[1:]))


def _scored(event: Scored, names: Sequence[str], viewer: Seat) -> str:
    if event.seat == viewer:
        text = counted(
            _tr("Log", "You score 1 point, {total} in all."),
            _tr("Log", "You score %n points, {total} in all.", "", event.points),
            event.points,
        )
    else:
        text = counted(
            _tr("Log", "{player} scores 1 point, {total} in all."),
            _tr("Log", "{player} scores %n points, {total} in all.", "", event.points),
            event.points,
        )
    return text.format(player=names[event.seat], total=event.total)


def _moved(event: Moved, names: Sequence[str], viewer: Seat) -> str | None:
    source, target = event.source, event.target
    if event.card is None or source.owner is None or target.owner is None:
        return None
    if source.kind == "hand" and target.kind == "laid":
        return _laid_down(event.card, target.owner, names, viewer)
    if source.kind == "hand" and target.kind == "hand":
        return _taken(event.card, source.owner, target.owner, names, viewer)
    return None


# Soi


def _asked(event: Said, names: Sequence[str], viewer: Seat) -> str | None:
    if event.to is None or event.card is None:
        return None
    if event.seat == viewer:
        text = _tr("Log", "You ask {player} for the {card}.")
    elif event.to == viewer:
        text = _tr("Log", "{asker} asks you for the {card}.")
    else:
        text = _tr("Log", "{asker} asks {player} for the {card}.")
    return text.format(asker=names[event.seat], player=names[event.to], card=card_name(event.card))


def _refused(event: Said, names: Sequence[str], viewer: Seat) -> str | None:
    if event.seat == viewer:
        return _tr("Log", "“No,” you say.")
    return _tr("Log", "“No,” says {player}.").format(player=names[event.seat])


def _taken(card: Card, giver: Seat, taker: Seat, names: Sequence[str], viewer: Seat) -> str:
    if taker == viewer:
        text = _tr("Log", "You take the {card} from {giver}.")
    elif giver == viewer:
        text = _tr("Log", "{taker} takes the {card} from you.")
    else:
        text = _tr("Log", "{taker} takes the {card} from {giver}.")
    return text.format(taker=names[taker], giver=names[giver], card=card_name(card))


def _laid_down(card: Card, seat: Seat, names: Sequence[str], viewer: Seat) -> str | None:
    """SOI-2: the four cards move one after the other, the club last; it is told with that one."""
    if suit_of(card) != CLUBS:
        return None
    if seat == viewer:
        text = _tr("Log", "You lay down the {four}.")
    else:
        text = _tr("Log", "{player} lays down the {four}.")
    return text.format(player=names[seat], four=four_name(rank_of(card)))


_SAID: dict[str, Callable[[Said, Sequence[str], Seat], str | None]] = {
    "ask": _asked,
    "no": _refused,
}
"""How each word is told that a player can say."""
