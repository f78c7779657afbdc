"""The progress of the set-up's downloads, from an index of packages that fails half-way."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.index import Index, serving
from tests.packaging.test_dev import Checkout

MEGABYTE = 1_000_000

SMALL, BIG = 10, 24
"""Sizes in MB. Half of `BIG` is more than is downloaded between two lines of progress."""

FAILED = (
    r"Setting up Soirée failed: the network failed after (\d+) of about 90 MB; when it is back,"
    r" type the same command again, which goes on with what is still missing\."
    r" For details see .+setup\.log\n"
)


@pytest.fixture
def index() -> Iterator[Index]:
    with serving() as index:
        index.add("small", SMALL * MEGABYTE, requires="big")
        index.add("big", BIG * MEGABYTE)
        yield index


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    checkout = Checkout(tmp_path / "a checkout")
    checkout.require("small")
    checkout.have_venv()
    return checkout


def online(index: Index) -> dict[str, str]:
    """Environment variables with which pip uses this index only, and trusts it without TLS."""
    trusted = {"PIP_TRUSTED_HOST": "127.0.0.1", "PIP_CONFIG_FILE": os.devnull}
    return {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": index.url, **trusted}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals of this kind")
def test_it_tells_how_far_it_is_and_a_second_call_goes_on(index: Index, checkout: Checkout) -> None:
    """The set-up was once silent during 90 MB, and a failure did not suggest a second call."""
    # Complete downloads are cached even if pip is told to cache nothing.
    environment = online(index) | {"PIP_NO_CACHE_DIR": "1"}
    index.breaks = "big"
    lines, complained, code = in_a_pipe(checkout, environment, index)
    assert code == 2
    match = re.fullmatch(FAILED, complained)
    assert match is not None, complained
    assert SMALL < int(match[1]) < SMALL + BIG
    numbers = [megabytes_in(line) for line in lines[1:]]
    assert numbers == sorted(set(numbers))
    assert "\r" not in "".join(lines)

    index.breaks = None
    screen, complained, code = on_a_terminal(checkout, environment)
    assert (code, complained) == (0, "")
    drawn = re.findall(r"\rSetting up Soirée: \[(#*) *\] (\d+) of about 90 MB", screen)
    assert [len(bar) for bar, _ in drawn] == [int(number) * 30 // 90 for _, number in drawn]
    assert screen.endswith(
        " MB\r\nSetting up Soirée: unpacking the packages.\r\nsoiree ['x'] None\r\n"
    )
    # Some versions of pip resume a broken download themselves.
    assert index.fetched.count("small") == 1
    assert index.fetched.count("big") >= 2
    assert not (checkout.root / "build" / "pip-cache").exists()


def in_a_pipe(
    checkout: Checkout, environment: dict[str, str], index: Index
) -> tuple[list[str], str, int]:
    """Run dev.py with its output in a pipe; let the index break off once half has come.

    Returns:
        The lines of standard output, the standard error, and the exit code.
    """
    lines = []
    with checkout.start("play", "x", **environment) as called:
        assert called.stdout is not None
        assert called.stderr is not None
        for line in called.stdout:
            lines.append(line)
            if megabytes_in(line) > SMALL:
                index.half_came.set()
        complained = called.stderr.read()
    return lines, complained, called.returncode


def on_a_terminal(checkout: Checkout, environment: dict[str, str]) -> tuple[str, str, int]:
    """Run dev.py with its standard output, but not its standard error, on a terminal.

    Args:
        environment: environment variables for dev.py.

    Returns:
        The standard output, the standard error, and the exit code.
    """
    import pty

    reading, terminal = pty.openpty()
    screen = b""
    with (
        checkout.start_on(terminal, "play", "x", **environment) as called,
        os.fdopen(reading, "rb", buffering=0),
    ):
        os.close(terminal)
        while some := read_some(reading):
            screen += some
        assert called.stderr is not None
        complained = called.stderr.read()
    return screen.decode(), complained, called.returncode


def read_some(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # on Linux, after the last writer has closed the terminal
        return b""


def megabytes_in(text: str) -> int:
    """The number of downloaded megabytes in a line of progress; 0 in any other line."""
    match = re.search(r"(\d+) of about 90 MB", text)
    return int(match[1]) if match else 0
