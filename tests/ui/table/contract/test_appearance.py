"""The effect of the settings on durations."""

from __future__ import annotations

import pytest

from soiree.ui.table.contract.appearance import USUAL_DELAY, Appearance


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_long_message_delay_does_not_stretch_a_beat(speed: str) -> None:
    usual = Appearance(speed=speed, message_delay=USUAL_DELAY)
    long = Appearance(speed=speed, message_delay=3 * USUAL_DELAY)
    assert long.hold(650) == 3 * usual.hold(650)
    assert long.beat(650) == usual.beat(650) == 650


def test_a_short_message_delay_shortens_a_beat() -> None:
    assert Appearance(message_delay=USUAL_DELAY // 2).beat(650) == 325
    assert Appearance(message_delay=0).beat(650) == 0
