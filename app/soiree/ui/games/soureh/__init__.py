"""Soureh in the window: its description, table, narration and lesson."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow
from soiree.ui.guests.people import around_the_table
from soiree.ui.language.translation import tr


def _sides(players: int) -> Sequence[str]:
    if players == 3:
        return (tr("Bottom"), tr("Top left"), tr("Top right"))
    return around_the_table(players)


WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Swap cards until your four coops are valid, then say Soureh."),
        tr_noop("2 to 4 players"),
        [
            (text, x, y, 0)
            for x, face in ((-1.29, "AH"), (-0.43, "6D"), (0.43, "9S"), (1.29, "10C"))
            for text, y in (("", 0.2), (face, -0.2))
        ],
        origin=tr_noop("Traditional, from the Middle East; its name is Arabic for “images”."),
    ),
    narration=Lazy("soiree.ui.games.soureh.narration:narrate"),
    presenter=Lazy("soiree.ui.games.soureh.presenter:presenter"),
    scenery=Lazy("soiree.ui.games.soureh.presenter:scenery"),
    move_words=Lazy("soiree.ui.games.soureh.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.soureh.round_sheet:round_sheet"),
    sides=_sides,
    checks={
        "show_valid": tr_noop("Show which of your coops are valid"),
        "ends_turns": tr_noop("End my turn automatically unless all my coops are valid"),
    },
)
