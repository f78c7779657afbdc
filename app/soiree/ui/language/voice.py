"""Spoken sentences, for screen readers and for listeners such as `speech.Speech`.

All parts of the window speak through `say`. A screen reader receives an announcement. A reader
without announcements (Orca before 44) receives a temporary description of the focused object.
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
"""The milliseconds to wait for the accessibility bus."""


class Weight(enum.Enum):
    """The priority of a spoken sentence, where others are being spoken."""

    REMARK = "remark"
    """The sentence is dropped if another one is being spoken."""

    NEWS = "news"
    """The sentence waits until all former sentences are spoken."""

    ANSWER = "answer"
    """The sentence replies to an action of the person, and interrupts all others."""


Listener = Callable[[str, Weight], None]
"""Receives a sentence; an empty one with the weight of an answer requests silence."""

_listeners: list[Listener] = []

_described: list[tuple[QObject, str]] = []
"""The object with a temporary description, and the description, if there is one."""


def listen(listener: Listener) -> None:
    """Call a function with each sentence that `say` speaks from now on, besides screen readers."""
    _listeners.append(listener)


def unlisten(listener: Listener) -> None:
    """No longer call a function of `listen` with the sentences that `say` speaks."""
    _listeners.remove(listener)


def is_heard() -> bool:
    """True if a screen reader is active, or a function listens."""
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
    """Speak a sentence.

    Args:
        source: the widget in whose name the sentence is spoken; None speaks nothing.
        has_focus: True if the sentence is the name of the newly focused object, which screen
            readers read without an announcement.
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
    """Stop all sentences that the program itself speaks, because the person has pressed a key.

    Screen readers need no such call: they stop at a key themselves.
    """
    for listener in list(_listeners):
        listener("", Weight.ANSWER)


def description_of(source: QObject | None) -> str:
    """The temporary description of an object, or an empty text."""
    return next((words for each, words in _described if each is source), "")


@cache
def announcements_are_heard() -> bool:
    """True if a screen reader supports announcements. The result is cached until `cache_clear`.

    Readers register their events with the registry of the accessibility bus.
    """
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return False  # Some systems package QtDBus separately.

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
    # PySide cannot unpack a list of pairs, but can print it.
    return ":announcement" in str(wanted).lower()


def _describe(sentence: str) -> None:
    focused = _focused()
    if isinstance(focused, QWidget):
        before = focused.accessibleDescription()
        # Each call notifies screen readers.
        focused.setAccessibleDescription(sentence)
        focused.setAccessibleDescription(before)
    elif focused is not None:
        _described.append((focused, sentence))
        # For a focused widget Qt reports the widget alone, not the focused object inside.
        for what in (QAccessible.Event.Focus, QAccessible.Event.DescriptionChanged):
            QAccessible.updateAccessibility(QAccessibleEvent(focused, what))
        _described.clear()


def _focused() -> QObject | None:
    widget = QApplication.focusWidget()
    if widget is None:
        return None
    interface = QAccessible.queryAccessibleInterface(widget)
    # The result may be None, although PySide's types exclude this.
    within: object = interface.focusChild()
    return within.object() if hasattr(within, "object") else widget


def call(field: QWidget, name: str) -> None:
    """Name a field for screen readers, if sighted players know the field by its place.

    On Linux screen readers use the current choice of a combo box as its name. A combo box therefore
    also gets a hidden label.
    """
    field.setAccessibleName(name)
    if isinstance(field, QComboBox):
        label = QLabel(name, field.parentWidget())
        label.setBuddy(field)
        label.hide()
