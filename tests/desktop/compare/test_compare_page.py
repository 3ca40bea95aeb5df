"""The page *Compare*, driven through the real window."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTableView
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import SegmentTable
from bleu_core.analysis.standings import Standings
from bleu_core.diagnostics.kinds import Severity
from bleu_core.evaluation import evaluate as evaluation
from bleu_core.evaluation.evaluate import evaluate_in_steps
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.scoring.metrics import metrics_of
from bleu_core.settings import MetricName, Resampling, Settings
from bleu_desktop.compare.compare_page import ComparePage
from bleu_desktop.i18n import set_language
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.segment_row import RowText, SegmentRow
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import LANGUAGES, format_score
from bleu_score.marked.parts import Style
from bleu_score.messages.comparisons import sign_legend
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.metrics import signed, verdict_sign, verdict_text
from tests.helpers.driving import part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import MarkedCatalog, cut_off, relabel, use_catalog

SEGMENTS = 60
WORDS = "the cat sat on a mat near an old house by some river and it was raining hard".split()
Write = Callable[[str, list[str]], Path]

TESTED = Settings(resampling=Resampling(confidence=True, paired_test="ar", resamples=2000))


def texts(count: int) -> tuple[list[str], list[list[str]]]:
    """Return a reference and candidates, each a little worse than the one before."""
    generator = random.Random(7)
    reference = [" ".join(generator.choices(WORDS, k=12)) for _ in range(SEGMENTS)]

    def spoiled(share: float) -> list[str]:
        return [
            " ".join("x" if generator.random() < share else word for word in line.split())
            for line in reference
        ]

    return reference, [spoiled(0.05 + 0.02 * number) for number in range(count)]


def show(
    window: MainWindow,
    qtbot: QtBot,
    write: Write,
    count: int,
    settings: Settings | None = None,
    references: int = 1,
) -> ComparePage:
    """Score candidates, the best one in the middle, and open the page."""
    reference, candidates = texts(count)
    candidates = candidates[1 : count // 2 + 1] + candidates[:1] + candidates[count // 2 + 1 :]
    files = window.session.files
    if settings is not None:
        window.session.work.set_settings(settings)
    others = [write(f"reference {n}.en.txt", texts(9)[1][n]) for n in range(1, references)]
    files.add(Role.REFERENCE, [write("reference.en.txt", reference), *others])
    files.add(Role.CANDIDATE, [write(f"sys {n}.en.txt", c) for n, c in enumerate(candidates)])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.COMPARE)
    page = part(window, ComparePage)
    assert page.isVisible()
    settle(qtbot, page)
    return page


def settle(qtbot: QtBot, page: ComparePage) -> None:
    """Wait for work in the background."""
    qtbot.waitUntil(lambda: page.pair.isHidden() or page.pair.found is not None, timeout=30_000)


def leads(page: ComparePage) -> list[SegmentRow]:
    return [row for row in page.pair.findChildren(SegmentRow) if row.isVisible()]


def shown_texts(page: ComparePage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def evaluation_of(window: MainWindow) -> Evaluation:
    assert window.session.evaluation is not None
    return window.session.evaluation


def titles(page: ComparePage) -> list[str]:
    model = page.table.shown
    return [
        model.headerData(number, Qt.Orientation.Horizontal)
        for number in range(model.columnCount())
        if not page.table.isColumnHidden(number)
    ]


def column(page: ComparePage, key: str, *, in_full: bool = False) -> list[str]:
    model = page.table.shown
    number = page.table.column(key)
    # The tool tip of a name is the full one.
    role = Qt.ItemDataRole.ToolTipRole if in_full else Qt.ItemDataRole.DisplayRole
    texts = [model.index(row, number).data(role) for row in range(model.rowCount())]
    return [QTextDocumentFragment.fromHtml(text).toPlainText() for text in texts]


def click(qtbot: QtBot, table: QTableView, index: QModelIndex, *, twice: bool = False) -> None:
    table.scrollTo(index)
    place = table.visualRect(index).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    if twice:
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def sort_by(qtbot: QtBot, page: ComparePage, number: int) -> None:
    header = page.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(number) + 12, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("count", slow_but([2, 20], [2, 14, 20]))
def test_all_candidates_are_in_one_table(
    window: MainWindow, qtbot: QtBot, write: Write, count: int
) -> None:
    page = show(window, qtbot, write, count)
    evaluation = evaluation_of(window)
    names = [candidate.name.removesuffix(".en.txt") for candidate in evaluation.ranked]
    assert page.title.text() == f"{names[0]} scores best by BLEU"
    assert column(page, "name") == names
    assert column(page, "name", in_full=True) == [f"{name}.en.txt" for name in names]
    assert column(page, "rank") == [str(number) for number in range(1, count + 1)]
    scores = [candidate.score.percent for candidate in evaluation.ranked]
    assert column(page, "bleu") == [format_score(percent) for percent in scores]
    assert column(page, "difference") == [
        "best",
        *(signed(percent - scores[0]) for percent in scores[1:]),
    ]
    # Up to 15 rows are visible at once; a longer table scrolls.
    table = page.table
    last = table.visualRect(table.model().index(count - 1, 0))
    assert (last.bottom() <= table.viewport().height()) is (count <= 15)
    assert table.verticalScrollBar().maximum() == 0 or count > 15
    page.views.buttons["matrix"].click()
    assert page.matrix.shown.rowCount() == page.matrix.shown.columnCount() - 1 == count


def test_nothing_is_tested_before_the_user_asks(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3)
    assert "Verdict" not in titles(page)
    assert "have not been tested" in page.summary.text()
    qtbot.mouseClick(page.compute_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    resampling = window.session.settings.resampling
    # Unlike sacreBLEU's bootstrap, approximate randomization keeps its error rate.
    assert (resampling.confidence, resampling.paired_test) == (True, "ar")
    assert not page.compute_button.isVisible()
    assert "Verdict" in titles(page)
    standings = Standings(evaluation_of(window), "bleu")
    for row, verdict in enumerate(column(page, "verdict")):
        place = page.table.candidate_at(row)
        comparison = standings.comparison(place, standings.best)
        assert verdict == (
            f"{verdict_sign(comparison.verdict)} {verdict_text(comparison.verdict)}"
            if comparison
            else ""
        )
    assert column(page, "verdict")[2].startswith("▼ ")
    assert "10,000–40,000 trials" in page.notes.text()


def test_the_test_the_user_chose_stays(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    chosen = Resampling(paired_test="bs", resamples=500, seed=3)
    page = show(window, qtbot, write, 2, Settings(resampling=chosen))
    page.compute_button.click()
    assert window.session.settings.resampling == replace(chosen, confidence=True)
    wait_for(qtbot, window, State.SCORED)


def test_one_candidate_has_a_hint_to_add_more(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 1)
    assert titles(page)[:2] == ["Candidate", "BLEU"]
    assert "Difference" not in titles(page)
    assert "Add more candidates" in page.summary.text()
    assert not page.views.isVisible()
    assert page.add_button.isVisible()
    assert not page.pair.isVisible()
    qtbot.mouseClick(page.compute_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.resampling == Resampling(confidence=True)
    index = page.table.shown.index(0, page.table.column("bleu"))
    assert "95% confidence interval: " in index.data(Qt.ItemDataRole.ToolTipRole)
    # There is no other candidate to compare with.
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert window.session.settings.resampling.baseline is None


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_baseline_is_chosen_and_taken_back(
    window: MainWindow, qtbot: QtBot, write: Write, by: str
) -> None:
    page = show(window, qtbot, write, 4, TESTED)
    model, stars = page.table.shown, page.table.column("baseline")
    assert column(page, "baseline") == ["☆"] * 4
    wanted = page.table.candidate_at(2)

    def toggle() -> None:
        if by == "mouse":
            click(qtbot, page.table, model.index(2, stars))
        else:
            page.table.setFocus()
            page.table.make_current(wanted)
            qtbot.keyClick(page.table, Qt.Key.Key_Space)
        wait_for(qtbot, window, State.SCORED)

    toggle()
    assert window.session.settings.resampling.baseline == wanted
    evaluation = evaluation_of(window)
    # Only pairs with the baseline are compared, as in the terminal.
    assert {each.baseline for each in evaluation.comparisons} == {
        evaluation.candidates[wanted].name
    }
    assert column(page, "baseline") == ["☆", "☆", "★", "☆"]
    assert column(page, "difference")[2] == "baseline"
    assert [text[0] for text in column(page, "difference") if text != "baseline"] == [
        "+", "+", "\u2212",
    ]  # fmt: skip
    toggle()
    assert window.session.settings.resampling.baseline is None
    assert len(evaluation_of(window).comparisons) == 6


def test_the_matrix_has_every_pair_from_both_sides(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 4, TESTED)
    qtbot.mouseClick(page.views.buttons["matrix"], Qt.MouseButton.LeftButton)
    assert page.matrix.isVisible()
    assert not page.table.isVisible()
    model, standings = page.matrix.shown, Standings(evaluation_of(window), "bleu")
    for row in range(4):
        assert model.index(row, row + 1).data() == ""
        for other in set(range(4)) - {row}:
            pair = standings.order[row], standings.order[other]
            comparison = standings.comparison(*pair)
            assert comparison is not None
            difference = standings.difference(*pair)
            assert difference is not None
            assert model.index(row, other + 1).data() == (
                f"{signed(difference)} {verdict_sign(comparison.verdict)}"
            )
            assert verdict_text(comparison.verdict) in model.index(row, other + 1).data(
                Qt.ItemDataRole.ToolTipRole
            )
    # With a baseline, only its row and column are tested; the page says so and offers to undo it.
    page.table.baseline_wanted.emit(0)
    wait_for(qtbot, window, State.SCORED)
    signs = [
        model.index(row, other + 1).data()[-1] in "▲≈▼"
        for row in range(4)
        for other in range(4)
        if row != other
    ]
    assert signs.count(True) == 6
    assert "Only differences from the baseline" in page.notes.text()
    assert f"BLEU: {sign_legend()}" in page.notes.text()
    qtbot.mouseClick(page.all_pairs_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert not page.all_pairs_button.isVisible()
    assert model.index(1, 3).data()[-1] in "▲≈▼"


def test_every_column_sorts_and_the_third_click_ranks_again(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    window.resize(1500, 900)
    page = show(window, qtbot, write, 5, TESTED)
    ranked = column(page, "name")
    page.table.make_current(page.table.candidate_at(3))
    chosen = page.table.current_candidate()
    for number in range(1, page.table.shown.columnCount()):
        if page.table.isColumnHidden(number):
            continue
        for _ in range(2):
            sort_by(qtbot, page, number)
            assert sorted(column(page, "name")) == sorted(ranked)
            assert page.table.current_candidate() == chosen
        sort_by(qtbot, page, number)
        assert column(page, "name") == ranked
    score = page.table.column("bleu")
    sort_by(qtbot, page, score)
    assert column(page, "name") == ranked  # the best first
    sort_by(qtbot, page, score)
    assert column(page, "name") == ranked[::-1]
    assert column(page, "rank") == ["5", "4", "3", "2", "1"]
    # The table stays sorted after scoring again.
    window.session.work.set_settings(replace(TESTED, lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert column(page, "name") == ranked[::-1]


def test_sorting_works_without_a_mouse(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    page = show(window, qtbot, write, 3)
    menu = page.table.make_menu()
    sorting = next(action.menu() for action in menu.actions() if action.text() == "Sort by")
    next(each for each in sorting.actions() if each.text() == "Candidate").trigger()
    assert column(page, "name") == ["sys 0", "sys 1", "sys 2"]


@pytest.mark.parametrize("metric", ["bleu", "ter"])
def test_candidates_are_compared_by_the_metric_that_is_chosen(
    window: MainWindow, qtbot: QtBot, write: Write, metric: MetricName
) -> None:
    page = show(window, qtbot, write, 3, replace(TESTED, metrics=("bleu", "ter")))
    page.metric_box.setCurrentIndex(page.metric_box.findData(metric))
    page.metric_box.activated.emit(page.metric_box.currentIndex())
    standings = Standings(evaluation_of(window), metric)
    candidates = evaluation_of(window).candidates
    names = [candidates[place].name for place in standings.order]
    assert column(page, "name", in_full=True) == names
    worst = column(page, "difference")[-1]
    assert worst.startswith("+" if metric == "ter" else "\u2212")
    assert column(page, "verdict")[-1].startswith("▼")


def test_identical_candidates_tie(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    reference, (line,) = texts(1)
    window.session.work.set_settings(TESTED)
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.en.txt", reference)])
    files.add(Role.CANDIDATE, [write(f"{name}.en.txt", line) for name in ("one", "same")])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.COMPARE)
    page = part(window, ComparePage)
    settle(qtbot, page)
    assert page.title.text() == "Equal best scores by BLEU: one and same"
    assert column(page, "rank") == ["1", "1"]
    assert column(page, "verdict") == ["", "≈ No difference"]
    assert "=" not in page.pair.facts.text()
    assert page.pair.found is not None
    assert (page.pair.found.wins, page.pair.found.ties) == (0, SEGMENTS)
    assert leads(page) == []


def test_the_chosen_pair_is_compared_by_segment(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3, TESTED)
    evaluation = evaluation_of(window)
    # The best candidate is compared with the second, all others with the best.
    names = [candidate.name.removesuffix(".en.txt") for candidate in evaluation.ranked]
    assert page.pair.title.text() == f"{names[0]} against {names[1]}"
    click(qtbot, page.table, page.table.shown.index(2, page.table.column("name")))
    settle(qtbot, page)
    assert window.session.navigation.candidate is evaluation.ranked[2]
    assert page.pair.title.text() == f"{names[2]} against {names[0]}"
    own, other = (evaluation.ranked[n].bleu.segment_percents for n in (2, 0))
    losses = sum(b > a for a, b in zip(own, other, strict=True))
    share = round(100 * losses / SEGMENTS)
    assert page.pair.losses.text() == f"{names[0]}: {losses} ({share}%)"
    # The bar says by which metric.
    assert "Segments with the higher sentence BLEU" in shown_texts(page)
    assert str(losses) in page.pair.bar.accessibleName()
    qtbot.waitUntil(lambda: len(leads(page)) == 6)

    opened: list[int] = []
    window.session.navigation.segment_wanted.connect(opened.append)
    pair = map(evaluation.candidates.index, (evaluation.ranked[2], evaluation.ranked[0]))
    points = SegmentTable(evaluation).column("difference", *pair).tolist()
    worst = min((n for n in range(SEGMENTS) if own[n] < other[n]), key=points.__getitem__)
    row = next(each for each in leads(page) if each.text() == f"Segment {worst + 1}")
    assert [text.value for text in row.content.texts] == [
        "", format_score(own[worst]), format_score(other[worst]),
    ]  # fmt: skip
    page.area.ensureWidgetVisible(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert opened == [worst]
    assert window.session.navigation.candidate is evaluation.ranked[2]
    assert window.session.navigation.rival is evaluation.ranked[0]


def test_the_texts_of_a_lead_are_marked_from_shortly_before_they_differ(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    same = "one two three four five six seven eight nine ten"
    reference = [f"{same} red green blue", *texts(1)[0]]
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.en.txt", reference)])
    files.add(
        Role.CANDIDATE,
        [
            write(f"{name}.en.txt", [f"{same} {end}", *texts(1)[0]])
            for name, end in (("near", "red green x"), ("far", "x y z"))
        ],
    )
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.COMPARE)
    page = part(window, ComparePage)
    settle(qtbot, page)
    qtbot.waitUntil(lambda: bool(leads(page)))
    [row] = leads(page)
    quiet, near, far = row.content.texts
    assert (str(quiet), str(near), str(far)) == (
        "nine ten red green blue",
        "eight nine ten red green x",
        "eight nine ten x y z",
    )
    assert [text.label for text in row.content.texts] == ["Reference", "near", "far"]

    def matched(text: RowText) -> str:
        return "".join(part.text for part in text.parts if part.style is Style.MATCH_4)

    assert matched(quiet) == ""
    assert matched(near) == "eight nine ten red green"
    assert matched(far) == "eight nine ten"


@pytest.mark.parametrize("by", ["double click", "Enter", "matrix", "button"])
def test_a_pair_opens_its_segments(window: MainWindow, qtbot: QtBot, write: Write, by: str) -> None:
    page = show(window, qtbot, write, 4)
    navigation = window.session.navigation
    ranked = evaluation_of(window).ranked
    pages: list[str] = []
    navigation.page_wanted.connect(pages.append)
    index = page.table.shown.index(3, page.table.column("name"))
    if by == "double click":
        click(qtbot, page.table, index, twice=True)
    elif by == "matrix":
        page.views.buttons["matrix"].click()
        click(qtbot, page.matrix, page.matrix.shown.index(3, 1), twice=True)
    else:
        page.table.setCurrentIndex(index)
        if by == "Enter":
            qtbot.keyClick(page.table, Qt.Key.Key_Return)
        else:
            page.pair.open_button.click()
    assert pages == ["segments"]
    assert navigation.candidate is ranked[3]
    assert navigation.rival is ranked[0]
    # The largest losses come first.
    segments = part(window, SegmentsPage)
    assert segments.isVisible()
    evaluation = evaluation_of(window)
    pair = map(evaluation.candidates.index, (ranked[3], ranked[0]))
    order = SegmentTable(evaluation).order("difference", *pair, descending=False).tolist()
    rows = segments.view.segments
    qtbot.waitUntil(lambda: rows.rows is not None and rows.rows.tolist() == order, timeout=30_000)


def test_rows_and_cells_are_copied_as_tables(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3)
    page.table.setFocus()
    page.table.selectRow(1)
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    data = QGuiApplication.clipboard().mimeData()
    head, row = (line.split("\t") for line in data.text().split("\n"))
    assert head[:3] == ["#", "Candidate", "BLEU"]
    assert row[0] == "2"
    assert row[1] == evaluation_of(window).ranked[1].name
    assert len(head) == len(row)
    assert f">{row[1]}</td>" in data.html()
    page.views.buttons["matrix"].click()
    page.matrix.setFocus()
    qtbot.keyClick(page.matrix, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [len(line.split("\t")) for line in lines] == [4] * 4


def test_references_are_scored_against_each_other(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 2, references=3)
    qtbot.waitUntil(lambda: bool(page.table.marks), timeout=30_000)
    marks = page.table.marks["bleu"]
    assert [name for name, _ in marks] == [
        "reference.en.txt", "reference 1.en.txt", "reference 2.en.txt",
    ]  # fmt: skip
    axis = page.table.axes[page.table.column("bleu")]
    assert all(axis.low <= percent <= axis.high for _, percent in marks)
    assert f"reference.en.txt: {format_score(marks[0][1])}" in page.references.text.text()
    assert page.references.isVisible()


def test_one_reference_has_nothing_to_be_scored_against(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 2)
    assert not page.references.isVisible()
    assert page.table.marks == {}


def test_every_text_changes_with_the_language(
    window: MainWindow,
    qtbot: QtBot,
    write: Write,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    show(window, qtbot, write, 3, TESTED, references=2)
    use_catalog(monkeypatch, MarkedCatalog())
    relabel(window)
    page = part(window, ComparePage)
    settle(qtbot, page)
    said = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in page.findChildren(kind)
        if widget.isVisible() and widget.text()
    ]
    assert [text for text in said if "§" not in text] == []
    assert len(said) > 10
    assert [title for title in titles(page) if "§" not in title] == ["★", "#", "BLEU"]


def test_no_word_is_cut_off_and_the_axis_stays_in_a_small_window(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    window.resize(640, 400)
    page = show(window, qtbot, write, 4, TESTED)
    # Widths follow once the rows are laid out.
    qtbot.waitUntil(lambda: bool(leads(page)))
    QApplication.processEvents()
    table = page.table
    assert page.area.horizontalScrollBar().maximum() == 0
    for number in range(table.shown.columnCount()):
        title = table.shown.headerData(number, Qt.Orientation.Horizontal)
        if not table.isColumnHidden(number):
            assert table.columnWidth(number) > table.fontMetrics().horizontalAdvance(title)
    scores = table.column("bleu")
    assert table.columnWidth(scores) >= table.fontMetrics().height() * 5


def test_another_baseline_does_not_count_again(
    window: MainWindow, qtbot: QtBot, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(window, qtbot, write, 3)
    counted: list[Settings] = []

    def count(**given: object) -> Iterator[Evaluation]:
        counted.append(given["settings"])  # type: ignore[arg-type]
        return evaluate_in_steps(**given)  # type: ignore[arg-type]

    monkeypatch.setattr(evaluation, "evaluate_in_steps", count)
    for resampling in (TESTED.resampling, replace(TESTED.resampling, baseline=1), Resampling()):
        window.session.work.set_settings(Settings(resampling=resampling))
        wait_for(qtbot, window, State.SCORED)
        assert counted == []
        found = evaluation_of(window)
        assert found.settings.resampling == resampling
        *_, anew = evaluate_in_steps(
            candidates=window.session.originals[1:],
            references=window.session.originals[:1],
            settings=found.settings,
        )
        assert found.to_dict() == anew.to_dict()
    # Other settings and other files count again.
    window.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert len(counted) == 1
    window.session.files.remove(window.session.files[Role.CANDIDATE][:1])
    wait_for(qtbot, window, State.SCORED)
    assert len(counted) == 2


def test_metrics_that_are_not_known_yet_are_waited_for(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    settings = Settings(metrics=("bleu", "ter"))
    page = show(window, qtbot, write, 3, settings)
    known = evaluation_of(window)
    first = replace(
        known,
        pending=("ter",),
        candidates=tuple(replace(each, metrics=each.metrics[:1]) for each in known.candidates),
    )
    model = page.table.shown
    ter = titles(page).index("TER")

    def shown() -> list[str]:
        return [model.index(row, ter).data() for row in range(3)]

    page.table.show_evaluation(first, metrics_of(settings), "bleu")
    assert shown() == ["…"] * 3
    assert "…" not in column(page, "difference")
    page.table.show_evaluation(first, metrics_of(settings), "ter")
    assert column(page, "rank") == ["…"] * 3
    assert column(page, "difference")[1:] == ["…"] * 2
    page.table.grab()  # no error, although there is nothing to draw
    # Canceled metrics are no longer waited for.
    page.table.show_evaluation(replace(first, pending=()), metrics_of(settings), "bleu")
    assert shown() == ["–"] * 3
    page.table.show_evaluation(known, metrics_of(settings), "ter")
    assert "…" not in shown()
    assert column(page, "rank") == ["1", "2", "3"]


def test_diagnostics_are_counted_and_named(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    page = show(window, qtbot, write, 2)
    candidate = evaluation_of(window).ranked[0]
    diagnostics = [each for each in candidate.diagnostics if each.severity is not Severity.NOTE]
    assert diagnostics
    assert column(page, "warnings")[0] == str(len(diagnostics))
    index = page.table.shown.index(0, page.table.column("warnings"))
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert advice_on(diagnostics[0]).title in index.data(Qt.ItemDataRole.ToolTipRole)


def test_the_page_is_gray_during_scoring(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    page = show(window, qtbot, write, 2)
    veil = part(page.table, Veil)
    assert veil.isHidden()
    window.session.work.set_settings(Settings(lowercase=True))
    assert not veil.isHidden()
    wait_for(qtbot, window, State.SCORED)
    assert veil.isHidden()
    window.session.clear()
    assert page.table.shown.rowCount() == 0
    assert not page.pair.isVisible()


def test_names_that_are_alike_stay_distinct(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    reference, candidates = texts(2)
    name = "a long beginning that both of them share {} and an end they share as well.en.txt"
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.en.txt", reference)])
    paths = [write(name.format(letter), c) for letter, c in zip("AB", candidates, strict=True)]
    files.add(Role.CANDIDATE, paths)
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.COMPARE)
    page = part(window, ComparePage)
    settle(qtbot, page)
    qtbot.waitUntil(lambda: bool(leads(page)))
    reference, *others = leads(page)[0].content.texts
    assert reference.label == "Reference"
    assert ["A" in text.label for text in others] == [True, False]
    assert "A" in page.pair.wins.text()
    assert "B" in page.pair.losses.text()
    label = page.pair.wins
    assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_nothing_is_cut_off_in_any_language(
    window: MainWindow, qtbot: QtBot, write: Write, language: str
) -> None:
    show(window, qtbot, write, 3, replace(TESTED, metrics=("bleu", "ter")), references=2)
    set_language(language)
    relabel(window)
    page = part(window, ComparePage)
    settle(qtbot, page)
    assert cut_off(page) == []


def test_tab_reaches_everything_in_the_order_of_the_page(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3, replace(TESTED, metrics=("bleu", "ter")))
    qtbot.waitUntil(lambda: bool(leads(page)))
    window.activateWindow()
    page.views.buttons["list"].setFocus()
    seen = []
    for _ in range(40):
        widget = window.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        window.focusNextChild()
    wanted = [
        page.views.buttons["list"],
        page.metric_box,
        page.table,
        *leads(page)[:2],
        page.pair.open_button,
        page._sections[1].button,
    ]
    names = {id(widget): f"{n} {type(widget).__name__}" for n, widget in enumerate(wanted)}
    assert [names[id(each)] for each in seen if id(each) in names] == list(names.values())


def test_unchanged_results_are_not_computed_again(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3, TESTED, references=2)
    qtbot.waitUntil(lambda: bool(page.table.marks), timeout=30_000)
    marks, found = page.table.marks, page.pair.found
    page.table.baseline_wanted.emit(
        evaluation_of(window).candidates.index(evaluation_of(window).ranked[1])
    )
    wait_for(qtbot, window, State.SCORED)
    assert page.table.marks == marks
    assert page.pair.found is found
    window.session.work.set_settings(replace(TESTED, lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    settle(qtbot, page)
    assert page.pair.found is not found


def test_verdicts_are_waited_for_and_can_be_asked_for_again(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    page = show(window, qtbot, write, 3, TESTED)
    known = evaluation_of(window)
    partial = replace(
        known,
        pending=("resampling",),
        comparisons=(),
        candidates=tuple(
            replace(each, metrics=(replace(each.bleu, interval=None),)) for each in known.candidates
        ),
    )
    session = window.session
    session.shown = Outcome(evaluation=partial)
    session.navigation.show_evaluation(partial)
    page.show_result()
    assert page.summary.text() == "Testing whether the differences are significant…"
    assert not page.compute_button.isVisible()
    session.shown = Outcome(evaluation=replace(partial, pending=()))
    session.navigation.show_evaluation(session.evaluation)
    page.show_result()
    assert page.compute_button.isVisible()
    page.compute_button.click()
    wait_for(qtbot, window, State.SCORED)
    assert evaluation_of(window).comparisons == known.comparisons
    assert not page.compute_button.isVisible()
