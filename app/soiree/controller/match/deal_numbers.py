"""Numbered deals: the same number, or the same text, gives the same deal on every machine."""

from __future__ import annotations

import re
import unicodedata

_NUMBER = re.compile(r"-?[0-9]{1,100}")


def seed_of(text: str) -> int:
    """The number of the deal that a number or a text stands for.

    A whole number stands for itself, as with `--seed`. In any other text, case and the number of
    spaces do not count; its number is made of the first six bytes of the SHA-256 of its UTF-8, the
    same on every machine and in every version.

    Raises:
        ValueError: the text is blank.
    """
    plain = " ".join(unicodedata.normalize("NFKC", text).casefold().split())
    if not plain:
        raise ValueError("A number or a text is needed.")
    if _NUMBER.fullmatch(plain):
        return int(plain)
    from hashlib import sha256  # takes 4 MB

    return int.from_bytes(sha256(plain.encode("utf-8", "surrogatepass")).digest()[:6], "big")
