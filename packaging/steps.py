"""A step of the set-up: announced, run with its output in a log, and explained if it fails."""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

# The seconds between two checks of a running command.
OFTEN = 0.1


class CannotSetUp(Exception):
    """The set-up cannot go on; the message explains the reason to the person."""


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def say(step: str) -> None:
    print(f"Setting up Soirée: {step}.", flush=True)


def failure(reason: str, log: Path) -> str:
    return f"Setting up Soirée failed: {reason}. For details see {log}"


def logged(
    command: list[str],
    log: Path,
    watch: Callable[[], None] | None = None,
    environment: Mapping[str, str] | None = None,
) -> bool:
    """Run a command with its output in the log. Returns True if it succeeded.

    Args:
        watch: called repeatedly while the command runs.
        environment: additional variables of the environment.
    """
    around = {**os.environ, "PIP_USER": "0", "LC_ALL": "C.UTF-8", **(environment or {})}
    with log.open("a", encoding="utf-8") as output:
        print("$", *command, file=output, flush=True)
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=around,
        ) as running:
            try:
                while watch is not None and running.poll() is None:
                    watch()
                    wait_a_little(running)
                return running.wait() == 0
            except BaseException:
                running.kill()
                raise


def wait_a_little(running: subprocess.Popen[bytes]) -> None:
    with suppress(subprocess.TimeoutExpired):
        running.wait(OFTEN)
