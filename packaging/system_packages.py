"""The system libraries for Qt and the tests: their Debian packages, and their installation."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from steps import CannotSetUp, failure, logged, say

# The Debian packages of the libraries that Qt loads, by group. The libraries are from `objdump -p`
# of the PySide6 wheels, as Qt's own pages are incomplete.
LIBRARIES = {
    "qt": {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libstdc++.so.6": "libstdc++6",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
    },
    "x11": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}
PROGRAMS = {
    "x11 tests": {"Xvfb": "xvfb", "xdotool": "xdotool", "xrandr": "x11-xserver-utils"},
    "package tests": {"appstreamcli": "appstream", "desktop-file-validate": "desktop-file-utils"},
    "reader tests": {"dbus-run-session": "dbus-daemon"},
}
FILES = {
    # Packages of the system's own Python, which virtual environments do not use.
    "reader tests": {
        "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
        "/usr/lib/python3/dist-packages/pyatspi": "python3-pyatspi",
    },
}
WITH_APT = frozenset({"reader tests"})
"""Groups that are optional without apt-get; the tests that need them are skipped."""

FONT = "fonts-dejavu-core"


def missing_packages(system: Iterable[str]) -> list[str]:
    """Return the missing Debian packages of these groups.

    Raises CannotSetUp if something is missing and the system is no relative of Debian.
    """
    if sys.platform != "linux":
        return []
    wanted: dict[str, str] = {}
    has_apt = shutil.which("apt-get") is not None
    for group in sorted(system if has_apt else frozenset(system) - WITH_APT):
        wanted |= {name: deb for name, deb in LIBRARIES.get(group, {}).items() if not loads(name)}
        wanted |= {
            name: deb for name, deb in PROGRAMS.get(group, {}).items() if not shutil.which(name)
        }
        wanted |= {
            name: deb for name, deb in FILES.get(group, {}).items() if not Path(name).exists()
        }
    if not has_font(font_folders()):
        wanted["a font"] = FONT
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        wanted["Python's venv"] = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if wanted and not has_apt:
        names = ", ".join(sorted(wanted))
        raise CannotSetUp(f"Soirée needs system libraries that are missing: {names}.")
    return sorted(set(wanted.values()))


def loads(library: str) -> bool:
    """True if the system finds a shared library by its name, as Qt will."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def font_folders() -> list[Path]:
    """Return the folders that fontconfig searches by default."""
    own = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    places = (Path("/usr/share"), Path("/usr/local/share"), own)
    return [*(place / "fonts" for place in places), Path.home() / ".fonts"]


def has_font(folders: Iterable[Path]) -> bool:
    kinds = (".ttf", ".otf", ".ttc", ".pfb")
    return any(
        name.lower().endswith(kinds)
        for folder in folders
        for _, _, names in os.walk(folder, followlinks=True)
        for name in names
    )


def install_packages(packages: list[str], log: Path) -> None:
    """Install Debian packages, or raise CannotSetUp with the command for the person to type."""
    if not packages:
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    typed = "  " + " ".join(["sudo", *install])
    root = root_prefix()
    if root is None:
        raise CannotSetUp(
            f"Soirée needs some system packages. Run this command, then start again:\n{typed}"
        )
    say("installing with apt-get " + " ".join(packages))
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    # A machine that has just started is often busy installing updates.
    apt += ["-o", "DPkg::Lock::Timeout=300"]
    if logged([*apt, *install[1:]], log):
        return
    if not (logged([*apt, "update"], log) and logged([*apt, *install[1:]], log)):
        raise CannotSetUp(failure("apt-get could not install " + " ".join(packages), log))


def root_prefix() -> list[str] | None:
    """Return a prefix that runs a command as root without a password, or None."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and not subprocess.call([*sudo, "true"], stderr=subprocess.DEVNULL):
        return sudo
    return None
