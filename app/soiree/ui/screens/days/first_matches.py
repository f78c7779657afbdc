"""Notes the first match of each deal of the day in the calendar."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from msgspec.structs import replace

from soiree.controller.match.deal_words import NamedDeal, typed_text
from soiree.core.records import Record, is_branch, people_of
from soiree.core.tallies import Tally
from soiree.games import GAMES
from soiree.storage import daily_deals
from soiree.storage.daily_deals import DailyDeal
from soiree.storage.paths import Paths

if TYPE_CHECKING:
    from soiree.controller.review.review import Review


def counts(record: Record) -> bool:
    """True if a match has one person and the deal of a day, and is no branch of another match."""
    return _day_of(record) is not None


def note_begun(paths: Paths, record: Record) -> None:
    """Note a new match if it is the first of its deal, on the day of the deal or the next."""
    day, now = _day_of(record), daily_deals.today()
    if day is None or record.started is None or not daily_deals.can_begin(day, now):
        return
    deals = daily_deals.load(paths)
    if all((each.day, each.game) != (day.isoformat(), record.game) for each in deals):
        new = DailyDeal(day.isoformat(), record.game, record.started, now.isoformat())
        daily_deals.save(paths, [*deals, new])


def note_over(paths: Paths, record: Record) -> None:
    """Note the result of a noted match; only its first result counts."""
    if record.result is not None and counts(record):
        (seat,) = people_of(record.players)
        result, assisted = record.result, Tally.of(record.extra).assisted
        end = {"place": result.ranks[seat], "players": len(record.players), "assisted": assisted}
        _change(paths, record, lambda deal: deal if deal.place else replace(deal, **end))


def note_review(paths: Paths, record: Record, review: Review) -> None:
    """Note the result without luck of a noted match, from its review."""
    if record.result is not None and counts(record):
        (seat,) = people_of(record.players)
        place, skill = record.result.ranks[seat], review.accounts[seat].skill

        def noted(deal: DailyDeal) -> DailyDeal:
            is_first = deal.place == place and deal.skill is None
            return replace(deal, skill=skill) if is_first else deal

        _change(paths, record, noted)


def _change(paths: Paths, record: Record, change: Callable[[DailyDeal], DailyDeal]) -> None:
    deals = daily_deals.load(paths)
    key = record.game, record.started
    changed = [change(each) if (each.game, each.started) == key else each for each in deals]
    if changed != list(deals):
        daily_deals.save(paths, changed)


def _day_of(record: Record) -> date | None:
    text = typed_text(record.seed, record.extra)
    if text is None or len(people_of(record.players)) != 1 or is_branch(record):
        return None
    return NamedDeal(GAMES[record.game], record.options, text).day
