"""The screen of honours: the rare feats in all matches that the person has played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from soiree.controller.evening.feats import feats_of, words_of
from soiree.controller.review.verdicts import mark_of
from soiree.core.feats import Feat
from soiree.core.records import Record, people_of
from soiree.core.strict_json import Faulty
from soiree.core.texts import tr_noop
from soiree.games import GAMES
from soiree.storage.history import honours
from soiree.storage.history.honours import NotedFeat
from soiree.storage.matches import read_kept
from soiree.storage.paths import Paths
from soiree.ui.background import Background
from soiree.ui.language.translation import tr
from soiree.ui.language.words import day
from soiree.ui.screens.evening.page import ProgrammePage
from soiree.ui.screens.evening.wording import Programme, Row
from soiree.ui.screens.pages import FeltScreen
from soiree.ui.screens.review.process import kept
from soiree.ui.screens.services import Services
from soiree.ui.shell.routes import Evening, Honours

CLEAN_REVIEW, EVENING_WON = "clean_review", "evening_won"
"""The kinds of honours that no record shows by itself."""

_FEW_CHOICES = 5
"""The fewest choices of the person in a match for a review without a mark to be an honour."""

_AT_ONCE = 20
"""The number of records that are searched before the page shows what was found."""


class Honour(Struct, frozen=True):
    """An honour for a kind of feats."""

    kind: str
    title: str
    sentence: str


_OTHERS = (
    Honour(
        CLEAN_REVIEW,
        tr_noop("Spotless"),
        tr_noop("A review without a mark, of five choices or more."),
    ),
    Honour(EVENING_WON, tr_noop("Guest of the evening"), tr_noop("Win an evening.")),
)


def all_honours() -> list[Honour]:
    """All honours, each once: for feats of one game or of any game, for reviews, for evenings."""
    words = {kind: each for game in GAMES.values() for kind, each in words_of(game).items()}
    found = [Honour(kind, each.title, each.honour) for kind, each in words.items() if each.title]
    return [*found, *_OTHERS]


class HonoursScreen(FeltScreen):
    """The honours, with the days on which they were won."""

    widget: ProgrammePage

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._background = Background()
        page = self.widget = ProgrammePage(self.felt)
        self.connect_page(page)
        page.first.setText(tr("All evenings"))
        page.first.clicked.connect(lambda: self._window.requested.emit(Evening()))
        page.card.show_programme(honours_programme([], []))

    def begin(self) -> None:
        self._background.run(self._search)

    def close(self) -> None:
        self._background.end()

    def here(self) -> Honours:
        return Honours()

    def _search(self) -> None:
        services = self._services
        for left in search(services):
            found, won = honours.noted_feats(services.paths), honours.evenings_won(services.paths)
            self._background.post(partial(self._show, found, won, left))
            if self._background.has_ended():
                return

    def _show(self, found: Sequence[NotedFeat], won: Sequence[str], left: int) -> None:
        self.widget.card.show_programme(honours_programme(found, won))
        text = tr("%n matches are still to be searched…", "", left) if left else ""
        self.widget.status.setText(text)


def search(services: Services) -> Iterator[int]:
    """Note the feats of all matches, some at a time. Yields the number of matches that are left."""
    paths = services.paths
    waiting = honours.unsearched(paths, GAMES)
    yield len(waiting)
    while waiting:
        some, waiting = waiting[:_AT_ONCE], waiting[_AT_ONCE:]
        found: dict[str, Sequence[Feat]] = {}
        for path in some:
            try:
                record = read_kept(path, GAMES)
            except (OSError, Faulty):
                continue
            found[path.name] = (*feats_of(record, GAMES[record.game]), *_of_review(record, paths))
        honours.note(paths, found)
        yield len(waiting)


def _of_review(record: Record, paths: Paths) -> Iterator[Feat]:
    """The feat of a match whose review has no mark at the person's choices."""
    review = kept(record, paths)
    if review is None:
        return
    for seat in people_of(record.players):
        choices = [each for each in review.choices if each.seat == seat]
        game = GAMES[record.game]
        if len(choices) >= _FEW_CHOICES and not any(mark_of(each, game) for each in choices):
            yield Feat(CLEAN_REVIEW, seat)


def honours_programme(found: Sequence[NotedFeat], won: Sequence[str]) -> Programme:
    """The texts of the honours.

    Args:
        found: the person's feats, oldest first.
        won: the days on which the person won an evening, oldest first.
    """
    rows = []
    for honour in all_honours():
        days = [each.day for each in found if each.feat.kind == honour.kind]
        if honour.kind == EVENING_WON:
            days = list(won)
        remark = ""
        if days:
            remark = tr("%n times, first on {day}.", "", len(days)).format(day=day(days[0]))
        title, sentence = tr(honour.title), tr(honour.sentence)
        rows.append(Row(title, sentence, remark, bool(days)))
    earned = sum(row.is_done for row in rows)
    return Programme(
        title=tr("Honours"),
        subtitle=tr("Found in your matches, old ones too; matches with help do not count"),
        rows=tuple(rows),
        footer=tr("{earned} of {all}").format(earned=earned, all=len(rows)),
    )


def open_honours(services: Services, route: Honours) -> Callable[[], HonoursScreen]:
    """Open the honours."""
    return partial(HonoursScreen, services)
