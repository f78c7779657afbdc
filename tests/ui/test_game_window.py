"""The window's questions to each game, which load nothing before their first use."""

from __future__ import annotations

import subprocess
import sys

import pytest

from soiree.core.games import Game, Lengths
from soiree.core.lazy import Lazy
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.settings import GameChoices
from soiree.ui.dialogs.help.window import PAGES
from soiree.ui.game_window import GameWindow, minutes_words, window_of
from tests.every_game import EVERY_GAME

OURS = dict(GAMES)
"""The games of the program, which have lessons and help."""

every_game = pytest.mark.parametrize("game", OURS.values(), ids=OURS)

every_game_and_the_seventh = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)

LATER = ("presenter", "narration", "hints", "lesson", "memory_grid", "memory_page")


def loaded_by(code: str) -> set[str]:
    """The modules of Soirée that a program has loaded when it ends."""
    tell = "import sys; print(*(name for name in sys.modules if name.startswith('soiree')))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{tell}"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_the_list_of_games_loads_descriptions_and_nothing_that_plays() -> None:
    loaded = loaded_by("import soiree.games")
    descriptions = {game.window.replace(".ui", "") for game in OURS.values()}
    assert {name for name in loaded if name.startswith("soiree.games.")} == descriptions


def test_a_player_is_loaded_without_those_of_other_games() -> None:
    first, second, *_ = OURS.values()
    loaded = loaded_by(f"from soiree.games import GAMES\nGAMES[{first.name!r}].strongest()")
    ais = {name.split(".")[2] for name in loaded if ".ai" in name}
    assert ais == {first.name}
    assert second.name not in ais


def test_descriptions_load_nothing_that_is_wanted_later() -> None:
    loaded = loaded_by(
        "from soiree.games import GAMES\n"
        "from soiree.ui.game_window import window_of\n"
        "for game in GAMES.values(): window_of(game).blurb"
    )
    assert {game.window for game in OURS.values()} <= loaded
    assert not {name for name in loaded if name.rpartition(".")[2] in LATER}


@every_game_and_the_seventh
def test_every_reference_of_a_game_leads_somewhere(game: Game) -> None:
    for description in (game, window_of(game)):
        for name in description.__struct_fields__:
            value = getattr(description, name)
            if isinstance(value, Lazy):
                assert value() is not None
    assert all(map(game.player, game.level_names()))


@every_game
def test_each_game_has_its_window(game: Game) -> None:
    window = window_of(game)
    assert isinstance(window, GameWindow)
    blurb = window.blurb
    assert blurb.goal.endswith(".")
    assert blurb.picture
    assert callable(window.narration())
    assert callable(window.move_words())
    assert window.lesson is not None
    assert window.lesson()(game.name)
    for choice in window.checks:
        assert hasattr(GameChoices(), choice)
    for page in PAGES:
        assert resource("help", "en", game.name, f"{page}.html").exists()


@every_game_and_the_seventh
def test_every_seat_of_every_table_is_somewhere_else(game: Game) -> None:
    sides = window_of(game).sides
    for option in game.options:
        for value in option.values:
            count = game.players({**game.defaults(), option.name: value})
            if sides is not None:
                assert len(set(sides(count))) == len(sides(count)) == count


def test_the_length_of_a_match_lies_between_the_measured_lengths() -> None:
    lengths = Lengths("target", {("a",): ((100, 200), (200, 300)), ("b",): ((4, 90),)}, ("kind",))
    of = {
        (kind, n): lengths.of({"kind": kind, "target": n}) for kind in "abc" for n in (4, 150, 300)
    }
    assert of["a", 150] == 250
    assert of["a", 300] == 400, "on the same line"
    assert of["b", 300] == 90
    assert of["a", 4] is of["c", 150] is None, "not measured"


@every_game
def test_every_game_says_how_long_it_takes_with_its_defaults(game: Game) -> None:
    minutes = int(minutes_words(game, game.defaults()).split()[0])
    assert 1 <= minutes <= 45
