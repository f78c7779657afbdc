"""Hints in words: the advised move, and its reasons beside the next best move."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.controller.computers.hints import Candidate, Hint
from soiree.core.players import Fact
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.game_window import window_of
from soiree.ui.style.translation import tr
from soiree.ui.style.words import fact_sentence
from soiree.ui.table.recap.hint_sheet import CandidateWords, HintWords, Points

TELLING = 10
"""The difference of two figures that needs no comment, in percentage points."""

DECIDED = 0.02
"""A chance this close to 0 or 1 counts as decided."""


def points_of(hint: Hint, names: Sequence[str]) -> tuple[Points, Points]:
    """The points for and against the advised move, and those of its rival."""
    assert hint.rival is not None
    return (
        _points(hint.advised, hint.rival, names, is_advised=True),
        _points(hint.rival, hint.advised, names, is_advised=False),
    )


def words_of(hint: Hint, view: View, names: Sequence[str]) -> HintWords:
    """The words of a hint.

    Args:
        view: the view of the seat that asked.
    """
    if hint.rival is None:
        only = _candidate("", hint.advised, None, view, names)
        return HintWords(only, None, "", _spoken(only))
    advised = _candidate("", hint.advised, hint.rival, view, names)
    rival = _candidate(tr("Next best"), hint.rival, hint.advised, view, names)
    comparison = _comparison(hint)
    spoken = (
        tr("{advised} Next best: {rival} {comparison}")
        .format(advised=_spoken(advised), rival=_spoken(rival, 1), comparison=comparison)
        .rstrip()
    )
    return HintWords(advised, rival, comparison, spoken)


def _candidate(
    title: str, candidate: Candidate, other: Candidate | None, view: View, names: Sequence[str]
) -> CandidateWords:
    move = window_of(GAMES[view.game]).move_words()(candidate.move, view, names)
    return CandidateWords(title, move, _points(candidate, other, names, is_advised=not title))


def _points(
    candidate: Candidate, other: Candidate | None, names: Sequence[str], *, is_advised: bool
) -> Points:
    telling = _telling(candidate, other, is_advised=is_advised)
    return [(fact.speaks_for, fact_sentence(fact, names)) for fact in telling]


def _telling(candidate: Candidate, other: Candidate | None, *, is_advised: bool) -> list[Fact]:
    """The two weightiest gains and the first risk of a move.

    Facts that hold for both moves are left out, unless nothing else remains; an advised move keeps
    at
    least one gain.
    """
    shared = () if other is None else (*other.gains, *other.risks)
    gains = [fact for fact in candidate.gains if fact not in shared]
    risks = [fact for fact in candidate.risks if fact not in shared]
    if is_advised and not gains:
        gains = list(candidate.gains[:1])
    telling = [*gains[:2], *risks[: 1 if gains else 2]]
    return telling or [*candidate.gains[:1], *candidate.risks[:1]]


def _comparison(hint: Hint) -> str:
    assert hint.rival is not None
    chances = hint.advised.chance, hint.rival.chance
    if min(chances) >= 1 - DECIDED:
        return tr("Both moves almost certainly win the match.")
    if max(chances) <= DECIDED:
        return tr("Both moves almost certainly lose the match.")
    if hint.is_close and _differ(hint.rival, hint.advised):
        return tr("It succeeds more often, but overall it is only about as good.")
    if hint.is_close:
        return "" if _differ(hint.advised, hint.rival) else tr("About as good.")
    more, fewer = (round(100 * each) for each in chances)
    text = tr("It wins {fewer} of 100 such matches, not {more}.")
    return text.format(fewer=fewer, more=more)


def _differ(one: Candidate, other: Candidate) -> bool:
    """True if the first gains are alike and their figures favour the first move."""
    for mine, its in zip(one.gains[:1], other.gains[:1], strict=False):
        shares = [fact.words.get("share") for fact in (mine, its)]
        if mine.text == its.text and None not in shares:
            return int(shares[0] or 0) - int(shares[1] or 0) >= TELLING
    return False


def _spoken(words: CandidateWords, points: int = 3) -> str:
    said = words.move
    for _, point in words.points[:points]:
        said = tr("{what} {why}").format(what=said, why=point)
    return said
