"""The calendar of the deals of the day, with the result of the first match of each deal.

The file `daily.json` has the results, so that they stay when a match is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta

from msgspec import Struct

from soiree.core.migrations import Migration
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.state_files import load_kept, save_kept

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 of the file to 2, and so on."""


class DailyDeal(Struct, frozen=True):
    """The first match of a deal of the day.

    Attributes:
        day: the day of the deal, such as `2026-11-20`.
        started: the time of the start in the record, which identifies the match.
        begun: the day on which the match began, on the local calendar.
        place: the person's rank; 0 until the match is over.
        assisted: True if the person had help.
        skill: the share of the win (from 0 to 1), less an even share (1 / players), and less luck
            as a review measures it; None if unknown.
    """

    day: str
    game: str
    started: str
    begun: str
    place: int = 0
    players: int = 0
    assisted: bool = False
    skill: float | None = None

    @property
    def is_late(self) -> bool:
        """True if the match began on the day after the day of the deal."""
        return self.begun != self.day


class _Kept(Struct, frozen=True):
    deals: tuple[DailyDeal, ...]


def today() -> date:
    """The current day on the local calendar."""
    return datetime.now().astimezone().date()


def can_begin(day: date, now: date) -> bool:
    """True if a deal of the day counts when its first match begins now: on its day or the next."""
    return day in (now, now - timedelta(days=1))


def latest_day(days: Iterable[str], now: date) -> str:
    """The latest of these days that is after `now`; empty if none is. Such a day shows that the
    clock was set back.
    """
    return max((day for day in days if day > now.isoformat()), default="")


def load(paths: Paths) -> tuple[DailyDeal, ...]:
    """The calendar; empty if the file is of a newer Soirée, or damaged and set aside."""
    kept = load_kept(paths.daily_deals, _Kept, MIGRATIONS)
    return () if kept is None else kept.deals


def save(paths: Paths, deals: Sequence[DailyDeal]) -> Notice | None:
    """Save the calendar, and return a notice if that fails.

    A file of a newer Soirée stays as it is.
    """
    return save_kept(paths.daily_deals, _Kept(tuple(deals)), MIGRATIONS)
