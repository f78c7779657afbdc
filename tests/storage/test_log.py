from __future__ import annotations

import faulthandler
import logging
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from soiree.storage import log
from soiree.storage.paths import Paths
from tests.conftest import ExpectLog, FullDisk
from tests.storage.processes import python

logger = logging.getLogger("soiree.somewhere")


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    log.stop()


def stumble() -> None:
    try:
        raise LookupError("no such card")
    except LookupError:
        logger.exception("A player stumbled.")


def test_lines_go_to_the_log_and_traces_to_the_faults(paths: Paths, expect_log: ExpectLog) -> None:
    expect_log("A player stumbled")
    assert log.start(paths) is None
    logger.info("A match began: %s.", "soi")
    assert not (paths.logs / "faults.log").exists()
    stumble()
    lines = (paths.logs / "soiree.log").read_text("utf-8").splitlines()
    assert [line.partition(" soiree.somewhere: ")[2] for line in lines] == [
        "A match began: soi.",
        "A player stumbled.",
    ]
    faults = (paths.logs / "faults.log").read_text("utf-8")
    assert "A match began" not in faults
    assert faults.splitlines()[0].endswith(" ERROR soiree.somewhere: A player stumbled.")
    assert "in stumble" in faults
    assert faults.endswith("LookupError: no such card\n")


def test_a_restarted_log_is_continued_without_duplicate_lines(paths: Paths) -> None:
    for _ in range(2):
        log.start(paths)
    logger.info("once")
    log.stop()
    logger.info("never")
    log.start(paths)
    logger.info("again")
    text = (paths.logs / "soiree.log").read_text("utf-8")
    assert [line.rpartition(" ")[2] for line in text.splitlines()] == ["once", "again"]


def test_the_log_stays_small(paths: Paths) -> None:
    log.start(paths)
    for number in range(3000):
        logger.info("%d %s", number, "x" * 500)
    log.stop()
    files = list(paths.logs.iterdir())
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) < 600_000
    assert "2999 xxx" in (paths.logs / "soiree.log").read_text("utf-8")


def test_the_file_of_faults_stays_small(paths: Paths, expect_log: ExpectLog) -> None:
    expect_log("A player stumbled")
    log.start(paths)
    for _ in range(3):
        for _ in range(6):
            try:
                raise LookupError("no such card " * 10_000)
            except LookupError:
                logger.exception("A player stumbled.")
    log.stop()
    files = sorted(paths.logs.glob("faults*"))
    assert [file.name for file in files] == ["faults.log", "faults.log.1"]
    assert sum(path.stat().st_size for path in files) < 600_000


def test_where_no_log_can_be_kept_warnings_go_to_standard_error(
    blocked: Paths, capsys: pytest.CaptureFixture[str], expect_log: ExpectLog
) -> None:
    expect_log("A player stumbled")
    notice = log.start(blocked)
    path = blocked.logs / "soiree.log"
    assert str(notice) == f"The log cannot be written to {path} (Not a directory)."
    logger.info("not worth it")
    stumble()
    told = capsys.readouterr().err
    assert "not worth it" not in told
    assert told.splitlines()[0].endswith(" ERROR soiree.somewhere: A player stumbled.")
    assert "no such card" in told


def test_on_a_full_disk_the_log_loses_lines_and_never_raises(
    paths: Paths,
    full_disk: FullDisk,
    capsys: pytest.CaptureFixture[str],
    expect_log: ExpectLog,
) -> None:
    expect_log("A player stumbled")
    log.start(paths)
    logger.info("there is room")
    with full_disk((paths.logs / "soiree.log").stat().st_size):
        stumble()
        log.stop()
    assert "Logging error" not in capsys.readouterr().err
    assert (paths.logs / "soiree.log").read_text("utf-8").endswith("there is room\n")


def test_a_folder_of_logs_that_was_removed_does_not_keep_the_program_from_ending(
    paths: Paths,
) -> None:
    log.start(paths)
    shutil.rmtree(paths.logs)
    log.stop()
    assert not paths.logs.exists()


def test_each_fault_is_reported_once(paths: Paths, expect_log: ExpectLog) -> None:
    expect_log("A player stumbled")
    log.start(paths)
    assert not log.unreported_faults(paths)
    stumble()
    told = log.unreported_faults(paths)
    assert told.endswith("LookupError: no such card")
    log.note_reported(paths)
    assert not log.unreported_faults(paths)


def test_a_crash_leaves_a_trace(paths: Paths) -> None:
    crash = f"""
import faulthandler
from pathlib import Path
from soiree.storage import log
from soiree.storage.paths import Paths
log.start(Paths(*(Path(each) for each in {[str(paths.config), str(paths.data)]!r}),
                 Path({str(paths.state)!r}), Path({str(paths.cache)!r})))
faulthandler._sigsegv()
"""
    ended = subprocess.run([sys.executable, "-c", crash], check=False, capture_output=True)
    assert ended.returncode != 0
    log.start(paths)
    told = log.unreported_faults(paths)
    assert "Segmentation fault" in told


def test_faults_and_crashes_are_told_of_one_below_the_other(paths: Paths) -> None:
    paths.logs.mkdir(parents=True)
    (paths.logs / "faults.log").write_bytes(b"LookupError: no such card\n")
    (paths.logs / "crash.log").write_bytes(b"Fatal Python error: half a letter \xc3\n")
    assert log.unreported_faults(paths) == (
        "LookupError: no such card\nFatal Python error: half a letter \N{REPLACEMENT CHARACTER}"
    )


def test_names_in_any_script_are_logged_in_any_locale(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows and a Linux without a locale use other encodings."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("PYTHONUTF8", "0")
    monkeypatch.setenv("PYTHONCOERCECLOCALE", "0")
    with python(IN_ANY_SCRIPT) as writer:
        assert writer.stdout is not None
        assert writer.stdout.read().splitlines()[-1] == ascii("LookupError: Zoë has no 7♥")
    assert writer.returncode == 0
    log.start(paths)  # as the next start will find it
    assert "Zoë" in log.unreported_faults(paths)
    for name in ("soiree.log", "faults.log"):
        assert "Zoë" in (paths.logs / name).read_text("utf-8")


IN_ANY_SCRIPT = """
import logging
from soiree.storage import log
from soiree.storage.paths import Paths
log.start(Paths.find())
try:
    raise LookupError("Zo\\xeb has no 7\\u2665")
except LookupError:
    logging.getLogger("soiree").exception("Zo\\xeb stumbled.")
print(ascii(log.unreported_faults(Paths.find()).splitlines()[-1]))
"""


def test_a_clean_end_leaves_no_empty_file_of_crashes(paths: Paths) -> None:
    log.start(paths)
    assert faulthandler.is_enabled()
    log.stop()
    assert not faulthandler.is_enabled(), "its file is closed"
    assert [file.name for file in paths.logs.iterdir()] == ["soiree.log"]


def test_a_log_that_may_not_be_needed_is_made_by_the_first_warning(
    paths: Paths, expect_log: ExpectLog
) -> None:
    expect_log("A player stumbled")
    log.start_when_needed(paths)
    logger.info("A match began: soi.")
    assert not paths.logs.exists()
    stumble()
    assert "in stumble" in (paths.logs / "faults.log").read_text("utf-8")
    (line,) = (paths.logs / "soiree.log").read_text("utf-8").splitlines()
    assert line.endswith("ERROR soiree.somewhere: A player stumbled.")


def test_on_a_full_disk_a_warning_goes_to_standard_error_and_nothing_is_raised(
    paths: Paths,
    full_disk: FullDisk,
    expect_log: ExpectLog,
    capsys: pytest.CaptureFixture[str],
) -> None:
    expect_log("no such card")
    log.start(paths)
    with full_disk(10):
        logger.info("a line that is longer than the disk")
        logger.warning("no such card")
        log.stop()
    told = capsys.readouterr().err
    assert "no such card" in told
    assert "Traceback" not in told
