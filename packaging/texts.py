#!/usr/bin/env python3
"""Update the translations from the sources, and report what is missing.

    .venv/bin/python packaging/texts.py [LANGUAGE, as in de or pt_BR] [--check]

The program writes `resources/translations/soiree_LANGUAGE.ts` for English, for every existing
language and for the requested one, and a `.qm` for each, which Soirée loads. With `--check` it
writes nothing. The exit code is 1 if something is missing:

- a marked text that `lupdate` does not see, or sees differently;
- an unmarked text that people read;
- a sentence that is composed of translated pieces;
- a text that the notes for translators do not explain (`text_notes.py`);
- a translation that does not exist, lacks a placeholder, or is out of date;
- a form of a name that the table of a language does not have, or a wrong table (`name_forms.py`).
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from pathlib import Path

import PySide6

sys.path.insert(0, str(Path(__file__).resolve().parent))

from marked_texts import (
    RESOURCES,
    ROOT,
    Found,
    Text,
    Uses,
    in_data,
    in_sources,
    sources,
)
from name_forms import in_tables, known_forms, unknown
from soiree.core.texts import placeholders
from text_notes import Notes

TRANSLATIONS = RESOURCES / "translations"

ALIASES = "tr+=tr_noop,translate+=_tr"
"""The option of `lupdate` for the functions that mark texts; it knows `tr` already."""

MNEMONIC = re.compile(r"&(?=\w)")
"""The sign before the letter that opens a menu or chooses a command."""

BEGUN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
</TS>
"""
"""A `.ts` without texts."""


def as_source(data: Iterable[Path]) -> str:
    """Return the texts of data files as a module for `lupdate`."""
    texts = {text for file in data for text, _ in in_data(file)}
    written = ((json.dumps(text.source, ensure_ascii=False), text.has_forms) for text in texts)
    return "\n".join(f"tr({text}, '', n)" if forms else f"tr({text})" for text, forms in written)


def messages(file: Path) -> Iterator[ElementTree.Element]:
    """Yield the messages of a `.ts`."""
    return ElementTree.parse(file).getroot().iter("message")


def text_of(message: ElementTree.Element) -> Text:
    return Text(
        message.findtext("source") or "",
        message.findtext("comment") or "",
        message.get("numerus") == "yes",
    )


def seen(files: Sequence[Path]) -> dict[Text, str]:
    """Return all texts that `lupdate` finds in some files, with the comments before them."""
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "all.ts"
        everything.write_text(BEGUN.format(language="en"), "utf-8")
        _lupdate([everything], files)
        return {
            text_of(message): re.sub(r"\n-+\n", "\n", message.findtext("extracomment") or "")
            for message in messages(everything)
        }


def update(folder: Path, languages: Collection[str], files: Sequence[Path]) -> None:
    """Update the `.ts` of some languages from the sources, or make them.

    They contain neither places nor notes, which would change them with each line that moves.
    """
    tables = {language: folder / f"soiree_{language}.ts" for language in languages}
    for language, ts in tables.items():
        if not ts.exists():
            ts.write_text(BEGUN.format(language=language), "utf-8")
    # English is translated only where a text has forms.
    for part in ([ts for ts in tables if ts != "en"], [ts for ts in tables if ts == "en"]):
        if part:
            plurals = ["-pluralonly"] if part == ["en"] else []
            _lupdate([tables[language] for language in sorted(part)], files, *plurals)
    for ts in tables.values():
        plain = re.sub(
            r"\n *<extracomment>.*?</extracomment>", "", ts.read_text("utf-8"), flags=re.S
        )
        ts.write_text(plain, "utf-8", newline="\n")


def _lupdate(tables: Sequence[Path], files: Sequence[Path], *options: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data.py"
        data.write_text(as_source(file for file in files if file.suffix != ".py"), "utf-8")
        _qt_tool(
            "lupdate",
            *("-silent", "-no-obsolete", "-sort-messages", "-locations", "none", *options),
            *("-source-language", "en", "-tr-function-alias", ALIASES),
            *(str(file) for file in sorted(files) if file.suffix == ".py"),
            *(str(data), "-ts", *map(str, tables)),
        )


def compile_to(qm: Path, ts: Path) -> None:
    """Make the `.qm` of a `.ts`."""
    _qt_tool("lrelease", "-silent", str(ts), "-qm", str(qm))


def _qt_tool(name: str, *arguments: str) -> None:
    folder = Path(PySide6.__file__).parent
    tool = shutil.which(name, path=folder) or str(folder / name)
    subprocess.run([tool, *arguments], check=True, cwd=ROOT)


def in_translation(file: Path) -> list[Found]:
    """Return the missing items of a `.ts`."""
    faults = []
    known = known_forms(file)
    for message in messages(file):
        text, translation = text_of(message), message.find("translation")
        assert translation is not None
        if not all(forms_of(translation)):
            faults.append(Found(file.name, f"not translated: “{text.source}”"))
        elif not is_finished(translation):
            faults.append(Found(file.name, f"not finished: “{text.source}”"))
        else:
            faults += wrong(file.name, text.source, forms_of(translation), known)
    return faults


def wrong(place: str, source: str, forms: Sequence[str], known: Set[str]) -> Iterator[Found]:
    """Yield the faults of a translation.

    Args:
        known: the forms of names in the table of the language.
    """
    yield from lacking(place, source, forms)
    yield from unknown(place, known, forms)


def forms_of(translation: ElementTree.Element) -> list[str]:
    """Return the forms of a translation; one if it does not depend on a number."""
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def is_finished(translation: ElementTree.Element) -> bool:
    """True if a translator has finished every form."""
    return all(forms_of(translation)) and translation.get("type") is None


def lacking(place: str, source: str, forms: Sequence[str]) -> Iterator[Found]:
    """Yield the placeholders and mnemonics that are in only one of a text and a form."""
    for form in forms:
        # One form may contain the number as a word, such as “alone”.
        odd = (placeholders(source) ^ placeholders(form)) - ({"count"} if len(forms) > 1 else set())
        for name in sorted(odd):
            yield Found(place, f"{{{name}}} is in only one of “{source}” and “{form}”")
        if len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(form)):
            yield Found(place, f"& is before a letter in only one of “{source}” and “{form}”")


def bring_up_to_date(folder: Path, languages: Collection[str], files: Sequence[Path]) -> None:
    """Update each language in a folder, and compile it."""
    folder.mkdir(exist_ok=True)
    update(folder, languages, files)
    for language in sorted(languages):
        ts = folder / f"soiree_{language}.ts"
        compile_to(ts.with_suffix(".qm"), ts)


def languages_in(folder: Path) -> set[str]:
    return {"en"} | {file.stem.removeprefix("soiree_") for file in folder.glob("soiree_*.ts")}


def stale(folder: Path, files: Sequence[Path]) -> list[Found]:
    """Return the files that are out of date."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name) / "translations"
        shutil.copytree(folder, fresh)
        bring_up_to_date(fresh, languages_in(folder), files)
        fault = "not up to date: run `python3 packaging/dev.py texts`"
        return [
            Found(file.name, fault)
            for file in sorted(fresh.iterdir())
            if not (folder / file.name).exists()
            or file.read_bytes() != (folder / file.name).read_bytes()
        ]


def unexplained(
    uses: Uses, comments: Mapping[Text, str], notes: Notes, *, is_all: bool = True
) -> Iterator[Found]:
    """Yield what the notes for translators lack.

    Args:
        is_all: True if these are all texts, so that notes without a text are of no use.
    """
    for text, places in sorted(uses.items()):
        for fault in notes.faults(text.source, places, comments.get(text, "") + text.comment):
            yield Found(str(places[0]), fault)
    if is_all:
        yield from (Found("text_notes.toml", fault) for fault in notes.unused(uses))


def missing(files: Sequence[Path]) -> list[Found]:
    """Return all missing items in the sources and in the translations."""
    uses, faults = in_sources(files)
    found = seen(files)
    unseen, unmarked = sorted({*uses} - {*found}), sorted({*found} - {*uses})
    faults += [Found("lupdate", f"does not see {text}") for text in unseen]
    faults += [Found("lupdate", f"sees what is not there: {text}") for text in unmarked]
    faults += unexplained(uses, found, Notes.read())
    faults += stale(TRANSLATIONS, files)
    faults += in_tables(TRANSLATIONS)
    for file in sorted(TRANSLATIONS.glob("*.ts")):
        faults += in_translation(file)
    return faults


def main(arguments: Sequence[str]) -> int:
    """Execute a command line. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Bring the translations up to date.")
    parser.add_argument("language", nargs="?", help="one to begin, as in de or pt_BR")
    parser.add_argument("--check", action="store_true", help="report only, and write nothing")
    wanted = parser.parse_args(arguments)
    files = sources()
    if not wanted.check:
        languages = languages_in(TRANSLATIONS) | ({wanted.language} if wanted.language else set())
        bring_up_to_date(TRANSLATIONS, languages, files)
    faults = missing(files)
    for fault in faults:
        print(fault)
    print(f"{len(faults)} missing" if faults else "Nothing is missing.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
