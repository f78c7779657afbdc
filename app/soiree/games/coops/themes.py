"""The themes of problems that Soureh and Pariah share."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.texts import tr_noop

TITLES: Mapping[str, str] = {
    "own": tr_noop("Which coop to build"),
    "over": tr_noop("Which coop to spoil"),
    "both": tr_noop("Build or spoil"),
    "discard": tr_noop("Keep the card or not"),
}
"""The titles of the themes of a drawn card, by key, in the order of display."""


LEARNED: Mapping[str, str] = {
    "own": tr_noop("Look at what each coop still needs, and how many such cards are left."),
    "over": tr_noop("Spoil the coop whose valid card is the hardest to replace."),
    "both": tr_noop("Build while you are behind in coops; spoil when the other is about to end."),
    "discard": tr_noop("Use a card only where it betters or spoils a coop: else discard it."),
}
"""The sentence that the problems of a theme teach, by the key of the theme."""
