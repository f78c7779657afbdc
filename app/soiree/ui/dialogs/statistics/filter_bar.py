"""The fields that choose the matches of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from soiree.core.games import Game
from soiree.storage.history.results import Filter, MatchCategory
from soiree.ui.dialogs.statistics.wording import number, opponents, options
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import call
from soiree.ui.style.panels import lay_in_columns
from soiree.ui.style.theme import STEP

_PERIODS = (7, 30, 365)
"""The periods on offer, in days up to today."""

_NARROW = 20 * STEP
"""The least width of a field."""

_Value = TypeVar("_Value", bound=Hashable)


class FilterBar(QWidget):
    """A field for each property of matches; a field without a choice is hidden.

    Attributes:
        first: the name of the game that the next `offer` chooses, if any match of it was played.
        shows_help: True if matches with help are shown because the game has no others.

    Signals:
        changed: the filter has changed.
    """

    changed = Signal()

    def __init__(self, games: Mapping[str, Game], game: str | None) -> None:
        super().__init__()
        self._games = games
        self._kinds: Mapping[MatchCategory, int] = {}
        self._game: Field[str] = Field(self, tr("Game"), least=1)
        self._opponents: Field[str] = Field(self, tr("Opponents"))
        self._players: Field[int] = Field(self, tr("Number of players"))
        self._options: Field[tuple[tuple[str, int | str], ...]] = Field(self, tr("Options"))
        self._period: Field[int] = Field(self, tr("Period"))
        #: Help in a match, such as hints: matches with or without it are counted.
        self._help: Field[bool] = Field(self, tr("Help"))
        others = (self._opponents, self._players, self._options, self._period, self._help)
        self._fields = (self._game, *others)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(STEP)
        periods = [(tr("Last %n days", "", days), days) for days in _PERIODS]
        self._period.offer(tr("All time"), periods)
        helps = [(tr("Without help"), False), (tr("With help"), True)]
        self._help.offer(tr("With and without help"), helps)
        self._help.choose(False)
        self.first, self.shows_help = game, False
        self._is_help_chosen = False  # by the person, for the present game
        self._game.currentIndexChanged.connect(self._game_chosen)
        for field in others:
            field.currentIndexChanged.connect(self.changed)
        self._help.activated.connect(self._help_chosen)

    @property
    def chosen(self) -> Filter:
        """The chosen filter."""
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

    def offer(self, kinds: Mapping[MatchCategory, int]) -> None:
        """Offer the properties of these matches; a chosen value stays if it is still offered.

        Args:
            kinds: the number of matches by category.
        """
        self._kinds = kinds
        counts = _counts(kinds, lambda kind: kind.game)
        found = {name: counts[name] for name in self._games if name in counts}
        self._game.offer(tr("All games"), _counted(found, lambda name: self._games[name].title))
        if self.first is not None:
            self._game.choose(self.first)
            self.first = None
        self._offer_kinds()

    def choose_all(self) -> None:
        """Choose all matches of all games."""
        self.shows_help = False
        with QSignalBlocker(self):
            for field in self._fields:
                field.choose(None)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _game_chosen(self) -> None:
        self._is_help_chosen = False
        with QSignalBlocker(self):
            self._offer_kinds()
        self.changed.emit()

    def _offer_kinds(self) -> None:
        game = self._games[self._game.value] if self._game.value else None
        kinds = {
            kind: count
            for kind, count in self._kinds.items()
            if game is None or kind.game == game.name
        }
        self._show_help_if_nothing_else(kinds)
        players = _counts(kinds, lambda kind: kind.players)
        self._players.offer(
            tr("Any players"),
            _counted(dict(sorted(players.items())), lambda count: tr("%n players", "", count)),
        )
        # Levels and options belong to one game.
        levels: list[tuple[str, str]] = []
        sets: list[tuple[str, tuple[tuple[str, int | str], ...]]] = []
        if game is not None:
            order = {level: place for place, level in enumerate(("", *game.level_names()))}
            found = _counts(kinds, lambda kind: kind.opponents)
            by_strength = sorted(found, key=lambda level: order.get(level, len(order)))
            counts = {level: found[level] for level in by_strength}
            levels = _counted(counts, lambda level: opponents(level, game))
            most_common = dict(_counts(kinds, lambda kind: kind.options).most_common())
            sets = _counted(most_common, lambda each: options(dict(each), game))
        self._opponents.offer(tr("Any opponents"), levels)
        self._options.offer(tr("Any options"), sets)
        self._arrange()

    def _show_help_if_nothing_else(self, kinds: Collection[MatchCategory]) -> None:
        any_without = any(not kind.assisted for kind in kinds)
        if self.shows_help and any_without:
            self._help.choose(False)
            self.shows_help = False
        elif kinds and not any_without and self._help.value is False and not self._is_help_chosen:
            self._help.choose(None)
            self.shows_help = True

    def _help_chosen(self) -> None:
        self.shows_help, self._is_help_chosen = False, True

    def _arrange(self) -> None:
        shown = [field for field in self._fields if field.has_choice]
        room = max(1, self.width() // _NARROW)
        columns = len(shown) if room >= len(shown) else min(3, room)
        for field in self._fields:
            field.setVisible(field in shown)
        lay_in_columns(self._grid, shown, columns)
        self._grid.activate()


class Field(QComboBox, Generic[_Value]):
    """A property of matches: one of several values, or None for any value."""

    def __init__(self, parent: QWidget, name: str, least: int = 2) -> None:
        """
        Args:
            least: with fewer values there is nothing to choose, and the field is hidden.
        """
        super().__init__(parent)
        self.hide()
        self._least = least
        self._values: list[_Value | None] = [None]
        call(self, name)
        fit = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(fit)
        self.setMinimumContentsLength(12)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> _Value | None:
        """The chosen value."""
        return self._values[max(0, self.currentIndex())]

    @property
    def has_choice(self) -> bool:
        """True if there are enough values to choose from."""
        return len(self._values) > self._least

    def offer(self, anything: str, choices: Sequence[tuple[str, _Value]]) -> None:
        """Offer values with their titles; the chosen value stays if it is among them."""
        chosen = self.value
        self._values = [None, *(value for _, value in choices)]
        with QSignalBlocker(self):
            self.clear()
            self.addItems([anything, *(text for text, _ in choices)])
            self.choose(chosen if self.has_choice else None)

    def choose(self, value: _Value | None) -> None:
        """Select a value if the box offers it.

        Args:
            value: the value; None for the entry that lets all matches pass.
        """
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


def _counts(
    kinds: Mapping[MatchCategory, int], value: Callable[[MatchCategory], _Value]
) -> Counter[_Value]:
    found: Counter[_Value] = Counter()
    for kind, count in kinds.items():
        found[value(kind)] += count
    return found


def _counted(
    counts: Mapping[_Value, int], text: Callable[[_Value], str]
) -> list[tuple[str, _Value]]:
    return [
        (tr("{choice} ({count})").format(choice=text(value), count=number(count)), value)
        for value, count in counts.items()
    ]
