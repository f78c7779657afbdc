"""Sentences for events: the types that a game's narrator uses, and sentences common to all games.

A narrator receives everything that one entry did, and all earlier events. So a sentence can name
the agent, the object and the result. The narrator is a pure function: status bar, log, digest and
speech get the same sentences in play, after resuming and in a replay.

Sentences with "you", with a name, with one and with many are separate texts. No sentence is put
together from pieces that another language would order differently.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.events import Began, Ended, Event, Scored
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.language.words import card_name, card_sign, listed, result_sentence, sentence_for


class Kind(enum.Enum):
    """The places where a line appears."""

    TOLD = "at the table, and in the log"
    HEADING = "at the table, and above what follows in the log"
    PASSING = "at the table only: nobody looks it up later"
    DETAIL = "in the log only: it takes long to hear"


class Line(NamedTuple):
    """A sentence for an event of an entry.

    Attributes:
        number: the index of the event in `Passage.events`. At most one line of an event is spoken.
    """

    number: int
    text: str
    kind: Kind = Kind.TOLD


class Passage(Struct, frozen=True):
    """The events of an entry, and all events before it, as the observers saw them.

    Attributes:
        events: the events of the entry.
        seat: the player who moved; None for an outcome of chance.
        past: all events of the match; those from index `start` on are not past.
        start: the number of events before the entry.
        names: the names of the players, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
        options: the options of the match.
    """

    events: Sequence[Event]
    seat: Seat | None
    past: Sequence[Event]
    start: int
    names: Sequence[str]
    viewer: Seat
    options: Options

    def back(self, number: int = 0) -> Iterator[Event]:
        """Yield earlier events of the match, the latest first.

        Args:
            number: the index in `events` at which to begin; the event there is not yielded. With 0,
                the first one is the last event before the entry.
        """
        yield from reversed(self.events[:number])
        for index in range(self.start - 1, -1, -1):
            yield self.past[index]

    def back_in_round(self, number: int = 0) -> Iterator[Event]:
        """Yield earlier events of the present round, the latest first.

        Args:
            number: the index in `events` at which to begin; the event there is not yielded. With 0,
                the first one is the last event before the entry.
        """
        for event in self.back(number):
            if isinstance(event, Began):
                return
            yield event

    def say(self, seat: Seat, yours: str, theirs: str, **words: object) -> str:
        """Return a sentence about a player: `yours` if the player is the viewer, else `theirs`.

        Args:
            words: the values of the placeholders in braces.
        """
        return sentence_for(seat, self.names, self.viewer, yours, theirs, **words)


Narrator = Callable[[Passage], Iterable[Line]]
"""Yields a game's lines for the events of an entry, in the order of the events."""


def shared(number: int, event: Event, passage: Passage) -> Iterator[Line]:
    """Yield the line that an event has in every game, if there is one."""
    match event:
        case Began():
            text = tr("Round {number}").format(number=event.number)
            yield Line(number, text, Kind.HEADING)
        case Scored(seat, points, total):
            yield Line(number, scored(seat, points, total, passage))
        case Ended():
            yield Line(number, result_sentence(event.result, passage.names, passage.viewer))


def scored(seat: Seat, points: int, total: int, passage: Passage) -> str:
    """Return the sentence for scored points; it names the new score if that differs."""
    if points == total:
        yours, theirs = tr("You score {points}."), tr("{player} scores {points}.")
    else:
        yours = tr("You score {points}, {total} in all.")
        theirs = tr("{player} scores {points}, {total} in all.")
    return passage.say(seat, yours, theirs, points=points, total=total)


def events_of_round(events: Sequence[Event]) -> list[Event]:
    """The events since the last round began."""
    return list(takewhile(lambda event: not isinstance(event, Began), reversed(events)))[::-1]


def cards_listed(cards: Sequence[Card]) -> str:
    """Return cards as part of a sentence, as in `7 of hearts and king of spades`."""
    return listed([card_name(card) for card in cards])


def cards_written(cards: Sequence[Card]) -> str:
    """Return cards in the short form of the log, as in `7♥ 10♠`."""
    return " ".join(card_sign(card) for card in cards)
