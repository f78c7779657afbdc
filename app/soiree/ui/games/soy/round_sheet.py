"""The sheet at the end of a match of Soy, which has no points: the calls and the last round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from soiree.core.cards import suit_of
from soiree.core.events import Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.facts import SoyFacts
from soiree.games.soy.words import Word
from soiree.games.soy.zones import HANDS
from soiree.ui.games.soy.round import revealed_hand
from soiree.ui.language.translation import tr
from soiree.ui.language.words import sentence_for, suit_name
from soiree.ui.table.contract.round_sheet import RoundSheet


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    number = SoyFacts.of(view).round
    decided = tr("It was decided in round {number}.").format(number=number)
    calls, rest = _calls(view, names, viewer), _others(view, names, viewer)
    return RoundSheet(" ".join((*calls, *rest, decided)))


def _calls(view: View, names: Sequence[str], viewer: Seat) -> Iterator[str]:
    for event in view.events:
        match event:
            case Said(seat, Word.SOY):
                if cards := revealed_hand(HANDS[seat], view):
                    yours = tr("Your whole hand was {suit}.")
                    theirs = tr("{player}’s whole hand was {suit}.")
                    suit = suit_name(suit_of(cards[0]))
                    yield sentence_for(seat, names, viewer, yours, theirs, suit=suit)


def _others(view: View, names: Sequence[str], viewer: Seat) -> Iterator[str]:
    """Sentences for the others: how many cards of one suit each had when Soy was called (SOY-8).

    A hand that stays hidden is said to be hidden.
    """
    shown = [seat for seat, hand in enumerate(HANDS) if revealed_hand(hand, view)]
    for seat, hand in enumerate(HANDS):
        cards = view.faces(*hand)
        if len(shown) != 1 or seat in shown:
            continue
        if cards:
            suit, count = Counter(map(suit_of, cards)).most_common(1)[0]
            yours = tr("Of your {cards} cards {count} were {suit}.")
            theirs = tr("Of {player}’s {cards} cards {count} were {suit}.")
            named = {"cards": len(cards), "count": count, "suit": suit_name(suit)}
            yield sentence_for(seat, names, viewer, yours, theirs, **named)
        else:
            text = tr("{player}’s hand stays hidden: only a call shows a hand.")
            yield text.format(player=names[seat])
