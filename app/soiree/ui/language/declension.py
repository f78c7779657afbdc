"""Names that change their form in a sentence, as in `{card:acc}`.

A translation names the form after a colon. The form of a name with several parts is that of each
part. A form that begins with a capital (`{card:Acc}`) makes the name begin with one.
"""

from __future__ import annotations

PLAIN = "plain"
"""The form of a name outside sentences, which also replaces any form that a name lacks."""


class Name(str):
    """A name that may have several grammatical forms; as a text it has the plain form."""

    def declined(self, form: str) -> str:
        """The name in a form, or in its plain form if it has no such form."""
        return str(self)

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        text = self.declined(form[0].lower() + form[1:])
        return text if form[0].islower() else text[:1].upper() + text[1:]


class Phrase(Name):
    """A pattern that is filled with names, each of which changes its form with the whole."""

    def __new__(cls, pattern: str, **names: str) -> Phrase:
        phrase = super().__new__(cls, pattern.format(**names))
        phrase._pattern, phrase._names = pattern, names
        return phrase

    _pattern: str
    _names: dict[str, str]

    def declined(self, form: str) -> str:
        names = {place: _as_name(name).declined(form) for place, name in self._names.items()}
        return self._pattern.format(**names)


class Declining(str):
    """A translated sentence that names forms. A word without forms is filled in unchanged."""

    def format(self, *args: object, **words: object) -> str:
        return super().format(*args, **{place: _as_name(word) for place, word in words.items()})


def phrase(pattern: str, **names: str) -> str:
    """A pattern filled with names; a `Phrase` if one of them has forms."""
    if any(isinstance(name, Name) for name in names.values()):
        return Phrase(pattern, **names)
    return pattern.format(**names)


def _as_name(word: object) -> Name:
    return word if isinstance(word, Name) else Name(word)
