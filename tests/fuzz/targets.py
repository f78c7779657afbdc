"""The targets of fuzzing: each takes bytes, and fails if the program handles them badly."""

from __future__ import annotations

import contextlib
import gzip
import io
import re
import unicodedata
import zlib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from soiree import cli
from soiree.controller.match.deal_words import seed_of
from soiree.core import records
from soiree.games import GAMES
from soiree.storage import settings
from soiree.storage.files import write_safely
from soiree.storage.history import index
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.state_files import load_window, save_window
from soiree.ui.decks.deck import Refused
from soiree.ui.decks.svg_reader import Drawing, read_svg
from tests.every_game import golden
from tests.storage.keeping import keep, waiting_match
from tests.storage.soi_matches import finished

CORPUS = Path(__file__).parent / "corpus"


def record(content: bytes) -> None:
    """A record is refused with a message of one line, or can be written and read again."""
    read, said = None, ""
    try:
        read = records.decode(content, GAMES)
    except records.Faulty as fault:
        said = str(fault)
    assert _is_line(said)
    if read is not None:
        assert records.decode(records.encode(read), GAMES) == read


def settings_file(content: bytes) -> None:
    """The sound part of settings is used; once it is saved, the settings are sound."""
    paths = Paths.find()
    write_safely(paths.settings, content)
    loaded = settings.load(paths, GAMES)
    assert all(_is_told(notice) for notice in loaded.notices)
    if not loaded.read_only:
        assert settings.save(paths, loaded.settings) is None
        again = settings.load(paths, GAMES)
        assert (again.settings, again.notices) == (loaded.settings, ())
    _clear(paths.config)


def window_file(content: bytes) -> None:
    """The saved place of the window is used, or ignored if it is not sound."""
    paths = Paths.find()
    write_safely(paths.window, content)
    place = load_window(paths)
    assert place is None or save_window(paths, place) is None


def journal(content: bytes) -> None:
    """Any text with a right checksum for each line: the match goes on from journal or snapshot."""
    paths = Paths.find()
    lines = (b"%08x %s\n" % (zlib.crc32(line), line) for line in content.split(b"\n"))
    write_safely(paths.waiting / "soi.soiree", (CORPUS / "record" / "soi").read_bytes())
    write_safely(paths.waiting / "soi.journal", b"".join(lines))
    found, notice = waiting_match(paths)
    assert notice is None or _is_told(notice)
    assert found is not None or (paths.played / "soi-2026-11-20-1.soiree").exists()
    if found is not None:
        assert keep(paths, found) is None
        assert waiting_match(paths) == (found, None)
    _clear(paths.waiting)


def snapshot(content: bytes) -> None:
    """A match in progress is resumed, or its file is set aside."""
    paths = Paths.find()
    write_safely(paths.waiting / "soi.soiree", content)
    found, notice = waiting_match(paths)
    assert notice is None or _is_told(notice)
    assert found is None or records.decode(records.encode(found), GAMES) == found
    _clear(paths.waiting)


def played(content: bytes) -> None:
    """The list of finished matches agrees with the records, whatever the index contains."""
    paths = Paths.find()
    file = paths.played / "soi-2026-11-20-1.soiree"
    if not file.exists():
        assert keep(paths, finished()) is None
    write_safely(paths.index, content)
    told: list[Notice] = []
    assert [each.file for each in index.latest_first(paths, GAMES, told.append)] == [file.name]
    assert told == []
    paths.index.unlink()


def check(content: bytes) -> None:
    """`soiree check` prints one line about any file."""
    file = Paths.find().data / "checked.soiree"
    write_safely(file, content)
    with contextlib.redirect_stdout(io.StringIO()) as out:
        code = cli.main(["check", str(file)])
    assert code in (0, 1)
    assert _is_line(out.getvalue().removeprefix(str(file)).removesuffix("\n"))


def words(content: bytes) -> None:
    """A text names a deal, the same with spaces around the text; a blank text is refused."""
    text = content.decode("utf-8", "surrogatepass" if _is_wtf8(content) else "replace")
    if unicodedata.normalize("NFKC", text).strip():
        assert seed_of(f" {text}  ") == seed_of(text)
    else:
        with pytest.raises(ValueError, match="needed"):
            seed_of(text)


def deck(content: bytes) -> None:
    """A deck is refused, or written without references to other files, and read again unchanged."""
    read = read_deck(content)
    if isinstance(read, Drawing):
        assert read_deck(read.svg) == read
        for element in ElementTree.fromstring(read.svg).iter():
            for name, value in element.attrib.items():
                refers = name in ("href", f"{{{_XLINK}}}href")
                assert not refers or value.strip().startswith(("#", "data:image/"))
            values = [*element.attrib.values(), element.text or ""]
            assert not any(_ELSEWHERE.search(value) for value in values)


def packed_deck(content: bytes) -> None:
    """A deck packed in two gzip members is read as the same deck."""
    if not content.startswith(b"\x1f\x8b"):
        middle = len(content) // 2
        members = (gzip.compress(part, 1) for part in (content[:middle], content[middle:]))
        assert read_deck(b"".join(members)) == read_deck(content)


def read_deck(content: bytes) -> Drawing | str:
    """The result of reading a deck, or the reason for its refusal."""
    try:
        return read_svg(content)
    except Refused as refused:
        return refused.reason


_XLINK = "http://www.w3.org/1999/xlink"
_ELSEWHERE = re.compile(r"""url\s*\((?!\s*["']?#)|@import""", re.IGNORECASE)


Target = Callable[[bytes], None]

TARGETS: dict[str, tuple[Target, ...]] = {
    "record": (record, check, snapshot),
    "settings": (settings_file, window_file),
    "journal": (journal,),
    "index": (played,),
    "words": (words,),
    "deck": (deck, packed_deck),
}
"""The targets, by the folder of the corpus that has their inputs."""


def corpus(kind: str) -> list[bytes]:
    """The stored inputs of a kind; for records, also a golden record."""
    kept = [file.read_bytes() for file in sorted((CORPUS / kind).iterdir())]
    return [*kept, golden("spy")] if kind == "record" else kept


def _is_line(text: str) -> bool:
    return text.isprintable() and len(text) < 300


def _is_told(notice: Notice) -> bool:
    return str(notice).isprintable() and len(str(notice)) < 1000


def _is_wtf8(content: bytes) -> bool:
    try:
        content.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return False
    return True


def _clear(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
