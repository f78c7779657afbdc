"""Records that a person opens, and matches that a person saves: each failure is one sentence."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from soiree.core import records
from soiree.storage import files
from soiree.ui.language.words import notice_sentence
from soiree.ui.shell import record_files
from tests.ui.games.soi.soi_match import play_on, play_out, soi_match


@pytest.mark.parametrize("is_over", [True, False])
def test_a_saved_record_can_be_opened(tmp_path: Path, is_over: bool) -> None:
    match = soi_match()
    if is_over:
        play_out(match)
    else:
        play_on(match, questions=5)
    file = tmp_path / "evening.soiree"
    assert record_files.write(file, match.record()) is None
    record, notice = record_files.read(file)
    assert notice is None
    assert record == match.record()
    assert record is not None
    assert (record.result is not None) is is_over


def test_a_file_that_is_there_is_written_over_in_one_go(tmp_path: Path) -> None:
    file = tmp_path / "matches" / "evening.soiree"
    file.parent.mkdir()
    file.write_text("something else")
    record_files.write(file, soi_match().record())
    assert record_files.read(file)[0] is not None
    assert list(file.parent.iterdir()) == [file]


def test_a_file_without_a_match_is_reported_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Roses are red")
    record, notice = record_files.read(file)
    assert record is None
    assert notice is not None
    told = notice_sentence(notice)
    assert told.startswith(f"{file} cannot be opened as a match (")
    assert told.endswith(").")


def test_a_record_of_a_newer_version_is_said_to_be_newer(tmp_path: Path) -> None:
    file = tmp_path / "evening.soiree"
    content = records.encode(soi_match().record())
    file.write_bytes(content.replace(b'"version": 1', b'"version": 2'))
    record, notice = record_files.read(file)
    assert record is None
    assert notice is not None
    told = notice_sentence(notice)
    assert told == f"{file} was saved by a newer Soirée, so this version cannot open it."


def test_the_entry_that_is_wrong_is_named(tmp_path: Path) -> None:
    match = soi_match()
    play_on(match, questions=3)
    record = match.record()
    record.entries[1:2] = []
    file = tmp_path / "evening.soiree"
    file.write_bytes(records.encode(record))
    _, notice = record_files.read(file)
    assert notice is not None
    assert "entry 2" in notice_sentence(notice)


def test_a_file_that_is_gone_and_a_folder_are_said_too(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.soiree", tmp_path):
        record, notice = record_files.read(path)
        assert record is None
        assert notice is not None
        assert str(path) in notice_sentence(notice)


def test_a_huge_file_is_read_up_to_the_limit_of_records(tmp_path: Path) -> None:
    file = tmp_path / "huge.soiree"
    with file.open("wb") as huge:
        huge.truncate(10**12)  # a hole, which takes no room on the disk
    record, notice = record_files.read(file)
    assert record is None
    assert notice is not None


def test_a_disk_that_is_full_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "write_safely", full)
    notice = record_files.write(tmp_path / "evening.soiree", soi_match().record())
    assert notice is not None
    assert "the disk is full" in notice_sentence(notice)
