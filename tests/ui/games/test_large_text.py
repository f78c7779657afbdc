"""Every table grows its plates and lines with the size of text, and nothing covers anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize

from soiree.ui.games.coops import layout as coops
from soiree.ui.games.coops.layout import Measures as OfCoops
from soiree.ui.games.soda import layout as soda
from soiree.ui.games.soda.layout import Measures as OfSoda
from soiree.ui.games.soi import layout as soi
from soiree.ui.games.soi.layout import Measures as OfSoi
from soiree.ui.games.soy import layout as soy
from soiree.ui.games.soy.layout import Measures as OfSoy
from soiree.ui.games.spy import measures as spy
from soiree.ui.games.spy.measures import Measures as OfSpy
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import are_apart

SMALL, LARGE = QSize(1280, 630), QSize(1920, 950)
"""The tables of usual and large windows with large text in the bars."""

Measures = OfCoops | OfSoda | OfSoi | OfSoy | OfSpy

FITS: dict[type, Callable[..., bool]] = {
    each.Measures: each.fits for each in (coops, soda, soi, soy, spy)
}

TABLES: dict[str, Callable[..., Measures]] = {
    "soy": OfSoy.of,
    "soi": OfSoi.of,
    **{f"coops of {count}": partial(OfCoops.of, players=count) for count in (2, 3, 4)},
    **{f"soda of {count}": partial(OfSoda.of, players=count) for count in (2, 4, 6)},
    **{f"spy of {count}": partial(OfSpy.of, players=count) for count in (2, 6, 12)},
}


@pytest.mark.parametrize("table", TABLES)
def test_text_of_200_per_cent_is_larger_on_every_table_and_fits(table: str) -> None:
    for size, left_handed in product((SMALL, LARGE), (False, True)):
        usual = TABLES[table](size, look=Appearance(left_handed=left_handed))
        measures = TABLES[table](size, look=Appearance(left_handed=left_handed, text=2.0))
        assert FITS[type(measures)](measures), measures
        assert measures.growth >= 1.2, measures
        assert measures.lines >= 1.2 * usual.lines * 0.95, measures
        assert measures.card >= 0.6 * usual.card, measures


@pytest.mark.parametrize("table", TABLES)
def test_text_of_80_per_cent_leaves_the_cards_as_they_are(table: str) -> None:
    usual = TABLES[table](SMALL, look=Appearance())
    small = TABLES[table](SMALL, look=Appearance(text=0.8))
    assert small.card == usual.card
    assert small.growth == 0.8


def test_parts_that_overlap_or_leave_the_table_are_found() -> None:
    one, other = QRectF(0, 0, 50, 50), QRectF(60, 0, 30, 30)
    assert are_apart([one, other], QSize(100, 50))
    assert not are_apart([one, other.translated(-20, 0)], QSize(100, 50))
    assert not are_apart([one, other.translated(20, 0)], QSize(100, 50))
