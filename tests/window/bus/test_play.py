"""Choices in every game on the accessibility bus, which must not reveal hidden cards."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import pytest

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.cards import DECK, Card
from soiree.core.entries import Decision
from soiree.core.events import Moved, Said, Shown
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import SeatChoice, Settings
from soiree.ui.guests.people import guest
from soiree.ui.language.words import card_name
from tests.conftest import SOAK
from tests.storage import keeping
from tests.thorough import tries
from tests.window.bus.conftest import Start
from tests.window.bus.programs import PATIENCE, Found, Soiree, tables_of

pytestmark = pytest.mark.slow

CHOICES = 10 if SOAK else tries(2, thorough=4)
"""The number of choices in each game."""

NEVER = ("Pause", "Mark known facts", "Start page", "Replay")
"""The names of buttons that lead away from the match."""

LAG = 6
"""The largest distance in entries between the disk and the table, which shows events one by one."""


@tables_of("soi")
def test_choices_in_each_game_reveal_no_hidden_card(start: Start, names: Sequence[str]) -> None:
    """A single program opens all tables while the reader still knows the closed ones.

    A game takes about six seconds of processor time: the reader asks for every node each time.
    """
    choose_short_waits()
    soiree = start()
    for game in map(GAMES.__getitem__, names):
        soiree.press(soiree.find("push button", f"{game.title}$"))
        memory = Memory(soiree)
        walks = play(soiree, game, memory)
        walks.append(Walk.over(game, memory.ask_again))
        soiree.command("Game", "Start page")
        soiree.find("push button", f"(Continue|Play) {game.title}")
        # Nodes of a closed table give no answers.
        assert memory.ask_again() == []
        matches = [Match(record, game) for record in on_disk(game)]
        assert_only_what_is_seen_is_said(matches, walks)
        assert memory.told
        assert named(memory.told) <= set().union(*map(ever_seen, matches))
    soiree.quit_cleanly()


def choose_short_waits() -> None:
    """Write settings without animations and with few slow opponents."""
    settings = Settings(speed="off", lessons=list(GAMES), practised=list(GAMES))
    for game in GAMES.values():
        choices = settings.choices(game)
        choices.message_delay = 200
        choices.ends_turns = False
        if "players" in choices.options:
            choices.options["players"] = 2
        others = range(1, game.players(choices.options))
        computers = [SeatChoice("computer", guest(seat), game.levels[0].name) for seat in others]
        choices.seats = [SeatChoice("human", "Wanda"), *computers]
    assert settings_file.save(Paths.find(), settings) is None


@dataclass(frozen=True, slots=True)
class Walk:
    """The texts of one walk through the table.

    Attributes:
        match: the seed of the match on the disk, if any.
        before, after: the numbers of its entries before and after the walk.
    """

    match: int | None
    before: int
    after: int
    names: list[str]

    @classmethod
    def over(cls, game: Game, names: Callable[[], list[str]]) -> Walk:
        before, called, after = waiting(game), names(), waiting(game)
        if before is None or after is None or before.seed != after.seed:
            return cls(None, 0, 0, [])
        return cls(before.seed, len(before.entries), len(after.entries), called)


class Memory:
    """The memory of a screen reader: the nodes it read, updated by events.

    Attributes:
        told: the announcements.
    """

    def __init__(self, soiree: Soiree) -> None:
        self.told: list[str] = []
        self._soiree = soiree
        self._known: dict[int, Found] = {}
        soiree.events()

    def meet(self, table: list[Found]) -> None:
        """Read the tree; a reader asks for each node once."""
        for each in table:
            self._known.setdefault(each.node, each)

    def listen(self) -> None:
        """Update the memory by the latest events."""
        for event in self._soiree.events():
            known = self._known.get(event.node)
            if event.type == "object:announcement":
                self.told.append(event.data)
            elif known is None:
                continue
            elif event.type == "object:property-change:accessible-name":
                self._known[event.node] = replace(known, name=event.data)
            elif event.type.startswith("object:state-changed:"):
                state = {event.type.rpartition(":")[2]}
                states = known.states | state if event.now else known.states - state
                self._known[event.node] = replace(known, states=states)

    def differences(self) -> list[tuple[Found, Found]]:
        """The differences between the memory and the tree: a reader must not need to ask twice."""
        self.listen()
        pairs = ((then, self._soiree.look(node)) for node, then in self._known.items())
        return [(then, now) for then, now in pairs if now and _heard(then) != _heard(now)]

    def ask_again(self) -> list[str]:
        """The current names of all nodes ever found."""
        found = map(self._soiree.look, self._known)
        return [each.name for each in found if each and each.name]


def _heard(found: Found) -> tuple[str, str, tuple[str, ...], frozenset[str]]:
    states = found.states & {"enabled", "sensitive", "showing"}
    return found.role, found.name, found.actions, states


def play(soiree: Soiree, game: Game, memory: Memory) -> list[Walk]:
    """Make choices. Returns the walk before each choice."""
    soiree.find("canvas", "The table of")
    place = soiree.find("layered pane").node
    rng = random.Random(12)
    walks = []
    pressed: Counter[str] = Counter()
    made = 0
    choices: list[Found] = []
    everything: list[Found] = []

    def names() -> list[str]:
        everything[:] = soiree.walk(place)
        return [each.name for each in items(everything)]

    while made < CHOICES or not choices:
        walk = Walk.over(game, names)
        memory.meet(items(everything))
        choices = [each for each in everything if each.can_be_pressed and each.name not in NEVER]
        if choices and made < CHOICES:
            walks.append(walk)
            fewest = min(pressed[each.name] for each in choices)
            choice = rng.choice([each for each in choices if pressed[each.name] == fewest])
            pressed[choice.name] += 1
            soiree.press(choice)
        elif not choices:
            # A press in vain still completes running animations.
            soiree.press(next(each for each in items(everything) if "Press" in each.actions))
            soiree.find("push button", "", "sensitive", under=place)
        if own_choices(game) != made:
            made = own_choices(game)
            pressed.clear()
    since = time.monotonic()
    while differences := memory.differences():
        assert time.monotonic() - since < PATIENCE, differences
    return walks


def items(everything: list[Found]) -> list[Found]:
    """The cards and places of the table, without overlays such as the grid."""
    panel = next(
        (place for place, each in enumerate(everything) if each.name.startswith("The table of")),
        None,
    )
    assert panel is not None, everything
    inside = itertools.takewhile(
        lambda each: each.depth > everything[panel].depth, everything[panel + 1 :]
    )
    return [each for each in inside if each.depth == everything[panel].depth + 1]


def waiting(game: Game) -> Record | None:
    """The unfinished match on the disk."""
    return keeping.on_disk(Paths.find(), game.name)


def on_disk(game: Game) -> list[Record]:
    """All matches of a game on the disk, finished or not."""
    # A finished match is saved as played before its unfinished file is deleted.
    files = Paths.find().played.glob(f"{game.name}-*")
    found = [waiting(game), *(records.decode(file.read_bytes(), GAMES) for file in files)]
    return list({record.seed: record for record in found if record is not None}.values())


def own_choices(game: Game) -> int:
    """The number of choices of the person."""
    entries = (entry for record in on_disk(game) for entry in record.entries)
    return sum(isinstance(entry, Decision) and entry.seat == 0 for entry in entries)


OWN_QUESTION = "Whom do you ask for the "
"""The beginning of the prompt that names the missing card of a rank."""


def named(texts: Iterable[str]) -> set[Card]:
    """The named cards, except for a card that the person is about to ask for."""
    said = " · ".join(each for each in texts if not each.startswith(OWN_QUESTION))
    return {card for card in DECK if card_name(card) in said}


def assert_only_what_is_seen_is_said(matches: list[Match], walks: list[Walk]) -> None:
    """Assert that each walk named only cards that the person saw at about that position."""
    by_seed = {match.deal.seed: match for match in matches}
    seen = {
        seed: [seen_by_the_person(match.up_to(place)) for place in range(match.position + 1)]
        for seed, match in by_seed.items()
    }
    for walk in walks:
        if walk.match is not None:
            # A race goes on before its entries are saved.
            is_race = by_seed[walk.match].game.name == "spy"
            lag = by_seed[walk.match].position if is_race else LAG
            could = seen[walk.match][max(0, walk.before - lag) : walk.after + lag + 1]
            assert named(walk.names) <= set().union(*could), walk
    assert [walk for walk in walks if walk.match is not None]


def seen_by_the_person(match: Match) -> set[Card]:
    """The cards that the person sees now."""
    return {card for _, cards in match.view(0).zones for card in cards if card is not None}


def ever_seen(match: Match) -> set[Card]:
    """The cards that the person has seen, or that a player has named."""
    found: set[Card] = set()
    for event in match.view(0).events:
        if isinstance(event, (Moved, Said)) and event.card is not None:
            found.add(event.card)
        elif isinstance(event, Shown):
            found |= set(event.cards or ())
    return found
