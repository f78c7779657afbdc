"""What an event looks like at the table: what is said, turned and called out, and for how long.

All times are milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.highlight import Highlight
from soiree.ui.table.contract.targets import CardTarget

FLIGHT = 280
"""How long a card takes to cross the table."""

STAGGER = 28
"""How long after one card the next one sets off."""


class Pace(Struct, frozen=True):
    """How cards move: the time that each takes, and the time between two that set off."""

    way: int = FLIGHT
    stagger: int = STAGGER


class Speech(Struct, frozen=True):
    """What a player says aloud: a few words, the picture of a card, or both.

    Attributes:
        size: of the picture, an index into the layout's widths.
        fades: how long it stays; 0 lets it stay until something hushes it.
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
    """Cards of a zone that are turned up or down where they lie.

    Attributes:
        faces: what they show on the way; None leaves what is known of them.
        after: how long they stay as they are first; it grows and shrinks as messages do.
    """

    zone: Zone
    faces: Sequence[Card] | None = None
    way: int = FLIGHT
    after: int = 0


class Step(Struct, frozen=True):
    """What an event looks like, apart from the flight of its cards.

    Attributes:
        hold: how long the picture stays as it is afterwards.
        reads: whether it stays in addition for as long as a message is read.
        keeps_time: whether no click shortens the wait, because its length would tell something.
        clears_speech: whether what was said before disappears.
        speech: what somebody says.
        callout: a word about a card.
        highlight: how much it matters, if it does.
        thinker: who seems to think from now on, if a turn begins or something is said.
        turnings: the cards that are turned.
        shakes: a zone whose cards shake their heads.
        hands_over: the person who has to take the screen before anything else is shown.
        ends_turns: whether it is nobody's turn from now on.
        may_end_round: whether this may be the end of a round, though nothing is scored.
        starts_race: whether a race begins; one against the clock is counted down.
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
"""An event that looks like nothing."""
