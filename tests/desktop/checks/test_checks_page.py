"""The page of checks: findings in the texts, one of them in detail, and fixes for all texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QLabel
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, Fix, IgnoreCase, Normalize
from bleu_core.evaluation.checking import CheckReport
from bleu_core.files.documents import Document
from bleu_core.settings import NORMALIZATIONS, Normalization, Settings
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.veil import Veil
from bleu_score.marked.parts import Style
from bleu_score.messages.characters import character_name
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import (
    diagnostic_extent,
    diagnostic_text,
    diagnostic_title,
    effect_text,
)
from tests.helpers.diagnostics import TEXT_KINDS, diagnostics_of, report_of, text_diagnostic
from tests.helpers.driving_pages import called, on_its_own, unsaid
from tests.helpers.lanes import slow_but
from tests.helpers.layout import LongCatalog, MarkedCatalog, cut_off, lay_out, use_catalog

COUNT = 40
REFERENCE = [f'He said "yes" on day {number}, and that was all.' for number in range(COUNT)]
CURLY = [text.replace('"yes"', "“yes”") for text in REFERENCE]
# A tag in one segment, and an invisible character in another.
CANDIDATE = [
    f"<b>{text}</b>" if number == 6 else text.replace("day", "d\u200bay") if number == 9 else text
    for number, text in enumerate(CURLY)
]


def checked(candidates: dict[str, Sequence[str]]) -> CheckReport:
    """Return the core's report on candidates."""
    documents = [Document.from_segments(name, text) for name, text in candidates.items()]
    reference = Document.from_segments("reference.txt", REFERENCE)
    return check_texts(candidates=documents, references=[reference], settings=Settings())


@pytest.fixture
def page(qapp: QApplication, english: None) -> Iterator[ChecksPage]:
    session = Session()
    with on_its_own(lambda: ChecksPage(session), 800, 600) as page:
        yield page
    session.close()


@pytest.fixture
def asked(page: ChecksPage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Fix, bool]]:
    """Return the fixes that the page applies (True) or takes back, in their order."""
    fixes: list[tuple[Fix, bool]] = []

    def apply_fix(fix: Fix, *, takes_back: bool, documents: Sequence[Document]) -> None:
        assert documents
        fixes.append((fix, not takes_back))

    monkeypatch.setattr(page.session, "apply_fix", apply_fix)
    return fixes


def normalize(page: ChecksPage, *names: Normalization) -> None:
    """Have normalizations in effect."""
    page.session.work.adjust(Settings(normalize=names))


def titles(page: ChecksPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def boxes(page: ChecksPage) -> list[tuple[str, bool]]:
    """Return the boxes of the chosen finding."""
    return [(box.text(), box.isChecked()) for box in page._boxes(page.detail)]


def applied(page: ChecksPage) -> list[str]:
    assert all(box.isChecked() for box in page._boxes(page.applied))
    return [box.text() for box in page._boxes(page.applied)]


def choose(page: ChecksPage, title: str) -> None:
    page.list.setCurrentRow(titles(page).index(title))


def press(qtbot: QtBot, button: QAbstractButton, by: str) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    if by == "mouse":
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
    else:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)


def marked(page: ChecksPage) -> list[tuple[str, list[str]]]:
    """Return the number of each segment that is shown, and what is marked in it."""
    return [
        (
            row.content.number,
            [part.text for part in row.content.texts[1].parts if part.style is Style.FOUND],
        )
        for row in page.detail.list.rows
    ]


# The list


def test_each_finding_has_its_texts_its_segments_and_its_effect(page: ChecksPage) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert page.title.text() == "Possible problems in the files"
    assert titles(page) == [
        "Different typography",
        "Wrong or encoded characters",
        "Marks of a file format",
    ]
    before, after = evaluated(CANDIDATE, ()), evaluated(CANDIDATE, ("typography",))
    assert before != after
    said = page.list.item(0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said == f"Segments: 40; candidate.txt; Effect on BLEU: +{after - before:.2f}"
    assert "Segments: 40<br>candidate.txt<br>Effect on BLEU" in page.list.item(0).toolTip()
    assert not page.applied.isVisible()


def test_findings_are_copied_with_a_row_for_each_text(page: ChecksPage) -> None:
    page.show_report(checked({"one.txt": CANDIDATE, "two.txt": CURLY}))
    copied = page.list._copied()
    assert [column.title for column in copied.columns] == [
        "Problem",
        "Explanation",
        "File",
        "Where",
        "Example",
    ]
    found = [(each, part) for each in page.list.findings for part in each.diagnostics]
    assert len(found) == 4
    assert [[cell.text for cell in row] for row in copied.rows] == [
        [
            finding.title,
            finding.text,
            part.where.document,
            diagnostic_extent(part),
            part.where.example,
        ]
        for finding, part in found
    ]


def evaluated(candidate: Sequence[str], names: tuple[Normalization, ...]) -> float:
    evaluation = evaluate(
        candidates=[Document.from_segments("candidate.txt", candidate)],
        references=[Document.from_segments("reference.txt", REFERENCE)],
        settings=Settings(normalize=names),
    )
    return round(evaluation.candidates[0].score.percent, 2)


def test_the_most_effective_finding_comes_first_but_for_texts_that_may_be_wrong(
    page: ChecksPage,
) -> None:
    typography = text_diagnostic(Kind.UNUSUAL_SPACES)
    markup = replace(text_diagnostic(Kind.MARKUP), fixes=(Normalize("markup"),))
    effects = (
        Effect(Normalize("typography"), "a.txt", 30.0, 30.5),
        Effect(Normalize("markup"), "a.txt", 30.0, 28.0),
    )
    others = text_diagnostic(Kind.CONFLICTS), text_diagnostic(Kind.REFUSAL)
    page.show_report(report_of(typography, *others, markup, effects=effects))
    assert titles(page) == [
        "Refusals by a language model",
        "Marks of a file format",
        "Unusual spaces",
        "Unresolved conflicts",
    ]


def test_the_effect_of_a_fix_stands_at_the_finding_with_most_segments(page: ChecksPage) -> None:
    few = replace(text_diagnostic(Kind.UNUSUAL_SPACES), count=1)
    many = replace(text_diagnostic(Kind.TYPOGRAPHY), count=30, fixes=few.fixes)
    effects = (Effect(Normalize("typography"), "a.txt", 30.0, 30.5),)
    page.show_report(report_of(few, many, effects=effects))
    shown = {finding.title: finding.points for finding in page.list.findings}
    assert shown == {"Different typography": 0.5, "Unusual spaces": None}


def test_findings_of_one_name_are_told_apart_by_what_would_help(page: ChecksPage) -> None:
    fixes: list[Normalization] = ["markdown", "csv-quotes"]
    found = [replace(text_diagnostic(Kind.MARKUP), fixes=(Normalize(name),)) for name in fixes]
    page.show_report(report_of(*found))
    assert titles(page) == [
        "Marks of a file format (Remove Markdown)",
        "Marks of a file format (Remove CSV quoting)",
    ]


def test_the_chosen_finding_stays_chosen(page: ChecksPage) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    choose(page, "Marks of a file format")
    page.show_working()
    page.show_report(checked({"candidate.txt": CANDIDATE, "other.txt": CURLY}))
    assert page.list.currentItem().text() == "Marks of a file format"
    assert page.detail.title.text() == "Marks of a file format"


def test_fixed_open_and_harmless_findings_look_different(page: ChecksPage) -> None:
    def icon(row: int) -> QImage:
        QApplication.processEvents()
        box = page.list.visualItemRect(page.list.item(row))
        size = page.list.fontMetrics().height() * 2
        return page.list.viewport().grab(box.adjusted(0, 0, size - box.width(), 0)).toImage()

    def warns(image: QImage) -> bool:
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        return any(image.pixelColor(*place) == QColor(theme.WARNING_COLOR) for place in places)

    choices = checked({"candidate.txt": CANDIDATE})
    page.show_report(choices)
    page.list.setCurrentRow(2)
    note, warning = icon(0), icon(1)
    assert note != warning
    assert (warns(note), warns(warning)) == (False, True)
    normalize(page, "typography")
    page.show_report(replace(choices, effects=()))
    choose(page, "Marks of a file format")
    fixed = titles(page).index("Different typography")
    assert icon(fixed) not in (note, warning)


# One finding


def test_a_finding_tells_what_to_do_and_shows_its_segments_with_marks(page: ChecksPage) -> None:
    report = checked({"candidate.txt": CANDIDATE})
    page.show_report(report)
    choose(page, "Marks of a file format")
    detail = page.detail
    (diagnostic,) = (one for one in report.diagnostics if one.kind is Kind.MARKUP)
    assert detail.text.text() == diagnostic_text(diagnostic)
    assert detail.name.text() == "candidate.txt"
    assert not detail.texts.isVisible()
    assert detail.extent.text() == "Segments: 1 of 40, the first is number 7"
    assert boxes(page) == [("Remove tags", False)]
    assert "signature" in detail.about.text()
    assert marked(page) == [("7", ["<b>", "</b>"])]
    beside, own = detail.list.rows[0].content.texts
    assert (str(beside), str(own)) == (REFERENCE[6], CANDIDATE[6])
    assert (beside.name, own.name) == ("reference.txt", "candidate.txt")
    choose(page, "Wrong or encoded characters")
    assert marked(page) == [("10", ["\u200b"])]
    choose(page, "Different typography")
    assert marked(page)[3] == ("4", ["“", "”"])


def test_every_segment_of_a_finding_is_reached_by_scrolling(page: ChecksPage) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert page.detail.link.text() == "Show 40 in Segments"
    lay_out()
    bar = page.area.verticalScrollBar()
    assert len(page.detail.list.rows) < COUNT
    for _ in range(5):
        bar.setValue(bar.maximum())
        lay_out()
    assert [row.content.number for row in page.detail.list.rows] == [
        str(number + 1) for number in range(COUNT)
    ]


def test_all_segments_of_a_finding_are_opened_together_or_one_by_itself(
    page: ChecksPage, qtbot: QtBot
) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    choose(page, "Marks of a file format")
    lay_out()
    navigation = page.session.navigation
    with called(navigation, "open_diagnostic") as all_opened:
        press(qtbot, page.detail.link, "mouse")
    assert all_opened.args == [page.detail.diagnostic]
    with called(navigation, "open_row") as opened:
        press(qtbot, page.detail.list.rows[0], "keyboard")
    assert opened.args == [6, "candidate.txt"]


def test_each_text_of_a_finding_can_be_chosen(page: ChecksPage) -> None:
    two = [text.replace("“", '"').replace("”", '"') for text in CURLY]
    candidates = {"one.txt": CURLY, "two.txt": [*CURLY[:5], *two[5:]], "three.txt": CURLY}
    page.show_report(checked(candidates))
    assert titles(page) == ["Different typography"]
    said = page.list.item(0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said.startswith("Segments: 85; one.txt, two.txt, three.txt; ")
    texts = page.detail.texts
    assert [texts.itemText(place) for place in range(texts.count())] == [
        "one.txt: 40",
        "two.txt: 5",
        "three.txt: 40",
    ]
    texts.setCurrentIndex(1)
    assert page.detail.link.text() == "Show 5 in Segments"
    assert len(page.detail.list.rows) == 5


def test_the_candidate_of_all_pages_is_shown_first(page: ChecksPage) -> None:
    reference = Document.from_segments("reference.txt", REFERENCE)
    documents = [Document.from_segments(name, CURLY) for name in ("one.txt", "two.txt")]
    page.session.navigation.show_evaluation(
        evaluate(candidates=documents, references=[reference], settings=Settings())
    )
    page.session.navigation.choose("two.txt")
    page.show_report(checked({"one.txt": CURLY, "two.txt": CURLY}))
    assert page.detail.texts.currentText() == "two.txt: 40"
    page.session.navigation.choose("one.txt")
    assert page.detail.texts.currentText() == "one.txt: 40"
    # A choice here is one for all pages, and stays with the next report.
    page.detail.texts.setCurrentIndex(1)
    page.detail.texts.activated.emit(1)
    assert page.session.navigation.chosen == "two.txt"
    page.show_report(checked({"one.txt": CURLY, "two.txt": CURLY}))
    assert page.detail.texts.currentText() == "two.txt: 40"


def test_the_largest_effect_is_shown_and_the_rest_in_the_tool_tip(page: ChecksPage) -> None:
    names = ("a.txt", "b.txt", "c.txt")
    found = [text_diagnostic(Kind.UNUSUAL_SPACES, document=name) for name in names]
    effects = (
        Effect(Normalize("typography"), "a.txt", 30.0, 31.0),
        Effect(Normalize("typography"), "b.txt", 40.0, 37.5),
        Effect(Normalize("t2s"), "a.txt", 30.0, 99.0),
        Effect(Normalize("typography"), "c.txt", 20.0, 20.001),
        # Its text has nothing of the kind.
        Effect(Normalize("typography"), "d.txt", 20.0, 90.0),
    )
    page.show_report(report_of(*found, effects=effects))
    lines = [
        "b.txt: BLEU 40.00 → 37.50 (−2.50)",
        "a.txt: BLEU 30.00 → 31.00 (+1.00)",
        "c.txt: BLEU unchanged (20.00)",
    ]
    label = next(one for one in page.detail.findChildren(QLabel) if one.text() == lines[0])
    assert f">{'<br>'.join(lines)}<" in label.toolTip()
    # A screen reader reads the content of the tool tip.
    assert page._boxes(page.detail)[0].accessibleDescription() == "\n".join(lines)


def test_a_candidate_with_the_name_of_the_reference_has_its_effect_and_its_segments(
    page: ChecksPage, qtbot: QtBot
) -> None:
    page.show_report(checked({"reference.txt": CURLY}))
    assert page.detail.name.text() == "reference.txt (2)"
    said = page.list.item(0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Effect on BLEU: +" in said
    lay_out()
    with called(page.session.navigation, "open_row") as opened:
        press(qtbot, page.detail.list.rows[0], "keyboard")
    assert opened.args == [0, "reference.txt"]


def test_a_finding_without_a_fix_has_no_box(page: ChecksPage) -> None:
    page.show_report(report_of(text_diagnostic(Kind.EMPTY_CANDIDATE)))
    assert boxes(page) == []
    assert not page.detail.about.isVisible()


def test_text_is_never_taken_for_markup(page: ChecksPage) -> None:
    page.show_report(report_of(text_diagnostic(Kind.MARKUP, document="<i>a</i>.txt")))
    assert page.detail.name.text() == "<i>a</i>.txt"
    assert page.detail.name.textFormat() == Qt.TextFormat.PlainText


# Fixes


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_fix_is_applied_and_taken_back(
    page: ChecksPage, qtbot: QtBot, asked: list[tuple[Fix, bool]], by: str
) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    for title in ("Marks of a file format", "Different typography"):
        choose(page, title)
        press(qtbot, page._boxes(page.detail)[0], by)
    press(qtbot, page._boxes(page.detail)[0], by)
    typography = Normalize("typography")
    assert asked == [(Normalize("markup"), True), (typography, True), (typography, False)]


def test_fixes_in_effect_stay_visible_with_their_way_back(
    page: ChecksPage, qtbot: QtBot, asked: list[tuple[Fix, bool]]
) -> None:
    page.session.work.adjust(Settings(normalize=("typography", "t2s"), lowercase=True))
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert page.applied.isVisible()
    assert applied(page) == ["Ignore case", "Ignore typography", "Compare as Simplified Chinese"]
    choose(page, "Different typography")
    assert boxes(page) == [("Ignore typography", True)]
    press(qtbot, page._boxes(page.detail)[0], "keyboard")
    # Both boxes of a fix change together, but only one asks.
    assert not page._boxes(page.applied)[1].isChecked()
    press(qtbot, page._boxes(page.applied)[0], "mouse")
    assert asked == [(Normalize("typography"), False), (IgnoreCase(), False)]


def test_a_fix_can_be_taken_back_where_nothing_is_found(
    page: ChecksPage, qtbot: QtBot, asked: list[tuple[Fix, bool]]
) -> None:
    normalize(page, "markdown")
    page.show_report(checked({"candidate.txt": REFERENCE}))
    assert "No problems were found" in page.message.text()
    press(qtbot, page._boxes(page.applied)[0], "mouse")
    assert asked == [(Normalize("markdown"), False)]


def test_showing_a_report_asks_for_no_fix(page: ChecksPage, asked: list[tuple[Fix, bool]]) -> None:
    normalize(page, "typography")
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    page.show_working()
    page.session.work.adjust(Settings())
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    page.clear()
    assert asked == []


# States


def is_faded(page: ChecksPage) -> bool:
    veils = [veil for part in (page.list, page.detail) for veil in part.findChildren(Veil)]
    assert len({veil.isHidden() for veil in veils}) == 1
    return not veils[0].isHidden()


def test_findings_stay_greyed_during_work(
    page: ChecksPage, qtbot: QtBot, asked: list[tuple[Fix, bool]]
) -> None:
    page.show_working()
    assert page.title.text() == "Checking the files…"
    assert titles(page) == []
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert not is_faded(page)
    press(qtbot, page._boxes(page.detail)[0], "keyboard")
    page.show_working()
    assert page.title.text() == "Checking the files…"
    assert is_faded(page)
    # The user can apply the next fix at once, without losing the last one.
    assert page._boxes(page.detail)[0].hasFocus()
    choose(page, "Marks of a file format")
    press(qtbot, page._boxes(page.detail)[0], "keyboard")
    assert asked == [(Normalize("typography"), True), (Normalize("markup"), True)]
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert page.title.text() == "Possible problems in the files"
    assert not is_faded(page)


def test_nothing_found_is_one_calm_sentence(page: ChecksPage) -> None:
    page.show_report(checked({"candidate.txt": REFERENCE}))
    said = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert [text for text in said if text] == [page.message.text()]
    assert page.message.text().count(".") == 1
    assert page.main_widget() is None


def test_texts_that_were_not_kept_are_not_checked(page: ChecksPage) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    page.show_no_texts()
    assert (page.title.text(), page.message.text()) == ("Not checked", texts_not_kept())
    assert titles(page) == []
    assert not page.area.isVisible()


def test_clear_shows_and_remembers_nothing(page: ChecksPage) -> None:
    normalize(page, "typography")
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    page.show_working()
    page.clear()
    assert page.title.text() == ""
    assert titles(page) == []
    assert not page.applied.isVisible()
    assert page.detail.diagnostic is None
    assert page.detail.list.rows == []


# Keyboard, focus, words


def test_arrows_go_through_the_findings(page: ChecksPage, qtbot: QtBot) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    assert page.main_widget() is page.list
    page.list.setFocus()
    seen = [page.detail.title.text()]
    for _ in range(2):
        qtbot.keyClick(page.list, Qt.Key.Key_Down)
        seen.append(page.detail.title.text())
    assert seen == titles(page)


def test_tab_goes_as_one_reads(page: ChecksPage) -> None:
    normalize(page, "typography")
    page.show_report(checked({"one.txt": CANDIDATE, "two.txt": CANDIDATE}))
    choose(page, "Marks of a file format")
    QApplication.processEvents()
    detail = page.detail
    wanted = [
        page.list,
        *page._boxes(page.applied),
        *page._boxes(detail),
        detail.texts,
        detail.link,
        *detail.list.rows,
    ]
    page.list.setFocus()
    found = [page.focusWidget()]
    while len(found) < len(wanted):
        QTest.keyClick(found[-1], Qt.Key.Key_Tab)
        QApplication.processEvents()
        found.append(page.focusWidget())
        part = found[-1]
        assert not part.visibleRegion().isEmpty(), part
    assert found == wanted


def test_the_focus_stays_when_a_report_arrives(
    page: ChecksPage, qtbot: QtBot, asked: list[tuple[Fix, bool]]
) -> None:
    report = checked({"candidate.txt": CANDIDATE})
    page.show_report(report)
    press(qtbot, page._boxes(page.detail)[0], "keyboard")
    page.show_working()
    normalize(page, "typography")
    page.show_report(report)
    QApplication.processEvents()
    # The focus stays on its box, although the fix now has a second one among those in effect.
    assert page._boxes(page.detail)[0].hasFocus()
    page._boxes(page.applied)[0].setFocus()
    page.session.work.adjust(Settings())
    page.show_report(report)
    # Without the box at the bottom, it moves to that of the finding.
    assert page._boxes(page.detail)[0].hasFocus()
    # If there is no such box, it moves to the list.
    page.show_report(report_of(text_diagnostic(Kind.EMPTY_CANDIDATE)))
    assert page.list.hasFocus()


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_the_focus_is_visible_on_the_list(page: ChecksPage, colors: str) -> None:
    theme.apply_theme(colors)
    page.show_report(checked({"candidate.txt": CANDIDATE}))

    def edge() -> QColor:
        QApplication.processEvents()
        return page.list.grab().toImage().pixelColor(1, page.list.height() - 20)

    highlight = page.list.palette().accent().color()
    page.detail.link.setFocus()
    assert edge() != highlight
    page.list.setFocus()
    assert edge() == highlight


@pytest.mark.parametrize(("width", "is_beside"), [(900, True), (500, False)])
def test_a_finding_is_beside_the_list_or_below_it(
    page: ChecksPage, width: int, is_beside: bool
) -> None:
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    page.resize(width, 500)
    lay_out()
    directions = QBoxLayout.Direction
    found = page._arrangement.direction()
    assert found is (directions.LeftToRight if is_beside else directions.TopToBottom)
    assert page.list.height() > page.list.fontMetrics().height() * 6
    assert page.area.height() > page.area.fontMetrics().height() * 6


def another(page: ChecksPage, qtbot: QtBot) -> ChecksPage:
    """Return a page that is made with the catalog in use now."""
    made = ChecksPage(page.session)
    qtbot.addWidget(made)
    made.resize(page.size())
    made.show()
    return made


def test_every_text_is_translated(
    page: ChecksPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_catalog(monkeypatch, MarkedCatalog())
    normalize(page, "typography")
    page = another(page, qtbot)
    page.show_report(checked({"candidate.txt": CANDIDATE}))
    said, silent = unsaid(page, {"", "candidate.txt"})
    assert silent == []
    assert len(said) > 10
    assert all(title.startswith("§") for title in titles(page))
    assert boxes(page)[0][0].startswith("§")
    page.show_working()
    assert page.title.text() == "§Checking the files…"


LONG = "a-long-name-" * 12 + ".txt"


@pytest.mark.parametrize("size", slow_but([(372, 480)], [(372, 480), (640, 400), (1200, 900)]))
@pytest.mark.parametrize("longer", slow_but([True], [False, True]))
def test_nothing_is_cut_off(
    page: ChecksPage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    longer: bool,
) -> None:
    if longer:
        use_catalog(monkeypatch, LongCatalog())
    page = another(page, qtbot)
    page.resize(*size)
    page.show_report(every_diagnostic(LONG))
    assert page.list.count() >= len(TEXT_KINDS)
    for row in range(page.list.count()):
        page.list.setCurrentRow(row)
        lay_out()
        assert cut_off(page) == []


# Words


def every_diagnostic(document: str) -> CheckReport:
    diagnostics = [
        diagnostic for kind in TEXT_KINDS for diagnostic in diagnostics_of(kind, document)
    ]
    names = {kind.normalization for kind in Kind if kind.normalization is not None}
    effects = [
        Effect(Normalize(name), text, 31.2, after)
        for text, after in ((document, 33.05), ("other.txt", 32.0))
        for name in sorted(names)
    ]
    return report_of(*diagnostics, effects=effects)


@pytest.mark.parametrize("kind", TEXT_KINDS, ids=lambda kind: kind.value)
def test_every_diagnostic_has_words(kind: Kind, english: None) -> None:
    for diagnostic in diagnostics_of(kind):
        assert diagnostic_title(diagnostic)
        assert not diagnostic_title(diagnostic).endswith(".")
        assert diagnostic_text(diagnostic).endswith(".")
        assert "{" not in diagnostic_title(diagnostic) + diagnostic_text(
            diagnostic
        ) + diagnostic_extent(diagnostic)


def test_kinds_have_distinct_explanations(english: None) -> None:
    said = [
        {diagnostic_text(diagnostic) for diagnostic in diagnostics_of(kind)} for kind in TEXT_KINDS
    ]
    assert sum(map(len, said)) == len(set().union(*said))


def test_an_extent_has_a_number_and_a_kind(english: None) -> None:
    extents = {
        kind: [diagnostic_extent(diagnostic) for diagnostic in diagnostics_of(kind)]
        for kind in TEXT_KINDS
    }
    segments = "Segments: 12 of 1,204, the first is number 37"
    assert extents[Kind.CONFLICTS] == [segments]
    assert extents[Kind.TOKENIZED] == [segments, segments]
    assert extents[Kind.GUESSED_ENCODING] == [f"{segments} · Read as GB18030"]
    assert extents[Kind.SCRIPTS_DIFFER] == [
        f"{segments} · Latin script; the first reference: Cyrillic script",
        f"{segments} · Traditional Chinese; the first reference: Simplified Chinese",
    ]
    assert extents[Kind.LENGTH_RATIO] == [f"{segments} · Characters: 12, in the reference: 1,204"]
    assert extents[Kind.LONE_CARRIAGE_RETURNS] == ["Lines: 12, the first is line 37"]
    assert extents[Kind.READ_OTHERWISE] == ["LF, CRLF, BOM"]
    assert extents[Kind.UNUSUAL_SPACES] == [
        f"{segments} · no-break space (U+00A0): 3, tab (U+0009): 1"
    ]
    assert extents[Kind.CHARACTERS] == [
        f"{segments} · “é” is written “?”; “’” is missing; “⟨U+200B⟩” is added",
        "; ".join([f"{segments} · “'” is written “&#39;”", *["“'” is written “&#39;”"] * 3])
        + "; and 8 more",
    ]


def test_characters_without_a_name_have_a_number(english: None) -> None:
    assert character_name("U+00AD") == "soft hyphen (U+00AD)"
    assert character_name("U+E0001") == "U+E0001"


def test_every_normalization_has_a_name(english: None) -> None:
    names = [normalization_name(name) for name in NORMALIZATIONS]
    assert len(set(names)) == len(NORMALIZATIONS)


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (31.2, 33.05, "BLEU 31.20 → 33.05 (+1.85)"),
        (33.05, 31.2, "BLEU 33.05 → 31.20 (−1.85)"),
        (31.2, 31.2, "BLEU unchanged (31.20)"),
        (31.2, 31.2000001, "BLEU unchanged (31.20)"),
        (99.0, 100.00000000000004, "BLEU 99.00 → 100.00 (+1.00)"),
    ],
)
def test_an_effect_is_given_in_points(
    before: float, after: float, text: str, english: None
) -> None:
    assert effect_text(Effect(Normalize("typography"), "a.txt", before, after)) == text
