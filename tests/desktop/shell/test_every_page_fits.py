"""Every page and dialog has room for its texts, in each language and at each usual width."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import METRICS, Resampling, Settings
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.i18n import set_language
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.licenses_dialog import LicensesDialog
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import find_sample
from tests.helpers.driving import part, wait_for
from tests.helpers.layout import cut_off, lay_out, relabel

SLOW = pytest.mark.slow
WIDTHS = (900, 1200, 1600)
# The longest texts, at the smallest width, are in the quick lane.
sizes = pytest.mark.parametrize(
    ("language", "width"),
    [
        pytest.param(language, width, marks=[] if (language, width) == ("es", 900) else SLOW)
        for language in LANGUAGES
        for width in WIDTHS
    ],
)


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return a window with a project of one run, and a newer result."""
    sample = find_sample("en")
    copies = {path: tmp_path / path.name for path in (*sample.references, *sample.candidates)}
    for path, copy in copies.items():
        shutil.copyfile(path, copy)
    files = window.session.files
    files.add(Role.REFERENCE, [copies[path] for path in sample.references])
    files.add(Role.CANDIDATE, [copies[path] for path in sample.candidates])
    wait_for(qtbot, window, State.SCORED)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "project.bleu")
    candidate = copies[sample.candidates[0]]
    lines = candidate.read_text("utf-8").splitlines()
    candidate.write_text("\n".join(["1 & 2", *lines[1:]]) + "\n", encoding="utf-8")
    files.reload()
    resampling = Resampling(confidence=True, paired_test="ar", resamples=100)
    window.session.work.set_settings(Settings(metrics=METRICS, resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    return window


@sizes
def test_every_page_fits(scored: MainWindow, qtbot: QtBot, language: str, width: int) -> None:
    set_language(language)
    scored.resize(width, 800)
    relabel(scored)
    shown = []
    absent = (PageName.FILES, PageName.CHANGES)
    for page in (name for name in PageName if name not in absent):
        scored.session.navigation.open_page(page)
        if page is PageName.HISTORY:
            part(scored, HistoryPage)
            qtbot.waitUntil(lambda: scored.session.run_changes.found is not None, timeout=10_000)
        # A text that arrives while the page is looked at has no room yet.
        qtbot.waitUntil(lambda: not running_jobs(scored.session), timeout=10_000)
        lay_out()
        shown += [f"{page}: {text}" for text in cut_off(scored)]
    assert scored.width() == width
    assert shown == []


@sizes
def test_every_dialog_of_a_result_fits(
    scored: MainWindow, qtbot: QtBot, language: str, width: int
) -> None:
    set_language(language)
    scored.resize(width, 800)
    scored.show_report()
    report = part(scored, ReportDialog)
    shown = []
    for index in range(report.segments_box.count()):
        report.segments_box.setCurrentIndex(index)
        lay_out()
        shown += [f"report: {text}" for text in cut_off(report)]
    report.reject()
    licenses = LicensesDialog(scored)
    licenses.show()
    lay_out()
    shown += [f"licenses: {text}" for text in cut_off(licenses)]
    licenses.close()
    assert shown == []
