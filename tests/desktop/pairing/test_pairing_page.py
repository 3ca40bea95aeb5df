"""The page of pairs: compared pairs, concerns about pairs, and places where files drift apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.contents import Format, KeyKind, UnitMark
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.pairing.alignment import align
from bleu_core.pairing.errors import DriftedAt, SegmentCountsDiffer
from bleu_core.pairing.pairs import Pairs
from bleu_core.pairing.repairs import Repair, RepairKind, repaired
from bleu_core.settings import PAIR_BY, PairingOptions, Settings
from bleu_desktop.i18n import set_language, translate
from bleu_desktop.pairing.concern_table import ConcernTable
from bleu_desktop.pairing.drift_table import DriftTable
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.pairing.pair_detail import PairDetail
from bleu_desktop.pairing.pair_model import PairModel
from bleu_desktop.pairing.pair_overview import PairOverview
from bleu_desktop.pairing.pair_table import PairTable
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.pairing.repaired_documents import RepairedDocuments
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.cell_texts import is_right_to_left
from bleu_desktop.shared.fonts import text_font
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.diagnostic_kinds import concern_name
from tests.helpers.driving import part, visible_text
from tests.helpers.driving_pages import called, not_called, on_its_own, unsaid
from tests.helpers.layout import LongCatalog, MarkedCatalog, cut_off, lay_out, use_catalog

REFERENCE = {
    "file.new": "Archivo nuevo",
    "file.open": "Abrir un archivo del disco",
    "file.save": "Guardar",
    "file.quit": "Salir de la aplicación",
    "file.help": "Ayuda de la aplicación",
}
# A candidate that lacks a key of the reference, and has a new, an empty and an untranslated text.
CANDIDATE = {
    "file.new": "Fichero nuevo",
    "file.open": "",
    "file.quit": "Quit the application",
    "file.help": "Ayuda de la aplicación",
    "file.extra": "Solo aquí",
}
SOURCE = {
    "file.new": "New file",
    "file.open": "Open a file from disk",
    "file.save": "Save",
    "file.quit": "Quit the application",
    "file.help": "Help",
}
ALL = "All pairs"
ONLY_REFERENCE = concern_name("only_reference")
ONLY_CANDIDATE = concern_name("only_candidate")
EMPTY = concern_name("empty_candidate")
UNTRANSLATED = concern_name("untranslated")


def keyed(
    name: str,
    units: dict[str, str],
    *,
    kind: KeyKind = KeyKind.UNIT_ID,
    sources: Sequence[str] = (),
    marked: Sequence[int] = (),
) -> Document:
    return Document(
        name,
        Units(
            tuple(units.values()),
            keys=tuple(units),
            key_kind=kind,
            lines=[10 * (index + 1) for index in range(len(units))],
            sources=sources,
            marks=dict.fromkeys(marked, UnitMark.NEEDS_REVIEW),
        ),
        format=Format.XLIFF,
    )


def documents(*, candidates: int = 1, source: bool = True) -> list[Document]:
    result = [keyed("reference.es.xlf", REFERENCE)]
    result += [keyed("machine.es.xlf", CANDIDATE)]
    result += [keyed(f"human-{number}.es.xlf", REFERENCE) for number in range(1, candidates)]
    return [*result, keyed("source.en.xlf", SOURCE)] if source else result


def evaluated(
    originals: Sequence[Document],
    pairing: PairingOptions | None = None,
    *,
    source: bool = True,
) -> Evaluation:
    return evaluate(
        candidates=originals[1:-1] if source else originals[1:],
        references=originals[:1],
        source=originals[-1] if source else None,
        settings=Settings(pairing=pairing or PairingOptions()),
    )


@pytest.fixture
def page(qapp: QApplication, english: None) -> Iterator[PairingPage]:
    session = Session()
    with on_its_own(lambda: PairingPage(session, Actions(session)), 800, 700) as page:
        yield page
    session.close()


def show(page: PairingPage, *, candidates: int = 1, pairing: PairingOptions | None = None) -> None:
    originals = documents(candidates=candidates)
    page.show_evaluation(evaluated(originals, pairing), originals)
    QApplication.processEvents()


def concerns(page: PairingPage) -> list[tuple[str, str, bool | None]]:
    """Return the rows of the list: name, count, and whether the box is checked."""
    table = part(page, ConcernTable)
    found = []
    for row in range(table.shown.rowCount()):
        name, count, box = (table.shown.index(row, column) for column in range(3))
        has_box = bool(box.flags() & Qt.ItemFlag.ItemIsUserCheckable)
        state = box.data(Qt.ItemDataRole.CheckStateRole)
        checked = state == Qt.CheckState.Checked if has_box else None
        found.append((name.data(), count.data(), checked))
    return found


def row_of(page: PairingPage, name: str) -> int:
    return [found[0] for found in concerns(page)].index(name)


def choose(page: PairingPage, qtbot: QtBot, name: str, by: str = "mouse") -> None:
    """Choose a concern."""
    table = part(page, ConcernTable)
    row = row_of(page, name)
    if by == "mouse":
        place = table.visualRect(table.shown.index(row, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        table.setFocus()
        for _ in range(table.shown.rowCount()):
            qtbot.keyClick(table, Qt.Key.Key_Up)
        for _ in range(row):
            qtbot.keyClick(table, Qt.Key.Key_Down)


def toggle(page: PairingPage, qtbot: QtBot, name: str, by: str) -> None:
    """Check or uncheck a concern's box."""
    table = part(page, ConcernTable)
    if by == "mouse":
        place = table.visualRect(table.shown.index(row_of(page, name), 2)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        choose(page, qtbot, name, "keyboard")
        qtbot.keyClick(table, Qt.Key.Key_Space)


def cells(page: PairingPage) -> list[tuple[str, ...]]:
    """Return the texts of the table of pairs."""
    model = part(page, PairTable).pairs
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def headers(page: PairingPage) -> list[str]:
    model = part(page, PairTable).pairs
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


def detail(page: PairingPage) -> list[str]:
    return part(page, PairDetail).toPlainText().split("\n")


# Pairs


def test_the_head_names_the_way_and_the_number_of_pairs(page: PairingPage) -> None:
    show(page)
    assert page.title.text() == "Paired by key"
    assert page.counts.text() == "Pairs compared: 4 · excluded: 2"
    assert page.pair_by.currentText() == "Automatic"
    assert not part(page, DriftView).isVisible()
    assert not part(page, PairOverview).nothing.isVisible()
    assert not part(page, RepairedDocuments).isVisible()


def test_what_was_assumed_to_pair_the_files_is_said(page: PairingPage) -> None:
    names = ("reference.xlf", "machine.xlf")
    originals = [
        keyed(name, {f"{name}.{key}": text for key, text in REFERENCE.items()}) for name in names
    ]
    evaluation = evaluated(originals, source=False)
    found = evaluation.aligned.pairs.assumptions
    assert found
    page.show_evaluation(evaluation, originals)
    lines = page.counts.text().splitlines()[1:]
    assert lines == [assumption_text(each, names[number])[0] for number, each in found]
    # The source is the last one.
    originals = [*documents(source=False), keyed("source.en.xlf", SOURCE)]
    evaluation = evaluated(originals)
    [_, assumption], last = found[0], len(originals) - 1
    pairs = replace(evaluation.aligned.pairs, assumptions=((last, assumption),))
    aligned = replace(evaluation.aligned, pairs=pairs)
    page.show_evaluation(replace(evaluation, aligned=aligned), originals)
    lines = page.counts.text().splitlines()[1:]
    assert lines == [assumption_text(assumption, "source.en.xlf")[0]]


def test_concerns_are_listed_below_all_pairs(page: PairingPage) -> None:
    show(page)
    assert concerns(page) == [
        (ALL, "6", None),
        (ONLY_REFERENCE, "1", True),
        (ONLY_CANDIDATE, "1", True),
        (EMPTY, "1", False),
        (UNTRANSLATED, "1", False),
    ]
    assert part(page, ConcernTable).chosen() is None
    assert headers(page) == ["Key", "Reference", "Candidate", "Source"]
    assert cells(page) == [
        ("file.new", "Archivo nuevo", "Fichero nuevo", "New file"),
        ("file.open", "Abrir un archivo del disco", "(empty)", "Open a file from disk"),
        ("file.save", "Guardar", "(missing)", "Save"),
        ("file.quit", "Salir de la aplicación", "Quit the application", "Quit the application"),
        ("file.help", "Ayuda de la aplicación", "Ayuda de la aplicación", "Help"),
        ("file.extra", "(missing)", "Solo aquí", "(missing)"),
    ]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_concern_shows_its_pairs(page: PairingPage, qtbot: QtBot, by: str) -> None:
    show(page)
    for name, keys in (
        (ONLY_REFERENCE, ["file.save"]),
        (ONLY_CANDIDATE, ["file.extra"]),
        (EMPTY, ["file.open"]),
        (UNTRANSLATED, ["file.quit"]),
        (ALL, [*REFERENCE, "file.extra"]),
    ):
        choose(page, qtbot, name, by)
        assert [found[0] for found in cells(page)] == keys


def test_pairs_without_concerns(page: PairingPage) -> None:
    originals = [keyed("a.xlf", REFERENCE), keyed("b.xlf", REFERENCE)]
    page.show_evaluation(evaluated(originals, source=False), originals)
    assert part(page, PairOverview).nothing.isVisible()
    assert part(page, PairOverview).nothing.text() == "No pairs to check."
    assert not part(page, ConcernTable).isVisible()
    assert page.main_widget() is part(page, PairTable)
    assert headers(page) == ["Key", "Reference", "Candidate"]
    assert len(cells(page)) == 5


def test_the_chosen_pair_is_shown_in_full(page: PairingPage, qtbot: QtBot) -> None:
    show(page, candidates=2)
    table = part(page, PairTable)
    assert table.selectionModel().selectedRows()[0].row() == 0
    table.setFocus()
    for _ in range(2):
        qtbot.keyClick(table, Qt.Key.Key_Down)
    assert detail(page) == [
        f"Key: file.save · Excluded: {ONLY_REFERENCE}",
        "Reference · reference.es.xlf, line 30",
        "Guardar",
        "Candidate · machine.es.xlf",
        "(missing)",
        "Candidate · human-1.es.xlf, line 30",
        "Guardar",
        "Source · source.en.xlf, line 30",
        "Save",
    ]
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert detail(page)[0] == f"Key: file.quit · {UNTRANSLATED}"
    qtbot.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert detail(page)[:3] == [
        f"Key: file.extra · Excluded: {ONLY_CANDIDATE}",
        "Reference · reference.es.xlf",
        "(missing)",
    ]


def test_text_is_never_taken_for_markup(page: PairingPage) -> None:
    nasty = "<b>bold</b> &amp; <img src=x>\nsecond line " + "word " * 400
    originals = [keyed("a.xlf", {"<i>k</i>": nasty}), keyed("b.xlf", {"<i>k</i>": "x"})]
    page.show_evaluation(evaluated(originals, source=False), originals)
    assert nasty in part(page, PairDetail).toPlainText()
    key, reference, _ = cells(page)[0]
    assert key == "<i>k</i>"
    # A cell has one line, cut to a visible length.
    assert reference.startswith("<b>bold</b> &amp; <img src=x>␣second line word")
    assert len(reference) < 600
    tip = part(page, PairTable).pairs.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert ">&lt;b&gt;bold&lt;/b&gt; &amp;amp;" in tip


def test_line_numbers_replace_missing_keys(page: PairingPage) -> None:
    originals = [
        Document(name, Units(("one", "two"), lines=[3, 1204]), format=Format.XLIFF)
        for name in ("a.txt", "b.txt")
    ]
    page.show_evaluation(evaluated(originals, source=False), originals)
    assert page.title.text() == "Paired by position"
    assert headers(page)[0] == "Line"
    assert [found[0] for found in cells(page)] == ["3", "1,204"]


def test_a_line_number_is_that_of_the_first_document_with_the_line(page: PairingPage) -> None:
    kind = KeyKind.MESSAGE
    first = keyed("a.po", {"one": "uno", "two": "dos"}, kind=kind)
    second = keyed("b.po", {"two": "dos", "extra": "más"}, kind=kind)
    originals = [first, second]
    page.show_evaluation(evaluated(originals, source=False), originals)
    assert headers(page)[0] == "Line"
    assert [found[0] for found in cells(page)] == ["10", "20", "20"]


def test_a_source_in_the_files_themselves_is_shown(page: PairingPage) -> None:
    own = tuple(SOURCE.values())
    originals = [keyed("a.xlf", REFERENCE, sources=own), keyed("b.xlf", REFERENCE)]
    page.show_evaluation(evaluated(originals, source=False), originals)
    assert headers(page)[-1] == "Source"
    assert [found[-1] for found in cells(page)] == list(own)
    assert detail(page)[-2:] == ["Source", "New file"]


def test_joined_lines_are_shown_together(page: PairingPage) -> None:
    originals = [
        Document.from_segments("a.txt", ["one two", "three"]),
        Document.from_segments("b.txt", ["one", "two", "three"]),
    ]
    aligned = align(candidates=[originals[0]], references=[originals[0]])
    rows = (((0,), (0, 1)), ((1,), (2,)))
    evaluation = evaluated([originals[0], originals[0]], source=False)
    pairs = Pairs("content", rows)
    page.show_evaluation(
        replace(evaluation, aligned=replace(aligned, pairs=pairs, kept=range(2))), originals
    )
    assert page.title.text() == "Paired by content"
    assert cells(page) == [("1", "one two", "one two"), ("2", "three", "three")]


def test_one_of_several_candidates_is_shown(page: PairingPage, qtbot: QtBot) -> None:
    show(page, candidates=3)
    wanted: list[int] = []
    page.overview.candidate_wanted.connect(wanted.append)
    page.show_candidate(1)
    assert cells(page)[0][2] == "Archivo nuevo"
    # A concern that is not about this candidate shows one that it is about.
    choose(page, qtbot, EMPTY)
    assert wanted == [0]
    assert cells(page) == [
        ("file.open", "Abrir un archivo del disco", "(empty)", "Open a file from disk")
    ]
    # A concern about several candidates keeps the chosen one.
    page.show_candidate(2)
    choose(page, qtbot, ONLY_CANDIDATE)
    assert wanted == [0, 2]


# The way to the segments


def test_a_pair_is_opened_among_the_segments(page: PairingPage, qtbot: QtBot) -> None:
    show(page)
    wanted: list[int] = []
    page.overview.segment_wanted.connect(wanted.append)
    table, button = part(page, PairTable), page.overview.open_button
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    button.click()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    place = table.visualRect(table.currentIndex()).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [0, 0, 1]
    # A pair that is left out of the score is not among the segments.
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert not button.isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert wanted == [0, 0, 1]


def test_another_page_can_open_a_pair(page: PairingPage, qtbot: QtBot) -> None:
    show(page)
    choose(page, qtbot, EMPTY)
    page.overview.open_pair(2)
    assert len(cells(page)) == 6
    assert detail(page)[0] == f"Key: file.save · Excluded: {ONLY_REFERENCE}"


# Pairs left out


def pairing(signals: list[list[object]]) -> PairingOptions:
    assert len(signals) == 1
    options = signals[0][0]
    assert isinstance(options, PairingOptions)
    return options


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_left_out_pairs_are_chosen_in_the_list(page: PairingPage, qtbot: QtBot, by: str) -> None:
    show(page)
    for name, expected in (
        (EMPTY, PairingOptions(leave_out=("empty_candidate",))),
        (ONLY_REFERENCE, PairingOptions(leave_out=("empty_candidate",), keep=("only_reference",))),
        # Each click returns to a default.
        (EMPTY, PairingOptions(keep=("only_reference",))),
        (ONLY_REFERENCE, PairingOptions()),
    ):
        with called(page.session.work, "set_pairing") as blocker:
            toggle(page, qtbot, name, by)
        assert blocker.args == [expected]


def test_the_order_of_left_out_concerns_does_not_depend_on_the_clicks(
    page: PairingPage, qtbot: QtBot
) -> None:
    show(page)
    wanted: list[PairingOptions] = []
    page.session.work.set_pairing = wanted.append
    toggle(page, qtbot, UNTRANSLATED, "keyboard")
    toggle(page, qtbot, EMPTY, "keyboard")
    assert wanted[-1] == PairingOptions(leave_out=("empty_candidate", "untranslated"))


def test_options_without_pairs_in_the_files_stay(page: PairingPage, qtbot: QtBot) -> None:
    show(page, pairing=PairingOptions(by="key", leave_out=("needs_review",)))
    with called(page.session.work, "set_pairing") as blocker:
        toggle(page, qtbot, EMPTY, "keyboard")
    assert blocker.args == [PairingOptions(by="key", leave_out=("empty_candidate", "needs_review"))]


def test_options_are_brought_into_normal_form(page: PairingPage, qtbot: QtBot) -> None:
    # Both options equal the defaults for such files.
    show(page, pairing=PairingOptions(leave_out=("only_reference",), keep=("untranslated",)))
    with called(page.session.work, "set_pairing") as blocker:
        toggle(page, qtbot, EMPTY, "keyboard")
    assert blocker.args == [PairingOptions(leave_out=("empty_candidate",))]


def test_all_pairs_have_no_box(page: PairingPage, qtbot: QtBot) -> None:
    show(page)
    with not_called(page.session.work, "set_pairing"):
        toggle(page, qtbot, ALL, "mouse")
        toggle(page, qtbot, ALL, "keyboard")


def test_a_click_beside_the_box_changes_nothing(page: PairingPage, qtbot: QtBot) -> None:
    show(page)
    with not_called(page.session.work, "set_pairing"):
        choose(page, qtbot, EMPTY)


def test_showing_the_result_of_a_change_keeps_the_place(page: PairingPage, qtbot: QtBot) -> None:
    show(page)
    toggle(page, qtbot, UNTRANSLATED, "keyboard")
    show(page, pairing=PairingOptions(leave_out=("untranslated",)))
    table = part(page, ConcernTable)
    assert table.hasFocus()
    assert table.chosen() == "untranslated"
    assert table.current_row() == row_of(page, UNTRANSLATED)
    assert concerns(page)[-1] == (UNTRANSLATED, "1", True)
    assert page.counts.text() == "Pairs compared: 3 · excluded: 3"
    assert [found[0] for found in cells(page)] == ["file.quit"]
    assert f"Excluded: {UNTRANSLATED}" in detail(page)[0]
    # The chosen pair stays the same in every list.
    choose(page, qtbot, ALL)
    assert part(page, PairTable).selectionModel().selectedRows()[0].row() == 3


def test_showing_a_result_emits_no_change(page: PairingPage, qtbot: QtBot) -> None:
    with not_called(page.session.work, "set_pairing"):
        show(page)
        show(page, pairing=PairingOptions(by="key", leave_out=("empty_candidate",)))
        assert page.pair_by.currentText() == "Key or time"
        page.clear()


@pytest.mark.parametrize("by", PAIR_BY)
def test_the_way_of_pairing_is_chosen(page: PairingPage, qtbot: QtBot, by: str) -> None:
    start = PairingOptions(by="position" if by == "auto" else "auto", keep=("only_reference",))
    originals = documents()
    # The settings are only pretended: the files could not be paired by position.
    settings = Settings(pairing=start)
    page.show_evaluation(replace(evaluated(originals), settings=settings), originals)
    names = [page.pair_by.itemText(index) for index in range(4)]
    assert names == ["Automatic", "Key or time", "Position", "Content"]
    wanted: list[PairingOptions] = []
    page.session.work.set_pairing = wanted.append
    page.pair_by.setFocus()
    step = Qt.Key.Key_Up if by == "auto" else Qt.Key.Key_Down
    while page.pair_by.currentData() != by:
        qtbot.keyClick(page.pair_by, step)
    assert wanted[-1:] == ([] if by == start.by else [replace(start, by=by)])


def test_left_out_pairs_look_different(page: PairingPage) -> None:
    show(page)
    model = part(page, PairTable).pairs
    for row, key in enumerate([*REFERENCE, "file.extra"]):
        font = model.index(row, 0).data(Qt.ItemDataRole.FontRole)
        assert bool(font and font.italic()) == (key in ("file.save", "file.extra")), key
    # The sign of a missing text is italic, too.
    assert model.index(1, 2).data(Qt.ItemDataRole.FontRole).italic()
    assert not model.index(1, 1).data(Qt.ItemDataRole.FontRole).italic()


def test_texts_are_in_a_font_of_their_language(page: PairingPage) -> None:
    originals = documents(candidates=1)
    evaluation = evaluated(originals)
    chinese = replace(evaluation.target_language, tag="zh-TW", script="Hant")
    page.show_evaluation(replace(evaluation, target_language=chinese), originals)
    families = [font.families() for font in part(page, PairTable).cells.texts.values()]
    # Reference and candidate have the font of their language, the source does not.
    assert families[0] == families[1] == text_font(page.font(), "zh-TW", "Hant").families()
    assert families[2] != families[0]


@pytest.mark.parametrize(("language", "italic"), [("es", True), ("zh_CN", False), ("zh_TW", False)])
def test_chinese_is_not_slanted(page: PairingPage, language: str, italic: bool) -> None:
    set_language(language)
    show(page)
    model = part(page, PairTable).pairs
    missing = model.index(1, 2)
    assert missing.data(Qt.ItemDataRole.FontRole).italic() is italic
    muted = missing.data(Qt.ItemDataRole.ForegroundRole)
    assert muted == theme.muted(page.palette())
    part(page, PairTable).selectRow(1)
    # The last muted paragraph says that there is no text.
    block, found = part(page, PairDetail).document().begin(), []
    while block.isValid():
        form = block.charFormat()
        if form.foreground().color() == muted:
            found.append(form.fontItalic())
        block = block.next()
    assert any(found) is italic
    # Labels are muted, but no texts.
    block, shown = part(page, PairDetail).document().begin(), {}
    while block.isValid():
        shown[block.text()] = block.begin().fragment().charFormat().foreground().color() == muted
        block = block.next()
    texts = {CANDIDATE["file.open"], REFERENCE["file.open"], SOURCE["file.open"]} - {""}
    assert {text for text, is_muted in shown.items() if not is_muted} == texts
    assert len(shown) > len(texts)
    page.show_mismatch(*drifted())
    table = part(page, DriftTable)
    rows = range(table.shown.rowCount())
    cells = [table.shown.index(row, column) for row in rows for column in (2, 4)]
    words = {translate("PairingPage", "(missing)"), translate("PairingPage", "(empty)")}
    (cell, *_) = (cell for cell in cells if cell.data() in words)
    assert cell.data(Qt.ItemDataRole.FontRole).italic() is italic
    assert (cell.data(Qt.ItemDataRole.ForegroundRole) == muted) is not italic


# Any number of pairs


def many(count: int) -> tuple[Evaluation, list[Document]]:
    reference = Document.from_segments("a.txt", (f"segment {index}" for index in range(count)))
    candidate = Document.from_segments("b.txt", (*reference.segments[:-1], ""))
    small = evaluated([reference_of(reference), reference_of(candidate)], source=False)
    aligned = align(candidates=[candidate], references=[reference])
    return replace(small, aligned=aligned), [reference, candidate]


def reference_of(document: Document) -> Document:
    return replace(document, units=document.units.take(range(2)))


def test_half_a_million_pairs_open_at_once(
    page: PairingPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluation, originals = many(500_000)
    asked: set[int] = set()
    data = PairModel.data

    def noted(self: PairModel, index: QModelIndex, role: int = 0) -> object:
        asked.add(index.row())
        return data(self, index, role)

    monkeypatch.setattr(PairModel, "data", noted)
    page.show_evaluation(evaluation, originals)
    QApplication.processEvents()
    table = part(page, PairTable)
    assert table.pairs.rowCount() == 500_000
    assert page.counts.text() == "Pairs compared: 500,000 · excluded: 0"
    assert 0 < len(asked) < 100
    asked.clear()
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert detail(page)[1:] == [
        "Reference · a.txt, line 500,000",
        "segment 499999",
        "Candidate · b.txt, line 500,000",
        "(empty)",
    ]
    assert len(asked) < 100
    choose(page, qtbot, EMPTY)
    assert cells(page) == [("500,000", "segment 499999", "(empty)")]


# Files that drift apart

FIRST = [f"first line {number}" for number in range(1, 21)]
PLACES = (
    DriftedAt(4, 4, 5, 5, "only_reference"),
    DriftedAt(9, 8, 10, 9, "only_candidate"),
    DriftedAt(14, 14, 15, 15, "joined"),
    DriftedAt(18, 17, 19, 18, "split"),
)


def drifted(
    places: Sequence[DriftedAt] = PLACES, *, number: int = 1, repairs: Sequence[Repair] = ()
) -> tuple[SegmentCountsDiffer, list[Document]]:
    first = Document.from_segments("first.txt", FIRST)
    second = Document.from_segments(
        "second.txt", [f"second line {number}" for number in range(1, 20)]
    )
    others = [Document.from_segments(f"other-{index}.txt", FIRST) for index in range(1, number)]
    error = SegmentCountsDiffer(
        "first.txt", 20, "second.txt", 19, number=number, places=tuple(places)
    )
    return error, [first, *others, repaired(second, repairs)]


def drift_rows(page: PairingPage) -> list[tuple[str, ...]]:
    return [*map(tuple, part(page, DriftTable).texts()[1:])]


def press(qtbot: QtBot, button: QAbstractButton, by: str) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    if by == "mouse":
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
    else:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)


def test_the_place_comes_back_with_the_page(page: PairingPage) -> None:
    page.show_mismatch(*drifted())
    drift = part(page, DriftView)
    for place, number in ((3, 4), (0, 1), (4, 1)):
        assert drift.restore_view_state(place)
        assert drift.place.text() == f"Place {number} of 4"
        assert drift.view_state() == number - 1
    page.clear()
    assert drift.restore_view_state(0)
    assert drift.view_state() == 0


def test_a_drift_shows_both_files_and_its_place(page: PairingPage) -> None:
    page.show_mismatch(*drifted())
    assert page.title.text() == "The files are misaligned"
    assert page.counts.text() == "Segments in first.txt: 20\nSegments in second.txt: 19"
    assert part(page, DriftView).place.text() == "Place 1 of 4"
    assert (
        part(page, DriftView).what.text() == "Line 5 of “first.txt” has no match in “second.txt”."
    )
    assert not part(page, PairOverview).isVisible()
    # A user who chose to pair by position can change the choice.
    assert page.pair_by.isVisible()
    assert drift_rows(page) == [
        ("", "2", "first line 2", "2", "second line 2"),
        ("", "3", "first line 3", "3", "second line 3"),
        ("", "4", "first line 4", "4", "second line 4"),
        ("▸", "5", "first line 5", "", "(missing)"),
        ("", "6", "first line 6", "5", "second line 5"),
        ("", "7", "first line 7", "6", "second line 6"),
        ("", "8", "first line 8", "7", "second line 7"),
    ]
    model = part(page, DriftTable).shown
    fonts = [model.index(row, 2).data(Qt.ItemDataRole.FontRole) for row in range(7)]
    bold = [font is not None and font.bold() for font in fonts]
    assert bold == [row == 3 for row in range(7)]


EXPECTED_REPAIRS = (
    ("Insert an empty line here", 1, Repair(RepairKind.INSERT_EMPTY, 4)),
    ("Insert an empty line here", 0, Repair(RepairKind.INSERT_EMPTY, 9)),
    ("Join these lines", 0, Repair(RepairKind.JOIN, 14)),
    ("Join these lines", 1, Repair(RepairKind.JOIN, 17)),
)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("number", [1, 3])
def test_every_place_has_the_repair_that_fits(
    page: PairingPage, qtbot: QtBot, by: str, number: int
) -> None:
    page.show_mismatch(*drifted(number=number))
    drift = part(page, DriftView)
    assert drift_rows(page)[0][4] == "second line 2"
    assert not drift.previous_button.isEnabled()
    for index, (text, document, repair) in enumerate(EXPECTED_REPAIRS):
        assert drift.place.text() == f"Place {index + 1} of 4"
        assert drift.repair_button.text() == text
        with qtbot.waitSignal(page.drift.repair_wanted) as blocker:
            press(qtbot, drift.repair_button, by)
        assert blocker.args == [number if document else 0, (repair,)]
        if index < 3:
            press(qtbot, drift.next_button, by)
    assert not drift.next_button.isEnabled()
    press(qtbot, drift.previous_button, by)
    assert drift.place.text() == "Place 3 of 4"


@pytest.mark.parametrize("place", range(4))
def test_a_repair_fixes_the_shown_place(page: PairingPage, qtbot: QtBot, place: int) -> None:
    """After the repair, both files continue as the table shows them side by side."""
    # There is a single place, so the lines before it have the same numbers in both files.
    alone = replace(PLACES[place], second_index=PLACES[place].first_index)
    if alone.kind == "split":
        alone = replace(alone, first_index=10, second_index=10)
    error, originals = drifted([alone])
    page.show_mismatch(error, originals)
    shown = drift_rows(page)[-1]
    with qtbot.waitSignal(page.drift.repair_wanted) as blocker:
        press(qtbot, part(page, DriftView).repair_button, "mouse")
    number, repairs = blocker.args
    originals[number] = repaired(originals[number], repairs)
    after = originals[0].segments.index(shown[2])
    assert originals[1].segments[after] == shown[4]


def test_joined_and_split_lines_take_two_rows(page: PairingPage, qtbot: QtBot) -> None:
    page.show_mismatch(*drifted([PLACES[2]]))
    assert drift_rows(page)[3:5] == [
        ("▸", "15", "first line 15", "15", "second line 15"),
        ("▸", "16", "first line 16", "", "(in the line above)"),
    ]
    assert part(page, DriftView).what.text() == (
        "Line 15 of “second.txt” is 2 lines in “first.txt”, from line 15."
    )
    page.show_mismatch(*drifted([PLACES[3]]))
    assert drift_rows(page)[3:5] == [
        ("▸", "19", "first line 19", "18", "second line 18"),
        ("▸", "", "(in the line above)", "19", "second line 19"),
    ]
    assert part(page, DriftView).what.text() == (
        "Line 19 of “first.txt” is 2 lines in “second.txt”, from line 18."
    )
    # The first file has one more line to show, the second has none.
    assert len(drift_rows(page)) == 5


def test_several_lines_are_joined_at_once(page: PairingPage, qtbot: QtBot) -> None:
    page.show_mismatch(*drifted([DriftedAt(9, 9, 10, 10, "split", 4)]))
    assert part(page, DriftView).what.text() == (
        "Line 10 of “first.txt” is 4 lines in “second.txt”, from line 10."
    )
    shown = drift_rows(page)
    assert [cells[0] for cells in shown] == ["", "", "", *["▸"] * 4, "", "", ""]
    assert shown[6] == ("▸", "", "(in the line above)", "13", "second line 13")
    assert shown[7][2::2] == ("first line 11", "second line 14")
    with qtbot.waitSignal(page.drift.repair_wanted) as blocker:
        press(qtbot, part(page, DriftView).repair_button, "mouse")
    number, repairs = blocker.args
    assert (number, repairs) == (1, (Repair(RepairKind.JOIN, 9),) * 3)
    mended = repaired(drifted()[1][1], repairs).segments
    assert mended[9:11] == (
        "second line 10 second line 11 second line 12 second line 13",
        "second line 14",
    )


@pytest.mark.parametrize("longer", [0, 1])
def test_one_empty_line_at_the_end_is_named_as_such(
    page: PairingPage, qtbot: QtBot, longer: int
) -> None:
    names = ["first.txt", "second.txt"]
    texts = [FIRST, FIRST]
    texts[longer] = [*FIRST, ""]
    originals = [Document.from_segments(*both) for both in zip(names, texts, strict=True)]
    with pytest.raises(SegmentCountsDiffer) as caught:
        evaluated(originals, source=False)
    page.show_mismatch(caught.value, originals)
    assert page.title.text() == "One file has an empty line at the end"
    assert part(page, DriftView).what.text() == (
        f"The last line of “{names[longer]}” is empty; “{names[1 - longer]}” ends one line earlier."
    )
    assert drift_rows(page)[-1][0] == "▸"
    button = part(page, DriftView).repair_button
    assert button.text() == "Exclude the empty line"
    with qtbot.waitSignal(page.drift.repair_wanted) as blocker:
        press(qtbot, button, "mouse")
    number, repairs = blocker.args
    assert number == longer
    originals[number] = repaired(originals[number], repairs)
    assert [document.segments for document in originals] == [tuple(FIRST)] * 2


def test_places_side_by_side_are_seen_around_each_other(page: PairingPage, qtbot: QtBot) -> None:
    places = [DriftedAt(index, 4, index + 1, 5, "only_reference") for index in (4, 5, 6)]
    page.show_mismatch(*drifted(places))
    press(qtbot, part(page, DriftView).next_button, "mouse")
    assert drift_rows(page) == [
        ("", "3", "first line 3", "3", "second line 3"),
        ("", "4", "first line 4", "4", "second line 4"),
        ("", "5", "first line 5", "", "(missing)"),
        ("▸", "6", "first line 6", "", "(missing)"),
        ("", "7", "first line 7", "", "(missing)"),
        ("", "8", "first line 8", "5", "second line 5"),
        ("", "9", "first line 9", "6", "second line 6"),
    ]


def test_the_first_and_the_last_line_can_be_the_place(page: PairingPage) -> None:
    page.show_mismatch(*drifted([DriftedAt(0, 0, 1, 1, "only_candidate")]))
    assert drift_rows(page)[0] == ("▸", "", "(missing)", "1", "second line 1")
    assert len(drift_rows(page)) == 4
    page.show_mismatch(*drifted([DriftedAt(19, 19, 20, 19, "only_reference")]))
    assert drift_rows(page)[-1] == ("▸", "20", "first line 20", "", "(missing)")
    assert len(drift_rows(page)) == 4
    assert not part(page, DriftView).next_button.isVisible()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_all_the_rest_is_paired_by_content(page: PairingPage, qtbot: QtBot, by: str) -> None:
    page.show_mismatch(*drifted())
    with called(page.session.work, "set_pairing") as blocker:
        press(qtbot, part(page, DriftView).content_button, by)
    assert blocker.args == [PairingOptions(by="content")]


def test_pairing_by_content_keeps_other_options(page: PairingPage, qtbot: QtBot) -> None:
    show(page, pairing=PairingOptions(keep=("only_reference",)))
    page.show_mismatch(*drifted())
    with called(page.session.work, "set_pairing") as blocker:
        press(qtbot, part(page, DriftView).content_button, "mouse")
    assert blocker.args == [PairingOptions(by="content", keep=("only_reference",))]


@pytest.mark.parametrize("swapped", [False, True])
def test_real_files_are_repaired_place_by_place(
    page: PairingPage, qtbot: QtBot, swapped: bool
) -> None:
    """The page shows the places that the core finds, one after another, until all are repaired."""
    words = "river stone window garden letter winter market bridge candle forest".split()
    lines = [
        " ".join(
            [words[n % 10], words[n // 3 % 10], words[n * n % 10], f"number{n}", words[-n % 7]]
        )
        for n in range(30)
    ]
    # The second file lacks a line, and has two lines joined into one.
    other = [*lines[:5], *lines[6:12], f"{lines[12]} {lines[13]}", *lines[14:]]
    texts = [other, lines] if swapped else [lines, other]
    originals = [
        Document.from_segments(name, text)
        for name, text in zip(("reference.txt", "candidate.txt"), texts, strict=True)
    ]
    repairs: list[list[Repair]] = [[], []]
    for left in (2, 1):
        mended = [repaired(*both) for both in zip(originals, repairs, strict=True)]
        with pytest.raises(SegmentCountsDiffer) as caught:
            evaluated(mended, source=False)
        page.show_mismatch(caught.value, mended)
        assert part(page, DriftView).place.text() == f"Place 1 of {left}"
        with qtbot.waitSignal(page.drift.repair_wanted) as blocker:
            press(qtbot, part(page, DriftView).repair_button, "mouse")
        number, further = blocker.args
        repairs[number] += further
    mended = [repaired(*both) for both in zip(originals, repairs, strict=True)]
    page.show_evaluation(evaluated(mended, source=False), mended)
    assert page.title.text() == "Paired by position"
    assert len(part(page, RepairedDocuments).buttons()) == 2
    differing = [found[1:] for found in cells(page) if found[1] != found[2]]
    missing = ("(empty)", lines[5]) if swapped else (lines[5], "(empty)")
    assert differing == [missing]


def test_after_a_repair_the_next_place_is_shown(page: PairingPage, qtbot: QtBot) -> None:
    page.show_mismatch(*drifted())
    press(qtbot, part(page, DriftView).next_button, "mouse")
    page.show_mismatch(*drifted((PLACES[0], *PLACES[2:])))
    assert part(page, DriftView).place.text() == "Place 2 of 3"
    page.show_mismatch(*drifted(PLACES[:1]))
    assert part(page, DriftView).place.text() == "Place 1 of 1"
    press_last = drifted()
    page.show_mismatch(*press_last)
    press(qtbot, part(page, DriftView).next_button, "mouse")
    other, originals = drifted()
    page.show_mismatch(replace_name(other), originals)
    assert part(page, DriftView).place.text() == "Place 1 of 4"


def replace_name(error: SegmentCountsDiffer) -> SegmentCountsDiffer:
    """Return the same error about a different file."""
    return SegmentCountsDiffer(
        "first.txt", 20, "third.txt", 19, number=error.number, places=error.places
    )


def test_the_focus_stays_at_the_end_of_the_places(page: PairingPage, qtbot: QtBot) -> None:
    page.show_mismatch(*drifted(PLACES[:2]))
    press(qtbot, part(page, DriftView).next_button, "keyboard")
    assert part(page, DriftView).previous_button.hasFocus()
    press(qtbot, part(page, DriftView).previous_button, "keyboard")
    assert part(page, DriftView).next_button.hasFocus()


REPAIRS = (Repair(RepairKind.INSERT_EMPTY, 4), Repair(RepairKind.JOIN, 8))


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_repairs_are_counted_and_taken_back(page: PairingPage, qtbot: QtBot, by: str) -> None:
    error, originals = drifted(PLACES[2:], number=2, repairs=REPAIRS)
    page.show_mismatch(error, originals)
    assert part(page, RepairedDocuments).isVisible()
    labels = visible_text(part(page, RepairedDocuments)).split("\n")
    assert labels == ["Manual fixes: 2"]
    (button,) = part(page, RepairedDocuments).buttons()
    assert button.text() == "Undo the last fix"
    with qtbot.waitSignal(page.repaired.undo_wanted) as blocker:
        press(qtbot, button, by)
    assert blocker.args == [2]
    # An inserted line has no number, because the file does not have it.
    table = part(page, DriftTable)
    page.show_mismatch(*drifted([DriftedAt(6, 6, 7, 6, "only_reference")], repairs=REPAIRS[:1]))
    assert ("", "5", "first line 5", "", "(empty)") in drift_rows(page)
    assert table.isVisible()


def test_repairs_of_several_files_are_told_apart(page: PairingPage, qtbot: QtBot) -> None:
    first = Document.from_segments("a.txt", ["one", "two", "three"])
    originals = [
        repaired(first, [Repair(RepairKind.JOIN, 0)]),
        repaired(
            Document.from_segments("b.txt", ["one two"]), [Repair(RepairKind.INSERT_EMPTY, 1)]
        ),
    ]
    page.show_evaluation(evaluated(originals, source=False), originals)
    labels = visible_text(part(page, RepairedDocuments)).split("\n")
    assert labels == ["Manual fixes in a.txt: 1", "Manual fixes in b.txt: 1"]
    with qtbot.waitSignal(page.repaired.undo_wanted) as blocker:
        press(qtbot, part(page, RepairedDocuments).buttons()[1], "mouse")
    assert blocker.args == [1]
    page.clear()
    assert not part(page, RepairedDocuments).isVisible()


# All views


def test_clear_shows_and_remembers_nothing(page: PairingPage, qtbot: QtBot) -> None:
    show(page, candidates=2, pairing=PairingOptions(keep=("only_reference",)))
    choose(page, qtbot, EMPTY)
    page.clear()
    assert page.title.text() == page.counts.text() == ""
    for widget in (
        part(page, PairOverview),
        part(page, DriftView),
        page.pair_by,
        part(page, RepairedDocuments),
    ):
        assert not widget.isVisible()
    assert part(page, PairTable).pairs.rowCount() == 0
    assert part(page, PairDetail).toPlainText() == ""
    page.show_mismatch(*drifted())
    with called(page.session.work, "set_pairing") as blocker:
        press(qtbot, part(page, DriftView).content_button, "mouse")
    assert blocker.args == [PairingOptions(by="content")]
    page.show_evaluation(evaluated(documents()), documents())
    assert part(page, ConcernTable).chosen() is None
    assert part(page, PairOverview).isVisible()
    assert not part(page, DriftView).isVisible()


def test_tab_reaches_everything_in_order(page: PairingPage, qtbot: QtBot) -> None:
    show(page, candidates=2)
    overview = part(page, PairOverview)
    stops: list[QWidget] = [
        page.pair_by, page.save_button, overview.concerns, overview.table, overview.detail,
    ]  # fmt: skip
    assert tab_stops(page, stops[0], len(stops)) == stops
    page.show_mismatch(*drifted(repairs=REPAIRS))
    drift = part(page, DriftView)
    press(qtbot, drift.next_button, "mouse")
    stops = [
        *part(page, RepairedDocuments).buttons(), page.pair_by, drift.previous_button,
        drift.next_button, drift.table, drift.repair_button, drift.content_button,
    ]  # fmt: skip
    assert tab_stops(page, stops[0], len(stops)) == stops


def tab_stops(page: QWidget, first: QWidget, count: int) -> list[QWidget | None]:
    first.setFocus()
    found: list[QWidget | None] = [page.focusWidget()]
    while len(found) < count:
        page.focusNextChild()
        found.append(page.focusWidget())
    return found


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_the_focus_is_visible(page: PairingPage, colors: str) -> None:
    theme.apply_theme(colors)
    show(page)
    areas: list[QAbstractScrollArea] = [
        part(page, ConcernTable),
        part(page, PairTable),
        part(page, PairDetail),
    ]
    for widget in areas:
        page.pair_by.setFocus()
        QApplication.processEvents()
        without = edge(widget)
        widget.setFocus()
        QApplication.processEvents()
        assert edge(widget) != without
        assert edge(widget) == widget.palette().accent().color()


def edge(area: QAbstractScrollArea) -> QColor:
    """Return the color just inside the left side of a list, at its bottom."""
    image: QImage = area.grab(area.viewport().geometry()).toImage()
    return image.pixelColor(1, image.height() - 8)


def test_colors_follow_the_theme(page: PairingPage, qapp: QApplication) -> None:
    show(page)
    part(page, PairTable).selectRow(2)

    def muted() -> QColor:
        """Return the color of the first line of the detail."""
        block = part(page, PairDetail).document().begin()
        return block.begin().fragment().charFormat().foreground().color()

    def ground() -> QColor:
        return part(page, DriftTable).shown.index(3, 2).data(Qt.ItemDataRole.BackgroundRole)

    light = muted()
    assert light.lightness() < 128
    page.show_mismatch(*drifted())
    assert ground().lightness() > 128
    theme.apply_theme("dark")
    qapp.processEvents()
    assert ground().lightness() < 128
    show(page)
    part(page, PairTable).selectRow(2)
    assert muted().lightness() > 128
    theme.apply_theme("light")
    qapp.processEvents()
    assert muted() == light


def test_the_wheel_changes_only_the_focused_widget(page: PairingPage) -> None:
    show(page, candidates=2)
    part(page, PairTable).setFocus()
    box = page.pair_by
    before = box.currentIndex()
    roll(box)
    assert box.currentIndex() == before
    box.setFocus()
    roll(box)
    assert box.currentIndex() == before + 1


def roll(widget: QWidget) -> None:
    """Turn the wheel towards the user over a widget."""
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place,
        widget.mapToGlobal(place),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_a_box_and_its_check_mark_are_visible(page: PairingPage, colors: str) -> None:
    theme.apply_theme(colors)
    show(page)
    table = part(page, ConcernTable)
    image = table.viewport().grab().toImage()
    shades = {}
    for name in (ALL, ONLY_REFERENCE, EMPTY):
        rect = table.visualRect(table.shown.index(row_of(page, name), 2))
        if name == ALL:
            rect.adjust(4, 4, -4, -4)  # leave out the frame of the chosen row
        lights = [
            image.pixelColor(x, y).lightness()
            for x in range(rect.left() + 4, rect.right() - 4)
            for y in range(rect.top() + 2, rect.bottom() - 2)
        ]
        ground = max(set(lights), key=lights.count)
        shades[name] = sum(abs(light - ground) > 60 for light in lights)
    assert shades[ALL] < shades[EMPTY] < shades[ONLY_REFERENCE]
    assert shades[EMPTY] > 20


def test_texts_are_laid_out_in_their_own_direction() -> None:
    assert is_right_to_left("خروج")
    assert is_right_to_left("123 שלום abc")
    assert not is_right_to_left("abc שלום")
    assert not is_right_to_left("在此处")
    assert not is_right_to_left("123")
    assert not is_right_to_left("")


def test_text_from_the_right_is_right_aligned(page: PairingPage) -> None:
    originals = [keyed(name, {"k": "خروج", "l": "exit"}) for name in ("a.xlf", "b.xlf")]
    page.show_evaluation(evaluated(originals, source=False), originals)
    QApplication.processEvents()
    table = part(page, PairTable)
    table.clearSelection()
    image = table.viewport().grab().toImage()

    def ink(row: int) -> tuple[int, int]:
        """Return the amounts drawn in the left and in the right half of a cell."""
        rect = table.visualRect(table.pairs.index(row, 1)).adjusted(2, 3, -2, -3)
        dark = [
            x < rect.center().x()
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
            if image.pixelColor(x, y).lightness() < 128
        ]
        return sum(dark), len(dark) - sum(dark)

    left, right = ink(0)
    assert left == 0 < right
    left, right = ink(1)
    assert right == 0 < left


def another(page: PairingPage, qtbot: QtBot) -> PairingPage:
    """Return a page that is made with the catalog in use now."""
    made = PairingPage(page.session, Actions(page.session))
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_text_is_translated(
    page: PairingPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_catalog(monkeypatch, MarkedCatalog())
    page = another(page, qtbot)
    originals = documents(candidates=2)
    originals[1] = replace(originals[1], repairs=2)
    own = {"", *(document.name for document in originals)}
    show(page, candidates=2)
    page.show_evaluation(evaluated(originals), originals)
    choose(page, qtbot, f"§{EMPTY}")
    texts, silent = unsaid(page, own)
    assert silent == []
    assert len(texts) > 8
    assert all(text.startswith("§") for text in headers(page))
    assert all(found[0].startswith("§") for found in concerns(page))
    assert cells(page)[0][2] == "§(empty)"
    assert all(text.startswith("§") for text in detail(page)[1::2])

    page.show_mismatch(*drifted(repairs=REPAIRS))
    press(qtbot, part(page, DriftView).next_button, "mouse")
    _, silent = unsaid(page, own)
    assert silent == []
    assert part(page, DriftView).place.text() == "§Place 2 of 4"
    assert part(page, DriftView).repair_button.text() == "§Insert an empty line here"


@pytest.mark.parametrize("size", [(372, 380), (640, 400), (1200, 900)])
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_is_cut_off(
    page: PairingPage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    longer: bool,
) -> None:
    if longer:
        use_catalog(monkeypatch, LongCatalog())
    page = another(page, qtbot)
    page.resize(*size)
    originals = documents(candidates=2)
    originals[1] = replace(originals[1], name="a-long-name-" * 12 + ".xlf", repairs=2)
    page.show_evaluation(evaluated(originals), originals)
    lay_out()
    assert cut_off(page) == []
    assert part(page, PairTable).viewport().height() > 5 * part(page, PairTable).rowHeight(0)
    error, originals = drifted(repairs=REPAIRS)
    error.second = "a-long-name-" * 12 + ".txt"
    page.show_mismatch(error, originals)
    lay_out()
    # The lines around the place are elided, as the names of the files above them.
    elided = ("TableHeader: ", "DriftTable: ")
    assert [text for text in cut_off(page) if not text.startswith(elided)] == []
