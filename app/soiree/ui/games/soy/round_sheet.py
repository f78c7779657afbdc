"""What is told at the end of a match of Soy, which has no points: how long it took."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.facts import SoyFacts
from soiree.ui.style.translation import tr
from soiree.ui.table.round_sheet import RoundSheet


def round_sheet(view: View, names: Sequence[str], viewer: Seat) -> RoundSheet:
    number = SoyFacts.of(view).round
    return RoundSheet(tr("It was decided in round {number}.").format(number=number))
