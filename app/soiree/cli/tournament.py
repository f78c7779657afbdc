"""`soiree arena --tournament`: plays a tournament of computers."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict

from soiree.cli import STOPPED, UsageError
from soiree.cli.progress import show_progress
from soiree.controller.arena.processes import executor_of
from soiree.controller.arena.results import access_lines, access_of
from soiree.controller.arena.tables import play_tournament
from soiree.controller.players.custom_players import check_name, short_name
from soiree.controller.tournament.file import fields_of
from soiree.controller.tournament.rounds import matches_in_all
from soiree.controller.tournament.standings import as_csv, as_text, crosstable, standings
from soiree.controller.tournament.tournament import Entrant, Tournament, started
from soiree.core.games import Game
from soiree.core.names import distinct
from soiree.core.records import encode
from soiree.core.strict_json import Faulty
from soiree.core.texts import printable


def run_tournament(
    asked: argparse.Namespace, game: Game, options: dict[str, int | str], players: Sequence[str]
) -> int:
    """Play a tournament, and print its results.

    Raises:
        UsageError, PlayerFault, BrokenExecutor, OSError
    """
    for player in players:
        check_name(game.name, player)
    names = distinct([short_name(player) for player in players])
    entrants = list(map(Entrant, names, players))
    try:
        tournament = started(game, options, asked.tournament, entrants, asked.seed, asked.rounds)
    except Faulty as fault:
        raise UsageError(str(fault)) from fault
    if asked.csv:
        asked.csv.open("a").close()  # refused now, not after an hour
    tournament, not_enforced, is_whole = _play(tournament, asked)
    if asked.csv:
        asked.csv.write_text(as_csv(tournament), encoding="utf-8", newline="")
    access = access_of(players, not_enforced, trusted=asked.trusted)
    if asked.json:
        told = {
            **access,
            "standings": [asdict(row) for row in standings(tournament)],
            "crosstable": crosstable(tournament).points,
        }
        print(json.dumps({**fields_of(tournament), **told}))
    else:
        lines = [_head(tournament, game), *access_lines(access), "", as_text(tournament)]
        text = "\n".join(lines)
        print("\n".join(map(printable, text.split("\n"))))
    return 0 if is_whole else STOPPED


def _head(tournament: Tournament, game: Game) -> str:
    options = "".join(f", {name} {value}" for name, value in tournament.options.items())
    count = len(tournament.played)
    return (
        f"{game.title}, {tournament.form}: {len(tournament.entrants)} entrants,"
        f" {count} {'match' if count == 1 else 'matches'},"
        f" seed {tournament.seed}{options}"
    )


def _play(tournament: Tournament, asked: argparse.Namespace) -> tuple[Tournament, set[str], bool]:
    folder: Path | None = asked.records
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    in_all, done, not_enforced = matches_in_all(tournament), 0, set[str]()
    is_whole = True
    try:
        with executor_of(asked.jobs, asked.dask) as executor:
            matches = play_tournament(
                tournament, asked.think, trusted=asked.trusted, executor=executor
            )
            for after, match, played in matches:
                tournament, done = after, done + 1
                not_enforced |= played.not_enforced
                if folder:
                    number = "-".join(f"{each + 1:02d}" for each in match.place)
                    file = folder / f"{tournament.game}-{number}.soiree"
                    file.write_bytes(encode(played.record))
                in_all += bool(match.replay)
                show_progress(done, in_all, sys.stderr)
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # leaves the line of the progress bar
        print(f"stopped after {done} of {in_all} matches", file=sys.stderr)
        is_whole = False
    return tournament, not_enforced, is_whole
