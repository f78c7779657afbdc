"""The round sheet of Soureh: who declared, which coops failed, and what players paid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.soureh import GAME
from soiree.games.soureh.rules import SourehFacts
from soiree.games.soureh.words import Why
from soiree.ui.games.coops.on_table import declarer
from soiree.ui.games.coops.round_sheet import coops_of, with_reasons
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed, sentence_for
from soiree.ui.table.contract.round_sheet import (
    Account,
    RoundSheet,
    accounts_of,
    scored_in_play,
    sums,
)
from soiree.ui.table.contract.stakes import usual_scale


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    accounts = tuple(_with_reason(account, view) for account in accounts_of(view))
    story = f"{_end_sentence(view, names, viewer)} {_payers_sentence(accounts, names, viewer)}"
    return RoundSheet(story, accounts, usual_scale(view, GAME))


def paid_values(points: int, coops: Sequence[tuple[Card, Card]]) -> tuple[int, ...]:
    """The values of the paid cards, coop by coop (SRH-7); the sum if the cards are ambiguous.

    Only the sum is public, so the cards are known only if one choice of cards comes to it.
    """
    ways = {
        values
        for values in product(*(sorted({VALUES[up], VALUES[down]}) for up, down in coops))
        if sum(values) == points
    }
    return ways.pop() if len(ways) == 1 else (points,)


def _with_reason(account: Account, view: View) -> Account:
    coops = coops_of(account.seat, view)
    paid = [event for event in scored_in_play(view.events_of_round()) if event.seat == account.seat]
    if not coops:
        return replace(account, why=tr("Out of the match."))
    if not paid:
        return replace(account, why=tr("All four coops are valid: nothing to pay."))
    values = paid_values(paid[0].points, coops)
    sentences = []
    if len(values) > 1:
        sentences.append(tr("Pays {sum}.").format(sum=sums(values)))
    else:
        sentences.append(tr("Pays %n points.", "", paid[0].points))
    if any(event.why == Why.DEDUCT for event in paid):
        sentences.append(tr("50 off, at {total}.").format(total=paid[0].total))
    if SourehFacts.of(view).out[account.seat]:
        text = tr("Above {limit}, so out of the match.")
        sentences.append(text.format(limit=view.options["threshold"]))
    parts = (*values, *(event.points for event in paid[1:]))
    return with_reasons(replace(account, parts=parts), view, is_valid, sentences)


def _end_sentence(view: View, names: Sequence[str], viewer: Seat) -> str:
    seat = declarer(view.events)
    if seat is None:
        return tr("The stock ran out, and nobody had declared.")
    yours, theirs = tr("You declared Soureh."), tr("{player} declared Soureh.")
    return sentence_for(seat, names, viewer, yours, theirs)


def _payers_sentence(accounts: Sequence[Account], names: Sequence[str], viewer: Seat) -> str:
    payers = [account.seat for account in accounts if account.parts]
    payers.sort(key=lambda seat: seat != viewer)  # you come first
    if not payers:
        return tr("Nobody has to pay.")
    if len(payers) == 1:
        yours, theirs = tr("You alone pay."), tr("{player} alone pays.")
        return sentence_for(payers[0], names, viewer, yours, theirs)
    return tr("{players} pay.").format(players=listed([names[seat] for seat in payers]))
