"""What happened, in sentences: those that all games share; each game adds its own.

A game's narrator is given all that an entry did at once, and what came before, so that a sentence
can say who did what, to whom and with what, and what came of it. It is a pure function: strip, log,
digest and speech have the same sentences from it, whether the match is played, resumed or replayed.

You and others have sentences of their own, and so have one and many: no sentence is put together
from pieces that another language would order differently.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from soiree.core.cards import RANKS, Card, rank_of, suit_of
from soiree.core.events import Began, Ended, Event, Scored
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name, listed, result_sentence, sentence_for


class Kind(enum.Enum):
    """Where a line is told."""

    TOLD = "at the table, and in the log"
    HEADING = "at the table, and above what follows in the log"
    PASSING = "at the table only: nobody looks it up later"
    DETAIL = "in the log only: it takes long to hear"


class Line(NamedTuple):
    """A sentence, and the event of its entry that it is told with.

    Attributes:
        number: of the event in `Passage.events`. At the table, an event has one sentence at most.
    """

    number: int
    text: str
    kind: Kind = Kind.TOLD


class Passage(Struct, frozen=True):
    """What an entry did, and all that had happened before it, as those who look saw it.

    Attributes:
        events: what the entry did.
        seat: whose move it was; None for an outcome of chance.
        past: the events of the match up to now; those from `start` on are not past.
        start: how many events came before the entry.
        names: of the players, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
        options: of the match.
    """

    events: Sequence[Event]
    seat: Seat | None
    past: Sequence[Event]
    start: int
    names: Sequence[str]
    viewer: Seat
    options: Options

    def back(self, number: int = 0) -> Iterator[Event]:
        """The events before number `number` of the entry, the latest first."""
        yield from reversed(self.events[:number])
        for index in range(self.start - 1, -1, -1):
            yield self.past[index]

    def back_in_round(self, number: int = 0) -> Iterator[Event]:
        """Those of them that belong to the round in progress, without its `Began`."""
        for event in self.back(number):
            if isinstance(event, Began):
                return
            yield event

    def say(self, seat: Seat, yours: str, theirs: str, **words: object) -> str:
        """Return a sentence about a player, as `words.sentence_for` fills it in."""
        return sentence_for(seat, self.names, self.viewer, yours, theirs, **words)


Narrator = Callable[[Passage], Iterable[Line]]
"""A game's lines for what an entry did, in the order of its events."""


def shared(number: int, event: Event, passage: Passage) -> Iterator[Line]:
    """The line that an event has in any game, if it has one."""
    match event:
        case Began():
            text = tr("Round {number}").format(number=event.number)
            yield Line(number, text, Kind.HEADING)
        case Scored(seat, points, total):
            yield Line(number, scored(seat, points, total, passage))
        case Ended():
            yield Line(number, result_sentence(event.result, passage.names, passage.viewer))


def scored(seat: Seat, points: int, total: int, passage: Passage) -> str:
    """Points that a player scored; the score after it, unless that is the same number."""
    if points == total:
        yours, theirs = tr("You score {points}."), tr("{player} scores {points}.")
    else:
        yours = tr("You score {points}, {total} in all.")
        theirs = tr("{player} scores {points}, {total} in all.")
    return passage.say(seat, yours, theirs, points=points, total=total)


def cards_listed(cards: Sequence[Card]) -> str:
    """Several cards in a sentence, as in `7 of hearts and king of spades`."""
    return listed([card_name(card) for card in cards])


def cards_written(cards: Sequence[Card]) -> str:
    """Cards as short as can be, for the log: `7♥ 10♠`."""
    return " ".join(f"{RANKS[rank_of(card)]}{'♠♥♦♣'[suit_of(card)]}" for card in cards)
