"""The settings: typed, checked and versioned, in one file that can be edited by hand."""

from __future__ import annotations

import codecs
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from soiree.core.games import Game, Option
from soiree.core.migrations import Migration, version_after
from soiree.storage.files import keep_copy, read_file, set_aside, written
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
from soiree.storage.state_files import brought_up, is_newer, version_of

Name = Annotated[str, Meta(max_length=40)]
DELAYS = range(200, 2001)
"""The range of message delays, in milliseconds. The original of 1997 had 200 to 600."""

Milliseconds = Annotated[int, Meta(ge=DELAYS[0], le=DELAYS[-1])]
Felt = Literal["bottle", "midnight", "aubergine", "linen"]
Percent = Annotated[int, Meta(ge=0, le=100)]

TEXT_SIZES = range(80, 201)
"""The range of sizes of text, in per cent of the usual size on the desktop."""

SIZE_STEPS = (80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of text that are offered, in per cent."""

TextSize = Annotated[int, Meta(ge=TEXT_SIZES[0], le=TEXT_SIZES[-1])]

FELTS: tuple[str, ...] = get_args(Felt)
"""The colours of the felt; the first is the default."""


class SeatChoice(Struct):
    """The player chosen for a seat.

    Attributes:
        level: the level of a computer; None for a person.
    """

    kind: Literal["human", "computer"]
    name: Name = ""
    level: str | None = None


class GameChoices(Struct):
    """The last choices for one game.

    Attributes:
        options: the options of the game; complete after loading and from `Settings.choices`.
        seats: who sits where, a person or a computer of a level; empty before the first match.
        message_delay: the display time of a message, in milliseconds.
        sort_cards: True if the computers' hands are displayed sorted.
        show_valid: True if the player's own coops display that they are valid.
        ends_turns: True if a turn ends by itself when ending it is the only sensible choice.
        mark_certain: True if cards to ask for are marked by what is certain about them.
        two_clicks: True if a second click is needed to play a card.
        timed: True if races are against the clock, False if the players take turns.
        timed_chosen: True if the person has seen the choice of `timed`.
        declined: the day on which the person last refused to be given stronger or weaker opponents,
            such as `2026-11-20`; empty if never.
    """

    options: dict[str, int | str] = {}
    seats: list[SeatChoice] = []
    message_delay: Milliseconds = 600
    sort_cards: bool = False
    show_valid: bool = True
    mark_certain: bool = False
    ends_turns: bool = True
    two_clicks: bool = False
    timed: bool = True
    timed_chosen: bool = False
    declined: str = ""


class Settings(Struct):
    """The person's settings. `save` writes them to the disk.

    Attributes:
        player: the person's name; empty for the default, "You".
        people: the names of the people who last shared the screen, in the order of their seats.
        language: the language of the window, such as `de` or `pt_BR`; empty for the system's.
        text_size: the size of text, in per cent of the usual size on the desktop.
        contrast: the look of high contrast: like the desktop, never or always.
        deck: the name of a deck in `ui.decks.library`.
        back: the name of one of Soirée's backs; empty for the deck's own.
        letters: the letters of courts and aces: those of English, J Q K A, or of the language.
        remarks: True if opponents make remarks beyond the needs of the game.
        reviews: True if each finished match is reviewed automatically.
        proofs: True if new matches prove that their cards were not chosen.
        warnings: True if a choice that is certain to do harm must be confirmed.
        left_handed: True if the table's buttons and piles are on the left.
        volume: the volume of the sound, in per cent.
        speak: True if everything for screen readers is spoken.
        panel_beside: True if the side panel is open in a large window.
        panel_tab: the last tab of the side panel.
        shortcuts: the shortcuts that differ from the defaults, by the names of commands.
        lessons: the games with an offered or finished lesson.
        problems: the outcomes of tried problems, by their keys (`storage.problems.key_of`).
        days: the outcomes of the problems of the day, by day, such as `2026-11-20`.
        practised: the games with a finished practice round, which is slow and without a clock.
        games: the choices by the name of the game; use `choices` to read them.
    """

    player: Name = ""
    people: list[Name] = []
    language: Name = ""
    felt: Felt = "bottle"
    deck: str = "classic"
    back: str = ""
    letters: Literal["english", "language"] = "english"
    colours: Literal["system", "light", "dark"] = "system"
    contrast: Literal["system", "normal", "high"] = "system"
    text_size: TextSize = 100
    speed: Literal["slow", "normal", "fast", "off"] = "normal"
    reduced_motion: Literal["system", "on", "off"] = "system"
    remarks: bool = True
    proofs: bool = False
    warnings: bool = True
    reviews: bool = False
    left_handed: bool = False
    sound: bool = True
    volume: Percent = 60
    speak: bool = False
    panel_open: bool = False
    panel_beside: bool = True
    panel_tab: Literal["score", "log", "memory", "review"] = "score"
    shortcuts: dict[str, str] = {}
    lessons: list[str] = []
    problems: dict[str, Literal["solved", "shown"]] = {}
    days: dict[str, Literal["solved", "shown"]] = {}
    practised: list[str] = []
    games: dict[str, GameChoices] = {}

    def choices(self, game: Game) -> GameChoices:
        """The last choices for a game, or its defaults, which can be changed in place."""
        return self.games.setdefault(game.name, GameChoices(options=game.defaults()))


class Loaded(Struct, frozen=True):
    """The settings read from the disk.

    Attributes:
        notices: the notices for the person.
        read_only: True if the file must not be overwritten by `save`.
    """

    settings: Settings
    notices: tuple[Notice, ...] = ()
    read_only: bool = False


LARGEST = 4_000_000
"""The largest size that is read, in bytes. Usual settings have some thousands."""

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 to 2, from 2 to 3, and so on."""


def load(paths: Paths, games: Mapping[str, Game]) -> Loaded:
    """The settings, with notices about their faults.

    A faulty field gets its default, and a copy of the old file is kept. A file of another format is
    set aside. A file of a newer version is read as far as possible and never overwritten.
    """
    path = paths.settings
    try:
        found = _content(path)
    except FileNotFoundError as error:
        # A dangling link gets a notice: the settings will be written through it.
        notices = (because(NOT_READ, path, error),) if path.is_symlink() else ()
        return Loaded(Settings(), notices)
    except OSError as error:
        return Loaded(Settings(), (because(NOT_READ, path, error),), read_only=True)
    except ValueError:
        return _damaged(path)

    faults: list[_Fault] = []
    if is_newer(found, MIGRATIONS):
        settings = _read(found, games, faults)
        return Loaded(settings, (Notice(SETTINGS_NEWER),), read_only=True)
    settings = _read(brought_up(found, MIGRATIONS), games, faults)
    if not faults:
        return Loaded(settings)
    return _repaired(path, settings, faults)


def save(paths: Paths, settings: Settings) -> Notice | None:
    """Write the settings, and keep unknown fields of the file.

    Returns:
        The reason for a failure; the file is then unchanged.
    """
    try:
        before = _content(paths.settings)
    except (OSError, ValueError):
        before = {}  # `load` has set aside an unreadable file.
    if is_newer(before, MIGRATIONS):
        return Notice(SETTINGS_NEWER)
    return _write(paths.settings, settings, brought_up(before, MIGRATIONS))


def _write(path: Path, settings: Settings, before: Mapping[str, Any]) -> Notice | None:
    content = _merged(
        before, {"version": version_after(MIGRATIONS), **msgspec.to_builtins(settings)}
    )
    return written(path, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")


def _content(path: Path) -> dict[str, Any]:
    # Editors on Windows begin a file with a byte order mark.
    text = read_file(path, LARGEST).removeprefix(codecs.BOM_UTF8)
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except RecursionError as error:
        raise ValueError(str(error)) from None


def _merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    both = dict(below)
    for name, value in above.items():
        under = both.get(name)
        if isinstance(value, dict) and isinstance(under, dict):
            both[name] = _merged(under, value)
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


def _repaired(path: Path, settings: Settings, faults: Sequence[_Fault]) -> Loaded:
    try:
        kept = keep_copy(path)
    except OSError as error:
        notices = (*(fault.notice(path) for fault in faults), not_written(path, error))
        return Loaded(settings, notices, read_only=True)
    notices = tuple(fault.notice(kept) for fault in faults)
    if unwritten := _write(path, settings, {}):
        notices += (unwritten,)
    return Loaded(settings, notices)


# Faulty fields ------------------------------------------------------------------------------------


class _Fault(Struct, frozen=True):
    """A faulty field.

    Attributes:
        setting: the path of the field, such as `games.rummy.message_delay`.
        found: the value in the file.
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
    """The choices with all options of the game, and without seats that do not fit the options.

    An option that is newer than the choices gets the value of matches before that option.
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
    """The options to reset: the last one whose default resolves the conflict, or else all."""
    for option in reversed(game.options):
        if not game.forbids({**options, option.name: option.default}):
            return (option,)
    return [option for option in game.options if options[option.name] != option.default]


def _fit(seats: Sequence[SeatChoice], game: Game, options: Mapping[str, int | str]) -> bool:
    return len(seats) == game.players(options) and all(
        seat.level in game.level_names() if seat.kind == "computer" else seat.level is None
        for seat in seats
    )
