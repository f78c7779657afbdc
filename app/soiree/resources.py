"""The paths of the decks, sounds, icons, help pages and translations."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent

# A wheel has them inside the package, a checkout beside `app/`.
_PLACES = (_HERE / "resources", _HERE.parent.parent / "resources")


def resource(*parts: str) -> Path:
    """The path of a file or folder of resources, such as `resource("icons", "soiree.svg")`.

    Without parts, the folder of all resources.

    Raises:
        FileNotFoundError: there is no such file or folder.
    """
    for place in _PLACES:
        found = place.joinpath(*parts)
        if found.exists():
            return found
    name = "/".join(("resources", *parts))
    looked = " and ".join(str(place) for place in _PLACES)
    raise FileNotFoundError(f"Soirée's own file {name} is missing; looked in {looked}")


def available_languages(folder: Path | None = None) -> list[str]:
    """The languages of the translations, such as `de` and `pt_BR`, in alphabetical order.

    Args:
        folder: the folder of the translations, instead of the program's resources.
    """
    files = (folder or resource("translations")).glob("soiree_*.qm")
    return sorted(file.stem.removeprefix("soiree_") for file in files)
