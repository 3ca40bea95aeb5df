"""Text beside the translation is found by what the texts have in common, whatever its shape."""

from __future__ import annotations

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.band_checks import holding_back
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Effect, Normalize
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.normalization.shared_text import find_cuts, without_shared
from bleu_core.settings import Settings

COUNT = 60
_WHO = "baker neighbor doctor captain teacher nurse pilot".split()
_WHAT = "paints sells forgets admires carries".split()
_THINGS = "bicycles houses letters gardens".split()


def sentences(article: str, adverb: str) -> list[str]:
    return [
        f"The {_WHO[row % 7]} {adverb} {_WHAT[row % 5]} {article} {_THINGS[row % 4]} of mine"
        f"{', as ever' if row % 3 else ''}, {_WHO[row // 7 % 7]}."
        for row in range(COUNT)
    ]


SOURCE = [
    f"我们的{_WHO[row % 7]}在第{row}个车站后面修理{_THINGS[row % 4]}。" for row in range(COUNT)
]
REFERENCE, CANDIDATE = sentences("the", "often"), sentences("these", "rarely")
KEYS = [f"menu.{_WHO[row % 7]}.{_THINGS[row // 7 % 4]}{row}" for row in range(COUNT)]
NAMES = ["Speaker 1", "Speaker 2", "Ana", "说话人"]


def lines(shape: str, texts: list[str]) -> list[str]:
    return [
        shape.format(key=KEYS[row], source=SOURCE[row], text=text, number=row + 1,
                     name=NAMES[row % 4], time=f"{row // 12:02}:{row % 12 * 5:02}")
        for row, text in enumerate(texts)
    ]  # fmt: skip


def scored(candidate: list[str], reference: list[str], *normalize: str) -> Evaluation:
    settings = Settings(target_language="en", normalize=tuple(normalize))  # type: ignore[arg-type]
    return evaluate(
        candidates=[Document.from_segments("mt", candidate)],
        references=[Document.from_segments("ref", reference)],
        settings=settings,
    )


def beside(evaluation: Evaluation) -> list[Diagnostic]:
    found = evaluation.candidates[0].diagnostics
    return [one for one in found if one.kind in (Kind.SHARED_TEXT, Kind.ADDED_TEXT)]


SHAPES = [
    "{source} ||| {text}", "{source}={text}", "{source} => {text}", "{source}\t{text}",
    "{source}\n{text}", "{text} / {source}", "{text}【{source}】",
    "{key:30}:{text}", "{key}：{text}", "{key}→{text}", "{key},{text}", "{key} - {text}",
    "{key}  {text}", "{key}　{text}",
    "{text} [{key}]", "{text} <!-- {key} -->", "#{key}#{text}", "[{key}] {text}", "{number}|{text}",
    "{number}. {text}", "{number}) {text}", "[{time}] {text}", "{time} {text}",
    "00:{time},000 --> 00:{time},900 {text}", "{key}|{source}|{text}", "{key}\t{text}\t{source}",
    '"{key}" "{text}"', '{key} = "{text}";', "'{key}' => '{text}',",
    "{number} ||| {text} ||| -{number}",
]  # fmt: skip
each_shape = pytest.mark.parametrize("shape", SHAPES)


@each_shape
def test_what_both_texts_have_is_separated(shape: str) -> None:
    candidate, reference = lines(shape, CANDIDATE), lines(shape, REFERENCE)
    assert without_shared([reference, candidate]) == [tuple(REFERENCE), tuple(CANDIDATE)]
    (found,) = beside(scored(candidate, reference))
    assert (found.kind, found.where.document, found.count) == (Kind.SHARED_TEXT, "mt", COUNT)


@each_shape
@pytest.mark.parametrize("is_reference", [False, True], ids=["candidate", "reference"])
def test_what_one_text_has_is_separated(shape: str, is_reference: bool) -> None:
    candidate, reference = lines(shape, CANDIDATE), REFERENCE
    if is_reference:
        candidate, reference = CANDIDATE, lines(shape, REFERENCE)
    assert [*map(list, without_shared([reference, candidate]))] == [REFERENCE, CANDIDATE]
    (found,) = beside(scored(candidate, reference))
    document = "ref" if is_reference else "mt"
    assert (found.kind, found.where.document) == (Kind.ADDED_TEXT, document)


@pytest.mark.parametrize("shape", ["{name}: {text}", "{name} — {text}"])
def test_speakers_are_separated_although_they_come_again(shape: str) -> None:
    texts = [lines(shape, REFERENCE), lines(shape, CANDIDATE)]
    assert without_shared(texts) == [tuple(REFERENCE), tuple(CANDIDATE)]


def test_the_score_of_the_rest_is_shown_and_the_band_held_back_until_it_is_taken() -> None:
    candidate, reference = lines("{key}|{text}", CANDIDATE), lines("{key}|{text}", REFERENCE)
    plain = scored(CANDIDATE, REFERENCE).candidates[0].score.percent
    before = scored(candidate, reference)
    (found,) = beside(before)
    assert found in holding_back(before.candidates[0].diagnostics)
    effect = Effect(Normalize("shared"), "mt", before.candidates[0].score.percent, plain)
    assert (found.fixes, found.effect) == ((Normalize("shared"),), effect)
    after = scored(candidate, reference, "shared")
    assert after.candidates[0].score.percent == plain
    assert (beside(after), after.aligned.candidates[0].segments) == ([], tuple(CANDIDATE))


def test_a_check_measures_the_effect_of_the_cut() -> None:
    report = check_texts(
        candidates=[Document.from_segments("mt", lines("{key}|{text}", CANDIDATE))],
        references=[Document.from_segments("ref", REFERENCE)],
        settings=Settings(target_language="en"),
    )
    (effect,) = [one for one in report.effects if one.fix == Normalize("shared")]
    assert effect.after == scored(CANDIDATE, REFERENCE).candidates[0].score.percent


def test_lines_without_the_sign_stay_as_they_are() -> None:
    reference, candidate = (lines("{key}|{text}", texts) for texts in (REFERENCE, CANDIDATE))
    reference[7::20], candidate[7::20] = REFERENCE[7::20], CANDIDATE[7::20]
    assert without_shared([reference, candidate]) == [tuple(REFERENCE), tuple(CANDIDATE)]


def test_texts_of_several_systems_are_cut_each_by_its_own_sign() -> None:
    texts = [lines("{key}|{text}", REFERENCE), lines("{key}|{text}", CANDIDATE),
             lines("{text} [{key}]", CANDIDATE), CANDIDATE]  # fmt: skip
    assert [*map(list, without_shared(texts[:2] + texts[3:]))] == [REFERENCE, CANDIDATE, CANDIDATE]
    assert [*map(list, without_shared([REFERENCE, *texts[1:]]))] == [REFERENCE, *[CANDIDATE] * 3]


def _one_word(place: int) -> list[str]:
    words = [text.split() for text in REFERENCE]
    for row, own in enumerate(words):
        own[place if place < 0 else row % len(own)] = "wonderful,"
    return [" ".join(own) for own in words]


_THING = [f"{_THINGS[row % 4]} {row * 7919 % 997}" for row in range(COUNT)]


@pytest.mark.parametrize(
    ("candidate", "reference"),
    [
        (CANDIDATE, REFERENCE),
        (_one_word(0), REFERENCE),
        (_one_word(-1), REFERENCE),
        ([f"Note: {text}" for text in CANDIDATE], [f"Note: {text}" for text in REFERENCE]),
        ([f"Delete “{one}”?" for one in _THING], [f"Remove “{one}”?" for one in _THING]),
        ([f"Delete {{{one}}}?" for one in _THING], [f"Remove {{{one}}}?" for one in _THING]),
        (
            [f"{text}: {row * 7919 % 997},20 kg" for row, text in enumerate(CANDIDATE)],
            [f"{text}: {row * 7919 % 997},20 kg" for row, text in enumerate(REFERENCE)],
        ),
        (
            [rf"\frac{{x_{row}}}{{2}} = \sqrt{{y}} + {row % 7}" for row in range(COUNT)],
            [rf"\frac{{x_{row}}}{{2}} = \log{{y}} + {row % 7}" for row in range(COUNT)],
        ),
        (
            [f"{text}：{row % 7}" for row, text in enumerate(CANDIDATE)],
            [f"{text}: {row % 7}" for row, text in enumerate(REFERENCE)],
        ),
        (lines("{key}|{text}", CANDIDATE)[:9], lines("{key}|{text}", REFERENCE)[:9]),
    ],
    ids=["other", "word", "last", "same", "frame", "braces", "prices", "formulas", "wide", "few"],
)  # fmt: skip
def test_translations_keep_what_they_have_in_common(
    candidate: list[str], reference: list[str]
) -> None:
    assert find_cuts([reference, candidate]) == [None, None]


NAMED = "ann ben cleo dora eva finn gus hal ida jon".split()


def line(row: int, *, signs: int = 1, text: int | None = None) -> str:
    """Return a name and a number, a sign, and a text."""
    sign = {0: " ", 1: " ||| ", 2: " ||| of ||| "}[signs]
    return f"{NAMED[row % 10]}{row}{sign}{WORDED[row if text is None else text]}"


WORDED = [f"the {'aeiou'[row % 5]}x{row} came to b{'ruo'[row % 3]}n{row}" for row in range(60)]


@pytest.mark.parametrize(
    ("own", "is_found"),
    [
        ([line(row) for row in range(40)], True),
        # Nine in ten lines have the sign.
        ([line(row, signs=row >= 4) for row in range(40)], True),
        ([line(row, signs=row >= 5) for row in range(40)], False),
        # One in ten may have it twice.
        ([line(row, signs=2 if row < 4 else 1) for row in range(40)], True),
        ([line(row, signs=2 if row < 5 else 1) for row in range(40)], False),
        # Half of the texts differ.
        ([line(row, text=row % 20) for row in range(40)], True),
        ([line(row, text=row % 19) for row in range(40)], False),
        # Ten lines that differ are enough.
        ([line(row) for row in range(10)], True),
        ([line(row) for row in range(9)], False),
    ],
)
def test_nearly_all_lines_are_divided(own: list[str], is_found: bool) -> None:
    other = [next(text for text in WORDED if one.endswith(text)) for one in own]
    _, cut = find_cuts([other, own])
    assert (cut is not None) is is_found
    if cut is not None:
        assert cut.rest(own[-1]) == other[-1]
        assert cut.part(own[-1]) == (own[-1].removesuffix(other[-1]), "")
        assert cut.part("no sign") is None
        assert cut.rest("no sign") == "no sign"
        assert not cut.is_shared


@pytest.mark.parametrize(("same", "is_found"), [(24, True), (25, False)])
def test_labels_differ_from_line_to_line(same: int, is_found: bool) -> None:
    own = [
        f"{'somebody' if row < same else f'{NAMED[row % 10]}x{row}'} ||| {text}"
        for row, text in enumerate(WORDED[:40])
    ]
    assert (find_cuts([WORDED[:40], own])[1] is not None) is is_found


@pytest.mark.parametrize("sign", ["|", "#", " - "])
def test_a_label_may_be_a_single_letter(sign: str) -> None:
    own = [f"{chr(65 + row % 26)}{sign}{text}" for row, text in enumerate(WORDED[:40])]
    _, cut = find_cuts([WORDED[:40], own])
    assert cut is not None
    assert [*map(cut.rest, own)] == WORDED[:40]
