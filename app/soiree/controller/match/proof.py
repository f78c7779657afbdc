"""A proof that the program did not choose the cards of a match against the person.

Before the first card the program draws a secret and a salt, and announces their SHA-256. Then the
person says any word, from which the seed of the deals is made, together with the secret and the
salt. So the program cannot choose the seed, as it does not know the word; nor can the person, who
does not know the secret. The record has all of them, so that anybody can check it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict

from soiree.controller.match.chances import Chances
from soiree.controller.match.deal_words import hashed_seed
from soiree.core.entries import Chance
from soiree.core.games import Game
from soiree.core.records import Faulty, Record
from soiree.core.states import apply

PROOF = "proof"
"""The field of a record with the proof of its deals."""

LONGEST = 200
"""The most characters of the person's word."""


class Secret(Struct, frozen=True):
    """The random numbers that the program draws before a deal.

    Attributes:
        secret: a whole number below 2 to the 48th.
        salt: 32 hexadecimal digits, so that nobody can guess the secret from its SHA-256.
    """

    secret: int
    salt: str

    @classmethod
    def drawn(cls) -> Secret:
        import secrets  # Slow to load, and most matches have no proof.

        return cls(secrets.randbits(48), secrets.token_hex(16))

    @property
    def announcement(self) -> str:
        """The SHA-256 of secret and salt, with a space between them."""
        from hashlib import sha256  # loads OpenSSL, which few matches need

        return sha256(f"{self.secret} {self.salt}".encode()).hexdigest()


class Proof(Secret, frozen=True):
    """The proof in a record.

    Attributes:
        sha256: the announcement.
        word: the person's word.
    """

    sha256: str
    word: str

    @classmethod
    def of(cls, drawn: Secret, word: str) -> Proof:
        return cls(drawn.secret, drawn.salt, drawn.announcement, word)

    @property
    def seed(self) -> int:
        """The seed of the deals: the first six bytes of the SHA-256 of secret, salt and word."""
        return hashed_seed(f"{self.secret} {self.salt} {self.word}")

    def fields(self) -> dict[str, object]:
        """The extra fields of a record with the proof."""
        return {PROOF: asdict(self)}


def proof_in(extra: Mapping[str, object]) -> Proof | None:
    """The proof in the extra fields of a record; None if there is none.

    Raises:
        Faulty: the field has another form.
    """
    if PROOF not in extra:
        return None
    try:
        return convert(extra[PROOF], Proof)
    except ValidationError as error:
        raise Faulty(PROOF, str(error), "secret, salt, sha256 and word") from None


def check_proof(record: Record, game: Game) -> bool:
    """True if a sound record proves its deals, False if it has no proof.

    Raises:
        Faulty: the announcement does not fit, or the cards are not those of the announced seed.
    """
    proof = proof_in(record.extra)
    if proof is None:
        return False
    if proof.sha256 != proof.announcement:
        expected = f"{proof.announcement}, made of secret and salt"
        raise Faulty(f"{PROOF}.sha256", proof.sha256, expected)
    if record.seed != proof.seed:
        raise Faulty("seed", str(record.seed), f"{proof.seed}, made of secret, salt and word")
    state, chances = game.start(record.options), Chances(game.name, proof.seed)
    for number, entry in enumerate(record.entries, 1):
        pending = state.chance()
        if isinstance(entry, Chance) and pending is not None:
            if entry.bare() != chances.draw(pending).bare():
                found, expected = "another deal", "the deal that was announced"
                raise Faulty(f"entry {number}", found, expected)
            chances.note(entry.bare())
        apply(state, entry)
    return True
