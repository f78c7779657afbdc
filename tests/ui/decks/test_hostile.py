"""A hostile file is refused with a sentence, and the window responds meanwhile."""

from __future__ import annotations

import base64
import ctypes
import gzip
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QImageWriter
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.resources import resource
from soiree.ui.decks import (
    BACK,
    BrokenDeck,
    CardArt,
    Deck,
    deck_or_classic,
    load_deck,
    process,
    validator,
)
from soiree.ui.decks.chosen import ChosenDeck
from soiree.ui.decks.deck import Interrupted, Refused
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.protocol import Limits
from soiree.ui.decks.refusals import broken_deck
from soiree.ui.decks.renderers import Renderers, svg_renderer
from soiree.ui.decks.svg_reader import read_svg
from tests.started import Started
from tests.thorough import tries
from tests.ui.decks import hostile
from tests.ui.decks.plain import drawn, plain_deck, refused

pytestmark = pytest.mark.usefixtures("qapp")

CLASSIC = resource("decks", "classic.svg")
TOOK_TOO_MUCH = "drawing it took too much time or memory."


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LIMITS", Limits(opening=1, drawing=1))


@pytest.mark.parametrize("name", hostile.EVERY)
def test_the_reader_refuses_a_hostile_deck(tmp_path: Path, name: str) -> None:
    """The reader refuses the file before Qt reads it."""
    file, said = hostile.file_of(name, tmp_path)
    with pytest.raises(Refused) as caught:
        read_svg(file.read_bytes())
    assert str(broken_deck(caught.value, file.name)).endswith(f": {said}")


@pytest.mark.parametrize("name", hostile.ONE_OF_EACH)
def test_a_hostile_deck_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    file, said = hostile.file_of(name, tmp_path)
    assert refused(file) == (said, ())


def test_a_jpeg_that_holds_svg_is_drawn_as_jpeg_alone(tmp_path: Path) -> None:
    """Qt's SVG reader searches the first 16 bytes for its keywords."""
    jpeg = jpeg_of(QColor("#00ff00"), comment=b"<svg>")
    file = hostile.deck_with(tmp_path, hostile.image_of(hostile.data_url("jpeg", jpeg)))
    (picture,) = drawn(load_deck(file), [card("10H")], QSize(100, 140))
    assert picture.pixelColor(4, 4).green() > 200
    (url,) = re.findall(rb"data:image/jpeg;base64,([^\"]+)", read_svg(file.read_bytes()).svg)
    assert b"<" not in base64.b64decode(url)[:16]


def jpeg_of(colour: QColor, comment: bytes) -> bytes:
    """A JPEG of one colour that begins with a comment."""
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    image.fill(colour)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"jpg").write(image)
    content = bytes(buffer.data().data())
    length = (2 + len(comment)).to_bytes(2, "big")
    return content[:2] + b"\xff\xfe" + length + comment + content[2:]


@pytest.mark.usefixtures("impatient")
def test_a_deck_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    assert refused(hostile.slow_deck(tmp_path)) == (TOOK_TOO_MUCH, ())


def test_a_deck_that_takes_too_much_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = hostile.large_deck(tmp_path)
    load_deck(file)
    monkeypatch.setattr(process, "LIMITS", Limits(memory=2**25))
    if sys.platform == "linux":
        assert refused(file) == (TOOK_TOO_MUCH, ())


# Irregular files ----------------------------------------------------------------------------------


def test_a_pipe_and_a_folder_are_no_decks(tmp_path: Path) -> None:
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    files = [folder]
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe.svg"
        os.mkfifo(pipe)
        files.append(pipe)
    for file in files:
        deck, said = deck_or_classic(file)
        assert deck == load_deck(CLASSIC)
        assert said is not None
        assert said.startswith(f"The deck {file.name} ")


def test_a_file_of_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    assert refused(hostile.sparse_file(tmp_path)) == (hostile.TOO_LARGE, ())


@pytest.mark.skipif(sys.platform == "win32", reason="no such names")
def test_a_file_name_of_several_lines_is_shown_on_one(tmp_path: Path) -> None:
    file = tmp_path / f"first\nsecond\x1b[31m{'x' * 200}.svg"
    file.write_bytes(b"")
    _, said = deck_or_classic(file)
    assert said is not None
    assert said.isprintable()
    assert len(said) < 200


# Sound decks --------------------------------------------------------------------------------------


def test_a_deck_packed_in_two_members_is_sound(tmp_path: Path) -> None:
    file = plain_deck(tmp_path)
    content = file.read_bytes()
    file.write_bytes(gzip.compress(content[:900]) + gzip.compress(content[900:]) + bytes(512))
    load_deck(file)


@pytest.mark.parametrize(
    ("before", "parts"),
    [
        ('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">', ""),
        ("<?xml version='1.0' encoding='windows-1251'?><!-- -->", "<title>A</title>"),
        ("", "<metadata><script xmlns='urn:not-svg'/></metadata>"),
        ("", "<style>.a{fill:url(#g)} /* @ */</style><linearGradient id='g'/>"),
        ("", '<path style="fill:url(#g);stroke:#123456789" d="M0 .12345678901 9-1.5e-7z"/>'),
        ("", '<use xlink:href="#missing"/>'),
        ("", f'<g style="{"a" * 2_000_000}"/>'),
        ("", f'<g style="{"a " * 1_000_000}"/>'),
    ],
    ids=["doctype", "cyrillic", "metadata", "sheet", "path", "missing", "long word", "words"],
)
def test_features_of_known_decks_are_accepted(tmp_path: Path, before: str, parts: str) -> None:
    file = hostile.deck_with(tmp_path, hostile.face(parts), before)
    renderer = svg_renderer(read_svg(file.read_bytes()).svg)
    assert validator.validate(renderer).red_and_black


@pytest.mark.parametrize(
    "parts",
    [
        f'<image width="9" height="9" xlink:href="{hostile.picture_of(9)}"/>',
        '<text style="font-family:Sans;font-size:9px" fill="#1e9999">10</text>',
    ],
    ids=["a picture", "letters"],
)
def test_pictures_and_letters_are_drawn_in_the_confined_process(tmp_path: Path, parts: str) -> None:
    load_deck(hostile.deck_with(tmp_path, hostile.face(parts)))


@pytest.mark.parametrize("kind", ["decks", "backs"])
def test_soirees_own_look_the_same_in_a_process(
    tmp_path: Path, kind: str, renderers: Renderers
) -> None:
    """Rewriting the files changes no pixel."""
    for file in sorted(resource(kind).glob("*.svg")):
        own = load_deck(file) if kind == "decks" else load_deck(CLASSIC, file)
        copy = tmp_path / file.name
        copy.write_bytes(file.read_bytes())
        deck, back = (copy, None) if kind == "decks" else (CLASSIC, copy)
        other = load_deck(deck, back, renderers=renderers)
        which = range(0, 53, tries(13, thorough=4)) if kind == "decks" else (BACK,)
        for one, two in zip(
            drawn(own, which, QSize(75, 105)),
            pictures(other, QSize(75, 105), renderers, which),
            strict=True,
        ):
            assert one == two


# The process --------------------------------------------------------------------------------------


def test_a_process_that_dies_differs_from_an_interrupted_one(
    tmp_path: Path, renderers: Renderers
) -> None:
    svg = plain_deck(tmp_path).read_bytes()
    drawing = renderers.process_of(svg)
    os.kill(drawing.pid, signal.SIGTERM)
    with pytest.raises(Refused, match="unfinished"):
        drawing.draw("back", QSize(9, 9))
    again = renderers.process_of(svg)
    assert again is not drawing
    renderers.interrupt()
    with pytest.raises(Interrupted):
        again.draw("back", QSize(9, 9))


DIES = """
import os, signal, sys
from pathlib import Path
from soiree.ui.decks.process import RenderProcess
made = RenderProcess()
made.open(Path(sys.argv[1]).read_bytes())
print(made.pid, flush=True)
sys.stdin.read()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")
def test_the_process_of_a_deck_ends_with_the_program(tmp_path: Path) -> None:
    file = plain_deck(tmp_path)
    program = Started(
        [sys.executable, "-c", DIES, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with program:
        assert program.stdout is not None
        other = os.pidfd_open(int(program.stdout.readline()))
        program.kill()
    ended, _, _ = select.select([other], [], [], 60)
    os.close(other)
    assert ended


OPENS = """
import sys
from pathlib import Path
from soiree.ui.decks import confinement
confinement.open_no_files(but_fonts=sys.argv[1] == "fonts")
for file in sys.argv[2:]:
    try:
        Path(file).open().close()
        print("opened")
    except PermissionError:
        print("refused")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs Landlock")
def test_the_process_of_a_deck_cannot_open_files(tmp_path: Path) -> None:
    version = ctypes.CDLL(None).syscall(444, None, 0, 1)
    if version < 1:
        pytest.skip("this kernel has no Landlock")
    file = plain_deck(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", OPENS, "none", str(file), str(CLASSIC)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["refused", "refused"]


# The window ---------------------------------------------------------------------------------------


def chosen(kept: Path, file: Path) -> tuple[ChosenDeck, Deck, str | None]:
    choice = ChosenDeck(kept)
    return choice, *choice.choose(file, None)


@pytest.mark.usefixtures("impatient")
def test_the_window_responds_while_a_deck_hangs_and_the_next_start_skips_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = hostile.slow_deck(tmp_path), tmp_path / "kept"
    classic = load_deck(CLASSIC)
    choice, deck, said = chosen(kept, file)
    assert (deck, said) == (classic, None)
    beats: list[int] = []
    timer = QTimer(interval=20)
    timer.timeout.connect(lambda: beats.append(0))
    timer.start()
    with qtbot.waitSignal(choice.changed, timeout=60_000) as changed:
        pass
    assert changed.args == [classic, f"The deck slow.svg cannot be used: {TOOK_TOO_MUCH}"]
    assert len(beats) > 1

    with monkeypatch.context() as patched:
        patched.setattr(process, "RenderProcess", pytest.fail)
        assert chosen(kept, file)[1:] == tuple(changed.args)
        plain_deck(tmp_path, "slow.svg")
        with pytest.raises(pytest.fail.Exception):
            load_deck(file, kept=kept)  # The file has changed.


@pytest.mark.skipif(sys.platform != "linux", reason="memory has no limit elsewhere")
def test_an_unfinished_deck_is_tried_again_if_chosen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = hostile.large_deck(tmp_path), tmp_path / "kept"
    with monkeypatch.context() as patched:
        patched.setattr(process, "LIMITS", Limits(memory=2**20))
        for again in (False, True):
            with pytest.raises(BrokenDeck, match="too much time"):
                load_deck(file, kept=kept, again=again)
    with pytest.raises(BrokenDeck, match="too much time"):
        load_deck(file, kept=kept)
    deck = load_deck(file, kept=kept, again=True)
    assert load_deck(file, kept=kept) == deck


def test_a_sound_deck_replaces_the_classic_one_once_validated(tmp_path: Path, qtbot: QtBot) -> None:
    file, kept = plain_deck(tmp_path), tmp_path / "kept"
    choice, deck, _ = chosen(kept, file)
    assert deck == load_deck(CLASSIC)
    with qtbot.waitSignal(choice.changed, timeout=60_000) as changed:
        pass
    assert changed.args == [load_deck(file), ""]
    assert chosen(kept, file)[1:] == (load_deck(file), None)


def test_of_two_decks_chosen_in_a_row_the_last_one_is_used(tmp_path: Path, qtbot: QtBot) -> None:
    choice = ChosenDeck(tmp_path / "kept")
    files = [plain_deck(tmp_path, f"{n}.svg", back=f"#00000{n}") for n in range(2)]
    with qtbot.waitSignal(choice.changed, timeout=60_000) as changed:
        for file in files:
            choice.choose(file, None)
    assert changed.args == [load_deck(files[1]), ""]


def test_the_classic_deck_replaces_a_deck_that_cannot_be_drawn(
    tmp_path: Path, qtbot: QtBot
) -> None:
    file, kept = plain_deck(tmp_path), tmp_path / "kept"
    load_deck(file, kept=kept)
    choice, deck, _ = chosen(kept, file)
    art = CardArt(deck)
    with qtbot.waitSignal(choice.changed, timeout=60_000) as changed:
        art.set_size(5000, 1)  # Such an answer of a process is too large.
    art.close()
    said = f"The deck plain.svg cannot be used: {TOOK_TOO_MUCH}"
    assert changed.args == [load_deck(CLASSIC), said]
    assert chosen(kept, file)[1:] == (load_deck(CLASSIC), said)
