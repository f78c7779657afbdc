"""Check reviews of matches between levels: is luck fair, and do the costs reveal the level?

    PYTHONPATH=app:. python tests/bench/measure_review.py soda --matches 200 --jobs 2
    PYTHONPATH=app:. python tests/bench/measure_review.py soda --matches 200 --luck

The program plays matches between each pair of levels, and of each level with itself. The levels
take the seats in turn, and each match has its own deal. The program reviews the matches, appends a
line for each to a file, and prints tables of the whole file. The same command continues an
interrupted run. `--luck` leaves out the prices of choices, which take most of the time; `--matches
0` only prints. Errors are standard errors.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev, variance

from soiree.controller.arena.contest import Contest, play
from soiree.controller.arena.processes import executor_of, in_order
from soiree.controller.review.pricing import CERTAIN
from soiree.controller.review.review import Review, Reviewer
from soiree.games import GAMES

SEED = 18
"""The seed of the matches; all parameters but `Game.luck_weight` were chosen with others."""

RARE = 0.01
"""The largest share of the strongest level's choices with a mark."""

MARKED = 0.1
"""The largest share of the easiest level's choices with a mark."""

LEAST = 0.02
"""The smallest cost with a mark: at least twice the usual error of a cost."""

GRAVER = (0.4, 0.1)
"""The share of the marks that are ? or ??, and the share that are ??."""


@dataclass(frozen=True)
class Choice:
    """A reviewed choice.

    Attributes:
        won: the share of the win that its seat had in the end.
    """

    level: str
    chance: float
    cost: float
    error: float
    points: float | None
    won: float


@dataclass(frozen=True)
class Reviewed:
    """The review of a match between two levels, for the better level or the one that began.

    Attributes:
        pair: the levels, the better one first; equal if a level played itself.
        result: the share of the win beyond that of the other level, halved for two players, so that
            an even match is 0.
        cost: the mean cost of the choices of a seat, less that of the other level; None without
            prices.
        seconds: the processor time of the review.
    """

    game: str
    players: int
    pair: tuple[str, str]
    number: int
    result: float
    luck: float
    cost: float | None
    choices: Sequence[Choice]
    seconds: float

    @property
    def equal(self) -> bool:
        """True if a level played itself, as the computed chances assume."""
        return self.pair[0] == self.pair[1]

    @classmethod
    def read(cls, line: str) -> Reviewed:
        """Return the review in a line of the file."""
        found = json.loads(line)
        choices = [Choice(**each) for each in found["choices"]]
        return cls(**found | {"choices": choices, "pair": tuple(found["pair"])})


def pairs_of_levels(game: str) -> list[tuple[str, str]]:
    """Return each pair of levels, the better one first; then each level with itself."""
    levels = GAMES[game].level_names()
    different = [(one, other) for other, one in itertools.combinations(levels, 2)]
    return [*different, *((level, level) for level in levels)]


def reviewed(game: str, players: int, number: int, *, prices: bool) -> Reviewed:
    """Play the match with this number, and review it."""
    pairs = pairs_of_levels(game)
    turn, place = divmod(number, len(pairs))
    pair = pairs[place]
    options = GAMES[game].defaults()
    if "players" in options:
        options["players"] = players
    sides = [(seat + turn) % 2 for seat in range(players)]
    levels = tuple(pair[side] for side in sides)
    contest = Contest(game, options, levels, SEED + place)
    record = play(contest, turn * players).record
    began = time.process_time()
    reviewer = Reviewer(GAMES[game], record, range(players) if prices else [])
    for _ in reviewer:
        pass
    review = reviewer.review()
    seconds = time.process_time() - began
    assert record.result is not None
    shares = [record.result.share(seat) for seat in range(players)]
    lucks = [sum(each.luck[seat] for each in review.chances) for seat in range(players)]
    costs = [sum(c.cost.mean for c in review.choices if c.seat == s) for s in range(players)]

    def ahead(values: Sequence[float]) -> float:
        mine, others = (
            fmean(value for value, each in zip(values, sides, strict=True) if each == side)
            for side in (0, 1)
        )
        return (mine - others) / 2

    return Reviewed(
        game=game,
        players=players,
        pair=pair,
        number=number,
        result=ahead(shares),
        luck=ahead(lucks),
        cost=-ahead(costs) if prices else None,
        choices=list(_choices(review, levels, shares)),
        seconds=seconds,
    )


def _choices(review: Review, levels: Sequence[str], shares: Sequence[float]) -> Iterator[Choice]:
    for each in review.choices:
        yield Choice(
            level=levels[each.seat],
            chance=round(each.chance - each.cost.mean, 5),
            cost=round(each.cost.mean, 5),
            error=round(each.cost.error, 5),
            points=None if each.points is None else round(each.points.mean, 3),
            won=shares[each.seat],
        )


# --- tables --------------------------------------------------------------------------------------


def _mean(values: Sequence[float]) -> str:
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return f"{fmean(values):+.3f} ± {error:.3f}"


def _ordered(values: Sequence[float]) -> str:
    """Return the share of matches in which the better level is ahead; even ones count half."""
    return f"{sum((value > 0) + (value == 0) / 2 for value in values):g}"


def luck_table(every: Sequence[Reviewed]) -> Iterator[str]:
    """Yield a table of luck, and of the results without it."""
    yield "| pair | matches | result | luck | result − luck | variance falls by | in order | then |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for name, matches in _by_pair(every):
        results = [each.result for each in matches]
        left = [each.result - each.luck for each in matches]
        luck = _mean([each.luck for each in matches])
        factor = f"{variance(results) / variance(left):.2f}"
        cells = f"{_mean(results)} | {luck} | {_mean(left)} | {factor}"
        yield f"| {name} | {len(matches)} | {cells} | {_ordered(results)} | {_ordered(left)} |"


def cost_table(every: Sequence[Reviewed]) -> Iterator[str]:
    """Yield a table of the costs by level."""
    yield "| pair | matches | result | cost less | variance falls by | in order | then | s |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for name, matches in _by_pair([each for each in every if each.cost is not None]):
        results = [each.result for each in matches]
        costs = [each.cost for each in matches if each.cost is not None]
        factor = f"{variance(results) / variance(costs):.1f}"
        seconds = f"{fmean(each.seconds for each in matches):.1f}"
        cells = f"{_mean(results)} | {_mean(costs)} | {factor} | {_ordered(results)}"
        yield f"| {name} | {len(matches)} | {cells} | {_ordered(costs)} | {seconds} |"


def _by_pair(every: Sequence[Reviewed]) -> Iterator[tuple[str, list[Reviewed]]]:
    groups = {
        f"{pair[0]}, {pair[1]}": [each for each in every if each.pair == pair]
        for pair in dict.fromkeys(each.pair for each in every)
    }
    groups["different levels"] = [each for each in every if not each.equal]
    groups["equals"] = [each for each in every if each.equal]
    groups["all"] = list(every)
    yield from ((name, matches) for name, matches in groups.items() if len(matches) > 1)


def marks_table(every: Sequence[Reviewed]) -> Iterator[str]:
    """Yield a table of the costs from which choices have marks (`Game.marks`), and their shares."""
    game = GAMES[every[0].game]
    choices = [choice for match in every for choice in match.choices]
    noise = sorted(_felt(each) for each in choices if each.level == game.level_names()[-1])
    costs = sorted(_felt(each) for each in choices if each.level == game.level_names()[0])
    if not noise or not costs:
        return
    rare, tenth = noise[int((1 - RARE) * len(noise))], costs[int((1 - MARKED) * len(costs))]
    least = max(LEAST, rare, tenth)
    marked = [cost for cost in costs if cost and cost >= least]
    found = [marked[int((1 - share) * len(marked))] for share in (1.0, *GRAVER)] if marked else []
    yield f"marks from {', '.join(f'{cost:.3f}' for cost in found)} on; they are {game.marks}"
    yield ""
    yield "| level | choices | cost a choice | error of a cost | points | ?! | ? | ?? |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for level in game.level_names():
        mine = [each for each in choices if each.level == level]
        if len(mine) > 1:
            errors = [each.error for each in mine if each.error]
            error = f"{fmean(errors):.4f}" if errors else "–"
            points = [each.points for each in mine if each.points is not None]
            told = f"{fmean(points):.3f}" if points else "–"
            reached = [
                sum(_felt(each) >= least for each in mine) / len(mine) for least in game.marks
            ]
            shares = [one - other for one, other in zip(reached, (*reached[1:], 0.0), strict=True)]
            cells = f"{_mean([each.cost for each in mine])} | {error} | {told}"
            marks = " | ".join(f"{100 * share:.1f} %" for share in shares)
            yield f"| {level} | {len(mine)} | {cells} | {marks} |"


def _felt(choice: Choice) -> float:
    return choice.cost if choice.cost > CERTAIN * choice.error else 0.0


def calibration_table(every: Sequence[Reviewed]) -> Iterator[str]:
    """Yield a table of the win shares after choices of similar prices, between equal levels."""
    choices = [choice for match in every if match.equal for choice in match.choices]
    if not choices:
        return
    even = 1 / every[0].players
    brier = fmean((each.chance - each.won) ** 2 for each in choices)
    constant = fmean((even - each.won) ** 2 for each in choices)
    yield f"Brier score {brier:.3f}, of a constant {constant:.3f}"
    yield ""
    yield "| stated | choices | on average | won |"
    yield "| --- | --- | --- | --- |"
    for tenth in range(10):
        mine = [each for each in choices if min(9, int(10 * each.chance)) == tenth]
        if mine:
            stated, won = fmean(each.chance for each in mine), fmean(each.won for each in mine)
            range_ = f"{10 * tenth} to {10 * tenth + 10} %"
            yield f"| {range_} | {len(mine)} | {stated:.2f} | {won:.2f} |"


def read(file: Path, game: str, players: int) -> list[Reviewed]:
    """Return the matches of a game in a file."""
    lines = file.read_text().splitlines() if file.exists() else []
    every = map(Reviewed.read, lines)
    return [each for each in every if (each.game, each.players) == (game, players)]


def main() -> None:
    """Play the missing matches, and print the tables."""
    parser = argparse.ArgumentParser(prog="measure_review")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--luck", action="store_true", help="price no choices")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--file", type=Path, default=Path("reviews.jsonl"))
    chosen = parser.parse_args()
    every = read(chosen.file, chosen.game, chosen.players)
    done = {each.number for each in every}
    missing = [number for number in range(chosen.matches) if number not in done]
    review = partial(reviewed, chosen.game, chosen.players, prices=not chosen.luck)
    with executor_of(chosen.jobs) as executor:
        for found in in_order(review, missing, executor):
            every.append(found)
            with chosen.file.open("a") as lines:
                lines.write(json.dumps(asdict(found)) + "\n")
    tables = [luck_table]
    if any(each.choices for each in every):
        tables += [cost_table, marks_table, calibration_table]
    for table in tables:
        print("\n".join(table(every)), end="\n\n")


if __name__ == "__main__":
    main()
