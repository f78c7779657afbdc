"""Each component has a licence with its text, and each shipped file belongs to a component."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

import shipped_licences
from soiree.resources import resource
from soiree.storage.licences import PACKAGES, components, licences
from soiree.version import current
from tests.window.screen import ROOT


def test_everything_has_a_licence_and_its_text() -> None:
    told = {each.name: each for each in licences()}
    for each in told.values():
        assert each.licence, each.name
        assert len(each.text.split()) > 10, each.name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told["Qt"].text
    assert "GNU GENERAL PUBLIC LICENSE\n" in told["Qt"].text  # which the other refers to
    for name, words in {
        "Soirée": "MIT License",
        "PySide6_Essentials": "GNU LESSER GENERAL PUBLIC LICENSE",
        "shiboken6": "GNU LESSER GENERAL PUBLIC LICENSE",
        "msgspec": "Redistribution and use",
        "platformdirs": "Permission is hereby granted",
        "Python": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "ICU": "UNICODE, INC. LICENSE AGREEMENT",
        "HarfBuzz-NG": "HarfBuzz",
        "LibJPEG-turbo": "Independent JPEG Group",
        "LibPNG": "PNG",
        "Freetype 2": "FreeType",
        "Data Compression Library (zlib)": "Gailly",
        "MD4C": "Mitáš",
        "PCRE2": "University of Cambridge",
    }.items():
        assert words in told[name].text, name


def test_the_dependencies_of_the_project_have_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {each.partition(">")[0].replace("-", "_") for each in project["dependencies"]}
    assert names <= set(PACKAGES)


def test_the_licence_of_soiree_is_the_licence_of_the_project() -> None:
    (own,) = (each for each in licences() if each.name == "Soirée")
    assert own.text == (ROOT / "LICENSE").read_text("utf-8").strip()
    assert own.version == current()


def test_no_licence_text_is_unused() -> None:
    folder = resource("licences", "texts")
    used = {name for each in components(resource()) for name in each.texts}
    assert {path.name for path in folder.iterdir()} == used


class TestShipped:
    """A folder of packages as a build makes it, here with hardly more than names in it."""

    @pytest.fixture
    def packages(self, tmp_path: Path) -> Path:
        own = tmp_path / "soiree"
        shutil.copytree(ROOT / "resources" / "licences", own / "resources" / "licences")
        for place in ("PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libicuuc.so.73"):
            (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / place).touch()
        for name in PACKAGES[:1]:
            info = tmp_path / f"{name.lower()}-6.11.3.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Name: {name}\nVersion: 6.11.3\nLicense: LGPL\n")
        return tmp_path

    def test_nothing_is_missing(self, packages: Path) -> None:
        assert shipped_licences.unlicensed(packages) == []
        shipped_licences.check(packages)

    def test_a_file_without_a_component_is_found(self, packages: Path) -> None:
        (packages / "libstrange.so.1").touch()
        assert shipped_licences.unlicensed(packages) == ["libstrange.so.1"]
        with pytest.raises(LookupError, match=r"libstrange\.so\.1"):
            shipped_licences.check(packages)

    def test_a_package_without_its_metadata_is_found(self, packages: Path) -> None:
        (packages / "msgspec").mkdir()
        (packages / "msgspec" / "__init__.py").touch()
        assert shipped_licences.unlicensed(packages) == ["msgspec/__init__.py"]

    def test_a_text_that_is_empty_is_found(self, packages: Path) -> None:
        texts = packages / "soiree" / "resources" / "licences" / "texts"
        (texts / "ICU.txt").write_text("")
        assert shipped_licences.unlicensed(packages) == ["ICU", "PySide6/Qt/lib/libicuuc.so.73"]

    def test_debian_has_the_commonest_texts_in_one_place(self, packages: Path) -> None:
        told = shipped_licences.for_debian(packages)
        assert "/usr/share/common-licenses/LGPL-3." in told
        assert "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3" not in told
        assert "HarfBuzz" in told
