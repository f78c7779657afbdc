"""The round sheet of Soda: who won which scoring cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.games.soda.rounds import Rounds, rounds_of, scale_of
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed, sentence_for, suit_name
from soiree.ui.table.contract.round_sheet import Account, RoundSheet, accounts_of


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    rounds = rounds_of(view)
    colour = "" if rounds.suit is None else suit_name(rounds.suit)
    accounts = tuple(_with_reason(account, colour) for account in accounts_of(view))
    summary = _leader_sentence(accounts, colour, names, viewer, rounds)
    return RoundSheet(summary, accounts, scale_of(view))


def _with_reason(account: Account, suit: str) -> Account:
    if not account.parts:
        return replace(account, why=tr("Won nothing."))
    cards = listed([str(worth) for worth in account.parts])
    return replace(account, why=tr("Won the {cards} of {suit}.").format(cards=cards, suit=suit))


def _leader_sentence(
    accounts: Sequence[Account], suit: str, names: Sequence[str], viewer: Seat, rounds: Rounds
) -> str:
    best = max(account.points for account in accounts)
    leaders = [account.seat for account in accounts if account.points == best]
    if len(leaders) > 1 or rounds.stake is not None:
        return ""
    yours = tr("You won the most in {suit}: %n of {all} points.", "", best)
    theirs = tr("{player} won the most in {suit}: %n of {all} points.", "", best)
    words = {"suit": suit, "all": sum(account.points for account in accounts)}
    return sentence_for(leaders[0], names, viewer, yours, theirs, **words)
