from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from soiree.storage import log
from soiree.storage.places import Places
from tests.conftest import ExpectLog

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


def test_lines_go_to_the_log_and_traces_to_the_faults(
    places: Places, expect_log: ExpectLog
) -> None:
    expect_log("A player stumbled")
    assert log.start(places) is None
    logger.info("A match began: %s.", "soi")
    assert not (places.logs / "faults.log").exists()
    stumble()
    lines = (places.logs / "soiree.log").read_text("utf-8").splitlines()
    assert [line.partition(" soiree.somewhere: ")[2] for line in lines] == [
        "A match began: soi.",
        "A player stumbled.",
    ]
    faults = (places.logs / "faults.log").read_text("utf-8")
    assert "A match began" not in faults
    assert "in stumble" in faults
    assert faults.endswith("LookupError: no such card\n")


def test_the_log_goes_on_where_it_was_and_says_nothing_twice(places: Places) -> None:
    for _ in range(2):
        log.start(places)
    logger.info("once")
    log.stop()
    logger.info("never")
    log.start(places)
    logger.info("again")
    text = (places.logs / "soiree.log").read_text("utf-8")
    assert [line.rpartition(" ")[2] for line in text.splitlines()] == ["once", "again"]


def test_the_log_stays_small(places: Places) -> None:
    log.start(places)
    for number in range(3000):
        logger.info("%d %s", number, "x" * 500)
    files = list(places.logs.iterdir())
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) < 600_000
    assert "2999 xxx" in (places.logs / "soiree.log").read_text("utf-8")


def test_where_no_log_can_be_kept_warnings_go_to_standard_error(
    blocked: Places, capsys: pytest.CaptureFixture[str], expect_log: ExpectLog
) -> None:
    expect_log("A player stumbled")
    notice = log.start(blocked)
    assert "No log can be kept" in str(notice)
    logger.info("not worth it")
    stumble()
    told = capsys.readouterr().err
    assert "not worth it" not in told
    assert "no such card" in told
