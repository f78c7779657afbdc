"""Processes that tests start, and that end even if the test fails."""

from __future__ import annotations

import subprocess
from types import TracebackType
from typing import AnyStr


class Started(subprocess.Popen[AnyStr]):
    """A process that is killed if the test fails inside the context of the process.

    `Popen` alone would wait for the process, and the failure of the test would not be reported.
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
