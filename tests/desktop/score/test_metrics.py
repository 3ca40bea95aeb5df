"""Further metrics, intervals and comparisons, driven through the real window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.scoring.bands import band_of
from bleu_core.scoring.metrics import given_metric
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import METRICS, MetricName, Resampling, Settings, TerOptions
from bleu_desktop.i18n import set_language
from bleu_desktop.inputs.inputs_page import InputsPage
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.score.further_metrics import FurtherMetrics
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.controls import Link
from bleu_desktop.shell.application import _open, _parse
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import format_number
from bleu_score.messages.metrics import metric_title
from tests.helpers.driving import (
    GOOD,
    REFERENCE,
    WEAK,
    drop,
    file_list,
    metric_settings,
    part,
    wait_for,
)
from tests.helpers.lanes import slow_but
from tests.helpers.layout import MarkedCatalog, relabel, use_catalog

FURTHER = tuple(name for name in METRICS if name != "bleu")
EVERYTHING = Settings(
    metrics=METRICS,
    resampling=Resampling(confidence=True, paired_test="bs", resamples=100),
)


def core(candidates: dict[str, list[str]], settings: Settings) -> Evaluation:
    """Return the core's evaluation of the same text."""
    return evaluate(
        candidates=[Document.from_segments(name, lines) for name, lines in candidates.items()],
        references=[Document.from_segments("reference.en.txt", REFERENCE)],
        settings=settings,
    )


def press(qtbot: QtBot, button: QAbstractButton, by: str) -> None:
    """Press a button, which must be visible, by mouse or by keyboard."""
    assert button.isVisible()
    assert button.isEnabled()
    if by == "mouse":
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
    else:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)


def open_settings(qtbot: QtBot, window: MainWindow, by: str = "mouse") -> None:
    part(window, SettingsPanel).details_button.setChecked(True)
    assert not metric_settings(window).isVisible()
    press(qtbot, part(window, SettingsPanel).metrics_button, by)
    assert metric_settings(window).isVisible()


def choose_test(window: MainWindow, name: str) -> None:
    box = metric_settings(window).rows.field("resampling.paired_test")
    box.setCurrentIndex(box.findData(name))
    box.activated.emit(box.currentIndex())


def score(window: MainWindow, qtbot: QtBot, paths: list[Path]) -> None:
    drop(window, paths)
    wait_for(qtbot, window, State.SCORED)


def rows(window: MainWindow) -> list[tuple[str, str, str]]:
    return part(window, FurtherMetrics).texts()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("name", FURTHER)
def test_a_metric_is_switched_on_and_off(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], name: MetricName, by: str
) -> None:
    score(window, qtbot, list(files.values()))
    result = part(window, ScorePage)
    assert rows(window) == []
    assert not result.score.metrics.isVisible()
    plain = result.score.signature.text()
    assert "\n" not in plain

    open_settings(qtbot, window, by)
    press(qtbot, metric_settings(window).metrics[name], by)
    wait_for(qtbot, window, State.SCORED)
    expected = core({"good.en.txt": GOOD, "weak.en.txt": WEAK}, Settings(metrics=("bleu", name)))
    numbers = [format_number(c.metrics[1].percent, 2) for c in expected.ranked]
    assert numbers[0] != numbers[1]
    title = metric_title(name)
    assert [row[:2] for row in rows(window)] == [(title, numbers[0])]
    assert result.score.metrics.isVisible()
    assert ("lower is better" in rows(window)[0][2]) == (name == "ter")
    # The button copies the signatures, one per line.
    press(qtbot, result.score.publication_button, by)
    press(qtbot, result.score.signature.button, by)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0] == f"BLEU|{plain}"
    assert lines[1] == f"{title}|{expected.ranked[0].metrics[1].signature}"
    assert result.score.command.text().count("sacrebleu ") == 2
    # The other candidate has its own score.
    window.session.navigation.choose("weak.en.txt")
    assert rows(window)[0][1] == numbers[1]

    press(qtbot, metric_settings(window).metrics[name], by)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.metrics == ("bleu",)
    assert rows(window) == []
    assert not result.score.metrics.isVisible()
    assert result.score.signature.text() == plain


def test_metrics_keep_their_order_however_they_were_chosen(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    score(window, qtbot, [files["reference"], files["good"]])
    open_settings(qtbot, window)
    boxes = metric_settings(window).metrics
    for name in reversed(FURTHER):
        press(qtbot, boxes[name], "mouse")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.metrics == METRICS
    assert [row[0] for row in rows(window)] == ["chrF2", "chrF2++", "TER"]
    # After one of three metrics is switched off, the others stay.
    press(qtbot, boxes["chrf++"], "mouse")
    wait_for(qtbot, window, State.SCORED)
    assert [row[0] for row in rows(window)] == ["chrF2", "TER"]


def test_the_score_is_copied_with_further_metrics(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    score(window, qtbot, [files["reference"], files["good"]])
    copy = next(action for action in window.findChildren(QAction) if action.text() == "Copy &score")
    copy.trigger()
    number = part(window, ScoreView).percent.text()
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert QGuiApplication.clipboard().text().split("\n") == [
        "good.en.txt", f"BLEU {number}", evaluation.candidates[0].bleu.signature
    ]  # fmt: skip
    settings = Settings(metrics=("bleu", "chrf"), resampling=Resampling(confidence=True))
    window.session.work.set_settings(settings)
    wait_for(qtbot, window, State.SCORED)
    copy.trigger()
    evaluation = window.session.evaluation
    assert evaluation is not None
    bleu, chrf = evaluation.candidates[0].metrics
    view = part(window, ScoreView)
    assert QGuiApplication.clipboard().text().split("\n") == [
        "good.en.txt",
        f"BLEU {number} · {view.interval.text()}",
        bleu.signature,
        f"chrF2 {rows(window)[0][1]} · {rows(window)[0][2]}",
        chrf.signature,
    ]
    table = QGuiApplication.clipboard().mimeData().html()
    assert chrf.interval is not None
    for value in (bleu.percent, chrf.percent, chrf.interval.low, chrf.interval.high):
        assert f'sdval="{value!r}"' in table
    assert table.count("<tr>") == 3


def test_the_words_of_ter_can_be_chosen_only_with_ter(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    score(window, qtbot, [files["reference"], files["good"]])
    open_settings(qtbot, window)
    panel = metric_settings(window)
    assert not panel.ter_split.isEnabled()
    press(qtbot, panel.metrics["ter"], "mouse")
    wait_for(qtbot, window, State.SCORED)
    before = rows(window)
    press(qtbot, panel.ter_split, "mouse")
    wait_for(qtbot, window, State.SCORED)
    options = TerOptions(normalized=True, asian_support=True)
    assert window.session.settings.ter == options
    expected = core({"good.en.txt": GOOD}, Settings(metrics=("bleu", "ter"), ter=options))
    percent = expected.candidates[0].metrics[1].percent
    assert rows(window)[0][1] == format_number(percent, 2)
    assert rows(window) != before
    press(qtbot, panel.ter_split, "keyboard")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.ter == TerOptions()
    assert rows(window) == before


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_every_metric_has_its_interval_in_words(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], by: str
) -> None:
    score(window, qtbot, [files["reference"], files["good"]])
    shown = part(window, ScoreView)
    assert not shown.interval.isVisible()
    assert "interval" not in shown.scale.accessibleName()
    open_settings(qtbot, window, by)
    press(qtbot, metric_settings(window).rows.field("resampling.confidence"), by)
    press(qtbot, metric_settings(window).metrics["ter"], by)
    wait_for(qtbot, window, State.SCORED)
    settings = Settings(metrics=("bleu", "ter"), resampling=Resampling(confidence=True))
    bleu, ter = core({"good.en.txt": GOOD}, settings).candidates[0].metrics
    assert bleu.interval is not None
    assert ter.interval is not None
    low, high = format_number(bleu.interval.low, 2), format_number(bleu.interval.high, 2)
    assert low != high
    assert shown.interval.isVisible()
    assert shown.interval.text() == f"95% confidence interval: {low}–{high}"
    assert shown.interval.text() in shown.scale.accessibleName()
    ends = f"{ter.interval.low:.2f}–{ter.interval.high:.2f}"
    assert rows(window)[0][2] == f"95% confidence interval: {ends} · lower is better"
    assert "bs:1000|seed:12345" in shown.signature.text()

    press(qtbot, metric_settings(window).rows.field("resampling.confidence"), by)
    wait_for(qtbot, window, State.SCORED)
    assert not shown.interval.isVisible()
    assert "interval" not in shown.scale.accessibleName()
    assert rows(window)[0][2] == "lower is better"


def test_a_single_segment_has_no_interval(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    paths = [write("reference.en.txt", REFERENCE[:1]), write("good.en.txt", GOOD[:1])]
    window.session.work.set_settings(EVERYTHING)
    score(window, qtbot, paths)
    shown = part(window, ScoreView)
    assert not shown.interval.isVisible()
    assert "interval" not in shown.scale.accessibleName()
    assert [row[2] for row in rows(window)] == ["", "", "lower is better"]


@pytest.mark.parametrize("colors", slow_but(["light"], ["light", "dark"]))
@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(("low", "high"), [(8.0, 22.0), (41.0, 64.0), (88.0, 103.0)])
def test_the_bracket_is_visible_on_every_color_of_the_bands(
    window: MainWindow, qtbot: QtBot, colors: str, narrow: bool, low: float, high: float
) -> None:
    theme.apply_theme(colors)
    scale = BandScale()
    qtbot.addWidget(scale)
    scale.resize(scale.minimumSizeHint() if narrow else scale.sizeHint())
    middle = (low + high) / 2
    band = band_of(middle, 2)
    scale.show_score(middle, band)
    without = scale.grab().toImage()
    scale.show_score(middle, band, Interval(low, high, middle))
    image = scale.grab().toImage()
    assert image != without

    bar = scale.bar()
    ink, edge = scale.palette().windowText().color(), scale.palette().window().color()

    def column(percent: float) -> list[QColor]:
        x = round(bar.left() + bar.width() * min(percent, 100) / 100)
        return [
            image.pixelColor(min(x, image.width() - 1), y)
            for y in range(round(bar.center().y()), round(bar.bottom()) - 1)
        ]

    def near(one: QColor, other: QColor) -> bool:
        parts = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
        return all(abs(a - b) < 40 for a, b in parts)

    # The bracket is a line from end to end, distinct from the colors around; nothing is beside it.
    for percent in (low + 4, middle, min(high, 100) - 4):
        assert any(near(color, ink) for color in column(percent)), percent
        assert any(near(color, edge) for color in column(percent)), percent
    for percent in (low - 5, high + 5):
        if 0 < percent < 100:
            assert not any(near(color, edge) for color in column(percent)), percent
    # The bracket has upright ends.
    assert sum(near(color, ink) for color in column(low)) > 2


def _tip(widget: QWidget) -> str:
    document = QTextDocument()
    document.setHtml(widget.toolTip())
    return document.toPlainText().strip()


def test_every_text_changes_with_the_language(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.session.work.set_settings(EVERYTHING)
    score(window, qtbot, list(files.values()))
    set_language("es")
    use_catalog(monkeypatch, MarkedCatalog())
    relabel(window)
    panel, result = metric_settings(window), part(window, ScorePage)
    own = set(map(metric_title, METRICS)) | {"", " "}

    def is_name_or_number(text: str) -> bool:
        return text in own or text.endswith(".en.txt") or set(text) <= set("0123456789,+\u2212")

    texts = []
    areas: tuple[QWidget, ...] = (panel, result.score.lines, result.score.metrics)
    for area in areas:
        for widget in area.findChildren(QWidget):
            if isinstance(widget, QLabel | QAbstractButton):
                texts.append(widget.text())
    texts += [panel.rows.field("resampling.paired_test").itemText(index) for index in range(3)]
    texts += [
        _tip(panel.rows.field("resampling.paired_test")),
        panel.rows.field("resampling.resamples").specialValueText(),
    ]
    texts += [_tip(box) for box in panel.metrics.values()]
    texts += [result.score.interval.text(), part(window, SettingsPanel).metrics_button.text()]
    unsaid = [text for text in texts if not text.startswith("§") and not is_name_or_number(text)]
    assert unsaid == []
    assert len(texts) > 20
    # Choices and results are the same, with numbers in the other language.
    assert window.session.settings == EVERYTHING
    assert panel.metrics["ter"].isChecked()
    assert panel.rows.field("resampling.confidence").isChecked()
    assert panel.rows.field("resampling.paired_test").currentData() == "bs"
    assert panel.rows.field("resampling.resamples").value() == 100
    evaluation = window.session.evaluation
    assert evaluation is not None
    percent = evaluation.ranked[0].metrics[3].percent
    assert rows(window)[2][:2] == ("TER", f"{percent:.2f}".replace(".", ","))


def test_settings_outlive_scoring_again_and_a_sample(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    window.session.work.set_settings(EVERYTHING)
    score(window, qtbot, list(files.values()))
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings == EVERYTHING
    assert len(rows(window)) == 3
    window.open_sample("formula")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings == EVERYTHING.with_profile("tensorflow")
    assert len(rows(window)) == 3
    window.session.clear()
    assert window.session.settings == EVERYTHING


def test_active_settings_open_their_group_once(window: MainWindow, qtbot: QtBot) -> None:
    panel = part(window, SettingsPanel)
    window.session.work.set_settings(Settings(lowercase=True))
    assert not panel.metrics.isVisible()
    window.session.work.set_settings(EVERYTHING)
    assert panel.metrics.isVisible()
    assert panel.metrics.metrics["chrf"].isChecked()
    # The files stay in sight.
    qtbot.wait(50)
    assert part(window, InputsPage).verticalScrollBar().value() == 0
    # A group that the user closed stays closed.
    press(qtbot, panel.metrics_button, "mouse")
    window.session.work.set_settings(replace(EVERYTHING, lowercase=True))
    assert not panel.metrics.isVisible()


def test_resamples_have_a_default_that_comes_back(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    open_settings(qtbot, window)
    panel = metric_settings(window)
    field = panel.rows.field("resampling.resamples")
    assert not field.isEnabled()
    assert not panel.rows.field("resampling.seed").isEnabled()
    press(qtbot, panel.rows.field("resampling.confidence"), "mouse")
    assert field.isEnabled()
    assert panel.rows.field("resampling.seed").isEnabled()
    assert field.text() == "Default: 1,000"
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "250")
    assert window.session.settings.resampling.resamples is None  # still being typed
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.session.settings.resampling.resamples == 250
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.session.settings.resampling.resamples is None
    assert field.text() == "Default: 1,000"
    choose_test(window, "ar")
    assert field.text() == "10,000 or more"
    # A comparison alone needs resamples, too.
    press(qtbot, panel.rows.field("resampling.confidence"), "mouse")
    assert field.isEnabled()
    choose_test(window, "none")
    assert not field.isEnabled()


def test_a_seed_is_never_changed_but_by_hand(window: MainWindow, qtbot: QtBot) -> None:
    largest = 2**64 - 1
    window.session.work.set_settings(Settings(resampling=Resampling(confidence=True, seed=largest)))
    field = metric_settings(window).rows.field("resampling.seed")
    assert field.text() == str(largest)
    press(qtbot, metric_settings(window).metrics["chrf"], "mouse")
    choose_test(window, "bs")
    field.setFocus()
    metric_settings(window).rows.field("resampling.resamples").setFocus()
    assert window.session.settings.resampling.seed == largest
    for typed, seed in (("7", 7), ("", 7), (str(largest + 1), 7), ("12a3-4", 1234)):
        field.setFocus()
        field.selectAll()
        qtbot.keyClick(field, Qt.Key.Key_Delete)
        qtbot.keyClicks(field, typed)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert window.session.settings.resampling.seed == seed
        assert field.text() == str(seed)


BASELINE = Resampling(paired_test="bs", baseline=1, resamples=100)


@pytest.mark.parametrize("change", ["add", "remove", "move", "clear"])
def test_the_baseline_is_forgotten_when_the_candidates_are_others(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    write: Callable[[str, list[str]], Path],
    change: str,
) -> None:
    session = window.session
    third = write("third.en.txt", [*GOOD[:2], WEAK[2]])
    score(window, qtbot, [*files.values(), third])
    session.work.set_settings(Settings(resampling=BASELINE))
    wait_for(qtbot, window, State.SCORED)
    assert {each.baseline for each in session.evaluation.comparisons} == {"weak.en.txt"}
    # Other settings, reading the same files again, and a different source keep the baseline.
    session.work.set_settings(replace(session.settings, lowercase=True))
    session.files.reload()
    session.files.add(Role.SOURCE, [files["reference"]])
    wait_for(qtbot, window, State.SCORED)
    assert session.settings.resampling == BASELINE
    press(qtbot, metric_settings(window).metrics["chrf"], "mouse")
    assert session.settings.resampling == BASELINE

    entries = session.files[Role.CANDIDATE]
    if change == "add":
        session.files.add(Role.CANDIDATE, [write("fourth.en.txt", WEAK)])
    elif change == "remove":
        session.files.remove(entries[:1])
    elif change == "move":
        session.files.move(entries[:1], Role.CANDIDATE)
    else:
        session.clear()
    assert session.settings.resampling == replace(BASELINE, baseline=None)
    if change != "clear":
        wait_for(qtbot, window, State.SCORED)


def test_a_sample_gives_back_settings_without_the_baseline(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    score(window, qtbot, list(files.values()))
    window.session.work.set_settings(Settings(resampling=BASELINE))
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.settings.resampling.baseline is None
    window.session.clear()
    assert window.session.settings.resampling == replace(BASELINE, baseline=None)


def test_a_baseline_of_the_command_line_is_the_file_that_was_named(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    values = _parse(
        [
            str(files["reference"]), "-i", str(files["good"]), str(files["good"]),
            str(files["weak"]), "--paired-bs", "--resamples", "100",
            "--baseline", str(files["weak"]), "-m", "chrf",
        ]
    )  # fmt: skip
    _open(window.session, values)
    wait_for(qtbot, window, State.SCORED)
    baselines = {each.baseline for each in window.session.evaluation.comparisons}
    assert baselines == {"weak.en.txt"}
    assert [row[0] for row in rows(window)] == ["chrF2"]


def test_tab_reaches_all_metrics_and_their_results(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    window.session.work.set_settings(EVERYTHING)
    score(window, qtbot, list(files.values()))
    window.activateWindow()
    file_list(window, Role.REFERENCE).tree.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(80):
        widget = window.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        window.focusNextChild()
    panel, result = metric_settings(window), part(window, ScorePage)
    wanted = [
        part(window, SettingsPanel).metrics_button,
        *panel.metrics.values(),
        panel.ter_split,
        panel.rows.field("resampling.confidence"),
        panel.rows.field("resampling.paired_test"),
        panel.rows.field("resampling.resamples"),
        panel.rows.field("resampling.seed"),
        result.score.lines.findChildren(Link)[-1],
        result.score.precisions,
    ]
    # Tab follows the order on the page.
    assert [widget for widget in seen if widget in wanted] == wanted


def test_the_group_is_made_when_it_is_opened_and_follows_its_button_by_tab(
    window: MainWindow,
) -> None:
    panel = part(window, SettingsPanel)
    assert "metrics" not in vars(panel)
    panel.metrics_button.click()
    fields = panel.metrics.fields()
    chain = []
    widget: QWidget = panel.metrics_button
    for _ in range(20):
        widget = widget.nextInFocusChain()
        if widget.parent() is panel.metrics and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            chain.append(widget)
    assert chain == list(fields)
    assert len(fields) == 8


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW"])
def test_a_score_and_its_note_share_a_baseline(qtbot: QtBot, language: str) -> None:
    # Chinese characters have a taller font than the digits.
    set_language(language)
    settings = Settings(metrics=("bleu", "chrf"), resampling=Resampling(confidence=True))
    result = core({"good.en.txt": GOOD}, settings).ranked[0].metrics[1]
    parent = QWidget()
    qtbot.addWidget(parent)
    view = FurtherMetrics(parent)
    view.show_metrics([result], with_intervals=True)
    view.resize(800, view.sizeHint().height())
    parent.show()
    _, score, note = view._labels[0]
    bottoms = []
    for label in (score, note):
        image = label.grab().toImage()
        background = image.pixelColor(0, 0)
        ink = [
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y) != background
        ]
        # Only the last digit counts, because a comma or bracket reaches below the line.
        right = max(x for x, _ in ink)
        bottoms.append(label.y() + max(y for x, y in ink if x > right - 5))
    assert bottoms[0] == bottoms[1]


def test_scores_end_at_one_edge(qtbot: QtBot, english: None) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    view = FurtherMetrics(parent)
    # A score of 100 is wider than the others.
    candidate = core({"same.en.txt": REFERENCE}, Settings(metrics=("bleu", "chrf", "ter")))
    view.show_metrics(candidate.candidates[0].metrics[1:], with_intervals=True)
    parent.show()
    scores = [score for _, score, _ in view._labels]
    assert scores[0].width() > scores[1].width()
    assert len({score.geometry().right() for score in scores}) == 1


def test_a_given_score_says_that_it_was_not_computed_here(qtbot: QtBot, english: None) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    view = FurtherMetrics(parent)
    metric = given_metric("mqm", "MQM", lower_is_better=True, decimals=1)
    rows = SegmentRows(np.array([[8.0, 1.0], [2.0, 1.0]]))
    view.show_metrics([MetricResult(metric, 5.0, None, "given", None, rows)], with_intervals=True)
    assert view.texts() == [("MQM", "5.0", "External score, not computed here · lower is better")]
