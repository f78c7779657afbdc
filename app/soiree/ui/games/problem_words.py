"""Comments on choices at a problem: why a move is best, and why another one is not."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.computers.explaining import Explanation, Verdict
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.games import hint_words
from soiree.ui.language.translation import tr
from soiree.ui.table.recap.hint_sheet import HintWords


def solution(
    explanation: Explanation, best: Sequence[Move], view: View, names: Sequence[str]
) -> HintWords:
    """The best move beside the next best, in the words of a hint."""
    if explanation.move not in best:  # the samples disagree with the problem
        explanation = Explanation(best[0])
    return hint_words.words_of(explanation, view, names)


def reasons(words: HintWords) -> str:
    """The reasons why the best move is best, in sentences."""
    return " ".join(filter(None, (*words.reasons, words.alternative)))


def failure(explanation: Explanation, best: Sequence[Move], names: Sequence[str]) -> str:
    """The reason why a move is not the best, without naming the best one.

    Args:
        explanation: of a best move, beside the one that was tried.
    """
    if explanation.move not in best:
        return tr("There is a better move.")
    most, mine = (round(100 * each) for each in explanation.chances)
    said = tr("There is a better move.")
    if explanation.verdict is Verdict.BETTER and mine < most:
        text = tr("There is a better move: it wins {most}% of such matches, yours {mine}%.")
        said = text.format(mine=mine, most=most)
    for difference in hint_words.difference_of(explanation, names):
        said = tr("{what} {why}").format(what=said, why=difference)
    return said
