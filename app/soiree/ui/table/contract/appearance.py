"""How a table shows a match: what the settings say of it, in the table's own terms."""

from __future__ import annotations

from msgspec import Struct

from soiree.ui.style import theme

FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}

USUAL_SPEED = "normal"
"""The speed if nobody has chosen otherwise."""

USUAL_DELAY = 600
"""Milliseconds that a message stays if nobody has chosen otherwise."""


class Appearance(Struct):
    """What may be changed while a table is open.

    Attributes:
        felt: one of `theme.PALETTES`.
        speed: one of `FACTORS`.
        message_delay: milliseconds that a message stays before anything else happens.
        sort_cards: whether hidden hands lie in sorted order.
        show_valid: whether own coops show that they are valid.
        mark_certain: whether cards on offer are marked with what is certain of them.
        ends_turns: whether a turn ends by itself where nothing but ending it makes sense.
        warnings: whether a choice that is sure to hurt needs a second click.
        left_handed: whether what is clicked most often lies at the left.
        explains: whether prompts explain each step of a first match.
        haste: how many times faster than in play all is shown, as in a replay.
    """

    felt: str = "bottle"
    speed: str = USUAL_SPEED
    message_delay: int = USUAL_DELAY
    sort_cards: bool = False
    show_valid: bool = True
    mark_certain: bool = False
    ends_turns: bool = False
    warnings: bool = True
    left_handed: bool = False
    explains: bool = False
    haste: float = 1.0

    @property
    def palette(self) -> theme.TablePalette:
        return theme.PALETTES[self.felt]

    def motion(self, milliseconds: int) -> int:
        """How long a motion takes that takes this long at normal speed."""
        return round(milliseconds * FACTORS[self.speed] / self.haste)

    def hold(self, milliseconds: int) -> int:
        """How long a picture stays that stays this long at normal speed.

        Without motion it stays just as long: a picture needs its time all the more. It grows and
        shrinks as the time of messages does.
        """
        return round(self._lasting(milliseconds) * self.message_delay / USUAL_DELAY)

    def beat(self, milliseconds: int) -> int:
        """How long one beat of a count takes that takes this long at normal speed.

        Shorter messages shorten it, too, but longer ones do not stretch it.
        """
        share = min(1.0, self.message_delay / USUAL_DELAY)
        return round(self._lasting(milliseconds) * share)

    def reading(self) -> int:
        """How long a message stays: longer for those who play slowly."""
        return round(self.message_delay * max(1.0, FACTORS[self.speed]) / self.haste)

    def _lasting(self, milliseconds: int) -> float:
        """The same at the speed that was chosen: without motion, the normal one."""
        return milliseconds * (FACTORS[self.speed] or 1.0) / self.haste
