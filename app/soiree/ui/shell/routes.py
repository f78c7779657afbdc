"""The places that the window can show, as plain values.

Menus, tiles, pages, a second start or a dropped file name a place by a `Route`, and know no screen.
`Navigator` goes there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from soiree.core.entries import Move
    from soiree.core.records import Record
    from soiree.core.zones import Seat
    from soiree.storage.settings import GameChoices

# The start page loads this module: what routes are made of is imported for types alone.


class Route(Struct, frozen=True):
    """A place in the window."""


class Start(Route, frozen=True):
    """The start page.

    Attributes:
        game: the game whose tile has the focus; by default, the game chosen last.
    """

    game: str = ""


class Play(Route, frozen=True):
    """A new match.

    Attributes:
        seed: the number of the deals, or a text that a person typed for it; drawn by default.
        observers: the seats whose cards are shown; by default, those of the people.
        teaches: True if a person who never played the game is asked first whether to learn it.
        extra: extra fields of the record.
    """

    game: str
    choices: GameChoices
    seed: int | str | None = None
    observers: tuple[Seat, ...] | None = None
    teaches: bool = False
    extra: Mapping[str, object] = {}


class Continue(Route, frozen=True):
    """A route that continues an unfinished match.

    Attributes:
        match: the name of a game, for its latest unfinished match; or the path of an unfinished
            match; or a record. A record that equals an unfinished match continues in its file,
            and any other in a new file.
        begins: True to begin a new match if the game has no unfinished one.
    """

    match: str | Path | Record
    begins: bool = False

    @property
    def game(self) -> str:
        """The name of the game; empty if only the path of the match is known."""
        if isinstance(self.match, Path):
            return ""
        return self.match if isinstance(self.match, str) else self.match.game


class Replay(Route, frozen=True):
    """A match to replay, finished or not.

    Attributes:
        match: its record, or the path of its record.
        at: the position that is shown first; by default, the beginning.
        review: True if the review opens, and is made if there is none.
    """

    match: Path | Record
    at: int | None = None
    review: bool = False


class KeptTask(Struct, frozen=True):
    """A problem that comes with the program.

    Attributes:
        number: the number of the problem within the game, from 1.
    """

    game: str
    number: int


class OwnTask(Struct, frozen=True):
    """A choice of the person, to be repeated.

    Attributes:
        record: the match, as far as it went.
        entry: the number of the choice in the record, from 1.
        best: the best moves, each of which solves the task.
        place: the place of the choice in the match, in a few words.
        key: the identifier among the person's own problems; empty if it is none of them.
    """

    record: Record
    entry: int
    best: tuple[Move, ...]
    place: str
    key: str = ""


class Solve(Route, frozen=True):
    """Tasks to solve, one after another.

    Attributes:
        first: the index of the task that comes first.
    """

    tasks: Sequence[KeptTask | OwnTask]
    first: int = 0


class AlbumFilter(Struct, frozen=True):
    """The filter and order of the album.

    Attributes:
        game: the name of a game; empty for all.
        outcome, order: the indices of the selected rows in the boxes.
        title: the text that the search field shows for the words, such as the title of an evening
            for the name of its file; empty for the words themselves.
    """

    words: str = ""
    game: str = ""
    outcome: int = 0
    order: int = 0
    title: str = ""


class Album(Route, frozen=True):
    """The album of all matches.

    Attributes:
        filter: the filter; by default, the last one.
        selected: the number of the selected match.
    """

    filter: AlbumFilter | None = None
    selected: int | None = None


class ProblemFilter(Struct, frozen=True):
    """The filter of the list of problems.

    Attributes:
        game, theme: empty for all.
        difficulty: 0 for all.
        unsolved: True if only problems are listed that are not solved yet.
    """

    game: str = ""
    theme: str = ""
    difficulty: int = 0
    unsolved: bool = False


class Problems(Route, frozen=True):
    """The list of the problems.

    Attributes:
        filter: the filter; by default, all problems of the chosen game.
        row: the selected row.
    """

    filter: ProblemFilter | None = None
    row: int = 0


class Evening(Route, frozen=True):
    """An evening, or all evenings.

    Attributes:
        name: of the evening's file, without its suffix; empty for all evenings.
    """

    name: str = ""

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> Evening | None:
        """The evening of a match, by the extra fields of its record; None if it has none."""
        from soiree.core.evenings import EveningPlace

        place = EveningPlace.of(extra)
        return None if place is None else cls(place.evening)


class Honours(Route, frozen=True):
    """The list of honours: rare feats, such as a comeback, in all matches of the person."""


class Tournaments(Route, frozen=True):
    """The tournaments, with one of them on the page.

    Attributes:
        name: of that tournament's file, without its suffix; by default, the one that was changed
            last.
    """

    name: str = ""

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> Tournaments | None:
        """The tournament of a match, by the extra fields of its record; None if it has none."""
        from soiree.controller.tournament.link import MatchLink

        link = MatchLink.of(extra)
        return None if link is None else cls(link.tournament)


class Days(Route, frozen=True):
    """The calendar of the deals and the problems of each day.

    Attributes:
        day: the selected day; by default, today.
    """

    day: date | None = None


class Reload(Route, frozen=True):
    """The present place, made anew in another language."""


class Back(Route, frozen=True):
    """The place from which the person came."""
