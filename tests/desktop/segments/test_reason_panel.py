"""The reasons for a segment's score, and the diagnostics about it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic, Normalize, UseTokenizer, Where
from bleu_core.files.addresses import Role
from bleu_core.settings import Settings
from bleu_desktop.segments.reason_panel import ReasonPanel
from bleu_desktop.segments.segment_content import SegmentContent, diagnostics_about
from tests.helpers.diagnostics import diagnostics_of, report_of
from tests.helpers.driving import GOOD, REFERENCE, WEAK


@pytest.fixture
def panel(qtbot: QtBot, english: None) -> ReasonPanel:
    panel = ReasonPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_diagnostics_follow_with_their_fixes(panel: ReasonPanel) -> None:
    fixes = (Normalize("detok"), UseTokenizer("none"))
    [concern] = diagnostics_of(Kind.UNTRANSLATED)
    tokenized = replace(diagnostics_of(Kind.TOKENIZED)[0], fixes=fixes)
    panel.show_diagnostics([concern, tokenized])
    buttons = panel.findChildren(QPushButton)
    assert len(buttons) == 2
    wanted: list[object] = []
    panel.fix_wanted.connect(wanted.append)
    for button in buttons:
        button.click()
    assert wanted == [*fixes]
    texts = [label.text() for label in panel.findChildren(QLabel)]
    # What is the reason to leave out a segment has a name of its own.
    assert "Untranslated (the candidate is the source text)" in texts
    stops: list[QWidget] = [panel.reasons, panel.parts, *buttons]
    for stop, after in pairwise(stops):
        assert stop.nextInFocusChain() is after


@pytest.mark.parametrize(
    ("candidate", "length"),
    [("one two three four five", 5), ("one two", 3), ("one two three four five six seven", 5)],
)
def test_the_reference_whose_length_counts_is_named(
    panel: ReasonPanel, candidate: str, length: int
) -> None:
    references = [["one two three"], ["one two three four five"]]
    evaluation = evaluate(candidates=[[candidate]], references=references, settings=Settings())
    content = SegmentContent(evaluation, 0)
    panel.explain(content.marked(0), 2)
    number = 1 if length == 3 else 2
    assert panel.parts.figures[-1].note.endswith(f", reference {number}: {length}")
    panel.explain(content.marked(0), 1)
    assert panel.parts.figures[-1].note.endswith(f", reference: {length}")


def test_a_segment_has_the_diagnostics_of_its_own_texts() -> None:
    evaluation = evaluate(
        candidates={"good": GOOD, "weak": [*WEAK[:2], ""]},
        references=[REFERENCE],
        settings=Settings(target_language="en"),
    )
    [pairs] = evaluation.pair_diagnostics
    first = diagnostics_of(Kind.TOKENIZED)[0]

    def about(name: str, role: Role, *rows: int) -> Diagnostic:
        return replace(first, where=Where(name, role, 0, 1, ""), rows=rows)

    own, others, reference = (
        about("good", Role.CANDIDATE, 0, 2),
        about("weak", Role.CANDIDATE, 0),
        replace(about("reference", Role.REFERENCE, 0, 1), kind=Kind.FOREIGN_SEGMENTS),
    )
    again = replace(reference, where=Where("good", Role.CANDIDATE, 0, 1, ""), rows=(1,))
    report = report_of(own, others, reference, again)
    found = diagnostics_about(evaluation, 0, report)
    assert [each for each in found if each in report.diagnostics] == [own, reference, again]
    assert not {own, others, reference} & {*diagnostics_about(evaluation, 0, None)}
    assert pairs in diagnostics_about(evaluation, 0, None)
    # The same kind is shown once: that of the candidate comes first in the list.
    for segment, wanted in ((0, [own, reference]), (1, [reference]), (2, [own])):
        here = SegmentContent(evaluation, segment).diagnostics(0, report)
        assert [each for each in here if each in report.diagnostics] == wanted
