"""`soiree arena`: plays matches between computers."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

from soiree.cli import STOPPED, UsageError
from soiree.cli.parsers import Parser, add_jobs, game_named, positive
from soiree.cli.progress import show_progress
from soiree.controller.arena.contest import SECRET, Contest, play_all
from soiree.controller.arena.processes import executor_of
from soiree.controller.arena.results import ArenaResults
from soiree.controller.players.custom_players import PlayerFault, check_name, file_of, is_custom
from soiree.controller.players.process import LIMITS
from soiree.controller.tournament.tournament import FORMS
from soiree.core.games import Game
from soiree.core.records import Record, encode, values_of
from soiree.core.texts import printable
from soiree.games import GAMES

GAMES_PLAYED = 100
"""The number of games of a contest if nobody asks for another number."""


def add_arguments(parser: Parser) -> None:
    parser.description = (
        "Let computers play each other. Each deal is repeated with the seats rotated. In a"
        " tournament, each match has its own deal."
    )
    parser.epilog = (
        "In each match a custom player runs in its own process. The player has"
        f" {LIMITS.start:g} s to start, {LIMITS.move:g} s for a move, or the --think time plus"
        f" {LIMITS.grace:g} s, and {LIMITS.memory / 2**30:g} GB of memory (on Linux). The first"
        " lines of its output are printed on standard error. On Linux the player cannot read the"
        " arena's memory, or files outside its own folder. The result names the limits that the"
        " system does not enforce."
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--seats",
        metavar="PLAYER,…",
        help="one player for each seat: a level, `random`, or a custom player as"
        " path/to/file.py:function",
    )
    who.add_argument(
        "--players", metavar="PLAYER,…", help="the 4 to 16 entrants of a tournament, as for --seats"
    )
    parser.add_argument(
        "--tournament",
        choices=FORMS,
        help="play a tournament; in a race, all entrants play together",
    )
    parser.add_argument(
        "--rounds",
        type=positive(int),
        metavar="N",
        help="the number of rounds of a tournament (default: one meeting of all in a round robin,"
        " enough for one undefeated entrant in a Swiss tournament, one race)",
    )
    parser.add_argument(
        "--games",
        type=positive(int),
        metavar="N",
        help=f"the number of games, without a tournament (default: {GAMES_PLAYED})",
    )
    parser.add_argument(
        "--seed",
        type=_contest_seed,
        default=1,
        metavar="N",
        help="the seed of the deals (default: 1); `secret` picks an unguessable seed, printed at"
        " the end",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="set an option of the game; may be repeated",
    )
    add_jobs(parser)
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="let the Dask cluster with the scheduler at ADDRESS play, such as"
        " tcp://192.168.0.7:8786: levels and `random` only; needs the extra `cluster`",
    )
    parser.add_argument(
        "--think", type=positive(float), metavar="SECONDS", help="the longest time for a move"
    )
    parser.add_argument(
        "--trusted",
        action="store_true",
        help="run custom players in the arena's process: faster, but without limits, and they can"
        " see every card; the result says so",
    )
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="save the record of each match in DIR"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="OUT",
        help="save the standings and the crosstable of a tournament in OUT",
    )


def run(asked: argparse.Namespace) -> int:
    """Play the matches of a contest or a tournament, and print the results."""
    game = game_named(asked.game)
    _check_form(asked)
    try:
        return _run_tournament(asked, game) if asked.tournament else _run_contest(asked, game)
    except (BrokenExecutor, PlayerFault) as fault:
        raise UsageError(str(fault)) from fault
    except OSError as error:
        if error.filename is None:  # the output, not a file
            raise
        raise UsageError(f"{error.filename}: {error.strerror}") from error


def _check_form(asked: argparse.Namespace) -> None:
    others = ("seats", "games") if asked.tournament else ("players", "rounds", "csv")
    rule = "is not for a tournament" if asked.tournament else "needs --tournament"
    for name in others:
        if getattr(asked, name) is not None:
            raise UsageError(f"--{name} {rule} (see soiree arena --help)")
    if asked.dask is not None:
        _check_cluster(asked)


def _names_of(asked: argparse.Namespace) -> tuple[str, ...]:
    return tuple(name.strip() for name in (asked.seats or asked.players).split(","))


def _check_cluster(asked: argparse.Namespace) -> None:
    if asked.jobs > 1:
        raise UsageError("--jobs is not for a cluster: its workers have the processes")
    for name in _names_of(asked):
        if is_custom(name):
            raise UsageError(
                f"{file_of(name)}: a cluster plays levels only, as it has no such file"
            )


def _run_tournament(asked: argparse.Namespace, game: Game) -> int:
    from soiree.cli.tournament import run_tournament

    settings = asked.set
    if asked.tournament == "race" and game.is_race:
        settings = [f"players={len(_names_of(asked))}", *settings]
    return run_tournament(asked, game, _options(game, settings), _names_of(asked))


def _run_contest(asked: argparse.Namespace, game: Game) -> int:
    names = _names_of(asked)
    games = GAMES_PLAYED if asked.games is None else asked.games
    contest = Contest(
        game=game.name,
        options=_options_for(game, asked.set, len(names)),
        players=names,
        seed=asked.seed,
        think=asked.think,
        trusted=asked.trusted,
    )
    for name in names:
        check_name(game.name, name)
    results = _play(contest, games, asked)
    if asked.json:
        print(results.json())
    else:
        print("\n".join(map(printable, results.table().split("\n"))))
    return 0 if results.games == games else STOPPED


def _contest_seed(text: str) -> int:
    if text == "secret":
        return SECRET + secrets.randbelow(SECRET)
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is neither a whole number nor secret") from None


def _options_for(game: Game, settings: list[str], seats: int) -> dict[str, int | str]:
    if any(option.name == "players" for option in game.options):
        settings = [f"players={seats}", *settings]
    options = _options(game, settings)
    if seats != game.players(options):
        raise UsageError(
            f"{game.name} has {game.players(options)} seats, and --seats names {seats}"
        )
    return options


def _options(game: Game, settings: list[str]) -> dict[str, int | str]:
    known = {option.name: option for option in game.options}
    options = game.defaults()
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in known:
            raise UsageError(
                f"{game.name} has no option {name!r}; its options are {', '.join(known)}"
            )
        option = known[name]
        whole = isinstance(option.default, int) and re.fullmatch(r"\d{1,9}", text, re.ASCII)
        value = int(text) if whole else text
        if not option.admits(value):
            raise UsageError(f"{setting}: {name} must be {values_of(option)}")
        options[name] = value
    if allowed := game.forbids(options):
        raise UsageError(f"{game.name} cannot be played with these options: {allowed}")
    return options


def _play(contest: Contest, games: int, asked: argparse.Namespace) -> ArenaResults:
    results = ArenaResults(contest)
    folder: Path | None = asked.records
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    # The seats of a deal rotate, and a player may read the folder of its file: the records of a
    # deal are written after its last match.
    finished: dict[str, Record] = {}
    try:
        with executor_of(asked.jobs, asked.dask) as executor:
            for played in play_all(contest, games, executor):
                results.add(played)
                finished[f"{contest.game}-{results.games:04d}.soiree"] = played.record
                if results.games % len(contest.players) == 0:
                    _write(finished, folder)
                show_progress(results.games, games, sys.stderr)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # leaves the line of the progress bar
        print(f"stopped after {results.games} of {games} games", file=sys.stderr)
    finally:
        _write(finished, folder)
    return results


def _write(records: dict[str, Record], folder: Path | None) -> None:
    while records:
        name, record = records.popitem()
        if folder:
            (folder / name).write_bytes(encode(record))
