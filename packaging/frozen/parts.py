"""The parts of a frozen program: icon, version, licences, and the required files of Qt."""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import desktop_files  # noqa: E402
import qt_parts  # noqa: E402

Binary = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the program's folder, its path, its kind."""


def is_wanted(place: str) -> bool:
    """True if a file that PyInstaller found belongs into the program.

    Args:
        place: the path of the file in the program's folder.
    """
    path = PurePosixPath(place.replace("\\", "/"))
    if "qml" in path.parts or "sboms" in path.parts or path.name == "RECORD":
        return False  # The metadata of packages is omitted, except the licence.
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name in qt_parts.translations()
    if "plugins" in path.parts and "PySide6" in path.parts:
        kind = path.parts[path.parts.index("plugins") + 1]
        return path.name.split(".")[0].removeprefix("lib") in qt_parts.PLUGINS.get(kind, ())
    unwanted = (
        "libgtk",
        "libgdk",
        "libQt6Qml",
        "libQt6Quick",
        "libQt6Pdf",
        "libQt6VirtualKeyboard",
    )
    return not path.name.startswith(unwanted) and "opengl32sw" not in path.name


def needed_files(binaries: Sequence[Binary]) -> list[Binary]:
    """Return the files that the program needs, directly or indirectly.

    Libraries that only an omitted plugin needs are omitted too, such as all of GTK. Without
    `readelf`, on Windows and macOS, all files stay, as there are no such plugins.
    """
    if sys.platform != "linux":
        return list(binaries)
    by_name = {PurePosixPath(place).name: (place, source) for place, source, _ in binaries}
    libraries = {name for name, (place, _) in by_name.items() if _is_library(place)}
    waiting = [source for place, source, _ in binaries if not _is_library(place)]
    found: set[str] = set()
    while waiting:
        for name in qt_parts.needed(Path(waiting.pop())):
            if name in libraries and name not in found:
                found.add(name)
                waiting.append(by_name[name][1])
    unasked = libraries - found
    return [each for each in binaries if PurePosixPath(each[0]).name not in unasked]


def _is_library(place: str) -> bool:
    """True for a library, which is only there for others: neither a module nor a plugin."""
    path = PurePosixPath(place)
    is_beside = len(path.parts) == 1 or path.parent.name == "lib"
    # The program needs Python itself, but is not one of these files.
    return is_beside and path.name.startswith("lib") and not path.name.startswith("libpython")


ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""The sizes that Windows uses: small, middle and large icons at 100 to 250 %."""


def icon(root: Path) -> Path:
    """Return the icon: on Windows in its own format, else a picture that PyInstaller converts."""
    if sys.platform == "win32":
        return windows_icon(root)
    file = root / "build" / "soiree.png"
    desktop_files.draw(root / "resources" / "icons" / "soiree.svg", 512, file)
    return file


def windows_icon(root: Path) -> Path:
    """Make the icon with all sizes, each drawn separately: `build/soiree.ico`.

    The largest size is a PNG; the smaller ones are bitmaps, which every tool reads.
    """
    pictures = [icon_image(root, size) for size in ICON_SIZES]
    place = 6 + 16 * len(pictures)
    told = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICON_SIZES, pictures, strict=True):
        # In a byte, 0 stands for 256.
        told += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    file = root / "build" / "soiree.ico"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(told + b"".join(pictures))
    return file


def icon_image(root: Path, size: int) -> bytes:
    """Return one size of the icon in the file's format."""
    from PySide6.QtGui import QImage

    small = size <= desktop_files.SMALL
    name = "soiree-small.svg" if small else "soiree.svg"
    png = root / "build" / "icon.png"
    desktop_files.draw(root / "resources" / "icons" / name, size, png)
    if size == max(ICON_SIZES):
        return png.read_bytes()
    image = QImage(str(png)).convertToFormat(QImage.Format.Format_ARGB32)
    pixels = bytes(image.constBits())
    rows = [pixels[start : start + 4 * size] for start in range(0, len(pixels), 4 * size)]
    mask = bytes((size + 31) // 32 * 4 * size)  # empty, as each pixel has an alpha value
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + b"".join(reversed(rows)) + mask  # from the lowest row


def oldest_macos(packages: Iterable[Path]) -> str:
    """Return the oldest macOS on which the installed wheels run, such as `13.0`.

    Args:
        packages: folders with the metadata of wheels for macOS.
    """
    tags = [
        (int(major), int(minor))
        for folder in packages
        for major, minor in re.findall(
            r"^Tag: .*-macosx_(\d+)_(\d+)_", (folder / "WHEEL").read_text("utf-8"), re.MULTILINE
        )
    ]
    return ".".join(map(str, max(tags)))


def info_plist(version: str, macos: str) -> dict[str, Any]:
    """Return the property list of the macOS app, with its file type."""
    return {
        "CFBundleDisplayName": "Soirée",
        "CFBundleName": "Soirée",
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": macos,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Soirée developers, MIT licence",
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Soirée match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Soirée match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["soiree"],
                    "public.mime-type": ["application/vnd.soiree.record+json"],
                },
            }
        ],
    }


RECORD_TYPE = f"{desktop_files.APP_ID}.record"


def version_file(root: Path, version: str) -> Path:
    """Write the properties that Windows displays for the program. Returns the file."""
    numbers = tuple(int(part) for part in f"{version.partition('.dev')[0]}.0.0.0".split(".")[:4])
    strings = {
        "CompanyName": "The Soirée developers",
        "FileDescription": "Soirée",
        "FileVersion": version,
        "InternalName": "soiree",
        "LegalCopyright": "The Soirée developers, MIT licence",
        "OriginalFilename": "soiree.exe",
        "ProductName": "Soirée",
        "ProductVersion": version,
    }
    told = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    file = root / "build" / "version.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, "
        f"flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{told}])]), "
        f"VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return file
