"""The round sheet of Soi: which fours each player laid, and their points."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.cards import rank_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import Kind
from soiree.ui.language.translation import tr
from soiree.ui.language.words import four_name, in_row, sentence, sentence_for
from soiree.ui.table.contract.round_sheet import Account, RoundSheet, accounts_of
from soiree.ui.table.contract.stakes import usual_scale


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    accounts = tuple(_with_reason(account, view) for account in accounts_of(view))
    return RoundSheet(_leader_sentence(accounts, names, viewer), accounts, usual_scale(view, GAME))


def _with_reason(account: Account, view: View) -> Account:
    laid = view.faces(Kind.LAID, account.seat)
    ranks = sorted({rank_of(card) for card in laid}, key=lambda rank: -POINTS[rank])
    if not ranks:
        return replace(account, parts=(), why=tr("No four laid."))
    text = tr("{four}: {points}")
    fours = [text.format(four=four_name(rank), points=POINTS[rank]) for rank in ranks]
    # The no-break space keeps a number with its four.
    why = in_row([four.replace(" ", "\N{NO-BREAK SPACE}") for four in fours])
    parts = tuple(POINTS[rank] for rank in ranks)
    return replace(account, parts=parts, why=sentence(why[:1].upper() + why[1:]))


def _leader_sentence(accounts: Sequence[Account], names: Sequence[str], viewer: Seat) -> str:
    best = max(account.points for account in accounts)
    leaders = [account.seat for account in accounts if account.points == best]
    if len(leaders) > 1:
        return ""
    yours = tr("You laid the most: %n of {all} points.", "", best)
    theirs = tr("{player} laid the most: %n of {all} points.", "", best)
    return sentence_for(leaders[0], names, viewer, yours, theirs, all=sum(POINTS))
