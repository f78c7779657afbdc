"""The round sheet of Spy vs Spy: who finished first, and the points of each pile."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.events import Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.words import Why, Word
from soiree.ui.games.spy.races import scale_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row, sentence, sentence_for, signed
from soiree.ui.table.contract.round_sheet import Account, RoundSheet, accounts_of, scored_in_play


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    accounts = tuple(_with_reason(each, view) for each in accounts_of(view))
    return RoundSheet(_first_to_finish(view, names, viewer), accounts, scale_of(view))


def _with_reason(account: Account, view: View) -> Account:
    scored = scored_in_play(view.events_of_round())
    parts = [_part_words(event) for event in scored if event.seat == account.seat]
    if account.seat in SpyFacts.of(view).out:
        parts.append(tr("out of the match", "a player of Spy vs Spy"))
    if not parts:
        return account
    why = in_row(parts)
    return replace(account, why=sentence(why[:1].upper() + why[1:]))


def _part_words(event: Scored) -> str:
    texts: dict[str, str] = {
        Why.LEFT_OVER: tr("{points} for cards left over"),
        Why.PICK: tr("{points} for the pile taken"),
        Why.PENALTY: tr("{points} for cheating"),
        Why.BONUS: tr("{points} from the bonus"),
        Why.FIRST: tr("{points} for finishing first"),
    }
    return texts[event.why].format(points=signed(event.points))


def _first_to_finish(view: View, names: Sequence[str], viewer: Seat) -> str:
    said = (event for event in view.events_of_round() if isinstance(event, Said))
    first = next((each.seat for each in said if each.what in (Word.DONE, Word.STUCK)), None)
    if first is None or view.seats == 1:
        return ""
    yours, theirs = tr("You were the first to finish."), tr("{player} was the first to finish.")
    return sentence_for(first, names, viewer, yours, theirs)
