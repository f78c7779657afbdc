"""Matches of the blind player on the accessibility bus."""

from __future__ import annotations

import time

import pytest

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from tests.conftest import SOAK
from tests.window.blind.matches import PRESSES, SEEDS, settings_for, transcript
from tests.window.blind.player import Thing, is_answer, play
from tests.window.bus.conftest import Start
from tests.window.bus.programs import PATIENCE, Found, Soiree

pytestmark = [pytest.mark.slow, pytest.mark.thorough]

PLAYED = tuple(GAMES) if SOAK else ("soy",)
"""The games; few without a soak, because each request to the program takes time."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_on_the_bus_equals_its_transcript(start: Start, name: str) -> None:
    game = GAMES[name]
    assert settings_file.save(Paths.find(), settings_for(game)) is None
    soiree = start("--game", name, "--seed", str(SEEDS[name]))
    lines = play(OnTheBus(soiree), PRESSES)
    kept = transcript(game).read_text("utf-8").splitlines()
    # The reader misses announcements before it finds the program.
    assert lines[lines.index("? What to do now") :] == kept[kept.index("? What to do now") :]
    soiree.quit_cleanly()


class OnTheBus:
    """A table in another process."""

    def __init__(self, soiree: Soiree) -> None:
        self._soiree = soiree
        self._pane = soiree.find("layered pane").node
        self._found: list[Found] = []
        self._things: list[Thing] = []
        self._heard: list[str] = []

    def listen(self) -> list[str]:
        since = time.monotonic()
        # The tree may change during the walk: two equal walks count.
        before: list[Thing] = []
        while not self._is_asked() or self._things != before:
            assert time.monotonic() - since < PATIENCE, self._heard
            before = self._things
        self._hear()
        heard, self._heard = self._heard, []
        return heard

    def things(self) -> list[Thing]:
        return self._things

    def press(self, thing: Thing) -> None:
        pressed = self._found[thing.number]
        self._soiree.press(pressed)
        # A new overlay ignores presses in its first half second.
        while thing.is_over and self._is_showing(pressed):
            self._soiree.press(pressed)

    def _is_showing(self, found: Found) -> bool:
        now = self._soiree.look(found.node)
        return now is not None and "showing" in now.states

    def ask(self, command: str) -> None:
        self._soiree.command("Move", command)

    def _hear(self) -> None:
        """Collect announcements until no more are coming."""
        while told := self._soiree.events():
            self._heard += [each.data for each in told if each.type == "object:announcement"]
            self._soiree.find("frame")

    def _is_asked(self) -> bool:
        walk = self._soiree.walk(self._pane)
        top = next(each for each in walk if each.role == "canvas")
        has_prompt = any(each.role == "heading" and each.name for each in walk)
        self._found = [each for each in walk if each.can_be_pressed]
        self._things = [
            Thing(each.name, each.description, each.depth > top.depth + 1, number)
            for number, each in enumerate(self._found)
        ]
        return any(each.is_over or (has_prompt and is_answer(each)) for each in self._things)
