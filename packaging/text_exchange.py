"""Exchange a language with a translator who does not have the sources.

    .venv/bin/python packaging/text_exchange.py export LANGUAGE FOLDER
    .venv/bin/python packaging/text_exchange.py import FILE

`export` writes into a new folder:

- `soiree_LANGUAGE.ts`, for Qt Linguist or Weblate. Each text has a note (`text_notes.py`), its
  places in the sources, and the names of pictures on which it can be seen;
- `pictures`, the pictures of the window in English. They take a minute or two;
- the glossary of the language, if there is one.

`import` takes the finished translations of such a file into `resources/translations`, except
faulty ones, which it lists. The exit code is 1 if there are any.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import texts
from marked_texts import ROOT, Found, Text, Uses, in_sources, sources
from name_forms import known_forms
from text_notes import Notes

PICTURES = 2
"""The largest number of pictures named for a text."""

SURE = 12
"""The number of letters from which a text is recognized inside a longer one."""

Seen = Mapping[str, Sequence[str]]
"""The texts on each picture, by its name."""


def write_folder(language: str, folder: Path) -> Path:
    """Write everything that a translator needs into a new folder. Returns the `.ts`."""
    folder.mkdir(parents=True)
    files = sources()
    seen = pictures(folder / "pictures")
    uses, _ = in_sources(files)
    glossary = texts.TRANSLATIONS / f"glossary_{language}.md"
    if glossary.exists():
        shutil.copy(glossary, folder)
    ts = folder / f"soiree_{language}.ts"
    if (kept := texts.TRANSLATIONS / ts.name).exists():
        shutil.copy(kept, ts)
    texts.update(folder, {language}, files)
    explain(ts, uses, texts.seen(files), seen)
    return ts


def pictures(folder: Path) -> Seen:
    """Write pictures of the window into a folder. Returns the texts on them."""
    command = (sys.executable, "-m", "tests.window.text_pictures", str(folder.resolve()))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the pictures could not be made:\n{done.stderr}")
    words = folder / "words.json"
    seen: Seen = json.loads(words.read_text("utf-8"))
    words.unlink()
    return seen


def explain(ts: Path, uses: Uses, comments: Mapping[Text, str], seen: Seen) -> None:
    """Add notes, places and pictures to the texts of a `.ts`."""
    notes, tree = Notes.read(), ElementTree.parse(ts)
    shown = {
        name: "\n".join(" ".join(each.replace("&", "").split()) for each in words)
        for name, words in seen.items()
    }
    for message in tree.getroot().iter("message"):
        text = texts.text_of(message)
        lines = [notes.note(text.source, uses[text], comments[text])]
        if found := on_pictures(text.source, shown):
            lines.append("Pictures: " + ", ".join(f"{name}.jpg" for name in found))
        for number, use in enumerate(uses[text]):
            place = ElementTree.Element("location", filename=use.file, line=str(use.line))
            message.insert(number, place)
        note = ElementTree.Element("extracomment")
        note.text = "\n".join(line for line in lines if line)
        translation = message.find("translation")
        assert translation is not None
        message.insert(list(message).index(translation), note)
    ElementTree.indent(tree)
    tree.write(ts, encoding="utf-8", xml_declaration=True)


def on_pictures(source: str, shown: Mapping[str, str]) -> list[str]:
    """Return the names of the first pictures on which a text can be seen.

    Args:
        shown: the texts on each picture, each on a line.
    """
    parts = [" ".join(part.split()) for part in re.split(r"\{\w*\}|%n", source.replace("&", ""))]
    longest = max(parts, key=len)
    if not re.search(r"[^\W\d_]", longest):
        return []
    pattern = ".+?".join(map(re.escape, parts))
    wanted = re.compile(pattern if len(longest) >= SURE else f"^{pattern}$", re.MULTILINE)
    found = (name for name, words in shown.items() if longest in words and wanted.search(words))
    return list(islice(found, PICTURES))


def read_back(file: Path, folder: Path, files: Sequence[Path]) -> tuple[int, list[Found]]:
    """Take the finished translations of a file into a folder of catalogues.

    Returns the number of translations that are new or have changed, and the faulty ones.

    Raises:
        ElementTree.ParseError: the file is no XML.
        ValueError: the file does not name its language.
    """
    root = ElementTree.parse(file).getroot()
    language = root.get("language", "")
    if root.tag != "TS" or not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language):
        raise ValueError(f"{file.name} is no catalogue with a language")
    texts.update(folder, {language}, files)
    ts = folder / f"soiree_{language}.ts"
    tree = ElementTree.parse(ts)
    ours = {texts.text_of(message): message for message in tree.getroot().iter("message")}
    count, faults, known = 0, [], known_forms(ts)
    for message in root.iter("message"):
        text, translation = texts.text_of(message), message.find("translation")
        if translation is None or not texts.is_finished(translation):
            continue
        wrong = list(_faults(file.name, text, translation, ours, known))
        faults += wrong
        if not wrong:
            own = ours[text].find("translation")
            assert own is not None
            count += texts.forms_of(own) != texts.forms_of(translation)
            ours[text].remove(own)
            ours[text].append(translation)
    tree.write(ts, encoding="utf-8", xml_declaration=True)
    texts.bring_up_to_date(folder, {language}, files)
    return count, faults


def _faults(
    place: str,
    text: Text,
    translation: ElementTree.Element,
    ours: Mapping[Text, ElementTree.Element],
    known: Set[str],
) -> Iterator[Found]:
    """Yield the reasons why a translation cannot be imported."""
    if text not in ours:
        yield Found(place, f"is no longer a text: “{text.source}”")
        return
    own = ours[text].find("translation")
    assert own is not None
    forms = texts.forms_of(translation)
    if len(forms) != len(texts.forms_of(own)):
        wanted = len(texts.forms_of(own))
        yield Found(place, f"has {len(forms)} forms instead of {wanted}: “{text.source}”")
    else:
        yield from texts.wrong(place, text.source, forms, known)


def main(arguments: Sequence[str]) -> int:
    """Execute a command line. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Exchange a language with a translator.")
    commands = parser.add_subparsers(dest="command", required=True)
    export = commands.add_parser("export", help="write a folder for a translator")
    export.add_argument("language", help="such as de or pt_BR")
    export.add_argument("folder", type=Path, help="a folder that does not exist yet")
    back = commands.add_parser("import", help="take a file that came back")
    back.add_argument("file", type=Path)
    wanted = parser.parse_args(arguments)
    if wanted.command == "export":
        if wanted.folder.exists():
            parser.error(f"{wanted.folder} exists already")
        print(write_folder(wanted.language, wanted.folder))
        return 0
    try:
        count, faults = read_back(wanted.file, texts.TRANSLATIONS, sources())
    except (OSError, ElementTree.ParseError, ValueError) as reason:
        parser.error(f"{wanted.file} cannot be read: {reason}")
    for fault in faults:
        print(fault)
    print(f"{count} translations are new, {len(faults)} were refused.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
