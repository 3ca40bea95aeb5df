"""Each outcome of a check has its sentence, with the numbers it is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.addresses import Address, Role
from bleu_core.files.errors import FileEmpty
from bleu_core.files.sets import Folder, Unpaired
from bleu_core.pairing.common_segments import CommonSegments
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Settings
from bleu_core.workspace.comparison import MetricChange, RunComparison
from bleu_core.workspace.drops import Drop
from bleu_core.workspace.runs import Run, RunScore
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate import sentences
from bleu_score.terminal.gate.results import Check, GateReport, NotCompared
from bleu_score.terminal.gate.summary import summary_markdown

BLEU, TER = metrics_of(Settings(metrics=("ter",)))


def dropped(
    old: float, new: float, verdict: Verdict | None = None, *, common: int = 40, name: str = "bleu"
) -> Drop:
    """Return a drop in segments in common, of 50 now and of 60 before."""
    compared = None
    if verdict is not None:
        compared = Comparison(
            name, "old", "new", new - old, Interval(-2.0, -1.0, -1.5), 0.01, 0.02, "bs", verdict,
            0.03, 0.04, 1000,
        )  # fmt: skip
    scores = [RunScore(name, name, percent, None, "", name == "ter") for percent in (old, new)]
    change = MetricChange(*scores, old, new, compared)
    runs = [Run((), segments, 1, references_vary=False) for segments in (60, 50)]
    rows = [*range(common)]
    return Drop(RunComparison(*runs, CommonSegments(rows, rows)), "mt.txt", change)


def check(gate: Any = "fail-under", score: float = 30.0, limit: float | None = 40.0,
          before: Drop | None = None, **changed: Any) -> Check:  # fmt: skip
    values = {"file": None, "candidate": "mt.txt", "metric": BLEU} | changed
    return Check(gate, score=score, limit=limit, before=before, **values)


COMMON = " Segments in common: 40 (now 50, previously 60)."
TEXTS = [
    (check(), False, "BLEU 30.00 is 10.00 below the limit of 40.00."),
    (check(score=40.0), True, "BLEU 40.00 is within the limit of 40.00."),
    (check(score=39.9996), False, "BLEU 39.9996 is 0.0004 below the limit of 40.0000."),
    (check(score=50.0, metric=TER), False, "TER 50.00 is 10.00 above the limit of 40.00."),
    (check(score=30.0, metric=TER), True, "TER 30.00 is within the limit of 40.00."),
    (
        check("max-drop", limit=1.0, before=dropped(35.0, 31.0)),
        False,
        f"BLEU 31.00, previously 35.00: worse by 4.00 (allowed: only 1.00).{COMMON}",
    ),
    (
        check("max-drop", limit=4.0, before=dropped(35.0, 31.0)),
        True,
        f"BLEU 31.00, previously 35.00: worse by 4.00 (allowed: 4.00).{COMMON}",
    ),
    (
        check("max-drop", limit=1.0, before=dropped(31.0, 35.0)),
        True,
        f"BLEU 35.00, previously 31.00: not worse.{COMMON}",
    ),
    (
        check("max-drop", limit=0.0, before=dropped(31.0, 31.0)),
        True,
        f"BLEU 31.00, previously 31.00: not worse.{COMMON}",
    ),
    (
        check("max-drop", limit=1.0, before=dropped(31.0, 35.0, name="ter"), metric=TER),
        False,
        f"TER 35.00, previously 31.00: worse by 4.00 (allowed: only 1.00).{COMMON}",
    ),
    (
        check("no-significant-drop", limit=None, before=dropped(35.0, 31.0, Verdict.WORSE)),
        False,
        f"BLEU 31.00, previously 35.00: significantly worse (p = 0.0400).{COMMON}",
    ),
    (
        check("no-significant-drop", limit=None, before=dropped(35.0, 31.0, Verdict.UNDECIDED)),
        True,
        f"BLEU 31.00, previously 35.00: not significantly worse (p = 0.0400).{COMMON}",
    ),
    (
        check("no-significant-drop", limit=None, before=dropped(35.0, 34.999, Verdict.WORSE)),
        False,
        f"BLEU 34.999, previously 35.000: significantly worse (p = 0.0400).{COMMON}",
    ),
    (
        check("min-common", limit=90.0, before=dropped(35.0, 31.0)),
        False,
        f"BLEU 30.00 is not compared: fewer than 90% of the segments are in common.{COMMON}",
    ),
    (
        check("min-common", limit=66.75, before=dropped(35.0, 31.0)),
        False,
        f"BLEU 30.00 is not compared: fewer than 66.75% of the segments are in common.{COMMON}",
    ),
]


@pytest.mark.parametrize(("one", "passed", "text"), TEXTS)
def test_each_outcome_has_its_sentence(one: Check, passed: bool, text: str) -> None:
    assert one.passed is passed
    assert sentences.check_text(one) == text


def test_segments_in_common_are_counted_only_if_some_are_not() -> None:
    before = dropped(35.0, 31.0)
    whole = CommonSegments([*range(50)], [*range(50)])
    runs = RunComparison(before.comparison.new, before.comparison.new, whole)
    one = check("max-drop", limit=4.0, before=Drop(runs, "mt.txt", before.change))
    assert sentences.check_text(one).endswith("(allowed: 4.00).")


def test_a_line_names_its_candidate_only_among_several() -> None:
    one = check(file="a.txt", score=50.0)
    other = check(file="a.txt", candidate="t.xlsx#column=PE")
    alone, both = GateReport((), (one,)), GateReport((), (one, other))
    assert sentences.subject_text(one, alone) == "a.txt"
    assert sentences.subject_text(one, both) == "a.txt (mt.txt)"
    assert sentences.line_text(one, alone).startswith("Passed: a.txt – BLEU 50.00 is within")
    assert sentences.line_text(other, both).startswith("Failed: a.txt (t.xlsx · PE) – BLEU 30.00")
    assert sentences.subject_text(check(), alone) == "mt.txt"
    assert sentences.case_name(None, None, several=True) == ""


UNPAIRED = Unpaired("x.txt", Folder(Address("ref"), Role.REFERENCE, "ref"), "no_match")
NOT_COMPARED: list[tuple[NotCompared, str]] = [
    (NotCompared("new_file", "a.txt"), "New files, not compared: a.txt."),
    (NotCompared("gone_file", "a.txt"), "Files no longer present: a.txt."),
    (NotCompared("new_candidate", None, "mt"), "New candidates, not compared: mt."),
    (NotCompared("gone_candidate", None, "mt"), "Candidates no longer present: mt."),
    (
        NotCompared("all_changed", "a.txt", "mt"),
        "Not compared, because all their references have changed: a.txt: mt.",
    ),
    (
        NotCompared("unpaired", "x.txt", unpaired=UNPAIRED),
        "Unpaired files: x.txt (reference): no file matches.",
    ),
    (NotCompared("other_types", None, count=1200), "Other types of files, skipped: 1,200."),
]


def test_what_was_not_compared_is_named_with_its_reason() -> None:
    report = GateReport((), (), "old.json", tuple(each for each, _ in NOT_COMPARED))
    assert [*sentences.notes(report)] == [text for _, text in NOT_COMPARED]
    failed = GateReport(
        (), (), None, (NotCompared("gone_file", "a.txt", failed=True),), requires_files=True
    )
    assert [*sentences.notes(failed)] == []
    assert [*sentences.failed_lines(failed)] == ["Failed: Files no longer present: a.txt."]


def test_the_first_ten_names_are_listed() -> None:
    names = [NotCompared("new_file", f"{number}.txt") for number in range(11)]
    ten = ", ".join(f"{number}.txt" for number in range(10))
    (text,) = sentences.notes(GateReport((), not_compared=tuple(names[:10])))
    assert text == f"New files, not compared: {ten}."
    (text,) = sentences.notes(GateReport((), not_compared=tuple(names)))
    assert text == f"New files, not compared: {ten}, … (11)."


def test_a_missing_file_says_why() -> None:
    unpaired = NotCompared("unpaired", "x.txt", unpaired=UNPAIRED)
    assert sentences.missing_text(unpaired) == "no file matches"
    assert sentences.missing_text(NotCompared("gone_file", "a")) == "Files no longer present: a."
    assert unpaired.stable_name == "x.txt (reference)"
    assert NotCompared("unpaired", "x.txt", "mt").stable_name == "x.txt (mt)"
    assert NotCompared("other_types", None).stable_name == "files of other types"
    has_none = {each.reason for each, _ in NOT_COMPARED if each.has_no_score}
    assert has_none == {"gone_file", "unpaired", "other_types"}


def test_text_lists_the_verdict_the_checks_and_the_rest() -> None:
    passed, failed = check(score=50.0), check(file="a.txt")
    fine = check(file="b.txt", score=60.0)
    gone = NotCompared("gone_file", "c.txt", failed=True)
    new = NotCompared("new_file", "d.txt")
    unpaired = NotCompared("unpaired", "x.txt", unpaired=UNPAIRED)
    report = GateReport((), (passed, failed, fine), "old.json", (gone, new, unpaired))
    assert [*sentences.gate_lines(report)] == [
        "Quality gate failed. Compared with “old.json”.",
        "  Passed: mt.txt – BLEU 50.00 is within the limit of 40.00.",
        "  Failed: a.txt – BLEU 30.00 is 10.00 below the limit of 40.00.",
        "  Failed: Files no longer present: c.txt.",
        "  Checks passed: 2 of 3.",
        "  New files, not compared: d.txt.",
    ]
    assert [*sentences.gate_lines(GateReport((), (passed,)))] == [
        "Quality gate passed.",
        "  Passed: mt.txt – BLEU 50.00 is within the limit of 40.00.",
    ]


def test_a_problem_has_its_own_words() -> None:
    assert sentences.problem_text(UsageError("Odd.")) == "Odd."
    assert sentences.problem_text(FileEmpty(Path("a.txt"))).startswith("“a.txt” is empty.")
    assert sentences.config_text(Path("bleu.toml")) == "Configuration: bleu.toml"


def test_a_report_is_true_if_anything_was_to_be_checked() -> None:
    assert not GateReport(())
    assert GateReport((), (check(),))
    assert GateReport((), against="old.json")
    assert GateReport((), requires_files=True)


def test_the_summary_has_the_change_and_the_segments_in_common() -> None:
    report = GateReport((), (check("max-drop", limit=1.0, before=dropped(35.0, 31.0)),), "old.json")
    lines = summary_markdown(report, config=Path("bleu.toml")).splitlines()
    assert lines[0] == "## Quality gate failed."
    assert "Compared with “old.json”." in lines
    assert "| Text | Metric | Score | Change | Segments | Result |" in lines
    assert "| --- | --- | --: | --: | --: | --- |" in lines
    assert "- Configuration: bleu.toml" in lines
    plain = summary_markdown(GateReport(())).splitlines()
    assert plain[0] == "## Scores"
    assert "| Text | Metric | Score | Segments | Result |" in plain
