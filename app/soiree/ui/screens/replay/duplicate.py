"""The dialog that compares a match with computers who play the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QProgressBar,
    QWidget,
)

from soiree.controller.arena.duplicate import (
    MATCHES,
    Comparison,
    Outcome,
    Rerun,
    comparison_of,
    outcome_of,
)
from soiree.ui.background import Background
from soiree.ui.dialogs.forms import FittedDialog, arrange, closing_buttons, faint
from soiree.ui.dialogs.shared_result import share
from soiree.ui.language.translation import tr, with_sign
from soiree.ui.language.voice import say
from soiree.ui.language.words import game_text
from soiree.ui.style import theme
from soiree.ui.style.panels import button, label
from soiree.ui.style.printed import Printed
from soiree.ui.style.theme import STEP, TEXT


class DuplicateDialog(FittedDialog):
    """Plays the deal with each level in the person's seat, and shows the results as they come.

    Attributes:
        comparisons: the results so far, one for each level with at least two matches.
    """

    def __init__(
        self,
        rerun: Rerun,
        name: str,
        parent: QWidget | None = None,
        *,
        matches: int = MATCHES,
        felt: str = "bottle",
    ) -> None:
        """
        Args:
            name: the name of the player whose cards are played again.
            matches: the number of matches of each level, at least two.
            felt: the felt of a picture of the results.
        """
        super().__init__(tr("The same cards, played by computers"), parent)
        self._rerun, self._name, self._matches = rerun, name, matches
        self._felt = felt
        self._background = Background()
        self._outcomes: dict[str, list[Outcome]] = {}
        self.comparisons: list[Comparison] = []
        words = tr("Each level plays the cards of {player} {count} times, against the same others.")
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(3 * STEP)
        self._rows.setColumnStretch(2, 1)
        self._cells: dict[str, Sequence[QLabel]] = {}
        self._add_row("", name, *_cells(outcome_of(rerun.record, rerun.seat)))
        for level in reversed(rerun.game.levels):
            self._add_row(level.name, game_text(level.label), "…", "")
        self.bar = QProgressBar()
        self.bar.setRange(0, matches * len(rerun.game.levels))
        self.bar.setAccessibleName(self.windowTitle())
        self.sentence = label("", theme.font(TEXT, bold=True), wraps=True)
        about = faint(words.format(player=name, count=matches), wraps=True)
        arrange(self, about, self._rows, self.sentence, self.bar, self._buttons())
        self.setMinimumWidth(56 * STEP)
        self._background.run(self._play)

    def printed(self) -> Printed:
        """The results so far, to be shared."""
        title = f"{self._rerun.game.title}: {self.windowTitle()}"
        rows = [[cell.text() for cell in cells] for cells in self._cells.values()]
        return Printed(title, [["", "", ""], *rows], self.sentence.text(), bold=(1,))

    def done(self, result: int) -> None:
        self.end()
        super().done(result)

    def end(self) -> None:
        """Stop the matches."""
        self._background.end()

    # --- on the worker's thread ------------------------------------------------------------------

    def _play(self) -> None:
        # All levels take turns, so that they can be compared early.
        for number in range(self._matches):
            for level in reversed(self._rerun.game.level_names()):
                outcome = self._rerun.play(level, number, self._background.has_ended)
                if self._background.has_ended():
                    return
                self._background.post(partial(self._take, level, outcome))

    # --- on the window's thread ------------------------------------------------------------------

    def _take(self, level: str, outcome: Outcome) -> None:
        outcomes = self._outcomes.setdefault(level, [])
        outcomes.append(outcome)
        self.bar.setValue(sum(map(len, self._outcomes.values())))
        if len(outcomes) < 2:
            return
        names = reversed(self._rerun.game.level_names())
        self.comparisons = [
            comparison_of(name, found)
            for name in names
            if len(found := self._outcomes.get(name, [])) > 1
        ]
        for each in self.comparisons:
            for cell, text in zip(self._cells[each.level][1:], _results(each), strict=True):
                cell.setText(text)
        self.sentence.setText(self._verdict(self.comparisons[0]))
        if self.bar.value() == self.bar.maximum():
            self.bar.hide()
            say(self, self.sentence.text())

    def _verdict(self, strongest: Comparison) -> str:
        level = {each.name: game_text(each.label) for each in self._rerun.game.levels}
        mine = outcome_of(self._rerun.record, self._rerun.seat)
        words: dict[str, str | int] = {"level": level[strongest.level], "player": self._name}
        if strongest.score is None or mine.score is None:
            words["wins"] = round(100 * strongest.win[0])
            text = tr("With these cards the level “{level}” wins {wins}% of the matches.")
        else:
            words |= {"score": _with_error(strongest.score), "mine": mine.score}
            text = tr("With these cards the level “{level}” makes {score} points; it was {mine}.")
        sentences = [text.format(**words)]
        if strongest.first_difference is not None:
            text = tr("Most of its matches part from this one at entry {entry}.")
            sentences.append(text.format(entry=strongest.first_difference))
        return " ".join(sentences)

    def _add_row(self, key: str, *texts: str) -> None:
        row = self._rows.rowCount()
        self._cells[key] = [QLabel(text) for text in texts]
        for column, cell in enumerate(self._cells[key]):
            self._rows.addWidget(cell, row, column)

    def _buttons(self) -> QDialogButtonBox:
        shares = button(tr("&Share…"), lambda: share(self.printed(), self._felt, self))
        return closing_buttons(self, shares)[0]


def _cells(mine: Outcome) -> tuple[str, str]:
    score = "" if mine.score is None else tr("{score} points").format(score=mine.score)
    return score, tr("won") if mine.share == 1 else tr("lost") if not mine.share else tr("shared")


def _results(found: Comparison) -> tuple[str, str]:
    score = (
        "" if found.score is None else tr("{score} points").format(score=_with_error(found.score))
    )
    won = tr("wins {share}% of {count}")
    return score, won.format(share=round(100 * found.win[0]), count=found.matches)


def _with_error(amount: tuple[float, float]) -> str:
    mean, error = amount
    return with_sign(f"{mean:.0f} ± {2 * error:.0f}")
