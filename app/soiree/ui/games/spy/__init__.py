"""Spy vs Spy in the window: its description, table, narration and lesson."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.lazy import Lazy
from soiree.core.texts import tr_noop
from soiree.ui.game_window import Blurb, GameWindow
from soiree.ui.guests.people import around_the_table
from soiree.ui.language.translation import tr


def _sides(players: int) -> Sequence[str]:
    if players <= 2:
        return around_the_table(players)
    above = tr("Above, {number}")
    others = (above.format(number=number) for number in range(1, players))
    return (tr("Bottom"), *others)


WINDOW = GameWindow(
    blurb=Blurb(
        tr_noop("Race to place your cards, all at once, and lose your points."),
        tr_noop("1 to 12 players"),
        [("5H", -1.25, 0, 0), ("6C", -0.4, 0, 0), ("JD", 0.45, 0, 0), ("QS", 1.3, -0.1, 12)],
        origin=tr_noop("Invented by Jeff, who would like everyone everywhere to know it."),
    ),
    narration=Lazy("soiree.ui.games.spy.narration:narrate"),
    presenter=Lazy("soiree.ui.games.spy.presenter:SpyPresenter"),
    scenery=Lazy("soiree.ui.games.spy.scenery:SpyScenery"),
    move_words=Lazy("soiree.ui.games.spy.narration:move_words"),
    round_sheet=Lazy("soiree.ui.games.spy.round_sheet:round_sheet"),
    sides=_sides,
    checks={
        "timed": tr_noop("Real-time race; otherwise everybody moves in turn"),
    },
)
