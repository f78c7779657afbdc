"""The digest: one line that says what has happened since a person's last choice.

Name, then what, most harmful first. It is shown and spoken; a game says what there is to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.events import Moved
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
from soiree.ui.style.words import listed
from soiree.ui.table.contract.since_turn import SinceTurn

MOST_WORDS = 12
"""More than these nobody takes in at a glance, or at one hearing."""

WriteCard = Callable[[Card], str]
"""How a card is written: by its sign where it is read, by its name where it is heard."""


class News(Struct, frozen=True):
    """One thing that happened, in a few words.

    Attributes:
        seat: who did it; None where the words are a sentence of their own.
        harm: how much it hurts the person who looks: 0 for what only concerns others.
    """

    seat: Seat | None
    words: str
    harm: int = 0


def digests(news: Iterable[News], names: Sequence[str]) -> Iterator[str]:
    """The line, as full as may be, and then shorter and shorter ones for where it has no room.

    Who hurt most comes first, and what hurts most is left out last.
    """
    kept = list(news)
    while kept:
        line = _line(kept, names)
        if len(line.split()) <= MOST_WORDS:
            yield line
        # Of what hurts least, what is longest ago.
        kept.remove(min(kept, key=lambda each: each.harm))


def cards_played(since: SinceTurn, write: WriteCard) -> list[News]:
    """The cards that others have played so that all see them: what most games have to tell."""
    return [
        News(outcome.seat, write(event.card))
        for outcome in since.others
        for event in outcome.events
        if isinstance(event, Moved)
        and event.card is not None
        and event.source.owner == outcome.seat
    ]


def written(cards: Sequence[Card], write: WriteCard) -> str:
    """Several cards, or none."""
    return listed([write(card) for card in cards]) if cards else ""


def _line(news: Sequence[News], names: Sequence[str]) -> str:
    """What each player did, in order; those come first who did most harm."""
    by_player: dict[Seat | None, list[str]] = {}
    worst: dict[Seat | None, int] = {}
    for each in news:
        worst[each.seat] = max(each.harm, worst.get(each.seat, 0))
    for each in sorted(news, key=lambda each: -worst[each.seat]):
        by_player.setdefault(each.seat, []).append(each.words)
    parts = []
    for seat, words in by_player.items():
        if seat is None:
            parts += words
        else:
            outcomes = _joined(words, tr("{first}, {last}"))
            parts.append(tr("{player}: {outcomes}").format(player=names[seat], outcomes=outcomes))
    return _joined(parts, tr("{first}; {last}"))


def _joined(parts: Sequence[str], pattern: str) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = pattern.format(first=text, last=part)
    return text
