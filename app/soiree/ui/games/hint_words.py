"""A hint in words: what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.hints import Hint
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import fact_sentence


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """What to do and, where it is known, why.

    Args:
        view: of the seat that asked.
    """
    words = window_of(GAMES[view.game]).move_words()
    what = words(hint.move, view, names)
    if hint.why is None:
        return what
    return tr("{what} {why}").format(what=what, why=fact_sentence(hint.why, names))
