"""`soiree review`: prints the cost of each choice of a match, and the part of luck."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from soiree.cli import UsageError
from soiree.cli.parsers import Parser, add_jobs
from soiree.cli.progress import show_progress
from soiree.controller.arena.processes import executor_of, in_order
from soiree.controller.review.kept import seats_of
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import (
    Findings,
    Review,
    ReviewedChoice,
    Reviewer,
    Share,
    joined,
)
from soiree.controller.review.verdicts import Mark, mark_of
from soiree.core.games import Game
from soiree.core.names import shown_name
from soiree.core.records import Faulty, Record
from soiree.core.texts import printable
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage.matches import read_record
from soiree.storage.notices import readable

STEPS = 24
"""The least number of parts of the work, for visible progress."""


def add_arguments(parser: Parser) -> None:
    parser.description = (
        "Show the cost of each choice of the people in a match, in per cent of the chance to win,"
        " with its standard error, and the luck. The strongest level judges each choice by the"
        " knowledge of the person. A review takes some seconds, or a minute for a long match. The"
        " same match always has the same review."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="the record of a match")
    parser.add_argument(
        "--all",
        action="store_true",
        help="review computers too; the default if no person played",
    )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(asked: Namespace) -> int:
    """Review each record, and print the results."""
    try:
        return _review(asked)
    except BrokenExecutor as fault:
        raise UsageError(str(fault)) from fault


def _review(asked: Namespace) -> int:
    code, matches = _read(asked.files)
    parts = max(asked.jobs, -(-STEPS // max(1, len(matches))))
    tasks = [(record, Share(part, parts)) for _, record in matches for part in range(parts)]
    reviews = []
    with executor_of(asked.jobs) as executor:
        every = in_order(partial(_findings, everybody=asked.all), tasks, executor)
        found = _shown(every, len(tasks))
        for path, record in matches:
            seats = _seats(record, everybody=asked.all)
            review = joined(list(islice(found, parts)), seats, len(record.players))
            if asked.json:
                reviews.append(_fields(path, record, review))
            else:
                print("\n".join(_lines(path, record, review)), flush=True)
    if asked.json:
        print(json.dumps({"matches": reviews}))
    return code


def _read(files: Sequence[str]) -> tuple[int, list[tuple[str, Record]]]:
    code, matches = 0, []
    for file in files:
        try:
            record = read_record(Path(file), GAMES)
        except OSError as error:
            reason, gravity = error.strerror, 2
        except Faulty as fault:
            reason, gravity = printable(str(fault)), 1
        else:
            if GAMES[record.game].pricer:
                matches.append((file, record))
                continue
            reason, gravity = f"matches of {GAMES[record.game].title} cannot be reviewed", 2
        print(f"soiree: {readable(file)}: {reason}", file=sys.stderr)
        code = max(code, gravity)
    return code, matches


def _shown(every: Iterator[Findings], count: int) -> Iterator[Findings]:
    for number, findings in enumerate(every, 1):
        show_progress(number, count, sys.stderr)
        yield findings


def _findings(task: tuple[Record, Share], *, everybody: bool) -> Findings:
    record, share = task
    seats = _seats(record, everybody=everybody)
    reviewer = Reviewer(GAMES[record.game], record, seats, share)
    for _ in reviewer:
        pass
    return reviewer.findings()


def _seats(record: Record, *, everybody: bool) -> Collection[Seat]:
    return range(len(record.players)) if everybody else seats_of(record)


# --- as JSON -------------------------------------------------------------------------------------


def _fields(path: str, record: Record, review: Review) -> dict[str, Any]:
    return {
        "file": path,
        "game": record.game,
        "decisions": list(_decisions(review, GAMES[record.game])),
        "chances": [
            {"entry": each.entry, "luck": [_round(luck) for luck in each.luck]}
            for each in review.chances
        ],
        "seats": [
            {
                "seat": seat,
                "name": record.players[seat].name,
                "result": _round(account.result),
                "luck": _round(account.luck),
                "skill": _round(account.skill),
                "cost": _amount(account.cost),
                "points": _amount(account.points),
            }
            for seat, account in review.accounts.items()
        ],
    }


def _decisions(review: Review, game: Game) -> Iterator[dict[str, Any]]:
    before = dict.fromkeys(review.accounts, 0)
    for each in review.choices:
        since = [
            chance.luck[each.seat]
            for chance in review.chances
            if before[each.seat] <= chance.entry < each.entry
        ]
        before[each.seat] = each.entry
        yield {
            "entry": each.entry,
            "seat": each.seat,
            "move": each.move,
            "best": each.best,
            "chance": _round(each.chance),
            "cost": _amount(each.cost),
            "points": _amount(each.points),
            "known": each.is_known,
            "repeats": each.repeats,
            "mark": mark.value if (mark := mark_of(each, game)) else None,
            "luck": None if review.accounts[each.seat].luck is None else _round(sum(since)),
        }


def _amount(amount: Amount | None) -> dict[str, float | None] | None:
    return amount and {"mean": _round(amount.mean), "error": _round(amount.error)}


def _round(number: float | None) -> float | None:
    return None if number is None else round(number, 5)


# --- as people read it ---------------------------------------------------------------------------


def _lines(path: str, record: Record, review: Review) -> Iterator[str]:
    game = GAMES[record.game]
    yield f"{readable(path)}: {game.title}"
    for seat, account in review.accounts.items():
        mine = [each for each in review.choices if each.seat == seat]
        figures = [f"choices {len(mine)}, cost {_per_cent(account.cost)}"]
        if unknown := sum(not each.is_known for each in mine):
            figures.append(f"not known {unknown}")
        if account.points:
            figures.append(f"{account.points.mean:.1f} ± {account.points.error:.1f} points")
        if account.skill is not None:
            figures += [f"luck {account.luck:+.1%}", f"skill {account.skill:+.1%}"]
        if account.result is not None:
            figures.append(f"result {account.result:.0%}")
        name = printable(shown_name(record.players[seat].name)) or "nameless"
        yield f"  {name} (seat {seat}): {', '.join(figures)}"
        marked = [(each, mark) for each in mine if (mark := mark_of(each, game))]
        marked.sort(key=lambda pair: -pair[0].measured(in_points=game.points_first).mean)
        for each, mark in marked:
            yield f"    {_line(each, mark)}"


def _line(choice: ReviewedChoice, mark: Mark) -> str:
    points = f", {choice.points.mean:.1f} points" if choice.points else ""
    return (
        f"{mark.value} entry {choice.entry}: {choice.move} cost {_per_cent(choice.cost)}{points};"
        f" better: {choice.best}"
    )


def _per_cent(amount: Amount) -> str:
    return f"{100 * amount.mean:.1f} ± {100 * amount.error:.1f}%"
