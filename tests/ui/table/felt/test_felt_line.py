"""Lines of text on the felt."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from soiree.ui.table.felt.felt_line import DigestItem


def test_a_narrow_space_in_a_digest_breaks_no_line(qtbot: QtBot) -> None:
    """A French line once began with the colon after a name."""
    digest = DigestItem()
    digest.show_first([digest.marked("Yvonne\N{NARROW NO-BREAK SPACE}: 3♠ & 4♥", hits=False)])
    assert digest.document().toRawText() == "Yvonne\N{NO-BREAK SPACE}: 3♠ & 4♥"
