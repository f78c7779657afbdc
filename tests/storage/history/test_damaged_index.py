"""Pages of the index are damaged in every way while the album is used: no record is ever lost."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.core import records
from soiree.storage import matches
from soiree.storage.history.album import Album, Search
from soiree.storage.history.index_rows import AlbumRow
from soiree.storage.paths import Paths
from tests.every_game import EVERY_GAME

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "soureh.soiree"

MATCHES = 36

DAMAGES = ("zeroed", "cut", "random")
ACTS = ("open", "search", "delete", "undo", "close")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with matches that were played and two that wait, and their index."""
    folder = tmp_path_factory.mktemp("damaged") / "home"
    paths = paths_in(folder)
    paths.played.mkdir(parents=True)
    record = records.decode(GOLDEN.read_bytes(), EVERY_GAME)
    for number in range(MATCHES):
        each = replace(record, seed=number, extra={"seconds": 60 * number})
        (paths.played / f"soureh-{number}.soiree").write_bytes(records.encode(each))
    for length in (10, 20):
        waiting = matches.new(paths, EVERY_GAME["soureh"])
        waiting.note(replace(record, entries=record.entries[:length], result=None))
        waiting.catch_up()
    update(Album(paths, EVERY_GAME))
    return folder


def paths_in(folder: Path) -> Paths:
    return Paths(*(folder / name for name in ("config", "data", "state", "cache")))


def update(album: Album) -> None:
    for _ in album.update_in_steps():
        pass


def seen(album: Album) -> list[AlbumRow]:
    return album.rows(album.find(Search()))


def damage(index: Path, page: int, how: str, rng: random.Random) -> None:
    content, start = bytearray(index.read_bytes()), 4096 * page
    if how == "cut":
        del content[start + rng.randrange(4096) :]
    else:
        content[start : start + 4096] = bytes(4096) if how == "zeroed" else rng.randbytes(4096)
    with index.open("r+b") as file:  # The same file, as one that is open stays open.
        file.write(content)
        file.truncate(len(content))


def contents(paths: Paths) -> Counter[bytes]:
    """The content of all records."""
    homes = (paths.played, paths.waiting)
    return Counter(file.read_bytes() for home in homes for file in home.glob("*.soiree"))


def use(paths: Paths, number: int) -> str | None:
    """Damage an index, use the album, and return the faults after the next start."""
    rng = random.Random(number)
    pages = paths.index.stat().st_size // 4096
    how, act = DAMAGES[number % 3], ACTS[number % 5]
    page, is_open = number % pages, rng.random() < 0.5
    before = contents(paths)
    album = Album(paths, EVERY_GAME)
    if is_open:
        update(album)
    shown = seen(album)
    damage(paths.index, page, how, rng)
    if act == "search":
        seen(album)
        update(album)
        album.rows(album.find(Search(words=(("soureh",),), order="longest")))
    taken = None
    if act in ("delete", "undo", "close"):
        chosen = rng.choice(shown)
        gone = album.path(chosen).read_bytes()
        taken = album.delete(chosen)
        if act == "undo":
            album.restore([taken])
        elif act == "close":
            album.empty_trash([taken])
            before -= Counter([gone])
    del album  # With it, its connection goes, as at the end of the program.
    after = Album(paths, EVERY_GAME)
    update(after)
    if contents(paths) != before:
        return f"{how} page {page}, {act}: records are lost"
    listed = Counter(after.path(match).read_bytes() for match in seen(after))
    if listed != before or not all(match.line == "" for match in seen(after)):
        return f"{how} page {page}, {act}: the list is wrong"
    return None


def wrong(home: Path, folder: Path, numbers: range) -> list[str]:
    found = []
    for number in numbers:
        shutil.copytree(home, folder / str(number))
        found.append(use(paths_in(folder / str(number)), number))
        shutil.rmtree(folder / str(number))
    return [each for each in found if each is not None]


@pytest.mark.slow
def test_ten_damaged_indices_lose_nothing(home: Path, tmp_path: Path) -> None:
    assert wrong(home, tmp_path, range(10)) == []


@pytest.mark.soak
def test_five_hundred_damaged_indices_lose_nothing(home: Path, tmp_path: Path) -> None:
    assert wrong(home, tmp_path, range(500)) == []
