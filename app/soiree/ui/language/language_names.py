"""The languages by their own names, and the languages whose letters no font has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontMetricsF

from soiree.core.texts import tr_noop
from soiree.ui.language.translation import PSEUDO, PSEUDO_RTL, language_for, tr

_OWN_NAMES = {
    "en": "English",
    "es": "Español",
    PSEUDO: PSEUDO,
    PSEUDO_RTL: PSEUDO_RTL,
}
"""The names of languages for which the name in Qt includes a country."""

_NO_LETTERS = tr_noop("No font of this system has the letters of {language}.")


def own_name(language: str) -> str:
    """The name of a language in this language, such as `Deutsch`."""
    locale = QLocale(language)
    name = _OWN_NAMES.get(language) or locale.nativeLanguageName() or language
    name = name[:1].upper() + name[1:]
    return f"{name} ({locale.nativeTerritoryName()})" if "_" in language else name


def titles(there: Sequence[str], chosen: str = "") -> Mapping[str, str]:
    """The languages to choose from, with their titles; an empty text stands for the system's.

    Args:
        there: the languages of the translations.
        chosen: the present choice, which is offered too.
    """
    system = own_name(language_for("", there))
    offered = dict.fromkeys([*there, *filter(None, [chosen])])
    names = {language: _readable_name(language) for language in offered}
    by_name = dict(sorted(names.items(), key=lambda item: item[1].casefold()))
    return {"": tr("Like the system: {language}").format(language=system), **by_name}


def _readable_name(language: str) -> str:
    name = own_name(language)
    if missing_letters(name.replace(" ", ""), QFont()):
        return QLocale.languageToString(QLocale(language).language())
    return name


def missing_letters(letters: str, font: QFont) -> str:
    """The letters that neither a font nor its substitutes on this system have."""
    metrics = QFontMetricsF(font)
    return "".join(
        letter for letter in dict.fromkeys(letters) if not metrics.inFontUcs4(ord(letter))
    )


def font_fault(language: str, font: QFont) -> str:
    """A sentence if no font has the letters of a language, in English and in the language.

    Returns:
        An empty text if a font has the letters.
    """
    locale = QLocale(language)
    if locale.script() is QLocale.Script.LatinScript:
        return ""
    days = (locale.standaloneDayName(day) for day in range(1, 8))
    if not missing_letters("".join(filter(str.isalpha, (own_name(language), *days))), font):
        return ""
    texts = dict.fromkeys((_NO_LETTERS, tr(_NO_LETTERS)))
    name = QLocale.languageToString(locale.language())
    return " ".join(text.format(language=name) for text in texts)
