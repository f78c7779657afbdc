#!/usr/bin/env python3
"""Find the problems of a game in matches of the arena, and write them to `resources/problems`.

    PYTHONPATH=app python packaging/problems.py find GAME LOG --count 120
    PYTHONPATH=app python packaging/problems.py price GAME LOG
    PYTHONPATH=app python packaging/problems.py write GAME LOG

`find` plays matches between computers of all levels, seeded by `SEED` and a number, and examines
each choice. It appends a line to LOG for each position that fulfils the criteria, and for each
finished match, so the same command continues an interrupted run. `price` lets the pricer of reviews
judge the positions, and appends the prices. `write` selects problems, orders them by difficulty and
writes them. There is no other source of problems.

**Criteria.** The strongest level looks at the position `LOOKS` times with different random numbers,
which takes twenty times as long as a hint. Of these looks,

- at least `SOLVED` choose the same move (or an equal one, such as a card of the same rank), so the
  strongest level solves the problem and does not mix moves;
- on average, that move is ahead of every other one by at least `ERRORS` standard errors, and by at
  least `GAP` of a chance to win, so it is clearly best, and matters.

The pricer of reviews tries the two best moves in the same `SAMPLES` of the hidden cards. It has to
find the same move ahead by as many standard errors. It shares no random numbers with the looks.

The weakest level, asked `LOOKS` times, finds the move at most `MISSED` times. The number for the
middle level is stored, and determines the difficulty. The looks that select a problem are
independent of those that made the strongest level look closer, because the best of noisy estimates
is biased upwards.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from soiree.controller.arena.contest import Clock, Contest, deal_seed, generator
from soiree.controller.computers.close_look import LOOKS, CloseLook, looks
from soiree.controller.computers.hints import CLOSE
from soiree.controller.match.authority import Deal, Match
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import Evaluation, never
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.views import View
from soiree.games import GAMES
from soiree.resources import resource
from soiree.search.sampling import mean_and_error
from soiree.storage.problems import INDEX, Difficulty, KeptProblem
from soiree.ui.guests.people import guest

SEED = 18
"""The seed of the matches."""

SOLVED = 18
"""The smallest number of looks in which the strongest level finds the move."""

MISSED = 4
"""The largest number of looks in which the weakest level finds the move."""

ERRORS = 3.0
"""The smallest lead of the best move over the second, in standard errors."""

GAP = CLOSE
"""The smallest lead of the best move, as a chance to win; hints call smaller ones equal."""

DIFFICULTIES: dict[Difficulty, int] = {1: 10, 2: 3, 3: 0}
"""The smallest number of looks in which the middle level finds a problem, by difficulty."""

MOST = 45
"""The largest number of problems of a difficulty; those with the largest lead are kept."""

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The time in the archives, which is fixed so that the same problems give the same file."""

PROMISING = 0.01
"""The lead from which a position is examined more closely, and recorded."""

FEW = (2, 3, 4)
"""The numbers of players to choose from; larger tables are hard to take in at once."""

SAMPLES = 500
"""The number of samples of the hidden cards in which the two best moves are priced."""

FROM_A_MATCH = 4
"""The largest number of positions from one match."""

MOST_ENTRIES = 200
"""The largest number of entries before a position, as nobody can read up on a longer match."""

MOST_IN_RACES = 600
"""The largest number of entries in a match of races, each of which has its own deal."""


class Found(Struct, frozen=True):
    """A position that fulfils the criteria.

    Attributes:
        match: the number of the match.
        record: the record of the match up to the position.
        solution: the best move and its equals.
        rival: the best of the other moves.
        chance: the chance to win the match with the best move.
        gap: the lead of the best move over the rival.
        error: the standard error of the gap.
        solved: the number of looks in which the strongest level finds the solution.
        middle: the same for the middle level.
        missed: the same for the weakest level.
    """

    match: int
    record: str
    seat: int
    solution: Sequence[Move]
    rival: Move
    chance: float
    gap: float
    error: float
    solved: int
    middle: int
    missed: int

    @property
    def position(self) -> Record:
        return decode(self.record.encode(), GAMES)

    @property
    def id(self) -> str:
        """The number of the match, and the number of its entries."""
        return f"{self.match}-{len(self.position.entries)}"


def contest(game: Game, number: int) -> Contest:
    """Return the players and the options of the match with a number."""
    rng = random.Random(f"{SEED} {game.name} {number}")
    options = game.defaults()
    for option in game.options:
        if option.name == "players":
            options["players"] = rng.choice([n for n in FEW if n in option.values])
        elif option.name == game.target and rng.random() < 0.5:
            options[option.name] = int(option.default) // 2  # A shorter match has higher stakes.
    levels = game.level_names()
    players = [rng.choice(levels) for _ in range(game.players(options))]
    return Contest(game.name, options, tuple(players), rng.getrandbits(32))


def find(game: Game, number: int) -> Iterator[Found]:
    """Yield the positions of a match that fulfil the criteria."""
    found, most = 0, MOST_IN_RACES if game.timed else MOST_ENTRIES
    for match, view, move in decisions(contest(game, number)):
        if found == FROM_A_MATCH or match.position >= most:
            return
        if len(view.legal) > 1 and is_promising(game, view, move):
            passed = examine(game, match, view, number)
            if passed is not None:
                yield passed
                found += 1


def decisions(contest: Contest) -> Iterator[tuple[Match, View, Move]]:
    """Play the first match of a contest as `arena.play` does, move by move.

    Yields:
        The match before each move, the view of the seat that makes it, and the move.
    """
    game = GAMES[contest.game]
    seats = tuple(Participant(name, "computer", name) for name in contest.players)
    seed = deal_seed(contest.seed, 0)
    match = Match(Deal(game, dict(contest.options), seats, seed))
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
    """True if better players may see more in a position than the weakest: a quick estimate."""
    weakest, middle = game.player(game.levels[0].name), game.player(game.usual_level().name)
    guesses = [weakest(view, random.Random(f"guess {look}"), never) for look in range(6)]
    better = {middle(view, random.Random(f"guess {look}"), never) for look in range(3)} | {made}
    return any(guesses.count(move) < 2 for move in better)


def examine(game: Game, match: Match, view: View, number: int) -> Found | None:
    """Return a position if it fulfils the criteria; the cheapest one is checked first."""
    first = CloseLook(list(islice(looks(game, view, "first"), 1)))
    best, weakest = first.best, game.levels[0].name
    rival = first.rival(best)
    if rival is None or first.ahead(best[0], rival)[0] < PROMISING:
        return None
    if times(game, view, weakest, best, 6) > 1:
        return None
    second = CloseLook(list(islice(looks(game, view, "second"), 2)))
    if second.found(best) < 2 or second.ahead(best[0], rival)[0] < PROMISING:
        return None
    missed = times(game, view, weakest, best)
    if missed > MISSED:
        return None
    close = agreed(game, view, best)
    if close is None:
        return None
    rival = close.rival(best)
    assert rival is not None
    gap, error = close.ahead(best[0], rival)
    if gap < PROMISING or not is_clear(close, best):
        return None
    cut = Record(
        game=game.name,
        options=dict(match.deal.options),
        players=match.deal.players,
        entries=list(match.entries),
        seed=match.deal.seed,
    )
    return Found(
        match=number,
        record=encode(cut).decode(),
        seat=view.seat,
        solution=best,
        rival=rival,
        chance=close.chance(best[0]),
        gap=gap,
        error=error,
        solved=close.found(best),
        middle=times(game, view, game.usual_level().name, best),
        missed=missed,
    )


def agreed(game: Game, view: View, best: Sequence[Move]) -> CloseLook | None:
    """Return a close look if enough of its looks agree on the best move, or else None."""
    found: list[Evaluation] = []
    for each in islice(looks(game, view), LOOKS):
        found.append(each)
        if sum(look.chosen not in best for look in found) > LOOKS - SOLVED:
            return None
    return CloseLook(found)


def is_clear(close: CloseLook, best: Sequence[Move]) -> bool:
    """True if the best move is ahead of every other one by enough standard errors."""
    others = [each.move for each in close.looks[0].estimates if each.move not in best]
    leads = [close.ahead(best[0], move) for move in others]
    return all(gap > 0 and gap >= ERRORS * error for gap, error in leads)


def times(game: Game, view: View, level: str, best: Sequence[Move], of: int = LOOKS) -> int:
    """Return the number of tries in which a level finds one of the best moves."""
    player = game.player(level)
    return sum(player(view, random.Random(f"level {look}"), never) in best for look in range(of))


def find_all(game: Game, log: Path, count: int) -> None:
    """Search matches until the log has this many positions."""
    lines = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    done = [line["done"] for line in lines if "done" in line]
    number, total = max(done, default=-1) + 1, sum("record" in line for line in lines)
    while total < count:
        passed = list(find(game, number))
        total += len(passed)
        with log.open("a") as out:
            for each in passed:
                out.write(json.dumps(asdict(each)) + "\n")
            out.write(json.dumps({"done": number}) + "\n")
        print(f"{game.name}: match {number}, {total} of {count}", flush=True)
        number += 1


def price_all(game: Game, log: Path) -> None:
    """Price the positions in a log that have no price yet."""
    assert game.pricer is not None
    price, found, priced = game.pricer(), *read(log)
    for each in found:
        if each.id in priced:
            continue
        view = Match.from_record(each.position, game).view(each.seat)
        rng = random.Random(f"price {each.id}")
        first, second = price(view, [each.solution[0], each.rival], rng, SAMPLES)
        gap, error = mean_and_error(
            [one - other for one, other in zip(first.chances, second.chances, strict=True)]
        )
        if len(first.chances) == 1:
            error = 0.0  # Exact prices have no error.
        with log.open("a") as out:
            out.write(json.dumps({"priced": each.id, "gap": gap, "error": error}) + "\n")
        print(f"{game.name}: {each.id}, {gap:.3f} ± {error:.3f}", flush=True)


def read(log: Path) -> tuple[list[Found], dict[str, tuple[float, float]]]:
    """Return the positions in a log, and the priced gaps with their errors, by position id."""
    lines = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    found = [Found(**line) for line in lines if "record" in line]
    priced = {line["priced"]: (line["gap"], line["error"]) for line in lines if "priced" in line}
    return found, priced


# --- writing -------------------------------------------------------------------------------------


def chosen(game: Game, log: Path) -> list[tuple[KeptProblem, Record]]:
    """Return the problems to keep with their records, in the order of their difficulty."""
    found, priced = read(log)
    confirmed = {name for name, (gap, error) in priced.items() if is_confirmed(gap, error)}
    found = [each for each in found if each.gap >= GAP and each.id in confirmed]
    found = [each for each in map(partial(counted_again, game), found) if each.missed <= MISSED]
    found.sort(key=lambda each: (-each.middle, -each.gap))
    every = [kept(game, each) for each in found]
    by_gap = sorted(every, key=lambda each: -each[0].gap)
    clearest = {
        problem.id
        for difficulty in DIFFICULTIES
        for problem in [each for each, _ in by_gap if each.difficulty == difficulty][:MOST]
    }
    return [each for each in every if each[0].id in clearest]


def counted_again(game: Game, found: Found) -> Found:
    """Return the position with new counts for the weaker levels as they play today."""
    view = Match.from_record(found.position, game).view(found.seat)
    weakest, middle = game.levels[0].name, game.usual_level().name
    return replace(
        found,
        missed=times(game, view, weakest, found.solution),
        middle=times(game, view, middle, found.solution),
    )


def is_confirmed(gap: float, error: float) -> bool:
    """True if a priced gap is clear."""
    return gap > 0 and gap >= ERRORS * error


def kept(game: Game, found: Found) -> tuple[KeptProblem, Record]:
    """Return a position in the form of the file, with names for the players."""
    assert game.themes is not None
    record = found.position
    view = Match.from_record(record, game).view(found.seat)
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
        theme=game.themes().of(view, found.solution[0], found.rival),
        difficulty=next(each for each, least in DIFFICULTIES.items() if found.middle >= least),
        chance=round(found.chance, 4),
        gap=round(found.gap, 4),
        error=round(found.error, 4),
        strongest=found.solved,
        middle=found.middle,
        weakest=found.missed,
    )
    return problem, replace(record, players=players)


def write(game: Game, log: Path) -> None:
    """Write the problems of a game; the same log gives the same bytes."""
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
    parser.add_argument("what", choices=["find", "price", "write"])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("log", type=Path)
    parser.add_argument("--count", type=int, default=120)
    given = parser.parse_args()
    if given.what == "find":
        find_all(GAMES[given.game], given.log, given.count)
    elif given.what == "price":
        price_all(GAMES[given.game], given.log)
    else:
        write(GAMES[given.game], given.log)


if __name__ == "__main__":
    main()
