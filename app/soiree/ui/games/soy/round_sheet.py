"""The sheet at the end of a match of Soy, which has no points: the calls and the last round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soiree.core.cards import suit_of
from soiree.core.events import Said
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.facts import SoyFacts
from soiree.games.soy.words import Word
from soiree.games.soy.zones import HANDS
from soiree.ui.games.soy.round import revealed_hand
from soiree.ui.style.translation import tr
from soiree.ui.style.words import sentence_for, suit_name
from soiree.ui.table.contract.round_sheet import RoundSheet


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    number = SoyFacts.of(view).round
    decided = tr("It was decided in round {number}.").format(number=number)
    return RoundSheet(" ".join((*_calls(view, names, viewer), decided)))


def _calls(view: View, names: Sequence[str], viewer: Seat) -> Iterator[str]:
    for event in view.events:
        match event:
            case Said(seat, Word.SOY):
                if cards := revealed_hand(HANDS[seat], view):
                    yours = tr("Your whole hand was {suit}.")
                    theirs = tr("{player}’s whole hand was {suit}.")
                    suit = suit_name(suit_of(cards[0]))
                    yield sentence_for(seat, names, viewer, yours, theirs, suit=suit)
