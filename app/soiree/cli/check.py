"""`soiree check`: is each record sound?"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from soiree.cli.parsing import Parser
from soiree.core.entries import Decision
from soiree.core.records import Faulty, Record
from soiree.core.states import apply
from soiree.core.texts import printable
from soiree.games import GAMES
from soiree.storage.matches import read_record
from soiree.storage.notices import readable


def run(arguments: list[str]) -> int:
    """Read each record, and say what is wrong with it."""
    parser = Parser(
        prog="soiree check",
        allow_abbrev=False,
        description="Is each record sound? One line a file; the exit code is 1 if any is not.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument(
        "--legal", action="store_true", help="print what was legal at each move, a JSON line each"
    )
    asked = parser.parse_args(arguments)
    code = 0
    for file in asked.files:
        try:
            record = read_record(Path(file), GAMES)
        except OSError as error:
            print(f"soiree: {readable(file)}: {error.strerror}", file=sys.stderr)
            code = 2
        except Faulty as fault:
            print(f"{readable(file)}: {printable(str(fault))}")
            code = max(code, 1)
        else:
            print(f"{readable(file)}: ok")
            if asked.legal:
                _print_legal(record)
    return code


def _print_legal(record: Record) -> None:
    state = GAMES[record.game].start(record.options)
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Decision):
            told = {
                "entry": number,
                "seat": entry.seat,
                "move": entry.move,
                "legal": list(state.legal(entry.seat)),
            }
            print(json.dumps(told))
        apply(state, entry)
