"""A step of the set-up: announced, run with its output in a log, and explained where it fails."""

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

# Seconds between two looks at a command that runs.
OFTEN = 0.1


class CannotSetUp(Exception):
    """What is in the way, in words for the person who typed the command."""


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
    """Run a command with its output in the log; whether it went well.

    Args:
        watch: called again and again while it runs.
        environment: what the command finds there besides the usual.
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
