"""Texts in the player's language.

`tr` marks a text and translates it. In modules without Qt `soiree.core.texts.tr_noop` marks texts
that `tr` translates later. `lupdate` recognizes both names. All texts are in the empty context, the
only one in which `lupdate` finds plural forms. A comment distinguishes equal English texts with
different meanings.

English has a translation too, for its plural forms. The program always loads it, for all texts that
another language lacks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from soiree.resources import available_languages, resource
from soiree.ui.language.declension import Declining

PSEUDO = "pseudo"
"""The name of the pseudo-language: English, longer, with accents and brackets."""

PSEUDO_RTL = "pseudo-rtl"
"""The name of the pseudo-language that is written from right to left, in Arabic letters."""

_ENGLISH = "en"

_ISOLATED = "\u2066{text}\u2069"
"""A text from left to right among others from right to left (LRI and PDI of Unicode)."""

_IN_DIGITS = 11
"""A number that no language writes in words in a text with a number."""

_SCRIPT = 4
"""The length of the code of a script, such as `Latn`."""

_loaded: list[QTranslator] = []
"""The translators in use, from English on. They are kept here, because PySide takes long to find
the children of an application."""

_files: tuple[Path, ...] = ()
_language = _ENGLISH

_FORMATS = {"ar": "ar_AE"}
"""By language, the locale for numbers and days, if the usual one has other digits than texts."""


def tr(text: str, comment: str = "", n: int | None = None) -> str:
    """A text in the player's language.

    Args:
        text: English, a whole sentence where possible, with named placeholders in braces.
        comment: distinguishes the text from an equal one with another meaning.
        n: the number that selects the plural form and replaces `%n`, with a true minus sign.
    """
    if n is None:
        found = QCoreApplication.translate("", text, comment)
    else:
        found = QCoreApplication.translate("", text, comment, abs(n))
        if n < 0:  # Qt treats a negative number as no number.
            shown = -n
            if str(shown) not in found:  # “one point”: another form has digits.
                shown = _IN_DIGITS
                found = QCoreApplication.translate("", text, comment, shown)
            found = found.replace(str(shown), with_sign(str(n)), 1)
    return Declining(found) if _NAMES_A_FORM.search(found) else found


def tr_filled(text: str, words: Mapping[str, str | int]) -> str:
    """A translated text with filled placeholders; `count` selects the plural form."""
    count = words.get("count") if "%n" in text else None
    return tr(text, n=count if isinstance(count, int) else None).format(**words)


def with_sign(number: str) -> str:
    """A number with a true minus sign."""
    return left_to_right(number.replace("-", "−"))


def left_to_right(text: str) -> str:
    """Isolate numbers and signs, so that they keep their order in a text from right to left."""
    is_plain = text.isdecimal() or not QGuiApplication.isRightToLeft()
    return text if is_plain else _ISOLATED.format(text=text)


def without_mark(text: str) -> str:
    """A translated text of a menu or a button without its dots and the mark of its key.

    Languages without Latin letters write the key in brackets after the text, as in “ヒント(&H)”.
    """
    return re.sub(r"\(&\w\)|&", "", text).removesuffix("…")


def load_language(app: QCoreApplication, wanted: str, folder: Path | None = None) -> None:
    """Replace the language of later texts, the formats of numbers and days, and the direction.

    A visible text stays as it is: load the first language before any widget exists.

    Args:
        wanted: such as `de` or `pt_BR`, or a pseudo-language; empty for the system's. English
            stands in for a language that does not exist.
        folder: the folder of the translations, instead of the program's resources.
    """
    global _files, _language
    before = list(_loaded)
    files: tuple[Path, ...] = (resource("translations", f"soiree_{_ENGLISH}.qm"),)
    now = [_translator(app, files[0])]
    if wanted in (PSEUDO, PSEUDO_RTL):
        from soiree.ui.language.pseudo_language import PseudoLanguage

        found, is_rtl = _ENGLISH, wanted == PSEUDO_RTL
        now.append(PseudoLanguage(app, is_rtl=is_rtl))
    else:
        found = language_for(wanted, available_languages(folder))
        is_rtl = QLocale(found).textDirection() is Qt.LayoutDirection.RightToLeft
        if found != _ENGLISH:
            files = ((folder or files[0].parent) / f"soiree_{found}.qm", *files)
            now += [_translator_of_qt(app, found), _translator(app, files[0])]
    for each in now:
        app.installTranslator(each)
    _loaded[:] = now
    _files, _language = files, wanted if wanted in (PSEUDO, PSEUDO_RTL) else found
    for each in before:
        app.removeTranslator(each)
        each.setParent(None)
    QLocale.setDefault(_locale_of(found))
    if isinstance(app, QGuiApplication):
        directions = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
        app.setLayoutDirection(directions[is_rtl])


def language_for(wanted: str, there: Collection[str]) -> str:
    """The language that is loaded for a wanted one; for German of Austria perhaps German.

    The language of another country is better than English: Portuguese of Brazil in Portugal.

    Args:
        wanted: a language such as `de_AT`; empty for those of the system, in their order.
        there: the languages of the translations.
    """
    locale = QLocale(wanted) if wanted else QLocale.system()
    for name in locale.uiLanguages():
        # Without the script, as in `pt-Latn-BR`.
        parts = [part for part in name.split("-") if len(part) != _SCRIPT]
        while parts:
            if "_".join(parts) in there:
                return "_".join(parts)
            parts.pop()
        language = name.partition("-")[0]
        if elsewhere := sorted(each for each in there if each.startswith(f"{language}_")):
            return elsewhere[0]
    return _ENGLISH


def languages() -> list[str]:
    """The loaded languages, such as `pt_BR`, from the preferred one to English."""
    return [file.stem.removeprefix("soiree_") for file in _files]


def language_in_use() -> str:
    """The preferred one of the loaded languages, or the pseudo-language, for `load_language`."""
    return _language


def translation_files() -> tuple[Path, ...]:
    """The files of the loaded translations, such as `soiree_de.qm`, in the order of `languages`."""
    return _files


def _locale_of(language: str) -> QLocale:
    """The locale for numbers and days: the system's if it has this language, else the usual one.

    So German texts have Austrian formats in Austria. The digits must be those of the texts.
    """
    system, own = QLocale.system(), QLocale(_FORMATS.get(language, language))
    same = system.language() == own.language() and system.zeroDigit() == own.zeroDigit()
    return system if same and "_" not in language else own


def _translator(app: QCoreApplication, file: Path) -> QTranslator:
    ours = QTranslator(app)
    if not ours.load(str(file)):
        raise ValueError(f"{file.name} is no translation")
    return ours


def _translator_of_qt(app: QCoreApplication, language: str) -> QTranslator:
    qts = QTranslator(app)
    where = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    qts.load(QLocale(language), "qtbase", "_", where)
    return qts


_NAMES_A_FORM = re.compile(r"\{\w+:\w")
