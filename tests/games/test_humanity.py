"""What no level does, however weak: each slip that is looked for here was once made."""

from __future__ import annotations

import random

import pytest

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.zones import Kind
from soiree.games.pariah.ai import BY_NAME, PariahSearch
from tests.games.humanity import Slip, slips, watch

weaker = pytest.mark.parametrize("level", ["easy", "middle"])


@weaker
def test_nobody_passes_over_what_anybody_sees_at_pariah(level: str) -> None:
    found = slips("pariah", level, 150)
    for slip in (
        "discards a card that mends a coop of its own",
        "passes over the card that makes the fourth coop valid",
        "does not declare with four valid coops",
    ):
        assert len(found[slip]) > 4
        assert not any(found[slip]), slip


@weaker
def test_nobody_does_at_pariah_what_seems_worse_to_them_than_to_discard(level: str) -> None:
    """Such as to lay a card over another's coop that is likelier valid with it."""
    search_level, player = BY_NAME[level], GAMES["pariah"].player(level)
    worse = 0

    def tell(view: View, move: Move, slip: Slip) -> None:
        nonlocal worse
        drawn = view.faces(Kind.DRAWN, view.seat)
        if not drawn:
            return
        search = PariahSearch(view, search_level)
        codes = {code: gain for gain, code in search.sample(random.Random(0)).gains(drawn[0])}
        bad = {each for each in view.legal if codes.get(search.codes[each], 1.0) < 0}
        worse += bool(bad)
        assert player(view, random.Random(1), never) not in bad
        assert move not in bad

    watch("pariah", player, 150, tell)
    assert worse > 20


@weaker
def test_nobody_plays_a_high_card_for_two_points_at_soda(level: str) -> None:
    found = slips("soda", level, 60)
    for slip in (
        "plays a king or an ace for 2 or 3 points",
        "plays above a card that it could pair",
    ):
        assert len(found[slip]) > 4
        assert not any(found[slip]), slip
