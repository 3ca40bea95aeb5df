"""A candidate's scores on the clipboard: lines of text, and a table with a row for each metric."""

from __future__ import annotations

import re

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document
from bleu_core.settings import Resampling, Settings
from bleu_desktop.score.copied_score import copied_score
from tests.helpers.driving import GOOD, REFERENCE


@pytest.mark.parametrize(
    ("is_computed", "with_intervals"), [(True, True), (True, False), (False, True)]
)
@pytest.mark.usefixtures("english")
def test_each_metric_has_its_score_interval_and_signature(
    *, is_computed: bool, with_intervals: bool
) -> None:
    candidate = evaluate(
        candidates=[Document.from_segments("good.txt", GOOD)],
        references=[Document.from_segments("reference.txt", REFERENCE)],
        settings=Settings(
            metrics=("bleu", "chrf"),
            resampling=Resampling(confidence=is_computed, resamples=100),
        ),
    ).candidates[0]
    text, html = copied_score(candidate, with_intervals=with_intervals)
    lines = ["good.txt"]
    rows = [["Candidate", "Metric", "Score", "95% CI, lower end", "95% CI, upper end", "Signature"]]
    for title, result in zip(("BLEU", "chrF2"), candidate.metrics, strict=True):
        score, ends, interval = f"{result.percent:.2f}", ["", ""], ""
        if result.interval is not None and with_intervals:
            ends = [f"{end:.2f}" for end in (result.interval.low, result.interval.high)]
            interval = f" · 95% confidence interval: {'–'.join(ends)}"
        lines += [f"{title} {score}{interval}", result.signature]
        rows.append(["good.txt", title, score, *ends, result.signature])
    assert text.split("\n") == lines
    table = [re.findall(r"<t[hd].*?>([^<]*)", row) for row in html.split("<tr>")[1:]]
    assert table == rows
