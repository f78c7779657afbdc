"""The folder in which file dialogs begin."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from soiree.ui.desktop.file_dialogs import documents


@pytest.mark.skipif(sys.platform != "linux", reason="the system names it otherwise")
def test_without_a_folder_of_documents_dialogs_begin_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert documents() == str(tmp_path)
    (tmp_path / "Documents").mkdir()
    assert documents() == str(tmp_path / "Documents")
