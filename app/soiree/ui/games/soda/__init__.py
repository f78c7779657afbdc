"""Soda in the window: its description, table, narration and lesson."""

from __future__ import annotations

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow

WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Match or beat the last card, and win the scoring cards."),
        tr_noop("2 to 6 players"),
        [
            ("3D", -1.2, 0.06, -6),
            ("3S", -0.6, 0.02, -2),
            ("8H", 0, 0, 2),
            ("AC", 0.8, -0.04, 6),
        ],
        origin=tr_noop("The author is unknown."),
    ),
    checks={
        "two_clicks": tr_noop("Play a card at the second click, not at the first"),
    },
    narration=Lazy("soiree.ui.games.soda.narration:narrate"),
    presenter=Lazy("soiree.ui.games.soda.presenter:SodaPresenter"),
    scenery=Lazy("soiree.ui.games.soda.prizes:SodaScenery"),
    move_words=Lazy("soiree.ui.games.soda.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.soda.round_sheet:round_sheet"),
)
