"""Measure what few samples and caution cost the top level of a game.

    PYTHONPATH=app:. python tests/bench/measure_caution.py soureh --players 4 --positions 200

The positions are from matches between equal players. Each move is tried in many samples. One half
of the samples determines the best move. The other half is cut into small sets; from each set a move
is chosen, with several numbers of samples and several degrees of caution. Caution is the number of
standard errors by which a move has to be better than the move of the quick policy (`surest`). The
first half then prices the chosen move, so that luck in the choice does not bias the price.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from statistics import mean
from typing import Any, NamedTuple

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.pariah import ai as pariah
from soiree.games.soda.ai import levels as soda
from soiree.games.soureh import ai as soureh
from soiree.search.sampling import Trials, mean_and_error, surest
from tests.games.honesty import seated

SIZES = (20, 80, 200, 400)
"""The numbers of samples."""

CAUTION = (0.0, 0.5, 1.0, 2.0)
"""The numbers of standard errors by which a move has to be better."""

HALF = 400
"""The number of samples in each half."""

ONE_IN = 8
"""One decision in this many is measured."""


class Problem(NamedTuple):
    """A decision: the compared moves, the quick policy's first, and a function that tries them.

    Attributes:
        kind: the kind of decision, as in the table.
    """

    kind: str
    moves: Sequence[Move]
    draw: Callable[[random.Random], Any]
    rollout: Callable[[Any, Move, int], float]


def of_coops(search_type: type[CoopSearch], level: LevelParameters, view: View) -> Problem:
    """Return a decision of Soureh or Pariah; without moves if it is solved rather than searched."""
    search = search_type(view, level)
    kind = "declaring" if search.drawn is None else "using a card"
    moves = [] if search.is_scoring or search.is_solvable else search.candidates()
    return Problem(kind, moves, search.sample, search.roll_out)


def of_soda(view: View) -> Problem:
    search = soda.HARD.search(view)
    moves = list(soda.heuristic_values(view))
    return Problem("playing a card", moves, search.sample, search.win_chance)


PROBLEMS: dict[str, Callable[[View], Problem]] = {
    "soureh": lambda view: of_coops(soureh.SourehSearch, soureh.HARD, view),
    "pariah": lambda view: of_coops(pariah.PariahSearch, pariah.HARD, view),
    "soda": of_soda,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Try moves in positions, and print the losses."""
    parser = argparse.ArgumentParser(prog="measure_caution")
    parser.add_argument("game", choices=PROBLEMS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rng = random.Random(chosen.seed)
    lost: dict[str, dict[tuple[int, float], list[float]]] = defaultdict(lambda: defaultdict(list))
    found = problems(chosen.game, chosen.players, rng)
    for _ in range(chosen.positions):
        problem = next(found)
        for setting, loss in losses(problem, rng).items():
            lost[problem.kind][setting].append(loss)
    sys.stdout.write("\n".join(table(lost)) + "\n")


def problems(game: str, players: int, rng: random.Random) -> Iterator[Problem]:
    """Yield decisions of matches between players of the middle level, without end."""
    player = GAMES[game].player("middle")
    options = {"players": players} if "players" in GAMES[game].defaults() else {}
    while True:
        match = seated(GAMES[game], options, rng.getrandbits(32))
        while match.result is None:
            match.draw_chance()
            for seat in match.deciders:
                view = match.view(seat)
                if not rng.randrange(ONE_IN):
                    problem = PROBLEMS[game](view)
                    if len(problem.moves) > 1:
                        yield problem
                match.play(seat, player(view, rng, never), match.position)


def losses(problem: Problem, rng: random.Random) -> dict[tuple[int, float], float]:
    """Return the loss of the choice against the best move, in chances, by size and caution."""
    tried = [Trials(move) for move in problem.moves]
    for _ in range(2 * HALF):
        sample, seed = problem.draw(rng), rng.getrandbits(64)
        for trials in tried:
            trials.outcomes.append(problem.rollout(sample, trials.move, seed))
    worth = {trials.move: mean(trials.outcomes[:HALF]) for trials in tried}
    settled = surest([Trials(each.move, each.outcomes[HALF:]) for each in tried], beyond=0.0)

    def loss(first: int, size: int, caution: float) -> float:
        part = [Trials(each.move, each.outcomes[first : first + size]) for each in tried]
        return worth[settled] - worth[surest(part, caution)]

    return {
        (size, caution): mean(
            loss(first, size, caution) for first in range(HALF, 2 * HALF - size + 1, size)
        )
        for size in SIZES
        for caution in CAUTION
    }


def table(lost: dict[str, dict[tuple[int, float], list[float]]]) -> Iterator[str]:
    """Yield the mean losses for each kind of decision, in percentage points, with their errors."""
    yield f"| decision | samples | {' | '.join(f'{each:g} errors' for each in CAUTION)} |"
    yield "|" + " --- |" * (2 + len(CAUTION))
    for kind, settings in lost.items():
        for size in SIZES:
            cells = [told(settings[size, caution]) for caution in CAUTION]
            yield f"| {kind} | {size} | {' | '.join(cells)} |"


def told(values: Sequence[float]) -> str:
    found, error = mean_and_error(values)
    return f"{100 * found:.2f} ± {196 * error:.2f}"


if __name__ == "__main__":
    main()
