"""Processes that tests start, none of which is waited for in vain."""

from __future__ import annotations

import subprocess
from types import TracebackType
from typing import AnyStr


class Started(subprocess.Popen[AnyStr]):
    """A process that is killed at the end of its context where the test fails there.

    Such a context waits for its process to end, and the test would not tell that it failed before.
    """

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.kill()
        super().__exit__(kind, fault, trace)
