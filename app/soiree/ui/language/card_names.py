"""The names of cards, ranks, suits and fours in the player's language, in all of their forms.

A four is the four cards of a rank, such as `four kings`. Each language but English has a table
beside its translation, such as `forms_de.toml`. It is read when the first card is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from soiree.core.cards import JACK, RANKS, rank_of, suit_of
from soiree.ui.language.declension import PLAIN, Name
from soiree.ui.language.translation import tr, translation_files

Kind = Literal["rank", "suit", "card", "four"]

Patterns = str | list[str] | dict[str, str]
"""One pattern for all, a pattern for each rank or suit, or patterns by the kind of the rank.

`{rank}`, `{suit}` and `{card}` in a pattern stand for names, also in other forms: `{rank:gen}`.
"""


Letters = tuple[str, str, str, str]
"""The letters of jack, queen, king and ace."""


class Forms(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a language. Ranks are 2 to ace, suits are spades, hearts, diamonds, clubs.

    Attributes:
        rank, suit, card, four: the names by their form, with at least the form `plain`.
        kinds: a letter for each rank, such as its gender, that selects among patterns.
        letters: the letters of jack, queen, king and ace in the corners of cards.
    """

    rank: dict[str, Patterns]
    suit: dict[str, Patterns]
    card: dict[str, Patterns]
    four: dict[str, Patterns]
    kinds: str = ""
    letters: Letters = ("J", "Q", "K", "A")

    def names(self) -> frozenset[str]:
        """The names of all forms."""
        return frozenset().union(self.rank, self.suit, self.card, self.four)

    def pattern(self, kind: Kind, which: int, form: str) -> str:
        """The pattern of a name in a form; that of the plain form if there is no such form."""
        patterns: Mapping[str, Patterns] = getattr(self, kind)
        pattern = patterns.get(form, patterns[PLAIN])
        if isinstance(pattern, str):
            return pattern
        number = rank_of(which) if kind == "card" else which
        return pattern[self.kinds[number]] if isinstance(pattern, dict) else pattern[number]


ENGLISH = Forms(
    rank={"plain": [*RANKS[:JACK], "jack", "queen", "king", "ace"]},
    suit={"plain": ["spades", "hearts", "diamonds", "clubs"]},
    card={"plain": "{rank} of {suit}"},
    four={"plain": "four {rank}s"},
)


class Declined(Name):
    """The name of a rank, suit, card or four, in all forms of a language."""

    _forms: Forms
    _kind: Kind
    _which: int

    @classmethod
    def of(cls, forms: Forms, kind: Kind, which: int) -> Declined:
        """
        Args:
            which: a rank, suit or card; the rank of a four.

        Raises:
            LookupError, RecursionError, ValueError: the table is wrong.
        """
        name = cls(_text(forms, kind, which, PLAIN))
        name._forms, name._kind, name._which = forms, kind, which
        return name

    def declined(self, form: str) -> str:
        return _text(self._forms, self._kind, self._which, form)


def _text(forms: Forms, kind: Kind, which: int, form: str) -> str:
    pattern = forms.pattern(kind, which, form)
    if forms is ENGLISH:
        pattern = tr(pattern)  # The pseudo-language changes it.
    return pattern.format_map(_Parts(forms, kind, which))


class _Parts(dict[str, str]):
    """The names of which the name of a card or four consists, each made when it is needed."""

    def __init__(self, forms: Forms, kind: Kind, which: int) -> None:
        super().__init__()
        self._forms, self._kind, self._which = forms, kind, which

    def __missing__(self, part: str) -> str:
        kind, which = self._kind, self._which
        numbers: dict[str, tuple[Kind, int]] = {kind: (kind, which)}
        if kind == "card":
            numbers |= {"rank": ("rank", rank_of(which)), "suit": ("suit", suit_of(which))}
        elif kind == "four":
            numbers["rank"] = "rank", which
        return Declined.of(self._forms, *numbers[part])


def named(kind: Kind, which: int) -> Name:
    """The name of a rank, suit or card, or of the four cards of a rank."""
    return Declined.of(forms_in_use(), kind, which)


def forms_in_use() -> Forms:
    """The table of the player's language; that of English if the language has none."""
    return _forms_beside(translation_files())


@cache
def _forms_beside(translations: tuple[Path, ...]) -> Forms:
    for translation in translations:
        if table := table_beside(translation):
            return read(table)
    return ENGLISH


def table_beside(translation: Path) -> Path | None:
    """The table for a translation such as `soiree_pt_BR.ts`, if there is one."""
    language = translation.stem.removeprefix("soiree_")
    table = translation.with_name(f"forms_{language}.toml")
    return table if table.exists() else None


def read(file: Path) -> Forms:
    """The table in a file.

    Raises:
        OSError, msgspec.ValidationError, tomllib.TOMLDecodeError: the file is no table.
    """
    return msgspec.toml.decode(file.read_bytes(), type=Forms)
