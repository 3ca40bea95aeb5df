"""The history of deliveries: how much of the suggestions was left in each, whatever its files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.schemes import Scheme
from bleu_core.files.addresses import parse_address
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.changes import find_change_inputs
from bleu_core.workspace.files import fingerprinted
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.i18n import set_language
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import LANGUAGES
from tests.helpers.driving import part, wait_for
from tests.helpers.lanes import slow_but
from tests.helpers.layout import cut_off, relabel

WEIGHTS = tuple(map(Decimal, ("0.1", "0.3", "0.4", "0.6", "0.8", "1")))
RATES = Scheme(weights=WEIGHTS, price=Decimal("0.1"), currency="EUR")
BEFORE = ["Uno dos tres.", "Cuatro cinco seis.", "Siete ocho nueve.", "Diez once doce."]
# One, two and three of four suggestions were left as they are; the others were rewritten.
FINALS = [
    [*BEFORE[:kept], *["¿Por qué?", "Así es.", "Nada más."][kept - 1 :]] for kept in (1, 2, 3)
]


class Deliveries:
    """A project that gets a run for each delivery, and the window that shows it."""

    def __init__(self, qtbot: QtBot, window: MainWindow, folder: Path) -> None:
        self._qtbot, self._window, self._folder = qtbot, window, folder
        self.path = folder / "work.bleu"

    def add(
        self, name: str, final: Sequence[str], scheme: Scheme | None = RATES, *, text: str = ""
    ) -> None:
        """Record a run with texts of its own; without a scheme, one of scores alone."""
        files = [self._folder / f"{name}.mt.txt", self._folder / f"{name}.final.txt"]
        for path, lines in zip(files, (BEFORE, final), strict=True):
            path.write_text(
                "\n".join(f"{text or name}: {line}" for line in lines), encoding="utf-8"
            )
        inputs = find_change_inputs([parse_address(str(path)) for path in files])
        settings = Settings(target_language="es", metrics=("bleu", "chrf"))
        workspace = Workspace(fingerprinted(inputs), settings, scheme=scheme).read()
        evaluation, sums = workspace.score(), None
        if scheme is not None:
            sums = measure_changes(evaluation, workspace.originals, scheme=scheme).sums
        if self.path.exists():
            project = Project.open(self.path)
            project.save(workspace)
        else:
            project = Project.create(self.path, workspace)
        project.record(evaluation, inputs=workspace.inputs, changes=sums)

    def shown(self) -> HistoryPage:
        """Open the project; return its page."""
        self._window.project.open(self.path)
        wait_for(self._qtbot, self._window, State.SCORED)
        self._window.session.navigation.open_page(PageName.HISTORY)
        return part(self._window, HistoryPage)


@pytest.fixture
def deliveries(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Deliveries:
    return Deliveries(qtbot, window, tmp_path)


@pytest.fixture
def three(deliveries: Deliveries) -> Deliveries:
    for name, final in zip(("may", "june", "july"), FINALS, strict=True):
        deliveries.add(name, final)
    return deliveries


def column(page: HistoryPage, place: int) -> list[str]:
    return [row[place] for row in page.table.texts()[1:]]


def choose(page: HistoryPage, title: str) -> None:
    page.metrics.setCurrentText(title)
    page.metrics.activated.emit(page.metrics.currentIndex())
    assert page.table.texts()[0][4] == title


def test_deliveries_of_different_files_are_one_line(three: Deliveries) -> None:
    page = three.shown()
    offered = [page.metrics.itemText(place) for place in range(page.metrics.count())]
    assert offered[:2] == ["BLEU", "chrF2"]
    assert offered[2:5] == ["Unchanged", "Rewritten", "Similarity"]
    assert page.metrics.currentText() == "Unchanged"
    assert page.title.text().startswith("75.0% of the suggestions were left unchanged")
    assert "Each delivery is a different text" in page.about.text()
    [line] = page.chart.lines
    assert [(point.index, point.score, point.is_comparable) for point in line.points] == [
        (0, 25.0, True),
        (1, 50.0, True),
        (2, 75.0, True),
    ]
    assert column(page, 2) == ["july.mt.txt", "june.mt.txt", "may.mt.txt"]
    assert column(page, 3) == ["4", "4", "4"]
    assert column(page, 4) == ["75.0%", "50.0%", "25.0%"]
    # There are no intervals.
    assert column(page, 5) == ["+25.0", "+25.0", ""]


def test_fewer_rewritten_suggestions_are_better(three: Deliveries) -> None:
    page = three.shown()
    assert "lower is better" not in page.about.text()
    choose(page, "Rewritten")
    assert column(page, 4) == ["25.0%", "50.0%", "75.0%"]
    assert column(page, 5) == ["−25.0", "−25.0", ""]
    assert page.about.text().endswith("Rewritten: lower is better.")


def test_amounts_are_on_a_scale_from_zero_without_an_end(three: Deliveries) -> None:
    page = three.shown()
    choose(page, "Amount (EUR)")
    # Each kept text has 4 words with the name, which cost a tenth, and each rewritten text has 3.
    assert column(page, 4) == ["0.42", "0.68", "0.94"]
    assert page.chart.axis.low == 0.0


def test_a_run_of_scores_alone_is_no_delivery(three: Deliveries) -> None:
    three.add("august", FINALS[0], scheme=None)
    page = three.shown()
    # The last run has no changes, so that its scores are shown first.
    assert page.metrics.currentText() == "BLEU"
    choose(page, "Unchanged")
    assert column(page, 4) == ["–", "75.0%", "50.0%", "25.0%"]
    assert [point.index for point in page.chart.lines[0].points] == [0, 1, 2]


def test_prices_in_another_currency_are_not_connected(deliveries: Deliveries) -> None:
    deliveries.add("may", FINALS[0])
    deliveries.add("june", FINALS[1], Scheme(weights=WEIGHTS, price=Decimal(1), currency="JPY"))
    page = deliveries.shown()
    choose(page, "Amount (JPY)")
    assert column(page, 5) == ["Different settings", ""]
    assert not page.chart.lines[0].points[1].is_comparable
    choose(page, "Weighted words")
    assert page.chart.lines[0].points[1].is_comparable


def test_amounts_at_other_rates_are_not_connected(deliveries: Deliveries) -> None:
    deliveries.add("may", FINALS[0])
    doubled = replace(RATES, weights=tuple(2 * weight for weight in WEIGHTS))
    deliveries.add("june", FINALS[1], doubled)
    page = deliveries.shown()
    for measure in ("Weighted words", "Amount (EUR)"):
        choose(page, measure)
        assert not page.chart.lines[0].points[1].is_comparable
    choose(page, "Unchanged")
    assert page.chart.lines[0].points[1].is_comparable


def test_without_weights_there_are_no_amounts(deliveries: Deliveries) -> None:
    deliveries.add("may", FINALS[0], Scheme())
    page = deliveries.shown()
    assert page.metrics.itemText(page.metrics.count() - 1) == "Similarity"


def test_different_texts_are_not_compared(
    qtbot: QtBot, window: MainWindow, three: Deliveries
) -> None:
    page = three.shown()
    qtbot.waitUntil(lambda: window.session.run_changes.found is not None, timeout=10_000)
    assert page.changes.common.text() == (
        "The two runs have no segments in common. Scores of different texts cannot be compared."
    )
    assert page.changes.isVisible()
    assert not page.changes.table.isVisible()
    assert not page.changes.notes.isVisible()
    assert not page.changes.worse_button.isVisible()


def test_runs_of_the_same_text_in_other_files_are_compared(
    qtbot: QtBot, window: MainWindow, deliveries: Deliveries
) -> None:
    for name in ("first", "second"):
        deliveries.add(name, FINALS[0], text="may")
    page = deliveries.shown()
    qtbot.waitUntil(lambda: window.session.run_changes.found is not None, timeout=10_000)
    assert page.changes.common.text().startswith("The references are the same")
    assert page.changes.table.cell(0, 0).text == "first → second · BLEU"
    assert page.changes.table.isVisible()


def test_the_name_of_a_delivery_can_be_changed(
    qtbot: QtBot, window: MainWindow, three: Deliveries
) -> None:
    page = three.shown()
    page.table.selectRow(2)
    with qtbot.waitSignal(window.session.project.changed):
        page.table.shown.setData(page.table.shown.index(2, 2), "First")
    assert column(page, 2) == ["july.mt.txt", "june.mt.txt", "First"]
    assert [run.label for run in window.session.project.runs] == ["First", "", ""]


@pytest.mark.parametrize("language", slow_but(["id", "zh_TW"], LANGUAGES))
def test_texts_have_room(window: MainWindow, three: Deliveries, language: str) -> None:
    set_language(language)
    relabel(window)
    page = three.shown()
    QApplication.processEvents()
    for place in range(page.metrics.count()):
        page.metrics.setCurrentIndex(place)
        page.metrics.activated.emit(place)
        QApplication.processEvents()
        assert cut_off(page) == []
