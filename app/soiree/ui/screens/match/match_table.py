"""Makes the tables of the window: for a match, a replay, a lesson."""

from __future__ import annotations

from soiree.controller.match.client import Client
from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Settings
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.screens.match.practice import Practice
from soiree.ui.screens.match.table_sounds import TableSounds
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.reduced_motion import speed_of
from soiree.ui.style.voice import announcements_are_heard, is_heard
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.table import Table


def table_for(client: Client, appearance: Appearance, deck: Deck, paths: Paths) -> Table:
    """The table of a match, which has not started yet."""
    announcements_are_heard.cache_clear()
    game = window_of(client.game)
    return game.table(TableContext(client, appearance, deck, game.narration(), paths.pictures))


def give_lesson(
    game: Game, settings: Settings, paths: Paths, window: MainWindow, *, leads_to_match: bool
) -> bool:
    """Give the lesson of a game; whether the person went through to its end."""
    from soiree.ui.screens.lessons.lesson_window import LessonWindow

    lesson = window_of(game).lesson
    if lesson is None:
        return True
    appearance = appearance_of(settings, settings.choices(game))
    appearance.ends_turns = False  # Each step is the person's own.
    dialog = LessonWindow(
        game,
        lesson()(),
        appearance,
        window.deck,
        paths.pictures,
        window,
        leads_to_match=leads_to_match,
    )
    accepted = dialog.exec() == LessonWindow.DialogCode.Accepted
    dialog.deleteLater()
    return accepted


def appearance_of(
    settings: Settings, choices: GameChoices, practice: Practice | None = None
) -> Appearance:
    """How the settings have a table shown, and the practice of a first match, if it is one."""
    speed = speed_of(settings)
    return Appearance(
        felt=settings.felt,
        speed=speed if practice is None else practice.pace(speed),
        message_delay=choices.message_delay,
        sort_cards=choices.sort_cards,
        show_valid=choices.show_valid,
        mark_certain=choices.mark_certain,
        # Who listens takes their time, and is told of each choice.
        ends_turns=choices.ends_turns and not is_heard(),
        warnings=settings.warnings,
        left_handed=settings.left_handed,
        explains=practice is not None and practice.explains,
    )


def connect_table(window: MainWindow, sounds: TableSounds, table: Table) -> None:
    """Have the window say and sound what happens at a table."""
    table.play.event_shown.connect(lambda _, sentence: window.tell(sentence))
    table.play.logged.connect(window.dock.add)
    table.refused.connect(window.status_bar.refuse)
    sounds.listen_to(table)
