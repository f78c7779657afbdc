"""The digest: one line that sums up what others did since the viewer's last choice.

Each player's name precedes the player's actions; the most harmful comes first.
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
"""The greatest length of a digest: more cannot be taken in at a glance or at one hearing."""

WriteCard = Callable[[Card], str]
"""Returns a card as text: its sign for the eye, its name for the ear."""


class News(Struct, frozen=True):
    """An item of the digest.

    Attributes:
        seat: the player who acted; None if `words` is a sentence of its own.
        harm: how much the item hurts the viewer; 0 if it concerns only others.
    """

    seat: Seat | None
    words: str
    harm: int = 0


def digests(news: Iterable[News], names: Sequence[str]) -> Iterator[str]:
    """Yield the fullest line first, and then shorter ones for a narrower space.

    The most harmful items come first, and are left out last.
    """
    kept = list(news)
    while kept:
        line = _line(kept, names)
        if len(line.split()) <= MOST_WORDS:
            yield line
        # The oldest of the least harmful items.
        kept.remove(min(kept, key=lambda each: each.harm))


def cards_played(since: SinceTurn, write: WriteCard) -> list[News]:
    """Return an item for each card that others played face up, which is the default digest."""
    return [
        News(outcome.seat, write(event.card))
        for outcome in since.others
        for event in outcome.events
        if isinstance(event, Moved)
        and event.card is not None
        and event.source.owner == outcome.seat
    ]


def written(cards: Sequence[Card], write: WriteCard) -> str:
    """Return a list of cards as text; empty for no cards."""
    return listed([write(card) for card in cards]) if cards else ""


def _line(news: Sequence[News], names: Sequence[str]) -> str:
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
