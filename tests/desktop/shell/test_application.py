"""Start, remembered preferences, crashes, screenshots."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from bleu_core.changes.schemes import EXAMPLES, Scheme
from bleu_core.files.addresses import Role
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import MOST_RECENT, Preferences
from bleu_score.marked.parts import View
from tests.helpers.driving import drop, wait_for
from tests.helpers.lanes import slow_but

ROOT = Path(__file__).resolve().parents[3]


def run(*arguments: str, code: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program, or code, as a process of its own."""
    command = ["-c", code] if code else ["-m", "bleu_desktop", *arguments]
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, timeout=120, check=False
    )


def test_the_window_is_shown_before_anything_heavy_is_imported() -> None:
    result = run(
        code="""
import sys
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
preferences = Preferences(remember=False)
application = make_application(preferences)
window = MainWindow(preferences)
window.show()
application.processEvents()
heavy = {"babel", "numpy", "regex", "jieba", "tqdm",
         "bleu_core.evaluation.evaluate", "bleu_desktop.score.score_page",
         "bleu_desktop.learn.learn_dialog"}
print(sorted(heavy & set(sys.modules)))
"""
    )
    assert result.stdout.strip() == "[]", result.stderr


@pytest.mark.parametrize("colors", slow_but(["light"], ["light", "dark"]))
def test_a_screenshot_shows_the_scored_sample(tmp_path: Path, colors: str) -> None:
    picture = tmp_path / "window.png"
    result = run(
        "--sample", "zh_TW", "--ui-language", "es", "--theme", colors,
        "--screenshot", str(picture),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1120, 720)
    corner = image.pixelColor(image.width() - 40, image.height() - 40)
    assert (corner.lightness() < 128) == (colors == "dark")
    # A scored window shows the whole scale, in wide steps of one blue.
    counts = Counter(
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
        if 200 <= image.pixelColor(x, y).hue() <= 230
    )
    assert sum(count >= 20 for count in counts.values()) >= 7


def test_a_screenshot_of_files_that_cannot_be_scored_says_so(tmp_path: Path) -> None:
    reference = tmp_path / "ref.txt"
    reference.write_text("one\ntwo\n")
    result = run(
        str(reference), "-i", str(tmp_path / "none.txt"), "--screenshot", str(tmp_path / "x.png")
    )
    assert result.returncode == 2
    assert "none.txt" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_a_screenshot_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    result = run("--sample", "--screenshot", str(tmp_path / "no folder" / "x.png"))
    assert result.returncode == 2
    assert "no folder" in result.stderr


def test_preferences_outlive_the_program(tmp_path: Path) -> None:
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    if QSettings("bleu-desktop", "bleu-desktop").fileName().startswith(str(tmp_path)) is False:
        pytest.skip("this system keeps settings where a test cannot put them aside")
    first = Preferences()
    first.language, first.theme, first.folder = "zh_TW", "dark", "/somewhere"
    first.view, first.inputs = View.TOKENS, False
    first.rates = EXAMPLES["words"]
    for number in range(MOST_RECENT + 3):
        first.add_recent({"reference": [f"/r{number} ü.txt"], "candidate": ["/c,1.txt"]})
    first.add_recent({"reference": ["/r5 ü.txt"], "candidate": ["/c,1.txt"]})
    del first
    second = Preferences()
    assert (second.language, second.theme, second.folder) == ("zh_TW", "dark", "/somewhere")
    assert (second.view, second.inputs) == (View.TOKENS, False)
    assert second.rates == EXAMPLES["words"]
    QSettings("bleu-desktop", "bleu-desktop").setValue("rates", "of another version")
    assert Preferences().rates == Scheme()
    QSettings("bleu-desktop", "bleu-desktop").setValue("segments/view", "of another version")
    assert Preferences().view is View.MATCHES
    assert len(second.recent) == MOST_RECENT
    assert second.recent[0] == {"reference": ["/r5 ü.txt"], "candidate": ["/c,1.txt"]}
    assert second.recent.count(second.recent[0]) == 1
    second.forget_recent()
    assert Preferences().recent == []


def test_a_scored_input_is_recent_and_opens_again(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    wait_for(qtbot, window, State.EMPTY)
    window.menus.fill_recent()
    window.menus.recent.actions()[0].trigger()
    wait_for(qtbot, window, State.SCORED)
    assert len(window.session.files[Role.CANDIDATE]) == 2


def test_samples_are_not_recent_files(window: MainWindow, qtbot: QtBot) -> None:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    assert window.preferences.recent == []


def test_a_job_that_grows_is_one_recent_entry(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert len(window.preferences.recent) == 1
    assert len(window.preferences.recent[0]["candidate"]) == 2
    window.session.clear()
    wait_for(qtbot, window, State.EMPTY)
    drop(window, [files["reference"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert len(window.preferences.recent) == 2


def test_damaged_recent_entries_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences(remember=False)
    damaged = ['{"reference": 5}', "[1]", "x", '{"reference": ["/a"], "candidate": ["/b"]}']
    preferences._values["files/recent"] = damaged
    assert preferences.recent == [{"reference": ["/a"], "candidate": ["/b"]}]


def test_icons_are_sharp_on_fine_screens(window: MainWindow) -> None:
    from PySide6.QtCore import QSize

    from bleu_desktop.shared.icons import icon

    for ratio in (1.0, 2.0):
        pixmap = icon("add").pixmap(QSize(16, 16), ratio)
        # Some versions of Qt ask for the size in points, others in pixels.
        assert pixmap.width() >= 16 * ratio


def test_a_sample_gives_the_users_settings_back(window: MainWindow, qtbot: QtBot) -> None:
    from bleu_core.settings import Settings

    own = Settings(smoothing="exp", max_order=6, lowercase=True)
    window.session.work.set_settings(own)
    window.open_sample("formula")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.profile == "tensorflow"
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    assert window.session.settings == own


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_theme_is_switched_at_once(window: MainWindow, name: str) -> None:
    window.window_actions.themes[name].trigger()
    assert theme.is_dark() == (name == "dark")
    assert window.preferences.theme == name
    assert window.window_actions.themes[name].isChecked()


def test_an_exception_shows_a_report_and_loses_nothing(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    error = TypeError("a fault")
    window.crash_guard._hook(TypeError, error, None)
    qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    dialog = window.crash_guard.dialog
    assert "TypeError: a fault" in dialog.report.toPlainText()
    dialog.copy_button.click()
    assert "a fault" in QGuiApplication.clipboard().text()
    assert "a fault" in capsys.readouterr().err
    # While a report is open, a second exception does not open another.
    window.crash_guard.report(RuntimeError("another"))
    QApplication.processEvents()
    assert window.crash_guard.dialog is dialog
    dialog.reject()
    qtbot.waitUntil(lambda: window.crash_guard.dialog is None)
    assert window.session.state is State.SCORED
    assert len(window.session.files[Role.CANDIDATE]) == 2


def test_a_report_quotes_no_text_of_the_user() -> None:
    from bleu_desktop.shell.crash_dialog import crash_report

    try:
        {}["confidential text"]
    except KeyError as error:
        report = crash_report(error)
    assert "KeyError" in report
    assert "test_application.py" in report
    assert "confidential" not in report.replace('{}["confidential text"]', "")


def test_an_exception_of_a_thread_reaches_the_window(window: MainWindow, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: window.crash_guard.report(OSError("thread")))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    assert "thread" in window.crash_guard.dialog.report.toPlainText()
    window.crash_guard.dialog.reject()
    qtbot.waitUntil(lambda: window.crash_guard.dialog is None)


def test_an_exception_while_scoring_shows_a_report(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    from bleu_core.evaluation import evaluate as evaluation

    def broken(*args: object, **options: object) -> None:
        raise ZeroDivisionError("in the worker")

    monkeypatch.setattr(evaluation, "evaluate_in_steps", broken)
    with capture_exceptions() as exceptions:
        drop(window, list(files.values()))
        qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    assert exceptions == []
    assert "in the worker" in window.crash_guard.dialog.report.toPlainText()
    assert window.session.state is State.CANCELLED
    window.crash_guard.dialog.reject()
    qtbot.waitUntil(lambda: window.crash_guard.dialog is None)
