"""Reviews on disk, also on a full or faulty disk."""

from __future__ import annotations

import os

import pytest

from soiree.storage import kept_reviews
from soiree.storage.paths import Paths
from tests.conftest import FullDisk


def test_a_review_comes_back_until_it_is_forgotten() -> None:
    paths = Paths.find()
    assert kept_reviews.load(paths, "one") is None
    assert kept_reviews.keep(paths, "one", b"a review") is None
    assert kept_reviews.load(paths, "one") == b"a review"
    kept_reviews.forget(paths, "one")
    assert kept_reviews.load(paths, "one") is None
    kept_reviews.forget(paths, "one")


def test_a_review_that_cannot_be_saved_has_a_notice() -> None:
    paths = Paths.find()
    paths.cache.mkdir(parents=True)
    paths.reviews.write_text("in the way")
    told = kept_reviews.keep(paths, "one", b"a review")
    assert told is not None
    assert str(told).startswith("The review cannot be saved (")
    assert kept_reviews.load(paths, "one") is None


def test_a_folder_in_place_of_a_review_is_none() -> None:
    paths = Paths.find()
    (paths.reviews / "one.json").mkdir(parents=True)
    assert kept_reviews.load(paths, "one") is None
    kept_reviews.forget(paths, "one")


def test_the_oldest_reviews_are_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_reviews, "_MOST", 2)
    paths = Paths.find()
    for age, name in enumerate(("new", "older", "oldest")):
        kept_reviews.keep(paths, name, b"")
        file = paths.reviews / f"{name}.json"
        os.utime(file, (10**9 - age, 10**9 - age))
    kept_reviews.keep(paths, "newest", b"")
    assert {file.stem for file in paths.reviews.iterdir()} == {"newest", "new"}


def test_dangling_links_are_deleted_like_old_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_reviews, "_MOST", 1)
    paths = Paths.find()
    paths.reviews.mkdir(parents=True)
    link = paths.reviews / "link.json"
    link.symlink_to("nowhere")
    os.utime(link, (10**9, 10**9), follow_symlinks=False)
    assert kept_reviews.keep(paths, "one", b"") is None
    assert [file.name for file in paths.reviews.iterdir()] == ["one.json"]


def test_a_full_disk_leaves_what_was_kept_before(full_disk: FullDisk) -> None:
    paths = Paths.find()
    kept_reviews.keep(paths, "one", b"a review")
    with full_disk(100):
        told = kept_reviews.keep(paths, "two", bytes(1000))
    assert told is not None
    assert "made again" in str(told)
    assert [file.name for file in paths.reviews.iterdir()] == ["one.json"]
