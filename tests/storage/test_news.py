"""The display of what is new: once after an update, and never for a new person."""

from __future__ import annotations

from soiree.storage import news
from soiree.storage.paths import Paths
from soiree.storage.state_files import WindowPlace, save_window


def test_a_new_person_is_shown_no_news() -> None:
    assert not news.is_update(Paths.find(), "0.2.0")


def test_a_person_who_used_an_earlier_release_is_shown_the_news_once() -> None:
    paths = Paths.find()
    save_window(paths, WindowPlace(0, 0, 800, 600))  # as 0.1.0 did
    for release in ("0.2.0", "0.3.0"):
        assert news.is_update(paths, release)
        news.note_seen(paths, release)
        assert not news.is_update(paths, release)


def test_a_damaged_file_leads_to_no_fault() -> None:
    paths = Paths.find()
    paths.news.parent.mkdir(parents=True)
    paths.news.write_bytes(b"\xff")
    assert not news.is_update(paths, "0.2.0")
    paths.news.unlink()
    paths.news.mkdir()
    assert not news.is_update(paths, "0.2.0")
    news.note_seen(paths, "0.2.0")
