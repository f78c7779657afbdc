"""Charts show the figures in pictures and in words."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from soiree.games import GAMES
from soiree.storage.history.results import MatchCategory, MatchResult
from soiree.storage.history.statistics import FEW, report
from soiree.ui.dialogs.statistics.chart import Chart, Look, step_for
from soiree.ui.dialogs.statistics.export import PICTURES, SIZE
from soiree.ui.dialogs.statistics.page import charts_of, rating_chart
from soiree.ui.dialogs.statistics.share_curve import ShareCurve
from soiree.ui.dialogs.statistics.spread import Bins, Margins, ScoreSpread, middle_of
from soiree.ui.style.theme import DARK, LIGHT, Chrome
from tests.ui.pixels import READABLE, VISIBLE, contrast

LOOK = Look.of(LIGHT)

POINTS = st.dictionaries(st.integers(-2000, 2000), st.integers(1, 30), min_size=1, max_size=40)


def match(
    share: float = 1.0, *, score: int | None = 5, level: str = "easy", game: str = "soda"
) -> MatchResult:
    """A match against one opponent, who has 3 points."""
    kind = MatchCategory(game, (level,), 2, (), False)
    others = () if score is None else (3,)
    return MatchResult(kind, "2026-11-20", share, score, others, 60, 0, 0)


def charts(*matches: MatchResult) -> list[Chart]:
    return charts_of(report(matches, GAMES), GAMES)


def curve(*shares: float) -> Chart:
    return ShareCurve(report([match(share) for share in shares], GAMES))


def painted(chart: Chart, width: int = 480, height: int = 300) -> QImage:
    """The chart on its background, with ten pixels around it."""
    image = QImage(QSize(width + 20, height + 20), QImage.Format.Format_RGB32)
    image.fill(LOOK.ground)
    painter = QPainter(image)
    chart.paint(painter, QRectF(10, 10, width, height), LOOK)
    painter.end()
    return image


def heights(image: QImage, colour: QColor, column: int) -> list[int]:
    """The y of the pixels with a colour in a column."""
    return [y for y in range(image.height()) if image.pixelColor(column, y) == colour]


def amount(image: QImage, colour: QColor) -> int:
    """The number of pixels with a colour."""
    pixels = array("I", bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits()))
    return pixels.count(colour.rgb())


def rated(*levels: str, share: float = 1.0, game: str = "soda") -> Chart:
    chart = rating_chart(report([match(share, level=each, game=game) for each in levels], GAMES))
    assert chart is not None
    return chart


def test_a_rating_names_the_bracket_and_the_number_of_matches() -> None:
    assert rated("easy").title == "Your rating: still uncertain"
    chart = rated(*["hard"] * 30)
    assert chart.title == "Your rating: stronger than Hard"
    assert chart.note == "From 30 matches without help, with the 80% interval."
    assert rated(*["easy"] * 30, share=0.0).title == "Your rating: weaker than Easy"
    equal = rated(*["impossible"] * 20, share=1 / 2, game="soi")
    assert equal.title == "Your rating: about as strong as Impossible"


def test_a_rating_of_several_games_or_of_none_is_not_shown() -> None:
    assert rating_chart(report([match(), match(game="soi")], GAMES)) is None
    assert rating_chart(report([], GAMES)) is None


def test_a_rating_in_words_has_the_likely_share_against_each_level() -> None:
    chart = rated(*["middle", "hard"] * 20, share=1 / 2)
    (header, *_), rows = chart.table()
    assert header == "Opponents"
    assert [row[0] for row in rows] == ["Easy", "Middle", "Hard"]
    shares = [int(row[1].rstrip("%")) for row in rows]
    assert shares == sorted(shares, reverse=True)
    assert shares[1] > 50 > shares[2]
    for level, share, interval in rows:
        low, high = map(int, interval.rstrip("%").split(" to "))
        assert low < int(share.rstrip("%")) < high
        sentence = f"Against {level} you are likely to win {share} of the matches, {interval}."
        assert sentence in chart.describe()


def test_the_dot_of_a_rating_moves_with_it() -> None:
    def middle(chart: Chart) -> float:
        image = painted(chart, 600, 120)
        found = [x for x in range(image.width()) if heights(image, LOOK.yours, x)]
        return sum(found) / len(found)

    weak, even = (middle(rated(*["middle"] * 30, share=share)) for share in (0.3, 0.5))
    assert weak < even


def test_a_game_with_scores_has_all_charts_and_one_without_has_two() -> None:
    kinds: list[type[Chart]] = [type(each) for each in charts(*[match()] * 3)]
    of_scores: list[type[Chart]] = [ScoreSpread, Margins]
    assert kinds[2:] == of_scores
    assert len(charts(*[match(game="soy", score=None)] * 3)) == 2
    assert len(charts(match(), match(game="soy", score=None))) == 2


def test_several_games_are_compared_with_each_other_and_one_by_levels() -> None:
    by_level = charts(match(level="hard"), match(level="easy"))[1]
    assert [row[0] for row in by_level.table().rows] == ["Easy", "Hard"]
    by_game = charts(match(), match(game="spy"))[1]
    assert {row[0] for row in by_game.table().rows} == {"Soda", "Spy vs Spy"}


def test_the_curve_is_high_where_matches_are_won_and_low_where_they_are_lost() -> None:
    image = painted(curve(*[0.0] * 60, *[1.0] * 60))
    middle = image.height() / 2
    first, last = (
        [y for x in span for y in heights(image, LOOK.yours, x)]
        for span in (range(80, 160), range(400, 430))
    )
    marks = image.height() - 70  # Below the curve, each match has a mark.
    assert min(first) > middle
    assert any(y < middle for y in last)
    assert not any(middle < y < marks for y in last)


def test_won_and_lost_matches_have_different_marks() -> None:
    won, lost = painted(curve(1, 1, 1)), painted(curve(0, 0, 0))
    assert amount(won, LOOK.yours) > 0 == amount(lost, LOOK.yours)
    assert amount(lost, LOOK.others) > 0 == amount(won, LOOK.others)


@pytest.mark.parametrize("place", [0, 2, 3])
def test_a_chart_of_few_matches_says_so(place: int) -> None:
    few = charts(*[match()] * (FEW - 1))[place]
    assert few.describe() == f"{FEW - 1} matches: too few to say."
    enough = charts(*[match()] * FEW)[place]
    assert "too few" not in enough.describe()


def test_your_scores_rise_above_the_line_and_those_of_others_hang_below_it() -> None:
    image = painted(ScoreSpread({5: 10, 6: 10}, {5: 10, 6: 10}, fewer_wins=False))
    tops = [min(found) for x in range(500) if len(found := heights(image, LOOK.yours, x)) > 20]
    ends = [max(found) for x in range(500) if len(found := heights(image, LOOK.others, x)) > 20]
    assert tops
    assert ends
    assert max(tops) < min(ends)


def test_margins_differ_in_colour_on_both_sides_of_level() -> None:
    image = painted(Margins({-10: 10, 10: 10}))
    behind = [x for x in range(500) if len(heights(image, LOOK.others, x)) > 20]
    ahead = [x for x in range(500) if len(heights(image, LOOK.yours, x)) > 20]
    assert behind
    assert ahead
    assert max(behind) < min(ahead)


def test_the_description_of_a_chart_has_its_figures() -> None:
    rows = charts(*[match(level="hard")] * 3, match(0, level="hard"))[1]
    assert rows.describe() == "Hard: 75% of 4 matches, interval 30 to 95%, even share 50%."
    margins = Margins({-4: 5, 0: 5, 2: 10})
    assert margins.describe() == (
        "You were ahead in 50%, level in 25% and behind in 25% of these matches. Half of them"
        " ended from −4 to 2; the median is 0."
    )


@given(POINTS, POINTS | st.just({}), st.integers(1, 60))
def test_ranges_hold_all_points_and_are_few(
    one: dict[int, int], other: dict[int, int], most: int
) -> None:
    bins = Bins.of(one, other, most)
    assert 1 <= bins.count <= max(2, most)
    for counts in filter(None, (one, other)):
        assert sum(bins.shares(counts)) == pytest.approx(1)
        for points, times in counts.items():
            place = next(n for n in range(bins.count) if bins.start(n + 1) > points)
            assert bins.start(place) <= points
            assert bins.shares(counts)[place] >= times / sum(counts.values()) - 1e-9


@given(POINTS)
def test_at_least_half_of_the_points_do_not_exceed_the_median(counts: dict[int, int]) -> None:
    middle, all_of_them = middle_of(counts), sum(counts.values())
    assert 2 * sum(times for points, times in counts.items() if points <= middle) >= all_of_them
    assert 2 * sum(times for points, times in counts.items() if points < middle) < all_of_them


@given(st.integers(1, 10**7), st.integers(1, 100))
def test_a_step_is_the_least_round_step_that_suffices(span: int, most: int) -> None:
    step = step_for(span, most)
    assert int(str(step).rstrip("0")) in (1, 2, 5)
    assert span <= most * step
    smaller = {"1": step // 2, "2": step // 2, "5": step * 2 // 5}[str(step)[0]]
    assert step == 1 or span > most * smaller


@settings(max_examples=25)
@given(POINTS, POINTS | st.just({}), st.lists(st.sampled_from([0.0, 0.5, 1.0]), max_size=40))
def test_every_chart_keeps_to_its_space(
    yours: dict[int, int], others: dict[int, int], shares: list[float]
) -> None:
    every: list[Chart] = [
        ScoreSpread(yours, others, fewer_wins=False),
        Margins(yours),
        *charts(*[match(share) for share in shares]),
    ]
    for chart in every:
        image = painted(chart, 360, 200)
        edge = [(x, y) for x in range(0, 380, 5) for y in (4, 215)]
        edge += [(x, y) for x in (4, 375) for y in range(0, 220, 5)]
        assert {image.pixelColor(x, y).name() for x, y in edge} == {LOOK.ground.name()}
        for row in chart.table().rows:
            assert len(row) == len(chart.table().header)


@pytest.mark.parametrize("chrome", [DARK, LIGHT], ids=["dark", "light"])
def test_the_colours_of_charts_stand_out_and_differ_in_lightness(chrome: Chrome) -> None:
    look = Look.of(chrome)
    for text in (look.text, look.faint):
        assert contrast(text, look.ground) >= READABLE
    for shape in (look.yours, look.others):
        assert contrast(shape, look.ground) >= VISIBLE
    assert contrast(look.yours, look.others) >= 1.3


def test_an_svg_can_be_shown_and_has_its_words() -> None:
    (chart, *_) = charts(*[match()] * 30)
    text = PICTURES[".svg"](chart, LOOK, "Soda · 30 matches")
    assert QSvgRenderer(QByteArray(text)).isValid()
    for words in (chart.title, chart.describe(), "Soda · 30 matches"):
        assert words in text.decode()


def test_a_png_has_the_size_of_a_picture_and_its_words() -> None:
    (chart, *_) = charts(*[match()] * 30)
    image = QImage.fromData(PICTURES[".png"](chart, LOOK, ""))
    assert image.size() == SIZE * 2
    assert image.text("Description") == chart.describe()
    assert amount(image, LOOK.yours) > 100
