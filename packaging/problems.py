#!/usr/bin/env python3
"""Find the problems of a game in matches of the arena, and write them to `resources/problems`.

    PYTHONPATH=app python packaging/problems.py find GAME LOG --count 60 --minutes 30
    PYTHONPATH=app python packaging/problems.py write GAME LOG

`find` examines the present problems of the game, and then each choice in matches between computers
of all levels but the weakest, by `SEED` and the number of the match. It adds a line to LOG for each
position that passes, and for each match that is done, so that it continues where it stopped.
`write` chooses among the positions, orders them as a course and writes them.

**Criteria.**

- The best move is ahead of every other move by the smallest mark of the game and by `GAP`, in
  newly sampled worlds, and by at least `ERRORS` standard errors. A world is a sample of the hidden
  cards. The moves are priced as in a review (`controller/review/pricing.py`).
- The wrong move tempts: of `LOOKS` looks, the weakest level finds the best move at most `WEAKEST`
  times, the middle level at most `MIDDLE` times. A look is one decision of a level in the position,
  with random numbers of its own.
- The strongest level finds it at least `SOLVED` times, so that its reasons explain that move.
- The reason is a theme of the game, and no rule of thumb answers the theme: the commonest answer
  (`problem_kinds`) solves at most two thirds of its problems.

Moves that come to the same in every world, such as cards of the same rank, solve a problem alike.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from close_look import LOOKS, looks
from problem_kinds import kind_of
from soiree.controller.arena.contest import Clock, Contest, deal_seed, generator
from soiree.controller.match.authority import Match
from soiree.controller.review.pricing import DecisionPricing, Outcomes, most_of
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.views import View
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.problems import INDEX, Difficulty, KeptProblem, kept_problems, record_of
from soiree.ui.guests.people import guest

SEED = 19
"""The seed of the matches."""

GAP = 0.03
"""The least lead of the best move, in chance to win, where the smallest mark is lower."""

ERRORS = 5.0
"""The least lead of the best move, in standard errors."""

WEAKEST = 10
"""The most looks in which the weakest level finds the best move."""

MIDDLE = 15
"""The most looks in which the middle level finds it."""

SOLVED = 18
"""The least number of looks in which the strongest level finds it."""

DIFFICULTIES: dict[Difficulty, int] = {1: 10, 2: 3, 3: 0}
"""The least number of looks in which the middle level finds problems of each difficulty."""

MOST = 60
"""The most problems of a game: those in which the best move is furthest ahead."""

SURPLUS = 3
"""The number of problems with the commonest answer of a theme that wait for other answers."""

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The time in the archives, so that the same problems make the same file."""

FEW = (2, 3, 4)
"""The numbers of players, where there is a choice: a larger table is hard to take in at once."""

ROLLOUTS = 2000
"""The most rollouts that look for the best move of a position."""

RIVALS = 3
"""The number of other moves that are priced beside the best one."""

WORLDS = (400, 1600, 6400)
"""The numbers of worlds after which a lead may be confirmed."""

FROM_A_MATCH = 2
"""The most positions of one match."""

MOST_ENTRIES = 200
"""The longest match before a problem: nobody reads up on a longer one."""

MOST_IN_RACES = 600
"""The longest match before a problem in a game of races, each of which is dealt anew."""


class Found(Struct, frozen=True):
    """A position that passed.

    Attributes:
        id: the identifier of the problem.
        record: the match, cut at the position.
        solution: the best move and those that come to the same.
        rival: the best of the other moves.
        chance: the chance to win the match with the best move.
        gap: the lead over the rival.
        error: the standard error of the gap.
        solved, middle, weakest: the number of looks in which a level finds it.
    """

    id: str
    record: str
    seat: int
    solution: Sequence[Move]
    rival: Move
    chance: float
    gap: float
    error: float
    solved: int
    middle: int
    weakest: int

    @property
    def position(self) -> Record:
        return decode(self.record.encode(), GAMES)


def contest(game: Game, number: int) -> Contest:
    """The players and options of the match with a number."""
    rng = random.Random(f"{SEED} {game.name} {number}")
    options = game.defaults()
    for option in game.options:
        if option.name == "players":
            options["players"] = rng.choice([n for n in FEW if n in option.values])
        elif option.name == game.target and rng.random() < 0.5:
            options[option.name] = int(option.default) // 2  # a shorter match, with more at stake
    levels = game.level_names()[1:]
    players = [
        levels[-1] if rng.random() < 0.25 else levels[0] for _ in range(game.players(options))
    ]
    return Contest(game.name, options, tuple(players), rng.getrandbits(32))


Answers = Counter[tuple[str, str]]
"""The number of positions by theme and answer."""


def find(game: Game, number: int, answers: Answers) -> Iterator[Found]:
    """The positions of a match that pass, without answers that are too common already."""
    found, most = 0, MOST_IN_RACES if game.timed else MOST_ENTRIES
    for match, view, move in decisions(contest(game, number)):
        if found == FROM_A_MATCH or match.position >= most:
            return
        if len(view.legal) > 1 and is_promising(game, view, move):
            name = f"{SEED}-{number}-{match.position}"
            passed = examine(game, match.record(), view, name, answers)
            if passed is not None:
                yield passed
                found += 1


def present(game: Game) -> Iterator[Found]:
    """The present problems of a game that pass."""
    for problem in kept_problems(game.name):
        record = record_of(game, problem)
        view = Match(record, game).view(problem.seat)
        passed = examine(game, record, view, problem.id)
        if passed is not None:
            yield passed


def decisions(contest: Contest) -> Iterator[tuple[Match, View, Move]]:
    """Play the first match of a contest as `arena.play` does, as far as the caller iterates.

    Yields:
        The match before each move, the view of the seat that makes it, and the move.
    """
    game = GAMES[contest.game]
    seats = tuple(Participant(name, "computer", name) for name in contest.players)
    seed = deal_seed(contest.seed, 0)
    match = Match(Record(game.name, dict(contest.options), seats, seed=seed), game)
    clock = Clock(contest.players, random.Random(f"{contest.seed} 0 clock"))
    players = [game.player(name) for name in contest.players]
    while True:
        match.draw_chance()
        if not match.deciders:
            return
        view = match.view(match.deciders[0])
        seat, at = clock.next_seat(view)
        if seat != view.seat:
            view = match.view(seat)
        rng = generator(contest.seed, f"0 {seat} {match.position}")
        move = players[seat](view, rng, never)
        yield match, view, move
        match.play(seat, move, match.position, at)


def is_promising(game: Game, view: View, made: Move) -> bool:
    """True if better players may see more in a position than the weakest: a cheap guess."""
    weakest, middle = game.player(game.levels[0].name), game.player(game.usual_level().name)
    guesses = [weakest(view, random.Random(f"guess {look}"), never) for look in range(6)]
    better = {middle(view, random.Random(f"guess {look}"), never) for look in range(2)} | {made}
    return any(guesses.count(move) < 4 for move in better)


def examine(
    game: Game, record: Record, view: View, name: str, answers: Answers | None = None
) -> Found | None:
    """A position, if it passes all criteria. The cheapest criteria are checked first.

    Args:
        answers: of the positions that passed; None to ignore them.
    """
    least = max(GAP, game.marks[0])
    pricing = DecisionPricing(game, view)
    tried = pricing.ranked(f"problem {name}", view.legal[0], ROLLOUTS)
    best, *others = tried
    same = [each for each in others if comes_to_the_same(best, each)]
    rivals = [each for each in others if each not in same][:RIVALS]
    if not rivals or any(most_of(best.ahead(each)) < least for each in rivals):
        return None
    if answers and is_too_common(view, (best.move, rivals[0].move), answers):
        return None
    solution = [best.move, *(each.move for each in same)]
    weakest = times(game, view, game.levels[0].name, solution, WEAKEST)
    if weakest > WEAKEST:
        return None
    middle = times(game, view, game.usual_level().name, solution, MIDDLE)
    if middle > MIDDLE:
        return None
    priced = confirmed_in_new_worlds(pricing, least, [best, *rivals], f"confirm {name}")
    if priced is None:
        return None
    close = agreed(game, view, solution)
    if close is None:
        return None
    first, *after = priced
    rival = max(after, key=lambda each: each.chance)
    gap, error = first.ahead(rival)
    return Found(
        id=name,
        record=encode(cut(record)).decode(),
        seat=view.seat,
        solution=solution,
        rival=rival.move,
        chance=first.chance,
        gap=gap,
        error=error,
        solved=close,
        middle=middle,
        weakest=weakest,
    )


def is_too_common(view: View, moves: tuple[Move, Move], answers: Answers) -> bool:
    """True if many more positions of the same theme have the same answer than another one."""
    theme, answer = kind_of(view, *moves)
    every = sum(count for (about, _), count in answers.items() if about == theme)
    mine = answers[theme, answer]
    return mine >= 2 * (every - mine) + SURPLUS


def cut(record: Record) -> Record:
    """The match up to its present position, without anything else."""
    return Record(
        game=record.game,
        options=dict(record.options),
        players=record.players,
        entries=list(record.entries),
        seed=record.seed,
    )


def comes_to_the_same(best: Outcomes, other: Outcomes) -> bool:
    """True if two moves have the same outcome in each common world."""
    return all(one == two for one, two in zip(best.chances, other.chances, strict=False))


def confirmed_in_new_worlds(
    pricing: DecisionPricing, least: float, moves: Sequence[Outcomes], seed: str
) -> list[Outcomes] | None:
    """Try moves in newly sampled worlds, until the first is clearly ahead or clearly not.

    Args:
        least: the least lead of the first move, in chance to win.
        moves: the best move so far, and then its rivals.

    Returns:
        The outcomes of these moves in the new worlds, in the same order; None unless the first move
        is ahead of each rival by the least lead and by `ERRORS` standard errors.
    """
    tried = pricing.in_fresh_worlds([each.move for each in moves], seed, WORLDS[0])
    for worlds in (*WORLDS[1:], 0):
        leads = [tried[0].ahead(each) for each in tried[1:]]
        if any(most_of(lead) < least for lead in leads):
            return None
        if all(lead.mean >= max(least, ERRORS * lead.error) for lead in leads):
            return tried
        if worlds:
            pricing.add_worlds(tried, f"{seed} {worlds}", worlds)
    return None


def agreed(game: Game, view: View, best: Sequence[Move]) -> int | None:
    """The number of looks of the strongest level that choose a best move; None below `SOLVED`."""
    missed = 0
    for move in islice(looks(game, view), LOOKS):
        missed += move not in best
        if missed > LOOKS - SOLVED:
            return None
    return LOOKS - missed


def times(game: Game, view: View, level: str, best: Sequence[Move], most: int = LOOKS) -> int:
    """The number of `LOOKS` looks in which a level finds one of the best moves.

    Args:
        most: the count ends above this number.
    """
    player, found = game.player(level), 0
    for look in range(LOOKS):
        found += player(view, random.Random(f"level {look}"), never) in best
        if found > most:
            break
    return found


def find_all(game: Game, log: Path, count: int, minutes: float) -> None:
    """Look through matches until so many positions are in the log, or the time is over."""
    lines = read_lines(log)
    done = [line["done"] for line in lines if "done" in line]
    found, until = read(log), time.monotonic() + 60 * minutes
    answers = Counter((each.theme, each.answer) for each, _ in map(partial(kept, game), found))
    number = max(done, default=-2) + 1
    while answers.total() < count and time.monotonic() < until:
        passed = present(game) if number < 0 else find(game, number, answers)
        for each in passed:
            problem, _ = kept(game, each)
            answers[problem.theme, problem.answer] += 1
            note(log, asdict(each))
        note(log, {"done": number})
        print(f"{game.name}: match {number}, {answers.total()} of {count}", flush=True)
        number += 1


def note(log: Path, line: object) -> None:
    with log.open("a") as out:
        out.write(json.dumps(line) + "\n")


def read_lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def read(log: Path) -> list[Found]:
    """The positions in a log, each once."""
    found = [msgspec.convert(line, Found) for line in read_lines(log) if "record" in line]
    return list({each.id: each for each in found}.values())


# --- writing -------------------------------------------------------------------------------------


def chosen(game: Game, log: Path) -> list[tuple[KeptProblem, Record]]:
    """The problems to keep as a course: by theme, the easiest of each first."""
    assert game.themes is not None
    every = [kept(game, each) for each in read(log)]
    course: list[tuple[KeptProblem, Record]] = []
    for theme in game.themes().titles:
        mine = [each for each in every if each[0].theme == theme]
        course += sorted(balanced(mine), key=lambda each: (-each[0].middle, -each[0].gap))
    furthest = sorted((each for each, _ in course), key=lambda each: -each.gap)[:MOST]
    return [each for each in course if each[0] in furthest]


def balanced(every: list[tuple[KeptProblem, Record]]) -> list[tuple[KeptProblem, Record]]:
    """The problems of a theme. At most two thirds of them have the same answer."""
    answers = Counter(each.answer for each, _ in every)
    others = sorted(answers.values())[:-1]
    most = 2 * sum(others)
    left: Counter[str] = Counter()
    found = []
    for each in sorted(every, key=lambda pair: -pair[0].gap):
        left[each[0].answer] += 1
        if left[each[0].answer] <= most:
            found.append(each)
    return found


def kept(game: Game, found: Found) -> tuple[KeptProblem, Record]:
    """A position as it is stored, with names for the players."""
    record = found.position
    view = Match(record, game).view(found.seat)
    theme, answer = kind_of(view, found.solution[0], found.rival)
    players = tuple(
        Participant("You", "human")
        if seat == found.seat
        else replace(who, name=guest((seat - found.seat) % len(record.players)))
        for seat, who in enumerate(record.players)
    )
    problem = KeptProblem(
        id=found.id,
        seat=found.seat,
        best=tuple(found.solution),
        rival=found.rival,
        theme=theme,
        answer=answer,
        difficulty=next(each for each, least in DIFFICULTIES.items() if found.middle >= least),
        chance=round(found.chance, 4),
        gap=round(found.gap, 4),
        error=round(found.error, 4),
        strongest=found.solved,
        middle=found.middle,
        weakest=found.weakest,
    )
    return problem, replace(record, players=players)


def write(game: Game, log: Path) -> None:
    """Write the problems of a game: the same log gives the same bytes."""
    every = chosen(game, log)
    target = resource() / "problems" / f"{game.name}.zip"
    target.parent.mkdir(exist_ok=True)
    index = msgspec.json.format(msgspec.json.encode([problem for problem, _ in every]), indent=1)
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr(ZipInfo(INDEX, FIRST_DAY), index, ZIP_DEFLATED)
        for problem, record in every:
            name = ZipInfo(f"{problem.id}.soiree", FIRST_DAY)
            archive.writestr(name, encode(record), ZIP_DEFLATED)
    print(f"{game.title}: {len(every)} problems, {target.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["find", "write"])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("log", type=Path)
    parser.add_argument("--count", type=int, default=MOST)
    parser.add_argument("--minutes", type=float, default=30.0)
    given = parser.parse_args()
    if given.what == "find":
        find_all(GAMES[given.game], given.log, given.count, given.minutes)
    else:
        write(GAMES[given.game], given.log)


if __name__ == "__main__":
    main()
