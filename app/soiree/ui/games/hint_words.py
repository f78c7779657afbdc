"""Explanations in words: a move, what it is for, what decides, and the alternative."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.computers.explaining import Explanation, Verdict
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import reason_sentence
from soiree.ui.table.recap.hint_sheet import HintWords

DECIDED = 0.02
"""A chance this close to 0 or 1 counts as decided."""


def words_of(explanation: Explanation, view: View, names: Sequence[str]) -> HintWords:
    """The words of a hint.

    Args:
        view: the view of the seat that asked.
    """
    move = _sentence(explanation.move, view, names)
    reasons = reasons_of(explanation, names)
    alternative = ""
    if explanation.other is not None:
        alternative = tr("Otherwise: {move} {comparison}").format(
            move=_sentence(explanation.other, view, names), comparison=comparison(explanation)
        )
    return HintWords(move, reasons, alternative)


def reasons_of(explanation: Explanation, names: Sequence[str]) -> tuple[str, ...]:
    """The purpose of the move, the outcome that decides, and the risk, in sentences."""
    said = []
    if explanation.goal is not None:
        said.append(reason_sentence(explanation.goal, names))
    said += difference_of(explanation, names)
    if explanation.risk is not None and explanation.verdict is not Verdict.EITHER:
        risk = reason_sentence(explanation.risk, names)
        said.append(tr("Risk: {what}").format(what=risk))
    return tuple(said)


def difference_of(explanation: Explanation, names: Sequence[str]) -> list[str]:
    """The outcome that decides between the two moves; nothing where none is better."""
    if explanation.difference is not None:
        said = reason_sentence(explanation.difference, names)
        if explanation.decides:
            return [said]
        return [tr("Several small things make it better. The largest: {what}").format(what=said)]
    if explanation.goal is not None and explanation.verdict is Verdict.BETTER:
        return [tr("Several small things make it better.")]
    return []


def comparison(explanation: Explanation) -> str:
    """The verdict on the two moves of an explanation, in a sentence."""
    chances = explanation.chances
    if min(chances) >= 1 - DECIDED:
        return tr("Both moves almost certainly win the match.")
    if max(chances) <= DECIDED:
        return tr("Both moves almost certainly lose the match.")
    match explanation.verdict:
        case Verdict.EITHER:
            return tr("Either will do.")
        case Verdict.UNCLEAR:
            return tr("Too close to tell.")
    more, fewer = (round(100 * each) for each in chances)
    if more - fewer <= 1:
        return tr("It wins slightly fewer matches.")
    text = tr("It wins {fewer} of 100 such matches, not {more}.")
    return text.format(fewer=fewer, more=more)


def _sentence(move: Move, view: View, names: Sequence[str]) -> str:
    return window_of(GAMES[view.game]).move_words()(move, view, names)
