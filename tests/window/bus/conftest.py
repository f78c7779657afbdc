"""Fixtures: a bus with one screen reader; each test starts Soirée anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing

import pytest

from tests.window.bus.programs import Reader, Soiree, own_bus

Start = Callable[..., Soiree]


@pytest.fixture(scope="session")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, str]]:
    """The environment of programs on the bus."""
    with own_bus(tmp_path_factory.mktemp("bus")) as around:
        yield around


@pytest.fixture(scope="session")
def reader(around: Mapping[str, str]) -> Iterator[Reader]:
    with closing(Reader(around)) as reader:
        yield reader


@pytest.fixture
def start(around: Mapping[str, str], reader: Reader) -> Iterator[Start]:
    """A function that starts the command with arguments, and waits for the window."""
    started: list[Soiree] = []

    def start(*arguments: str) -> Soiree:
        soiree = Soiree(around, reader, *arguments)
        started.append(soiree)
        soiree.find("frame")
        return soiree

    yield start
    for soiree in started:
        soiree.kill()
