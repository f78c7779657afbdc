"""The key figures of a report, and what they say in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from soiree.storage.statistics import FEW, Report, Summary
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.dialogs.statistics.wording import duration, interval, matches, number, percent
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT, TITLE
from soiree.ui.style.translation import tr
from soiree.ui.style.words import day

_NARROW = 20 * STEP
"""The least width of a figure with its words."""

_WIDE = 27 * STEP
"""The greatest: figures too far apart are not read together."""


class KeyFigure(NamedTuple):
    """A figure, what it counts, and what goes with it."""

    value: str
    label: str
    note: str


def headline(report: Report, helped: Summary | None, *, any_played: bool) -> str:
    """How often the person wins, and how sure that is.

    Args:
        helped: as in `key_figures`.
        any_played: whether there are other matches.
    """
    summary = report.summary
    if summary is None and helped is not None:
        return tr(
            "You have not played any such match without help yet (%n with help).", "", helped.played
        )
    if summary is None and any_played:
        return tr("You have played no such match yet.")
    if summary is None:
        return tr("The matches that you play to their end will be counted here.")
    if summary.played < FEW:
        return tr("%n matches: too few to say how often you win.", "", summary.played)
    words = {
        "share": percent(summary.won / summary.played),
        "matches": matches(summary.played),
        "interval": interval(summary.low, summary.high),
        "even": percent(report.even or 0),
    }
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
    return text.format(**words)


def key_figures(summary: Summary, report: Report, helped: Summary | None) -> list[KeyFigure]:
    """The figures of a report.

    Args:
        helped: what the matches with help come to that are not in the report; None where there
            are none, or they are in it.
    """
    figures = [_played(summary, report), _won(summary), _streak(summary)]
    if summary.average is not None and summary.best is not None:
        figures.append(
            KeyFigure(
                number(round(summary.average, 1)),
                tr("average score"),
                tr("best: {score}").format(score=number(summary.best)),
            )
        )
    if summary.median_seconds is not None:
        figures.append(
            KeyFigure(
                duration(summary.median_seconds),
                tr("median time a match"),
                tr("{time} in all").format(time=duration(summary.seconds)),
            )
        )
    if summary.hints or summary.undos:
        figures.append(_help_used(summary))
    if helped is not None:
        figures.append(
            KeyFigure(
                number(helped.played),
                tr("with help, apart"),
                tr("{share} won").format(share=percent(helped.won / helped.played)),
            )
        )
    return figures


def _played(summary: Summary, report: Report) -> KeyFigure:
    since = tr("since {day}").format(day=day(report.first_day))
    return KeyFigure(number(summary.played), tr("played"), since)


def _won(summary: Summary) -> KeyFigure:
    return KeyFigure(
        percent(summary.won / summary.played),
        tr("won"),
        tr("likely {interval}").format(interval=interval(summary.low, summary.high)),
    )


def _streak(summary: Summary) -> KeyFigure:
    longest = tr("longest: {count}").format(count=number(summary.longest_streak))
    return KeyFigure(number(summary.streak), tr("won in a row"), longest)


def _help_used(summary: Summary) -> KeyFigure:
    undos = number(round(summary.undos / summary.played, 1))
    return KeyFigure(
        number(round(summary.hints / summary.played, 1)),
        tr("hints a match"),
        tr("undos a match: {count}").format(count=undos),
    )


class KeyFigures(QWidget):
    """The headline, and the figures side by side below it.

    Attributes:
        headline: where the focus reads them all.
    """

    def __init__(self) -> None:
        super().__init__()
        self.headline = FocusLabel()
        self.headline.setFont(theme.font(theme.LEAD))
        self.headline.setWordWrap(True)
        self._figures: list[QWidget] = []
        self._row = QWidget()
        self._grid = QGridLayout(self._row)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(2 * STEP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self.headline)
        layout.addWidget(self._row)

    def show_report(
        self, report: Report, helped: Summary | None, *, any_played: bool, shows_help: bool
    ) -> None:
        told = headline(report, helped, any_played=any_played)
        if shows_help and report.summary is not None:
            yet = tr("You have played no match without help yet: these had help.")
            told = " ".join((yet, told))
        self.headline.setText(told)
        figures = key_figures(report.summary, report, helped) if report.summary else []
        for old in self._figures:
            old.setParent(None)
            old.deleteLater()
        self._figures = [_figure(each) for each in figures]
        self.headline.setAccessibleDescription(
            " ".join(
                tr("{label}: {value}, {note}.").format(
                    label=each.label, value=each.value, note=each.note
                )
                for each in figures
            )
        )
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Put them into one row, or into rows of about the same length."""
        columns = max(1, min(len(self._figures), self.width() // _NARROW))
        if len(self._figures) > columns:
            rows = -(-len(self._figures) // columns)
            columns = -(-len(self._figures) // rows)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self._row.setMaximumWidth(columns * _WIDE)
        for place, figure in enumerate(self._figures):
            self._grid.addWidget(figure, place // columns, place % columns)


def _figure(figure: KeyFigure) -> QWidget:
    shown = QWidget()
    layout = QVBoxLayout(shown)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for text, font, role in (
        (figure.value, theme.font(TITLE, figures=True), QPalette.ColorRole.WindowText),
        (figure.label, theme.font(TEXT, bold=True), QPalette.ColorRole.WindowText),
        (figure.note, theme.font(TEXT, figures=True), QPalette.ColorRole.PlaceholderText),
    ):
        label = QLabel(text)
        label.setFont(font)
        label.setForegroundRole(role)
        layout.addWidget(label)
    return shown
