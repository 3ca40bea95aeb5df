"""The settings of further metrics, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.settings import METRICS, Resampling, Settings, TerOptions
from bleu_desktop.inputs.metric_settings import MetricSettings
from bleu_desktop.session.session import Session
from tests.helpers.roles import plain


@pytest.fixture
def panel(qtbot: QtBot, english: None) -> Iterator[MetricSettings]:
    session = Session()
    panel = MetricSettings(session)
    qtbot.addWidget(panel)
    yield panel
    session.close()


def test_metrics_keep_their_order_beside_bleu(panel: MetricSettings) -> None:
    session = panel._session
    for name in reversed(panel.metrics):
        panel.metrics[name].click()
        assert session.settings.metrics[0] == "bleu"
    assert session.settings.metrics == METRICS
    assert panel.ter_split.isEnabled()
    panel.metrics["ter"].click()
    assert session.settings.metrics == tuple(name for name in METRICS if name != "ter")
    assert not panel.ter_split.isEnabled()
    for name, box in panel.metrics.items():
        assert box.isChecked() is (name != "ter")
        assert plain(box.toolTip()).replace("\n", " ") == box.accessibleDescription()


@pytest.mark.parametrize(
    ("options", "is_split"),
    [
        (TerOptions(), False),
        (TerOptions(normalized=True), False),
        (TerOptions(asian_support=True), False),
        (TerOptions(normalized=True, asian_support=True), True),
    ],
)
def test_ter_splits_words_only_with_both_options(
    panel: MetricSettings, options: TerOptions, is_split: bool
) -> None:
    session = panel._session
    session.work.set_settings(Settings(metrics=("bleu", "ter"), ter=options))
    assert panel.ter_split.isChecked() is is_split
    panel.ter_split.click()
    both = TerOptions(normalized=not is_split, asian_support=not is_split)
    assert session.settings.ter == both


@pytest.mark.parametrize(
    ("resampling", "text", "is_on"),
    [
        (Resampling(), "Default: 1,000", False),
        (Resampling(confidence=True), "Default: 1,000", True),
        (Resampling(paired_test="bs"), "1,000 or more", True),
        (Resampling(paired_test="ar"), "10,000 or more", True),
    ],
)
def test_the_usual_number_of_resamples_is_that_of_the_test(
    panel: MetricSettings, resampling: Resampling, text: str, is_on: bool
) -> None:
    session = panel._session
    session.work.set_settings(replace(session.settings, resampling=resampling))
    field = panel.rows.field("resampling.resamples")
    assert field.text() == text
    assert field.isEnabled() is panel.rows.field("resampling.seed").isEnabled() is is_on
