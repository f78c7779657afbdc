"""Which charts a report has."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game
from soiree.storage.statistics import Group, Report
from soiree.ui.dialogs.statistics.chart import Chart
from soiree.ui.dialogs.statistics.rating_scale import RatingScale
from soiree.ui.dialogs.statistics.share_curve import ShareCurve
from soiree.ui.dialogs.statistics.share_rows import ShareRows
from soiree.ui.dialogs.statistics.spread import Margins, ScoreSpread
from soiree.ui.dialogs.statistics.wording import opponents


def charts_of(report: Report, games: Mapping[str, Game]) -> list[Chart]:
    """The charts of a report, the most telling first; scores only where the game keeps any."""
    charts: list[Chart] = [ShareCurve(report), _rows(report, games)]
    if report.game is not None and report.scores:
        charts.append(ScoreSpread(report.scores, report.others_scores, report.game.low_wins))
    if report.margins:
        charts.append(Margins(report.margins))
    return charts


def rating_chart(report: Report) -> Chart | None:
    """The rating beside the levels, if there is one."""
    if report.game is None or report.rating is None:
        return None
    return RatingScale(report.rating, report.game)


def _rows(report: Report, games: Mapping[str, Game]) -> ShareRows:
    labels = tuple(_label(group, report.game, games) for group in report.groups)
    return ShareRows(report.groups, labels, report.game)


def _label(group: Group, game: Game | None, games: Mapping[str, Game]) -> str:
    return games[group.name].title if game is None else opponents(group.name, game)
