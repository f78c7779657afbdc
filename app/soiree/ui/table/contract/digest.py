"""The digest: what others did since the viewer's last choice, in the order of time.

On the felt it takes as many lines as there is room for. Its spoken form is one short sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.events import Moved, Outcome, Scored
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row, joined, listed, signed
from soiree.ui.table.contract.since_turn import SinceTurn

MOST_WORDS = 12
"""The greatest length of a spoken digest: more cannot be taken in at one hearing."""

NUMBERS = "❶❷❸❹❺❻❼❽❾❿"
"""The signs of 1 to 10, as the badges of traces look."""

WriteCard = Callable[[Card], str]
"""Returns a card as text: its sign for the eye, its name for the ear."""


class News(Struct, frozen=True):
    """An item of the digest.

    Attributes:
        seat: the player who acted; None if `words` is a sentence of its own.
        weight: how much the item matters to the viewer; the lightest items are left out first.
        hits: true if the viewer lost something.
        outcome: the choice that the item tells of, which may have a number on the table.
    """

    seat: Seat | None
    words: str
    weight: int = 0
    hits: bool = False
    outcome: Outcome | None = None


def shortened(news: Iterable[News]) -> Iterator[tuple[Sequence[News], int]]:
    """Yield all items first, and then fewer for a narrower space, with the number left out.

    Each player keeps the latest of their heaviest items.
    """
    kept = list(news)
    left_out = 0
    while kept:
        yield tuple(kept), left_out
        needed = _one_for_each(kept)
        spare = [number for number in range(len(kept)) if number not in needed]
        if not spare:
            return
        del kept[min(spare, key=lambda number: kept[number].weight)]
        left_out += 1


def _one_for_each(news: Sequence[News]) -> Iterable[int]:
    needed: dict[Seat, int] = {}
    for number, each in enumerate(news):
        if each.seat is None:
            continue
        before = needed.get(each.seat)
        if before is None or news[before].weight <= each.weight:
            needed[each.seat] = number
    return needed.values()


def line_of(
    news: Sequence[News], names: Sequence[str], texts: Sequence[str], left_out: int = 0
) -> str:
    """Return items as one line of text.

    Args:
        texts: the words of each item, in the order of the items.
        left_out: the number of items that the line leaves out.
    """
    parts: list[str] = []
    pairs = zip(news, texts, strict=True)
    for seat, items in groupby(pairs, key=lambda pair: pair[0].seat):
        words = [text for _, text in items]
        if seat is None:
            parts += words
        else:
            outcomes = in_row(words)
            parts.append(tr("{player}: {outcomes}").format(player=names[seat], outcomes=outcomes))
    if left_out:
        parts.append(tr("%n more", "", left_out))
    # A line does not begin with the point.
    between = tr("{first} · {last}").replace(" ·", "\N{NO-BREAK SPACE}·")
    return joined(between, parts)


def texts_of(news: Iterable[News]) -> list[str]:
    """Return the words of items."""
    return [each.words for each in news]


def number_signs(news: Sequence[News], numbers: Mapping[int, int]) -> Iterator[str]:
    """Yield the sign before each item: a number before the heaviest item of a choice, else empty.

    Args:
        numbers: the number of each choice with one, by the position at which the choice began.
    """
    heaviest: dict[int, int] = {}
    for index, each in enumerate(news):
        if each.outcome is not None:
            first = heaviest.setdefault(each.outcome.start, index)
            if each.weight > news[first].weight:
                heaviest[each.outcome.start] = index
    for index, each in enumerate(news):
        start = -1 if each.outcome is None else each.outcome.start
        is_numbered = start in numbers and heaviest[start] == index
        yield f"{NUMBERS[numbers[start] - 1]}\N{NO-BREAK SPACE}" if is_numbered else ""


def spoken(news: Sequence[News], names: Sequence[str]) -> str:
    """Return the viewer's losses and the number of the other items, in at most 12 words."""
    hits = [each for each in news if each.hits]
    for count in range(len(hits), -1, -1):
        said = line_of(hits[:count], names, texts_of(hits[:count]), len(news) - count)
        if len(said.split()) <= MOST_WORDS:
            return said
    return ""


def cards_played(since: SinceTurn, write: WriteCard) -> list[News]:
    """Return an item for each card that others played face up, which is the default digest."""
    return [
        News(outcome.seat, write(event.card), outcome=outcome)
        for outcome in since.others
        for event in outcome.events
        if isinstance(event, Moved)
        and event.card is not None
        and event.source.owner == outcome.seat
    ]


def score_words(scored: Scored) -> str:
    """Return the words for points that count against their player."""
    text = tr("pays {points}, {total} in all")
    if scored.points < 0:
        text = tr("takes {points} off, at {total}")
    return text.format(points=abs(scored.points), total=signed(scored.total))


def written(cards: Sequence[Card], write: WriteCard) -> str:
    """Return a list of cards as text; empty for no cards."""
    return listed([write(card) for card in cards]) if cards else ""
