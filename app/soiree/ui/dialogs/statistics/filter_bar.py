"""The fields that choose which matches count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from soiree.core.games import Game
from soiree.storage.results import Filter, MatchCategory
from soiree.ui.dialogs.statistics.wording import number, opponents, options
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr
from soiree.ui.style.voice import call

_PERIODS = (7, 30, 365)
"""The periods to choose from, in days up to today."""

_NARROW = 20 * STEP
"""The least width of a field."""

_Value = TypeVar("_Value", bound=Hashable)


class FilterBar(QWidget):
    """A field for each thing that matches may have in common; those with no choice are hidden.

    Signals:
        changed: other matches are wanted.
    """

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], game: str | None) -> None:
        """
        Args:
            game: the name of the game that is chosen first, if it was played.
        """
        super().__init__()
        self._games = games
        self._kinds: Mapping[MatchCategory, int] = {}
        self._game: Field[str] = Field(tr("Game"), least=1)
        self._opponents: Field[str] = Field(tr("Opponents"))
        self._players: Field[int] = Field(tr("Number of players"))
        self._options: Field[tuple[tuple[str, int | str], ...]] = Field(tr("Options"))
        self._period: Field[int] = Field(tr("Period"))
        self._help: Field[bool] = Field(tr("Help"))
        self._fields = (
            *(self._game, self._opponents, self._players),
            *(self._options, self._period, self._help),
        )
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(STEP)
        self._period.offer(tr("All time"), _periods())
        self._help.offer(tr("With and without help"), _helps())
        self._help.choose(False)
        self._first = game
        self._shows_help = False
        for field in self._fields:
            field.setParent(self)
            call(field, field.accessibleName())
        self._game.currentIndexChanged.connect(self._game_chosen)
        for field in self._fields[1:]:
            field.currentIndexChanged.connect(self.changed)
        self._help.activated.connect(self._help_chosen)

    @property
    def wanted(self) -> Filter:
        """Which matches are wanted."""
        days = self._period.value
        today = datetime.now().astimezone().date()
        return Filter(
            game=self._game.value,
            opponents=self._opponents.value,
            players=self._players.value,
            options=self._options.value,
            since=None if days is None else str(today - timedelta(days=days)),
            assisted=self._help.value,
        )

    @property
    def shows_help(self) -> bool:
        """True if matches with help are shown because the game has no others."""
        return self._shows_help

    def offer(self, kinds: Mapping[MatchCategory, int]) -> None:
        """Offer what these matches have; what was chosen stays chosen if it is still there.

        Args:
            kinds: how many there are of each kind.
        """
        self._kinds = kinds
        counts = _counts(kinds, lambda kind: kind.game)
        found = {name: counts[name] for name in self._games if name in counts}
        self._game.offer(tr("All games"), _counted(found, lambda name: self._games[name].title))
        if self._first is not None:
            self._game.choose(self._first)
            self._first = None
        self._offer_kinds()

    def choose_game(self, name: str) -> None:
        """Choose a game, as far as it was played."""
        if self._kinds:
            self._game.choose(name)
        else:
            self._first = name

    def choose_all(self) -> None:
        """Choose all matches of all games."""
        self._shows_help = False
        with QSignalBlocker(self):
            for field in self._fields:
                field.choose(None)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _game_chosen(self) -> None:
        with QSignalBlocker(self):
            self._offer_kinds()
        self.changed.emit()

    def _offer_kinds(self) -> None:
        """Offer the opponents, players and options that matches of the chosen game had."""
        game = self._games[self._game.value] if self._game.value else None
        kinds = {
            kind: count
            for kind, count in self._kinds.items()
            if game is None or kind.game == game.name
        }
        self._show_help_where_there_is_nothing_else(kinds)
        players = _counts(kinds, lambda kind: kind.players)
        # Levels and options mean something in one game only.
        levels = _counts(kinds, lambda kind: kind.opponents) if game else {}
        sets = _counts(kinds, lambda kind: kind.options) if game else {}
        self._players.offer(
            tr("Any players"),
            _counted(dict(sorted(players.items())), lambda count: tr("%n players", "", count)),
        )
        self._opponents.offer(
            tr("Any opponents"),
            _counted(_by_strength(levels, game), lambda level: opponents(level, game)),
        )
        self._options.offer(
            tr("Any options"),
            _counted(
                _commonest_first(sets), lambda each: options(dict(each), game) if game else ""
            ),
        )
        self._arrange()

    def _show_help_where_there_is_nothing_else(self, kinds: Collection[MatchCategory]) -> None:
        any_without = any(not kind.assisted for kind in kinds)
        if self._shows_help and any_without:
            self._help.choose(False)
            self._shows_help = False
        elif kinds and not any_without and self._help.value is False:
            self._help.choose(None)
            self._shows_help = True

    def _help_chosen(self) -> None:
        """The person has chosen whether matches with help count."""
        self._shows_help = False

    def _arrange(self) -> None:
        """Put the fields that have a choice into one row, or into rows of three at most."""
        shown = [field for field in self._fields if field.has_choice]
        room = max(1, self.width() // _NARROW)
        columns = len(shown) if room >= len(shown) else min(3, room)
        for field in self._fields:
            field.setVisible(field in shown)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, field in enumerate(shown):
            self._grid.addWidget(field, place // columns, place % columns)
            self._grid.setColumnStretch(place % columns, 1)


class Field(QComboBox, Generic[_Value]):
    """What matches may have in common: one of several values, or whatever it may be (None)."""

    def __init__(self, name: str, least: int = 2) -> None:
        """
        Args:
            least: from how many values on there is a choice.
        """
        super().__init__()
        self._least = least
        self._values: list[_Value | None] = [None]
        self.setAccessibleName(name)
        fit = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(fit)
        self.setMinimumContentsLength(12)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> _Value | None:
        """What is chosen."""
        return self._values[max(0, self.currentIndex())]

    @property
    def has_choice(self) -> bool:
        """Whether there are enough values to choose from."""
        return len(self._values) > self._least

    def offer(self, anything: str, choices: Sequence[tuple[str, _Value]]) -> None:
        """Offer these values in words; the one chosen so far stays chosen if it is among them."""
        chosen = self.value
        self._values = [None, *(value for _, value in choices)]
        with QSignalBlocker(self):
            self.clear()
            self.addItems([anything, *(text for text, _ in choices)])
            self.choose(chosen if self.has_choice else None)

    def choose(self, value: _Value | None) -> None:
        """Choose a value if it is offered."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


def _periods() -> list[tuple[str, int]]:
    return [(tr("Last %n days", "", days), days) for days in _PERIODS]


def _helps() -> list[tuple[str, bool]]:
    return [(tr("Without help"), False), (tr("With help"), True)]


def _counts(
    kinds: Mapping[MatchCategory, int], value: Callable[[MatchCategory], _Value]
) -> dict[_Value, int]:
    """How many matches had each value."""
    found: Counter[_Value] = Counter()
    for kind, count in kinds.items():
        found[value(kind)] += count
    return dict(found)


def _by_strength(levels: Mapping[str, int], game: Game | None) -> dict[str, int]:
    order = ["", *(game.level_names() if game else ())]
    return dict(
        sorted(levels.items(), key=lambda each: order.index(each[0]) if each[0] in order else 99)
    )


def _commonest_first(counts: Mapping[_Value, int]) -> dict[_Value, int]:
    return dict(sorted(counts.items(), key=lambda each: -each[1]))


def _counted(
    counts: Mapping[_Value, int], text: Callable[[_Value], str]
) -> list[tuple[str, _Value]]:
    """Values in words with the number of their matches."""
    return [
        (tr("{choice} ({count})").format(choice=text(value), count=number(count)), value)
        for value, count in counts.items()
    ]
