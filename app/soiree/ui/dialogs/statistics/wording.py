"""Figures, opponents and options of matches in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from soiree.core.games import RANDOM, Game, Option
from soiree.core.names import shown_name
from soiree.storage.history.results import MIXED
from soiree.ui.language.translation import tr, with_sign
from soiree.ui.language.words import game_text, parted

_SUIT_SIGNS = str.maketrans("SHDC", "♠♥♦♣")


def number(value: float) -> str:
    """A number such as `1,204` or `−3.5`, with one decimal unless it is whole."""
    if value != int(value):
        return tenths(value)
    return with_sign(QLocale().toString(int(value)))


def tenths(value: float) -> str:
    """A number such as `4.0` or `−3.5`, always with one decimal."""
    return with_sign(QLocale().toString(float(value), "f", 1))


def percent(share: float) -> str:
    """A share of 1, such as `58%`."""
    return tr("{number}%").format(number=round(100 * share))


def matches(count: int) -> str:
    """A number of matches, such as `1,204 matches`."""
    #: Alone in a table, and in sentences such as “{share} of {matches}”.
    return tr("%n matches", "", count).replace(str(count), number(count), 1)


def interval(low: float, high: float) -> str:
    """An interval of shares, such as `52 to 64%`."""
    return tr("{low} to {high}%").format(low=round(100 * low), high=round(100 * high))


def duration(seconds: float) -> str:
    """A time such as `40 s`, `7 min`, `1 h 5 min` or `26 h`."""
    if seconds < 60:
        return tr("{seconds} s").format(seconds=round(seconds))
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{minutes} min").format(minutes=minutes)
    hours, rest = divmod(minutes, 60)
    if hours >= 10 or not rest:
        return tr("{hours} h").format(hours=number(round(minutes / 60)))
    return tr("{hours} h {minutes} min").format(hours=hours, minutes=rest)


def opponents(level: str, game: Game | None) -> str:
    """The words for a level of opponents.

    Args:
        level: as in `MatchCategory.opponents`: the name of a level, or a constant such as `MIXED`.
        game: the game that has the level; None if several games are shown.
    """
    if level == MIXED:
        return tr("mixed")
    if level == RANDOM:
        return tr("random")
    labels = {each.name: each.label for each in game.levels} if game else {}
    return game_text(labels[level]) if level in labels else shown_name(level) or tr("nobody")


def options(values: Mapping[str, int | str], game: Game) -> str:
    """The options that differ from the defaults, such as `Play to: 300`."""
    whole = {**game.defaults(), **values}
    unusual = [
        tr("{option}: {value}").format(
            option=game_text(option.label), value=_value(option, whole[option.name])
        )
        for option in game.options
        if option.name in values and whole[option.name] != option.default and option.matters(whole)
    ]
    return parted(unusual) or tr("usual options")


def _value(option: Option, value: int | str) -> str:
    if option.are_suits:
        return str(value).translate(_SUIT_SIGNS)
    if option.labels and value in option.values:
        return game_text(option.labels[list(option.values).index(value)])
    return str(value)
