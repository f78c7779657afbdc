"""The feats of the person's matches in the index."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from soiree.core.feats import Feat
from soiree.core.records import people_of
from soiree.storage.history import evenings, honours
from soiree.storage.history.album import Album
from soiree.storage.paths import Paths
from tests.storage.keeping import keep, update
from tests.storage.soi_matches import GAMES, finished


def test_only_the_persons_own_feats_without_help_count(paths: Paths) -> None:
    record, helped = finished(1), replace(finished(2), extra={"assisted": True})
    keep(paths, record)
    keep(paths, helped)
    (file,) = honours.unsearched(paths, GAMES)
    (person,) = people_of(record.players)
    feats = (Feat("four_aces", person, 2), Feat("comeback", person + 1, 3))
    honours.note(paths, {file.name: feats})
    assert honours.unsearched(paths, GAMES) == []
    (told,) = honours.noted_feats(paths)
    assert (told.feat, told.game) == (feats[0], "soi")
    honours.forget(paths, record)
    assert honours.unsearched(paths, GAMES) == [file]
    assert honours.noted_feats(paths) == []


@pytest.mark.parametrize("helped", [False, True])
def test_an_evening_won_with_help_does_not_count(paths: Paths, helped: bool) -> None:
    members = [{"name": name} for name in ("You", "Ada", "Basil", "Clara")]
    evening = {
        "members": members,
        "summary": {"points": [12, 6, 3, 3], "ranks": [1, 2, 3, 4], "played": 2},
        "matches": [{"helped": False}, {"helped": helped}],
        "started": "2026-11-20T19:00:00Z",
        "title": "First night",
    }
    assert evenings.save(paths, "evening-2026-11-20-1", json.dumps(evening).encode()) is None
    update(Album(paths, GAMES))
    assert len(honours.evenings_won(paths)) == (not helped)
