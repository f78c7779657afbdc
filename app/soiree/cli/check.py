"""`soiree check`: tests that each file is a complete match that keeps the rules of its game."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from soiree.cli.parsers import Parser
from soiree.controller.match.proof import check_proof
from soiree.core.entries import Decision
from soiree.core.records import Faulty, Record
from soiree.core.states import apply
from soiree.core.texts import printable
from soiree.games import GAMES
from soiree.storage.matches import read_record
from soiree.storage.notices import readable


def add_arguments(parser: Parser) -> None:
    parser.description = (
        "Check that records are sound. The command prints one line per file; the exit code is 1 if"
        " a record is not sound, and 2 if a file cannot be read."
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="the record of a match")
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--json",
        action="store_true",
        help="print a JSON object per file: file, ok, and for a fault where, found and expected",
    )
    form.add_argument(
        "--legal",
        action="store_true",
        help="print the legal moves before each move, as JSON lines",
    )


def run(asked: Namespace) -> int:
    """Read the matches of all files, and print a line for each file.

    Returns:
        0 if all are sound, 1 if one breaks a rule or the format, 2 if one cannot be read.
    """
    code = 0
    for file in asked.files:
        fault, gravity, is_proven = None, 0, False
        try:
            record = read_record(Path(file), GAMES)
            is_proven = check_proof(record, GAMES[record.game])
        except OSError as error:
            reason = error.strerror or str(error)
            fault, gravity = Faulty("file", reason, "a file that can be read"), 2
        except Faulty as error:
            fault, gravity = error, 1
        code = max(code, gravity)
        if asked.json:
            _print_json(file, fault, is_proven=is_proven)
        elif fault is None:
            proven = "; the deal is the one that was announced" if is_proven else ""
            print(f"{readable(file)}: ok{proven}")
        elif gravity == 1:
            print(f"{readable(file)}: {printable(str(fault))}")
        else:
            print(f"soiree: {readable(file)}: {fault.found}", file=sys.stderr)
        if fault is None and asked.legal:
            _print_legal(record)
    return code


def _print_json(file: str, fault: Faulty | None, *, is_proven: bool) -> None:
    result: dict[str, object] = {"file": file, "ok": fault is None}
    if is_proven:
        result["proof"] = True
    if fault is not None:
        result |= {"where": fault.place, "found": fault.found, "expected": fault.expected}
    print(json.dumps(result))


def _print_legal(record: Record) -> None:
    state = GAMES[record.game].start(record.options)
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry, Decision):
            line = {
                "entry": number,
                "seat": entry.seat,
                "move": entry.move,
                "legal": list(state.legal(entry.seat)),
            }
            print(json.dumps(line))
        apply(state, entry)
