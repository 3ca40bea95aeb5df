"""Recognition of columns of tables in documents by their cells."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.contents import UnitMark
from bleu_core.files.reading.documents.review_columns import (
    LayoutKind,
    _are_counted,
    _have_phrases,
    are_ids,
    are_parallel,
    find_layout,
    find_marks,
)

ENGLISH = [
    "The committee said on Monday that it had stopped calling him.",
    "Nobody answered.",
    "The town had 12,000 inhabitants in 1848, and twice as many fifty years later.",
    "Close the window before you leave the room.",
]
SPANISH = [
    "El comité dijo el lunes que había dejado de llamarlo.",
    "Nadie respondió.",
    "En 1848 la ciudad tenía 12 000 habitantes, y cincuenta años después el doble.",
    "Cierre la ventana antes de salir de la habitación.",
]
AGAIN = [
    "On Monday the committee said it had stopped calling him.",
    "No one answered.",
    "The town had 12,000 inhabitants in 1848, and fifty years later twice as many.",
    "Close the window before leaving the room.",
]
NUMBERS = ["1", "2", "3", "4"]


def kind_of(*columns: list[str]) -> LayoutKind | None:
    layout = find_layout([""] * len(columns), columns)
    return layout.kind if layout else None


def test_a_source_and_its_translation_beside_ids() -> None:
    layout = find_layout(["", "", ""], [NUMBERS, ENGLISH, SPANISH])
    assert layout is not None
    assert (layout.kind, layout.key, layout.source, layout.target) == (LayoutKind.SHAPED, 0, 1, 2)


def test_a_source_and_two_translations_are_unclear() -> None:
    assert kind_of(NUMBERS, ENGLISH, SPANISH, AGAIN) is LayoutKind.UNCLEAR


CHINESE = [
    "委员会星期一表示，它已经不再给他打电话了。",
    "没有人回答。",
    "1848年该镇有12000名居民，五十年后人数翻了一番。",
    "离开房间之前请关上窗户。",
]


def test_lengths_of_chinese_translations_agree() -> None:
    assert kind_of(NUMBERS, ENGLISH, CHINESE) is LayoutKind.SHAPED


def test_texts_that_do_not_belong_together() -> None:
    assert not are_parallel(ENGLISH, SPANISH[2:] + SPANISH[:2])
    assert not are_parallel(ENGLISH, ENGLISH)
    assert not are_parallel(ENGLISH[:2], SPANISH[:2])
    assert are_parallel(ENGLISH[:3], SPANISH[:3])
    assert kind_of(NUMBERS, ENGLISH, ["Yes", "No", "No", "Yes"]) is None


TASKS = [
    "see how many of the segments are the same",
    "find out which of the two is better",
    "know what is in the file and where it is",
    "have the texts of the program in one table",
]
ANSWERS = [
    "the list below the chart, with its buttons",
    "compare systems on a page of their own",
    "privacy, which says that nothing leaves this computer",
    "reports, as a spreadsheet for the translator",
]


def test_texts_of_one_language_are_no_translation() -> None:
    assert not are_parallel(TASKS, ANSWERS)
    assert kind_of(TASKS, ANSWERS) is None
    assert kind_of(ENGLISH, AGAIN) is None


def test_the_user_is_asked_about_versions_in_one_language() -> None:
    one = [f"The house{n} stands by river{n} near town{n}." for n in "abcdefghijk"]
    other = [text.replace("stands by", "is at") for text in one]
    assert kind_of(one[:9], other[:9]) is None
    assert kind_of(one[:10], [*other[:9], ""]) is None
    assert kind_of(one[:10], other[:10]) is LayoutKind.UNCLEAR
    assert kind_of(one, other, ["Another text."] + TASKS * 2 + TASKS[:2]) is LayoutKind.UNCLEAR
    # Other texts of the same language are prose.
    assert kind_of(one, [*other[1:], other[0]]) is None


@pytest.mark.parametrize(("shared", "expected"), [(3, True), (4, False)])
def test_two_languages_have_at_most_a_third_of_their_words_in_common(
    shared: int, expected: bool
) -> None:
    one = [f"wa{n} we{n} wi{n} wo{n} wu{n} wy{n} xa{n} xe{n} xi{n} xo{n}" for n in range(4)]
    other = [
        " ".join([*text.split()[:shared], *text.upper()[::-1].split()[shared:]]) for text in one
    ]
    assert are_parallel(one, other) is expected


@pytest.mark.parametrize(
    ("headings", "columns", "kind"),
    [
        (["", "", "", ""], [NUMBERS, ENGLISH, SPANISH, TASKS], LayoutKind.UNCLEAR),
        (["Reference", "MT"], [ENGLISH, AGAIN], LayoutKind.EVALUATION),
        (["Source", "Original"], [ENGLISH, SPANISH], LayoutKind.UNCLEAR),
        (["Target", "Translation"], [ENGLISH, SPANISH], LayoutKind.UNCLEAR),
        (["English", "German"], [TASKS, ANSWERS], LayoutKind.UNCLEAR),
        (["Text", "Text"], [TASKS, ANSWERS], None),
        (["Text", "Text", ""], [TASKS, ANSWERS, ENGLISH], LayoutKind.UNCLEAR),
        (["Text", "", ""], [TASKS, ANSWERS, ENGLISH], None),
    ],
)
def test_headings_and_texts_decide(
    headings: list[str], columns: list[list[str]], kind: LayoutKind | None
) -> None:
    layout = find_layout(headings, columns)
    assert (layout and layout.kind) is kind


@pytest.mark.parametrize("headings", [["Target", ""], ["", "Source"], ["Target", "Source"]])
def test_the_translation_can_come_first(headings: list[str]) -> None:
    layout = find_layout(headings, [SPANISH, ENGLISH])
    assert layout is not None
    assert (layout.source, layout.target) == (1, 0)


@pytest.mark.parametrize(
    ("column", "is_text"),
    [
        (ENGLISH, True),
        (["Some words", "and more", "and more again", ""], True),
        (["Some words", "and more", "", ""], False),
        (["Some words", "and more", "—", "2%"], False),
        (["Some words", "and more", "a1", "b2"], False),
        (["Some words", "and more"] * 3, False),
        (["Some words", "and more"] * 2, True),
        (["Some words"] * 3, False),
    ],
)
def test_a_text_beside_ids_has_different_words(column: list[str], is_text: bool) -> None:
    ids = [f"{number}" for number in range(len(column))]
    assert kind_of(ids, column) is (LayoutKind.LIST if is_text else None)


def test_few_rows_are_no_list() -> None:
    assert kind_of(NUMBERS[:3], ENGLISH[:3]) is LayoutKind.LIST
    assert kind_of(NUMBERS[:2], ENGLISH[:2]) is None


@pytest.mark.parametrize(
    ("states", "are_states"),
    [
        (["Translated (100%)"] * 10, True),
        (["Draft"] * 9 + ["a word"], True),
        (["Draft"] * 8 + ["a word"] * 2, False),
        (["Draft"] * 6 + [""] * 4, True),
        (["Draft"] * 5 + [""] * 5, False),
        ([""] * 10, False),
    ],
)
def test_most_cells_have_a_state_and_nine_of_ten_are_known(
    states: list[str], are_states: bool
) -> None:
    texts = [f"A text number {number}" for number in range(10)]
    layout = find_layout(["Source", "Target", ""], [texts, texts, states])
    assert layout is not None
    assert layout.states == (2 if are_states else None)


def test_texts_that_are_filled_in_without_their_state_need_no_translation() -> None:
    states, sources = ["Not translated"] * 3 + ["Translated"], ["a", "b", "c", "d"]
    empty = dict.fromkeys((0, 1, 2), UnitMark.NOT_TRANSLATED)
    assert find_marks(states, sources, ["a", "", "c", "D"]) == empty
    assert find_marks(states, sources, ["A", "", "c", "D"]) == {1: empty[1]}


def test_names_in_code_are_no_translation() -> None:
    names = ["ConnectionTimeoutError", "InvalidArgumentError", "ResponseTooLargeError", "Socket"]
    codes = ["ERR_CONNECTION_TIMEOUT", "ERR_INVALID_ARGUMENT", "ERR_RESPONSE_TOO_LARGE", "SOCKET"]
    assert not are_parallel(names, codes)
    assert kind_of(names, codes) is None


@pytest.mark.parametrize(
    ("headings", "others", "kind"),
    [
        (["Target", ""], SPANISH, LayoutKind.NAMED),
        (["Target", ""], ["yes", "it depends on the rules", "no", "only if nobody is there"], None),
        (["Source", ""], SPANISH, LayoutKind.SHAPED),
        (["Source", ""], ["yes", "it depends on the rules", "no", "only if nobody is there"], None),
        (["Output", ""], SPANISH, LayoutKind.EVALUATION),
        (["Output", ""], ["yes", "it depends on the rules", "no", "only if nobody is there"], None),
    ],
)
def test_a_single_heading_needs_texts_that_agree(
    headings: list[str], others: list[str], kind: LayoutKind | None
) -> None:
    layout = find_layout(headings, [ENGLISH, others])
    assert (layout and layout.kind) is kind


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        (NUMBERS, True),
        (["0a1b-2c", "0a1b-3d", "x.y.4"], True),
        (["1\n5aa117a5-8634", "2\n5aa117a5-8635"], True),
        (["1", "1", "1"], False),
        (["1", "", ""], False),
        (["one", "two"], False),
        (["1 cat", "2 dogs"], False),
    ],
)
def test_columns_of_ids_are_recognized(column: list[str], expected: bool) -> None:
    assert are_ids(column) is expected


def test_ids_that_are_no_numbers_beside_a_text() -> None:
    assert kind_of(["a1", "b2", "c3", "d4"], ENGLISH) is None
    assert kind_of(NUMBERS, ENGLISH) is LayoutKind.LIST
    assert kind_of(["2001", "2002", "2003", "2004"], ENGLISH) is None


@pytest.mark.parametrize("pair", ["en-es", "en-id", "en-zh"])
def test_real_translations_are_recognized(shared_data: Path, pair: str) -> None:
    folder = shared_data / f"flores-{pair}"
    target = folder / f"ref.flores.{pair.partition('-')[2]}"
    source, reference = (
        path.read_text("utf-8").splitlines()[:20] for path in (folder / "src.en", target)
    )
    ids = [str(number) for number in range(20)]
    assert kind_of(ids, source, reference) is LayoutKind.SHAPED
    assert kind_of(source, reference) is LayoutKind.UNCLEAR


@pytest.mark.parametrize(
    ("column", "is_so"),
    [
        (["1", "2", "3"], True),
        (["0", "1", "2"], True),
        (["1 ", "2", "3"], True),
        (["2", "3", "4"], False),
        (["1", "2", "4"], False),
        (["1", "2"], False),
        (["a", "2", "3"], False),
    ],
)
def test_counted_rows_begin_with_0_or_1(column: list[str], is_so: bool) -> None:
    assert _are_counted(column) is is_so


@pytest.mark.parametrize(
    ("column", "is_so"),
    [
        ([], False),
        ([""] * 10, False),
        ([*"abcdefghi", ""], False),
        ([*(f"id-{n}" for n in range(9)), ""], True),
        ([*(f"id-{n}" for n in range(8)), "", ""], False),
        # Nine of ten are ids, and different.
        ([*(f"id-{n}" for n in range(9)), "two words"], True),
        ([*(f"id-{n}" for n in range(8)), "two words", "are here"], False),
        ([*(f"id-{n}" for n in range(9)), "id-0"], True),
        ([*(f"id-{n}" for n in range(8)), "id-0", "id-1"], False),
    ],
)
def test_nine_of_ten_cells_are_different_ids(column: list[str], is_so: bool) -> None:
    assert are_ids(column) is is_so


@pytest.mark.parametrize(
    ("texts", "is_so"),
    [
        (["two words", "one"], False),
        (["two words", "two more", "one"], True),
        # In Chinese, there are no spaces.
        (["MT译文", "译文", "one"], True),
        (["MT", "a译文", "one"], False),
    ],
)
def test_most_texts_are_phrases(texts: list[str], is_so: bool) -> None:
    assert _have_phrases(texts) is is_so
