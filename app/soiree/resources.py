"""Where the decks, sounds, icons, pages of help and translations lie."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent

# A wheel carries them inside the package; in a checkout they lie beside `app/`.
_PLACES = (_HERE / "resources", _HERE.parent.parent / "resources")


def resource(*parts: str) -> Path:
    """The file or folder of that name, as in `resource("icons", "soiree.svg")`.

    Without parts, the folder of all resources. Raises FileNotFoundError if there is none.
    """
    for place in _PLACES:
        found = place.joinpath(*parts)
        if found.exists():
            return found
    name = "/".join(("resources", *parts))
    looked = " and ".join(str(place) for place in _PLACES)
    raise FileNotFoundError(f"Soirée's own file {name} is missing; looked in {looked}")
