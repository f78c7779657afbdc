"""Qt orders names with the reduced tables of ICU as it does with all tables."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu_data

NAMES = "zebra Åre apple äpple file10 file2 čaj cena chata dom ijs øl Øst ß ss ñu nu İz ız 李 王 阿"

IN_ORDER = """
import json, sys
from PySide6.QtCore import QCollator, QLocale

def ordered(locale):
    collator = QCollator(QLocale(locale))
    collator.setNumericMode(True)
    return sorted(sys.argv[1].split(), key=collator.sortKey)

locales = sorted({locale.bcp47Name() for locale in QLocale.matchingLocales(
    QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry)})
loaded = {line.split()[-1] for line in open("/proc/self/maps") if "libicudata" in line}
print(json.dumps([{name: ordered(name) for name in locales}, sorted(loaded)]))
"""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("ld") is None, reason="takes ICU, and ld"
)


def in_order(**environment: str) -> tuple[dict[str, list[str]], list[str]]:
    """The names sorted by each locale, and the files from which ICU read its tables."""
    done = subprocess.run(
        [sys.executable, "-c", IN_ORDER, NAMES],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    orders, files = json.loads(done.stdout)
    return orders, files


def test_names_are_in_the_same_order_with_a_tenth_of_the_tables(tmp_path: Path) -> None:
    folder = Path(str(PySide6.__file__)).parent / "Qt" / "lib"
    (whole,) = folder.glob("libicudata.so.*")
    shutil.copy(whole, tmp_path)
    trimmed = tmp_path / whole.name
    icu_data.trim(tmp_path, "ld")
    assert trimmed.stat().st_size < whole.stat().st_size / 8
    orders, files = in_order()
    assert files == [str(whole)]
    assert len(orders) > 300
    assert len({tuple(order) for order in orders.values()}) > 10
    assert in_order(LD_PRELOAD=str(trimmed)) == (orders, [str(trimmed)])


def test_a_library_without_tables_is_no_icu(tmp_path: Path) -> None:
    (tmp_path / "libicudata.so.1").write_bytes(b"\0" * 10_000)
    with pytest.raises(ValueError, match="no archive of ICU"):
        icu_data.trim(tmp_path, "ld")
