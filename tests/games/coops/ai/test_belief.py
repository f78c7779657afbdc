"""The beliefs of players of Soureh and Pariah, from views and from actions."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from soiree.core.cards import Card, card, is_court
from soiree.core.games import Game
from soiree.games import pariah, soureh
from soiree.games.coops.ai.belief import Belief, Evidence
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from tests.games.coops.stacked_match import StackedMatch

pytestmark = pytest.mark.slow

TABLES = {
    "soureh": soureh_players.SourehSearch.tables_of(soureh_players.PARAMETERS),
    "pariah": pariah_players.PariahSearch.tables_of(pariah_players.PARAMETERS),
}
every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME])

EVIDENCE = Evidence(placed=0.95, discarded=0.9, laid_over=0.6, switched=0.7)
MINE = "5H/9C 10C/4D 7D/8H 6S/2D"


def dealt(game: Game, stock: str, theirs: str = "4H/9S 10S/3C 3D/2H 9D/7H") -> StackedMatch:
    """A match in which seat 0 begins, and seat 1 forms a belief about its cards."""
    match = StackedMatch(game)
    match.deal({0: theirs, 1: MINE}, stock, dealer=1)
    return match


def read(match: StackedMatch, *, evidence: Evidence | None = EVIDENCE, seat: int = 1) -> Belief:
    return Belief(match.view(seat), TABLES[match.game.name], evidence)


def chance(belief: Belief, coop: int, up: str) -> float:
    """The probability that a coop is valid with this face-up card."""
    valid = TABLES["pariah"].valid[card(up)]  # as in Soureh for number cards
    return sum(share for each, share in belief.distribution(coop) if valid[each])


@every_game
def test_a_sample_agrees_with_the_view(game: Game) -> None:
    match = StackedMatch(game)
    rng = random.Random(4)
    for seed in range(40):
        match.play_at_random(5, seed, avoiding=(match.state.call,))
        while pending := match.state.chance():
            match.enter(pending.draw(rng))
        if match.phase != "card":
            continue
        seat = match.turn
        belief = read(match, seat=seat)
        down, stock = belief.sample(rng)
        view = match.view(seat)
        seen = [face for _, faces in view.zones for face in faces if face is not None]
        hidden = down[: seat * 4] + down[seat * 4 + 4 :]
        assert Counter(seen + hidden + stock) == Counter(match.state.deck)
        own = [face for slot in (1, 2, 3, 4) for face in view.faces("down", seat, slot)]
        assert down[seat * 4 : seat * 4 + 4] == own
        assert len(stock) == len(match.pile("stock").cards)


@every_game
def test_without_evidence_every_unseen_card_is_equally_likely(game: Game) -> None:
    match = dealt(game, "8C 2S", theirs="4H/9S 10S/3C 3D/2H 9D/7H")
    match.play("own 3", "end")
    belief = read(match, evidence=None)
    for coop in (0, 1, 3):
        shares: dict[Card, float] = defaultdict(float)
        for each, share in belief.distribution(coop):
            shares[each] += share
        unseen = Counter(belief.unseen)
        for each, count in unseen.items():
            assert shares[each] == pytest.approx(count / len(belief.unseen))
    assert all(not is_court(each) or share == 0 for each, share in belief.distribution(2))


@every_game
def test_a_card_placed_in_a_coop_probably_makes_it_valid(game: Game) -> None:
    match = dealt(game, "8C 2S")
    before = chance(read(match), 2, "3D")
    match.play("own 3", "end")
    assert before < 0.8
    assert chance(read(match), 2, "3D") > 0.95
    assert chance(read(match, evidence=None), 2, "3D") < 0.9


@every_game
def test_a_player_who_discards_a_fitting_card_probably_needs_none(game: Game) -> None:
    match = dealt(game, "8C 2S")
    before = read(match)
    match.play("discard", "end")
    after = read(match)
    assert chance(after, 0, "4H") > chance(before, 0, "4H") + 0.1, "8 is above the red 4"
    assert chance(after, 3, "9D") < chance(before, 3, "9D") + 0.1, "8 is not above the red 9"


@every_game
def test_a_declarer_probably_has_four_valid_coops(game: Game) -> None:
    match = dealt(game, "8C 2S", theirs="4H/9S 10S/3C 3D/2H 9D/10H")
    match.play("own 3", match.state.call)
    belief = read(match)
    for coop, up in enumerate(("4H", "10S", "3D", "9D")):
        assert chance(belief, coop, up) > 0.9


@every_game
def test_a_player_who_does_not_declare_probably_has_fewer(game: Game) -> None:
    match = dealt(game, "8C 2S")
    match.play("own 3", "end")
    valid = TABLES[game.name].valid
    ups = [card(up) for up in ("4H", "10S", "3D", "9D")]

    def count_valid(evidence: Evidence | None) -> int:
        belief = read(match, evidence=evidence)
        rng = random.Random(1)
        samples = [belief.sample(rng)[0][:4] for _ in range(400)]
        return sum(
            all(valid[up][below] for up, below in zip(ups, down, strict=True)) for down in samples
        )

    assert count_valid(EVIDENCE) < count_valid(None) / 2


def test_both_players_remember_the_cards_that_a_king_switched() -> None:
    match = dealt(pariah.GAME, "KS 2S")
    match.play("king 0 1 1 4")
    match.play("end")
    for seat, coop, went in ((1, 0, "2D"), (0, 7, "9S")):
        assert list(read(match, seat=seat).distribution(coop)) == [(card(went), 1.0)]
        assert card(went) not in read(match, seat=seat).unseen


def test_evidence_moves_with_the_cards_that_a_king_switches() -> None:
    match = dealt(pariah.GAME, "8C 2S KS 2C", theirs="4H/9S 10S/3C 3D/2H 9D/7H")
    match.play("own 3", "end", "discard", "end")
    match.play("king 0 3 0 4", "end")
    belief = read(match)
    assert chance(belief, 3, "3D") > 0.9, (
        "the card that was placed under the 3 lies under the 9 now"
    )
    assert chance(belief, 3, "9D") > 0.5, "where its owner moved it"
