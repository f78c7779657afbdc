"""The settings: typed, checked and versioned, in one file that can be edited by hand."""

from __future__ import annotations

import codecs
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from soiree.core.games import Game, Option
from soiree.storage.files import keep_copy, read_file, set_aside, write_safely
from soiree.storage.notices import (
    NOT_READ,
    SETTING_NOT_A_CHOICE,
    SETTING_OUT_OF_RANGE,
    SETTING_UNFIT,
    SETTINGS_DAMAGED,
    SETTINGS_DAMAGED_IN_PLACE,
    SETTINGS_NEWER,
    Notice,
    because,
    not_written,
)
from soiree.storage.paths import Paths
from soiree.storage.versions import Step, brought_up, is_newer, latest, version_of

Name = Annotated[str, Meta(max_length=40)]
DELAYS = range(200, 2001)
"""How long a message may stay, in milliseconds. The original of 1997 had 200 to 600."""

Milliseconds = Annotated[int, Meta(ge=DELAYS[0], le=DELAYS[-1])]
Felt = Literal["bottle", "midnight", "aubergine", "linen"]
Percent = Annotated[int, Meta(ge=0, le=100)]

FELTS: tuple[str, ...] = get_args(Felt)
"""What a table may be laid with; the first is the default."""


class SeatChoice(Struct):
    """Who sits at a seat.

    Attributes:
        level: of a computer; None for a person.
    """

    kind: Literal["human", "computer"]
    name: Name = ""
    level: str | None = None


class GameChoices(Struct):
    """What was last chosen for one game.

    Attributes:
        options: all options of the game, once loaded or got through `Settings.choices`.
        seats: one for each player, or empty if nobody has chosen yet.
        message_delay: how long a message stays, in milliseconds.
        sort_cards: whether the computers' hands are shown sorted.
        show_valid: whether the player's own coops show that they are valid.
        ends_turns: whether a turn ends by itself where nothing but ending it makes sense.
        mark_certain: whether cards to ask for are marked with what is certain of them.
        timed: whether races are against the clock, or the players take turns.
        timed_chosen: whether the person has seen that choice, and left it or changed it.
        declined: the day, such as `2026-11-20`, on which another level of opponents was offered and
            left; empty if never.
    """

    options: dict[str, int | str] = {}
    seats: list[SeatChoice] = []
    message_delay: Milliseconds = 600
    sort_cards: bool = False
    show_valid: bool = True
    mark_certain: bool = False
    ends_turns: bool = True
    timed: bool = True
    timed_chosen: bool = False
    declined: str = ""


class Settings(Struct):
    """The person's settings. Setting a field changes nothing on disk; `save` does.

    Attributes:
        player: the person's name; empty for the default, "You".
        people: the names of those who last shared the screen, in the order of their seats.
        deck: the name of a deck, as `ui.decks.library` has it.
        back: the name of one of Soirée's backs, or empty for the deck's own.
        remarks: whether opponents say more than the game needs.
        reviews: whether each match is reviewed by itself when it is over.
        warnings: whether a choice that is sure to do harm has to be confirmed.
        left_handed: whether the table's buttons and piles are on the left.
        volume: of the sound, in per cent.
        speak: whether all that a screen reader would be told is spoken.
        panel_tab: the tab of the side panel that was last in front.
        shortcuts: those that differ from the defaults, by the names of commands.
        lessons: the games whose lesson was offered or given.
        problems: how each problem ended that was tried, by its key (`storage.problems.key_of`).
        practised: the games of which a first round was played: slowly, a race without the clock.
        games: by the name of the game; read it through `choices`.
    """

    player: Name = ""
    people: list[Name] = []
    felt: Felt = "bottle"
    deck: str = "classic"
    back: str = ""
    colours: Literal["system", "light", "dark"] = "system"
    speed: Literal["slow", "normal", "fast", "off"] = "normal"
    reduced_motion: Literal["system", "on", "off"] = "system"
    remarks: bool = True
    warnings: bool = True
    reviews: bool = False
    left_handed: bool = False
    sound: bool = True
    volume: Percent = 60
    speak: bool = False
    panel_open: bool = False
    panel_tab: Literal["score", "log", "memory", "review"] = "score"
    shortcuts: dict[str, str] = {}
    lessons: list[str] = []
    problems: dict[str, Literal["solved", "shown"]] = {}
    practised: list[str] = []
    games: dict[str, GameChoices] = {}

    def choices(self, game: Game) -> GameChoices:
        """The choices last made for a game, or its defaults; changes to them are kept here."""
        return self.games.setdefault(game.name, GameChoices(options=game.defaults()))


class Loaded(Struct, frozen=True):
    """Settings as they were found.

    Attributes:
        notices: what the person should be told.
        read_only: whether the file must stay as it is: do not `save` over it.
    """

    settings: Settings
    notices: tuple[Notice, ...] = ()
    read_only: bool = False


LARGEST = 4_000_000
"""How many bytes of a settings file are read. What a person chooses fills some thousands."""

STEPS: tuple[Step, ...] = ()
"""The step from version 1 to 2, from 2 to 3, and so on. Version 1 is the first."""


def load(paths: Paths, games: Mapping[str, Game], steps: Sequence[Step] = STEPS) -> Loaded:
    """The settings, and what was wrong with them.

    A faulty field gets its default, and a copy of the old file is kept beside. A file that is no
    settings file at all is set aside. A file of a newer version is used as far as it is understood
    and never written over.
    """
    path = paths.settings
    try:
        found = _content(path)
    except FileNotFoundError as error:
        # A link to nowhere is told of: it will be the settings' new file.
        told = (because(NOT_READ, path, error),) if path.is_symlink() else ()
        return Loaded(Settings(), told)
    except OSError as error:
        return Loaded(Settings(), (because(NOT_READ, path, error),), read_only=True)
    except ValueError:
        return _damaged(path)

    faults: list[_Fault] = []
    if is_newer(found, steps):
        settings = _read(found, games, faults)
        return Loaded(settings, (Notice(SETTINGS_NEWER),), read_only=True)
    settings = _read(brought_up(found, steps), games, faults)
    if not faults:
        return Loaded(settings)
    return _mended(path, settings, faults, latest(steps))


def save(paths: Paths, settings: Settings, steps: Sequence[Step] = STEPS) -> Notice | None:
    """Write the settings. Fields in the file that this version does not know are kept.

    Returns:
        Why they were not written; the file is then as it was.
    """
    try:
        before = _content(paths.settings)
    except (OSError, ValueError):
        before = {}  # There is none: `load` has set aside what it could not read.
    if is_newer(before, steps):
        return Notice(SETTINGS_NEWER)
    return _write(paths.settings, settings, brought_up(before, steps), latest(steps))


def _write(
    path: Path, settings: Settings, before: Mapping[str, Any], version: int
) -> Notice | None:
    content = _laid_over(before, {"version": version, **msgspec.to_builtins(settings)})
    try:
        write_safely(path, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    except OSError as error:
        return not_written(path, error)
    return None


def _content(path: Path) -> dict[str, Any]:
    """The content of a settings file. Raises OSError, or ValueError if it is none."""
    # Editors on Windows put a mark at the start of a file.
    text = read_file(path, LARGEST).removeprefix(codecs.BOM_UTF8)
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except RecursionError as error:
        raise ValueError(str(error)) from None


def _laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Both merged, recursively; where both have a field, that of `above` counts."""
    both = dict(below)
    for name, value in above.items():
        under = both.get(name)
        if isinstance(value, dict) and isinstance(under, dict):
            both[name] = _laid_over(under, value)
        else:
            both[name] = value
    return both


def _damaged(path: Path) -> Loaded:
    try:
        kept = set_aside(path)
    except OSError:
        notice = Notice(SETTINGS_DAMAGED_IN_PLACE, {"file": str(path)})
        return Loaded(Settings(), (notice,), read_only=True)
    return Loaded(Settings(), (Notice(SETTINGS_DAMAGED, {"kept": kept.name}),))


def _mended(path: Path, settings: Settings, faults: Sequence[_Fault], version: int) -> Loaded:
    """The settings with defaults for faulty fields, written once the old file is kept."""
    try:
        kept = keep_copy(path)
    except OSError as error:
        told = (*(fault.notice(path) for fault in faults), not_written(path, error))
        return Loaded(settings, told, read_only=True)
    told = tuple(fault.notice(kept) for fault in faults)
    if unwritten := _write(path, settings, {}, version):
        told += (unwritten,)
    return Loaded(settings, told)


# --- reading field by field, where the whole is not sound ----------------------------------------


class _Fault(Struct, frozen=True):
    """A faulty field.

    Attributes:
        setting: its path, such as `games.rummy.message_delay`.
        found: its value in the file.
        default: the value used instead.
        values: the allowed values, if they can be listed.
    """

    setting: str
    found: object
    default: object
    values: range | tuple[object, ...] = ()

    def notice(self, kept: Path) -> Notice:
        from soiree.core.strict_json import brief

        words = {
            "setting": brief(self.setting),
            "found": _short(self.found),
            "default": _short(self.default),
            "kept": kept.name,
        }
        if not self.values:
            return Notice(SETTING_UNFIT, words)
        if isinstance(self.values, range):
            words |= {"least": str(self.values[0]), "most": str(self.values[-1])}
            return Notice(SETTING_OUT_OF_RANGE, words)
        words["choices"] = ", ".join(_short(value) for value in self.values)
        return Notice(SETTING_NOT_A_CHOICE, words)


def _short(value: object) -> str:
    from soiree.core.strict_json import brief

    return brief(msgspec.json.encode(value).decode())


def _read(found: dict[str, Any], games: Mapping[str, Game], faults: list[_Fault]) -> Settings:
    """The settings in a file's content, with the default for each faulty field."""
    if "version" in found and version_of(found) != found["version"]:
        faults.append(_Fault("version", found["version"], 1))
    try:
        settings = msgspec.convert(found, Settings)
    except msgspec.ValidationError:
        settings = _field_by_field(found, faults)
    for name, choices in settings.games.items():
        if name in games:
            settings.games[name] = _fitted(choices, games[name], faults)
    return settings


def _field_by_field(found: dict[str, Any], faults: list[_Fault]) -> Settings:
    settings = _sound_fields(Settings, {**found, "games": {}}, "", faults)
    games = found.get("games", {})
    if not isinstance(games, dict):
        faults.append(_Fault("games", games, {}))
        return settings
    for name, choices in games.items():
        if isinstance(choices, dict):
            settings.games[name] = _sound_fields(GameChoices, choices, f"games.{name}.", faults)
        else:
            faults.append(_Fault(f"games.{name}", choices, {}))
    return settings


_S = TypeVar("_S", bound=Struct)


def _sound_fields(
    kind: type[_S], found: Mapping[str, Any], within: str, faults: list[_Fault]
) -> _S:
    result = kind()
    for field in msgspec.structs.fields(kind):
        if field.name not in found:
            continue
        try:
            setattr(result, field.name, msgspec.convert(found[field.name], field.type))
        except msgspec.ValidationError:
            default = getattr(result, field.name)
            values = _values(field.type)
            faults.append(_Fault(within + field.name, found[field.name], default, values))
    return result


def _values(kind: object) -> range | tuple[object, ...]:
    """The allowed values of a field's type, if they can be listed."""
    from msgspec import inspect

    info = inspect.type_info(kind)
    if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
        return range(info.ge, info.le + 1)
    if isinstance(info, inspect.LiteralType):
        return info.values
    if isinstance(info, inspect.BoolType):
        return (True, False)
    return ()


def _fitted(choices: GameChoices, game: Game, faults: list[_Fault]) -> GameChoices:
    """The choices with all options of the game, and seats only if they fit the options.

    An option that did not exist when the person chose keeps the value that matches had before it.
    """
    where = f"games.{game.name}."
    chosen = game.completed(choices.options) if choices.options else game.defaults()
    options = game.defaults()
    for option in game.options:
        value = chosen[option.name]
        if option.admits(value):
            options[option.name] = value
        else:
            name = f"{where}options.{option.name}"
            faults.append(_Fault(name, value, option.default, option.values))
    if game.forbids(options):
        for option in _at_odds(game, options):
            found = options[option.name]
            options[option.name] = option.default
            faults.append(_Fault(f"{where}options.{option.name}", found, option.default))
    choices.options = options
    if choices.seats and not _fit(choices.seats, game, options):
        faults.append(_Fault(where + "seats", choices.seats, []))
        choices.seats = []
    return choices


def _at_odds(game: Game, options: Mapping[str, int | str]) -> Sequence[Option]:
    """The last option whose default lets the others stand, or else all that differ from theirs."""
    for option in reversed(game.options):
        if not game.forbids({**options, option.name: option.default}):
            return (option,)
    return [option for option in game.options if options[option.name] != option.default]


def _fit(seats: Sequence[SeatChoice], game: Game, options: Mapping[str, int | str]) -> bool:
    return len(seats) == game.players(options) and all(
        seat.level in game.level_names() if seat.kind == "computer" else seat.level is None
        for seat in seats
    )
