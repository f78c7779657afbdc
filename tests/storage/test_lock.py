from __future__ import annotations

import errno
import os
import sys

import pytest

from soiree.storage.files import write_safely
from soiree.storage.lock import Holder, acquire, holder_of, without_keeping
from soiree.storage.paths import Paths
from tests.storage.processes import python

HOLDER = """
from soiree.storage.lock import acquire
from soiree.storage.paths import Paths
held = acquire(Paths.find())
print("held" if held else "refused", flush=True)
input()
"""


def test_only_one_process_gets_the_lock(paths: Paths) -> None:
    first = acquire(paths)
    assert first is not None
    assert first.notice is None
    assert acquire(paths) is None
    first.release()
    second = acquire(paths)
    assert second is not None
    second.release()


def test_a_killed_process_releases_the_lock(paths: Paths) -> None:
    with python(HOLDER) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert acquire(paths) is None
        other.kill()
    mine = acquire(paths)
    assert mine is not None
    mine.release()


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")
def test_no_other_user_may_open_the_lock(paths: Paths) -> None:
    """A user who may open a file may lock it. Earlier versions allowed everybody."""
    for before in (None, 0o644):
        if before is not None:
            paths.lock.chmod(before)
        mine = acquire(paths)
        assert mine is not None
        assert paths.lock.stat().st_mode & 0o777 == 0o600
        mine.release()


@pytest.mark.skipif(sys.platform != "linux", reason="Linux lists locks")
def test_the_holder_of_the_lock_is_named(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    assert holder_of(paths) is None
    with python(HOLDER) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        holder = holder_of(paths)
        assert holder == Holder(other.pid, os.getuid())
        assert [holder.is_somebody_elses] == [False]
        lock = without_keeping(paths, holder)
        assert not lock.keeps
        assert f"Process {other.pid} of the user " in str(lock.notice)
        monkeypatch.setattr(os, "getuid", lambda: 4242)
        assert holder.is_somebody_elses
        other.kill()
    assert holder_of(paths) is None


def test_acquiring_the_lock_removes_temporary_files_of_a_killed_process(paths: Paths) -> None:
    pictures = paths.pictures / "classic-40x56.cards"
    for path in (
        paths.settings,
        paths.window,
        paths.waiting / "soi.soiree",
        paths.played / "soi-1.soiree",
        paths.decks / "mine.svg",
        paths.reviews / "review.json",
        paths.table_pictures / "table.png",
        pictures,
    ):
        write_safely(path, b"kept")
        path.with_name(f".{path.name}.12345678.soiree-tmp").write_bytes(b"half")
    mine = acquire(paths)
    assert mine is not None
    mine.release()
    left = [path.name for path in paths.config.parent.rglob("*") if path.is_file()]
    assert sorted(left) == [
        "claim.lock",
        "classic-40x56.cards",
        "mine.svg",
        "review.json",
        "settings.json",
        "soi-1.soiree",
        "soi.soiree",
        "table.png",
        "window.json",
    ]


def test_without_a_lock_file_the_window_opens_with_a_notice(blocked: Paths) -> None:
    mine = acquire(blocked)
    assert mine is not None
    assert str(mine.notice) == (
        f"Soirée cannot make sure that it runs only once because {blocked.lock} cannot be locked"
        " (Not a directory)."
    )
    mine.release()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_on_a_disk_without_locks_the_window_opens_with_a_notice(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network drives have no locks."""
    import fcntl

    def refuse(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    mine = acquire(paths)
    assert mine is not None
    assert str(mine.notice) == (
        f"Soirée cannot make sure that it runs only once because {paths.lock} cannot be locked"
        f" ({os.strerror(errno.ENOLCK)})."
    )
    mine.release()
