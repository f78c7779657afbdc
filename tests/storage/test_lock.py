from __future__ import annotations

import errno
import os
import sys

import pytest

from soiree.storage.files import write_safely
from soiree.storage.lock import claim
from soiree.storage.paths import Places
from tests.storage.processes import python

CLAIMANT = """
from soiree.storage.lock import claim
from soiree.storage.paths import Places
held = claim(Places.find())
print("held" if held else "refused", flush=True)
input()
"""


def test_one_at_a_time(places: Places) -> None:
    first = claim(places)
    assert first is not None
    assert first.notice is None
    assert claim(places) is None
    first.release()
    second = claim(places)
    assert second is not None
    second.release()


def test_a_killed_process_holds_nothing(places: Places) -> None:
    with python(CLAIMANT) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert claim(places) is None
        other.kill()
    mine = claim(places)
    assert mine is not None
    mine.release()


def test_who_claims_clears_away_what_a_kill_left(places: Places) -> None:
    for path in (places.settings, places.window, places.waiting / "soi.soiree"):
        write_safely(path, b"kept")
        path.with_name(f".{path.name}.12345678.soiree-tmp").write_bytes(b"half")
    mine = claim(places)
    assert mine is not None
    mine.release()
    left = [path.name for path in places.config.parent.rglob("*") if path.is_file()]
    assert sorted(left) == ["claim.lock", "settings.json", "soi.soiree", "window.json"]


def test_where_nothing_can_be_locked_the_window_opens_all_the_same(blocked: Places) -> None:
    mine = claim(blocked)
    assert mine is not None
    assert str(mine.notice) == (
        f"Soirée cannot make sure that it runs only once, for {blocked.claim} cannot be locked"
        " (Not a directory)."
    )
    mine.release()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_where_the_disk_knows_no_locks_the_window_opens_all_the_same(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on some network drives."""
    import fcntl

    def refuse(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    mine = claim(places)
    assert mine is not None
    assert str(mine.notice) == (
        f"Soirée cannot make sure that it runs only once, for {places.claim} cannot be locked"
        f" ({os.strerror(errno.ENOLCK)})."
    )
    mine.release()
