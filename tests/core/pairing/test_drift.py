"""Missing and duplicated lines are located, and texts without such lines have no drift."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bleu_core
from bleu_core.api.evaluation import evaluate
from bleu_core.errors import Cancelled
from bleu_core.files.documents import read_document
from bleu_core.pairing import bead_search
from bleu_core.pairing import long_texts as long_texts_module
from bleu_core.pairing.drift import (
    Bead,
    BeadKind,
    DriftPlace,
    _beads,
    align_segments,
    find_drift,
    looks_shifted,
)
from bleu_core.progress import Progress, Stage
from bleu_core.settings import PairingOptions, Settings
from tests.benchmarks.texts import generated
from tests.helpers import drift_texts
from tests.helpers.core_texts import NASTY

REFERENCE = BeadKind.ONLY_REFERENCE
CANDIDATE = BeadKind.ONLY_CANDIDATE
NEAR = 2

WORDS = drift_texts.vocabulary()
HAN = drift_texts.vocabulary("".join(chr(0x4E00 + 7 * index) for index in range(900)))
OTHER_WORDS = drift_texts.vocabulary("αβγδεζηθικλμνξοπρστυφχψω")
Texts = tuple[list[str], list[str]]


def texts(seed: int, count: int = 300, noise: float = 0.4) -> Texts:
    """Return a reference and a poor translation, line for line."""
    rng = random.Random(seed)
    reference = drift_texts.sentences(rng, count, WORDS)
    return reference, drift_texts.translated(rng, reference, WORDS, noise=noise)


def chinese(seed: int, count: int = 300) -> Texts:
    rng = random.Random(seed)
    reference = drift_texts.sentences(rng, count, HAN, space="")
    return reference, drift_texts.translated(rng, reference, HAN, space="")


def two_languages(seed: int, count: int = 300) -> Texts:
    """Return texts that share only lengths, numbers and names (every fifteenth word)."""
    rng = random.Random(seed)
    reference = drift_texts.sentences(rng, count, WORDS)
    other = dict(zip(WORDS, OTHER_WORDS, strict=False))
    names = WORDS[::15]
    return reference, [
        " ".join(word if word in names else other.get(word, word) for word in line.lower().split())
        for line in reference
    ]


def found(reference: Sequence[str], candidate: Sequence[str]) -> list[tuple[int, int, BeadKind]]:
    return [
        (place.reference, place.candidate, place.kind)
        for place in find_drift(candidate=candidate, reference=reference)
    ]


def assert_near(
    places: Sequence[tuple[int, int, BeadKind]], expected: Sequence[tuple[int, int, BeadKind]]
) -> None:
    assert len(places) == len(expected), (places, expected)
    for place, truth in zip(places, expected, strict=True):
        assert abs(place[0] - truth[0]) <= NEAR, (place, truth)
        assert abs(place[1] - truth[1]) <= NEAR, (place, truth)


# Small cases by hand

POEM = [
    "The rain in Lisbon fell on 14 houses.",
    "Nobody asked the baker about the storm.",
    "His daughter, Amalia, closed every window.",
    "By noon the river had reached the market.",
    "Fish were sold from boats for half the price.",
    "An old man sang about the flood of 1967.",
    "At night the water left as it had come.",
    "The baker opened again on Thursday.",
]


@pytest.mark.parametrize("gone", range(len(POEM)))
def test_a_line_that_one_text_lacks_is_found_exactly(gone: int) -> None:
    rest = POEM[:gone] + POEM[gone + 1 :]
    assert found(POEM, rest) == [(gone, gone, REFERENCE)]
    assert found(rest, POEM) == [(gone, gone, CANDIDATE)]


@pytest.mark.parametrize("first", range(len(POEM) - 1))
def test_two_lines_in_one_are_joined_or_split(first: int) -> None:
    joined = [*POEM[:first], " ".join(POEM[first : first + 2]), *POEM[first + 2 :]]
    assert found(POEM, joined) == [(first, first, BeadKind.JOINED)]
    assert found(joined, POEM) == [(first, first, BeadKind.SPLIT)]


def test_a_single_line_in_two_is_split() -> None:
    assert found(["one two three four"], ["one two", "three four"]) == [(0, 0, BeadKind.SPLIT)]


def test_several_places_are_in_order() -> None:
    candidate = [*POEM[:2], *POEM[3:6], "Something else is said here.", *POEM[6:]]
    assert found(POEM, candidate) == [(2, 2, REFERENCE), (6, 5, CANDIDATE)]


def test_beads_cover_both_texts() -> None:
    candidate = [POEM[0], POEM[2], f"{POEM[3]} {POEM[4]}", *POEM[5:], "The end, says everyone."]
    beads = align_segments(candidate=candidate, reference=POEM)
    assert [bead.kind for bead in beads] == [
        BeadKind.PAIR,
        REFERENCE,
        BeadKind.PAIR,
        BeadKind.JOINED,
        *[BeadKind.PAIR] * 3,
        CANDIDATE,
    ]
    assert beads[1] == Bead(candidate=range(1, 1), reference=range(1, 2))
    assert beads[3] == Bead(candidate=range(2, 3), reference=range(3, 5))
    assert beads[-1] == Bead(candidate=range(6, 7), reference=range(8, 8))


def test_case_width_and_form_of_words_do_not_matter() -> None:
    candidate = [line.upper().replace("14", "１４").replace(".", "！") for line in POEM]
    del candidate[3]
    assert found(POEM, candidate) == [(3, 3, REFERENCE)]


def test_lines_that_are_replaced_stay_paired() -> None:
    candidate = [*POEM[:3], *["Qwx zvb!"] * 3, *POEM[6:]]
    assert {bead.kind for bead in align_segments(candidate=candidate, reference=POEM)} == {
        BeadKind.PAIR
    }
    empty = [*POEM[:3], *[""] * 3, *POEM[6:]]
    assert {bead.kind for bead in align_segments(candidate=empty, reference=POEM)} == {
        BeadKind.PAIR
    }


def test_a_clause_that_moved_to_the_next_line_is_no_drift() -> None:
    clause = "nobody expected Amalia, baker Ferreira's youngest daughter"
    reference = [*texts(1, 20)[0], f"{POEM[1]} {clause}", POEM[3], *texts(2, 20)[0]]
    candidate = [*texts(1, 20)[0], POEM[1], f"{clause} {POEM[3]}", *texts(2, 20)[0]]
    assert {bead.kind for bead in align_segments(candidate=candidate, reference=reference)} == {
        BeadKind.PAIR
    }
    assert found(reference, candidate) == []


@pytest.mark.parametrize(
    ("corners", "kinds"),
    [
        ([(0, 0)], ""),
        ([(0, 0), (1, 1), (2, 3), (3, 3), (4, 4)], "pair pair pair pair"),
        ([(0, 0), (1, 0), (2, 0), (2, 1)], "only_reference pair"),
        ([(0, 0), (0, 1), (0, 2), (2, 3), (3, 4)], "only_candidate pair pair pair"),
        ([(0, 0), (1, 2), (2, 3), (3, 3)], "split pair only_reference"),
        ([(0, 0), (1, 0), (3, 1), (4, 1), (4, 2)], "only_reference joined pair"),
    ],
)
def test_beads_side_by_side_that_even_out_are_pairs(
    corners: list[tuple[int, int]], kinds: str
) -> None:
    beads = list(_beads(corners))
    assert [bead.kind.value for bead in beads] == kinds.split()
    ends = [(bead.reference.stop, bead.candidate.stop) for bead in beads]
    starts = [(bead.reference.start, bead.candidate.start) for bead in beads]
    assert [*starts, corners[-1]] == [corners[0], *ends]


# Poor translations


@pytest.mark.parametrize("make", [texts, chinese, two_languages])
@pytest.mark.parametrize("seed", range(3))
def test_texts_that_correspond_have_no_drift(make: Callable[[int], Texts], seed: int) -> None:
    reference, candidate = make(seed)
    assert found(reference, candidate) == []
    assert looks_shifted(candidate=candidate, reference=reference) is None


@pytest.mark.parametrize("make", [texts, chinese, two_languages])
@pytest.mark.parametrize("seed", range(10, 14))
def test_a_missing_line_is_found_within_two(make: Callable[[int], Texts], seed: int) -> None:
    reference, candidate = make(seed)
    at = random.Random(seed).randrange(len(candidate))
    drift_texts.delete(candidate, at)
    assert_near(found(reference, candidate), [(at, at, REFERENCE)])


@pytest.mark.parametrize("make", [texts, chinese])
@pytest.mark.parametrize("seed", range(20, 24))
def test_five_missing_lines_are_five_places(make: Callable[[int], Texts], seed: int) -> None:
    reference, candidate = make(seed)
    at = random.Random(seed).randrange(len(candidate) - 5)
    drift_texts.delete_five(candidate, at)
    places = found(reference, candidate)
    assert_near(places, [(at + each, at, REFERENCE) for each in range(5)])
    assert {place[2] for place in places} == {REFERENCE}


@pytest.mark.parametrize("seed", range(30, 34))
@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (drift_texts.repeat, CANDIDATE),
        (drift_texts.split, BeadKind.SPLIT),
        (drift_texts.join, BeadKind.JOINED),
    ],
)
def test_lines_repeated_split_and_joined(
    seed: int, change: drift_texts.Change, kind: BeadKind
) -> None:
    reference, candidate = texts(seed)
    rng = random.Random(seed)
    long = [at for at in range(10, 280) if min(map(len, candidate[at : at + 2])) > 60]
    at = rng.choice(long)
    change(candidate, at)
    places = found(reference, candidate)
    assert_near(places, [(at, at, kind)])
    assert places[0][2] is kind


@pytest.mark.parametrize("count", [3, 4, 5])
def test_up_to_five_lines_are_joined_or_split(count: int) -> None:
    reference, candidate = texts(29)
    at = random.Random(count).randrange(20, 250)
    joined = [*candidate[:at], " ".join(candidate[at : at + count]), *candidate[at + count :]]
    (place,) = find_drift(candidate=joined, reference=reference)
    assert (place.kind, place.lines) == (BeadKind.JOINED, count)
    assert abs(place.reference - at) <= NEAR
    (place,) = find_drift(candidate=reference, reference=joined)
    assert (place.kind, place.lines) == (BeadKind.SPLIT, count)


@pytest.mark.parametrize("width", [40, 72])
def test_the_lines_of_wrapped_text_are_joined(width: int) -> None:
    reference, candidate = texts(31, noise=0.15)
    lines: list[str] = []
    expected: list[tuple[range, range]] = []
    for index, segment in enumerate(candidate):
        own = drift_texts.wrapped(segment, width)
        expected.append((range(index, index + 1), range(len(lines), len(lines) + len(own))))
        lines += own
    beads = align_segments(candidate=lines, reference=reference)
    right = {(bead.reference, bead.candidate) for bead in beads} & set(expected)
    assert len(right) >= 0.97 * len(expected)
    turned = align_segments(candidate=reference, reference=lines)
    right = {(bead.candidate, bead.reference) for bead in turned} & set(expected)
    assert len(right) >= 0.97 * len(expected)


def test_empty_lines_between_wrapped_paragraphs_do_no_harm() -> None:
    reference, candidate = texts(32, 60, noise=0.15)
    lines = [line for one in candidate for line in (*drift_texts.wrapped(one, 60), "")]
    beads = align_segments(candidate=lines, reference=reference)
    assert [
        " ".join(lines[index] for index in bead.candidate).strip()
        for bead in beads
        if bead.reference
    ] == candidate


@pytest.mark.parametrize("seed", range(40, 44))
def test_missing_and_additional_lines_in_one_text(seed: int) -> None:
    reference, candidate = texts(seed)
    here, there = sorted(random.Random(seed).sample(range(5, 280, 20), 2))
    del candidate[here]
    candidate.insert(there, "Amalia closed every window of the house.")
    places = found(reference, candidate)
    assert_near(places, [(here, here, REFERENCE), (there + 1, there, CANDIDATE)])
    shift = looks_shifted(candidate=candidate, reference=reference)
    assert shift is not None
    assert shift.kind is REFERENCE
    assert abs(shift.reference - here) <= NEAR
    assert shift.candidate == shift.reference

    places = found(candidate, reference)
    assert_near(places, [(here, here, CANDIDATE), (there, there + 1, REFERENCE)])
    shift = looks_shifted(candidate=reference, reference=candidate)
    assert shift is not None
    assert shift.kind is CANDIDATE
    assert abs(shift.reference - here) <= NEAR


def test_a_shift_by_several_lines_begins_where_they_are_missing() -> None:
    reference, candidate = texts(49)
    del candidate[60:66]
    candidate[200:200] = ["Amalia closed every window of the house."] * 6
    for shift in (
        looks_shifted(candidate=candidate, reference=reference),
        looks_shifted(candidate=reference, reference=candidate),
    ):
        assert shift is not None
        assert abs(shift.reference - 60) <= NEAR
        assert abs(shift.candidate - 60) <= NEAR


def test_the_first_of_several_shifted_stretches_is_reported() -> None:
    reference, candidate = texts(50)
    del candidate[60]
    del candidate[120]
    candidate.insert(200, "Amalia closed every window.")
    candidate.insert(240, "And she opened them again.")
    shift = looks_shifted(candidate=candidate, reference=reference)
    assert shift is not None
    assert abs(shift.reference - 60) <= NEAR


def test_a_short_stretch_is_a_shift_and_unlike_lines_are_none() -> None:
    reference, candidate = texts(51)
    line = candidate.pop(100)
    candidate.insert(104, line)
    shift = looks_shifted(candidate=candidate, reference=reference)
    assert shift is not None
    assert abs(shift.reference - 100) <= NEAR
    _, unrelated = texts(52)
    assert looks_shifted(candidate=unrelated, reference=reference) is None


def test_looking_for_shifts_needs_as_many_lines() -> None:
    with pytest.raises(ValueError, match="same number"):
        looks_shifted(candidate=POEM[1:], reference=POEM)


# Long texts


def change_at(candidate: list[str], places: Sequence[int], rng: random.Random) -> None:
    """Change a line at each place, from the last to the first."""
    changes = (drift_texts.delete, drift_texts.repeat, drift_texts.split, drift_texts.join)
    for place in sorted(places, reverse=True):
        rng.choice(changes)(candidate, place)


def long_texts(seed: int) -> Texts:
    corpus = generated(6000, seed=seed)
    return list(corpus.references[0]), list(corpus.candidates[0])


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 12))]
)
def test_places_in_long_texts_are_those_of_an_exact_alignment(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference, candidate = long_texts(seed)
    rng = random.Random(seed)
    change_at(candidate, rng.sample(range(5, 5900, 100), 12), rng)
    exact = find_drift(candidate=candidate, reference=reference)
    assert len(exact) >= 12
    monkeypatch.setattr(long_texts_module, "PIECE", 5000)
    places = find_drift(candidate=candidate, reference=reference)
    # A repeated line may also be seen as a segment in two lines, since weights differ a little.
    assert len(places) == len(exact)
    for place, own in zip(places, exact, strict=True):
        assert abs(place.reference - own.reference) <= 1
        assert abs(place.candidate - own.candidate) <= 1
        assert len({place.kind, own.kind} - {CANDIDATE, BeadKind.SPLIT}) <= 1


@pytest.mark.parametrize(
    "cut",
    [
        slice(2000, 4600),
        pytest.param(slice(0, 2600), marks=pytest.mark.slow),
        pytest.param(slice(3400, None), marks=pytest.mark.slow),
    ],
)
def test_a_large_part_that_is_missing_in_a_long_text_is_found(
    cut: slice, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference, candidate = long_texts(4)
    gone = range(6000)[cut]
    del candidate[cut]
    del candidate[100 if cut.start else 3000]
    monkeypatch.setattr(long_texts_module, "PIECE", 3000)
    for swapped in (False, True):
        texts = (candidate, reference) if swapped else (reference, candidate)
        places = find_drift(candidate=texts[1], reference=texts[0])
        assert len(places) == len(gone) + 1
        own = [place.candidate if swapped else place.reference for place in places]
        assert len(set(own) & set(gone)) >= len(gone) - NEAR


def test_wrapped_long_texts_are_walked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_texts_module, "PIECE", 3000)
    corpus = generated(1500, seed=5)
    lines = [line for one in corpus.candidates[0] for line in drift_texts.wrapped(one, 72)]
    places = find_drift(candidate=lines, reference=corpus.references[0])
    assert sum(place.lines - 1 for place in places) == len(lines) - 1500
    assert {place.kind for place in places} == {BeadKind.SPLIT}


def test_long_texts_that_do_not_belong_together_have_no_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reference, candidate = long_texts(6)
    monkeypatch.setattr(long_texts_module, "PIECE", 3000)
    monkeypatch.setattr(long_texts_module, "LONGEST_ALIGNED", 3000)
    assert find_drift(candidate=candidate[2500:], reference=reference[:3400]) == ()


def test_walking_through_long_texts_is_shown_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_texts_module, "PIECE", 500)
    reference, candidate = long_texts(7)
    del candidate[3000]
    steps: list[tuple[Stage, int, int]] = []
    find_drift(
        candidate=candidate,
        reference=reference,
        progress=Progress(lambda *step: steps.append(step), interval=0),
    )
    assert {step[0] for step in steps} == {Stage.PAIRING}
    assert [step[1] for step in steps] == sorted(step[1] for step in steps)
    assert steps[-1][1:] == (6000, 6000)
    assert len(steps) > 10
    left = 2000

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left == 0

    with pytest.raises(Cancelled):
        find_drift(candidate=candidate, reference=reference, progress=Progress(cancelled=stop))


# Texts that have little in common


@pytest.mark.parametrize("lines", [290, 200, 100])
def test_texts_that_do_not_belong_together_have_no_places(lines: int) -> None:
    reference, _ = texts(60)
    _, unrelated = texts(61)
    assert found(reference, unrelated[:lines]) == []
    assert found(unrelated[:lines], reference) == []
    assert (
        align_segments(candidate=unrelated[:lines], reference=reference)[-1].reference.stop == 300
    )


def test_a_text_that_ends_early_is_reported_until_half_is_missing() -> None:
    reference, candidate = texts(62)
    expected = [(line, 160, REFERENCE) for line in range(160, 300)]
    assert found(reference, candidate[:160]) == expected
    assert found(reference, candidate[:140]) == []
    assert found(reference, candidate[140:]) == [(line, 0, REFERENCE) for line in range(140)]


@pytest.mark.parametrize("at", [0, 350, 700])
def test_a_gap_far_wider_than_the_band_is_found(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bead_search, "_CELLS", 0)
    reference, candidate = texts(63, 1000)
    shorter = candidate[:at] + candidate[at + 300 :]
    gap = range(at, at + 300)
    assert_near(found(reference, shorter), [(line, at, REFERENCE) for line in gap])
    assert_near(found(shorter, reference), [(at, line, CANDIDATE) for line in gap])


# Any texts


ODD: dict[str, Texts] = {
    "nothing": ([], []),
    "no reference": ([], ["a"] * 3),
    "no candidate": (["a"] * 3, []),
    "one": (["a b"], ["c"]),
    "one and many": (["a"], ["b"] * 3000),
    "many and one": (["b"] * 3000, ["a"]),
    "empty": ([""] * 40, [""] * 39),
    "all the same": (["The same."] * 300, ["The same."] * 290),
    "nasty": (list(NASTY), list(NASTY[5:])),
    "nul": (["\0 a", "\0\0", "b\0"] * 9, ["\0 a", "\0\0", "b\0"] * 8),
    "lone surrogates": (["\ud800 \udfff", "x\ud83d"] * 9, ["\ud800 \udfff"] * 9),
    "very long": (["long " * 20_000, "x" * 100_000, "中文" * 50_000] * 3, ["long " * 20_000] * 3),
    "marks": (["a" + "\u0300\u0316" * 50_000] * 3, ["a"] * 2),
    "many words": ([" ".join(map(str, range(9000)))] * 5, [" ".join(map(str, range(9000)))] * 4),
}


@pytest.mark.parametrize("name", ODD)
def test_beads_cover_any_texts_once(name: str) -> None:
    reference, candidate = ODD[name]
    beads = align_segments(candidate=candidate, reference=reference)
    for number, text in enumerate((reference, candidate)):
        ranges = [(bead.reference, bead.candidate)[number] for bead in beads]
        assert [index for own in ranges for index in own] == list(range(len(text)))
        assert all(one.stop == other.start for one, other in pairwise(ranges))
    assert {bead.kind for bead in beads} <= set(BeadKind)
    expected = [
        DriftPlace(
            candidate=bead.candidate.start,
            reference=bead.reference.start,
            kind=bead.kind,
            lines=max(2, len(bead.reference), len(bead.candidate)),
        )
        for bead in beads
        if bead.kind is not BeadKind.PAIR
    ]
    assert list(find_drift(candidate=candidate, reference=reference)) in ([], expected)
    if len(reference) == len(candidate):
        assert looks_shifted(candidate=candidate, reference=reference) is None


CODE = """
import sys
from tests.helpers import drift_texts
assert "numpy" not in sys.modules
import bleu_core.pairing.drift as drift
assert "numpy" not in sys.modules
import random
rng = random.Random(7)
words = drift_texts.vocabulary()
reference = drift_texts.sentences(rng, 600, words)
candidate = drift_texts.translated(rng, reference, words)
for at in (590, 400, 300, 299, 20):
    del candidate[at]
print(drift.find_drift(candidate=candidate, reference=reference))
"""


def test_places_do_not_depend_on_the_order_of_sets_and_loading_is_cheap() -> None:
    path = [str(Path(bleu_core.__file__).parents[1]), str(Path(__file__).parents[3])]
    outputs = {
        subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path[:0] = {path}\n{CODE}"],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(outputs) == 1
    assert outputs.pop().count("ONLY_REFERENCE") == 5


# Progress


@pytest.mark.parametrize(
    ("search", "stage"),
    [
        (align_segments, Stage.PAIRING),
        (find_drift, Stage.PAIRING),
        (looks_shifted, Stage.CHECKING),
    ],
)
def test_progress_is_shown_and_goes_to_the_end(search: Callable[..., Any], stage: Stage) -> None:
    steps: list[tuple[Stage, int, int]] = []
    reference, candidate = texts(70, 1200)
    search(
        candidate=candidate,
        reference=reference,
        progress=Progress(lambda *step: steps.append(step), interval=0),
    )
    assert {step[0] for step in steps} == {stage}
    assert {step[2] for step in steps} == {1200}
    assert steps[-1][1] == 1200
    assert len(steps) > 1


@pytest.mark.parametrize("search", [align_segments, find_drift, looks_shifted])
def test_a_search_can_be_cancelled_at_any_time(search: Callable[..., Any]) -> None:
    reference, candidate = texts(71, 600)
    asked = 0

    def count() -> bool:
        nonlocal asked
        asked += 1
        return False

    search(candidate=candidate, reference=reference, progress=Progress(cancelled=count))
    assert asked > len(reference) + len(candidate)
    for last in (1, len(reference), asked - 3, asked):
        left = last

        def stop() -> bool:
            nonlocal left
            left -= 1
            return left == 0

        with pytest.raises(Cancelled):
            search(candidate=candidate, reference=reference, progress=Progress(cancelled=stop))
        assert left == 0


# Real translations


def test_wrapped_lines_of_a_real_translation_give_the_true_score(shared_data: Path) -> None:
    scores = [
        evaluate(
            candidates=[read_document(shared_data / "misread" / name)],
            references=[read_document(shared_data / "misread" / "g_ref.txt")],
            settings=Settings(pairing=PairingOptions(by="content")),
        )
        .candidates[0]
        .score.percent
        for name in ("g_wrap.txt", "g_shift.txt")
    ]
    assert [f"{score:.2f}" for score in scores] == ["38.56", "38.40"]


REAL = [
    ("flores-en-id", "ref.flores.id", "sys.argos.id"),
    ("flores-en-zh", "ref.flores.zh", "sys.nllb.zh"),
    ("flores-en-es", "ref.flores.es", "sys.google.es"),
    ("newstest2019-en-zh", "ref.ntrex-zhoCN.zh", "sys.opusmt.zh"),
    ("newstest2019-en-zh", "ref.ntrex-zhoTW.zh", "sys.argos.zh"),
    ("newstest2019-en-de-4ref", "ref.wmtp.de", "sys.bergamot-tiny.de"),
    ("compare-mt-ted-slk-eng", "ref.detok.eng", "sys.sys2.eng"),
    ("mlqe-pe-en-zh", "ref.postedit.zh", "sys.nmt.zh"),
]
LANGUAGES = [
    ("flores-en-id", "ref.flores.id", "src.en"),
    ("flores-en-zh", "ref.flores.zh", "src.en"),
    ("compare-mt-ted-slk-eng", "ref.detok.eng", "src.slk"),
]


def real(folder: Path, names: tuple[str, str, str], first: int = 0) -> Texts:
    """Return a thousand lines, starting from a given one."""
    reference, candidate = (read_document(folder / names[0] / name).segments for name in names[1:])
    lines = slice(first, first + 1000)
    return list(reference[lines]), list(candidate[lines])


@pytest.mark.slow
@pytest.mark.parametrize("names", REAL + LANGUAGES)
def test_real_translations_do_not_drift(shared_data: Path, names: tuple[str, str, str]) -> None:
    reference, candidate = real(shared_data, names)
    assert found(reference, candidate) == []
    assert looks_shifted(candidate=candidate, reference=reference) is None


@pytest.mark.parametrize("names", REAL)
def test_changed_real_translations_are_found_out(
    shared_data: Path, names: tuple[str, str, str]
) -> None:
    reference, candidate = real(shared_data, names)
    rng = random.Random(names[2])
    first, second, third = sorted(rng.sample(range(0, len(candidate) - 5, 25), 3))
    changed = list(candidate)
    drift_texts.delete(changed, third)
    drift_texts.repeat(changed, second)
    drift_texts.delete_five(changed, first)
    assert_near(
        found(reference, changed),
        [
            *((first + each, first, REFERENCE) for each in range(5)),
            (second + 1, second - 4, CANDIDATE),
            (third, third - 4, REFERENCE),
        ],
    )
    shifted = list(candidate)
    shifted.insert(second, shifted.pop(first))
    place = looks_shifted(candidate=shifted, reference=reference)
    assert place is not None
    assert abs(place.reference - first) <= NEAR


@pytest.mark.parametrize("names", LANGUAGES)
def test_a_missing_line_is_found_across_languages(
    shared_data: Path, names: tuple[str, str, str]
) -> None:
    reference, candidate = real(shared_data, names)
    for at in (123, 777):
        changed = list(candidate)
        drift_texts.delete(changed, at)
        ((place, _, _),) = found(reference, changed)
        assert abs(place - at) <= 2 * NEAR


def test_a_real_reference_that_drifts_is_found_out(shared_data: Path) -> None:
    """The reference splits a sentence into two lines, and joins two lines eleven lines below."""
    names = "newstest2019-en-de-4ref", "ref.ar.de", "ref.arp.de"
    reference, candidate = real(shared_data, names, 1500)
    assert found(reference, candidate) == [
        (295, 295, BeadKind.SPLIT),
        (305, 306, BeadKind.JOINED),
    ]
    place = looks_shifted(candidate=candidate, reference=reference)
    assert place is not None
    assert place.kind is CANDIDATE
    assert abs(place.reference - 295) <= NEAR
