"""What is said aloud, by whatever listens: a screen reader, or a voice of our own.

Whoever has something to say calls `say`, and nobody else talks to a screen reader. It hears an
announcement where it knows these. Where it does not (Orca before 44), it hears the description of
what has the focus change: that of `description_of` for a moment.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from soiree.storage.settings import GameChoices

PATIENCE = 300
"""Milliseconds to wait for the accessibility bus."""


class Weight(enum.Enum):
    """What becomes of a sentence while another is being said."""

    REMARK = "remark"
    """It is dropped: nobody misses it."""

    NEWS = "news"
    """It waits for its turn."""

    ANSWER = "answer"
    """It is what the person has just asked for or caused: all else is cut short."""


Listener = Callable[[str, Weight], None]
"""Hears a sentence; an empty one with the weight of an answer asks for silence."""

_listeners: list[Listener] = []

_described: list[tuple[QObject, str]] = []
"""What has a sentence for its description just now, if anything has."""


def listen(listener: Listener) -> None:
    """Have a function hear whatever is said from now on, beside screen readers."""
    _listeners.append(listener)


def unlisten(listener: Listener) -> None:
    """Have a function hear nothing more."""
    _listeners.remove(listener)


def is_heard() -> bool:
    """Whether anybody listens: a screen reader, or a function."""
    return bool(_listeners) or QAccessible.isActive()


def is_timed(choices: GameChoices) -> bool:
    """True if a race with these choices is run against the clock."""
    return choices.timed and not is_untimed_for_listeners(choices)


def is_untimed_for_listeners(choices: GameChoices) -> bool:
    """True if the player has never set the clock and a screen reader is active."""
    return not choices.timed_chosen and is_heard()


def say(
    source: QObject | None, sentence: str, weight: Weight = Weight.NEWS, *, has_focus: bool = False
) -> None:
    """Say a sentence on behalf of a widget, if that is still there.

    Args:
        has_focus: whether it is the name of what gets the focus now: readers read that anyway.
    """
    if source is None or not sentence:
        return
    for listener in list(_listeners):
        listener(sentence, weight)
    if has_focus:
        return
    announcement = QAccessibleAnnouncementEvent(source, sentence)
    if weight is Weight.ANSWER:
        announcement.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(announcement)
    if sys.platform == "linux" and QAccessible.isActive() and not announcements_are_heard():
        _describe(sentence)


def silence() -> None:
    """The person has acted: what is still being said is old. A reader knows that by the key."""
    for listener in list(_listeners):
        listener("", Weight.ANSWER)


def description_of(source: QObject | None) -> str:
    """What is said just now in place of the description of an object of our own, or nothing."""
    return next((words for each, words in _described if each is source), "")


@cache
def announcements_are_heard() -> bool:
    """Whether a screen reader takes announcements; the answer is kept until `cache_clear`.

    Readers tell the registry of the accessibility bus which events they want.
    """
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return False  # Some systems package it separately.

    question = QDBusMessage.createMethodCall
    block = QDBus.CallMode.Block
    where = question("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    found = QDBusConnection.sessionBus().call(where, block, PATIENCE)
    if found.type() is not QDBusMessage.MessageType.ReplyMessage:
        return False
    bus = QDBusConnection.connectToBus(str(found.arguments()[0]), "soiree-accessibility")
    registry = "org.a11y.atspi.Registry"
    which = question(registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    wanted = bus.call(which, block, PATIENCE)
    # PySide cannot take apart a list of pairs, but writes it down.
    return ":announcement" in str(wanted).lower()


def _describe(sentence: str) -> None:
    """Let what has the focus be described by a sentence for as long as it takes to tell so."""
    focused = _focused()
    if isinstance(focused, QWidget):
        before = focused.accessibleDescription()
        # Both tell what they change.
        focused.setAccessibleDescription(sentence)
        focused.setAccessibleDescription(before)
    elif focused is not None:
        _described.append((focused, sentence))
        # Of a widget that gets the focus, Qt tells that alone, and not what has it within.
        for what in (QAccessible.Event.Focus, QAccessible.Event.DescriptionChanged):
            QAccessible.updateAccessibility(QAccessibleEvent(focused, what))
        _described.clear()


def _focused() -> QObject | None:
    """What a screen reader takes to have the focus: within a widget, what has it there."""
    widget = QApplication.focusWidget()
    if widget is None:
        return None
    interface = QAccessible.queryAccessibleInterface(widget)
    # Qt gives None where there is none, which PySide's types do not say.
    within: object = interface.focusChild()
    return within.object() if hasattr(within, "object") else widget


def call(field: QWidget, name: str) -> None:
    """Name a field for screen readers, where sighted players know it by its place.

    A combo box needs a hidden label besides: on Linux its name is its current choice.
    """
    field.setAccessibleName(name)
    if isinstance(field, QComboBox):
        label = QLabel(name, field.parentWidget())
        label.setBuddy(field)
        label.hide()
