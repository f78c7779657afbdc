"""Custom players: their files, how they run, and the descriptions of their faults."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import cast

from soiree.core.players import Player
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop

NO_TEXT = Refusal(tr_noop("A move must be text."))

LONGEST_REASON = 400
"""The longest reason of a fault, in characters."""


def run(path: Path) -> ModuleType:
    """Run a player's file as a module. Raises any exception of the file."""
    spec = importlib.util.spec_from_file_location(f"soiree_player_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.append(str(path.parent))  # for modules beside the file
    spec.loader.exec_module(module)
    return module


def player_in(module: ModuleType, function: str) -> Player | None:
    """Return the function of this name in a player's file; None if there is none."""
    own = getattr(module, function, None)
    return cast(Player, own) if callable(own) else None


def first_line(chooses: Player | None) -> int:
    """The first line of a player's function; 1 if it is unknown."""
    line = getattr(getattr(chooses, "__code__", None), "co_firstlineno", 1)
    return line if isinstance(line, int) else 1


def lines_passed(error: BaseException) -> list[tuple[str, int]]:
    """The file and line of each call in an error's trace; the last entry raised the error."""
    passed = [(f.f_code.co_filename, line) for f, line in traceback.walk_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        passed.append((error.filename, error.lineno or 1))
    return passed


def line_in(path: Path, error: BaseException) -> int | None:
    """The line of a file at which an error's trace ends; None if the trace lacks the file."""
    inside = [line for source, line in lines_passed(error) if source == str(path)]
    return inside[-1] if inside else None


def reason(error: BaseException) -> str:
    """Describe an exception on one line: `ValueError: what now?`."""
    try:
        text = str(error)
    except Exception:
        text = ""  # the text of a player's own exception may raise, too
    told = " ".join(f"{type(error).__name__}: {text[: 4 * LONGEST_REASON]}".split())
    return told.rstrip(":")[:LONGEST_REASON]
