"""A screen reader for the tests, run by the system's own Python, which has pyatspi.

The reader takes requests on standard input, one JSON object a line: `{"do": "…", …}`. It answers
each request with a line on standard output: `{"gave": …}`, or `{"fault": "…"}` if the bus or the
program failed. Like real screen readers, it keeps all nodes that it has found, and queries them
again later. Nodes are numbered in the order in which they were first found; node 0 is the program.
"""

from __future__ import annotations

import json
import re
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, TextIO

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")

import pyatspi  # type: ignore[import-not-found]  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # type: ignore[import-not-found]  # noqa: E402

PATIENCE = 60_000
"""The longest wait for an answer, or for a node to appear or to disappear, in milliseconds."""

OFTEN = 50
"""Milliseconds between two searches for an awaited node or program."""

TOLD = (
    "object:announcement",
    "object:children-changed",
    "object:property-change:accessible-description",
    "object:property-change:accessible-name",
    "object:property-change:accessible-value",
    "object:selection-changed",
    "object:state-changed",
    "object:text-changed",
    "window:activate",
    "window:create",
)
"""The kinds of events that the reader subscribes to."""

_PLAIN = ("menu item", "page tab", "table cell")
"""The roles of nodes that have neither a description nor a label."""

Node = Any
Told = dict[str, Any]


_GONE = (GLib.Error, NotImplementedError)
"""The errors of a query for a node that has disappeared."""


class Reader:
    """A screen reader's knowledge of one program."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.told: list[Told] = []
        self._numbers: dict[str, int] = {}
        self._kinds: dict[int, Told] = {}  # Role and actions, which never change.
        self._bus = _accessibility_bus()
        self._context = GLib.MainContext.default()

    # --- requests --------------------------------------------------------------------------------

    def meet(self, pid: int) -> bool:
        """Find a program on the bus. Returns True if it is there; forgets any other program.

        If the program is not there, this method returns after a while.
        """
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and program.get_process_id() == pid:
                program.set_cache_mask(Atspi.Cache.NONE)  # Each query reads the present state.
                self.nodes, self._numbers, self._kinds, self.told = [], {}, {}, []
                self._number(program)
                return True
        self._pause()
        return False

    def look(self, node: int) -> Told:
        """Return the present state of a node, read anew."""
        self._kinds.pop(node, None)
        return self._look(self.nodes[node])

    def walk(self, node: int, hidden: bool) -> list[Told]:
        """The visible nodes from a node on, top down; with `hidden`, the invisible nodes too."""
        return list(self._below(self.nodes[node], 0, hidden=hidden))

    def wait(self, node: int, role: str, name: str, states: list[str], gone: bool) -> Told | None:
        """Wait until there is a visible node of a kind or, with `gone`, until there is none.

        Args:
            role: the role of the node; empty for any role.
            name: a regular expression for the beginning of the node's name.
            states: the states that the node must have.
        """
        patience = GLib.timeout_add(PATIENCE, _nothing)
        try:
            while True:
                found = self._find(self.nodes[node], role, name, set(states))
                if bool(found) != gone:
                    return found
                if not self._context.find_source_by_id(patience):
                    raise TimeoutError(f"waited in vain for {role} {name!r}")
                self._pause()
        finally:
            if self._context.find_source_by_id(patience):
                GLib.source_remove(patience)

    def act(self, node: int, action: str, waits: bool) -> bool:
        """Trigger an action of a node; with `waits`, wait until the action has been carried out.

        Returns:
            True if the node still existed and had the action.
        """
        found = self.nodes[node]
        try:
            names = _actions(found)
            if action not in names:
                return False
            number = names.index(action)
            if waits:
                return bool(found.queryAction().doAction(number))
        except _GONE:
            return False
        self._bus.call(
            *(found.app.bus_name, found.path, "org.a11y.atspi.Action", "DoAction"),
            *(GLib.Variant("(i)", (number,)), None, Gio.DBusCallFlags.NONE, PATIENCE, None, None),
        )
        return True

    def type(self, key: int) -> None:
        """Press and release a key, given by its X keysym."""
        Atspi.generate_keyboard_event(key, None, Atspi.KeySynthType.SYM)

    def events(self) -> list[Told]:
        """Return the announcements since the last call."""
        told, self.told = self.told, []
        return told

    # --- implementation --------------------------------------------------------------------------

    def hear(self, event: Any) -> None:
        """Store an event of the program."""
        source = event.source
        if self.nodes and source is not None and source.app == self.nodes[0].app:
            data = event.any_data if isinstance(event.any_data, str) else ""
            told = {"type": str(event.type), "node": self._number(source)}
            self.told.append(told | {"now": event.detail1, "data": data})

    def _pause(self) -> None:
        """Receive events for a while: each event of a burst would be too early for a search."""
        often = GLib.timeout_add(OFTEN, _nothing)
        while self._context.find_source_by_id(often):
            self._context.iteration(True)

    def _number(self, node: Node) -> int:
        path = node.path
        if path not in self._numbers:
            self._numbers[path] = len(self.nodes)
            self.nodes.append(node)
        return self._numbers[path]

    def _look(self, node: Node) -> Told:
        number = self._number(node)
        if number not in self._kinds:
            self._kinds[number] = {"role": node.getRoleName(), "actions": _actions(node)}
        states = _states(node)
        found = {"node": number, "name": node.name, "states": states} | self._kinds[number]
        # Each query is a round trip to the program, so only nodes with actions are asked for more.
        acts = bool(found["actions"]) and found["role"] not in _PLAIN
        return found | {
            "description": node.description if acts else "",
            "labels": _labels(node) if acts else [],
        }

    def _below(self, node: Node, depth: int, *, hidden: bool) -> Iterator[Told]:
        try:
            found = self._look(node) | {"depth": depth}
            if hidden or not depth or "showing" in found["states"]:
                yield found
                for child in _children(node):
                    yield from self._below(child, depth + 1, hidden=hidden)
        except _GONE:
            return  # The node disappeared during the walk.

    def _find(self, top: Node, role: str, name: str, states: set[str]) -> Told | None:
        """The first node that fits; nodes nearer to the top come first."""
        row = [top]
        for node in row:
            try:
                has = set(_states(node))
                if node is not top and "showing" not in has:
                    continue
                if states <= has and role in ("", node.getRoleName()) and re.match(name, node.name):
                    return self._look(node)
                row += _children(node)
            except _GONE:
                if node is self.nodes[0]:
                    raise  # The program itself is gone.
        return None


def _states(node: Node) -> list[str]:
    """The states that a node has, such as `sensitive`."""
    texts = (pyatspi.stateToString(state) for state in node.getState().getStates())
    return [text.removeprefix("STATE_").lower() for text in texts]


def _actions(node: Node) -> list[str]:
    if "Action" not in node.get_interfaces():
        return []
    actions = node.queryAction()
    return [actions.getName(number) for number in range(actions.nActions)]


def _labels(node: Node) -> list[str]:
    """The names of the nodes that label a node."""
    return [
        relation.getTarget(number).name
        for relation in node.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
        for number in range(relation.getNTargets())
    ]


def _children(node: Node) -> Iterator[Node]:
    for number in range(node.childCount):
        child = node.getChildAtIndex(number)
        if child is not None:
            yield child


def _accessibility_bus() -> Any:
    """A connection to the accessibility bus."""
    (address,) = (
        Gio.bus_get_sync(Gio.BusType.SESSION)
        .call_sync(
            *("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"),
            *(None, None, Gio.DBusCallFlags.NONE, PATIENCE, None),
        )
        .unpack()
    )
    kind = Gio.DBusConnectionFlags
    flags = kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def _nothing() -> bool:
    return False


def serve(reader: Reader, asked: TextIO, answers: TextIO) -> None:
    """Answer the requests of a stream until its end."""
    questions: dict[str, Callable[..., object]] = {
        each.__name__: each
        for each in (
            reader.meet,
            reader.look,
            reader.walk,
            reader.wait,
            reader.act,
            reader.type,
            reader.events,
        )
    }

    def answer(line: str) -> bool:
        question = json.loads(line)
        try:
            gave = {"gave": questions[question.pop("do")](**question)}
        except (*_GONE, TimeoutError) as fault:
            gave = {"fault": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(gave), file=answers, flush=True)
        return False

    def listen() -> None:
        for line in asked:
            GLib.idle_add(answer, line)
        GLib.idle_add(pyatspi.Registry.stop)

    threading.Thread(target=listen, daemon=True).start()


def main() -> None:
    """Serve standard input and output. The arguments are kinds of events to ignore."""
    Atspi.set_timeout(PATIENCE, PATIENCE)
    reader = Reader()
    known = [each for each in TOLD if each not in sys.argv]
    pyatspi.Registry.registerEventListener(reader.hear, *known)
    serve(reader, sys.stdin, sys.stdout)
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
