from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from soiree.games import GAMES, soi
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, Loaded, SeatChoice, Settings, load, save
from soiree.storage.state_files import brought_up
from tests.conftest import FullDisk

SEATS = [SeatChoice("human", "Ida")] + [SeatChoice("computer", "Ben", "easy") for _ in range(3)]


def write(paths: Paths, content: object) -> None:
    paths.config.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, bytes) else json.dumps(content).encode()
    paths.settings.write_bytes(text)


def on_disk(paths: Paths) -> Any:
    return json.loads(paths.settings.read_bytes())


def kept(paths: Paths) -> list[Path]:
    return list(paths.config.glob("settings.damaged-*.json"))


def told(loaded: Loaded) -> list[str]:
    return [str(notice) for notice in loaded.notices]


def test_without_a_settings_file_the_defaults_are_used_and_nothing_is_written(paths: Paths) -> None:
    loaded = load(paths, GAMES)
    assert loaded == Loaded(Settings())
    assert not paths.config.exists()


def test_saved_settings_are_loaded_unchanged(paths: Paths) -> None:
    settings = Settings(player="Ida", felt="linen", speed="off", volume=0, panel_tab="memory")
    choices = settings.choices(soi.GAME)
    choices.options["target"] = 300
    choices.seats = SEATS
    choices.message_delay = 600
    choices.sort_cards = True
    assert save(paths, settings) is None
    assert load(paths, GAMES) == Loaded(settings)


def test_each_game_has_choices_of_its_own_with_all_its_options(paths: Paths) -> None:
    settings = load(paths, GAMES).settings
    for game in GAMES.values():
        assert settings.choices(game) == GameChoices(options=game.defaults())
    settings.choices(soi.GAME).message_delay = 200
    assert settings.choices(soi.GAME).message_delay == 200
    assert save(paths, settings) is None
    assert load(paths, GAMES) == Loaded(settings)


def test_the_file_is_made_to_be_read_by_people(paths: Paths) -> None:
    save(paths, Settings())
    lines = paths.settings.read_text("utf-8").splitlines()
    assert lines[:3] == ["{", '  "version": 1,', '  "player": "",']


@pytest.mark.parametrize(
    ("content", "fault", "default"),
    [
        ({"volume": 101}, "volume was 101, not a whole number from 0 to 100", "60"),
        ({"volume": 60.5}, "volume was 60.5, not a whole number from 0 to 100", "60"),
        ({"sound": "loud"}, 'sound was "loud", not one of true, false', "true"),
        (
            {"speed": 3},
            'speed was 3, not one of "fast", "normal", "off", "slow"',
            '"normal"',
        ),
        (
            {"reduced_motion": True},
            'reduced_motion was true, not one of "off", "on", "system"',
            '"system"',
        ),
        ({"left_handed": 1}, "left_handed was 1, not one of true, false", "false"),
        ({"remarks": "no"}, 'remarks was "no", not one of true, false', "true"),
        ({"deck": 5}, "deck was 5, which is not a valid value", '"classic"'),
        ({"back": None}, "back was null, which is not a valid value", '""'),
        ({"player": "I" * 100}, f'player was "{"I" * 38}…, which is not a valid value', '""'),
        (
            {"deck": ["k" * 36]},
            f'deck was ["{"k" * 36}"], which is not a valid value',
            '"classic"',
        ),
        ({"deck": ["k" * 37]}, f'deck was ["{"k" * 37}…, which is not a valid value', '"classic"'),
        ({"games": 7}, "games was 7, which is not a valid value", "{}"),
        ({"games": {"soi": 7}}, "games.soi was 7, which is not a valid value", "{}"),
        (
            {"games": {"soi": {"message_delay": 199}}},
            "games.soi.message_delay was 199, not a whole number from 200 to 2000",
            "600",
        ),
        (
            {"games": {"soi": {"options": {"target": 99}}}},
            "games.soi.options.target was 99, not a whole number from 100 to 1000",
            "200",
        ),
        (
            {"games": {"soureh": {"options": {"ending": "never"}}}},
            'games.soureh.options.ending was "never", not one of "first", "last"',
            '"first"',
        ),
        (
            {"games": {"spy": {"options": {"players": 4, "deck": "half"}}}},
            'games.spy.options.deck was "half", which is not a valid value',
            '"full"',
        ),
        (
            {"games": {"soi": {"seats": 5}}},
            "games.soi.seats was 5, which is not a valid value",
            "[]",
        ),
        ({"version": 0}, "version was 0, which is not a valid value", "1"),
        ({"version": "one"}, 'version was "one", which is not a valid value', "1"),
    ],
)
def test_a_field_out_of_range_gets_its_default_and_a_sentence(
    content: dict[str, Any], fault: str, default: str, paths: Paths
) -> None:
    before = {"version": 1, "colours": "dark", **content}
    write(paths, before)
    loaded = load(paths, GAMES)
    (aside,) = kept(paths)
    assert told(loaded) == [
        f"The setting {fault}, so it is now {default}; the old file is kept as {aside.name}."
    ]
    assert json.loads(aside.read_bytes()) == before
    assert loaded.settings.colours == "dark"
    assert not loaded.read_only
    assert load(paths, GAMES) == Loaded(loaded.settings)


def test_options_that_do_not_go_together_are_reconciled(paths: Paths) -> None:
    """No single option is at fault in some of the cases."""
    quarrel = replace(
        GAMES["spy"],
        forbids=lambda options: "one of them" if options != GAMES["spy"].defaults() else None,
    )
    options = {"deck": "half", "cheating": "allowed"}
    write(paths, {"version": 1, "games": {"spy": {"options": options}}})
    loaded = load(paths, {"spy": quarrel})
    assert [said.partition(" was ")[0] for said in told(loaded)] == [
        "The setting games.spy.options.deck",
        "The setting games.spy.options.cheating",
    ]
    assert loaded.settings.choices(quarrel).options == quarrel.defaults()


def test_several_faults_get_a_sentence_each_and_one_copy(paths: Paths) -> None:
    choices = {"message_delay": 5000, "sort_cards": True, "options": {"target": 150}}
    write(paths, {"version": 1, "felt": 1, "volume": -1, "games": {"soi": choices}})
    loaded = load(paths, GAMES)
    assert len(told(loaded)) == 3
    assert len(kept(paths)) == 1
    assert loaded.settings.games["soi"] == GameChoices({"target": 150}, sort_cards=True)


@pytest.mark.parametrize(
    "seats",
    [
        SEATS[:3],
        [*SEATS[:3], SeatChoice("computer", "Cleo", "hard")],
        [*SEATS[:3], SeatChoice("computer", "Cleo")],
        [SeatChoice("human", "Ida", "easy"), *SEATS[1:]],
    ],
)
def test_seats_that_do_not_fit_the_game_are_dropped(seats: list[SeatChoice], paths: Paths) -> None:
    save(paths, Settings(games={"soi": GameChoices({"target": 300}, seats)}))
    loaded = load(paths, GAMES)
    (said,) = told(loaded)
    assert said.startswith('The setting games.soi.seats was [{"kind":"human",')
    assert "…, which is not a valid value, so it is now []; " in said
    assert loaded.settings.games["soi"] == GameChoices({"target": 300})


def test_seats_fit_as_many_players_as_were_chosen(paths: Paths) -> None:
    seats = SEATS[:3]
    seats[1:] = [SeatChoice("computer", "Ben", GAMES["soda"].levels[0].name)] * 2
    options = {**GAMES["soda"].defaults(), "players": 3}
    save(paths, Settings(games={"soda": GameChoices(options, seats)}))
    loaded = load(paths, GAMES)
    assert told(loaded) == []
    assert loaded.settings.games["soda"].seats == seats


@pytest.mark.parametrize(
    "content", [b"", b"{", b"null", b"[]", b'"\xff"', b'{"a":' + b"[" * 100_000, b"\0" * 300]
)
def test_a_settings_file_of_another_format_is_set_aside(content: bytes, paths: Paths) -> None:
    write(paths, content)
    loaded = load(paths, GAMES)
    (said,) = told(loaded)
    (aside,) = kept(paths)
    assert loaded.settings == Settings()
    assert not loaded.read_only
    assert said.startswith("Your settings could not be read")
    assert aside.name in said
    assert aside.read_bytes() == content
    assert load(paths, GAMES) == Loaded(Settings())


@pytest.mark.usefixtures("no_renaming")
def test_a_settings_file_of_another_format_stays_if_it_cannot_be_renamed(paths: Paths) -> None:
    write(paths, b"{")
    loaded = load(paths, GAMES)
    assert loaded.settings == Settings()
    assert loaded.read_only
    (said,) = told(loaded)
    assert said.startswith(f"Your settings in {paths.settings} could not be read")
    assert said.endswith("changes are not saved.")
    assert paths.settings.read_bytes() == b"{"


def test_a_byte_order_mark_is_ignored(paths: Paths) -> None:
    write(paths, b"\xef\xbb\xbf" + b'{"version": 1, "volume": 5}')
    assert load(paths, GAMES) == Loaded(Settings(volume=5))


def test_a_newer_file_is_used_as_far_as_it_is_known_and_never_written(paths: Paths) -> None:
    newer = {
        "version": 2,
        "volume": 5,
        "felt": ["a", "new", "kind"],
        "music": "waltz",
        "games": {"soi": {"message_delay": 200, "options": {"target": "endless"}}},
    }
    write(paths, newer)
    loaded = load(paths, GAMES)
    assert loaded.read_only
    known = GameChoices(soi.GAME.defaults(), message_delay=200)
    assert loaded.settings == Settings(volume=5, games={"soi": known})
    (said,) = told(loaded)
    assert "newer" in said
    assert str(save(paths, loaded.settings)) == said
    assert on_disk(paths) == newer
    assert kept(paths) == []


def test_unknown_fields_stay_in_the_settings_file(paths: Paths) -> None:
    soi_choices = {"options": {"target": 300, "jokers": 2}, "tea": "hot"}
    write(paths, {"version": 1, "music": "waltz", "games": {"soi": soi_choices, "whist": {}}})
    loaded = load(paths, GAMES)
    assert told(loaded) == []
    loaded.settings.games["soi"].options["target"] = 400
    assert save(paths, loaded.settings) is None
    saved = on_disk(paths)
    assert saved["music"] == "waltz"
    assert saved["games"]["soi"]["options"] == {"target": 400, "jokers": 2}
    assert saved["games"]["soi"]["tea"] == "hot"
    assert "whist" in saved["games"]


def louder(content: dict[str, Any]) -> dict[str, Any]:
    """Migrate from version 1, with volumes up to 10, to an invented version 2."""
    return {**content, "volume": content["volume"] * 10}


def renamed(content: dict[str, Any]) -> dict[str, Any]:
    """Migrate from version 2, with the field `baize` for the felt, to an invented version 3."""
    kept = {name: value for name, value in content.items() if name != "baize"}
    return {**kept, "felt": content["baize"]}


def test_an_old_file_is_migrated_step_by_step() -> None:
    old = {"version": 1, "volume": 7, "baize": "linen", "music": "waltz"}
    migrated = brought_up(old, (louder, renamed))
    assert migrated == {"version": 1, "volume": 70, "felt": "linen", "music": "waltz"}


def test_an_old_file_starts_at_its_own_step() -> None:
    migrated = brought_up({"version": 2, "volume": 70, "baize": "linen"}, (louder, renamed))
    assert migrated == {"version": 2, "volume": 70, "felt": "linen"}


def test_where_nothing_can_be_written_one_sentence_says_so(blocked: Paths) -> None:
    assert load(blocked, GAMES).settings == Settings()
    said = str(save(blocked, Settings()))
    assert said.startswith(f"{blocked.settings} could not be saved")


def test_on_a_full_disk_the_old_settings_stay(paths: Paths, full_disk: FullDisk) -> None:
    save(paths, Settings(volume=5))
    with full_disk(100):
        said = str(save(paths, Settings(volume=6)))
    assert "the disk is full" in said
    assert load(paths, GAMES) == Loaded(Settings(volume=5))


def test_a_faulty_file_of_which_no_copy_can_be_kept_stays(
    paths: Paths, full_disk: FullDisk
) -> None:
    before = {"version": 1, "volume": 101, "player": "Ida", "filler": "x" * 200}
    write(paths, before)
    with full_disk(100):
        loaded = load(paths, GAMES)
    assert loaded.read_only
    assert loaded.settings == Settings(player="Ida")
    assert "The setting volume was 101" in told(loaded)[0]
    assert told(loaded)[1].startswith(
        f"{paths.settings} could not be saved because the disk is full"
    )
    assert on_disk(paths) == before


def test_a_faulty_settings_file_that_cannot_be_repaired_has_a_second_notice(
    paths: Paths, full_disk: FullDisk
) -> None:
    before = {"version": 1, "volume": 101}
    write(paths, before)
    with full_disk(100):
        loaded = load(paths, GAMES)
    fault, unwritten = told(loaded)
    assert fault.startswith("The setting volume was 101")
    assert unwritten.startswith(f"{paths.settings} could not be saved because the disk is full")
    assert on_disk(paths) == before
    assert len(kept(paths)) == 1


def test_a_file_that_cannot_be_read_stays(paths: Paths) -> None:
    paths.settings.mkdir(parents=True)
    loaded = load(paths, GAMES)
    assert loaded.settings == Settings()
    assert loaded.read_only
    assert told(loaded) == [
        f"{paths.settings} could not be read (Is a directory), so Soirée continues without it."
    ]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
choices = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(GameChoices.__struct_fields__, json_values)
)
contents = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(Settings.__struct_fields__, json_values),
        "version": json_values,
        "games": json_values | st.dictionaries(st.sampled_from([*GAMES, "x"]), choices),
    },
)


@given(contents)
def test_settings_with_any_field_values_are_repaired_once(
    tmp_path_factory: pytest.TempPathFactory, content: object
) -> None:
    paths = Paths(*[tmp_path_factory.mktemp("home")] * 4)
    write(paths, content)
    loaded = load(paths, GAMES)
    if not loaded.read_only:
        assert load(paths, GAMES) == Loaded(loaded.settings)
        assert save(paths, loaded.settings) is None
        assert load(paths, GAMES) == Loaded(loaded.settings)


def test_notices_about_settings_have_no_control_characters(paths: Paths) -> None:
    """Found by fuzzing: control characters reached the window."""
    paths.config.mkdir(parents=True)
    paths.settings.write_bytes(b'{"version": "\\u007f", "games": {"s\\u202eoi": 7}}')
    told = [str(notice) for notice in load(paths, {}).notices]
    assert len(told) == 2
    assert all(each.isprintable() for each in told)
