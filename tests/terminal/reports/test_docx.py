"""A Word report holds both texts of each segment exactly, and is read back as what it is."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from lxml import etree

from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.errors import Cancelled
from bleu_core.evaluation.evaluate import evaluate_documents
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Contents, Part, Tag, plain_text
from bleu_core.files.documents import Document, document_of, documents_by_role
from bleu_core.files.edited import Edited
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.units import Units
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.i18n import LANGUAGES
from bleu_score.reports import docx_parts, writing
from bleu_score.reports.build import build_report
from bleu_score.reports.docx import write_docx
from bleu_score.reports.docx_parts import W
from bleu_score.reports.docx_text import _stretches, text_style
from bleu_score.reports.options import Notes, ReportOptions
from bleu_score.reports.writing import write_report
from tests.helpers.attacks import ATTACKS
from tests.helpers.deliveries import DELIVERED, analysis_of
from tests.helpers.real_data import real_data
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

MADE = datetime(2026, 11, 29, 12, tzinfo=UTC)
ALL = ReportOptions(segments="all")
BOLD, END = Tag("g:1", '<g id="1">'), Tag("/g:1", "</g>")
BREAK = Tag("br:1", "\n", is_break=True)
Text = str | tuple[Part, ...]


def document(name: str, texts: Sequence[Text], **of_units: object) -> Document:
    units = Units(
        tuple(map(plain_text, texts)),
        {index: text for index, text in enumerate(texts) if isinstance(text, tuple)},
        **of_units,  # type: ignore[arg-type]
    )
    return Document(name, units)


def changed(
    suggestions: Sequence[Text],
    finals: Sequence[Text],
    source: Sequence[Text] | None = None,
    **of_units: object,
) -> ChangeAnalysis:
    evaluation = evaluate_documents(
        candidates=[document("mt.txt", suggestions)],
        references=[document("final.txt", finals, **of_units)],
        source=document("source.txt", source) if source else None,
        settings=Settings(),
    )
    return analyze_changes(evaluation)


def written(
    about: ChangeAnalysis | Evaluation, options: ReportOptions = ALL, notes: Notes | None = None
) -> bytes:
    analysis = about if isinstance(about, ChangeAnalysis) else None
    evaluation = about.evaluation if isinstance(about, ChangeAnalysis) else about
    file = io.BytesIO()
    write_docx(build_report(evaluation, options, notes, analysis=analysis, made=MADE), file)
    return file.getvalue()


def member(data: bytes, name: str = "word/document.xml") -> etree._Element:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return etree.fromstring(archive.read(name))


def edited_document(data: bytes, root: etree._Element) -> bytes:
    """Return a document with other text in it."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(file, "w") as new:
        for name in old.namelist():
            is_text = name == "word/document.xml"
            new.writestr(name, etree.tostring(root) if is_text else old.read(name))
    return file.getvalue()


def segments_of(data: bytes) -> etree._Element:
    (table,) = member(data).xpath("//w:tbl[w:tblPr/w:tblCaption]", namespaces={"w": W.strip("{}")})
    return table


def cells_of(data: bytes, heading: str) -> list[etree._Element]:
    """Return the cells below a heading."""
    first, *rows = segments_of(data).findall(f"{W}tr")
    column = [resolved(cell, "del") for cell in first.findall(f"{W}tc")].index(heading)
    return [row.findall(f"{W}tc")[column] for row in rows]


def resolved(cell: etree._Element, dropped: str) -> str:
    """Return a text as a word processor leaves it: without all deletions, or all insertions."""
    texts = []
    characters = {"tab": "\t", "br": "\n", "noBreakHyphen": "\N{NON-BREAKING HYPHEN}"}
    for run in cell.iter(f"{W}r"):
        if run.getparent().tag == W + dropped:
            continue
        for child in run:
            name = child.tag.removeprefix(W)
            texts.append(child.text if name in ("t", "delText") else characters.get(name, ""))
    return "".join(texts)


def accepted(data: bytes) -> list[str]:
    return [resolved(cell, "del") for cell in cells_of(data, "Final text")]


def rejected(data: bytes) -> list[str]:
    return [resolved(cell, "ins") for cell in cells_of(data, "Final text")]


def read(tmp_path: Path, data: bytes) -> Contents:
    path = tmp_path / "report.docx"
    path.write_bytes(data)
    return read_contents(path)


# Both texts


PAIRS = [
    ("The big dog ran.", "A small cat ran!"),
    ("افتح الملف في Windows 11 الآن.", "افتح المستند في Windows 11 Pro الآن."),
    ("今天天氣很好。", "今天天氣真好！"),
    ("A 👍🏽 👩‍👩‍👧", "A 👍🏿 👩‍👩‍👦"),
    ("one\ntwo\tthree", "one\nzwei\tthree"),
    ("  spaces   around ", " spaces  around  "),
    ("non‑breaking", "non-breaking"),
    ("same", "same"),
    ("<b>&amp;</b>", "<i>&amp;</i>"),
]


def test_accepting_gives_the_final_texts_and_rejecting_the_suggestions() -> None:
    suggestions, finals = zip(*PAIRS, strict=True)
    data = written(changed(suggestions, finals))
    assert accepted(data) == [*finals]
    assert rejected(data) == [*suggestions]
    assert [resolved(cell, "") for cell in cells_of(data, "Suggestion")] == [*suggestions]
    # Deleted text is marked as such in its runs, too; otherwise Word calls the file damaged.
    root = member(data)
    assert {each.getparent().getparent().tag for each in root.iter(f"{W}delText")} == {W + "del"}
    assert not [
        each for each in root.iter(f"{W}t") if each.getparent().getparent().tag == W + "del"
    ]
    numbers = [each.get(W + "id") for each in root.iter(f"{W}ins", f"{W}del")]
    assert len({*numbers}) == len(numbers) > len(PAIRS)


def test_random_texts_can_be_had_back() -> None:
    chooser = random.Random(3)
    pool = [*"ab .,-\n\t中文اב1\u200d\u0301\u2011\u202e\U0001f3fd🇪", "word ", "كلمة "]

    def texts() -> list[str]:
        return ["x" + "".join(chooser.choices(pool, k=chooser.randrange(30))) for _ in range(150)]

    suggestions, finals = texts(), texts()
    data = written(changed(suggestions, finals))
    assert accepted(data) == finals
    assert rejected(data) == suggestions


@pytest.mark.skipif(
    not real_data().exists(), reason="needs the real translations in ../shared/data"
)
def test_a_thousand_real_post_edits_can_be_had_back(tmp_path: Path) -> None:
    folder = real_data() / "mlqe-pe-en-zh"
    suggestions, finals = (
        (folder / name).read_text("utf-8").splitlines()
        for name in ("sys.nmt.zh", "ref.postedit.zh")
    )
    data = written(changed(suggestions, finals))
    assert accepted(data) == finals
    assert rejected(data) == suggestions
    (table,) = read(tmp_path, data).tables
    texts = [[*map(plain_text, field.cells)] for field in table.fields[1:3]]
    assert texts == [[text.strip("\n") for text in own] for own in (suggestions, finals)]


def test_segments_without_one_of_the_texts_can_be_had_back(tmp_path: Path) -> None:
    (tmp_path / "delivered.xliff").write_text(DELIVERED, encoding="utf-8")
    analysis = analysis_of(tmp_path / "delivered.xliff")
    data = written(analysis)
    assert accepted(data)[4:7] == ["Escrito desde cero.", "ACME", ""]
    assert rejected(data)[4:7] == ["", "", "No hecho."]


def test_keys_of_several_files_are_no_keys_of_the_table(tmp_path: Path) -> None:
    folder = tmp_path / "all"
    folder.mkdir()
    for name in ("a.xliff", "b.xliff"):
        units = DELIVERED.replace('trans-unit id="', 'trans-unit id="key')
        (folder / name).write_text(units, encoding="utf-8")
    (table,) = read(tmp_path, written(analysis_of(folder))).tables
    assert [*table.keys] == [str(number) for number in range(1, 17)]


def test_keys_of_a_single_file_are_those_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "a.xliff"
    path.write_text(DELIVERED.replace('trans-unit id="', 'trans-unit id="key'), encoding="utf-8")
    (table,) = read(tmp_path, written(analysis_of(path))).tables
    assert [*table.keys] == [f"key{number}" for number in range(1, 9)]


def test_tags_are_gray_runs_without_a_place_to_break() -> None:
    before = ("Open ", BOLD, "the file", END, BREAK, "now")
    after = (BOLD, "Open", END, " the file", BREAK, "now")
    data = written(changed([before], [after]))
    shown = '<g\N{NO-BREAK SPACE}id="1">'
    assert accepted(data) == [f"{shown}Open</g> the file\nnow"]
    assert rejected(data) == [f"Open {shown}the file</g>\nnow"]
    styles = {
        each.get(W + "styleId"): each for each in member(data, "word/styles.xml").iter(f"{W}style")
    }
    runs = [run for run in segments_of(data).iter(f"{W}r") if shown in "".join(run.itertext())]
    for run in runs:
        (style,) = run.findall(f"{W}rPr/{W}rStyle")
        assert styles[style.get(W + "val")].find(f"{W}rPr/{W}color") is not None
        assert "".join(run.itertext()) == shown


def test_characters_that_xml_cannot_hold_are_shown_and_named() -> None:
    data = written(changed(["bell \x07 and \ud800", "a"], ["bell \x07 and \x0b", "b"]))
    assert rejected(data)[0] == "bell ⟨U+0007⟩ and ⟨U+D800⟩"
    assert accepted(data)[0] == "bell ⟨U+0007⟩ and ⟨U+000B⟩"
    note = "Characters that a Word document cannot hold are shown by their codes"
    assert note in "".join(member(data).itertext())
    assert note not in "".join(member(written(changed(["a"], ["b"]))).itertext())


def test_nothing_in_names_and_texts_acts() -> None:
    evaluation = evaluated({attack: [*ATTACKS] for attack in ATTACKS[:2]}, [*ATTACKS])
    notes = {(row, 0): Note(text=attack) for row, attack in enumerate(ATTACKS)}
    options = replace(ALL, title=ATTACKS[-1], client=ATTACKS[0], project=ATTACKS[-2])
    finals = [f"{attack} " for attack in ATTACKS]
    edited = {row: Edited(attack) for row, attack in enumerate(ATTACKS)}
    for data in (
        written(evaluation, options, notes),
        written(changed([*ATTACKS], finals, keys=[*ATTACKS], edited=edited), options, notes),
    ):
        known = {
            *("document body p pPr pStyle bidi jc r rPr rStyle b bCs rtl t delText tab br".split()),
            *("noBreakHyphen ins del tbl tblPr tblStyle bidiVisual tblW tblLayout".split()),
            *("tblCaption tblGrid gridCol tr trPr cantSplit tblHeader".split()),
            *("tc tcPr tcW sectPr footerReference pgSz pgMar".split()),
        }
        assert {each.tag.removeprefix(W) for each in member(data).iter()} <= known
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert not archive.testzip()
            relations = archive.read("word/_rels/document.xml.rels").decode()
        assert "External" not in relations
        assert "hyperlink" not in relations


# Who and when


def test_a_change_states_what_its_file_states_and_nothing_else() -> None:
    edited = {0: Edited("Ana", date(2024, 4, 24)), 1: Edited("Bo"), 2: Edited("", date(2024, 5, 1))}
    data = written(
        changed(["a b", "c d", "e f", "g h"], ["a x", "c x", "e x", "g x"], edited=edited)
    )
    computed = "BLEU Desktop (comparison)"
    expected = [
        ("Ana", "2024-04-24T00:00:00Z"),
        ("Bo", None),
        (computed, "2024-05-01T00:00:00Z"),
        (computed, None),
    ]
    for cell, (author, day) in zip(cells_of(data, "Final text"), expected, strict=True):
        changes = [*cell.iter(f"{W}ins", f"{W}del")]
        assert len(changes) == 2
        assert {each.get(W + "author") for each in changes} == {author}
        assert {each.get(W + "date") for each in changes} == {day}
    names = [resolved(cell, "del") for cell in cells_of(data, "Edited by")]
    assert names == ["Ana", "Bo", "", ""]


def test_the_same_report_has_the_same_bytes() -> None:
    analysis = changed(*zip(*PAIRS, strict=True))
    assert written(analysis) == written(analysis)


# Languages


@pytest.mark.parametrize(
    ("texts", "language", "font"),
    [
        (["这个软件可以为您翻译文件。", "请打开电脑。"], "zh-CN", "Microsoft YaHei"),
        (["這個軟體可以為您翻譯檔案。", "請打開電腦。"], "zh-TW", "Microsoft JhengHei"),
        (["このソフトは文書を翻訳します。", "電源を入れてください。"], "ja-JP", "Yu Gothic"),
    ],
)
def test_east_asian_texts_have_the_font_of_their_script(
    texts: list[str], language: str, font: str
) -> None:
    data = written(changed([f"{text}!" for text in texts], texts))
    own = member(data, "word/styles.xml").xpath(
        "//w:style[@w:styleId='SegmentText']/w:rPr/*", namespaces={"w": W.strip("{}")}
    )
    assert [each.get(W + "eastAsia") for each in own] == [font, language]


@pytest.mark.parametrize(
    ("tag", "text", "place", "language"),
    [
        ("es-MX", "hola", "val", "es-MX"),
        ("ar", "مرحبا", "bidi", "ar"),
        ("ja", "こんにちは", "eastAsia", "ja-JP"),
        ("ko", "안녕하세요", "eastAsia", "ko-KR"),
        ("yue", "你好", "eastAsia", "zh-HK"),
        ("zh", "你好", "eastAsia", "zh-CN"),
        ("zh-Hant", "你好", "eastAsia", "zh-TW"),
        ("zh-Hant-HK", "你好", "eastAsia", "zh-HK"),
        ("zh-Hant-MO", "你好", "eastAsia", "zh-HK"),
    ],
)
def test_a_text_has_its_language_where_word_looks_for_it(
    tag: str, text: str, place: str, language: str
) -> None:
    style = docx_parts._text_style(text_style("Own", tag, [text]))
    assert f'<w:lang w:{place}="{language}"/>' in style


def test_each_part_of_the_package_is_what_its_name_says() -> None:
    data = written(changed(["a"], ["b"]))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = archive.namelist()
    roots = {name: etree.QName(member(data, name)).localname for name in names}
    assert roots == {
        "[Content_Types].xml": "Types",
        "_rels/.rels": "Relationships",
        "docProps/core.xml": "coreProperties",
        "word/_rels/document.xml.rels": "Relationships",
        "word/settings.xml": "settings",
        "word/footer.xml": "ftr",
        "word/styles.xml": "styles",
        "word/document.xml": "document",
    }
    targets = {
        name: {each.get("Target") for each in member(data, name)}
        for name in roots
        if "rels" in name
    }
    assert targets == {
        "_rels/.rels": {"word/document.xml", "docProps/core.xml"},
        "word/_rels/document.xml.rels": {"settings.xml", "footer.xml", "styles.xml"},
    }
    (borders,) = member(data, "word/styles.xml").iter(f"{W}tblBorders")
    sides = [each.tag.removeprefix(W) for each in borders]
    assert sides == ["top", "left", "bottom", "right", "insideH", "insideV"]


@pytest.mark.parametrize(
    ("language", "own", "east_asian"),
    [
        ("en", "en-US", "zh-CN"),
        ("es", "es", "zh-CN"),
        ("zh-Hans", "en-US", "zh-CN"),
        ("zh-Hant", "en-US", "zh-TW"),
    ],
)
def test_our_words_have_their_language(language: str, own: str, east_asian: str) -> None:
    styles = docx_parts._styles(language, ())
    assert f'<w:lang w:val="{own}" w:eastAsia="{east_asian}" w:bidi="ar-SA"/>' in styles


@pytest.mark.parametrize(
    ("text", "right_to_left", "stretches"),
    [
        ("", False, []),
        ("", True, []),
        ("plain", False, [("plain", False)]),
        ("plain", True, [("plain", False)]),
        ("11.", True, [("11.", True)]),
        ("a שלום, b", False, [("a ", False), ("שלום", True), (", b", False)]),
        ("שלום Windows 11!", True, [("שלום ", True), ("Windows 11", False), ("!", True)]),
    ],
)
def test_a_text_has_stretches_of_one_direction(
    text: str, right_to_left: bool, stretches: list[tuple[str, bool]]
) -> None:
    assert [*_stretches(text, right_to_left)] == stretches


def test_texts_from_right_to_left_turn_the_table_their_paragraphs_and_runs() -> None:
    source = ["Open it in Windows 11 now.", "Hello!"]
    finals = ["افتح المستند في Windows 11 الآن.", "مرحبا!"]
    data = written(changed([f"{text} ثم" for text in finals], finals, source))
    assert segments_of(data).find(f"{W}tblPr/{W}bidiVisual") is not None
    styles = member(data, "word/styles.xml")
    right = {
        each.get(W + "styleId"): each.find(f"{W}pPr/{W}bidi") is not None
        for each in styles.iter(f"{W}style")
    }
    assert (right["SegmentText"], right["SegmentSource"]) == (True, False)
    runs = [*cells_of(data, "Final text")[0].iter(f"{W}r")]
    texts = [
        ("".join(run.itertext()), run.find(f"{W}rPr/{W}rtl") is not None)
        for run in runs
        if run.getparent().tag == W + "p"
    ]
    assert texts == [("افتح المستند في ", True), ("Windows 11", False), (" الآن.", True)]
    assert not [*cells_of(data, "Source")[0].iter(f"{W}rtl")]
    # So does a title.
    for title, is_turned in (("تقرير", True), ("Report", False)):
        body = member(written(changed(["a"], ["b"]), replace(ALL, title=title)))
        assert (body.find(f".//{W}p/{W}pPr/{W}bidi") is not None) == is_turned


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_read_again_in_every_language(language: str, tmp_path: Path) -> None:
    (tmp_path / "delivered.xliff").write_text(DELIVERED, encoding="utf-8")
    analysis = analysis_of(tmp_path / "delivered.xliff")
    data = written(analysis, replace(ALL, language=language), {(1, 0): Note(text="Why?")})
    contents = read(tmp_path, data)
    (table,) = contents.tables
    assert not contents.undecided
    kinds = [field.kind for field in table.fields]
    assert kinds[1:4] == [FieldKind.SOURCE, FieldKind.SYSTEM, FieldKind.TARGET]
    # New, locked and untranslated segments are in the table, too.
    assert [*table.keys] == [*"12345678"]
    assert [*table.fields[-1].cells] == ["", "Why?", *[""] * 6]
    found = documents_by_role(contents)
    suggestions, finals = zip(
        *((each.suggestion, each.final) for each in analysis.lines), strict=True
    )
    assert [each.segments for each in found[Role.CANDIDATE]] == [suggestions]
    assert [each.segments for each in found[Role.REFERENCE]] == [finals]
    assert document_of(contents).segments == finals
    # Tags are those of the file, but for their names.
    again = analyze_changes(
        evaluate_documents(
            candidates=found[Role.CANDIDATE],
            references=found[Role.REFERENCE],
            settings=Settings(),
        )
    )
    assert again.changes.edits == analysis.changes.edits


def test_changes_that_were_rejected_come_home(tmp_path: Path) -> None:
    data = written(changed(["a cat", "a dog"], ["the cat", "the dog"]))
    root = member(data)
    first = next(root.iter(f"{W}ins"))
    first.getparent().remove(first)
    deleted = next(root.iter(f"{W}del"))
    for text in deleted.iter(f"{W}delText"):
        text.tag = W + "t"
    deleted.tag = W + "smartTag"
    contents = read(tmp_path, edited_document(data, root))
    assert document_of(contents).segments == ("a cat", "the dog")


def test_columns_can_be_moved_deleted_and_added(tmp_path: Path) -> None:
    data = written(changed(["a cat", "a dog"], ["the cat", "the dog"], ["un gato", "un perro"]))
    root = member(data)
    for row in [*root.iter(f"{W}tbl")][-1].iter(f"{W}tr"):
        number, source, suggestion, _, comment = row.findall(f"{W}tc")
        row.remove(suggestion)
        row.append(source)
        row.append(etree.fromstring(etree.tostring(comment)))
        comment.addnext(number)
    (table,) = read(tmp_path, edited_document(data, root)).tables
    assert [field.kind for field in table.fields] == [
        *(FieldKind.TARGET, FieldKind.COLUMN, FieldKind.COLUMN, FieldKind.SOURCE, FieldKind.COLUMN)
    ]
    assert [*table.fields[0].cells] == ["the cat", "the dog"]
    assert [*table.keys] == ["1", "2"]


# The choice and the order


def test_a_report_on_scores_lists_the_worst_first_and_tracks_nothing(tmp_path: Path) -> None:
    candidates = {"near.txt": CANDIDATES["near.txt"]}
    evaluation = evaluated(candidates, source=[text.upper() for text in REFERENCE])
    path = tmp_path / "scores.docx"
    notes = {(1, 0): Note(text="Cup!", verdict=SegmentVerdict.OMISSION)}
    write_report(path, evaluation, ALL, notes)
    data = path.read_bytes()
    assert not [*member(data).iter(f"{W}ins", f"{W}del")]
    # Word would join tables that have nothing between them.
    body = [each.tag.removeprefix(W) for each in member(data).find(f"{W}body")]
    assert ("tbl", "tbl") not in pairwise(body)
    shown = [resolved(cell, "del") for cell in cells_of(data, "#")]
    scores = [float(resolved(cell, "del")) for cell in cells_of(data, "Sentence BLEU")]
    assert scores == sorted(scores)
    assert shown == ["2", "3", "4", "1"]
    found = documents_by_role(read_contents(path))
    rows = [int(number) - 1 for number in shown]
    assert found[Role.REFERENCE][0].segments == tuple(REFERENCE[row] for row in rows)
    assert found[Role.CANDIDATE][0].segments == tuple(candidates["near.txt"][row] for row in rows)
    assert found[Role.SOURCE][0].segments == tuple(REFERENCE[row].upper() for row in rows)
    assert resolved(cells_of(data, "Comment")[0], "del").endswith("Cup!")


def test_candidates_beside_each_other_keep_their_names(tmp_path: Path) -> None:
    two = {name: texts for name, texts in CANDIDATES.items() if name != "odd.txt"}
    found = documents_by_role(read(tmp_path, written(evaluated(two))))
    assert {each.selection.name: [*each.segments] for each in found[Role.CANDIDATE]} == two
    found = documents_by_role(read(tmp_path, written(evaluated())))
    assert {each.selection.name: [*each.segments] for each in found[Role.CANDIDATE]} == CANDIDATES


def test_of_many_changes_the_largest_are_listed_in_the_order_of_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(writing._MOST_TEXTS, "docx", 2)
    analysis = changed(["a b", "same", "a long b", "c d"], ["a x", "same", "a short x", "other e"])
    path = tmp_path / "changes.docx"
    write_report(path, analysis.evaluation, ALL, analysis=analysis)
    data = path.read_bytes()
    assert accepted(data) == ["a short x", "other e"]
    said = "".join(member(data).itertext())
    assert "Segments: 4 of 4. Only the 2 most changed are listed." in said


def test_of_many_scores_the_lowest_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(writing._MOST_TEXTS, "docx", 2)
    path = tmp_path / "scores.docx"
    write_report(path, evaluated({"near.txt": CANDIDATES["near.txt"]}), ALL)
    data = path.read_bytes()
    assert [resolved(cell, "del") for cell in cells_of(data, "#")] == ["2", "3"]
    said = "".join(member(data).itertext())
    assert "Only the 2 with the lowest sentence BLEU are listed." in said


def test_subtitles_have_their_times() -> None:
    times = [(0, 900), (3_723_004, 3_725_000)]
    data = written(changed(["a b", "c d"], ["a x", "c x"], times=times))
    assert [resolved(cell, "del") for cell in cells_of(data, "Time in and out")] == [
        "00:00:00,000\n00:00:00,900",
        "01:02:03,004\n01:02:05,000",
    ]


def test_numbers_only_have_no_texts() -> None:
    data = written(changed(["secret a"], ["secret b"]), replace(ALL, texts=False))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert not [name for name in archive.namelist() if b"secret" in archive.read(name)]
    assert "Numbers only" in "".join(member(data).itertext())


class Full(io.BytesIO):
    """A file on a full disk."""

    def write(self, data: object) -> int:
        raise OSError(28, "No space left on device")


def test_writing_can_be_cancelled_and_fails_with_the_error_of_the_system() -> None:
    analysis = changed(["a"] * 3000, [f"b {number}" for number in range(3000)])
    report = build_report(analysis.evaluation, ALL, analysis=analysis)
    with pytest.raises(Cancelled):
        write_docx(report, io.BytesIO(), Progress(cancelled=lambda: True))
    with pytest.raises(OSError, match="No space left"):
        write_docx(report, Full())
