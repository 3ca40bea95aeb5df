"""Subtitles whose times are shifted or run at a different rate, and subtitles no shift repairs."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import PairOtherwise
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.assumptions import TimeJump, TimesIgnored, TimesShifted
from bleu_core.files.contents import Format, KeyKind
from bleu_core.files.documents import Document, read_document
from bleu_core.files.units import Units
from bleu_core.pairing.pairs import Pairs, pair
from bleu_core.pairing.time_shift import TimeShift, frame_rates, shift_by_starts
from bleu_core.settings import PairBy, PairingOptions, Settings
from bleu_score.messages.assumptions import assumption_text
from tests.helpers.drift_texts import sentences, translated, vocabulary

NTSC = 24000 / 1001
Cue = tuple[int, int, str]


def cues(count: int = 80, seed: int = 1) -> list[Cue]:
    """Return cues of made-up words, some of them after a pause."""
    rng = random.Random(seed)
    result, now = [], 1000
    for text in sentences(rng, count, vocabulary()):
        now += rng.choice((0, 0, 40, 700, 2500))
        end = now + 900 + 45 * len(text)
        result.append((now, end, text))
        now = end
    return result


def subtitles(name: str, content: Sequence[Cue]) -> Document:
    units = Units(
        tuple(text for _, _, text in content),
        keys=tuple(f"{start} --> {end}" for start, end, _ in content),
        key_kind=KeyKind.TIME,
        times=tuple((start, end) for start, end, _ in content),
    )
    return Document(name, units, format=Format.SUBTITLES)


def moved(content: Sequence[Cue], offset: int = 0, rate: float = 1.0) -> list[Cue]:
    return [
        (round(start * rate) + offset, round(end * rate) + offset, text)
        for start, end, text in content
    ]


def jumping(content: Sequence[Cue], *jumps: tuple[int, int]) -> list[Cue]:
    """Return cues that are later by some milliseconds from the n-th cue on, for each jump."""
    result = list(content)
    for at, offset in jumps:
        result[at:] = moved(result[at:], offset)
    return result


def jittered(content: Sequence[Cue], most: int) -> list[Cue]:
    rng = random.Random(most)
    return [
        (start + rng.randint(-most, most), end + rng.randint(-most, most), text)
        for start, end, text in content
    ]


def merged(content: Sequence[Cue], every: int = 7) -> list[Cue]:
    """Return cues of which every n-th is joined with the one before."""
    result: list[Cue] = []
    for index, (start, end, text) in enumerate(content):
        if index % every == every - 1:
            first, _, before = result.pop()
            start, text = first, f"{before} {text}"
        result.append((start, end, text))
    return result


def in_translation(content: Sequence[Cue], seed: int = 3) -> list[Cue]:
    words = translated(random.Random(seed), [text for _, _, text in content], vocabulary())
    return [(start, end, text) for (start, end, _), text in zip(content, words, strict=True)]


def scored(candidate: Document, reference: Document, by: PairBy = "auto") -> Evaluation:
    settings = Settings(pairing=PairingOptions(by=by))
    return evaluate(candidates=[candidate], references=[reference], settings=settings)


def assumed(pairs: Pairs) -> object:
    ((number, assumption),) = pairs.assumptions
    assert number == 1
    return assumption


def kinds(evaluation: Evaluation) -> set[Kind]:
    return {diagnostic.kind for diagnostic in evaluation.candidates[0].diagnostics}


REFERENCE = cues()


@pytest.mark.parametrize("offset", [2000, 3000, -2500, 36_000_000])
def test_an_offset_is_found_to_the_millisecond(offset: int) -> None:
    later = moved(REFERENCE, offset)
    found = scored(subtitles("c", later), subtitles("r", REFERENCE))
    assert found.candidates[0].score.percent == pytest.approx(100)
    assert found.aligned.pairs.method == "time"
    assert assumed(found.aligned.pairs) == TimesShifted(1.0, -offset)
    assert found.segments == len(REFERENCE)
    assert "|pairs:time[shifted]|" in found.candidates[0].score.signature


@pytest.mark.parametrize(
    ("own", "expected"),
    [(25.0, NTSC), (NTSC, 25.0), (24.0, 25.0), (25.0, 24.0), (24.0, NTSC)],
)
def test_another_frame_rate_is_found(own: float, expected: float) -> None:
    content = cues(300)
    candidate = moved(content, rate=expected / own)
    found = scored(subtitles("c", candidate), subtitles("r", content))
    assert found.candidates[0].score.percent == pytest.approx(100)
    shift = assumed(found.aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert shift.rate == pytest.approx(own / expected)
    assert abs(shift.offset) <= 2
    assert shift.frame_rates == (own, expected)


@pytest.mark.parametrize("rate", [1.0123, 0.9893])
def test_a_drift_at_no_usual_rate_is_paired_by_content(rate: float) -> None:
    content = cues(300)
    found = scored(subtitles("c", moved(content, 1500, rate)), subtitles("r", content))
    assert found.candidates[0].score.percent == pytest.approx(100)
    assert assumed(found.aligned.pairs) == TimesIgnored()


SHORT = [(start, end, " ".join(text.split()[:8])) for start, end, text in cues(120, seed=4)]


@pytest.mark.parametrize("is_candidate", [True, False])
@pytest.mark.parametrize("at", [40, 60, 90])
@pytest.mark.parametrize("offset", [1000, 3000, 10_000])
def test_a_jump_is_found(offset: int, at: int, is_candidate: bool) -> None:
    plain = in_translation(SHORT)
    true = scored(subtitles("c", plain), subtitles("r", SHORT))
    assert not true.aligned.pairs.assumptions
    if is_candidate:
        found = scored(subtitles("c", jumping(plain, (at, offset))), subtitles("r", SHORT))
        jump = TimeJump(plain[at][0] + offset, -offset)
    else:
        found = scored(subtitles("c", plain), subtitles("r", jumping(SHORT, (at, offset))))
        jump = TimeJump(plain[at][0], offset)
    assert assumed(found.aligned.pairs) == TimesShifted(1.0, 0, None, (jump,))
    assert found.candidates[0].score.percent == true.candidates[0].score.percent
    assert "|pairs:time[shifted+jumps]|" in found.candidates[0].score.signature
    assert Kind.UNRELATED not in kinds(found)


@pytest.mark.parametrize(
    ("jumps", "offsets"),
    [
        (((30, 2000), (80, 5000)), [-2000, -7000]),
        (((30, 60_000), (60, 90_000), (90, 45_000)), [-60_000, -150_000, -195_000]),
    ],
)
def test_several_jumps_are_found(jumps: Sequence[tuple[int, int]], offsets: Sequence[int]) -> None:
    plain = in_translation(SHORT)
    true = scored(subtitles("c", plain), subtitles("r", SHORT))
    found = scored(subtitles("c", jumping(plain, *jumps)), subtitles("r", SHORT))
    shift = assumed(found.aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert (shift.rate, shift.offset) == (1.0, 0)
    assert [jump.offset for jump in shift.jumps] == offsets
    assert found.candidates[0].score.percent == true.candidates[0].score.percent


@pytest.mark.parametrize("jumps", [[(90, 1000)], [(40, 3000)], [(60, 10_000)], []])
def test_merged_cues_are_shifted_too(jumps: Sequence[tuple[int, int]]) -> None:
    plain = in_translation(SHORT)
    true = scored(subtitles("c", merged(plain)), subtitles("r", SHORT))
    late = merged(moved(jumping(plain, *jumps), 1100))
    found = scored(subtitles("c", late), subtitles("r", SHORT))
    shift = assumed(found.aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert (shift.rate, shift.offset) == (1.0, -1100)
    assert [jump.offset for jump in shift.jumps] == [-1100 - offset for _, offset in jumps]
    # One merged cue may extend over the jump.
    percent = true.candidates[0].score.percent
    assert found.candidates[0].score.percent == pytest.approx(percent, abs=0.25)


def test_a_scene_that_one_file_lacks_is_a_jump() -> None:
    plain = in_translation(SHORT)
    cut = [*plain[:50], *moved(plain[70:], plain[50][0] - plain[70][0])]
    found = scored(subtitles("c", cut), subtitles("r", SHORT))
    jump = TimeJump(plain[50][0], plain[70][0] - plain[50][0])
    assert assumed(found.aligned.pairs) == TimesShifted(1.0, 0, None, (jump,))
    assert found.segments == len(cut)
    assert all(len(own) == 1 for _, own in found.aligned.pairs.rows if own)


def test_a_jump_at_another_frame_rate_is_found() -> None:
    plain = in_translation(SHORT)
    true = scored(subtitles("c", plain), subtitles("r", SHORT))
    candidate = jumping(moved(plain, rate=24 / 25), (70, 6000))
    found = scored(subtitles("c", candidate), subtitles("r", SHORT))
    shift = assumed(found.aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert shift.frame_rates == (25.0, 24.0)
    assert [jump.offset for jump in shift.jumps] == [-6250]
    assert found.candidates[0].score.percent == true.candidates[0].score.percent


@pytest.mark.parametrize(("cues_after", "jumps"), [(5, 0), (10, 1)])
def test_a_jump_moves_one_cue_in_twenty_at_least(cues_after: int, jumps: int) -> None:
    content = cues(300)
    candidate = moved(jumping(content, (300 - cues_after, 5000)), 3000)
    shift = assumed(scored(subtitles("c", candidate), subtitles("r", content)).aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert len(shift.jumps) == jumps


def test_many_jumps_are_no_explanation() -> None:
    content = cues(300)
    jumps = [(at, 4000) for at in range(20, 300, 40)]
    found = scored(subtitles("c", jumping(content, *jumps)), subtitles("r", content))
    assert assumed(found.aligned.pairs) == TimesIgnored()
    assert found.candidates[0].score.percent == pytest.approx(100)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("jitter", [40, 200, 400])
@pytest.mark.parametrize("every", [5, 1000])
def test_nothing_is_shifted_in_files_that_fit(jitter: int, every: int, seed: int) -> None:
    content = cues(120, seed)
    candidate = jittered(merged(in_translation(content, seed), every), jitter)
    found = scored(subtitles("c", candidate), subtitles("r", content))
    assert found.aligned.pairs.method == "time"
    assert not found.aligned.pairs.assumptions


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("jitter", [200, 400])
def test_times_that_vary_at_random_do_not_jump(jitter: int, seed: int) -> None:
    content = cues(120, seed)
    candidate = moved(jittered(in_translation(content, seed), jitter), 4000)
    shift = assumed(scored(subtitles("c", candidate), subtitles("r", content)).aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert (shift.rate, shift.jumps) == (1.0, ())
    assert shift.offset == pytest.approx(-4000, abs=jitter)


@pytest.mark.parametrize("noise", [0.6, 0.7, 0.8])
def test_a_jump_is_found_in_a_poor_translation(noise: float) -> None:
    texts = [text for _, _, text in SHORT]
    poor = translated(random.Random(8), texts, vocabulary(), noise=noise)
    plain = [(start, end, text) for (start, end, _), text in zip(SHORT, poor, strict=True)]
    found = scored(subtitles("c", jumping(plain, (60, 5000))), subtitles("r", SHORT))
    jump = TimeJump(plain[60][0] + 5000, -5000)
    assert assumed(found.aligned.pairs) == TimesShifted(1.0, 0, None, (jump,))


def test_a_translation_with_different_cuts_is_shifted_too() -> None:
    rng = random.Random(5)
    words = translated(rng, [text for _, _, text in REFERENCE], vocabulary())
    own: list[Cue] = []
    for (start, end, _), text in zip(REFERENCE, words, strict=True):
        start, end = start + rng.randint(-80, 80), end + rng.randint(-80, 80)
        if rng.random() < 0.1:
            continue
        if rng.random() < 0.3 and " " in text:
            first, _, second = text.partition(" ")
            middle = start + (end - start) // 3
            own += [(start, middle, first), (middle, end, second)]
        else:
            own.append((start, end, text))
    fitting = scored(subtitles("c", own), subtitles("r", REFERENCE))
    assert not fitting.aligned.pairs.assumptions
    late = scored(subtitles("c", moved(own, 4000)), subtitles("r", REFERENCE))
    shift = assumed(late.aligned.pairs)
    assert isinstance(shift, TimesShifted)
    assert (shift.rate, shift.offset) == (1, pytest.approx(-4000, abs=100))
    # Apart from jitter, pairs and score equal those of the fitting times.
    percent = fitting.candidates[0].score.percent
    assert late.candidates[0].score.percent == pytest.approx(percent, abs=1)
    as_timed = scored(subtitles("c", moved(own, 4000)), subtitles("r", REFERENCE), "key")
    assert as_timed.candidates[0].score.percent < percent / 2


def test_the_times_of_a_file_with_a_break_are_warned_of() -> None:
    content, middle = cues(160), 80
    candidate = jumping(content, (middle, 45_000))
    as_timed = scored(subtitles("c", candidate), subtitles("r", content), "key")
    (diagnostic,) = [w for w in as_timed.candidates[0].diagnostics if w.kind is Kind.UNRELATED]
    assert diagnostic.where.segment is not None
    assert diagnostic.where.segment >= middle - 25
    assert diagnostic.count < as_timed.segments


def test_pairing_by_key_keeps_the_times_and_warns() -> None:
    candidate = subtitles("c", moved(REFERENCE, 9000))
    found = scored(candidate, subtitles("r", REFERENCE), "key")
    assert found.candidates[0].score.percent < 10
    assert not found.aligned.pairs.assumptions
    (diagnostic,) = [w for w in found.candidates[0].diagnostics if w.kind is Kind.UNRELATED]
    assert (diagnostic.where.document, diagnostic.fixes) == ("c", (PairOtherwise("auto"),))
    assert Kind.UNRELATED not in kinds(scored(candidate, subtitles("r", REFERENCE)))


def test_subtitles_of_another_video_are_warned_of() -> None:
    other = subtitles("c", cues(80, seed=2))
    found = scored(other, subtitles("r", REFERENCE))
    assert not found.aligned.pairs.assumptions
    (diagnostic,) = [w for w in found.candidates[0].diagnostics if w.kind is Kind.UNRELATED]
    assert (diagnostic.count, diagnostic.fixes) == (found.segments, (PairOtherwise("content"),))


def test_each_document_has_its_own_shift() -> None:
    stretched = moved(REFERENCE, rate=1.03)
    contents = [REFERENCE, REFERENCE, moved(REFERENCE, 3000), stretched]
    pairs = pair([subtitles(str(number), own) for number, own in enumerate(contents)])
    assert pairs.method == "mixed"
    assert pairs.assumptions == ((2, TimesShifted(1.0, -3000)), (3, TimesIgnored()))
    assert all(len(set(row)) == 1 for row in pairs.rows)


def test_the_source_is_shifted_by_its_times_alone() -> None:
    source = subtitles("s", [(s, e, "") for s, e, _ in moved(REFERENCE, 5000)])
    documents = [subtitles("r", REFERENCE), subtitles("c", REFERENCE)]
    pairs = pair(documents, source=source)
    assert pairs.assumptions == ((2, TimesShifted(1.0, -5000)),)
    assert all(len(set(row)) == 1 for row in pairs.rows)
    assert pair(documents, "key", source=source).assumptions == ()


def test_starts_that_do_not_coincide_are_no_shift() -> None:
    ours, theirs = (subtitles("x", cues(80, seed)).units.times for seed in (1, 2))
    assert shift_by_starts(candidate=theirs, reference=ours) is None
    assert shift_by_starts(candidate=theirs[:10], reference=ours) is None
    # Correlating times of a thousand hours would take gigabytes.
    assert shift_by_starts(candidate=[(10**10, 10**10 + 1)] * 30, reference=ours) is None


def test_frame_rates_of_a_rate() -> None:
    assert frame_rates(25 / NTSC) == (25, NTSC)
    assert frame_rates(1.0) is None
    assert frame_rates(1.01) is None
    assert TimeShift(2.0, -100).apply([(100, 201)]) == [(100, 302)]


def test_a_jump_moves_the_cues_from_its_start_on() -> None:
    shift = TimeShift(1.0, 5, (TimeJump(100, -50), TimeJump(300, 0)))
    assert shift.apply([(99, 150), (100, 150), (299, 310), (300, 310)]) == [
        (104, 155),
        (50, 100),
        (249, 260),
        (300, 310),
    ]


@pytest.mark.parametrize(
    ("shift", "told"),
    [
        (TimesShifted(1.0, 3000), "“a”: times shifted by +3.00 s"),
        (TimesShifted(1.0, -4760), "“a”: times shifted by −4.76 s"),
        (
            TimesShifted(25 / NTSC, -4, (25.0, NTSC)),
            "“a”: times stretched ×1.0427 (25 → 23.976 fps)",
        ),
        (TimesShifted(0.9985, 250), "“a”: times stretched ×0.9985 and shifted by +0.25 s"),
        (
            TimesShifted(1.0, 0, None, (TimeJump(760_123, -3000),)),
            "“a”: times shifted by −3.00 s from 00:12:40 on",
        ),
        (
            TimesShifted(1.0, 1200, None, (TimeJump(60_000, -3000), TimeJump(3_600_000, 0))),
            "“a”: times shifted by +1.20 s, −3.00 s from 00:01:00 on, 0.00 s from 01:00:00 on",
        ),
        (
            TimesShifted(25 / 24, 0, (25.0, 24.0), (TimeJump(60_000, 900),)),
            "“a”: times stretched ×1.0417 (25 → 24 fps) and shifted by +0.90 s from 00:01:00 on",
        ),
    ],
)
def test_the_sentence_about_a_time_shift(shift: TimesShifted, told: str) -> None:
    assert assumption_text(shift, "a")[0] == told


@pytest.mark.parametrize(
    ("reference", "candidate", "before", "now"),
    [
        ("off_0.srt", "off_o3.srt", 12.22, 100.0),
        ("community.srt", "auto_generated.srt", 4.60, 34.00),
    ],
)
def test_real_subtitles(
    shared_data: Path, reference: str, candidate: str, before: float, now: float
) -> None:
    folder = shared_data / "misread" / "srt_offset"
    given = [read_document(folder / name) for name in (candidate, reference)]
    as_timed = scored(*given, "key")
    assert as_timed.candidates[0].score.percent == pytest.approx(before, abs=0.005)
    assert Kind.UNRELATED in kinds(as_timed)
    found = scored(*given)
    assert found.candidates[0].score.percent == pytest.approx(now, abs=0.005)
    (diagnostic,) = [
        one
        for one in json.loads(json.dumps(found.to_dict()))["candidates"][0]["warnings"]
        if one["kind"] == "assumed"
    ]
    assert diagnostic["data"]["assumed"] == "times_shifted"


@pytest.mark.parametrize("seed", range(6))
def test_a_shift_is_not_taken_for_one_of_almost_the_same_rate(seed: int) -> None:
    # In a minute, cues at 24 frames per second are hardly apart from those at 23.976.
    content = cues(22, seed)
    ours, theirs = subtitles("a", content), subtitles("b", jittered(moved(content, 20_000), 60))
    shift = shift_by_starts(candidate=theirs.units.times, reference=ours.units.times)
    assert shift is not None
    assert shift.rate == 1
    assert shift.offset == pytest.approx(-20_000, abs=60)


@pytest.mark.parametrize(("count", "is_found"), [(20, True), (19, False)])
def test_twenty_cues_show_a_shift_by_their_starts(count: int, is_found: bool) -> None:
    every = cues(20)
    some = every[:count]
    shifted = subtitles("c", moved(some, 3000)).units.times
    for ours in (some, every):
        reference = subtitles("r", ours).units.times
        found = shift_by_starts(candidate=shifted, reference=reference)
        turned = shift_by_starts(candidate=reference, reference=shifted)
        assert ([each and each.offset for each in (found, turned)]) == (
            [-3000, 3000] if is_found else [None, None]
        )
    # Times before the start of a file are none.
    early = [(start - 5000, end) for start, end in shifted]
    assert shift_by_starts(candidate=early, reference=shifted) is None


def test_a_source_of_texts_paired_by_content_is_paired_by_position() -> None:
    documents = [subtitles("r", REFERENCE), subtitles("c", REFERENCE)]
    source = subtitles("s", [(s, e, "") for s, e, _ in moved(REFERENCE, 3_600_000)])
    for by in ("content", "auto"):
        pairs = pair(documents, by, source=source)
        assert all(row[2] == row[0] for row in pairs.rows)
        assert bool(pairs.assumptions) is (by == "auto")
