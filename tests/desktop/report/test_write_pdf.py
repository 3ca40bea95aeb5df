"""The PDF of a report: its pages, its text, its fonts."""

from __future__ import annotations

import hashlib
import io
import re
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bleu_core.api.evaluation import evaluate_files
from bleu_core.errors import Cancelled
from bleu_core.evaluation.results import Evaluation
from bleu_core.progress import Progress, Stage
from bleu_core.version import __version__
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.report.paper import Paper, PaperPage
from bleu_desktop.report.pieces import paginate
from bleu_desktop.report.report_pages import ReportPages
from bleu_desktop.report.segment_pages import MOST_CHARACTERS
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.report.write_pdf import write_pdf
from bleu_desktop.shared.fonts import has_chinese_font
from bleu_score.i18n import LANGUAGES, format_date, script_tag, speaking
from bleu_score.reports.build import build_report
from bleu_score.reports.model import Report
from bleu_score.reports.options import ReportOptions
from bleu_score.reports.page_parts import name_pieces
from bleu_score.reports.words import segment_title
from tests.helpers.deliveries import DELIVERED, analysis_of
from tests.helpers.pdf_content import (
    embedded_fonts,
    language_of,
    letters,
    letters_of_pages,
    outline_of,
    page_count,
    page_sizes,
    reader_of,
    text_of,
    title_of,
)
from tests.helpers.reports import REFERENCE, evaluated

MADE = datetime(2026, 3, 5, 14, 30, tzinfo=UTC)

LONG = [f"{line} And this is said once more in other words." for line in REFERENCE]
TRADITIONAL = ["骨頭直接返回，翻譯得很好。", "一二三人入八方文木水。", "這座橋關閉時沒有人受傷。"]


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluated()


def report(evaluation: Evaluation, notes: dict[tuple[int, int], Note] | None = None) -> Report:
    options = ReportOptions(language="en", segments="all")
    return build_report(evaluation, options, notes, made=MADE)


def written(report: Report, paper: Paper = Paper.A4) -> bytes:
    stream = io.BytesIO()
    pages = write_pdf(report, stream, paper)
    content = stream.getvalue()
    assert page_count(content) == pages
    return content


@pytest.mark.parametrize(
    ("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))], ids=["a4", "letter"]
)
def test_pages_have_the_size_of_the_paper(
    paper: Paper, size: tuple[int, int], qapp: QApplication, evaluation: Evaluation
) -> None:
    sizes = page_sizes(written(report(evaluation), paper))
    assert {(round(width), round(height)) for width, height in sizes} == {size}


def test_another_program_reads_what_the_report_says(
    qapp: QApplication, evaluation: Evaluation
) -> None:
    notes = {(0, 1): Note(SegmentVerdict.STYLE, "Ask the client", bookmarked=True)}
    content = written(report(evaluation, notes))
    text = text_of(content)
    pages = page_count(content)
    for words in (
        "BLEU report",
        f"on {format_date(MADE.astimezone())}",
        "near.txt scores best by BLEU",
        evaluation.candidates[0].bleu.signature[:40],
        "No one was injured when they closed the bridge.",
        "Ask the client",
    ):
        assert words in text
    footers = re.findall(r"BLEU report · BLEU Desktop.* (\d+) ?/ ?(\d+)\n", text)
    assert footers == [(str(number), str(pages)) for number in range(1, pages + 1)]


def changes_report(folder: Path, *, texts: bool = True) -> bytes:
    path = folder / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    analysis = analysis_of(path)
    options = ReportOptions(language="en", segments="all", texts=texts)
    return written(build_report(analysis.evaluation, options, analysis=analysis, made=MADE))


def test_what_was_changed_comes_first(qapp: QApplication, tmp_path: Path) -> None:
    content = changes_report(tmp_path)
    assert title_of(content) == "What was changed"
    assert [entry.title for entry in outline_of(content)][:6] == [
        *("Similarity", "Metrics", "Kinds of change", "Origins", "Words often replaced"),
        "Files",
    ]


@pytest.mark.parametrize("texts", [True, False])
def test_the_bands_can_be_read(texts: bool, qapp: QApplication, tmp_path: Path) -> None:
    text = " ".join(text_of(changes_report(tmp_path, texts=texts)).split())
    places = [
        text.index(words)
        for words in (
            "18.8%",
            "40.0% of the suggestions were left unchanged",
            "New (no suggestion): 13%",
            "50–74% 2 8 34 8 42",
            "Total 8 24 101 22 108",
            "The time spent is not measured.",
            "HTER",
            "DeepL",
            "All segments",
        )
    ]
    assert places == sorted(places)
    assert ("computadora" in text) == texts


def test_fonts_are_embedded_and_no_user_is_named(
    qapp: QApplication, evaluation: Evaluation
) -> None:
    content = written(report(evaluation))
    assert embedded_fonts(content)
    assert b"/Author ()" in content
    assert title_of(content) == "BLEU report"


def test_the_pdf_has_the_written_characters(qapp: QApplication) -> None:
    if not has_chinese_font():
        pytest.skip("no font for Chinese")
    evaluation = evaluated(
        {"甲.txt": TRADITIONAL}, TRADITIONAL, metrics=("bleu",), language="zh-TW"
    )
    options = ReportOptions(language="zh_TW", segments="all")
    found = letters(written(build_report(evaluation, options, made=MADE)))
    assert set("".join(TRADITIONAL)) <= found
    # The text has no radicals that look like characters, and no ligatures.
    assert not [
        each for each in found if "\u2e80" <= each <= "\u2fdf" or "\ufb00" <= each <= "\ufb06"
    ]


def test_spaces_get_signs_in_texts_and_not_in_words(qapp: QApplication) -> None:
    # In Spanish, a no-break space is before the percent sign.
    for text, signs in (("72 % of it", set()), ("72\u00a0% of it", {"\u2423"})):
        evaluation = evaluated({"a.txt": [text] * 3}, [text] * 3, metrics=("bleu",))
        options = ReportOptions(language="es", segments="all")
        found = letters(written(build_report(evaluation, options, made=MADE)))
        assert found & {"\u2423"} == signs


def test_texts_from_files_do_not_act(qapp: QApplication) -> None:
    texts = ["\u202eevil\u202c", "<b>bold</b>\x1b[31m", "=1+1"]
    evaluation = evaluated({"<i>a</i>\n\u202e.txt": texts}, texts, metrics=("bleu",))
    content = written(build_report(evaluation, ReportOptions(segments="all"), made=MADE))
    found = letters(content)
    assert not found & set("\u202e\u202c\x1b\n")
    text = text_of(content)
    assert "⟨U+202E⟩evil⟨U+202C⟩" in text
    assert "<b>bold</b>⟨U+001B⟩[31m" in text


def test_without_texts_there_are_numbers_only(qapp: QApplication, evaluation: Evaluation) -> None:
    notes = {(0, 1): Note(SegmentVerdict.STYLE, "Ask the client")}
    options = ReportOptions(language="en", segments="all", texts=False)
    text = text_of(written(build_report(evaluation, options, notes, made=MADE)))
    assert "Style" in text
    assert "far.txt" in text
    assert "Ask" not in text
    assert "harbor" not in text.lower()


def test_a_long_report_repeats_the_heads_of_its_tables(qapp: QApplication) -> None:
    texts = [f"Number {number} is here." for number in range(150)]
    evaluation = evaluated({"a.txt": texts}, texts, metrics=("bleu",))
    options = ReportOptions(language="en", segments="all", texts=False)
    content = written(build_report(evaluation, options, made=MADE))
    heads = re.findall(r"Segment +Line +Candidate", text_of(content))
    assert len(heads) > 2


def test_no_number_of_a_wide_table_is_broken(qapp: QApplication) -> None:
    # Each candidate lacks some words at the start of its texts.
    texts = {f"engine-{drop:02}.nmt.de.txt": [" ".join(line.split()[drop // 2 :]) for line in LONG]
             for drop in range(14)}  # fmt: skip
    report = build_report(
        evaluated(texts, LONG, metrics=("bleu",)),
        ReportOptions(language="en", segments="none"),
        made=MADE,
    )
    (matrix,) = report.scores.matrices
    assert len(matrix.columns) == 15
    text = " ".join(text_of(written(report)).split())
    cells = {
        f"{cell.sign} {cell.text}" for row in matrix.rows for cell in row if cell.number is not None
    }
    assert {cell for cell in cells if cell not in text} == set()


def test_a_name_above_numbers_is_broken_between_its_parts_only(qapp: QApplication) -> None:
    names = [f"sys.Dubformer-{letter}.es" for letter in "ABCDEFGHIJKL"]
    names += ["sys.Projekt_Kunde_Muster_Website_Endfassung_nach_Lektorat.es", "sys." + 50 * "x"]
    texts = {name: [" ".join(line.split()[place // 2 :]) for line in LONG]
             for place, name in enumerate(names)}  # fmt: skip
    made = build_report(
        evaluated(texts, LONG, metrics=("bleu",)),
        ReportOptions(language="en", segments="none"),
        made=MADE,
    )
    content = written(made)
    lines = {line for page in reader_of(content).pages for line in page.extract_text().split()}
    pieces = {piece for name in names for piece in name_pieces(name)}
    assert {piece for piece in pieces if not any(piece in line for line in lines)} == set()
    assert {*names[:12]} <= lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outline_leads_to_sections_and_segments(
    language: str, qapp: QApplication, evaluation: Evaluation
) -> None:
    if language.startswith("zh") and not has_chinese_font():
        pytest.skip("no font for Chinese")
    made = build_report(evaluation, ReportOptions(language=language, segments="all"), made=MADE)
    content = written(made)
    assert language_of(content) == script_tag(language)
    outline = outline_of(content)
    assert made.segments is not None
    sections = [each.title for each in outline if not each.level]
    assert sections[0] == made.scores.candidates.title
    assert sections[-1] == made.segments.title
    assert {made.inputs.title, made.settings[0].title} < {*sections}
    with speaking(language):
        segments = [segment_title(each) for each in made.segments]
    assert [each.title for each in outline if each.level] == segments
    # Each is on its page, from the top to the foot.
    assert [each.title for each in outline[-len(segments) :]] == segments
    pages = letters_of_pages(content)
    for each in outline:
        if not each.level:
            assert "".join(each.title.split()) in pages[each.page]
    places = [(each.page, -each.height) for each in outline]
    assert places == sorted(set(places))
    assert all(0 < each.height < 842 for each in outline)


def test_title_client_and_project_are_at_the_head(
    qapp: QApplication, evaluation: Evaluation
) -> None:
    options = ReportOptions(
        language="en", segments="none", title="Delivery 7", client="Ärzte & Co", project="Website"
    )
    content = written(build_report(evaluation, options, made=MADE))
    assert title_of(content) == "Delivery 7"
    assert reader_of(content).root_object["/ViewerPreferences"]["/DisplayDocTitle"]
    pages = letters_of_pages(content)
    head = "Delivery73candidatescomparedwithreference.txtClient:Ärzte&Co·Project:WebsiteMadewith"
    assert pages[0].startswith(head)
    assert all("Delivery7·BLEUDesktop" in page for page in pages)


def test_the_footer_has_the_language_of_the_report(
    qapp: QApplication, evaluation: Evaluation
) -> None:
    options = ReportOptions(language="es", segments="none")
    with speaking("es"):
        date = format_date(MADE.astimezone())
    for page in letters_of_pages(written(build_report(evaluation, options, made=MADE))):
        assert f"InformedeBLEU·BLEUDesktop{__version__}·{date}" in page


@pytest.mark.parametrize("candidates", [2, 5, 9, 14])
def test_a_table_that_fits_on_a_page_is_not_broken(candidates: int, qapp: QApplication) -> None:
    texts = {f"engine-{drop:02}.txt": [" ".join(line.split()[drop // 2 :]) for line in LONG]
             for drop in range(candidates)}  # fmt: skip
    evaluation = evaluated(texts, LONG, test="none")
    made = build_report(evaluation, ReportOptions(language="en", segments="none"), made=MADE)
    page = PaperPage.of(Paper.A4)
    with speaking("en"):
        pages = list(paginate(ReportPages(made, Typesetter("en"), page).pieces(), page))
    assert len(pages) > 2
    # A page that continues a table repeats its head.
    assert not any(one.piece is two.piece.repeated for one, two, *_ in pages)


def test_a_checksum_is_broken_in_its_middle_only(qapp: QApplication, tmp_path: Path) -> None:
    paths = []
    for name in (
        "a-reference-with-a-long-name.en-US.txt",
        "a-candidate-with-a-long-name.en-US.txt",
    ):
        paths.append(tmp_path / name)
        paths[-1].write_text("\n".join(LONG), encoding="utf-8")
    evaluation = evaluate_files(candidates=paths[1:], references=paths[:1])
    made = build_report(evaluation, ReportOptions(language="es", segments="none"), made=MADE)
    lines = "".join(page.extract_text() for page in reader_of(written(made)).pages).split()
    digest = hashlib.sha256(paths[0].read_bytes()).hexdigest()
    assert {digest[:32], digest[32:]} <= {*lines}


def test_a_giant_segment_is_cut_with_a_note(qapp: QApplication) -> None:
    giant = "".join(f"word{number} " for number in range(20_000)) + "end"
    evaluation = evaluated({"a.txt": ["one two", giant]}, ["one two", giant], metrics=("bleu",))
    options = ReportOptions(language="en", segments="all", title="T")
    content = written(build_report(evaluation, options, made=MADE))
    text = "".join(letters_of_pages(content))
    note = f"Onlythefirst3,000of{len(giant):,}charactersareshown."
    assert text.count(note) == 2
    shown = "".join(giant[:MOST_CHARACTERS].split())
    assert shown[-300:] + "…" in text
    assert "end" not in text.split("Segment")[-1]
    assert page_count(content) < 9


def test_writing_can_be_canceled(qapp: QApplication, evaluation: Evaluation) -> None:
    stages: list[tuple[Stage, int, int]] = []
    progress = Progress(
        lambda *step: stages.append(step), cancelled=lambda: len(stages) > 8, interval=0
    )
    stream = io.BytesIO()
    with pytest.raises(Cancelled):
        write_pdf(report(evaluation), stream, Paper.A4, progress)
    assert {stage for stage, _, _ in stages} == {Stage.SAVING}
    done = [number / total for _, number, total in stages]
    assert done == sorted(done)
    assert 0 < done[-1] < 1
    assert not stream.getvalue()


def test_a_worker_writes_the_same_pages(qapp: QApplication, evaluation: Evaluation) -> None:
    here = written(report(evaluation))
    there: list[bytes] = []
    worker = threading.Thread(target=lambda: there.append(written(report(evaluation))))
    worker.start()
    worker.join()
    assert page_count(there[0]) == page_count(here)
    assert letters(there[0]) == letters(here)
