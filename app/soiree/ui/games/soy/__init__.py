"""Soy in the window: its description, table, narration and lesson."""

from __future__ import annotations

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow

WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Outbid your rival card by card until your whole hand is one suit."),
        tr_noop("2 players"),
        [("9H", -1.3, 0, -4), ("4D", 1.3, 0, 5), ("AS", -0.3, 0, 0), ("QC", 0.3, 0.05, 3)],
        origin=tr_noop("The author is unknown."),
    ),
    narration=Lazy("soiree.ui.games.soy.narration:narrate"),
    presenter=Lazy("soiree.ui.games.soy.presenter:SoyPresenter"),
    scenery=Lazy("soiree.ui.games.soy.scenery:SoyScenery"),
    move_words=Lazy("soiree.ui.games.soy.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.soy.round_sheet:round_sheet"),
)
