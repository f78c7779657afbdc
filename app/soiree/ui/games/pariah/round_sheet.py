"""The round sheet of Pariah: who knocked, which coops failed, and the points of the others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.zones import SLOTS
from soiree.games.pariah import GAME
from soiree.games.pariah.rules import ALL_VALID, POINTS, is_valid
from soiree.ui.games.coops.on_table import declarer
from soiree.ui.games.coops.round_sheet import coops_of, with_reasons
from soiree.ui.language.translation import tr
from soiree.ui.language.words import sentence_for
from soiree.ui.table.contract.round_sheet import Account, RoundSheet, accounts_of, sums
from soiree.ui.table.contract.stakes import usual_scale


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    accounts = tuple(_with_reason(account, view) for account in accounts_of(view))
    story = f"{_end_sentence(view, names, viewer)} {_winner_sentence(accounts, names, viewer)}"
    return RoundSheet(story, accounts, usual_scale(view, GAME))


def _with_reason(account: Account, view: View) -> Account:
    coops = coops_of(account.seat, view)
    if not coops:
        return account
    earned = tuple(POINTS[up] + POINTS[down] for up, down in coops if is_valid(up, down))
    sentences = []
    if len(earned) == len(SLOTS):
        text = tr("All four coops are valid: {sum}, and {bonus} more.")
        sentences.append(text.format(sum=sums(earned), bonus=ALL_VALID))
        earned = (*earned, ALL_VALID)
    elif earned:
        text = tr("The valid coops earn {sum}.", "", len(earned))
        sentences.append(text.format(sum=sums(earned)))
    else:
        sentences.append(tr("No coop earns anything."))
    return with_reasons(replace(account, parts=earned), view, is_valid, sentences)


def _end_sentence(view: View, names: Sequence[str], viewer: Seat) -> str:
    seat = declarer(view.events)
    if seat is None:
        return tr("The stock ran out, and nobody had knocked.")
    return sentence_for(seat, names, viewer, tr("You knocked."), tr("{player} knocked."))


def _winner_sentence(accounts: Sequence[Account], names: Sequence[str], viewer: Seat) -> str:
    best, other = sorted(accounts, key=lambda account: -account.points)
    if best.points == other.points:
        return tr("Both earn the same.")
    yours = tr("You win the round, {points} to {other}.")
    theirs = tr("{player} wins the round, {points} to {other}.")
    points = {"points": best.points, "other": other.points}
    return sentence_for(best.seat, names, viewer, yours, theirs, **points)
