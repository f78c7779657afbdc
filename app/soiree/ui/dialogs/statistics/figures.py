"""The key figures of a report, and a sentence about the share won."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from soiree.storage.history.statistics import FEW, Report, Summary
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.dialogs.statistics.wording import duration, interval, matches, number, percent
from soiree.ui.language.translation import tr
from soiree.ui.language.words import day
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label, laid_out, lay_in_columns
from soiree.ui.style.theme import STEP, TEXT, TITLE

_NARROW = 20 * STEP
"""The least width of a figure with its words."""

_WIDE = 27 * STEP
"""The greatest width of a figure: figures further apart are not read together."""


class KeyFigure(NamedTuple):
    """A figure with its title and a remark."""

    value: str
    label: str
    note: str


def headline(report: Report, helped: Summary | None, *, any_played: bool) -> str:
    """A sentence about the share won and its confidence interval.

    Args:
        helped: as in `key_figures`.
        any_played: True if any match was played, whatever the filter.
    """
    summary = report.summary
    if summary is None and helped is not None:
        return tr("You have no such matches without help yet (%n with help).", "", helped.played)
    if summary is None and any_played:
        return tr("You have no such matches yet.")
    if summary is None:
        return tr("Finished matches will be counted here.")
    if summary.played < FEW:
        return tr("%n matches: too few to say how often you win.", "", summary.played)
    if report.even is None or report.even == 1:
        text = tr("You won {share} of {matches}; in the long run, {interval} is likely.")
    elif summary.low > report.even:
        text = tr(
            "You win more than an even share of {even}: {share} of {matches}; in the long run,"
            " {interval} is likely."
        )
    elif summary.high < report.even:
        text = tr(
            "You win less than an even share of {even}: {share} of {matches}; in the long run,"
            " {interval} is likely."
        )
    else:
        text = tr(
            "You won {share} of {matches}; in the long run, {interval} is likely, and an even share"
            " is {even}."
        )
    return text.format(
        share=percent(summary.won / summary.played),
        matches=matches(summary.played),
        interval=interval(summary.low, summary.high),
        even=percent(report.even or 0),
    )


def key_figures(summary: Summary, report: Report, helped: Summary | None) -> list[KeyFigure]:
    """The figures of a report.

    Args:
        helped: the summary of the matches with help that the report leaves out; None if it leaves
            out none.
    """
    played = summary.played
    likely = interval(summary.low, summary.high)
    figures = [
        KeyFigure(
            number(played), tr("played"), tr("since {day}").format(day=day(report.first_day))
        ),
        KeyFigure(
            percent(summary.won / played),
            tr("won", "below a share of matches"),
            tr("likely {interval}").format(interval=likely),
        ),
        KeyFigure(
            number(summary.streak),
            tr("won in a row"),
            tr("longest: {count}").format(count=number(summary.longest_streak)),
        ),
    ]
    if summary.average is not None and summary.best is not None:
        best = tr("best: {score}").format(score=number(summary.best))
        figures.append(KeyFigure(_rounded(summary.average), tr("average score"), best))
    if summary.median_seconds is not None:
        whole = tr("{time} in total").format(time=duration(summary.seconds))
        median = duration(summary.median_seconds)
        figures.append(KeyFigure(median, tr("median time a match"), whole))
    if summary.hints or summary.undos:
        undos = tr("undos a match: {count}").format(count=_rounded(summary.undos / played))
        figures.append(KeyFigure(_rounded(summary.hints / played), tr("hints a match"), undos))
    if helped is not None:
        won = tr("{share} won").format(share=percent(helped.won / helped.played))
        figures.append(KeyFigure(number(helped.played), tr("with help, separately"), won))
    return figures


def _rounded(value: float) -> str:
    return number(round(value, 1))


class KeyFigures(QWidget):
    """The headline, and the figures side by side below.

    Attributes:
        headline: the label that has the focus; a screen reader reads all figures with it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.headline = FocusLabel(theme.font(theme.LEAD))
        self._figures: list[QWidget] = []
        self._row = QWidget()
        self._grid = QGridLayout(self._row)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2 * STEP)
        self.setLayout(column_of(self.headline, self._row, spacing=2 * STEP))

    def show_report(
        self, report: Report, helped: Summary | None, *, any_played: bool, shows_help: bool
    ) -> None:
        """Show the figures of a report.

        Args:
            helped: as in `key_figures`.
            any_played: as in `headline`.
            shows_help: True if the report has matches with help because there are no others.
        """
        text = headline(report, helped, any_played=any_played)
        if shows_help and report.summary is not None:
            yet = tr("You played all these matches with help.")
            text = f"{yet} {text}"
        self.headline.setText(text)
        figures = key_figures(report.summary, report, helped) if report.summary else []
        for old in self._figures:
            old.setParent(None)
            old.deleteLater()
        self._figures = [_figure(each) for each in figures]
        self.headline.setAccessibleDescription(
            " ".join(tr("{label}: {value}, {note}.").format(**each._asdict()) for each in figures)
        )
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        columns = max(1, min(len(self._figures), self.width() // _NARROW))
        if len(self._figures) > columns:
            rows = -(-len(self._figures) // columns)
            columns = -(-len(self._figures) // rows)
        self._row.setMaximumWidth(columns * _WIDE)
        lay_in_columns(self._grid, self._figures, columns)


def _figure(figure: KeyFigure) -> QWidget:
    value = label(figure.value, theme.title_font(TITLE))
    name = label(figure.label, theme.font(TEXT, bold=True))
    note = label(figure.note, theme.font(TEXT, figures=True), is_second=True)
    return laid_out(column_of(value, name, note, spacing=0))
