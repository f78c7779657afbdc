"""Reduce ICU's data library to the tables that Qt reads.

Qt has its own locales, text breaking and encodings. It uses ICU for the order of names, as in the
list of a file dialog (`QCollator`). The program never needs Qt's other uses: encodings besides
Unicode's, and the names of time zones.
"""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

KEPT = ("coll/",)
"""The beginnings of the names of the tables that stay."""

_ALIGNED = 16

_SCRIPT = """SECTIONS {{
    . = SIZEOF_HEADERS;
    .gnu.hash : {{ *(.gnu.hash) }}
    .dynsym : {{ *(.dynsym) }}
    .dynstr : {{ *(.dynstr) }}
    .rodata (READONLY) : ALIGN({aligned}) {{ {symbol} = .; *(.data) }}
    . = ALIGN(CONSTANT(MAXPAGESIZE));
    .dynamic : {{ *(.dynamic) }}
}}
"""


def trim(libraries: Path, linker: str) -> None:
    """Remove all tables but those of `KEPT` from the ICU in a folder of Qt's libraries.

    Args:
        linker: an `ld` for the processor of the libraries.
    """
    for library in libraries.glob("libicudata.so.*"):
        _trim(library, linker)


def _trim(library: Path, linker: str) -> None:
    tables = tables_in(library.read_bytes())
    kept = {
        name: table for name, table in tables.items() if name.partition("/")[2].startswith(KEPT)
    }
    archive = next(iter(tables)).partition("/")[0]
    with TemporaryDirectory() as folder:
        Path(folder, "tables").write_bytes(_packed(kept))
        # The name of the archive has a letter for the byte order, which the symbol lacks.
        script = _SCRIPT.format(aligned=_ALIGNED, symbol=f"{archive[:-1]}_dat")
        Path(folder, "script").write_text(script)

        def link(*words: str | Path) -> str:
            command = [linker, *words]
            # The linker derives the symbols from the path of the file.
            done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
            return done.stdout.strip()

        form = link("--print-output-format")
        link("-r", "--oformat", form, "-b", "binary", "tables", "-o", "part.o")
        shared = ("-shared", "-soname", library.name, "-z", "noexecstack", "--hash-style=gnu")
        link(*shared, "-T", "script", "part.o", "-o", library.resolve())


def tables_in(content: bytes) -> dict[str, bytes]:
    """Return the tables in an archive ("common data") by name, such as `icudt73l/coll/sv.res`.

    Raises ValueError if the file has no such archive.
    """
    found = re.search(rb"..\xda\x27.{8}CmnD", content, re.DOTALL)
    if found is None:
        raise ValueError("there is no archive of ICU in it")
    (header,) = struct.unpack_from("<H", content, found.start())
    start = found.start() + header
    (count,) = struct.unpack_from("<I", content, start)
    places = [struct.unpack_from("<II", content, start + 4 + 8 * each) for each in range(count)]
    names = [
        content[start + name : content.index(b"\0", start + name)].decode() for name, _ in places
    ]
    # The end of the last table is unknown; it is the end of the file at the latest.
    ends = [*(start + table for _, table in places[1:]), len(content)]
    return {
        name: content[start + table : end]
        for name, (_, table), end in zip(names, places, ends, strict=True)
    }


def _packed(tables: dict[str, bytes]) -> bytes:
    """Return an archive of tables, in the order of their names."""
    header = struct.pack("<HBB", 32, 0xDA, 0x27) + struct.pack(
        "<HHBBBB4s4s4s8x", 20, 0, 0, 0, 2, 0, b"CmnD", b"\1\0\0\0", b"\3\0\0\0"
    )
    names = b"".join(name.encode() + b"\0" for name in tables)
    listed = 4 + 8 * len(tables)
    name_place, table_place = listed, _aligned(listed + len(names))
    entries, content = [], b""
    for name, table in tables.items():
        entries.append(struct.pack("<II", name_place, table_place + len(content)))
        name_place += len(name.encode()) + 1
        content += table.ljust(_aligned(len(table)), b"\0")
    index = struct.pack("<I", len(tables)) + b"".join(entries) + names
    return header + index.ljust(table_place, b"\0") + content


def _aligned(length: int) -> int:
    return -(-length // _ALIGNED) * _ALIGNED
