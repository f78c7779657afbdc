"""Do the marks of reviews find the mistakes? Compares costs with a reference in many fresh worlds.

    PYTHONPATH=app:. python tests/bench/measure_marks.py pariah --minutes 10

Plays matches between the two weaker levels of a game, and looks at choices whose cost is near or
above the smallest mark, by a price with other random numbers or by the review. The reference
prices the move made beside the best moves until the error of each difference is `ERROR`. The
program adds a line for each choice to a file, and prints a table of all choices in it.
`--minutes 0` prints only.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from soiree.controller.arena.contest import Contest, play
from soiree.controller.match.replay import Replay
from soiree.controller.review.pricing import DecisionPricing, most_of
from soiree.controller.review.review import NOT_PRICED, ReviewedChoice, Reviewer
from soiree.controller.review.verdicts import mark_of
from soiree.core.games import Game
from soiree.core.views import View
from soiree.games import GAMES

SEED = 3600
"""The seed of the matches, which no other measurement and no fit of a parameter uses."""

NEAR = 0.014
"""The distance from the smallest mark, in chance to win, within which either verdict is right."""

ERROR = 0.003
"""The largest standard error of a reference, in chance to win."""

STEP = 500
"""The number of worlds that are added at a time."""

MOST = 40_000
"""The largest number of worlds of a reference."""

ROLLOUTS = 40_000
"""The number of rollouts that find the moves of a reference."""

RIVALS = 3
"""The number of best moves that a reference compares with the move made."""


@dataclass(frozen=True)
class Compared:
    """A choice in a review, and its true cost.

    Attributes:
        cost, error: the cost by the review, and its standard error, in chance to win.
        true: the cost by the reference, in chance to win.
    """

    game: str
    match: int
    entry: int
    cost: float
    error: float
    is_known: bool
    is_marked: bool
    true: float
    true_error: float


@dataclass(frozen=True)
class Time:
    """The processor time of the review of one seat, in seconds."""

    game: str
    match: int
    seconds: float
    choices: int
    unknown: int


def compared(game: Game, number: int, players: int) -> Iterator[Compared | Time]:
    """Review seat 0 of the match with this number, and compare its choices near a mark."""
    options = game.defaults()
    if "players" in options:
        options["players"] = players
    levels = game.level_names()[:2]
    seated = tuple(levels[(seat + number) % 2] for seat in range(game.players(options)))
    record = play(Contest(game.name, options, seated, SEED + number), 0).record
    began = time.process_time()
    reviewer = Reviewer(game, record, [0])
    for _ in reviewer:
        pass
    choices = {each.entry: each for each in reviewer.review().choices}
    unknown = sum(not each.is_known for each in choices.values())
    seconds = time.process_time() - began
    yield Time(game.name, number, seconds, len(choices), unknown)
    for snapshot in Replay(record, game).walk():
        choice = choices.get(snapshot.position + 1)
        if choice is not None and choice.repeats is None and choice.cost != NOT_PRICED:
            view, seed = snapshot.view((choice.seat,)), f"reference {number} {choice.entry}"
            if is_near(game, view, choice, seed):
                yield Compared(
                    game.name,
                    number,
                    choice.entry,
                    choice.cost.mean,
                    choice.cost.error,
                    choice.is_known,
                    mark_of(choice, game) is not None,
                    *true_cost(game, view, choice.move, seed),
                )


def is_near(game: Game, view: View, choice: ReviewedChoice, seed: str) -> bool:
    """True if the cost may be near a mark or above, by the review or by new samples."""
    least = game.marks[0] - NEAR
    if most_of(choice.cost) >= least:
        return True
    every = DecisionPricing(game, view).ranked(f"{seed} near", choice.move, 3000)
    made = next(each for each in every if each.move == choice.move)
    return most_of(every[0].ahead(made)) >= least


def true_cost(game: Game, view: View, made: str, seed: str) -> tuple[float, float]:
    """The cost by the reference, and its standard error."""
    pricing = DecisionPricing(game, view)
    every = pricing.ranked(f"{seed} best", made, ROLLOUTS)
    moves = dict.fromkeys([*(each.move for each in every[:RIVALS]), made])
    tried, worlds = pricing.in_fresh_worlds([*moves], f"{seed} price", STEP), STEP
    own = next(each for each in tried if each.move == made)
    while (cost := max(each.ahead(own) for each in tried)).error > ERROR and worlds < MOST:
        more = min(MOST - worlds, max(STEP, int(worlds * ((cost.error / ERROR) ** 2 - 1))))
        pricing.add_worlds(tried, f"{seed} price {worlds}", more)
        worlds += more
    return cost.mean, cost.error


def table(game: Game, found: Sequence[Compared], times: Sequence[Time]) -> Iterator[str]:
    """Yield the share of true mistakes that are marked, the share of wrong marks, and the times."""
    least = game.marks[0]
    above = [each for each in found if each.true > least + NEAR]
    marked = [each for each in found if each.is_marked]
    hits = sum(each.is_marked for each in above)
    wrong = sum(each.true < least - NEAR for each in marked)
    yield f"{game.title}: {len(found)} choices, {sum(not each.is_known for each in found)} unknown"
    yield f"  above the mark by more than {NEAR}: {len(above)}, marked {_share(hits, len(above))}"
    yield f"  marks: {len(marked)}, below by more than {NEAR}: {_share(wrong, len(marked))}"
    if times:
        seconds = sorted(each.seconds for each in times)
        yield f"  seconds a match: median {median(seconds):.1f}, most {seconds[-1]:.1f}"
        every = sum(each.choices for each in times)
        yield f"  not known: {_share(sum(each.unknown for each in times), every)}"


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({100 * part / max(1, whole):.0f} %)"


def main() -> None:
    """Compare until the time is over, and print."""
    parser = argparse.ArgumentParser(prog="measure_marks")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--file", type=Path, default=Path("marks.jsonl"))
    chosen = parser.parse_args()
    game, until = GAMES[chosen.game], time.monotonic() + 60 * chosen.minutes
    every = chosen.file.read_text().splitlines() if chosen.file.exists() else []
    lines = [json.loads(line) for line in every]
    lines = [each for each in lines if each["game"] == game.name]
    number = 1 + max((each["match"] for each in lines), default=-1)
    while time.monotonic() < until:
        for each in compared(game, number, chosen.players):
            lines.append(asdict(each))
            with chosen.file.open("a") as out:
                out.write(json.dumps(asdict(each)) + "\n")
        number += 1
    found = [Compared(**each) for each in lines if "true" in each]
    times = [Time(**each) for each in lines if "seconds" in each]
    print("\n".join(table(game, found, times)))


if __name__ == "__main__":
    main()
