"""Fixtures with writable and blocked paths."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from soiree.storage.paths import Paths


@pytest.fixture
def paths() -> Paths:
    return Paths.find()


@pytest.fixture
def blocked(tmp_path: Path) -> Paths:
    """Paths where no user, not even the administrator, can create a folder."""
    in_the_way = tmp_path / "file"
    in_the_way.write_bytes(b"no folder")
    return Paths(*(in_the_way / name for name in ("config", "data", "state", "cache")))


@pytest.fixture
def no_renaming(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system refuses to give any file another name."""

    def refuse(source: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(source))

    monkeypatch.setattr(Path, "rename", refuse)
