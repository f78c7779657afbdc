"""Compare the chances to win that follow from the scores between rounds with the results.

    PYTHONPATH=app:. python tests/bench/measure_scores.py soda:4 easy --matches 300
    PYTHONPATH=app:. python tests/bench/measure_scores.py pariah:2 easy --matches 1000

Equal players of one level play matches. At the beginning of each round but the first, the chance of
each seat by the scores alone is compared with the winner. A chance in a hint is the mean of such
chances over its rollouts. Without a search, hundreds of matches take minutes, where
`measure_claims.py` needs hours.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any

from soiree.controller.computers.asking import generator
from soiree.core.players import never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.pariah import match_value as pariah
from soiree.games.soda.ai.rollout import PublicState
from soiree.games.soi.ai.evaluation import win_chances
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS
from soiree.games.soureh import match_value as soureh
from tests.bench.measure_claims import PLACES, Pair, Place, Row, brier, sharpness, tenths
from tests.games.honesty import seated

Chances = dict[Seat, float]
"""The chances to win, by seat."""


def of_soda(view: View) -> Chances:
    """SDA-9: the chances before the first card of a hand."""
    public = PublicState.of(view)
    left = public.squares_left + public.stake**2
    even = [0.0] * view.seats
    return {
        seat: public._replace(seat=seat, squares_left=left).win_chance(even, public.stake)
        for seat in range(view.seats)
    }


def of_soi(view: View) -> Chances:
    """SOI-8: the chances with a fair share of the points of the round."""
    even, target = sum(POINTS) / SEATS, int(view.options["target"])
    chances = win_chances([score + even for score in view.totals], sum(POINTS), target)
    return {view.seat: chances[view.seat]}


def of_soureh(view: View) -> Chances:
    """SRH-9: the chances by the scores."""
    assert view.scores is not None
    threshold = int(view.options["threshold"])
    return dict(enumerate(soureh.win_chances(view.scores, range(view.seats), threshold, "first")))


def of_pariah(view: View) -> Chances:
    """PAR-6: the chances by the scores."""
    assert view.scores is not None
    mine, other = view.scores[view.seat], view.scores[1 - view.seat]
    threshold = int(view.options["threshold"])
    return {view.seat: pariah.win_chance(mine, other, threshold, starts=True)}


CHANCES: dict[str, Callable[[View], Chances]] = {
    "soda": of_soda,
    "soi": of_soi,
    "soureh": of_soureh,
    "pariah": of_pariah,
}


def between_rounds(place: Place, level: str, seed: int) -> Iterator[Pair]:
    """Yield the chances in one match, each with the result."""
    game = GAMES[place.game]
    match, player = seated(game, place.options, seed), game.player(level)
    stated: list[tuple[Seat, float]] = []
    begun = 1
    while match.result is None:
        match.draw_chance()
        for seat in match.deciders[:1]:
            view = match.view(seat)
            facts: Any = game.rules().facts.of(view)
            number = facts.round
            if number > begun:
                begun = number
                stated += CHANCES[place.game](view).items()
            match.play(seat, player(view, generator(match, seat), never), match.position)
    winners = match.result.ranks.count(1)
    for seat, chance in stated:
        yield Pair(chance, (match.result.ranks[seat] == 1) / winners, seed)


def main() -> None:
    """Play the matches, and print a row of the table."""
    parser = argparse.ArgumentParser(prog="measure_scores")
    parser.add_argument("place", help=", ".join(n for n, p in PLACES.items() if p.game in CHANCES))
    parser.add_argument("level")
    parser.add_argument("--matches", type=int, default=200)
    chosen = parser.parse_args()
    place = PLACES[chosen.place]
    pairs = [
        pair for seed in range(chosen.matches) for pair in between_rounds(place, chosen.level, seed)
    ]
    scores = [brier(pairs, lambda said: said), brier(pairs, place.even)]
    rows = ", ".join(
        f"{100 * row.said:.0f}: {100 * row.true:.0f} ± {196 * row.error:.0f}"
        for row in tenths(pairs)
    )
    numbers = f"{Row.of(pairs).matches} | {scores[0]:.3f} | {scores[1]:.3f}"
    by = sharpness(pairs, place.players)
    print(f"| {place.title} | {chosen.level} | {numbers} | {by:.2f} | {rows} |")


if __name__ == "__main__":
    main()
