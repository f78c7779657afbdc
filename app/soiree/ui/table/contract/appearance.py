"""The settings of a table's look and pace."""

from __future__ import annotations

from msgspec import Struct

from soiree.ui.style import theme

FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}

USUAL_SPEED = "normal"
"""The default speed."""

USUAL_DELAY = 600
"""The default time that a message stays, in milliseconds."""


class Appearance(Struct):
    """The settings that may change while a table is open.

    Attributes:
        felt: one of `theme.PALETTES`.
        speed: one of `FACTORS`.
        message_delay: the time that a message stays before anything else happens, in milliseconds.
        sort_cards: true if hidden hands lie in sorted order.
        show_valid: true if the viewer's valid coops are marked.
        mark_certain: true if offered cards are marked whose result is certain (`Certainty`).
        ends_turns: true if a turn whose only sensible move is to end it ends automatically.
        two_clicks: true if a second click is needed to play a card.
        warnings: true if a move that is certain to cost something needs a second click.
        left_handed: true if the targets of most clicks lie at the left.
        text: the size of text; 1 is the usual size.
        explains: true if prompts explain each step of a first match.
        haste: a factor by which everything is faster than in play, as in a replay.
    """

    felt: str = "bottle"
    speed: str = USUAL_SPEED
    message_delay: int = USUAL_DELAY
    sort_cards: bool = False
    show_valid: bool = True
    mark_certain: bool = False
    ends_turns: bool = False
    two_clicks: bool = False
    warnings: bool = True
    left_handed: bool = False
    text: float = 1.0
    explains: bool = False
    haste: float = 1.0

    @property
    def palette(self) -> theme.TablePalette:
        return theme.PALETTES[self.felt]

    def motion(self, milliseconds: int) -> int:
        """Return the duration of a motion, given its duration at normal speed."""
        return round(milliseconds * FACTORS[self.speed] / self.haste)

    def hold(self, milliseconds: int) -> int:
        """Return how long a picture stays, given the time at normal speed and usual message delay.

        Without motion the time is the same: a still picture needs time to be read.
        """
        return round(self._lasting(milliseconds) * self.message_delay / USUAL_DELAY)

    def beat(self, milliseconds: int) -> int:
        """Return the duration of one beat of a countdown, given its duration at normal speed.

        A shorter message delay shortens the beat; a longer one does not stretch it.
        """
        share = min(1.0, self.message_delay / USUAL_DELAY)
        return round(self._lasting(milliseconds) * share)

    def reading(self) -> int:
        """Return how long a message stays; a slow speed lengthens the time."""
        return round(self.message_delay * max(1.0, FACTORS[self.speed]) / self.haste)

    def _lasting(self, milliseconds: int) -> float:
        return milliseconds * (FACTORS[self.speed] or 1.0) / self.haste
