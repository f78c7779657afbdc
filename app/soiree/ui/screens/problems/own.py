"""The person's own problems: costly choices of reviewed matches, and their tasks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soiree.core.notes import without_notes
from soiree.core.records import Record, decode, encode
from soiree.games import GAMES
from soiree.storage import own_problems
from soiree.storage.daily_deals import today
from soiree.storage.own_problems import OwnProblem
from soiree.storage.paths import Paths
from soiree.ui.screens.review.lines import ReviewedMatch
from soiree.ui.shell.routes import OwnTask


def add_mistakes(record: Record, shown: ReviewedMatch, paths: Paths) -> None:
    """Add the costliest mistakes of a person's match to the person's problems.

    A later review of the same match adds nothing twice. Failures to save are ignored.
    """
    mistakes = [
        OwnProblem(
            game=record.game,
            record=encode(without_notes(record).up_to(line.choice.entry)).decode(),
            place=line.place,
            best=(line.choice.best,),
            cost=line.choice.cost.mean,
            due="",
        )
        for line in shown.mistakes()
    ]
    present = own_problems.load(paths)
    every = own_problems.joined(present, mistakes, today())
    if every != present:
        own_problems.save(paths, every)


def tasks_of(problems: Iterable[OwnProblem]) -> Sequence[OwnTask]:
    """Turn problems from the person's own matches into tasks to solve at a table.

    Problems with damaged records are left out.
    """
    tasks = []
    for each in problems:
        try:
            record = decode(each.record.encode(), GAMES)
        except ValueError:
            continue
        tasks.append(OwnTask(record, len(record.entries), each.best, each.place, each.id))
    return tasks


def note_attempt(paths: Paths, key: str, *, solved: bool) -> None:
    """Note an attempt at an own problem, which comes back unless it is solved."""
    day = today()
    own_problems.save(
        paths,
        [
            each.attempted(day, solved=solved) if each.id == key else each
            for each in own_problems.load(paths)
        ],
    )
