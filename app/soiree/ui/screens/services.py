"""The services that live as long as the program, for the screens."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from soiree.controller.computers.worker import Threads
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.background import Answers
from soiree.ui.screens.lessons.lessons import Lessons
from soiree.ui.screens.match.autosave import Autosave
from soiree.ui.screens.review.many_reviews import ManyReviews
from soiree.ui.screens.review.reviewing_ahead import ReviewingAhead
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.navigator import Navigator
from soiree.ui.shell.opening import RecordOpener
from soiree.ui.sound.table_sounds import TableSounds

if TYPE_CHECKING:
    # Loaded with the album.
    from soiree.ui.screens.album.library import KeptAlbum

SAVING_TAKES = 3.0
"""The longest wait in seconds for matches to be saved."""


class ReplayWishes(Struct):
    """The choices of the person at the last replay.

    Attributes:
        speed: the speed, as a multiple of the speed of play.
        lane: true to show the game's strip of each player's knowledge (`ReplayLane`); None if the
            person has not chosen.
        graph: true to show the graph of a review.
    """

    speed: float = 1.0
    lane: bool | None = None
    graph: bool = True


class Services(Struct, frozen=True, dict=True, eq=False):
    """The services for screens.

    Attributes:
        window: the menus, the panel, the status bar and the deck.
        navigator: the routes back.
        saves_matches: false if no match is written to the disk, in a demonstration.
        unsaved_notice: the notice at each match that is not written to the disk; None for none.
        threads: the threads of players and of saving.
        matches: saves matches, and finds unfinished ones.
        files: opens files of the person.
        sounds: plays the sounds of tables.
        lessons: gives and offers lessons.
        ahead: reviews finished matches in the background.
        many_reviews: reviews batches of matches.
        replay_wishes: the choices of the person at the last replay.
    """

    window: MainWindow
    navigator: Navigator
    paths: Paths
    settings: Settings
    saves_matches: bool
    unsaved_notice: Notice | None
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
        """The album, with the trash of deleted matches."""
        from soiree.ui.screens.album.library import KeptAlbum

        return KeptAlbum(self.paths)

    def settle(self) -> None:
        """Wait until all matches are saved, for `SAVING_TAKES` seconds at most."""
        self.threads.saver.catch_up(SAVING_TAKES)

    def threads_for(self, answers: Answers) -> Threads:
        """The threads for a screen; its end drops all later answers."""
        worker, saver = self.threads.worker, self.threads.saver
        return Threads(worker, saver, answers.post, answers.call_later)

    def close(self) -> None:
        """Empty the trash, because the program ends."""
        if "album" in vars(self):
            self.album.close()
