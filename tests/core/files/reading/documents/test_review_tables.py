"""Bilingual tables of CAT tools in documents: recognized translations, tables that stay text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate, evaluate_files
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.assumptions import TableAlone, TargetByPosition
from bleu_core.files.contents import Contents, KeyKind, Tag, UnitMark
from bleu_core.files.documents import document_of
from bleu_core.files.errors import FieldUndecided, FileUnsupported
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import available, is_undecided
from tests.helpers.office_files import docx, docx_paragraph, docx_row, docx_run, docx_table

SOURCES = [
    "The river Danube flows through ten countries.",
    "In 1848 the town had 12,000 inhabitants.",
    "Close the window before you leave the room, please.",
    "Nobody answered.",
    "The museum, which was opened in 1921, is closed on Mondays and on public holidays.",
    "Turn the key to the right.",
]
TARGETS = [
    "El río Danubio atraviesa diez países.",
    "En 1848 la ciudad tenía 12 000 habitantes.",
    "Cierre la ventana antes de salir de la habitación, por favor.",
    "Nadie respondió.",
    "El museo, que se inauguró en 1921, cierra los lunes y los días festivos.",
    "Gire la llave hacia la derecha.",
]
GUID = "0a1b2c3d-2d00-4f2e-9b05-2c83f4d884f"
PAIRS = list(zip(SOURCES, TARGETS, strict=True))


@pytest.fixture
def read(tmp_path: Path):
    def read(body: str) -> Contents:
        path = tmp_path / "review.docx"
        path.write_bytes(docx(body))
        return read_contents(path)

    return read


def wide(text: str, columns: int) -> str:
    """Return a cell that spans columns."""
    return f"<w:tcPr><w:gridSpan w:val='{columns}'/></w:tcPr>" + docx_paragraph(text)


def translation(contents: Contents) -> list[str]:
    return list(document_of(contents, role=Role.CANDIDATE).segments)


def trados(states: Sequence[str] = ("Translated (100%)",) * 6) -> str:
    rows = [
        [f"{number}{GUID}{number}", state, *pair]
        for number, (state, pair) in enumerate(zip(states, PAIRS, strict=True), 1)
    ]
    return docx_table(["Segment ID", "Segment status", "Source segment", "Target segment"], *rows)


# Layouts of CAT tools


def test_trados_side_by_side(read) -> None:
    contents = read(trados())
    table = contents.tables[0]
    assert translation(contents) == TARGETS
    assert [field.kind for field in table.fields] == [
        FieldKind.COLUMN, FieldKind.COLUMN, FieldKind.SOURCE, FieldKind.TARGET,
    ]  # fmt: skip
    assert (list(table.keys[:1]), table.key_kind) == ([f"1{GUID}1"], KeyKind.COLUMN)
    assert (dict(table.marks), table.assumptions) == ({}, ())
    document = document_of(contents)
    assert (document.name, list(document.units.sources)) == ("review.docx", SOURCES)
    assert available(contents) == (
        "column=Segment ID", "column=Segment status", "source", "target", "text",
    )  # fmt: skip


def tag(text: str, style: str = "Tag") -> str:
    return f"<w:r><w:rPr><w:rStyle w:val='{style}'/></w:rPr><w:t>{text}</w:t></w:r>"


def test_tags_that_tools_mark_by_a_style_are_no_text(read) -> None:
    rows = [[str(number), *pair] for number, pair in enumerate(PAIRS, 1)]
    one = docx_run("Un ") + tag("&lt;2&gt;&lt;5&gt;") + docx_run("gato") + tag("&lt;/5&gt;")
    two = tag("[1}", "mqInternal") + docx_run("Dos") + tag("{1]", "mqInternal") + tag("#hashtag")
    rows[0][2] = f"<w:p>{one}</w:p><w:p>{tag('{3}')}</w:p><w:p/>"
    rows[1][2] = f"<w:p>{two}</w:p>"
    document = document_of(read(docx_table(["ID", "Source", "Target"], *rows)))
    assert document.segments[:3] == ("Un gato\n", "Dos#hashtag", TARGETS[2])
    assert [part.name for part in document.units.tagged[0] if isinstance(part, Tag)] == [
        "<2>", "<5>", "</5>", "{3}",
    ]  # fmt: skip
    assert set(document.units.tagged) == {0, 1}


@pytest.mark.parametrize("style", ["Tag", "tw4winInternal", "mqInternal"])
def test_each_style_of_tags_is_known(read, style: str) -> None:
    rows = [["1", "One cat", f"<w:p>{docx_run('Un ')}{tag('{1}', style)}{docx_run('gato')}</w:p>"]]
    rows += [[str(number), *pair] for number, pair in enumerate(PAIRS, 2)]
    document = document_of(read(docx_table(["ID", "Source", "Target"], *rows)))
    assert document.units.tagged[0][-2:] == (Tag("{1}", "{1}"), "gato")


def test_the_heading_of_the_translation_is_an_address_too(read) -> None:
    by_heading = document_of(read(trados()), Selection(FieldKind.COLUMN, "Target segment"))
    assert list(by_heading.segments) == TARGETS


@pytest.mark.parametrize("has_both", [False, True])
def test_trados_top_down(read, has_both: bool) -> None:
    body = docx_row(["Segment ID", "Segment status", "Segment"])
    for number, (source, target) in enumerate(PAIRS, 1):
        key = f"{number}{GUID}{number}"
        body += docx_row([key, "Translated", source])
        merged = "<w:tcPr><w:vMerge/></w:tcPr><w:p/>"
        body += docx_row([key if has_both else merged, merged, target])
    contents = read(f"<w:tbl>{body}</w:tbl>")
    assert translation(contents) == TARGETS
    assert list(document_of(contents).units.sources) == SOURCES
    assert contents.tables[0].units == len(contents.tables[0].keys) == 6


def test_memoq(read) -> None:
    rows = [
        [docx_paragraph(str(number)) + docx_paragraph(f"{GUID}{number}"), *pair, "", "Confirmed"]
        for number, pair in enumerate(PAIRS, 1)
    ]
    about = [wide("file.docx", 2), wide("Important! Do not change the ID or the source text.", 3)]
    headings = ["ID", "English (United Kingdom)", "Spanish (Spain)", "Comment", "Status"]
    contents = read(docx_table(about, headings, *rows))
    source, target = contents.tables[0].fields[1:3]
    assert translation(contents) == TARGETS
    assert (source.language, target.language) == ("en", "es")
    assert contents.tables[0].assumptions == (TargetByPosition("Spanish (Spain)"),)


def test_phrase_writes_tables_of_one_shape_and_others_about_the_job(read) -> None:
    rows = [
        [f"x{number}:a", "", str(number), *pair, "99", ""] for number, pair in enumerate(PAIRS, 1)
    ]
    about = docx_table(["Project", "Museum"], ["Owner", "anna"])
    contents = read(about + docx_table(*rows[:4]) + "<w:p/>" + docx_table(*rows[4:]) + about)
    assert translation(contents) == TARGETS
    assert contents.tables[0].keys[-1] == "x6:a"


def test_cafetran_has_the_name_of_the_file_above_both_texts(read) -> None:
    rows = [[str(number), *pair, "", ""] for number, pair in enumerate(PAIRS, 1)]
    contents = read(docx_table(["ID", wide("test_document", 2), "Notes", "*"], *rows))
    assert translation(contents) == TARGETS
    assert contents.tables[0].assumptions == (TargetByPosition("C"),)


def test_deja_vu_without_headings(read) -> None:
    rows = [[f"00000{number}", *pair, ""] for number, pair in enumerate(PAIRS, 48)]
    assert translation(read(docx_table(*rows))) == TARGETS


@pytest.mark.parametrize(
    "headings",
    [
        ["N°", "Texte source", "Traduction"],
        ["Nr.", "Ausgangstext", "Übersetzung"],
        ["№", "Исходный текст", "Перевод"],
        ["番号", "原文", "訳文"],
        ["编号", "原文", "译文"],
        ["번호", "원문", "번역"],
        ["#", "Bron", "Vertaling"],
        ["ID", "النص الأصلي", "الترجمة"],
    ],
)
def test_headings_of_any_language_name_the_translation(read, headings: list[str]) -> None:
    # The translation is on the left, so that only the headings identify it.
    order = [headings[0], headings[2], headings[1]]
    rows = [[str(number), target, source] for number, (source, target) in enumerate(PAIRS, 1)]
    contents = read(docx_table(order, *rows))
    assert translation(contents) == TARGETS
    assert contents.tables[0].assumptions == ()


def test_headings_that_are_repeated_and_names_of_files_are_no_segments(read) -> None:
    headings = ["ID", "Source", "Target"]
    rows = [[str(number), *pair] for number, pair in enumerate(PAIRS, 1)]
    # The name of a file is in one cell across all columns, or in the only cell of a row.
    body = docx_table(["a.docx"], headings, *rows[:3], headings, *rows[3:], [wide("b.docx", 3)])
    assert translation(read(body)) == TARGETS


def test_rows_among_segments_with_another_text_than_a_name_are_kept(read) -> None:
    rows = [[str(number), *pair, ""] for number, pair in enumerate(PAIRS, 1)]
    rows[2:2] = [["note", "", "One more text.", "seen"], ["7", "", "", ""]]
    table = read(docx_table(["ID", "Source", "Target", "Comment"], *rows)).tables[0]
    assert list(table.fields[0].cells) == ["1", "2", "note", "7", "3", "4", "5", "6"]
    assert [field.name for field in table.fields] == ["ID", "Source", "Target", "Comment"]


def test_headings_of_which_some_are_empty_are_those_of_their_table(read) -> None:
    headings = ["ID", "", "Source", "Target"]
    rows = [[str(number), "", *pair] for number, pair in enumerate(PAIRS, 1)]
    other = docx_table(["Key", "", "Source", "Comment"], ["7", "", "some text", "a word"])
    body = docx_table(headings, *rows[:3]) + docx_table(headings, *rows[3:]) + other
    assert translation(read(body)) == TARGETS
    assert translation(read(docx_table(headings, *rows[:3], headings, *rows[3:]))) == TARGETS


def test_headings_before_each_of_several_tables(read) -> None:
    headings = ["ID", "Source", "Target"]
    rows = [[str(number), *pair] for number, pair in enumerate(PAIRS, 1)]
    body = docx_table(headings, *rows[:3]) + docx_paragraph("b.docx")
    assert translation(read(body + docx_table(headings, *rows[3:]))) == TARGETS


def test_segments_not_translated_yet_are_empty(read) -> None:
    rows = [[str(number), source, "", ""] for number, source in enumerate(SOURCES, 1)]
    contents = read(docx_table(["ID", "English", "Spanish", "Comment"], *rows))
    assert translation(contents) == [""] * 6


# A table for each segment


def cards(*rows_of: Sequence[Sequence[str]]) -> str:
    """Return a table for each segment, from its rows, with empty paragraphs between."""
    return "".join(docx_table(*rows) + "<w:p/>" for rows in rows_of)


@pytest.mark.parametrize(
    "body",
    [
        cards(*([["Source", one], ["Target", other]] for one, other in PAIRS)),
        cards(*([["Übersetzung", other], ["Ausgangstext", one]] for one, other in PAIRS)),
        cards(*([[f"Segment {n} of 6", ""], ["Source", one], ["Target", other]]
                for n, (one, other) in enumerate(PAIRS, 1))),
        cards(*([["Key", f"k{n}"], ["Source", one], ["Target", other], ["Status", "Draft"]]
                for n, (one, other) in enumerate(PAIRS, 1))),
        # Some segments have a comment.
        cards(*([["Source", one], ["Target", other], ["Comment", "See above."]][: 2 + n % 2]
                for n, (one, other) in enumerate(PAIRS, 1))),
        # A table about the job, with rows of its own.
        docx_table(["Project", "Museum"], ["Words", "48"], ["Due", "Monday"])
        + cards(*([["Source", one], ["Target", other]] for one, other in PAIRS)),
        # Without labels, but with ids.
        cards(*([[str(n)], [one], [other]] for n, (one, other) in enumerate(PAIRS, 1))),
        cards(*([[str(n), one, other]] for n, (one, other) in enumerate(PAIRS, 1))),
        # The headings are in a table of their own, and one segment is a word for headings.
        docx_table(["Source", "Target"]) + cards(*([pair] for pair in PAIRS)),
        # All segments in one table, with or without headings.
        docx_table(*(row for one, other in PAIRS for row in (["Source", one], ["Target", other]))),
        docx_table(["Language", "Text"], *(
            row for one, other in PAIRS for row in (["Source", one], ["Target", other]))),
        # In the cells of a frame, and in text boxes.
        docx_table(*([cards([["Source", one], ["Target", other]])] for one, other in PAIRS)),
        "".join(
            f"<w:p><w:r><w:pict><w:txbxContent>{docx_table(['Source', one], ['Target', other])}"
            "</w:txbxContent></w:pict></w:r></w:p>" for one, other in PAIRS),
    ],
    ids=["labels", "swapped", "titles", "keys", "comments", "job", "column", "row", "headings",
         "stacked", "stacked-headings", "frame", "boxes"],
)  # fmt: skip
def test_a_table_for_each_segment_is_a_row(read, body: str) -> None:
    contents = read(body)
    assert translation(contents) == TARGETS
    assert list(document_of(contents).units.sources) == SOURCES


def test_a_segment_has_the_line_of_its_table(read) -> None:
    rows = ([[str(n)], [one], [other]] for n, (one, other) in enumerate(PAIRS, 1))
    table = read(cards(*rows)).tables[0]
    assert (table.name, list(table.lines)) == ("Table 1", [1, 5, 9, 13, 17, 21])


def test_tags_in_a_table_for_each_segment_are_no_text(read) -> None:
    targets = [f"<w:p>{tag('[1}')}{docx_run(target)}</w:p>" for target in TARGETS]
    rows = (
        [["Source", one], ["Target", other]] for one, other in zip(SOURCES, targets, strict=True)
    )
    document = document_of(read(cards(*rows)))
    assert list(document.segments) == TARGETS
    assert set(document.units.tagged) == set(range(6))


@pytest.mark.parametrize("pair", [("Index", "Índice"), ("Machine translation", "La máquina")])
def test_a_segment_of_words_for_headings_is_kept(read, pair: tuple[str, str]) -> None:
    rows = [[str(number), *row] for number, row in enumerate([*PAIRS[:2], pair, *PAIRS[2:]], 1)]
    expected = [*TARGETS[:2], pair[1], *TARGETS[2:]]
    assert translation(read(docx_table(*rows))) == expected
    assert translation(read(cards(*([row] for row in rows)))) == expected


def test_headings_in_tables_of_their_own_are_no_segments(read) -> None:
    headings = [["Source", "Target"]]
    body = cards(headings, *([pair] for pair in PAIRS[:3]), headings, *([x] for x in PAIRS[3:]))
    assert translation(read(body)) == TARGETS


def test_a_segment_that_repeats_is_no_label(read) -> None:
    pairs = [("Yes", "Sí"), PAIRS[0], ("Yes", "Sí"), PAIRS[1], ("Yes", "Sí"), PAIRS[2]]
    contents = read(cards(*([["Source", "Target"], pair] for pair in pairs)))
    assert translation(contents) == [target for _, target in pairs]


@pytest.mark.parametrize(
    "body",
    [
        # Forms, one for each of three persons.
        cards(*([["Name", name], ["Town", "Ulm"], ["Remarks", text]]
                for name, text in zip(["Ana", "Ben", "Eva"], SOURCES, strict=False))),
        # Boxes with a title each.
        cards(*([["Note"], [text]] for text in SOURCES)),
        # Two segments are not enough.
        cards(*([["Source", one], ["Target", other]] for one, other in PAIRS[:2])),
    ],
    ids=["forms", "boxes", "few"],
)  # fmt: skip
def test_other_small_tables_are_text(read, body: str) -> None:
    contents = read(body)
    assert contents.tables[0].fields[0].kind is FieldKind.TEXT
    assert not contents.undecided


def test_equal_sources_of_several_tables_are_no_labels(read) -> None:
    versions = [[f"{target} {number}" for target in TARGETS] for number in range(3)]
    sources = [source[:50] for source in SOURCES]
    body = cards(*([["Source", "Target"], *zip(sources, texts, strict=True)] for texts in versions))
    assert translation(read(body)) == [text for texts in versions for text in texts]


# Segments in paragraphs, as Trados Workbench and Wordfast leave them


def test_a_document_that_is_not_cleaned_up_is_refused(read) -> None:
    def segment(source: str, target: str) -> str:
        return f"{{0&gt;{source}&lt;}}87{{&gt;{target}&lt;0}}"

    body = docx_paragraph(segment(*PAIRS[0]), " ", segment(*PAIRS[1]))
    body += "".join(docx_paragraph(segment(*pair)) for pair in PAIRS[2:]) + docx_paragraph("12")
    with pytest.raises(FileUnsupported) as caught:
        read(body)
    assert caught.value.kind == "Trados Workbench"


def test_a_text_about_such_marks_stays_text(read) -> None:
    body = docx_paragraph(" ".join(SOURCES)) + docx_paragraph("Write {0&gt;a&lt;}0{&gt;b&lt;0}.")
    assert len(translation(read(body))) == 2


# States


def test_states_mark_translations_as_trados_writes_them(read) -> None:
    states = ["Translated (100%)", "Draft (85%)", "Translation Rejected", "Signed Off"]
    contents = read(trados([*states, "Sign-off Rejected", "Translation Approved"]))
    marks = {2: UnitMark.NEEDS_REVIEW, 4: UnitMark.NEEDS_REVIEW}
    assert dict(document_of(contents).units.marks) == marks
    assert dict(document_of(contents, Selection(FieldKind.SOURCE)).units.marks) == {}


def test_states_are_outdated_if_reviewers_filled_in_the_translation(read) -> None:
    contents = read(trados(["Not Translated (0%)"] * 6))
    assert dict(contents.tables[0].marks) == {}


def test_empty_targets_and_copies_of_the_source_are_not_translated(read) -> None:
    rows = [[str(number), "Not started", source, ""] for number, source in enumerate(SOURCES, 1)]
    rows[0][3] = SOURCES[0]
    contents = read(docx_table(["ID", "Status", "Source", "Target"], *rows))
    assert set(contents.tables[0].marks.values()) == {UnitMark.NOT_TRANSLATED}
    assert len(contents.tables[0].marks) == 6


# Unclear tables are asked about


def test_two_texts_alone_are_asked_about(read) -> None:
    contents = read(docx_table(*map(list, PAIRS)))
    for role in (Role.CANDIDATE, Role.REFERENCE, None):
        with pytest.raises(FieldUndecided) as caught:
            document_of(contents, role=role)
    assert caught.value.available == ("column=A", "column=B", "text")
    assert list(document_of(contents, Selection(FieldKind.COLUMN, "B")).segments) == TARGETS
    assert len(document_of(contents, Selection(FieldKind.TEXT)).segments) == 12


@pytest.mark.parametrize(
    ("body", "names"),
    [
        (docx_table(["EN", "ES"], *map(list, PAIRS)), ("EN", "ES")),
        (docx_table(["es-MX", "en-US"], *([b, a] for a, b in PAIRS)), ("es-MX", "en-US")),
        (cards(*([["EN", one], ["ES", other]] for one, other in PAIRS)), ("EN", "ES")),
        (cards(*([["English", "Spanish"], pair] for pair in PAIRS)), ("English", "Spanish")),
        (cards(*([[one], [other]] for one, other in PAIRS)), ("A", "B")),
    ],
    ids=["codes", "tags", "labels", "headings", "column"],
)
def test_languages_alone_are_asked_about(read, body: str, names: tuple[str, ...]) -> None:
    with pytest.raises(FieldUndecided) as caught:
        document_of(read(body), role=Role.CANDIDATE)
    assert caught.value.available == (*(f"column={name}" for name in names), "text")


def test_the_column_in_which_two_such_files_differ_is_scored(tmp_path: Path) -> None:
    versions = {"ref": TARGETS, "mt": [text.replace("la ", "una ") for text in TARGETS]}
    files = {name: [tmp_path / f"{name}.{end}" for end in ("docx", "txt")] for name in versions}
    for name, texts in versions.items():
        rows = map(list, zip(SOURCES, texts, strict=True))
        files[name][0].write_bytes(docx(docx_table(["EN", "ES"], *rows)))
        files[name][1].write_text("\n".join(texts) + "\n", "utf-8")
    documents, plain = (
        evaluate_files(candidates=[candidate], references=[reference])
        for candidate, reference in zip(files["mt"], files["ref"], strict=True)
    )
    assert documents.candidates[0].score.percent == plain.candidates[0].score.percent < 100


def test_a_bilingual_table_in_as_much_text_is_asked_about(read) -> None:
    prose = docx_paragraph(" ".join([*SOURCES, *SOURCES]))
    headings = ["ID", "Source", "Target"]
    rows = [[str(number), *pair] for number, pair in enumerate(PAIRS, 1)]
    contents = read(prose + docx_table(headings, *rows))
    with pytest.raises(FieldUndecided) as caught:
        document_of(contents)
    assert caught.value.available == ("column=ID", "source", "target", "text")


def test_ids_beside_one_text_are_no_text(read) -> None:
    rows = [[f"menu.{number}", target] for number, target in enumerate(TARGETS)]
    contents = read(docx_table(["ID", "String"], *rows))
    assert translation(contents) == TARGETS
    assert contents.tables[0].assumptions == (TableAlone(),)
    assert available(contents) == ("column=ID", "text")


# Documents that stay text


LETTER = " ".join(SOURCES)


@pytest.mark.parametrize(
    "body",
    [
        # A table of data in a text, and a small bilingual table.
        docx_paragraph(LETTER) * 4 + docx_table(["Year", "Visitors"], ["2001", "12"], ["2", "3"]),
        docx_paragraph(LETTER) * 4 + docx_table(["Source", "Target"], ["Yes", "Sí"]),
        # Columns of layout: a résumé, a form, two articles side by side.
        docx_table(["2001–2004", LETTER], ["2005", SOURCES[1]], ["2006", LETTER * 2]),
        docx_table(["Name", "Anna"], ["Address", LETTER], ["Remarks", SOURCES[0]]),
        docx_table([LETTER, SOURCES[0]], [SOURCES[3], LETTER], [LETTER * 2, SOURCES[5]]),
        # A register of one language.
        docx_table(
            ["No.", "Risk", "What is done about the risk"],
            ["R1", "The river floods the lower town", "Raise the dam of the river by the town"],
            ["R2", "The key of the museum is lost", "Keep the other key of the museum at home"],
            ["R3", "The window of the room is open", "Close the window of the room at night"],
        ),
        docx_table(*[[text] for text in SOURCES]),
        # Sources above their translations, beside words that are no ids.
        docx_table(
            *(
                [word, text]
                for word, text in zip(
                    "one two three four five six seven eight nine ten eleven twelve".split(),
                    (text for pair in PAIRS for text in pair),
                    strict=True,
                )
            )
        ),
        # Parameters, one of which has the name of a heading.
        docx_table(
            ["context", "the context of the transformation"],
            ["target", "the element where the attributes will be grafted"],
            ["attribute", "the attribute of a literal result element"],
            ["Returns", "the generated attribute, or NULL in case of an error"],
        ),
    ],
    ids=["data", "small", "résumé", "form", "articles", "register", "frame", "words", "parameters"],
)
def test_other_documents_stay_text(read, body: str) -> None:
    contents = read(body)
    assert contents.tables[0].fields[0].kind is FieldKind.TEXT
    assert not contents.undecided
    assert document_of(contents, role=Role.CANDIDATE).segments == tuple(
        contents.tables[0].fields[0].cells
    )


# Real reviews, with the score of their translations as text files


@pytest.mark.parametrize("name", ["tr", "fr"])
def test_the_translation_alone_is_scored(shared_data: Path, name: str) -> None:
    reference, candidate = (
        document_of(read_contents(shared_data / "misread" / f"{name}_{kind}.docx"), role=role)
        for kind, role in (("ref", Role.REFERENCE), ("hyp", Role.CANDIDATE))
    )
    result = evaluate(candidates=[candidate], references=[reference])
    assert round(result.candidates[0].score.percent, 2) == 26.37


def test_equal_headings_are_told_apart_by_the_row_above_them(read) -> None:
    heads = [["", "es-ES", "", "es-MX", ""], ["ID", "Reference", "MT", "Reference", "MT"]]
    others = [text.upper() for text in TARGETS]
    texts = zip(TARGETS, others, others, TARGETS, strict=True)
    rows = [[str(number), *row] for number, row in enumerate(texts)]
    contents = read(docx_table(*heads, *rows))
    (table, _) = contents.tables
    assert [(field.name, field.language) for field in table.fields] == [
        ("ID", None),
        ("es-ES Reference", "es-ES"),
        ("es-ES MT", "es-ES"),
        ("es-MX Reference", "es-MX"),
        ("es-MX MT", "es-MX"),
    ]
    assert list(document_of(contents, Selection(FieldKind.COLUMN, "B")).segments) == TARGETS
    assert is_undecided(contents)
