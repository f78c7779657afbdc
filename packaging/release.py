"""Perform the steps of a release, except the builds of packages, for `release.yml`.

    python3 packaging/release.py check v0.2.0    refuse a tag that does not fit the source
    python3 packaging/release.py notes           print the changes, for the page of the release
    python3 packaging/release.py sums FOLDER     write SHA256SUMS for the files in a folder
    python3 packaging/release.py pypi FROM TO    copy the files for PyPI, the wheel and the sdist
    python3 packaging/release.py readme          add the installation of a release to README.md

The program needs only Python's standard library.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT / "app")]

import changelog  # noqa: E402
from soiree import BASE, HOMEPAGE  # noqa: E402
from soiree.version import of_source  # noqa: E402

MARK = "<!-- A release adds here how to install what it publishes. -->\n"

INSTALLING = f"""\
A released version, on Linux, Windows or macOS:

```
pipx install soiree-cards
soiree
```

`uv tool install soiree-cards` does the same. [The page of the releases]({HOMEPAGE}/releases/latest)
has a package for Debian and Ubuntu, a Flatpak, an installer for Windows and an app for macOS.
"""


def objections(tag: str) -> list[str]:
    """Return the objections to a release of this source with this tag."""
    newest = changelog.releases()[0]
    found = []
    if tag != f"v{BASE}":
        found.append(f"the tag is {tag}, but the source is v{BASE} (app/soiree/__init__.py)")
    elif of_source(ROOT) != BASE:
        found.append(f"the checked-out commit is {of_source(ROOT)}, not the one with the tag {tag}")
    if newest.version != BASE:
        found.append(f"the changelog begins with {newest.version}, not with {BASE}")
    if newest.day is None:
        found.append(f"the changelog has no day for {newest.version}")
    if ".invalid" in HOMEPAGE:
        found.append(f"the homepage is still the placeholder {HOMEPAGE} (app/soiree/__init__.py)")
    return found


def notes() -> str:
    """Return the changes of the newest release, for its page."""
    newest = changelog.releases()[0]
    parts = ("", newest.changes), ("In detail", newest.detail), ("For developers", newest.inside)
    return "\n".join(
        "".join([f"### {title}\n\n" if title else "", *(f"- {change}\n" for change in changes)])
        for title, changes in parts
        if changes
    )


def write_checksums(folder: Path) -> None:
    """Write the file `SHA256SUMS` in a folder: the sums of its files, in `sha256sum`'s format."""
    files = sorted(file for file in folder.iterdir() if file.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


def published_readme(version: str) -> str:
    """Return the README with absolute addresses, for a page elsewhere.

    Args:
        version: the version of the program; an unreleased one has links to the newest commit.
    """
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    at = "HEAD"
    if ".dev" not in version:
        text, at = text.replace(MARK, INSTALLING), f"v{version}"
    text = re.sub(r"(!\[[^]]*\])\((?!\w+:)", rf"\1({HOMEPAGE}/raw/{at}/", text)
    text = re.sub(r'(<img src=")(?!\w+:)', rf"\1{HOMEPAGE}/raw/{at}/", text)
    return re.sub(r"(?<!!)(\[[^]!]*\])\((?![\w]+:|#)", rf"\1({HOMEPAGE}/blob/{at}/", text)


def main(arguments: list[str]) -> int:
    """Perform one step. Returns the exit code."""
    match arguments:
        case ["check", tag]:
            for objection in objections(tag):
                print(f"No release: {objection}.", file=sys.stderr)
            return 1 if objections(tag) else 0
        case ["notes"]:
            print(notes())
        case ["sums", folder]:
            write_checksums(Path(folder))
        case ["pypi", source, target]:
            Path(target).mkdir(parents=True)
            for file in Path(source).glob("soiree_cards-*"):
                shutil.copy2(file, target)
        case ["readme"]:
            file = ROOT / "README.md"
            text = file.read_text(encoding="utf-8").replace(MARK, INSTALLING)
            file.write_text(text, encoding="utf-8", newline="\n")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
