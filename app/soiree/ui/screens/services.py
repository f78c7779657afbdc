"""What lives as long as the program, for the screens, which do not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from soiree.controller.match.start import Threads
from soiree.core.games import Game
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.screens.lessons.lessons import Lessons
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.screens.review.many_reviews import ManyReviews
from soiree.ui.screens.review.reviewing_ahead import ReviewingAhead
from soiree.ui.shell.invoker import Answers
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator
from soiree.ui.shell.opening import RecordOpener
from soiree.ui.sound.table_sounds import TableSounds

if TYPE_CHECKING:
    # Loaded with the album.
    from soiree.ui.screens.album.library import KeptAlbum

SAVING_TAKES = 3.0
"""Seconds that saving may take when a match is left or the window closes."""


class ReplayWishes(Struct):
    """What the person chose at the last replay.

    Attributes:
        speed: how many times faster than in play a replay plays.
        lane: whether what the game adds is shown; None if they chose nothing.
        graph: whether the graph of a review is shown.
    """

    speed: float = 1.0
    lane: bool | None = None
    graph: bool = True


@dataclass(frozen=True)
class Services:
    """What the program hands to each screen.

    Attributes:
        window: the menus, the panel and the status bar. It also has the deck.
        navigator: knows where the way back leads.
        keeps: whether matches are put on disk; a demonstration keeps nothing.
        keeps_nothing: what is said at each match while nothing is put on disk; None for no word.
        threads: think, save, and come back to the window's thread.
        matches: saves matches, and finds those that wait.
        files: opens files of the person's own.
        sounds: plays the sounds of a table.
        lessons: gives lessons, and offers them.
        ahead: reviews matches that are over while nobody plays.
        many_reviews: reviews several matches beside the window.
        replay_wishes: how replays are looked through.
    """

    window: MainWindow
    navigator: Navigator
    games: Mapping[str, Game]
    paths: Paths
    settings: Settings
    keeps: bool
    keeps_nothing: Notice | None
    threads: Threads
    matches: Autosave
    files: RecordOpener
    sounds: TableSounds
    lessons: Lessons
    ahead: ReviewingAhead
    many_reviews: ManyReviews
    replay_wishes: ReplayWishes

    @cached_property
    def album(self) -> KeptAlbum:
        """The album on the disk, with what was deleted and can still be had back."""
        from soiree.ui.screens.album.library import KeptAlbum

        return KeptAlbum(self.paths, self.games)

    def settle(self) -> None:
        """Wait until what was played is on the disk, but not for long."""
        self.threads.saver.catch_up(SAVING_TAKES)

    def threads_for(self, answers: Answers) -> Threads:
        """The threads, for a screen that hears no answer after its end."""
        worker, saver = self.threads.worker, self.threads.saver
        return Threads(worker, saver, answers.post, answers.call_later)

    def close(self) -> None:
        """Let go for good what was deleted: the program ends."""
        if "album" in vars(self):
            self.album.close()
