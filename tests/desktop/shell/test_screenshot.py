"""The picture of the window: what it shows, and why there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_desktop.shell.screenshot import Screenshot
from tests.helpers.driving import part

Take = Callable[..., Screenshot]


@pytest.fixture
def take(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Take]:
    ended: list[int] = []
    monkeypatch.setattr(QApplication, "exit", ended.append)

    def take(
        name: str = "a.png", page: PageName | None = None, segment: int | None = None
    ) -> Screenshot:
        made = Screenshot(window, tmp_path / name, page, segment)
        made.start()
        qtbot.waitUntil(lambda: ended == [0], timeout=20_000)
        return made

    before = qInstallMessageHandler(None)
    qInstallMessageHandler(before)
    yield take
    qInstallMessageHandler(before)


@pytest.mark.parametrize(
    ("page", "segment", "shown", "row"),
    [
        (None, None, PageName.SCORE, None),
        (PageName.PAIRING, None, PageName.PAIRING, None),
        (None, 2, PageName.SEGMENTS, 1),
        # There are three.
        (None, 99, PageName.SEGMENTS, 2),
        (PageName.CHECKS, 1, PageName.CHECKS, 0),
    ],
)
def test_a_picture_shows_the_page_and_the_segment_that_are_asked_for(
    window: MainWindow,
    take: Take,
    files: dict[str, Path],
    tmp_path: Path,
    page: PageName | None,
    segment: int | None,
    shown: PageName,
    row: int | None,
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    assert take(page=page, segment=segment).problem is None
    assert QImage(str(tmp_path / "a.png")).width() > 800
    assert part(window, ResultTabs).page.name is shown
    if row is not None:
        assert part(window, SegmentsPage).view.current_segment() == row
    # The texts were checked before.
    assert window.session.text_check.report is not None


def test_the_reason_why_there_is_no_result_is_told(
    window: MainWindow, take: Take, files: dict[str, Path], tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [tmp_path / "none.txt"])
    problem = take(page=PageName.PAIRING).problem
    assert problem is not None
    assert "none.txt" in problem


def test_a_picture_that_cannot_be_written_is_told(take: Take) -> None:
    problem = take("gone/a.png").problem
    assert problem is not None
    assert "gone" in problem


def test_a_project_that_cannot_be_opened_is_told(
    window: MainWindow, take: Take, tmp_path: Path
) -> None:
    window.saver.open(tmp_path / "gone.bleu")
    problem = take().problem
    assert problem is not None
    assert "gone.bleu" in problem


@pytest.mark.parametrize("page", [None, PageName.SCORE])
def test_pairs_of_folders_are_only_accepted_for_a_page_of_the_result(
    window: MainWindow,
    take: Take,
    write: Callable[[str, list[str]], Path],
    tmp_path: Path,
    page: PageName | None,
) -> None:
    for name in ("ref", "mt"):
        (tmp_path / name).mkdir()
        write(f"{name}/a.txt", ["One.", "Two."])
    window.session.files.add(Role.REFERENCE, [tmp_path / "ref"])
    window.session.files.add(Role.CANDIDATE, [tmp_path / "mt"])
    assert take(page=page).problem is None
    is_scored = window.session.folders.result is not None
    assert is_scored is (page is not None)
