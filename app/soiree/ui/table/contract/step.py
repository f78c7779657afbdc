"""The display of an event: speech, turned cards, highlights, and their duration.

All times are milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.highlight import Highlight
from soiree.ui.table.contract.targets import CardTarget

FLIGHT = 220
"""The time in which a card crosses the table."""

STAGGER = 28
"""The delay between the starts of two cards."""


TIP = 320
"""The time in which cards tip out of a hand before they fly."""


class Pace(Struct, frozen=True):
    """The times of a motion of cards, in milliseconds.

    Attributes:
        way: the time of each card's flight.
        stagger: the delay between the starts of two cards.
        tips: True if the cards first tip out of their hand together, away from the player.
        crosses: True if the cards pass each other in the air, each on an arc of its own.
    """

    way: int = FLIGHT
    stagger: int = STAGGER
    tips: bool = False
    crosses: bool = False


class Speech(Struct, frozen=True):
    """A player's speech: a few words, the picture of a card, or both.

    Attributes:
        seat: the player who speaks.
        words: the words; may be empty.
        card: the card to show; None for words alone.
        size: the size of the picture, as an index into the layout's list of card widths.
        fades: milliseconds until the speech disappears; 0 keeps it until a step clears it.
    """

    seat: Seat
    words: str
    card: Card | None = None
    size: int = 0
    fades: int = 0


class Callout(Struct, frozen=True):
    """A word about a card, shown at its foot."""

    words: str
    card: CardTarget


class Turning(Struct, frozen=True):
    """Cards of a zone that turn over where they lie.

    Attributes:
        zone: the zone of the cards.
        faces: the faces shown during the turn, first to last; by default those already known.
        way: the time of the turn, in milliseconds.
        after: the delay before the turn, in milliseconds; it grows with the message delay of the
            settings.
    """

    zone: Zone
    faces: Sequence[Card] | None = None
    way: int = FLIGHT
    after: int = 0


class Step(Struct, frozen=True):
    """The display of an event, apart from the flight of its cards.

    Attributes:
        hold: the time that the picture stays afterwards.
        reads: true if the time to read a message is added to `hold`.
        keeps_time: true if no click shortens the wait, because its length would tell something.
        clears_speech: true if earlier speech disappears.
        speech: the speech of a player.
        callout: a word about a card.
        highlight: the event's highlight, if any.
        thinker: the player who seems to think from now on, after a turn or speech.
        turnings: the cards that turn over.
        shakes: a zone whose cards shake.
        hands_over: the person who has to take the screen before anything else is displayed.
        ends_turns: true if it is nobody's turn from now on.
        may_end_round: true if a round may end here without a score.
        starts_race: true if a race begins; one against the clock starts with a countdown.
    """

    hold: int = 0
    reads: bool = False
    keeps_time: bool = False
    clears_speech: bool = False
    speech: Speech | None = None
    callout: Callout | None = None
    highlight: Highlight | None = None
    thinker: Seat | None = None
    turnings: tuple[Turning, ...] = ()
    shakes: Zone | None = None
    hands_over: Seat | None = None
    ends_turns: bool = False
    may_end_round: bool = False
    starts_race: bool = False


NOTHING = Step()
"""The step of an event without any display."""
