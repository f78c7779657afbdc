"""Texts in the player's language.

`tr` marks a text and translates it. In modules without Qt `soiree.core.texts.tr_noop` marks texts
that `tr` translates later. `lupdate` recognizes both names. All texts are in the empty context, the
only one in which `lupdate` finds plural forms. A comment distinguishes equal English texts with
different meanings.

English has a translation too, for its plural forms. The program always loads it, for all texts that
another language lacks.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator

from soiree.resources import resource
from soiree.ui.style.declension import Declining

PSEUDO = "pseudo"
"""The name of the pseudo-language: English, longer, with accents and brackets."""

_ENGLISH = "soiree_en.qm"


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
        # Qt treats a negative number as no number.
        found = found if n >= 0 else found.replace(str(-n), f"−{-n}", 1)
    return Declining(found) if _NAMES_A_FORM.search(found) else found


def tr_filled(text: str, words: Mapping[str, str | int]) -> str:
    """A translated text with filled placeholders; `count` selects the plural form."""
    count = words.get("count") if "%n" in text else None
    return tr(text, n=count if isinstance(count, int) else None).format(**words)


def load_language(
    app: QCoreApplication,
    environment: Mapping[str, str] = os.environ,
    folder: Path | None = None,
) -> None:
    """Load English, and the language of SOIREE_LANGUAGE or of the system, if available.

    Call this before any widget exists, as each text is translated only once.

    Args:
        folder: the folder of the translations, instead of the program's resources.
    """
    english = QTranslator(app)
    if not english.load(str(resource("translations", _ENGLISH))):
        raise ValueError(f"{_ENGLISH} is no translation")
    app.installTranslator(english)
    wanted = environment.get("SOIREE_LANGUAGE", "")
    if wanted == PSEUDO:
        app.installTranslator(PseudoLanguage(app))
    else:
        locale = QLocale(wanted) if wanted else QLocale.system()
        _load(app, locale, folder or resource("translations"))


def languages() -> list[str]:
    """The loaded languages, such as `pt_BR`, from the preferred one to English."""
    return list(dict.fromkeys([*(each.language() for each in _loaded()), "en"]))


def translation_files() -> tuple[str, ...]:
    """The files of the loaded translations, such as `soiree_de.qm`, in the order of `languages`."""
    return tuple(each.filePath() for each in _loaded())


def _loaded() -> list[QTranslator]:
    app = QCoreApplication.instance()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    loaded = app.findChildren(QTranslator, options=direct) if app else []
    return [each for each in reversed(loaded) if _NAME_OF_OURS.search(each.filePath())]


def _load(app: QCoreApplication, locale: QLocale, folder: Path) -> None:
    ours = QTranslator(app)
    if not ours.load(locale, "soiree", "_", str(folder)) or ours.language() == "en":
        return
    qts = QTranslator(app)
    where = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qts.load(QLocale(ours.language()), "qtbase", "_", where):
        app.installTranslator(qts)
    app.installTranslator(ours)


class PseudoLanguage(QTranslator):
    """Translates every text, including those of Qt, to show the faults of a translation.

    A text without brackets was never translated. One with a single bracket was cut. One with
    several was put together from pieces.
    """

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(source)


def pseudo(text: str) -> str:
    """A text with brackets and accents, a third longer; its placeholders stay unchanged."""
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    parts[::2] = [_stretched(part).translate(_ACCENTS) for part in parts[::2]]
    return f"«{''.join(parts)}»"


def _stretched(text: str) -> str:
    return re.sub(rf"({_LETTER})(\W*{_LETTER}\W*)({_LETTER})", r"\1\2\3\3", text)


_NAME_OF_OURS = re.compile(r"\bsoiree_[^/]*$")

_NAMES_A_FORM = re.compile(r"\{\w+:\w")

_KEPT = re.compile(r"(\{[\w:]*\}|%n|%L?\d|&\w+;|&\w|<[^<>]*>)")
"""Placeholders, numbers, mnemonics, and the tags and entities of HTML."""

_LETTER = r"[^\W\d_]"

_PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
_ACCENTED = "ÂÇĐÉĞĤÎĴĶĻÑÖŔŠŢÛŴÝŽâçđéğĥîĵķļñöŕšţûŵýž"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
