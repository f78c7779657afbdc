"""The page of the calendar, with the deals and the problem of the selected day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from statistics import fmean

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.daily_deals import DailyDeal, can_begin, latest_day
from soiree.storage.problems import Outcome, days_in_a_row
from soiree.ui.language import words
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import Weight, say
from soiree.ui.language.words import in_row
from soiree.ui.screens.days.calendar import Calendar, DayMarks
from soiree.ui.screens.pages import Page
from soiree.ui.screens.problems.problem_list import outcome_words
from soiree.ui.screens.review.words import signed
from soiree.ui.shell.routes import Route
from soiree.ui.style import theme
from soiree.ui.style.felt_page import Title
from soiree.ui.style.panels import button, column_of, label, row_of
from soiree.ui.style.theme import HEADING, STEP, TEXT

_WIDEST = 160 * STEP
"""The largest width of the contents in pixels."""

_ROUTE = Qt.ItemDataRole.UserRole


class Results(Struct, frozen=True):
    """The results that the calendar shows.

    Attributes:
        deals: the first match of each deal of the day, by day and game.
        problems: the outcomes of the problems of the day, by day.
    """

    deals: Mapping[tuple[str, str], DailyDeal]
    problems: Mapping[str, Outcome]

    def marks(self) -> dict[date, DayMarks]:
        """The marks of all days that have any."""
        days = {*self.problems, *(day for day, _ in self.deals)}
        return {date.fromisoformat(day): self._marks_of(day) for day in days if _is_day(day)}

    def skill(self, day: str) -> str:
        """The mean result of a day without luck; empty if none is known."""
        deals = (self.deals.get((day, name)) for name in GAMES)
        known = [each.skill for each in deals if each is not None and each.skill is not None]
        return signed(fmean(known)) if known else ""

    def _marks_of(self, day: str) -> DayMarks:
        deals = [self.deals.get((day, name)) for name in GAMES]
        won = [each.place == 1 if each is not None and each.place else None for each in deals]
        skill = self.skill(day).removesuffix("%")
        return DayMarks(won, self.problems.get(day) == "solved", skill)


class DaysPage(Page):
    """The calendar, and the deals and the problem of the selected day.

    Attributes:
        calendar: the calendar of a month.
        list: the deals and the problem of the selected day.
        go: the button that plays, continues or shows the selected row.
        back: the button that leads back.

    Signals:
        requested: go to this route.
        asked: the deals and the problem of this day are needed (`show_day`).
    """

    asked = Signal(date)

    def __init__(self, days: Results, now: date, felt: str) -> None:
        """
        Args:
            now: the current day.
        """
        super().__init__(felt, _WIDEST)
        self._days, self._now = days, now
        self._marks = days.marks()
        last = max([now, *self._marks])
        self.calendar = Calendar(self._marks, min([now, *self._marks]).replace(day=1), last, felt)
        self._name = label("", theme.title_font(HEADING))
        figures = theme.font(TEXT, figures=True)
        self._summary = label("", figures, wraps=True, is_second=True)
        self.list = QListWidget()
        self.list.setFont(figures)
        self.list.setWordWrap(True)
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setProperty("roomy", True)
        self.list.setAccessibleName(tr("Deals and problem of this day"))
        self.go = button("", self._go, by_enter=True)
        self.back.setAutoDefault(True)
        self._lay_out(_sentence_about_clock(days, now))
        self.calendar.selectionChanged.connect(lambda: self.asked.emit(self.calendar.day))
        self.calendar.activated.connect(lambda _: self.list.setFocus())
        self.list.itemSelectionChanged.connect(self._show_button)
        self.list.itemActivated.connect(lambda _: self._go())
        self.setFocusProxy(self.calendar)

    def _lay_out(self, note: str) -> None:
        clock = label(note, theme.font(TEXT, bold=True), wraps=True)
        clock.setVisible(bool(note))
        legend = label(
            tr(
                "A dot for each game: full if won, a ring if not. A laurel: the problem was "
                "solved. The figure: your results without luck, in per cent of a match."
            ),
            theme.font(TEXT),
            wraps=True,
            is_second=True,
        )
        head = row_of(Title(tr("Day by day")), None, self.back, spacing=2 * STEP)
        left = column_of((self.calendar, 100), legend, None)
        right = column_of(self._name, self._summary, self.list, row_of(None, self.go), None)
        middle = row_of((left, 3), (right, 2), spacing=3 * STEP)
        self.setLayout(column_of(head, clock, middle, spacing=STEP + STEP // 2))

    def use_felt(self, felt: str) -> None:
        super().use_felt(felt)
        self.calendar.use_felt(felt)

    # --- the selected day ------------------------------------------------------------------------

    def show_day(self, routes: Mapping[str, tuple[str, Route | None]], problem: Route) -> None:
        """Show the deals and the problem of the selected day.

        Args:
            routes: by game, the label of the button and its route; without a route the button is
                disabled.
            problem: the route to the problem of the day.
        """
        day = self.calendar.day
        self._name.setText(_name_of(day, self._now))
        self.list.clear()
        outcome = outcome_words(self._days.problems.get(day.isoformat())) or tr("Not tried")
        self._add(tr("Problem of the day"), outcome, tr("Solve"), problem)
        for name, (act, route) in routes.items():
            deal = self._days.deals.get((day.isoformat(), name))
            standing = _standing(deal, GAMES[name], act, can_begin(day, self._now))
            self._add(GAMES[name].title, standing, act, route)
        self.list.setCurrentRow(0)
        summary = self._summary_of(day)
        self._summary.setText(summary)
        self.calendar.setAccessibleDescription(f"{self._name.text()}. {summary}")
        say(self.calendar, f"{words.day(day.isoformat())}. {summary}", Weight.ANSWER)

    def _add(self, name: str, standing: str, act: str, route: Route | None) -> None:
        item = QListWidgetItem(tr("{name}: {standing}").format(name=name, standing=standing))
        item.setData(_ROUTE, (act, route))
        self.list.addItem(item)

    def _summary_of(self, day: date) -> str:
        key, marks = day.isoformat(), self._marks.get(day)
        played = [won for won in marks.deals if won is not None] if marks else []
        text = tr("%n of {every} deals played, {won} won.", "", len(played))
        parts = [text.format(every=len(GAMES), won=sum(played))]
        if skill := self._days.skill(key):
            parts.append(tr("Without luck: {share} of a match.").format(share=skill))
        if marks and marks.solved:
            parts.append(tr("The problem is solved."))
        if day == self._now and (count := days_in_a_row(self._days.problems, day)) > 1:
            parts.append(tr("Problems solved on %n days in a row.", "", count))
        return " ".join(parts)

    def _show_button(self) -> None:
        act, route = self._chosen()
        self.go.setText(act or tr("Play"))
        self.go.setEnabled(route is not None)

    def _chosen(self) -> tuple[str, Route | None]:
        items = self.list.selectedItems()
        chosen: tuple[str, Route | None] = items[0].data(_ROUTE) if items else ("", None)
        return chosen

    def _go(self) -> None:
        if (route := self._chosen()[1]) is not None:
            self.requested.emit(route)

    # --- Qt --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.asked.emit(self.calendar.day)


def _standing(deal: DailyDeal | None, game: Game, act: str, can_be_played: bool) -> str:
    if deal is None:
        return tr("Not played yet") if can_be_played else tr("Not played")
    parts = [_result(deal, act)]
    if deal.skill is not None:
        parts.append(tr("without luck {share} of a match").format(share=signed(deal.skill)))
    elif deal.place and game.luck_weight:
        parts.append(tr("not reviewed yet"))
    if deal.assisted:
        parts.append(tr("with help"))
    if deal.is_late:
        parts.append(tr("a day late"))
    return in_row(parts)


def _result(deal: DailyDeal, act: str) -> str:
    if not deal.place:
        return tr("Begun") if act else tr("Given up")
    if deal.place == 1:
        return tr("Won")
    return tr("Place {place} of {players}").format(place=deal.place, players=deal.players)


def _name_of(day: date, now: date) -> str:
    written = words.day(day.isoformat())
    if day == now:
        return tr("Today, {day}").format(day=written)
    if day == now - timedelta(days=1):
        return tr("Yesterday, {day}").format(day=written)
    return written


def _sentence_about_clock(days: Results, now: date) -> str:
    begun = [each.begun for each in days.deals.values()]
    latest = latest_day([*begun, *filter(_is_day, days.problems)], now)
    if not latest:
        return ""
    text = tr("The clock once said {day}, which is yet to come. The days stay as they are.")
    return text.format(day=words.day(latest))


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
