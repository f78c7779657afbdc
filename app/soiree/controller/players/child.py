"""The process of a custom player: reads questions, and answers each with a move.

The arena (`process.py`) starts this process, and exchanges frames with it through standard input
and output. The player's code has no access to these pipes: its input is empty, and its output goes
to standard error. The arena pickles the questions. An answer is a letter and text, which the arena
checks, so that no code in this process can send anything else.
"""

from __future__ import annotations

import faulthandler
import io
import os
import pickle
import queue
import random
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

from msgspec import Struct
from msgspec.structs import replace

from soiree.controller.players import frames
from soiree.controller.players.confinement import confine
from soiree.controller.players.file import (
    LONGEST_REASON,
    NO_TEXT,
    first_line,
    line_in,
    player_in,
    reason,
    run,
)
from soiree.core.events import Event
from soiree.core.players import GivenTime, Player, never
from soiree.core.strict_json import brief
from soiree.core.views import View, Witnessed

COMMAND = "arena-player"
"""The command of `soiree` that runs this process."""

CONFINED, READY, MOVE, FAULT = b"C", b"R", b"M", b"F"
"""The first byte of an answer, which is its kind. A text follows it: the limits that are not
enforced, one on each line; the line number of the player's function; the move; or the line number
of the fault, which may be empty, a line break and the reason."""

LONGEST_MOVE = 200
"""The longest move, in characters."""

LONGEST_ANSWER = 4 * LONGEST_REASON
"""The longest answer, in bytes."""


class Start(Struct, frozen=True):
    """The first message to the process, before the player's file runs.

    Attributes:
        folders: the search path of modules.
        readable: the folders that the player may read.
        temporary: the folder in which the player may write.
        memory: the limit of the address space in bytes, if the system can enforce it.
        limit: seconds until the player has to be ready.
    """

    file: Path
    function: str
    folders: list[str]
    readable: list[str]
    temporary: Path
    memory: int
    limit: float


class Question(Struct, frozen=True):
    """A question to the player.

    Attributes:
        view: a view with the new events since the last question only.
        options: the options of the view, whose own mapping cannot be pickled.
        think: seconds to think, or None for no limit.
        limit: seconds after which the process reports its position in the code, and ends itself.
    """

    view: View
    options: dict[str, int | str]
    rng: random.Random
    think: float | None
    limit: float


def serve() -> int:
    """Run the process of a custom player. Returns the exit code."""
    questions, answers = _take_pipes()
    faulthandler.enable(answers)
    try:
        first = frames.receive(questions, sys.maxsize)
    except frames.Broken:  # the arena has ended
        return 1
    start: Start = pickle.loads(first)  # noqa: S301 - the arena wrote it
    sys.path[:] = start.folders
    not_enforced = confine(start.file, start.readable, start.temporary, start.memory)
    frames.send(answers, CONFINED + _bytes("\n".join(not_enforced)))
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read_questions, args=(questions, asked), daemon=True).start()
    asked.get()
    player = None
    with _watch(start.limit, questions, answers):
        try:
            player = player_in(run(start.file), start.function)
            ready = _ready(player, start.function)
        except BaseException as error:
            ready = _fault(error, start.file)
    frames.send(answers, ready)
    events: list[Event] = []
    while player is not None:
        question: Question = pickle.loads(asked.get())  # noqa: S301 - the arena wrote it
        events += question.view.events
        view = replace(
            question.view,
            options=MappingProxyType(question.options),
            events=Witnessed(tuple(events)),
        )
        with _watch(question.limit, questions, answers):
            answer = _answer(player, view, question, start.file)
        frames.send(answers, answer)
    return 1


def _take_pipes() -> tuple[int, int]:
    """Keep standard input and output for questions and answers alone.

    The player's own input is empty afterwards, and what the player prints goes to standard error.

    Returns:
        The descriptors of the questions and of the answers.
    """
    questions, answers = os.dup(0), os.dup(1)
    empty = os.open(os.devnull, os.O_RDWR)
    os.dup2(empty, 0)
    os.dup2(2, 1)
    os.close(empty)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return questions, answers


def _read_questions(pipe: int, asked: queue.SimpleQueue[bytes]) -> None:
    """Put each received question into a queue, and end the process when the arena has ended."""
    try:
        while True:
            asked.put(frames.receive(pipe, sys.maxsize))
    finally:
        _end_all()


def _end_all() -> NoReturn:
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


@contextmanager
def _watch(limit: float, questions: int, answers: int) -> Iterator[None]:
    """End the process when the player exceeds its time, or when the arena ends.

    Neither needs the interpreter, which the player may keep busy. At the time limit, the position
    in the player's code is sent through the pipe of answers.
    """
    faulthandler.dump_traceback_later(limit, exit=True, file=answers)
    _end_with_pipe(questions)
    try:
        yield
    finally:
        _outlive_pipe(questions)
        faulthandler.cancel_dump_traceback_later()


if sys.platform == "linux":
    import fcntl
    import select

    def _end_with_pipe(pipe: int) -> None:
        """Let the kernel end all processes of this group as soon as anything happens at a pipe.

        While the player answers a question, the arena writes nothing to the pipe: it can only
        close the pipe.
        """
        fcntl.fcntl(pipe, fcntl.F_SETOWN, -os.getpgrp())
        fcntl.fcntl(pipe, 10, signal.SIGKILL)  # F_SETSIG, which Python has no name for
        fcntl.fcntl(pipe, fcntl.F_SETFL, os.O_ASYNC)
        closed = select.poll()
        closed.register(pipe, 0)  # POLLHUP is always reported
        if closed.poll(0):
            _end_all()

    def _outlive_pipe(pipe: int) -> None:
        fcntl.fcntl(pipe, fcntl.F_SETFL, 0)

else:

    def _end_with_pipe(pipe: int) -> None:
        """Do nothing, as this system lacks the call: the reading thread notices a closed pipe."""

    def _outlive_pipe(pipe: int) -> None: ...


def _ready(player: Player | None, function: str) -> bytes:
    if player is None:
        return FAULT + _bytes(f"\nit has no function {function!r}")
    return READY + str(first_line(player)).encode()


def _answer(player: Player, view: View, question: Question, file: Path) -> bytes:
    stop = never if question.think is None else GivenTime.of(question.think)
    try:
        answer: object = player(view, question.rng, stop)
        if not isinstance(answer, str):
            return FAULT + _bytes(f"\nanswered {brief(repr(answer))}: {NO_TEXT}")
        if len(answer) > LONGEST_MOVE:
            return FAULT + _bytes(f"\nanswered {brief(answer)}: no move is as long.")
        return MOVE + _bytes(answer)
    except BaseException as error:
        return _fault(error, file)


def _fault(error: BaseException, file: Path) -> bytes:
    return FAULT + _bytes(f"{line_in(file, error) or ''}\n{reason(error)}")


def _bytes(text: str) -> bytes:
    return text.encode(errors="backslashreplace")[: LONGEST_ANSWER - 1]
