"""How a table shows a match: what the settings say of it, in the table's own terms."""

from __future__ import annotations

from dataclasses import dataclass

from soiree.ui.style import theme

FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}

USUAL_DELAY = 600
"""Milliseconds that a message stays if nobody has chosen otherwise."""


@dataclass(slots=True)
class Looks:
    """What may be changed while a table is open.

    Attributes:
        felt: one of `theme.PALETTES`.
        speed: one of `FACTORS`.
        message_delay: milliseconds that a message stays before the next thing happens.
        sort_cards: whether hidden hands are shown in sorted order.
        show_valid: whether own coops show that they are valid.
        warnings: whether a choice that is sure to hurt is asked about first.
        left_handed: whether what the hand goes to lies at the left.
    """

    felt: str = "bottle"
    speed: str = "normal"
    message_delay: int = USUAL_DELAY
    sort_cards: bool = False
    show_valid: bool = True
    warnings: bool = True
    left_handed: bool = False

    @property
    def palette(self) -> theme.TablePalette:
        return theme.PALETTES[self.felt]

    def motion(self, milliseconds: int) -> int:
        """How long a motion takes that takes so long at normal speed."""
        return round(milliseconds * FACTORS[self.speed])

    def hold(self, milliseconds: int) -> int:
        """How long something stays to be seen that stays so long at normal speed.

        Without motion it stays as long: what is told by a picture needs its time all the more.
        Who has messages stay for less than usual sees this for less as well.
        """
        return round(milliseconds * (FACTORS[self.speed] or 1.0) * self.message_delay / USUAL_DELAY)

    def reading(self) -> int:
        """How long a message stays, longer for who likes things slow."""
        return round(self.message_delay * max(1.0, FACTORS[self.speed]))
