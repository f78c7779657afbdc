"""The feats of the person's matches in the index."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.core.feats import Feat
from soiree.core.records import people_of
from soiree.storage import honours
from soiree.storage.paths import Paths
from tests.storage.keeping import keep
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
