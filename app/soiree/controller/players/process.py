"""A custom player at a seat of a match, in a process of its own.

The process receives views as bytes, and answers with moves as bytes. So it contains nothing of the
true state, of other seats' views, or of the match. It has limits of time and memory. Each match has
new processes: a player plays a deal at each seat in turn, and must not remember the cards.

Before it runs the player's file, the process gives up all other rights (`confinement.py`), and
reports the limits that the system does not enforce. From then on the arena's memory is private.
"""

from __future__ import annotations

import os
import pickle
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import soiree
from soiree.controller.players import frames
from soiree.controller.players.child import (
    COMMAND,
    CONFINED,
    FAULT,
    LONGEST_ANSWER,
    MOVE,
    READY,
    Question,
    Start,
)
from soiree.controller.players.confinement import COULD, MEMORY
from soiree.controller.players.custom_players import ArenaPlayer, PlayerFault, file_of, path_of
from soiree.controller.players.output import Output, output_of
from soiree.core.entries import Move
from soiree.core.views import View, Witnessed
from soiree.sandbox.privileges import keep_memory_private

_PATIENCE = 5.0
"""The seconds after its limit in which a process must end itself, even on a busy machine."""

_LAST_WORDS = 1.0
"""The seconds in which the last output of an ended process must arrive."""


class Limits(Struct, frozen=True):
    """The limits of time and memory of a custom player.

    Attributes:
        start: seconds for running the file.
        move: seconds for a move, if the arena sets no time to think.
        grace: seconds that a move may take beyond the time to think that the arena sets.
        memory: the limit of the address space in bytes, if the system can enforce it.
    """

    start: float = 60
    move: float = 60
    grace: float = 1
    memory: int = 2 << 30


LIMITS = Limits()


class PlayerProcess(ArenaPlayer):
    """A custom player in its process. Its location is the file alone until the line is known."""

    def __init__(
        self,
        name: str,
        think: float | None = None,
        limits: Limits = LIMITS,
        output: Output | None = None,
    ) -> None:
        """Start the process, which runs the file in parallel.

        Args:
            name: `path/to/file.py:function`.
            think: seconds to think about each move; None for the limit `Limits.move`.
        """
        self.location = self._file = file_of(name)
        self._path = path_of(name)
        self._think = think
        self._limits = limits
        self._events_told = 0
        self.not_enforced = () if keep_memory_private() else (MEMORY,)
        self._folder = Path(tempfile.mkdtemp(prefix="soiree-player-"))
        self._process = _start(self._folder)
        start = Start(
            file=self._path,
            function=name.rpartition(":")[2],
            folders=sys.path,
            readable=_folders_of_modules(),
            temporary=self._folder,
            memory=limits.memory,
            limit=limits.start,
        )
        self._connection = _Connection(self._process, output or output_of(name))
        self._connection.ask(pickle.dumps(start))
        self._connection.ask(b"")

    def begin(self) -> None:
        said = self._told(CONFINED, self._limits.start, "to start").splitlines()
        self.not_enforced = tuple(each for each in COULD if each in (*said, *self.not_enforced))
        self.location = f"{self._file}:{self._told(READY, self._limits.start, 'to start')}"

    def ask(self, view: View, rng: random.Random) -> Move:
        new = Witnessed(view.events[self._events_told :])
        self._events_told = len(view.events)
        limit = self._limits.move
        if self._think is not None:
            limit = self._think + self._limits.grace
        question = Question(
            view=replace(view, options={}, events=new),
            options=dict(view.options),
            rng=rng,
            think=self._think,
            limit=limit,
        )
        self._connection.ask(pickle.dumps(question))
        return self._told(MOVE, limit, "for a move")

    def close(self) -> None:
        """End the process and its group, and remove its files."""
        _kill(self._process)
        self._connection.close()
        with suppress(RecursionError):  # from deeply nested folders
            shutil.rmtree(self._folder, ignore_errors=True)

    def _told(self, kind: bytes, limit: float, what: str) -> str:
        too_long = f"takes longer than {limit:g} s {what}"
        try:
            answer = self._connection.answer(limit + _PATIENCE)
        except TimeoutError:
            raise PlayerFault(f"{self.location}: {too_long}") from None
        except frames.Broken as broken:
            raise PlayerFault(self._end(broken.stray, too_long)) from None
        text = answer[1:].decode(errors="backslashreplace")
        if answer[:1] == kind and (kind != READY or text.isdecimal()):
            return text
        if answer[:1] == FAULT:
            line, _, why = text.partition("\n")
            raise PlayerFault(
                f"{f'{self._file}:{line}' if line.isdecimal() else self.location}: {why}"
            )
        raise PlayerFault(f"{self.location}: {_UNREADABLE}")

    def _end(self, stray: bytes, too_long: str) -> str:
        where = _line_in(self._path, stray)
        place = f"{self._file}:{where}" if where else self.location
        if stray.startswith(b"Timeout ("):
            return f"{place}: {too_long}"
        if fatal := re.match(rb"(?:Fatal Python error|Windows fatal exception): ([^\n]*)", stray):
            return f"{place}: its process ended: {fatal[1].decode(errors='replace')}"
        if stray:
            return f"{self.location}: {_UNREADABLE}"
        try:
            code = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return f"{place}: it does not answer any more"
        if code < 0:
            return f"{place}: its process was ended by {_signal(-code)}"
        return f"{place}: its process ended with exit code {code}"


_UNREADABLE = "what it answers cannot be read"


class _Connection:
    """The pipes of a player's process. Threads serve them, so that waits have a time limit."""

    def __init__(self, process: subprocess.Popen[bytes], output: Output) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._pipes = (process.stdin, process.stdout, process.stderr)
        questions, answers, printed = (pipe.fileno() for pipe in self._pipes)
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._told: queue.SimpleQueue[bytes | frames.Broken] = queue.SimpleQueue()
        self._threads = (
            threading.Thread(target=self._talk, args=(questions, answers), daemon=True),
            threading.Thread(target=output.drain, args=(printed,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def ask(self, question: bytes) -> None:
        self._asked.put(question)

    def answer(self, seconds: float) -> bytes:
        """The next answer.

        Raises:
            TimeoutError: no answer has arrived in time.
            Broken: the process sends no more answers.
        """
        until = time.monotonic() + seconds
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            with suppress(queue.Empty):  # Windows heeds Ctrl+C between two waits only
                answer = self._told.get(timeout=min(left, 0.5))
                break
        if isinstance(answer, frames.Broken):
            raise answer
        return answer

    def close(self) -> None:
        """Close the pipes of a process that has ended."""
        self._asked.put(None)
        for thread in self._threads:
            thread.join(_LAST_WORDS)
        if not any(thread.is_alive() for thread in self._threads):
            for pipe in self._pipes:
                pipe.close()
        # Otherwise a program that the process started keeps the pipes open, and the threads wait.

    def _talk(self, questions: int, answers: int) -> None:
        while (question := self._asked.get()) is not None:
            try:
                frames.send(questions, question)
                self._told.put(frames.receive(answers, LONGEST_ANSWER))
            except frames.Broken as broken:
                self._told.put(broken)
                return
            except OSError:  # the process reads no more; its last bytes may say why
                self._told.put(frames.Broken(frames.stray(answers)))
                return


def _folders_of_modules() -> list[str]:
    return [each for each in sys.path[not sys.flags.safe_path :] if each]


def _start(temporary: Path) -> subprocess.Popen[bytes]:
    if getattr(sys, "frozen", False):
        command = [sys.executable, COMMAND]
    else:
        command = [sys.executable, "-P", "-m", "soiree", COMMAND]
    ours = str(Path(soiree.__file__).resolve().parents[1])
    folders = filter(None, (ours, os.environ.get("PYTHONPATH")))
    return subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folders), "TMPDIR": str(temporary)},
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _line_in(path: Path, trace: bytes) -> int | None:
    """Return the number of the line of a file that was running; None if the trace lacks the file.

    Args:
        trace: the text of `faulthandler`, with the most recent call first.
    """
    # `faulthandler` writes other letters than ASCII as escapes, and cuts long names.
    file = str(path).encode("ascii", "backslashreplace")[:500]
    for source, line in re.findall(rb'File "([^"\n]*)", line (\d{1,9}) ', trace):
        if source.startswith(file):
            return int(line)
    return None


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
