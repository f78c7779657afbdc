"""Comments on choices at a problem: why a move is best, and why another one is not."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.computers.close_look import CloseLook
from soiree.controller.computers.hints import Hint
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.ui.games import hint_words
from soiree.ui.style.translation import tr
from soiree.ui.style.words import fact_sentence
from soiree.ui.table.recap.hint_sheet import HintWords


def solution(look: CloseLook, best: Sequence[Move], view: View, names: Sequence[str]) -> HintWords:
    """The best move beside the next best, in the words of a hint."""
    rival = look.rival(best)
    beside = None if rival is None else look.candidate(rival)
    return hint_words.words_of(Hint(look.candidate(best[0]), beside), view, names)


def reasons(words: HintWords) -> str:
    """The reasons why the best move is best, in sentences."""
    said = ""
    for speaks_for, point in words.advised.points:
        if speaks_for:
            said = tr("{what} {why}").format(what=said, why=point)
    if words.rival is not None:
        said = tr("{reasons} Next best: {move} {comparison}").format(
            reasons=said, move=words.rival.move, comparison=words.comparison
        )
    return said.strip()


def failure(look: CloseLook, tried: Move, best: Sequence[Move], names: Sequence[str]) -> str:
    """The reason why a move is not the best, without naming the best one."""
    mine, most = (round(100 * look.chance(move)) for move in (tried, best[0]))
    text = (
        tr("There is a better move: it wins {most}% of such matches, yours {mine}%.")
        if mine < most
        else tr("There is a better move.")
    )
    words = text.format(mine=mine, most=most)
    risks = look.candidate(tried).risks
    if not risks:
        return words
    return tr("{what} {why}").format(what=words, why=fact_sentence(risks[0], names))
