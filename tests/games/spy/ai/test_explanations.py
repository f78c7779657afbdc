"""The explanations of moves of Spy vs Spy."""

from __future__ import annotations

import random
from collections.abc import Iterator

from soiree.controller.computers.explaining import explain
from soiree.core.cards import rank_of
from soiree.core.players import MoveReason
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.explanations import EXPLAINER
from soiree.games.spy.ai.pricing import CHEAT, pricer
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PLACE
from soiree.games.spy.zones import Kind
from tests.games.honesty import honest, play, seated


def views(options: dict[str, int | str], share: float) -> Iterator[View]:
    """Views at some decisions with a choice in a race, and at all after it."""
    match, rng = seated(GAME, options, 2), random.Random(2)
    middle = honest(GAMES["spy"].player("middle"))
    while match.result is None and match.position < 420:
        play(match, [middle] * 3, rng, match.position + 1)
        for seat in match.deciders[:1]:
            view = match.view(seat)
            in_race = SpyFacts.of(view).phase is Phase.RACE
            if len(view.legal) > 1 and (not in_race or rng.random() < share):
                yield view


def sentence(reason: MoveReason | None) -> str:
    assert reason is not None
    return reason.text.format(**reason.words)


def test_every_move_and_outcome_has_words() -> None:
    phases = set()
    for view in views({"players": 3, "cheating": "allowed"}, share=0.1):
        phases.add(SpyFacts.of(view).phase)
        first, second = pricer(view)(view.legal[:2], random.Random(1), 2)
        assert "{" not in sentence(EXPLAINER.goal(view, view.legal[0]))
        for name, values in first.outcomes.items():
            means = values[0], second.outcomes[name][0]
            said = EXPLAINER.difference(view, (first.move, second.move), name, means)
            assert "{" not in sentence(said)
    assert {Phase.RACE, Phase.ACCUSE, Phase.PICK} <= phases


def test_the_smaller_of_two_piles_decides_what_a_player_pays() -> None:
    for view in views({"players": 2}, share=0):
        sizes = {move: len(piles_of(view, view.seat)[int(move[-1]) - 1]) for move in view.legal}
        least, most = min(sizes, key=sizes.__getitem__), max(sizes, key=sizes.__getitem__)
        found = explain(GAME, view, most, least)
        if sizes[least] < sizes[most] and found.gap:
            assert found.move == least
            assert sentence(found.goal) == f"Add a pile of {sizes[least]} to your points."
            assert sentence(found.difference) == f"You pay {sizes[least]}, otherwise {sizes[most]}."
            return
    raise AssertionError("there is always a pile to choose")


def test_a_cheat_is_called_one() -> None:
    for view in views({"players": 2, "cheating": "allowed"}, share=0.5):
        if SpyFacts.of(view).phase is Phase.RACE and view.legal[-1] == "open":
            cheat, fair = view.legal[0], view.legal[-1]
            assert "by a cheat" in sentence(EXPLAINER.goal(view, cheat))
            assert "accuse you" in sentence(EXPLAINER.risk(view, cheat, {}))
            assert EXPLAINER.risk(view, fair, {}) is None
            said = EXPLAINER.difference(view, (fair, cheat), CHEAT, (0, 1))
            assert sentence(said) == "It is fair: nobody can accuse you."
            return
    raise AssertionError("there is always a card that starts a pile")


def test_tops_that_take_all_ranks_take_all_cards_to_come() -> None:
    """A card fits on its own rank and its neighbours, the ace being next to the 2."""
    told = 0
    for view in views({"players": 2}, share=0.5):
        move = view.legal[0]
        goal = EXPLAINER.goal(view, move)
        if "share" in goal.words:
            tops = [pile[-1] for pile in piles_of(view, view.seat) if pile]
            tops[PLACE[move]] = view.faces(Kind.UP, view.seat)[0]
            ranks = {(rank_of(top) + step) % 13 for top in tops for step in (-1, 0, 1)}
            told += 1
            assert goal.words["share"] == 100 or len(ranks) < 13
            assert goal.words["share"] != 100 or len(ranks) > 6
    assert told
