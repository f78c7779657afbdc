"""Menus in which one value of a setting is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QActionGroup

from soiree.core.texts import tr_noop
from soiree.storage.settings import SIZE_STEPS, Settings
from soiree.ui.commands import Commands
from soiree.ui.language.translation import tr


def add_setting_menus(
    commands: Commands, settings: Settings, changed: Callable[[], object]
) -> None:
    """Add the menus of speed and felt to the Settings menu.

    Args:
        changed: called when another value was chosen.
    """
    speeds = {
        "slow": tr_noop("&Slow"),
        "normal": tr_noop("&Normal"),
        "fast": tr_noop("&Fast"),
        "off": tr_noop("&Without motion"),
    }
    felts = {
        "bottle": tr_noop("&Bottle green"),
        "midnight": tr_noop("&Midnight blue"),
        "aubergine": tr_noop("&Aubergine"),
        "linen": tr_noop("&Linen"),
    }
    _add_menu(commands, tr_noop("&Felt"), felts, settings, "felt", changed)
    _add_menu(commands, tr_noop("&Speed"), speeds, settings, "speed", changed)


def next_size(size: int, step: int) -> int:
    """Return the next larger (1) or smaller (-1) size of text in per cent; 0 for the usual one."""
    if step > 0:
        return min((each for each in SIZE_STEPS if each > size), default=size)
    return max((each for each in SIZE_STEPS if each < size), default=size) if step else 100


def _add_menu(
    commands: Commands,
    title: str,
    texts: Mapping[str, str],
    settings: Settings,
    field: str,
    changed: Callable[[], object],
) -> None:
    menu = commands.add_menu_before("mute", title)
    group = QActionGroup(menu)
    for value, text in texts.items():
        action = group.addAction(tr(text))
        action.setCheckable(True)
        action.setData(value)
        menu.addAction(action)

    def choose(action: QAction) -> None:
        setattr(settings, field, action.data())
        changed()

    def check() -> None:
        for action in group.actions():
            # The language may be another one.
            action.setText(tr(texts[action.data()]))
            action.setChecked(action.data() == getattr(settings, field))

    group.triggered.connect(choose)
    menu.aboutToShow.connect(check)
