"""The main job, driven through the real window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation import evaluate as evaluation_module
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.progress import Stage
from bleu_core.settings import Settings
from bleu_desktop.compare.candidate_table import CandidateTable
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.score.further_metrics import FurtherMetrics
from bleu_desktop.score.score_line import ScoreLine
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shell.candidate_chooser import CandidateChooser
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_panel import ResultPanel
from bleu_desktop.shell.status_note import StatusNote
from bleu_score.i18n import LANGUAGES, format_number
from tests.helpers.driving import (
    GOOD,
    REFERENCE,
    WEAK,
    drop,
    file_list,
    part,
    visible_text,
    wait_for,
)
from tests.helpers.lanes import slow_but


def core_percent(candidate: list[str], **settings: object) -> float:
    """Return the core's score of the same text."""
    return (
        evaluate(
            candidates=[Document.from_segments("candidate", candidate)],
            references=[Document.from_segments("reference.en.txt", REFERENCE)],
            settings=Settings(**settings),
        )
        .candidates[0]
        .score.percent
    )


def shown_percent(window: MainWindow) -> str:
    return part(window, ScoreView).percent.text()


def test_an_empty_window_invites(window: MainWindow) -> None:
    page = part(window, MessagePage)
    assert page.isVisible()
    assert page.title.text() == "How close is a translation to one you trust?"
    for button in (page.open_button, page.sample_button, page.learn_button):
        assert button.isVisible()
    assert window.session.state is State.EMPTY


def test_dropped_files_are_scored(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> None:
    drop(file_list(window, Role.REFERENCE).tree, [files["reference"]])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert "candidate" in part(window, MessagePage).title.text()
    drop(file_list(window, Role.CANDIDATE).tree, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)

    best = core_percent(GOOD)
    assert best > core_percent(WEAK)
    assert shown_percent(window) == format_number(best, 2)
    assert "Highest of 2; differences not tested" in [
        line.text.text() for line in window.findChildren(ScoreLine)
    ]
    rows = window.session.evaluation.ranked[0].score.precisions
    *shown, penalty = part(window, ScoreView).precisions.figures
    for figure, row in zip(shown, rows, strict=True):
        assert figure.note == f"{row.matched} of {row.total}"
        assert figure.value == f"{100 * row.precision:.2f}%"
    assert penalty.label == "Brevity penalty"


def test_files_dropped_on_the_window_find_their_lists(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["good"], files["reference"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    names = {role: [e.path.name for e in window.session.files[role]] for role in Role}
    assert names[Role.REFERENCE] == ["reference.en.txt"]
    assert names[Role.CANDIDATE] == ["good.en.txt", "weak.en.txt"]


def test_choosing_a_candidate_shows_its_score(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    chooser = part(window, CandidateChooser).box
    chooser.setCurrentIndex(1)
    chooser.activated.emit(1)
    assert shown_percent(window) == format_number(core_percent(WEAK), 2)


def test_changing_the_segmentation_rescores(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    before = shown_percent(window)
    combo = part(window, SettingsPanel).rows.field("tokenizer")
    combo.setCurrentIndex(combo.findData("char"))
    combo.activated.emit(combo.currentIndex())
    # The old score disappears at once, so that nobody takes it for the new one.
    assert window.session.evaluation is None
    assert not part(window, ScorePage).is_current
    QGuiApplication.clipboard().setText("before")
    part(window, ScoreView).signature.button.click()
    assert QGuiApplication.clipboard().text() == "before"
    wait_for(qtbot, window, State.SCORED)
    assert shown_percent(window) == format_number(core_percent(GOOD, tokenizer="char"), 2)
    assert shown_percent(window) != before
    assert "tok:char" in part(window, ScoreView).signature.text()
    assert part(window, ScorePage).is_current


@pytest.mark.parametrize(
    "language", slow_but(["es", "zh_CN"], ["es", "id", "zh_CN", "zh_TW", "en"])
)
def test_switching_the_language_changes_every_word_at_once(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], language: str
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    titles = {
        "en": "Reference translations",
        "es": "Traducciones de referencia",
        "id": "Terjemahan referensi",
        "zh_CN": "参考译文",
        "zh_TW": "參考翻譯",
    }
    window.window_actions.languages["es" if language == "en" else "en"].trigger()
    window.window_actions.languages[language].trigger()
    qtbot.waitUntil(lambda: titles[language] in visible_text(window))
    assert shown_percent(window) == format_number(core_percent(GOOD), 2)
    assert ("," in shown_percent(window)) == (language in ("es", "id"))
    assert window.preferences.language == language
    others = [text for code, text in titles.items() if code != language]
    assert not any(text in visible_text(window).split("\n") for text in others)
    assert set(window.window_actions.languages) == set(LANGUAGES)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_cancel_stops_and_scoring_again_finishes(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    monkeypatch: pytest.MonkeyPatch,
    by: str,
) -> None:
    started, ended = threading.Event(), threading.Event()
    real = evaluation_module.evaluate_in_steps

    def slow(*args: object, **options: object) -> object:
        progress = options["progress"]
        started.set()
        try:
            while True:
                progress.check()  # type: ignore[attr-defined]
                ended.wait(0.001)
        finally:
            ended.set()

    monkeypatch.setattr(evaluation_module, "evaluate_in_steps", slow)
    drop(window, [files["reference"], files["good"]])
    qtbot.waitUntil(started.is_set)
    qtbot.waitUntil(part(window, StatusNote).cancel_button.isVisible)
    if by == "mouse":
        qtbot.mouseClick(part(window, StatusNote).cancel_button, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    wait_for(qtbot, window, State.CANCELLED)
    qtbot.waitUntil(ended.is_set)
    assert window.session.evaluation is None
    assert part(window, MessagePage).again_button.isVisible()
    assert not part(window, StatusNote).cancel_button.isVisible()

    monkeypatch.setattr(evaluation_module, "evaluate_in_steps", real)
    qtbot.mouseClick(part(window, MessagePage).again_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert shown_percent(window) == format_number(core_percent(GOOD), 2)


def test_a_bad_file_is_explained_and_the_rest_kept(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    bad = tmp_path / "picture.en.txt"
    bad.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)))
    drop(file_list(window, Role.REFERENCE).tree, [files["reference"]])
    drop(file_list(window, Role.CANDIDATE).tree, [bad])
    wait_for(qtbot, window, State.FAILED)
    assert "picture.en.txt" in part(window, MessagePage).text.text()
    assert "(picture) is not supported" in part(window, MessagePage).text.text()
    assert [e.path for e in window.session.files[Role.REFERENCE]] == [files["reference"]]

    tree = file_list(window, Role.CANDIDATE).tree
    tree.topLevelItem(0).setSelected(True)
    qtbot.mouseClick(file_list(window, Role.CANDIDATE).remove_button, Qt.MouseButton.LeftButton)
    drop(tree, [files["good"]])
    wait_for(qtbot, window, State.SCORED)


def test_different_line_counts_are_named_never_cut(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    write: Callable[[str, list[str]], Path],
) -> None:
    short = write("short.en.txt", GOOD[:2])
    drop(file_list(window, Role.REFERENCE).tree, [files["reference"]])
    drop(file_list(window, Role.CANDIDATE).tree, [short])
    wait_for(qtbot, window, State.FAILED)
    text = visible_text(part(window, ResultPanel))
    assert "Segments in reference.en.txt: 3" in text
    assert "Segments in short.en.txt: 2" in text


def test_a_name_with_markup_is_shown_as_it_is(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    reference = write("ref.en.txt", REFERENCE)
    odd = write("<b>bold & co<img src=x>.en.txt".replace("/", ""), GOOD)
    drop(file_list(window, Role.REFERENCE).tree, [reference])
    drop(file_list(window, Role.CANDIDATE).tree, [odd])
    wait_for(qtbot, window, State.SCORED)
    assert odd.name in visible_text(window)
    for label in window.findChildren(QLabel):
        if odd.name in label.text():
            assert label.textFormat() == Qt.TextFormat.PlainText
    tip = file_list(window, Role.CANDIDATE).tree.topLevelItem(0).toolTip(0)
    assert "<b>" not in tip
    assert "&lt;b&gt;" in tip


def test_the_sample_of_the_interface_opens_by_one_click(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(part(window, MessagePage).sample_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation.segments == 120
    assert window.session.evaluation.target_language.tag == "en"
    assert len(window.session.evaluation.candidates) == 2


def test_the_formula_sample_brings_its_profile(window: MainWindow, qtbot: QtBot) -> None:
    window.open_sample("formula")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.profile == "tensorflow"
    assert part(window, SettingsPanel).profile.currentData() == "tensorflow"


def test_the_worked_examples_come_out_in_the_window(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    reference = write(
        "ref.en.txt", ["The NASA Opportunity rover is battling a massive dust storm on Mars."]
    )
    candidate = write("cand.en.txt", ["A NASA rover is fighting a massive storm on Mars."])
    drop(file_list(window, Role.REFERENCE).tree, [reference])
    drop(file_list(window, Role.CANDIDATE).tree, [candidate])
    wait_for(qtbot, window, State.SCORED)
    score = part(window, ScoreView)
    assert "BLEU from 0 to 1: 0.2722" in score.facts.text()
    *counts, penalty = score.precisions.figures
    assert [each.note for each in counts] == ["9 of 11", "5 of 10", "2 of 9", "1 of 8"]
    assert penalty.value == "0.8338"
    # One segment has no band, and the window says why.
    assert score.headline.text().startswith("82% of the words and punctuation marks, and 13% of")
    assert not score.scale.shows_bands
    assert "whole text" in score.guide.text()


def test_copying_the_signature_puts_it_on_the_clipboard(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    row = part(window, ScoreView).signature
    qtbot.mouseClick(part(window, ScoreView).publication_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    assert (
        QGuiApplication.clipboard().text() == window.session.evaluation.candidates[0].bleu.signature
    )
    assert row.button.text() == "Copied"


def test_everything_is_reached_by_tab(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    part(window, SettingsPanel).details_button.setChecked(True)
    part(window, ScoreView).publication_button.setChecked(True)
    window.activateWindow()
    file_list(window, Role.REFERENCE).tree.setFocus()
    seen = []
    for _ in range(120):
        widget = window.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        window.focusNextChild()
    panel, result = part(window, SettingsPanel), part(window, ScorePage)
    for wanted in (
        file_list(window, Role.CANDIDATE).tree,
        file_list(window, Role.CANDIDATE).add_button,
        panel.rows.field("target_language"),
        panel.rows.field("tokenizer"),
        panel.profile,
        panel.more_button,
        result.score.head.reference,
        result.score.head.change,
        result.score.lines.findChildren(Link)[-1],
        result.score.precisions,
        result.score.first.list.rows[0],
        result.score.first.all,
        result.score.signature.button,
        result.score.learn,
    ):
        assert wanted in seen, wanted


def test_a_better_candidate_that_comes_later_is_shown(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    assert shown_percent(window) == format_number(core_percent(GOOD), 2)
    # A candidate that the user chose stays.
    window.session.navigation.choose("weak.en.txt")
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert shown_percent(window) == format_number(core_percent(WEAK), 2)


def test_the_focus_stays_where_it_is_while_rescoring(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    part(window, SettingsPanel).details_button.setChecked(True)
    part(window, ScoreView).publication_button.setChecked(True)
    window.activateWindow()
    for widget in (
        part(window, ScoreView).head.change,
        part(window, ScoreView).signature.button,
        part(window, SettingsPanel).rows.field("tokenizer"),
    ):
        widget.setFocus()
        window.session.files.reload()
        wait_for(qtbot, window, State.SCORED)
        assert window.focusWidget() is widget
    # Lines are made anew.
    compare = part(window, ScoreView).lines.findChildren(Link)[-1]
    name = compare.accessibleName()
    compare.setFocus()
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert window.focusWidget().accessibleName() == name


def test_the_focus_follows_the_sample_button_to_the_result(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = part(window, MessagePage).sample_button
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert window.focusWidget() is part(window, ScoreView).precisions


def test_the_wheel_over_a_setting_without_focus_changes_nothing(window: MainWindow) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    combo = part(window, SettingsPanel).rows.field("tokenizer")
    file_list(window, Role.REFERENCE).tree.setFocus()
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(combo.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(combo, event)
    assert combo.currentData() == "auto"
    assert window.session.settings.tokenizer == "auto"


def test_languages_are_listed_when_their_field_gets_the_focus(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = part(window, SettingsPanel)
    box = panel.rows.field("target_language")
    assert box.count() == 1
    window.activateWindow()
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    assert window.focusWidget() is box
    qtbot.waitUntil(lambda: box.count() > 100)
    assert box.currentData() == ""
    assert box.itemText(box.findData("th")) == "Thai (th)"


def test_a_language_the_list_does_not_have_is_shown(window: MainWindow) -> None:
    box = part(window, SettingsPanel).rows.field("target_language")
    for tag in ("ceb", "es"):
        window.session.work.set_settings(replace(window.session.settings, target_language=tag))
        window.session.clear()
        assert box.currentData() == tag
        assert f"({tag})" in box.currentText()


def test_a_long_name_makes_no_page_wider(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.session.files.add(Role.REFERENCE, [tmp_path / ("x" * 240 + ".txt")])
    wait_for(qtbot, window, State.FAILED)
    label = part(window, MessagePage).text
    assert "x" * 240 in label.text()
    assert label.sizeHint().width() <= part(window, ResultPanel).width()
    assert label.minimumSizeHint().width() < 300


# BLEU first


class Held:
    """Holds back further metrics until the test releases them; can be cancelled meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.count = evaluation_module._Steps.with_metric
        held = self

        def with_metric(steps: Any, evaluation: Any, metric: Any, progress: Any) -> Any:
            while not held.go.wait(0.01):
                progress.check()
            return held.count(steps, evaluation, metric, progress)

        monkeypatch.setattr(evaluation_module._Steps, "with_metric", with_metric)


def test_bleu_is_shown_before_the_other_metrics(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    window.session.work.set_settings(Settings(metrics=("bleu", "chrf", "ter")))
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.PARTIAL)
    assert window.session.pending == ("chrf", "ter")
    assert shown_percent(window) == f"{core_percent(GOOD):.2f}"
    rows = part(window, FurtherMetrics).texts()
    assert rows == [("chrF2", "…", "computing…"), ("TER", "…", "computing…")]
    cancel = part(window, StatusNote).cancel_button
    qtbot.waitUntil(cancel.isVisible)
    held.go.set()
    wait_for(qtbot, window, State.SCORED)
    assert window.session.pending == ()
    assert [score != "…" for _, score, _ in part(window, FurtherMetrics).texts()] == [True, True]
    assert not cancel.isVisible()


def test_cancelling_the_other_metrics_keeps_bleu(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    Held(monkeypatch)
    window.session.work.set_settings(Settings(metrics=("bleu", "chrf", "ter")))
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.PARTIAL)
    cancel = part(window, StatusNote).cancel_button
    qtbot.waitUntil(cancel.isVisible)
    qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert shown_percent(window) == f"{core_percent(GOOD):.2f}"
    assert part(window, FurtherMetrics).texts() == []
    assert window.session.evaluation.pending == ()
    # The settings still have the metrics, so scoring again computes them.
    monkeypatch.undo()
    window.session.score_again()
    wait_for(qtbot, window, State.SCORED)
    assert len(part(window, FurtherMetrics).texts()) == 2


def test_the_score_is_shown_without_a_band_until_the_texts_are_checked(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()
    percent = f"{core_percent(GOOD):.2f}"
    check = evaluation_module._Steps.checked

    def checked(steps: Any, *rest: Any) -> Any:
        while not go.wait(0.01):
            steps.progress.check()
        return check(steps, *rest)

    monkeypatch.setattr(evaluation_module._Steps, "checked", checked)
    monkeypatch.setattr(evaluation_module, "_MANY_SEGMENTS", 1)
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.PARTIAL)
    view = part(window, ScoreView)
    assert shown_percent(window) == percent
    assert view.headline.text() == "Checking the texts…"
    assert "before the texts have been checked" in view.guide.text()
    go.set()
    wait_for(qtbot, window, State.SCORED)
    assert "match the reference" in view.headline.text()
    assert "before the texts have been checked" not in view.guide.text()


def test_progress_that_is_known_is_not_replaced_by_a_pulse(
    window: MainWindow, qtbot: QtBot
) -> None:
    status = part(window, StatusNote)
    bar = status.findChild(QProgressBar)
    status.start_work()
    status.show_progress(Stage.READING, 1, 4)
    qtbot.waitUntil(bar.isVisible)
    assert (bar.maximum(), bar.value()) == (1000, 250)
    status.end_work()


def test_nothing_outdated_looks_current(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    veils = window.findChildren(Veil)
    # The page of checks is covered while they run.
    qtbot.waitUntil(lambda: all(veil.isHidden() for veil in veils), timeout=10_000)
    window.session.work.set_settings(replace(window.session.settings, lowercase=True))
    assert window.session.state is State.WORKING
    covered = {type(veil.parentWidget()) for veil in veils if not veil.isHidden()}
    assert covered >= {ScoreView, SegmentsPage, CandidateTable, PairingPage, CandidateChooser}
    window.session.navigation.open_page("segments")
    window.resize(window.width() + 100, window.height())
    QApplication.processEvents()
    page = part(window, SegmentsPage)
    assert part(page, Veil).geometry() == page.rect()
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: all(veil.isHidden() for veil in veils), timeout=10_000)
