"""`soiree history`: lists finished matches and their statistics."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable

from soiree.cli.parsers import Parser, game_named
from soiree.core.texts import in_columns, printable
from soiree.games import GAMES
from soiree.storage.history import index
from soiree.storage.history.export import as_csv, as_json
from soiree.storage.history.index_rows import Played
from soiree.storage.history.results import MatchCategory, result_of
from soiree.storage.history.statistics import Summary, by_kind, ratings, summary
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths


def add_arguments(parser: Parser) -> None:
    parser.description = (
        "List the finished matches: your wins against each kind of opponent, with the 95% interval,"
        " and your strength compared with the levels. Matches with hints, undos or a demonstration"
        " are counted separately; matches of several people at one screen are only in --csv and"
        " --json."
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="print a line per match, latest first")
    form.add_argument(
        "--json", action="store_true", help="print one object: matches and statistics"
    )
    parser.add_argument("--game", metavar="NAME", help="only matches of this game")


def run(asked: Namespace) -> int:
    """Print the history as a table, CSV or JSON."""
    games = [game_named(asked.game).name] if asked.game else list(GAMES)
    found = index.latest_first(Paths.find(), GAMES, _tell)
    matches = (match for match in found if match.game in games)
    if asked.csv:
        sys.stdout.writelines(as_csv(matches))
    elif asked.json:
        sys.stdout.writelines(as_json(matches, GAMES))
    else:
        _print_table(matches)
    return 0


def _tell(notice: Notice) -> None:
    print(f"soiree: {printable(str(notice))}", file=sys.stderr)


def _print_table(matches: Iterable[Played]) -> None:
    results = [each for match in matches if (each := result_of(match)) is not None]
    results.reverse()
    kinds = by_kind(results)
    if not kinds:
        print("No matches have been finished yet.")
        return
    lines: list[tuple[str, ...]] = [
        ("", "played", "won", "95% interval", "streak", "longest", "average", "best", "time")
    ]
    lines += [_line(kind, summary(those, GAMES)) for kind, those in kinds.items()]
    print(in_columns(lines, left=0))
    for name, rating in ratings(results, GAMES).items():
        game = GAMES[name]
        bracket, count = rating.bracket(game).in_words(), rating.matches
        print(f"{game.title}: {bracket}, {count} {'match' if count == 1 else 'matches'}")


def _line(kind: MatchCategory, came_to: Summary) -> tuple[str, ...]:
    game = GAMES[kind.game]
    usual = game.defaults()
    unusual = [f"{name}={value}" for name, value in kind.options if value != usual.get(name)]
    counts = Counter(kind.levels).items()
    named = [(printable(level), n) for level, n in counts]
    levels = ", ".join(f"{n} x {level}" if n > 1 else level for level, n in named) or "alone"
    what = f"{game.title}: {' '.join([levels, *unusual])}{' (with help)' if kind.assisted else ''}"
    return (
        what,
        str(came_to.played),
        f"{came_to.won / came_to.played:.0%}",
        f"{came_to.low:.0%} to {came_to.high:.0%}",
        str(came_to.streak),
        str(came_to.longest_streak),
        "" if came_to.average is None else f"{came_to.average:.1f}",
        "" if came_to.best is None else str(came_to.best),
        f"{came_to.seconds // 3600}:{came_to.seconds // 60 % 60:02d}",
    )
