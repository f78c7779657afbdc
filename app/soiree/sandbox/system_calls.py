"""A filter of system calls (seccomp), for Linux on x86-64 and ARM64.

The filter denies calls that a computing program does not need: to start, read, trace and signal
processes; sockets and memory shared with other processes; modes, owners and times of files. It
allows threads, and applies to the superuser, too.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import sys
from collections.abc import Iterable, Iterator

from soiree.sandbox.privileges import deny_new_privileges

_PR_SET_SECCOMP = 22
_SECCOMP_MODE_FILTER = 2

_PROCESSORS = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""The column of each processor in the tables below, and its number in `linux/audit.h`."""

_LAST_KNOWN = 451
"""The last number in Linux 6.5. Later calls fail as missing, which libraries handle."""

# The numbers of calls on x86-64 and on ARM64, from `asm/unistd.h`; ARM64 lacks some.
_REFUSED = {
    # Start programs and processes, and enter namespaces.
    "fork": (57, None),
    "vfork": (58, None),
    "execve": (59, 221),
    "execveat": (322, 281),
    "unshare": (272, 97),
    "setns": (308, 268),
    # Read, trace, signal and slow down other processes.
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "pidfd_send_signal": (424, 424),
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "move_pages": (279, 239),
    "migrate_pages": (256, 238),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    # Communicate with other processes.
    "socket": (41, 198),
    "socketpair": (53, 199),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "semget": (64, 190),
    "semop": (65, 193),
    "semtimedop": (220, 192),
    "semctl": (66, 191),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # Allocate memory beyond the address limit, and make calls that a filter does not see.
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    # Change files without opening them, which Landlock allows.
    "truncate": (76, 45),
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
}

# Calls with a process as the first argument, which must be 0 or this process.
_OF_A_PROCESS = {
    "kill": (62, 129),
    "tgkill": (234, 131),
    "prlimit64": (302, 261),
    "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
}

_CLONE = (56, 220)
_CLONE_3 = (435, 435)
_CLONE_THREAD = 0x10000

_FCNTL = (72, 25)
_F_SETOWN, _F_SETOWN_EX = 8, 15

_PRCTL = (157, 167)
_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE = 1, 4

# Instructions of the filter, from `linux/bpf_common.h`, and their results.
_LOAD, _IF_EQUAL, _IF_GREATER, _IF_BITS, _RETURN = 0x20, 0x15, 0x25, 0x45, 0x06
_KILL, _ALLOW, _ERROR = 0x80000000, 0x7FFF0000, 0x00050000
_REFUSE = _ERROR | errno.EPERM
_UNKNOWN = _ERROR | errno.ENOSYS

# The offsets of the number of the call, the processor, and the arguments.
_NUMBER, _PROCESSOR, _ARGUMENTS = 0, 4, 16

Instruction = tuple[int, int, int, int]
"""A code, the numbers of instructions to skip after a true and a false test, and a value."""


def restrict_calls() -> bool:
    """Deny this thread, and threads that it starts later, all calls in `_REFUSED`.

    Calls in `_OF_A_PROCESS` stay allowed if their target is this process itself.

    Returns:
        False if the system cannot filter calls.
    """
    if sys.platform != "linux" or struct.calcsize("P") != 8:
        return False
    processor = _PROCESSORS.get(os.uname().machine)
    return processor is not None and install(_filter(*processor, os.getpid()))


def install(program: Iterable[Instruction]) -> bool:
    """Filter all further system calls of this thread by a BPF program.

    Args:
        program: the instructions of the filter, in order.

    Returns:
        False if the system cannot filter calls.
    """
    if sys.platform != "linux" or not deny_new_privileges():
        return False
    instructions = b"".join(struct.pack("=HBBI", *each) for each in program)
    buffer = ctypes.create_string_buffer(instructions, len(instructions))
    head = struct.pack("@HP", len(instructions) // 8, ctypes.addressof(buffer))
    answer = ctypes.CDLL(None).prctl(
        _PR_SET_SECCOMP, ctypes.c_ulong(_SECCOMP_MODE_FILTER), head, 0, 0
    )
    return bool(answer == 0)


def _filter(column: int, processor: int, process: int) -> Iterator[Instruction]:
    yield (_LOAD, 0, 0, _PROCESSOR)
    yield (_IF_EQUAL, 1, 0, processor)
    yield (_RETURN, 0, 0, _KILL)
    yield (_LOAD, 0, 0, _NUMBER)
    # Calls with 32-bit pointers on x86-64 have numbers above this, too.
    yield from _if(_IF_GREATER, _LAST_KNOWN, [(_RETURN, 0, 0, _UNKNOWN)])
    yield from _if(_IF_EQUAL, _CLONE_3[column], [(_RETURN, 0, 0, _UNKNOWN)])
    for numbers in _REFUSED.values():
        if (number := numbers[column]) is not None:
            yield from _if(_IF_EQUAL, number, [(_RETURN, 0, 0, _REFUSE)])
    own = [(_IF_EQUAL, each) for each in (0, process, -process & 0xFFFFFFFF)]
    for numbers in _OF_A_PROCESS.values():
        yield from _if(_IF_EQUAL, numbers[column], [_argument(0), *_only(own)])
    yield from _if(_IF_EQUAL, _CLONE[column], [_argument(0), *_only([(_IF_BITS, _CLONE_THREAD)])])
    yield from _if(
        _IF_EQUAL,
        _FCNTL[column],
        [
            _argument(1),
            *_if(_IF_EQUAL, _F_SETOWN_EX, [(_RETURN, 0, 0, _REFUSE)]),
            *_if(_IF_EQUAL, _F_SETOWN, [_argument(2), *_only(own)]),
            (_RETURN, 0, 0, _ALLOW),
        ],
    )
    # The process must not change its own settings of `privileges`.
    yield from _if(
        _IF_EQUAL,
        _PRCTL[column],
        [
            _argument(0),
            *_if(_IF_EQUAL, _PR_SET_PDEATHSIG, [(_RETURN, 0, 0, _REFUSE)]),
            *_if(_IF_EQUAL, _PR_SET_DUMPABLE, [(_RETURN, 0, 0, _REFUSE)]),
            (_RETURN, 0, 0, _ALLOW),
        ],
    )
    yield (_RETURN, 0, 0, _ALLOW)


def _if(test: int, value: int, then: list[Instruction]) -> list[Instruction]:
    return [(test, 0, len(then), value), *then]


def _only(tests: list[tuple[int, int]]) -> Iterator[Instruction]:
    for test, value in tests:
        yield from _if(test, value, [(_RETURN, 0, 0, _ALLOW)])
    yield (_RETURN, 0, 0, _REFUSE)


def _argument(index: int) -> Instruction:
    """The instruction that loads the lower 32 bits of a system call's argument.

    They come first, as both supported processors are little-endian. The index counts from 0.
    """
    return (_LOAD, 0, 0, _ARGUMENTS + 8 * index)
