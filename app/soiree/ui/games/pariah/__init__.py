"""Pariah in the window: its description, table, narration and lesson."""

from __future__ import annotations

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow

WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Build four valid coops while kings, queens and jacks upset them."),
        tr_noop("2 players"),
        [
            ("", -1.1, 0.1, -8),
            ("", 1.1, 0.1, 8),
            ("JC", -0.5, 0, -4),
            ("KH", 0.4, -0.05, 3),
        ],
        origin=tr_noop(
            "An American descendant of a game from the Middle East, with court cards added."
        ),
    ),
    narration=Lazy("soiree.ui.games.pariah.narration:narrate"),
    presenter=Lazy("soiree.ui.games.pariah.presenter:presenter"),
    scenery=Lazy("soiree.ui.games.pariah.presenter:scenery"),
    move_words=Lazy("soiree.ui.games.pariah.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.pariah.round_sheet:round_sheet"),
    checks={
        "show_valid": tr_noop("Show which of your coops are valid"),
        "ends_turns": tr_noop(
            "End my turn automatically while fewer than two of my coops are valid"
        ),
    },
)
