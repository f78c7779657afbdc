"""The appearance of tables, and the match of a table in the window."""

from __future__ import annotations

from soiree.storage.settings import GameChoices, Settings
from soiree.ui.desktop.wishes import felt_of, speed_of, text_scale_of
from soiree.ui.game_window import SeenMatch
from soiree.ui.language.voice import is_heard
from soiree.ui.screens.match.practice import Practice
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.table import Table


def appearance_of(
    settings: Settings, choices: GameChoices, practice: Practice | None = None
) -> Appearance:
    """The appearance of a table by the settings and by the person's choices for its game. In the
    first match of a game, `practice` makes the table explain more, and slows the first round.
    """
    speed = speed_of(settings)
    return Appearance(
        felt=felt_of(settings),
        speed=speed if practice is None else practice.pace(speed),
        message_delay=choices.message_delay,
        sort_cards=choices.sort_cards,
        show_valid=choices.show_valid,
        mark_certain=choices.mark_certain,
        # With a screen reader, the person ends each turn.
        ends_turns=choices.ends_turns and not is_heard(),
        two_clicks=choices.two_clicks,
        warnings=settings.warnings,
        left_handed=settings.left_handed,
        text=text_scale_of(settings),
        explains=practice is not None and practice.explains,
    )


def show_match(window: MainWindow, table: Table, *, reviewing: bool = False) -> None:
    """Fill the panel and the status bar of the window from a table.

    Args:
        reviewing: true if the panel shows the cards of all players.
    """
    now, play = table.shown.now, table.play
    window.begin(SeenMatch(play.view_now(), now.names, now.viewer, reviewing), play.story)
