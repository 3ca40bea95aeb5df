"""The times of TTML, whatever its clock counts."""

from __future__ import annotations

from fractions import Fraction

import pytest
from lxml import etree

from bleu_core.files.reading.subtitles.ttml_times import Clock, Span

NTSC = Fraction(1000, 1001)
_PARAMETER = "http://www.w3.org/ns/ttml#parameter"
_ROOT = '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="{}" {}/>'


def clock(parameters: str = "") -> Clock:
    return Clock.of(etree.fromstring(_ROOT.format(_PARAMETER, parameters)))


def shown(span: Span) -> tuple[object, object]:
    return span.begin, span.end


def child(**times: str) -> etree._Element:
    return etree.Element("p", times)


@pytest.mark.parametrize(
    ("written", "seconds"),
    [
        ("00:00:01", 1),
        ("01:02:03", 3723),
        ("02:03", 123),
        ("2:03.5", Fraction(247, 2)),
        ("00:00:01.250", Fraction(5, 4)),
        ("00:00:01:15", Fraction(3, 2)),
        ("00:00:01:15.0", Fraction(3, 2)),
        (" 7s ", 7),
        ("7", 7),
        ("2h", 7200),
        ("2m", 120),
        ("1500ms", Fraction(3, 2)),
        ("0.5s", Fraction(1, 2)),
        ("45f", Fraction(3, 2)),
        ("60t", 60),
        ("002:03:15", 7395),
    ],
)
def test_each_way_to_write_a_time(written: str, seconds: Fraction) -> None:
    assert clock().seconds(written) == seconds


@pytest.mark.parametrize("written", ["", "x", "1:2", "-1s", "1 s", "1:02:03:04:05"])
def test_what_is_no_time(written: str) -> None:
    with pytest.raises(ValueError, match="^" + written):
        clock().seconds(written)


def test_the_parameters_of_a_document() -> None:
    assert clock() == Clock(ticks=Fraction(1))
    assert clock('ttp:frameRate="25"') == Clock(25, ticks=Fraction(25))
    assert clock('ttp:frameRate="25" ttp:subFrameRate="2"') == Clock(
        25, sub_frames=2, ticks=Fraction(50)
    )
    assert clock('ttp:tickRate="10000000" ttp:frameRate="25"') == Clock(
        25, ticks=Fraction(10_000_000)
    )
    assert clock('ttp:frameRateMultiplier="1000 1001"') == Clock(30, NTSC)
    assert clock('ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"') == Clock(
        30, NTSC, ticks=Fraction(30_000, 1001)
    )
    assert clock('ttp:frameRateMultiplier="999:1000"').speed == Fraction(999, 1000)
    assert clock('ttp:timeBase="smpte" ttp:dropMode="dropNTSC"') == Clock(
        is_smpte=True, drop_mode="dropNTSC"
    )
    assert not clock('ttp:timeBase="media"').is_smpte


@pytest.mark.parametrize(
    "damaged",
    [
        'ttp:frameRate="x"',
        'ttp:tickRate="1.5"',
        'ttp:subFrameRate="-1"',
        'ttp:frameRateMultiplier="1000"',
        'ttp:frameRateMultiplier="0 1001"',
        'ttp:frameRateMultiplier="1000 0"',
    ],
)
def test_a_damaged_parameter_is_no_clock(damaged: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        clock(damaged)


def test_frames_are_those_of_the_real_rate() -> None:
    fast = Clock(30, NTSC, sub_frames=2)
    assert fast.seconds("30f") == Fraction(1001, 1000)
    # The seconds of a clock last a second, but its frames are longer.
    assert fast.seconds("00:00:01:15") == 1 + Fraction(15 * 1001, 30_000)
    assert fast.seconds("00:00:00:01.1") == Fraction(3, 2) * Fraction(1001, 30_000)


def test_a_clock_of_frames_counts_these_only() -> None:
    ntsc = Clock(30, NTSC, is_smpte=True)
    assert ntsc.seconds("00:00:10:00") == Fraction(1001, 100)
    # The frames 0 and 1 are left out in each minute but the tenth.
    dropping = Clock(30, NTSC, is_smpte=True, drop_mode="dropNTSC")
    of_frames = Fraction(1001, 30_000)
    assert dropping.seconds("00:00:59:29") == 1799 * of_frames
    assert dropping.seconds("00:01:00:02") == 1800 * of_frames
    assert dropping.seconds("00:10:00:00") == 17_982 * of_frames
    assert dropping.seconds("01:00:00:00") == 107_892 * of_frames
    # And the frames 0 to 3 in each second minute but the twentieth.
    pal = Clock(30, NTSC, is_smpte=True, drop_mode="dropPAL")
    assert pal.seconds("00:01:00:00") == 1800 * of_frames
    assert pal.seconds("00:02:00:04") == 3600 * of_frames
    assert pal.seconds("00:20:00:00") == (36_000 - 36) * of_frames


def test_an_element_is_shown_within_the_one_around_it() -> None:
    whole, seconds = Span.unlimited(), Clock()
    body = whole.within(child(begin="10s", end="60s"), seconds)
    assert shown(body) == (10, 60)
    assert body.is_timed
    inner = body.within(child(begin="5s", dur="20s"), seconds)
    assert shown(inner) == (15, 35)
    # The earliest of its end, its length, and the end of what is around it.
    assert body.within(child(begin="5s", end="30s", dur="20s"), seconds).end == 35
    assert body.within(child(begin="5s", end="8s", dur="20s"), seconds).end == 18
    assert body.within(child(begin="5s", dur="200s"), seconds).end == 60
    bare = body.within(child(), seconds)
    assert shown(bare) == (10, 60)
    assert not bare.is_timed
    assert whole.within(child(begin="1s"), seconds).end is None


def test_children_of_a_sequence_follow_each_other() -> None:
    seconds = Clock()
    sequence = Span.unlimited().within(child(begin="10s", timeContainer="seq"), seconds)
    assert sequence.is_sequence
    first = sequence.within(child(dur="5s"), seconds)
    assert shown(first) == (10, 15)
    sequence.close(first)
    second = sequence.within(child(begin="1s", dur="5s"), seconds)
    assert shown(second) == (16, 21)
    sequence.close(second)
    # A child without an end is as long as its own children; nothing is known of one without any.
    third = sequence.within(child(), seconds)
    sequence.close(third)
    assert sequence.latest == 21
    third.close(third.within(child(dur="2s"), seconds))
    sequence.close(third)
    assert sequence.latest == 23


def test_children_in_parallel_end_with_the_last() -> None:
    seconds = Clock()
    parallel = Span.unlimited().within(child(begin="10s", timeContainer="par"), seconds)
    for length in ("5s", "8s", "2s"):
        parallel.close(parallel.within(child(dur=length), seconds))
    assert parallel.latest == 18


def test_times_of_lyrics_are_those_of_the_song() -> None:
    lyrics = Clock(is_absolute=True)
    verse = Span.unlimited().within(child(begin="10s", end="60s"), lyrics)
    word = verse.within(child(begin="12s", end="13s"), lyrics)
    assert shown(word) == (12, 13)
    assert verse.within(child(), lyrics).begin == 10
    apple = etree.fromstring('<tt xmlns:itunes="http://music.apple.com/lyric-ttml-internal"/>')
    assert Clock.of(apple).is_absolute
    assert not clock().is_absolute
