"""The season: twelve evenings with a theme each, against guests who grow stronger.

An evening of a season opens once the evening before it is over. Of a season, only the files of its
evenings are saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from soiree.controller.evening.evening import MEMBERS, Evening, Item, Member
from soiree.controller.evening.programme import item_for_two, minutes, short_item, usual_item
from soiree.core.games import Game
from soiree.core.texts import tr_noop
from soiree.games import GAMES


def _every() -> Iterable[Item]:
    return map(short_item, GAMES.values())


class Theme(Struct, frozen=True):
    """The theme of an evening.

    Attributes:
        sentence: the description of the evening for the person.
        guests: pairs (name, strength) of three guests.
        programme: returns the programme, by default a short match of each game.
    """

    title: str
    sentence: str
    guests: tuple[tuple[str, int], ...]
    programme: Callable[[], Iterable[Item]] = _every


def _races() -> Iterable[Item]:
    races = [game for game in GAMES.values() if game.is_race]
    return [item for game in races for item in (short_item(game), item_for_two(game)) if item] * 2


def _where(accepts: Callable[[Game], bool]) -> Callable[[], Iterable[Item]]:
    return lambda: [short_item(game) for game in GAMES.values() if accepts(game)] * 2


THEMES = (
    Theme(
        tr_noop("First night"),
        tr_noop("Three generous guests, and one short match of each game."),
        (("Clara", 0), ("Hugo", 0), ("Lotte", 0)),
    ),
    Theme(
        tr_noop("Quick hands"),
        tr_noop("The four shortest matches, one after the other."),
        (("Jules", 0), ("Ada", 0), ("Felix", 0)),
        lambda: sorted(_every(), key=minutes)[:4],
    ),
    Theme(
        tr_noop("At a run"),
        tr_noop("Races only."),
        (("Ines", 0), ("Basil", 0), ("Greta", 1)),
        _races,
    ),
    Theme(
        tr_noop("Tête-à-tête"),
        tr_noop("Matches for two only, with another opponent each time."),
        (("Clara", 1), ("Edith", 0), ("Marius", 1)),
        lambda: filter(None, map(item_for_two, GAMES.values())),
    ),
    Theme(
        tr_noop("Fortune favours"),
        tr_noop("Everybody is bold."),
        (("Basil", 1), ("Felix", 1), ("Ines", 1)),
    ),
    Theme(
        tr_noop("Less is more"),
        tr_noop("Low scores win."),
        (("Hugo", 1), ("Ada", 1), ("Dorian", 1)),
        _where(lambda game: game.low_wins),
    ),
    Theme(
        tr_noop("The long table"),
        tr_noop("All four play every match."),
        (("Lotte", 1), ("Jules", 1), ("Greta", 1)),
        lambda: [item for item in _every() if item.players == MEMBERS] * 2,
    ),
    Theme(
        tr_noop("A guest of honour"),
        tr_noop("One guest plays as well as anybody can."),
        (("Marius", 2), ("Clara", 0), ("Felix", 0)),
    ),
    Theme(
        tr_noop("Careful company"),
        tr_noop("Everybody is cautious, and two are strong."),
        (("Ada", 2), ("Edith", 2), ("Marius", 1)),
    ),
    Theme(
        tr_noop("Red and black"),
        tr_noop("Games in which the colour of a card counts."),
        (("Ines", 2), ("Jules", 1), ("Edith", 2)),
        _where(lambda game: game.colours_count),
    ),
    Theme(
        tr_noop("Daggers drawn"),
        tr_noop("Two spiteful guests and a strong one."),
        (("Dorian", 2), ("Greta", 2), ("Hugo", 2)),
    ),
    Theme(
        tr_noop("Last night"),
        tr_noop("The strongest guests, and matches of the usual length."),
        (("Edith", 2), ("Basil", 2), ("Dorian", 2)),
        lambda: map(usual_item, GAMES.values()),
    ),
)
"""The evenings of a season in order."""


def evening_of(season: int, theme: int, person: str, seed: int, started: str) -> Evening:
    """An evening of a season before its first match.

    Args:
        season: the number of the season, from 1.
        theme: the number of the evening, from 0.
        person: the name of the person.
    """
    chosen = THEMES[theme]
    return Evening(
        members=(Member(person), *(Member(*guest) for guest in chosen.guests)),
        programme=tuple(chosen.programme()),
        seed=seed,
        finale=final_item(),
        title=chosen.title,
        season=season,
        theme=theme,
        started=started,
    )


def final_item() -> Item:
    """The usual finale: a match of two in the first game that only two play."""
    usual = (usual_item(game) for game in GAMES.values())
    return next(item for item in usual if item.players == 2)


class Progress(Struct, frozen=True):
    """The progress of a season.

    Attributes:
        number: the number of the season, from 1.
        played: by theme number, from 0, the name of the file of the evening with this theme.
        unlocked: the number of unlocked evenings, finished ones included; after the last evening,
            one more than there are themes.
    """

    number: int
    played: Mapping[int, str]
    unlocked: int

    @property
    def is_over(self) -> bool:
        return self.unlocked > len(THEMES)


def unfinished(evenings: Mapping[str, Evening]) -> str:
    """The name of the latest evening that is not over; empty if there is none.

    Args:
        evenings: all evenings by the names of their files, oldest first.
    """
    return next((name for name in reversed([*evenings]) if not evenings[name].is_over), "")


def progress_in(evenings: Mapping[str, Evening]) -> Progress:
    """The progress of the latest season.

    Args:
        evenings: all evenings by the names of their files, oldest first.
    """
    number = max((each.season for each in evenings.values()), default=0) or 1
    played: dict[int, str] = {}
    for name, each in evenings.items():
        before = played.get(each.theme)
        if each.season == number and (before is None or not evenings[before].is_over):
            played[each.theme] = name
    over = [theme for theme, name in played.items() if evenings[name].is_over]
    unlocked = next(theme for theme in range(len(THEMES) + 1) if theme not in over) + 1
    return Progress(number, played, unlocked)
