"""Work on decks off the GUI thread; only the result of the latest work is delivered."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING, Generic, TypeVar
from weakref import WeakMethod

from soiree.ui.decks.deck import Interrupted
from soiree.ui.decks.renderers import Renderers
from soiree.ui.deferring import window_thread
from soiree.ui.desktop.heap import give_back

_Result = TypeVar("_Result")

if TYPE_CHECKING:
    from soiree.controller.computers.worker import Worker


class LatestWork(Generic[_Result]):
    """Does one piece of work after another on a thread; new work interrupts the former.

    The class is no `QObject`, as the thread may hold the last reference.
    """

    def __init__(self, take: Callable[[_Result], None]) -> None:
        """
        Args:
            take: a method that gets each result on the GUI thread, while its object exists.
        """
        self._take = WeakMethod(take)
        self._window = window_thread()
        self._renderers: Renderers | None = None

    @cached_property
    def _worker(self) -> Worker:
        from soiree.controller.computers.worker import Worker

        return Worker()

    def start(self, work: Callable[[Renderers], _Result]) -> None:
        """Do some work in place of the former work, whose result is dropped.

        Args:
            work: draws with the given renderers, and may raise Interrupted.
        """
        self.interrupt()
        self._renderers = renderers = Renderers()
        self._worker.submit(partial(self._do, work, renderers))

    def interrupt(self) -> None:
        """Drop the result of the current work. Returns at once."""
        if self._renderers is not None:
            self._renderers.interrupt()
            self._renderers = None

    def close(self) -> None:
        """Interrupt the work and end the thread. Returns at once."""
        self.interrupt()
        self._worker.finish(0)

    def _do(self, work: Callable[[Renderers], _Result], renderers: Renderers) -> None:
        if renderers is not self._renderers:
            return
        try:
            result = work(renderers)
        except Interrupted:
            return
        finally:
            renderers.drop()
            give_back()
        # Qt may be gone, if the window was closed meanwhile.
        with suppress(RuntimeError):
            self._window.run.emit(partial(self._deliver, renderers, result))

    def _deliver(self, renderers: Renderers, result: _Result) -> None:
        take = self._take()
        if renderers is self._renderers and take is not None:
            self._renderers = None
            take(result)
