"""Soi in the window: its description, table, narration and lesson."""

from __future__ import annotations

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow

WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Ask for cards, remember every answer, and collect all four of a rank."),
        tr_noop("4 players"),
        [
            ("7S", -0.9, 0.1, -18),
            ("7H", -0.3, -0.02, -6),
            ("7D", 0.3, -0.02, 6),
            ("7C", 0.9, 0.1, 18),
        ],
        origin=tr_noop("Written by John Gallidakis for the Macintosh in 1997 and 1998."),
    ),
    narration=Lazy("soiree.ui.games.soi.narration:narrate"),
    presenter=Lazy("soiree.ui.games.soi.presenter:SoiPresenter"),
    move_words=Lazy("soiree.ui.games.soi.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.soi.round_sheet:round_sheet"),
    lesson=Lazy("soiree.ui.games.soi.lesson:lesson"),
    memory=Lazy("soiree.ui.games.soi.memory_page:MemoryPage"),
    lane=Lazy("soiree.ui.games.soi.memory_lane:MemoryLane"),
    checks={
        "sort_cards": tr_noop("Sort the computers’ cards, so that their places give clues"),
        "mark_certain": tr_noop("Mark known facts on the cards to ask for (counts as help)"),
    },
    asks_delay=True,
)
