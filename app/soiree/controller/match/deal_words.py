"""Deals as words: one word, such as `rummy-4-fete`, gives the same cards on every machine.

A word has the name of the game, the value of its first option, `name=value` for each other option
that differs from its default, and a number or any text, joined by hyphens. An omitted option has
the value that it had when words were introduced, or the option itself (`Option.unsaid`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import date

from msgspec import Struct

from soiree.core.games import Game, Option
from soiree.core.records import values_of
from soiree.core.strict_json import brief
from soiree.core.texts import filled, tr_noop

LONGEST = 100
"""The most characters of the number or text of a deal."""

DEAL_TEXT = "deal"
"""The field of a record with the text that a person typed for its deal."""

_NUMBER = r"-?[0-9]{1,100}"
_OPTION = r"([^-=\s]+)=([^-]*)(?:-|$)"
"""Patterns of a word's parts, compiled at the first use."""


class UnknownDeal(ValueError):
    """A text is not the word of a deal.

    Attributes:
        text: a sentence with placeholders.
        words: the values of the placeholders.
    """

    def __init__(self, text: str, **words: str) -> None:
        super().__init__(filled(text, words))
        self.text, self.words = text, words


class NamedDeal(Struct, frozen=True):
    """A deal that a word names.

    Attributes:
        options: all options of the game, by name.
        text: the number or text, as it was typed.
    """

    game: Game
    options: Mapping[str, int | str]
    text: str

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return seed_of(self.text)

    @property
    def day(self) -> date | None:
        """The day whose deal this is (`of_the_day`); None for any other deal."""
        try:
            day = date.fromisoformat(self.text)
        except ValueError:
            return None
        is_usual = dict(self.options) == self.game.defaults()
        return day if is_usual and day.isoformat() == self.text else None

    @property
    def word(self) -> str:
        """The word, with no more options than needed."""
        first, *others = self.game.options
        parts = [self.game.name, str(self.options[first.name])]
        for option in others:
            if self.options[option.name] != option.when_unsaid:
                parts.append(f"{option.name}={self.options[option.name]}")
        text = str(self.seed) if re.match(_OPTION, self.text) else self.text
        return "-".join([*parts, text])


def of_the_day(game: Game, day: date) -> NamedDeal:
    """The deal of a day, the same for everybody; its text is the day, such as `2026-11-20`."""
    return NamedDeal(game, game.defaults(), day.isoformat())


def seed_of(text: str) -> int:
    """The seed that a number or a text stands for.

    A whole number stands for itself, as with `--seed`. In any other text, case and the number of
    spaces do not count; its seed is made of the first six bytes of the SHA-256 of its UTF-8, the
    same on every machine and in every version.

    Raises:
        ValueError: the text is blank.
    """
    plain = " ".join(unicodedata.normalize("NFKC", text).casefold().split())
    if not plain:
        raise ValueError("A number or a text is needed.")
    if re.fullmatch(_NUMBER, plain):
        return int(plain)
    return hashed_seed(plain)


def hashed_seed(text: str) -> int:
    """The seed made of the first six bytes of the SHA-256 of a text in UTF-8."""
    from hashlib import sha256  # loads OpenSSL, which few matches need

    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:6], "big")


def typed_text(seed: int | None, extra: Mapping[str, object]) -> str | None:
    """The text that a person typed for the deal of a match; None if the program drew the seed.

    Args:
        extra: the extra fields of the record (`DEAL_TEXT`). A text that stands for another seed
            does not count.
    """
    text = extra.get(DEAL_TEXT)
    if isinstance(text, str) and text.strip() and len(text) <= LONGEST and seed_of(text) == seed:
        return text
    return None


def is_deal_word(text: str, games: Mapping[str, Game]) -> bool:
    """True if a text begins with the name of a game and a hyphen, as the word of a deal does."""
    name, hyphen, _ = text.strip().partition("-")
    return bool(hyphen) and name.casefold() in games


def read_deal_word(text: str, games: Mapping[str, Game]) -> NamedDeal:
    """The deal that a word names.

    Raises:
        UnknownDeal: the sentence says which part of the word is wrong.
    """
    name, _, rest = text.strip().partition("-")
    game = games.get(name.casefold())
    if game is None:
        sentence = tr_noop("No game is called {name}; the games are {games}.")
        raise UnknownDeal(sentence, name=brief(name), games=", ".join(games))
    first, *others = game.options
    value, _, rest = rest.partition("-")
    options = {option.name: option.when_unsaid for option in game.options}
    options[first.name] = _value(first, value)
    known = {option.name: option for option in others}
    while match := re.match(_OPTION, rest):
        option = known.pop(match[1].casefold(), None)
        if option is None:
            sentence = tr_noop("{part} is no option of {game}, or stands there twice.")
            raise UnknownDeal(sentence, part=brief(match[0].rstrip("-")), game=game.title)
        options[option.name] = _value(option, match[2])
        rest = rest[match.end() :]
    if allowed := game.forbids(options):
        raise UnknownDeal(tr_noop("These options exclude each other: {allowed}."), allowed=allowed)
    if not rest.strip():
        raise UnknownDeal(tr_noop("The last part is missing: a number or any text."))
    if len(rest) > LONGEST:
        sentence = tr_noop("The last part has more than {most} characters.")
        raise UnknownDeal(sentence, most=str(LONGEST))
    return NamedDeal(game, options, rest.strip())


def _value(option: Option, text: str) -> int | str:
    value: int | str = text
    if isinstance(option.default, str):
        value = next(
            (each for each in option.values if str(each).casefold() == text.casefold()), ""
        )
    elif re.fullmatch(r"[0-9]{1,9}", text):
        value = int(text)
    if not option.admits(value):
        sentence = tr_noop("The part for {option} is {found}; it must be {values}.")
        #: Fills {found} in “The part for {option} is {found}; …”.
        found = brief(text) if text else tr_noop("missing")
        raise UnknownDeal(sentence, option=option.name, found=found, values=values_of(option))
    return value
