"""Folders, pipes, devices, sockets and links in place of files."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def unix_socket(path: Path) -> None:
    """Bind a socket from its folder, since its name is limited to a hundred letters."""
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(path.name)
    finally:
        os.chdir(before)


Put = Callable[[Path], None]

NOT_FILES: tuple[Put, ...] = (folder, pipe, device, unix_socket)

REASONS: dict[Put, str] = {folder: "Is a directory"}


def reason(put: Put) -> str:
    """The reason in the notice about an unusable path."""
    return REASONS.get(put, "it is not a file")


every_kind = pytest.mark.parametrize("put", NOT_FILES, ids=lambda put: put.__name__)

a_folder_or_a_pipe = pytest.mark.parametrize(
    "put",
    [
        pytest.param(put, marks=() if put in (folder, pipe) else pytest.mark.thorough)
        for put in NOT_FILES
    ],
    ids=lambda put: put.__name__,
)
"""For tests that take long; with `--all`, every kind."""
