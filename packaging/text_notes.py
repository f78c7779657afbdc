"""The notes for translators: the kind of each text, and the contents of its placeholders.

Most notes follow from `text_notes.toml`, by the file of a text and by the constructs around it. A
comment that begins with `#:` before a text in the source explains this text; `lupdate` reads it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from marked_texts import Use, Uses
from soiree.core.texts import placeholders
from soiree.games import GAMES

FILE = Path(__file__).with_suffix(".toml")

SHORT = 2
"""The largest number of words of a text whose kind must be known."""


@dataclass(frozen=True)
class Rule:
    """A note that is true of all texts in some files.

    Attributes:
        pattern: the files, such as `ui/dialogs/*`; a star also stands for folders.
        about: the part of the window that shows the texts.
        kind: the kind of the texts, unless the source around a text says more.
        short: the same, but only for short texts.
        places: the contents of placeholders, instead of the usual contents.
    """

    pattern: str
    about: str = ""
    kind: str = ""
    short: str = ""
    places: Mapping[str, str] = field(default_factory=dict)


class Notes:
    """The table of notes."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self._kinds: Mapping[str, str] = table["kinds"]
        self._games: Mapping[str, str] = table["games"]
        self._places: Mapping[str, str] = table["places"]
        rules = [Rule(pattern, **rule) for pattern, rule in table["files"].items()]
        self._rules = sorted(rules, key=lambda rule: len(rule.pattern), reverse=True)

    @staticmethod
    def read(file: Path = FILE) -> Notes:
        return Notes(tomllib.loads(file.read_text("utf-8")))

    def note(self, source: str, uses: Sequence[Use], comment: str) -> str:
        """Return the note of a text.

        Args:
            uses: all places of the text in the sources.
            comment: the comment in the source, or nothing.
        """
        lines = [comment, *dict.fromkeys(self._where(source, use) for use in uses)]
        lines += [
            f"{_written(name, source)}: {what}"
            for name in sorted(placeholders(source))
            if f"{{{name}}}" not in comment and (what := self._held(name, uses))
        ]
        return "\n".join(line for line in lines if line)

    def faults(self, source: str, uses: Sequence[Use], comment: str) -> Iterator[str]:
        """Yield what the note of a text lacks."""
        if not comment and is_short(source) and not all(self._kind(source, use) for use in uses):
            yield f"no note says what “{source}” is: a button, a title, a state?"
        for name in sorted(placeholders(source)):
            if f"{{{name}}}" not in comment and not self._held(name, uses):
                yield f"no note says what {_written(name, source)} holds in “{source}”"

    def unused(self, uses: Uses) -> Iterator[str]:
        """Yield the entries of the table that no text needs."""
        everywhere = [use for places in uses.values() for use in places]
        parts = {part for use in everywhere for part in use.around}
        names = {name for text in uses for name in placeholders(text.source)}
        files = {use.file for use in everywhere}
        yield from (f"no text is part of {part}" for part in self._kinds if part not in parts)
        yield from (f"no text has {{{name}}}" for name in self._places if name not in names)
        for rule in self._rules:
            if not any(fnmatchcase(file, rule.pattern) for file in files):
                yield f"no text is in {rule.pattern}"

    def _kind(self, source: str, use: Use) -> str:
        for part in use.around:
            if part in self._kinds:
                return self._kinds[part]
        short = is_short(source)
        kinds = (rule.kind or (rule.short if short else "") for rule in self._rules_of(use))
        return next(filter(None, kinds), "")

    def _where(self, source: str, use: Use) -> str:
        game = next((each for part, each in self._titles() if part in Path(use.file).parts), "")
        about = next((rule.about for rule in self._rules_of(use) if rule.about), "")
        detail = [part for part in use.around if ": " in part]
        return "; ".join(filter(None, (game, about, self._kind(source, use), *detail)))

    def _titles(self) -> Iterator[tuple[str, str]]:
        """Yield the name of a folder or of a lesson's file, and the game that it is about."""
        yield from self._games.items()
        for name, game in GAMES.items():
            yield from ((name, game.title), (f"{name}.toml", game.title))

    def _held(self, name: str, uses: Sequence[Use]) -> str:
        rules = (rule for use in uses for rule in self._rules_of(use))
        own = (rule.places[name] for rule in rules if name in rule.places)
        return next(own, self._places.get(name, ""))

    def _rules_of(self, use: Use) -> Iterator[Rule]:
        """Yield the rules of a file, from the most special one."""
        return (rule for rule in self._rules if fnmatchcase(use.file, rule.pattern))


def is_short(source: str) -> bool:
    """True for a text of one or two words, whose meaning depends on its place."""
    plain = re.sub(r"\{\w*\}|%n|<[^>]*>", " ", source)
    return len(re.findall(r"[^\W\d_][\w’'-]*", plain)) <= SHORT


def _written(name: str, source: str) -> str:
    return "%n" if name == "count" and "%n" in source else f"{{{name}}}"
