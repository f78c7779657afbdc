"""The purposes, outcomes and risks of the plays of Soda."""

from __future__ import annotations

from soiree.games.soda import GAME
from soiree.games.soda.ai.explanations import EXPLAINER
from tests.games.soda.soda_positions import views


def test_goals_name_the_prize_the_draw_and_the_winner_after_a_no() -> None:
    told = {EXPLAINER.goal(view, move).text for view in views(2, 6, every=4) for move in view.legal}
    assert "Leave the {count} points to {player}, and keep your cards." in told
    assert "Win the {count} points at once; the others discard all cards above the {rank}." in told
    assert "Match the {rank} and draw %n cards." in told


def test_a_revealed_card_of_the_next_player_is_the_risk_of_a_lower_one() -> None:
    told = [EXPLAINER.risk(view, move, {}) for view in views(2, 6, every=4) for move in view.legal]
    assert "{player} showed the {card} and still holds it." in {each.text for each in told if each}


def test_a_difference_is_true_in_either_order() -> None:
    view = next(iter(views(2, 4, every=4)))
    pair = (view.legal[0], view.legal[-1])
    one = EXPLAINER.difference(view, pair, "prize", (0.62, 0.48))
    other = EXPLAINER.difference(view, pair[::-1], "prize", (0.48, 0.62))
    assert (one.words["share"], one.words["rest"]) == (other.words["rest"], other.words["share"])
    more = EXPLAINER.difference(view, pair, "later", (4.6, 1.4))
    less = EXPLAINER.difference(view, pair[::-1], "later", (1.4, 4.6))
    assert more.words == less.words == {"count": 3}
    assert more.text != less.text


def test_the_description_names_the_explainer() -> None:
    assert GAME.explainer is not None
    assert GAME.explainer() is EXPLAINER
