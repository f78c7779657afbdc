"""The window's title, which identifies the window in a task bar.

Qt adds the name of the program where the desktop wants it.
"""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.names import isolated, shown_name
from soiree.core.records import Participant
from soiree.ui.guests.people import names_of, you
from soiree.ui.language.translation import tr
from soiree.ui.language.words import company

_NAMED = 6
"""The most players who are all named; of more, the first three are."""

_LONGEST = 24
"""The most characters of a name; a longer one is shortened."""


def match_title(
    game: str,
    players: Sequence[Participant],
    *,
    is_over: bool = False,
    is_replay: bool = False,
) -> str:
    """Return a title such as `Rummy: you, Ada and Clara`; the only person becomes "you"."""
    only = sum(who.kind == "human" for who in players) == 1
    names = [
        tr("you") if only and who.kind == "human" and name == you() else _shortened(name)
        for who, name in zip(players, names_of(players), strict=True)
    ]
    if is_replay:
        text = tr("{game}: {players} (replay)")
    elif is_over:
        text = tr("{game}: {players} (finished)")
    else:
        text = tr("{game}: {players}")
    # Qt replaces `[*]` unless it is doubled.
    return text.format(game=game, players=company(names, _NAMED)).replace("[*]", "[*][*]")


def _shortened(name: str) -> str:
    if len(name) <= _LONGEST:
        return name
    return isolated(shown_name(name)[: _LONGEST - 1].rstrip() + "…")
