"""Loudness by ITU-R BS.1770-4, for short mono or stereo sounds."""

from __future__ import annotations

import math
from collections.abc import Sequence

WINDOW = 0.4
"""The length of a momentary loudness, in seconds."""

_STEP = 0.01
"""The seconds between two windows; the standard requires at most 0.1."""


def momentary(channels: Sequence[Sequence[float]], rate: int) -> float:
    """Return the largest momentary loudness of a sound padded with silence, in LUFS.

    Args:
        channels: samples from -1 to 1; one channel, which is heard in the middle, or two.
        rate: samples a second.
    """
    window, step = round(WINDOW * rate), round(_STEP * rate)
    weighed = [_squares(_weighed(channel, rate), window) for channel in channels]
    # A mono sound comes from both loudspeakers, at half the power from each.
    powers = [sum(each) for each in zip(*weighed, strict=True)]
    total = [0.0]
    for power in powers:
        total.append(total[-1] + power)
    loudest = max(total[end] - total[end - window] for end in range(window, len(total), step))
    return -0.691 + 10 * math.log10(max(loudest / window, 1e-12))


def _squares(samples: Sequence[float], padding: int) -> list[float]:
    silence = [0.0] * padding
    return [*silence, *(each * each for each in samples), *silence]


def _weighed(samples: Sequence[float], rate: int) -> list[float]:
    """Return the K-weighted samples: a high shelf for the head, then a high-pass filter."""
    return _filtered(_filtered(samples, *_shelf(rate)), *_high_pass(rate))


def _shelf(rate: int) -> tuple[tuple[float, float, float], tuple[float, float]]:
    gain, quality, k = (
        10 ** (3.99984385397 / 20),
        0.7071752369554193,
        _tangent(1681.9744509555319, rate),
    )
    middle = gain**0.499666774155
    a0 = 1 + k / quality + k * k
    return (
        (gain + middle * k / quality + k * k) / a0,
        2 * (k * k - gain) / a0,
        (gain - middle * k / quality + k * k) / a0,
    ), (2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0)


def _high_pass(rate: int) -> tuple[tuple[float, float, float], tuple[float, float]]:
    quality, k = 0.5003270373253953, _tangent(38.13547087613982, rate)
    a0 = 1 + k / quality + k * k
    return (1.0, -2.0, 1.0), (2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0)


def _tangent(frequency: float, rate: int) -> float:
    return math.tan(math.pi * frequency / rate)


def _filtered(
    samples: Sequence[float], b: tuple[float, float, float], a: tuple[float, float]
) -> list[float]:
    """Return the samples after a second-order filter with these coefficients."""
    (b0, b1, b2), (a1, a2) = b, a
    x1 = x2 = y1 = y2 = 0.0
    filtered = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        filtered.append(y)
    return filtered
