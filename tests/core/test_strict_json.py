"""JSON from untrusted files, as records are read: no fault goes unnoticed, and none does harm."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path

import pytest

from soiree.core.records import LARGEST, Faulty, decode, encode
from soiree.games import GAMES
from tests.core.record_trees import fault, start
from tests.every_game import golden


def test_a_fault_can_be_passed_between_processes() -> None:
    fault = Faulty("entry 3", "9c", "a card")
    assert str(copy.copy(fault)) == str(fault) == "entry 3: found 9c, expected a card"


def test_an_unknown_field_may_be_nested_to_the_limit() -> None:
    deepest = start(f'"x": {"[" * 100 + "0" + "]" * 100},')
    assert encode(decode(deepest, GAMES)).count(b"[[[[[") > 0


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "line 1: found the end of the file, expected a value"),
        (b"[]", "file: found [], expected an object"),
        (b'{"a": 1,\n b', 'line 2: found "b", expected a field\'s name in double quotes'),
        (b'{"a" 1}', 'line 1: found "1", expected a colon'),
        (b'{"a": 1', "line 1: found the end of the file, expected a comma or a closing bracket"),
        (b'\n{"a', 'line 2: found "\\"", expected a text that is closed again'),
        (b'"a\nb"', 'line 1: found "\\n", expected a text without control characters'),
        (b'\n"\\q"', r'line 2: found "\\", expected JSON as it should be'),
        (b"{}\n{}", 'line 2: found "{", expected nothing after the end'),
        (b"\xef\xbb\xbf{}", "line 1: found a byte order mark, expected UTF-8 without one"),
        (b'{\n"\xff"}', "line 2: found the byte 0xff, expected text in UTF-8"),
        (b"\n\xff\n\n", "line 2: found the byte 0xff, expected text in UTF-8"),
        ("{}".encode("utf-16"), "line 1: found the byte 0xff, expected text in UTF-8"),
        (start('"seed": 1,'), 'file: found the field "seed" twice, expected each field once'),
        (
            golden("soi").replace(b'"seat": 3', b'"seat": 3, "seat": 3', 1),
            'entry 2: found the field "seat" twice, expected each field once',
        ),
        (start('"x": 1e999,'), "x: found 1e999, expected a finite number"),
        (
            start(f'"x": {"9" * 5000},'),
            "x: found a number of 5000 digits, expected at most 1000 digits",
        ),
        (
            start(f'"x": {"[" * 101 + "0" + "]" * 101},'),
            "x: found brackets inside brackets, expected at most 100 inside each other",
        ),
        (
            b"[" * 100_000,
            "file: found brackets inside brackets, expected at most 100 inside each other",
        ),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_in_one_line(content: bytes, line: str) -> None:
    assert fault(content) == line


def test_a_file_that_is_too_large_is_refused() -> None:
    largest = golden("soy").ljust(LARGEST)
    assert decode(largest, GAMES) == decode(golden("soy"), GAMES)
    assert fault(largest + b" ") == "file: found more than 4000000 bytes, expected no more"


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux tells it")
@pytest.mark.parametrize(
    "part",
    [
        "[],",
        '{"":0},',
        *(pytest.param(each, marks=pytest.mark.thorough) for each in ('"é€",', "1.5,")),
    ],
)
def test_the_worst_file_needs_little_memory(part: str) -> None:
    # The kernel counts this process alone; getrusage begins with the memory of the parent.
    measure = f"""
from pathlib import Path
from soiree.core.records import LARGEST, Faulty, decode
part = {part!r}.encode()
content = b'{{"x": [' + part * (LARGEST // len(part) - 10) + b'0]}}'
try:
    decode(content, {{}})
except Faulty:
    status = Path("/proc/self/status").read_text()
    print(status.split("VmHWM:")[1].split()[0])
"""
    done = subprocess.run(
        [sys.executable, "-c", measure],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(__file__).parents[2] / "app")},
    )
    assert int(done.stdout) < 300_000
