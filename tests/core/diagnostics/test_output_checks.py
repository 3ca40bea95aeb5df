"""Faults of systems and exports are found in one text where the other does not have them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, Normalize, SegmentCount
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.output_checks import check_output
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.documents import Document
from bleu_core.languages.refusals import is_refusal
from bleu_core.settings import Settings

COUNT = 200
_WHO = "The baker,My neighbor,A young doctor,The old captain,Our teacher".split(",")
_WHAT = "repairs,paints,sells,forgets,admires,carries,washes".split(",")
_WHERE = "near the harbor,behind the station,before lunch,without any help".split(",")


def sentences(article: str) -> list[str]:
    return [
        f"{_WHO[row % 5]} {_WHAT[row % 7]} {article} {row + 20} bicycles {_WHERE[row % 4]}, "
        "and nobody in town knows why."
        for row in range(COUNT)
    ]


REFERENCE, CANDIDATE = sentences("the"), sentences("these")
CHINESE = [
    f"面包师在第{row + 20}个车站后面修理自行车，镇上没有人知道为什么。" for row in range(COUNT)
]
CHINESE_CANDIDATE = [text.replace("面包师", "一位面包师") for text in CHINESE]
ROWS = range(10, COUNT, 20)

# The kind, and a change of a segment and its row.
FAULTS: list[tuple[Kind, Callable[[str, int], str]]] = [
    (Kind.LABELS, lambda text, _: f"<2id> {text}"),
    (Kind.LABELS, lambda text, _: f"__ind__ {text}"),
    (Kind.LABELS, lambda text, _: f"{text} {{nllb}}"),
    (Kind.LABELS, lambda text, _: f"{text} ind_Latn"),
    (Kind.LABELS, lambda text, _: re.sub("bicycles|自行车", "<UNK>", text)),
    (Kind.LABELS, lambda text, _: f"{text}<|im_end|>"),
    (Kind.CONFLICTS, lambda text, _: f"#-#-#-#-#  a.po  #-#-#-#-#\n{text}"),
    (Kind.CONFLICTS, lambda text, _: f"<<<<<<< HEAD\n{text}\n=======\n{text}"),
    (Kind.LABELS, lambda text, _: text.replace("w", " ⁇ ").replace("上", " ⁇ ")),
    (Kind.REPETITIONS, lambda text, _: f"{text}{text}"),
    (Kind.REPETITIONS, lambda text, _: f"{text} {text} {text}"),
    (Kind.REPETITIONS, lambda text, _: text[:12] + text[12:18] * 30),
    (Kind.REPETITIONS, lambda text, _: f"{text[:-1]} again and again" + " and again" * 12),
    (Kind.TRUNCATED, lambda text, _: text[: len(text) // 2]),
    (Kind.MARKUP, lambda text, _: f'<p class="x">{text}</p>'),
    (Kind.ADDED_TEXT, lambda text, row: f"[{row // 60:02}:{row % 60:02}] {text}"),
    (Kind.ADDED_TEXT, lambda text, row: f"0:{row // 60:02}:{row % 60:02}.500 {text}"),
    (Kind.REFUSAL, lambda *_: "Sorry, but I can't help with that request."),
    (Kind.REFUSAL, lambda *_: "抱歉，我不能提供这段文本的翻译。"),
]
each_fault = pytest.mark.parametrize(
    ("kind", "fault"), FAULTS, ids=[f"{kind.value}{n}" for n, (kind, _) in enumerate(FAULTS)]
)


def documents(*texts: Sequence[str]) -> list[Document]:
    return [
        Document.from_segments(f"text{number}", segments) for number, segments in enumerate(texts)
    ]


def checked(candidate: Sequence[str], reference: Sequence[str]) -> list[Diagnostic]:
    other, own = documents(reference, candidate)
    return list(check_texts(candidates=[own], references=[other]).diagnostics)


def beside(
    candidate: Sequence[str], reference: Sequence[str], settings: Settings | None = None
) -> list[Diagnostic]:
    other, own = documents(reference, candidate)
    result = evaluate(candidates=[own], references=[other], settings=settings)
    found = result.candidates[0].diagnostics
    return [each for each in found if each.kind is not Kind.OTHER_SEGMENTATION]


def of(kind: Kind, found: Sequence[Diagnostic]) -> list[Diagnostic]:
    return [each for each in found if each.kind is kind]


def changed(
    segments: Sequence[str], rows: Sequence[int], fault: Callable[[str, int], str]
) -> list[str]:
    return [fault(text, row) if row in rows else text for row, text in enumerate(segments)]


def test_translations_without_faults_have_no_diagnostic() -> None:
    for candidate, reference in ((CANDIDATE, REFERENCE), (CHINESE_CANDIDATE, CHINESE)):
        assert checked(candidate, reference) == []
        assert beside(candidate, reference) == []


@each_fault
@pytest.mark.parametrize(
    ("rows", "is_chinese"),
    [(ROWS, False), (range(0, COUNT, 2), True), (range(COUNT), False)],
    ids=["few", "half of Chinese", "all"],
)
def test_a_fault_is_found_with_its_segments(
    kind: Kind, fault: Callable[[str, int], str], rows: range, is_chinese: bool
) -> None:
    own, other = (CHINESE_CANDIDATE, CHINESE) if is_chinese else (CANDIDATE, REFERENCE)
    candidate = changed(own, rows, fault)
    (found,) = of(kind, checked(candidate, other))
    assert (found.rows, found.count, found.segments) == (tuple(rows), len(rows), COUNT)
    assert (found.where.document, found.where.line) == ("text1", rows[0] + 1)
    assert found.where.example
    if kind is not Kind.REFUSAL or rows.step > 1:
        (score,) = of(kind, beside(candidate, other))
        assert score.rows == found.rows


@each_fault
def test_a_fault_of_both_texts_belongs_to_the_text(
    kind: Kind, fault: Callable[[str, int], str]
) -> None:
    if kind in (Kind.TRUNCATED, Kind.MARKUP):
        return
    candidate, reference = (changed(texts, ROWS, fault) for texts in (CANDIDATE, REFERENCE))
    assert of(kind, checked(candidate, reference)) == []
    assert of(kind, beside(candidate, reference)) == []


def test_a_fault_of_a_reference_is_found_beside_the_score() -> None:
    reference = changed(REFERENCE, ROWS, lambda text, _: f"[HT] {text}")
    (found,) = of(Kind.LABELS, beside(CANDIDATE, reference))
    assert (found.where.document, found.count) == ("text0", len(ROWS))


@pytest.mark.parametrize("theirs", ["(PERSON2) {}", "Well [PERSON2], {}"])
def test_a_name_that_the_other_text_has_too_is_no_label(theirs: str) -> None:
    own = changed(CANDIDATE, ROWS, lambda text, _: f"[PERSON2] {text}")
    other = changed(REFERENCE, ROWS, lambda text, _: theirs.format(text))
    assert of(Kind.LABELS, checked(own, other)) == []
    assert len(of(Kind.LABELS, checked(own, REFERENCE))) == 1


def test_a_word_is_a_label_only_of_most_lines() -> None:
    few = changed(CANDIDATE, ROWS, lambda text, _: f"MT: {text}")
    most = changed(CANDIDATE, range(180), lambda text, _: f"MT: {text}")
    assert of(Kind.LABELS, checked(few, REFERENCE)) == []
    (found,) = of(Kind.LABELS, checked(most, REFERENCE))
    assert found.count == 180


def test_quoting_of_csv_is_found_once_and_does_not_hide_other_characters() -> None:
    reference = [f'{text} "Now" {row}, he said' for row, text in enumerate(REFERENCE)]
    quoted = [f'"{text} ""Now"" {row}, he said"' for row, text in enumerate(CANDIDATE)]
    for own, kinds in (
        (quoted, {Kind.MARKUP}),
        ([text.replace(" he", " &amp; he") for text in quoted], {Kind.MARKUP, Kind.CHARACTERS}),
    ):
        found = beside(own, reference)
        assert {each.kind for each in found} == kinds
        assert [each.fixes for each in of(Kind.MARKUP, found)] == [(Normalize("csv-quotes"),)]


@pytest.mark.parametrize(
    ("mark", "count"),
    [
        ("__ind__", 1),
        ("[MT]", 1),
        # A special token is found once, and what other checks find is no label.
        ("<unk>", 1),
        ("[UNK]", 1),
        ("<b>", 0),
        ("&amp;#", 0),
        ("{1}", 0),
        ("**[a]**", 0),
    ],
)
def test_marks_that_other_checks_find_are_no_labels(mark: str, count: int) -> None:
    own = [f"{mark} {text}" for text in CANDIDATE]
    assert len(of(Kind.LABELS, checked(own, REFERENCE))) == count


def test_words_that_each_translation_chooses_are_no_labels() -> None:
    own = [f"Click number {row} to go on." for row in range(COUNT)]
    other = [f"Press number {row} to proceed." for row in range(COUNT)]
    assert of(Kind.LABELS, checked(own, other)) == []


def test_changed_numbers_are_told_with_their_share() -> None:
    candidate = changed(
        CANDIDATE, range(0, COUNT, 4), lambda text, row: text.replace(f" {row + 20} ", " 777 ")
    )
    (found,) = of(Kind.CHANGED_NUMBERS, beside(candidate, REFERENCE))
    assert (found.count, found.data) == (50, SegmentCount(200))
    assert of(Kind.CHANGED_NUMBERS, checked(candidate, REFERENCE)) == [found]


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("1.250,50 euros", "1,250.50 euros"),
        ("3万人", "30,000人"),
        ("１５ people", "15 people"),
        ("2 500 km", "2,500 km"),
        ("no number", "15 people"),
        ("15 people", "15 people of 20"),
    ],
)
def test_numbers_in_another_form_are_the_same(own: str, other: str) -> None:
    candidate = [f"{own} {text}" for text in map(without_digits, CANDIDATE)]
    reference = [f"{other} {text}" for text in map(without_digits, REFERENCE)]
    assert of(Kind.CHANGED_NUMBERS, checked(candidate, reference)) == []


def without_digits(text: str) -> str:
    return re.sub(r"\d+ ", "", text)


@pytest.mark.parametrize("marks", ["{0} ##{1}", "{0}@@ {1}"], ids=["wordpiece", "bpe"])
def test_a_few_subwords_are_tokenized_text_and_can_be_joined(marks: str) -> None:
    def cut(text: str, _: int) -> str:
        return text.replace("bicycles", marks.format("bi", "cycles"))

    (found,) = of(Kind.TOKENIZED, checked(changed(CANDIDATE, ROWS[:4], cut), REFERENCE))
    assert (found.rows, found.fixes) == (tuple(ROWS[:4]), (Normalize("detok"),))
    other, own = documents(REFERENCE, changed(CANDIDATE, ROWS[:4], cut))
    effects = check_texts(candidates=[own], references=[other]).effects
    assert [each.fix for each in effects] == [Normalize("detok")]
    assert effects[0].after > effects[0].before


def test_one_refusal_comes_first_and_is_no_other_language() -> None:
    candidate = changed(CANDIDATE, [7], lambda *_: "Lo siento, pero no puedo traducir este texto.")
    found = [each for each in beside(candidate, REFERENCE) if each.severity > Severity.NOTE]
    assert (found[0].kind, found[0].rows) == (Kind.REFUSAL, (7,))
    several = changed(CANDIDATE, ROWS, lambda *_: "Maaf, saya tidak bisa menerjemahkan teks ini.")
    assert of(Kind.FOREIGN_SEGMENTS, beside(several, REFERENCE)) == []


@pytest.mark.parametrize(
    "text",
    [
        "I’m sorry, but I’m unable to translate the provided content.",
        "As a large language model, I will not do this.",
        "Unfortunately, I cannot fulfill this request.",
        "Por favor, envíe la frase que quiere que traduzca.",
        "Disculpe, no me es posible procesar esta solicitud.",
        "Sebagai model bahasa, saya hanya menjawab pertanyaan.",
        "Silakan kirimkan teks yang perlu diterjemahkan.",
        "對不起，我無法翻譯這段文字。",
        "作为一个人工智能，我没有感情。",
    ],
)
def test_a_refusal_is_recognized(text: str) -> None:
    assert is_refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "I cannot believe that she left.",
        "Unfortunately, the bridge cannot carry trucks.",
        "Lo siento, no puedo llegar antes de las ocho.",
        "Saya tidak bisa tidur.",
        "对不起，我不能来。",
        "The library offers translations of this text.",
        "",
    ],
)
def test_ordinary_sentences_are_no_refusals(text: str) -> None:
    assert not is_refusal(text)


def test_mojibake_is_a_warning_beside_the_score_that_holds_the_band_back() -> None:
    own, other = (
        [text.replace("captain", "capitán").replace("teacher", "señor") for text in texts]
        for texts in (CANDIDATE, REFERENCE)
    )
    garbled = [text.encode().decode("cp1252") for text in own]
    other_document, own_document = documents(other, garbled)
    (result,) = evaluate(candidates=[own_document], references=[other_document]).candidates
    (found,) = of(Kind.CHARACTERS, result.diagnostics)
    assert (found.count, found.fixes) == (80, (Normalize("characters"),))
    assert result.trusted_band is None


# --- identical segments, blank lines --------------------------------------------------------------


@pytest.mark.parametrize(("identical", "is_found"), [(40, True), (39, False)])
def test_a_fifth_of_identical_segments_is_a_warning(identical: int, is_found: bool) -> None:
    candidate = [*REFERENCE[:identical], *CANDIDATE[identical:]]
    found = of(Kind.IDENTICAL_SEGMENTS, beside(candidate, REFERENCE))
    assert [each.rows for each in found] == ([tuple(range(identical))] if is_found else [])


@pytest.mark.parametrize("name", ["ref.postedit.zh", "t.xlsx#column=Post-edited", "job_MTPE.xlf"])
def test_identical_segments_of_a_declared_post_edit_are_a_result(name: str) -> None:
    texts = Document.from_segments(name, REFERENCE), Document.from_segments("mt", REFERENCE[:90])
    own = Document.from_segments("mt", [*texts[1].segments, *CANDIDATE[90:]])
    (result,) = evaluate(candidates=[own], references=[texts[0]]).candidates
    assert of(Kind.IDENTICAL_SEGMENTS, result.diagnostics) == []


def test_a_proposal_beside_its_translation_is_post_edited() -> None:
    path = Path("job.xlf")
    reference = replace(Document.from_segments("job.xlf", REFERENCE), path=path)
    own = replace(
        Document.from_segments("job.xlf#alt-trans", [*REFERENCE[:90], *CANDIDATE[90:]]),
        path=path,
        selection=Selection(FieldKind.ALT_TRANS),
    )
    (result,) = evaluate(candidates=[own], references=[reference]).candidates
    assert of(Kind.IDENTICAL_SEGMENTS, result.diagnostics) == []
    other = replace(own, path=Path("other.xlf"))
    (result,) = evaluate(candidates=[other], references=[reference]).candidates
    assert len(of(Kind.IDENTICAL_SEGMENTS, result.diagnostics)) == 1


def test_blank_lines_do_not_make_texts_identical_and_are_one_quiet_note() -> None:
    blank = [""] * 100
    candidate, reference = [*CANDIDATE[:100], *blank], [*REFERENCE[:100], *blank]
    other, own = documents(reference, candidate)
    (result,) = evaluate(candidates=[own], references=[other]).candidates
    (found,) = result.diagnostics
    assert (found.kind, found.severity, found.count) == (Kind.BLANK_IN_ALL, Severity.NOTE, 100)
    assert result.trusted_band is not None
    assert checked(candidate, reference) == []


def test_a_line_that_is_blank_in_one_text_only_is_still_a_warning() -> None:
    candidate, reference = list(CANDIDATE), list(REFERENCE)
    candidate[3] = candidate[4] = reference[4] = ""
    found = beside(candidate, reference)
    assert [each.count for each in of(Kind.BLANK_IN_ALL, found)] == [1]
    assert [each.rows for each in of(Kind.EMPTY_CANDIDATE, found)] == [(3,)]
    assert of(Kind.EMPTY_REFERENCE, found) == []
    assert [each.rows for each in of(Kind.EMPTY_CANDIDATE, checked(candidate, reference))] == [(3,)]


# --- false alarms ---------------------------------------------------------------------------------


def without_end(text: str, _: int) -> str:
    """Return a complete translation without a full stop, and with fewer words."""
    words = text.rstrip(".").split()
    return " ".join([*words[:3], *words[-6:]])


def test_complete_lines_without_a_full_stop_are_not_truncated() -> None:
    candidate = changed(CANDIDATE, ROWS, without_end)
    assert of(Kind.TRUNCATED, beside(candidate, REFERENCE)) == []
    assert of(Kind.TRUNCATED, checked(candidate, REFERENCE)) == []


def cut(text: str, _: int) -> str:
    return text[: len(text) // 2]


def test_lines_without_a_full_stop_in_the_source_are_not_truncated() -> None:
    candidate = changed(CANDIDATE, ROWS, cut)
    for source, is_found in ((REFERENCE, True), ([text[:-1] for text in REFERENCE], False)):
        other, own, known = documents(REFERENCE, candidate, source)
        result = evaluate(candidates=[own], references=[other], source=known).candidates[0]
        report = check_texts(candidates=[own], references=[other], source=known)
        assert bool(of(Kind.TRUNCATED, result.diagnostics)) is is_found
        assert bool(of(Kind.TRUNCATED, report.diagnostics)) is is_found


def test_a_text_that_never_has_a_full_stop_is_not_truncated() -> None:
    candidate = [text.rstrip(".") for text in changed(CANDIDATE, ROWS, cut)]
    assert of(Kind.TRUNCATED, checked(candidate, REFERENCE)) == []


def test_a_note_in_brackets_after_the_full_stop_is_an_end() -> None:
    candidate = changed(CHINESE_CANDIDATE, ROWS, lambda text, _: f"{text[:9]}。（照片由镇上提供）")
    assert of(Kind.TRUNCATED, checked(candidate, CHINESE)) == []


def test_prose_about_a_tag_is_no_markup_where_the_other_text_has_it_too() -> None:
    own, other = (
        changed(texts, ROWS, lambda text, _: text.replace("bicycles", "elements <div> of pages"))
        for texts in (CANDIDATE, REFERENCE)
    )
    assert of(Kind.MARKUP, checked(own, other)) == []
    assert [each.count for each in of(Kind.MARKUP, checked(own, REFERENCE))] == [len(ROWS)]
    enclosed = changed(CANDIDATE, ROWS, lambda text, _: f"<div>{text}</div>")
    assert [each.count for each in of(Kind.MARKUP, checked(enclosed, other))] == [len(ROWS)]


def test_a_list_in_a_text_is_not_numbered_by_a_program() -> None:
    def item(text: str, row: int) -> str:
        return f"{row % 5 + 1}. {text}"

    lists = [*range(40, 45), *range(160, 165)]
    assert of(Kind.ADDED_TEXT, checked(CANDIDATE, changed(REFERENCE, lists, item))) == []
    one = range(90, 99)
    numbered = changed(REFERENCE, one, lambda text, row: f"{row - 89}. {text}")
    assert of(Kind.ADDED_TEXT, checked(CANDIDATE, numbered)) == []


def test_addresses_are_in_no_language() -> None:
    address = "https://example.org/como-esta-el-tiempo-para-los-que-no-estan-en-la-ciudad"
    candidate = changed(CANDIDATE, ROWS, lambda *_: address)
    assert of(Kind.FOREIGN_SEGMENTS, beside(candidate, REFERENCE)) == []


def test_lower_case_is_a_note_with_its_effect_that_keeps_the_band() -> None:
    candidate = changed(CANDIDATE, range(0, COUNT, 2), lambda text, _: text.lower())
    other, own = documents(REFERENCE, candidate)
    (result,) = evaluate(candidates=[own], references=[other]).candidates
    (found,) = of(Kind.CASE, result.diagnostics)
    assert found.effect is not None
    assert (found.severity, found.effect.before) == (Severity.NOTE, result.score.percent)
    assert found.effect.difference > 1
    assert result.trusted_band is not None


def test_a_word_said_three_times_in_the_other_text_is_no_loop_there() -> None:
    candidate = changed(CANDIDATE, ROWS, lambda text, _: f"no no no no, {text}")
    reference = changed(REFERENCE, ROWS, lambda text, _: f"no no no {text}")
    assert of(Kind.REPETITIONS, checked(candidate, reference)) == []
    candidate = changed(CANDIDATE, ROWS, lambda text, _: f"no no no no {text}")
    (found,) = of(Kind.REPETITIONS, checked(candidate, reference))
    assert found.rows == tuple(ROWS)


@pytest.mark.parametrize("marks", ["- - - - - - - -", "* * * * * *", "1 1 1 1 1 1"])
def test_repeated_marks_and_numbers_are_no_loop(marks: str) -> None:
    candidate = changed(CANDIDATE, ROWS, lambda text, _: f"{marks} {text}")
    assert of(Kind.REPETITIONS, checked(candidate, REFERENCE)) == []


def test_a_loop_is_twice_as_long_as_in_the_other_text() -> None:
    reference = changed(REFERENCE, ROWS, lambda text, _: f"{'knock ' * 4}{text}")
    for turns, is_found in ((7, False), (8, True)):
        candidate = changed(
            CANDIDATE, ROWS, lambda text, _, turns=turns: f"{'knock ' * turns}{text}"
        )
        assert bool(of(Kind.REPETITIONS, checked(candidate, reference))) == is_found


# --- limits ---------------------------------------------------------------------------------------

END = ", and they all lived happily."


def kinds_of(
    own: str,
    other: str,
    *,
    faults: int = 2,
    count: int = 12,
    source: str | None = None,
    role: Role = Role.CANDIDATE,
) -> set[Kind]:
    """Return what is found of some pairs of segments among others without faults."""
    plain = [sentences("the")[row] for row in range(count - faults)]
    texts = [[text.replace("§", str(row)) for row in range(faults)] for text in (own, other)]
    mine, theirs = documents(*([*some, *plain] for some in texts))
    known = None if source is None else [source] * count
    text = NamedText("text0", role, mine)
    return {each.kind for each in check_output(text, theirs, source=known)}


@pytest.mark.parametrize(
    ("own", "other", "kinds"),
    [
        # Copies make a segment half longer, and by some characters more.
        ("a b c d a b c d", "a b c d", {Kind.REPETITIONS}),
        ("a b c d a b c d", "a b c de", set()),
        ("a b c d a b c d", "a b c a b c", set()),
        ("a b c a b d", "a", set()),
        ("abababab", "ab", {Kind.REPETITIONS}),
        ("ababab", "", set()),
        # A phrase that follows itself four times, and twice as often as in the other text.
        ("go go go go now", "come here now at last", {Kind.REPETITIONS}),
        ("go go go now then", "come here now at last", set()),
        ("very very very very good", "so so so so good", set()),
        ("very very very very good", "so good for this one", {Kind.REPETITIONS}),
        ("a b a b a b a b then", "come here now at last", {Kind.REPETITIONS}),
        ("a b a b a b then that", "come here now at last", set()),
        ("1 2 1 2 1 2 1 2 then", "come here now at last", set()),
        # A phrase of twelve words, and one of thirteen.
        (" ".join("abcdefghijkl" * 4), " ".join("mnopqrstuvwxyz" * 3), {Kind.REPETITIONS}),
        (" ".join("abcdefghijklm" * 4), " ".join("nopqrstuvwxyz" * 3), set()),
        # In text without spaces, a loop has eight letters.
        ("我我我我我我我我", "他们今天在这里学习", {Kind.REPETITIONS}),
        ("我我我我我我我们", "他们今天在这里学习", set()),
        ("好的好的好的好的吧", "他们今天在这里学习", {Kind.REPETITIONS}),
        # Cut off: no final mark, three quarters of the length, and ten characters less.
        ("The old captain and all of them" + END[:-1], "The old captain and all" + END, set()),
        ("The old captain", f"The old captain{END}", {Kind.TRUNCATED}),
        ("The old captain.", f"The old captain{END}", set()),
        ("The old captain.)", f"The old captain{END}", set()),
        ("The old captain. (Picture)", f"The old captain{END}{END}", set()),
        ("The old captain (Picture)", f"The old captain{END}{END}", {Kind.TRUNCATED}),
        ("The old captain", f"The old captain{END[:-1]}", set()),
        ("a" * 29 + " bird", "a" * 29 + " bird and so on now.", {Kind.TRUNCATED}),
        ("The old cap", "The old cap or two on.", {Kind.TRUNCATED}),
        ("The old caps", "The old caps or two.", set()),
        ("", f"The old captain{END}", set()),
        ("T§", f"The old captain{END}", {Kind.TRUNCATED}),
        ("T", f"The old captain{END}", {Kind.TRUNCATED}),
        # What is left has the beginning, not the end.
        ("happily they all lived", f"The old captain{END}", set()),
        # Conflicts and refusals.
        ("<<<<<<< HEAD\nbird", "bird", {Kind.CONFLICTS}),
        ("bird\n<<<<<<< HEAD", "bird", {Kind.CONFLICTS}),
        ("<<<<<<<HEAD bird", "bird", set()),
        ("a #-#-#-#-#  po", "bird", {Kind.CONFLICTS}),
        ("<<<<<<< HEAD\nbird", "<<<<<<< HEAD\nbird", set()),
        ("I'm sorry, but I can't translate this text.", "a bird", {Kind.REFUSAL}),
    ],
)
def test_faults_of_two_segments(own: str, other: str, kinds: set[Kind]) -> None:
    assert kinds_of(own, other) - {Kind.CHANGED_NUMBERS} == kinds


@pytest.mark.parametrize(
    ("own", "other", "is_label"),
    [
        ("[X] a bird §", "a bird §", True),
        ("a bird § [X]", "a bird §", True),
        ("a <unk> bird §", "a bird §", True),
        ("a <unk> bird §", "a <unk> bird §", False),
        ("a [INST] bird §", "a bird §", True),
        ("a [inst] bird §", "a bird §", True),
        ("a ⁇ bird §", "a bird §", True),
        ("[X] a bird §", "(X) a bird §", False),
        ("[X] a bird §", "a bird § [X]", False),
        ("[] a bird §", "a bird §", False),
    ],
)
def test_labels_stand_at_an_end_of_several_segments(own: str, other: str, is_label: bool) -> None:
    assert kinds_of(own, other, faults=3) == ({Kind.LABELS} if is_label else set())


@pytest.mark.parametrize(
    ("own", "other", "is_one_enough"),
    [
        ("I'm sorry, but I can't translate this text.", "a bird", True),
        ("<<<<<<< HEAD\nbird", "bird", True),
        ("a <unk> bird", "a bird", False),
        ("go go go go now", "come here now at last", False),
        ("The old captain", f"The old captain{END}", False),
    ],
)
def test_one_fault_is_enough_where_it_is_no_accident(
    own: str, other: str, is_one_enough: bool
) -> None:
    assert bool(kinds_of(own, other, faults=1)) is is_one_enough
    assert len(kinds_of(own, other, faults=2)) == 1


@pytest.mark.parametrize(
    ("own", "other", "faults", "count", "is_found"),
    [
        # Of segments with numbers in both texts, a tenth, and four.
        ("in 4§1", "in 5§2", 4, 40, True),
        ("in 4§1", "in 5§2", 3, 12, False),
        ("in 4§1", "in 5§2", 4, 41, False),
        ("in 4§1", "in 4§1", 9, 12, False),
        # Both have as many numbers, and share none.
        ("in 4§1 or 7§8", "in 5§2", 9, 12, False),
        ("in 4§1 or 7§8", "in 5§2 or 7§8", 9, 12, False),
        ("in 4§1 or 7§8", "in 5§2 or 7§9", 9, 12, True),
        ("in 4§1", "in", 9, 12, False),
    ],
)
def test_numbers_are_changed_in_a_share_of_those_with_numbers(
    own: str, other: str, faults: int, count: int, is_found: bool
) -> None:
    found = kinds_of(own, other, faults=faults, count=count)
    assert (Kind.CHANGED_NUMBERS in found) is is_found
    # Whose numbers are right is not known: a reference is not judged.
    of_reference = kinds_of(own, other, faults=faults, count=count, role=Role.REFERENCE)
    assert Kind.CHANGED_NUMBERS not in of_reference


@pytest.mark.parametrize(("source", "is_found"), [("A. B.", True), ("A, b", False), ("", True)])
def test_a_source_without_an_end_explains_a_text_without_one(source: str, is_found: bool) -> None:
    found = kinds_of("The old captain", f"The old captain{END}", source=source)
    assert found == ({Kind.TRUNCATED} if is_found else set())


@pytest.mark.parametrize(("count", "is_found"), [(100, True), (101, False)])
def test_one_segment_in_fifty_is_cut_off(count: int, is_found: bool) -> None:
    found = kinds_of("The captain §", f"The captain §{END}", count=count)
    assert found == ({Kind.TRUNCATED} if is_found else set())
