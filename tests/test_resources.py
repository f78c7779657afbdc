from __future__ import annotations

import runpy
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from soiree import resources


@pytest.mark.parametrize("folder", ["app/soiree/resources", "resources"], ids=["wheel", "checkout"])
def test_resources_are_found_inside_the_package_or_beside_app(tmp_path: Path, folder: str) -> None:
    icon = tmp_path / folder / "icons" / "soiree.svg"
    icon.parent.mkdir(parents=True)
    icon.touch()
    resource = resource_of(tmp_path / "app" / "soiree")
    assert resource("icons", "soiree.svg") == icon
    assert resource("icons") == icon.parent
    assert resource() == tmp_path / folder


def test_the_error_for_a_missing_resource_names_the_searched_folders(tmp_path: Path) -> None:
    resource = resource_of(tmp_path / "app" / "soiree")
    with pytest.raises(FileNotFoundError) as raised:
        resource("icons", "none.svg")
    text = str(raised.value)
    assert "resources/icons/none.svg is missing" in text
    assert str(tmp_path / "resources") in text


def resource_of(package: Path) -> Callable[..., Path]:
    """The function `resource` in a copy of `soiree.resources` inside the folder `package`."""
    package.mkdir(parents=True, exist_ok=True)
    copy = shutil.copy(resources.__file__, package)
    found: Callable[..., Path] = runpy.run_path(str(copy))["resource"]
    return found
