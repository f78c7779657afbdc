"""Whether races are run against the clock: as the person chose, but not by who listens unasked."""

from __future__ import annotations

from soiree.storage.settings import GameChoices
from soiree.ui.style import voice


def is_timed(choices: GameChoices) -> bool:
    """Whether a match with these choices is raced against the clock."""
    return choices.timed and not suits_listeners(choices)


def suits_listeners(choices: GameChoices) -> bool:
    """Whether nobody has chosen about the clock yet, and somebody listens: that takes time."""
    return not choices.timed_chosen and voice.is_heard()
