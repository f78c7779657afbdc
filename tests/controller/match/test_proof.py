"""The proof that the cards of a match were not chosen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.match.proof import PROOF, Proof, Secret, check_proof
from soiree.core.records import Faulty, Participant, Record, decode, encode
from soiree.games import GAMES

SECRET = Secret(20261124, "00112233445566778899aabbccddeeff")


def proven(game: str = "soda", word: str = "fête") -> Record:
    """The record of a match with a proof, after six choices."""
    proof = Proof.of(SECRET, word)
    options = GAMES[game].defaults()
    seats = GAMES[game].players(options)
    sits = tuple(Participant(f"P{seat}", "human") for seat in range(seats))
    match = Match(Record(game, options, sits, extra=proof.fields(), seed=proof.seed), GAMES[game])
    for _ in range(6):
        match.draw_chance()
        seat = match.deciders[0]
        assert match.play(seat, match.legal(seat)[0], match.position, at=0.0) is None
    return decode(encode(match.record()), GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_a_proof_is_the_announced_deal(game: str) -> None:
    assert check_proof(proven(game), GAMES[game])


def test_a_record_without_a_proof_is_sound() -> None:
    record = proven()
    assert not check_proof(replace(record, extra={}), GAMES["soda"])


def test_the_seed_is_made_of_secret_salt_and_word_alike_everywhere() -> None:
    """Another computation would make the proofs in existing records wrong."""
    assert Proof.of(SECRET, "fête").seed == 12641221501962
    assert SECRET.announcement == (
        "0a61b65a39ea5d52bd68841c0992d2e77676729d4fb9027bd460406020863198"
    )


def test_another_word_deals_other_cards() -> None:
    assert proven(word="fete").entries != proven(word="fête").entries


def test_two_secrets_differ() -> None:
    assert Secret.drawn() != Secret.drawn()


def test_a_changed_proof_or_deal_is_found() -> None:
    record = proven()
    fields = record.extra[PROOF]
    assert isinstance(fields, dict)
    other = proven(word="other")
    for changed in (
        replace(record, extra={PROOF: fields | {"secret": 1}}),
        replace(record, extra={PROOF: fields | {"word": "other"}}),
        replace(record, extra={PROOF: "none"}),
        replace(record, seed=1),
        replace(record, entries=other.entries),
    ):
        with pytest.raises(Faulty):
            check_proof(changed, GAMES["soda"])
