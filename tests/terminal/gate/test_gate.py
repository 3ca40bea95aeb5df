"""`bleu-score` with limits: scores that pass, fail, or cannot be compared."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Resampling, Settings
from bleu_score.i18n import LANGUAGES

# Forty segments; a good translation misses a word in some of them, a weak one in each.
REFERENCE = [f"the {word} of house number {n} is open on every day of the week" for n in range(20)
             for word in ("door", "window")]  # fmt: skip
GOOD = [line.replace("every", "each") if n % 8 == 0 else line for n, line in enumerate(REFERENCE)]
WEAK = [
    line.replace("every", "each") if n % 2 else line.replace("open on", "open")
    for n, line in enumerate(REFERENCE)
]
Write = Callable[[str, Sequence[str]], str]


class Sample:
    """A reference with translations, and results of the better one."""

    def __init__(self, write: Write, bleu_score: Any) -> None:
        self.write, self.run = write, bleu_score
        self.reference = write("ref.en.txt", REFERENCE)
        self.good = write("mt.en.txt", GOOD)
        self.weak = write("new/mt.en.txt", WEAK)
        self.old = self.saved("old.json", self.reference, "-i", self.good, "-sl")

    def saved(self, name: str, *arguments: str) -> str:
        """Score, and return the path of the result as JSON."""
        run = self.run(*arguments, "-f", "json")
        assert run.code == 0, run.err
        return self.write(name, run.out.splitlines())

    def gate(self, candidate: str, *arguments: str, reference: str | None = None) -> Any:
        """Score a candidate with limits."""
        return self.run(reference or self.reference, "-i", candidate, *arguments)


@pytest.fixture
def sample(
    write: Write, bleu_score: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Sample:
    monkeypatch.chdir(tmp_path)
    return Sample(write, bleu_score)


def checks(run: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run.out)["gate"]["checks"]
    return found


def failures(run: Any) -> list[str]:
    return [line for line in run.out.splitlines() if line.startswith("  Failed: ")]


def test_a_drop_is_the_difference_of_both_scores(sample: Sample) -> None:
    run = sample.gate(sample.weak, "--against", sample.old, "--max-drop", "1", "-f", "json")
    old = evaluate(candidates=[GOOD], references=[REFERENCE]).candidates[0].score.percent
    new = evaluate(candidates=[WEAK], references=[REFERENCE]).candidates[0].score.percent
    [check] = checks(run)
    assert check["drop"] == pytest.approx(old - new, abs=1e-12)
    assert (check["score"], check["earlier_score"]) == (new, old)
    assert (check["segments_in_common"], check["segments"]) == (40, 40)
    assert (run.code, check["passed"], json.loads(run.out)["gate"]["passed"]) == (1, False, False)


@pytest.mark.parametrize("further", [0.0, 1e-6, -1e-6])
def test_a_drop_of_exactly_the_limit_passes(sample: Sample, further: float) -> None:
    old = evaluate(candidates=[GOOD], references=[REFERENCE]).candidates[0].score.percent
    new = evaluate(candidates=[WEAK], references=[REFERENCE]).candidates[0].score.percent
    limit = repr(old - new + further)
    run = sample.gate(sample.weak, "--against", sample.old, "--max-drop", limit)
    assert run.code == (1 if further < 0 else 0)
    # The message shows the reason even if both numbers are equal with two decimals.
    if further < 0:
        [line] = failures(run)
        worse, allowed = re.findall(r"worse by (\S+) \(allowed: only (\S+)\)", line)[0]
        assert float(worse) > float(allowed)


SHORT = ["Save file", "Open", "Close the window"]


def test_texts_too_short_for_a_score_are_skipped_and_never_failed(sample: Sample) -> None:
    reference, candidate = sample.write("short.txt", SHORT), sample.write("mine.txt", SHORT)
    before = sample.saved("short.json", reference, "-i", candidate, "-sl")
    words = (candidate, "--fail-under", "20", "--against", before, "--max-drop", "0")
    words = (*words, "--no-significant-drop", "--junit", "j.xml", "--summary", "s.md")
    run = sample.gate(*words, reference=reference)
    assert run.code == 0
    assert "Nothing could be judged by the quality gate. Judged: 0 of 3." in run.out
    assert run.out.count("  Not judged: mine.txt – Too short to judge by BLEU: ") == 3
    assert "below the limit" not in run.out
    suite = etree.parse("j.xml").getroot()
    assert (suite.get("failures"), suite.get("skipped")) == ("0", "1")
    [skipped] = suite.iter("skipped")
    assert skipped.get("message").count("Too short to judge by BLEU") == 1
    summary = Path("s.md").read_text("utf-8")
    assert "Judged: 0 of 3." in summary.splitlines()[0]
    assert summary.count("- **mine.txt**: Too short to judge") == 1
    data = json.loads(sample.gate(*words, "-f", "json", reference=reference).out)
    assert (data["gate"]["passed"], data["gate"]["judged"]) == (True, 0)
    assert [each["judged"] for each in data["gate"]["checks"]] == [False] * 3
    # sacreBLEU's number stays.
    assert data["gate"]["checks"][0]["score"] == data["candidates"][0]["bleu"] == 0.0


def test_another_metric_judges_what_is_too_short_for_bleu(sample: Sample) -> None:
    reference, candidate = sample.write("short.txt", SHORT), sample.write("mine.txt", SHORT[::-1])
    words = (candidate, "--fail-under", "50", "--gate-metrics", "bleu", "chrf")
    run = sample.gate(*words, reference=reference)
    assert run.code == 1
    assert "Quality gate failed. Judged: 1 of 2." in run.out
    assert [line[:36] for line in failures(run)] == [
        "  Failed: mine.txt – chrF2 " + run.out.split("mine.txt – chrF2 ")[1][:9]
    ]


def test_an_empty_translation_is_judged(sample: Sample) -> None:
    reference, candidate = sample.write("short.txt", SHORT), sample.write("mine.txt", [" "] * 3)
    assert sample.gate(candidate, "--fail-under", "1", reference=reference).code == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--fial-under", "20"), "Unknown option --fial-under"),
        (("--config", "typo.toml"), "“typo.toml”, line 1: there is no option “metricks”"),
        (("--against", "none.json", "--max-drop", "1"), "“none.json” does not exist"),
        (("--report", "no/such.html"), "“no/such.html” cannot be written"),
        (("--save-texts", "no/such.txt"), "“no/such"),
        (("--format", "latex"), "--format latex needs --as-sacrebleu"),
    ],
)
def test_every_error_writes_its_reason_for_other_programs(
    sample: Sample, words: tuple[str, ...], reason: str
) -> None:
    sample.write("typo.toml", ['metricks = ["bleu"]'])
    run = sample.gate(sample.good, *words, "--junit=j.xml", "--summary", "s.md")
    assert run.code == 2
    assert reason in run.err
    suite = etree.parse("j.xml").getroot()
    assert suite.get("errors") == "1"
    [error] = suite.iter("error")
    assert reason in error.get("message")
    summary = Path("s.md").read_text("utf-8")
    assert summary.startswith("## Quality gate not passed: there were errors.\n")
    assert "**Error**" in summary


def test_the_summary_says_that_the_other_file_cannot_be_written(sample: Sample) -> None:
    run = sample.gate(sample.good, "--fail-under", "1", "--junit", "no/j.xml", "--summary", "s.md")
    assert run.code == 2
    assert "“no/j.xml” cannot be written" in run.err
    assert "“no/j.xml” cannot be written" in Path("s.md").read_text("utf-8")


def test_json_of_what_could_not_be_scored_says_why_and_is_an_earlier_result(
    sample: Sample,
) -> None:
    run = sample.run("nowhere", "-i", sample.good, "-f", "json")
    assert run.code == 2
    assert "“nowhere” does not exist" in json.loads(run.out)["error"]
    before = sample.write("before.json", run.out.splitlines())
    run = sample.gate(sample.good, "--against", before, "--max-drop", "0", "--fail-under", "20")
    assert run.code == 0
    assert "Nothing could be scored in the earlier result, so nothing was compared." in run.out
    assert "is within the limit of 20.00" in run.out
    run = sample.gate(sample.good, "--against", before, "--max-drop", "0")
    assert (run.code, "Nothing could be judged" in run.out) == (0, True)


def test_new_segments_do_not_hide_the_earlier_ones(sample: Sample) -> None:
    more = [f"a new text with number {n}" for n in range(400)]
    reference = sample.write("r.txt", [*REFERENCE, *more])
    candidate = sample.write("c.txt", [*GOOD, *more])
    words = (candidate, "--against", sample.old, "--max-drop", "0")
    run = sample.gate(*words, reference=reference)
    assert run.code == 0
    assert "Segments in common: 40 (now 440, previously 40)." in run.out


def test_a_better_score_passes_and_is_never_a_drop(sample: Sample) -> None:
    best = sample.write("best.txt", REFERENCE)
    run = sample.gate(best, "--against", sample.old, "--max-drop", "0", "--no-significant-drop")
    assert run.code == 0
    assert run.out.count(": not worse.") == 2


def test_the_paired_test_is_that_of_two_candidates(sample: Sample) -> None:
    run = sample.gate(sample.weak, "--against", sample.old, "--no-significant-drop", "-f", "json")
    settings = Settings(resampling=Resampling(paired_test="bs", baseline=0))
    [expected] = evaluate(
        candidates={"old": GOOD, "mt.en.txt": WEAK}, references=[REFERENCE], settings=settings
    ).comparisons
    [check] = checks(run)
    found = check["comparison"]
    for name in ("p_value", "difference", "interval", "verdict", "verdict_p_value", "seed"):
        assert found[name] == expected.to_dict()[name]
    assert (run.code, found["verdict"]) == (1, "worse")


def test_a_drop_that_may_be_due_to_chance_passes(sample: Sample) -> None:
    other = sample.write("other.txt", [*GOOD[:-1], WEAK[-1]])
    run = sample.gate(other, "--against", sample.old, "--no-significant-drop")
    assert run.code == 0
    assert ": not significantly worse (p = " in run.out
    assert sample.gate(other, "--against", sample.old, "--max-drop", "0").code == 1


def test_approximate_randomization_is_used_if_chosen(sample: Sample) -> None:
    both = sample.saved("both.json", sample.reference, "-i", sample.good, sample.weak, "-sl")
    run = sample.run(
        *(sample.reference, "-i", sample.good, sample.weak, "--paired-ar", "--resamples", "500"),
        *("--against", both, "--no-significant-drop", "-f", "json"),
    )
    assert run.code == 0, run.err
    assert [check["comparison"] for check in checks(run)] == [None, None]


def test_a_higher_ter_is_worse(sample: Sample) -> None:
    old = sample.saved("ter.json", sample.reference, "-i", sample.good, "-sl", "-m", "ter")
    options = ("--gate-metrics", "ter", "--against", old, "--max-drop", "1", "--fail-under", "5")
    run = sample.gate(sample.weak, *options, "--no-significant-drop", "-f", "json")
    assert run.code == 1
    assert [(check["gate"], check["passed"]) for check in checks(run)] == [
        ("fail-under", False),
        ("max-drop", False),
        ("no-significant-drop", False),
    ]
    assert all(check["metric"] == "ter" for check in checks(run))
    assert checks(run)[1]["drop"] > 0
    better = sample.write("best.txt", REFERENCE)
    assert sample.gate(better, *options, "--no-significant-drop").code == 0


def test_metrics_of_the_gate_are_computed_without_being_asked_for_twice(sample: Sample) -> None:
    run = sample.gate(sample.good, "--gate-metrics", "chrf", "bleu", "--fail-under", "1", "-q")
    assert [line.split("\t")[1].split(" =")[0] for line in run.out.splitlines()] == [
        "BLEU",
        "chrF2",
    ]


def test_added_and_removed_segments_do_not_count(sample: Sample) -> None:
    # Ten segments are gone, ten are new, and the new ones are bad.
    reference = sample.write(
        "r2.txt", [*REFERENCE[10:], *(f"new text number {n}" for n in range(10))]
    )
    candidate = sample.write("c2.txt", [*GOOD[10:], *(f"something else {n}" for n in range(10))])
    run = sample.gate(
        candidate, "--against", sample.old, "--max-drop", "0", "--no-significant-drop",
        reference=reference,
    )  # fmt: skip
    assert run.code == 0
    assert "Segments in common: 30 (now 40, previously 40)." in run.out
    # The comparison is of the scores of the common segments, not of all.
    worse = sample.write("c3.txt", [*WEAK[10:], *(f"new text number {n}" for n in range(10))])
    run = sample.gate(
        worse, "--against", sample.old, "--max-drop", "0", "-f", "json", reference=reference
    )
    [check] = checks(run)
    common = {
        "now": evaluate(candidates=[WEAK[10:]], references=[REFERENCE[10:]]),
        "before": evaluate(candidates=[GOOD[10:]], references=[REFERENCE[10:]]),
    }
    assert check["score_in_common"] == common["now"].candidates[0].score.percent
    assert check["earlier_score"] == common["before"].candidates[0].score.percent
    assert not check["passed"]


def test_few_segments_in_common_fail_unless_fewer_are_allowed(sample: Sample) -> None:
    reference = sample.write("r2.txt", [*REFERENCE[:10], *(f"new text {n}" for n in range(30))])
    words = (
        *(reference, "--against", sample.old, "--max-drop", "0", "--no-significant-drop"),
        *("-f", "json"),
    )
    for limit, code in ((None, 1), ("26", 1), ("25", 0), ("0", 0)):
        given = () if limit is None else ("--min-common", limit)
        run = sample.gate(*words, *given, reference=reference)
        assert run.code == code
        assert [check["gate"] for check in checks(run)] == (
            ["min-common"] if code else ["max-drop", "no-significant-drop"]
        )
        assert checks(run)[0]["segments_in_common"] == 10
    run = sample.gate(*words[:-2], reference=reference)
    assert failures(run) == [
        "  Failed: r2.txt – BLEU 100.00 is not compared: fewer than 50% of the segments are in "
        "common. Segments in common: 10 (now 40, previously 40)."
    ]
    # Half of the segments are enough.
    half = sample.write("r3.txt", [*REFERENCE[:20], *(f"new text {n}" for n in range(20))])
    assert sample.gate(half, *words[1:], reference=half).code == 0


@pytest.mark.parametrize("limit", ["-1", "101", "half"])
def test_a_limit_of_segments_in_common_is_a_percentage(sample: Sample, limit: str) -> None:
    run = sample.gate(
        *(sample.good, "--against", sample.old, "--max-drop", "0", "--min-common", limit)
    )
    assert (run.code, run.out) == (2, "")
    assert "--min-common" in run.err


def test_a_limit_of_segments_in_common_needs_an_earlier_result(sample: Sample) -> None:
    run = sample.gate(sample.good, "--min-common", "90")
    assert run.code == 2
    assert "--min-common needs an earlier result" in run.err


def test_references_in_another_order_or_with_other_spaces_are_in_common(sample: Sample) -> None:
    second = [line.replace("is open", "opens") for line in REFERENCE]
    one, two = sample.write("one.txt", REFERENCE), sample.write("two.txt", second)
    old = sample.saved("two.json", one, two, "-i", sample.good, "-sl")
    spaced = sample.write("spaced.txt", [f"{line} " for line in second])
    run = sample.run(
        *(spaced, one, "-i", sample.good, "--against", old, "--max-drop", "0", "-f", "json")
    )
    assert run.code == 0, run.err
    [check] = checks(run)
    assert (check["segments_in_common"], check["segments"], check["drop"]) == (40, 40, 0)


def test_another_version_of_unicode_tables_is_said_and_not_refused(sample: Sample) -> None:
    saved = sample.saved("intl.json", sample.reference, "-i", sample.good, "-sl", "-tok", "intl")
    text = Path(saved).read_text(encoding="utf-8")
    old = sample.write("v.json", [re.sub(r"intl-regex-[^|\"]+", "intl-regex-2020.1.1", text)])
    run = sample.gate(sample.good, "-tok", "intl", "--against", old, "--max-drop", "0")
    assert run.code == 0, run.err
    assert "intl-regex-2020.1.1 → intl-regex-" in run.out


def test_a_run_that_failed_is_no_baseline(sample: Sample, tmp_path: Path) -> None:
    path = str(tmp_path / "p.bleu")
    words = ("--record", path, "--against", path, "--max-drop", "1")
    assert sample.gate(sample.good, "--record", path).code == 0
    for _ in range(2):  # red, and red again
        run = sample.gate(sample.weak, *words)
        assert run.code == 1
        assert "Compared with “p.bleu#run=1”." in run.out
    # A run named on the command line is compared with, whatever its result was.
    run = sample.gate(sample.weak, "--against", f"{path}#run=3", "--max-drop", "1")
    assert run.code == 0
    assert sample.gate(sample.good, *words).code == 0
    assert "p.bleu#run=4" in sample.gate(sample.good, *words).out


def test_a_project_of_failed_runs_only_has_no_baseline(sample: Sample, tmp_path: Path) -> None:
    path = str(tmp_path / "p.bleu")
    assert sample.gate(sample.weak, "--record", path, "--fail-under", "99").code == 1
    run = sample.gate(sample.weak, "--against", path, "--max-drop", "1")
    assert run.code == 2
    assert f"{path}#run=1" in run.err


REFUSED = {
    "other options": (["-lc"], "case: mixed → lc"),
    "another tokenizer": (["-tok", "char"], "tok: 13a → char"),
    "more references": (["{reference}"], "nrefs: 1 → 2"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_scores_computed_differently_are_not_compared(sample: Sample, name: str) -> None:
    options, reason = REFUSED[name]
    words = [option.format(reference=sample.reference) for option in options]
    run = sample.run(
        sample.reference, *words, "-i", sample.good, "--against", sample.old, "--max-drop", "9"
    )
    assert (run.code, run.out) == (2, "")
    assert reason in run.err


def test_the_version_and_the_resamples_may_differ(sample: Sample) -> None:
    text = Path(sample.old).read_text(encoding="utf-8")
    old = sample.write("v.json", [re.sub(r"version:bleu-desktop-[^|\"]+", "version:x", text)])
    run = sample.gate(
        sample.good, "--against", old, "--max-drop", "0", "--confidence", "--seed", "7"
    )
    assert run.code == 0, run.err


def test_other_references_are_refused(sample: Sample) -> None:
    other = sample.write("r2.txt", [f"{line} now" for line in REFERENCE])
    run = sample.gate(sample.good, "--against", sample.old, "--max-drop", "9", reference=other)
    assert run.code == 2
    assert "no segment has the same reference" in run.err


def test_a_result_without_segments_is_enough_for_a_drop_of_the_same_references(
    sample: Sample,
) -> None:
    plain = sample.saved("plain.json", sample.reference, "-i", sample.good)
    run = sample.gate(sample.weak, "--against", plain, "--max-drop", "1")
    assert run.code == 1
    run = sample.gate(sample.weak, "--against", plain, "--no-significant-drop")
    assert run.code == 2
    assert "--format json -sl" in run.err
    shorter = sample.write("r2.txt", REFERENCE[:30])
    candidate = sample.write("c2.txt", WEAK[:30])
    run = sample.gate(candidate, "--against", plain, "--max-drop", "9", reference=shorter)
    assert run.code == 2
    assert "The references have changed" in run.err


def test_a_result_without_a_digest_of_its_references_is_refused(sample: Sample) -> None:
    plain = sample.saved("plain.json", sample.reference, "-i", sample.good)
    content = json.loads(Path(plain).read_text(encoding="utf-8"))
    del content["references_sha256"]
    other = sample.write("v.json", [json.dumps(content)])
    run = sample.gate(sample.good, "--against", other, "--max-drop", "9")
    assert run.code == 2
    assert "is not a result of bleu-score" in run.err


def test_candidates_are_compared_by_name_and_one_with_one(sample: Sample) -> None:
    renamed = sample.write("renamed.txt", GOOD)
    assert sample.gate(renamed, "--against", sample.old, "--max-drop", "0").code == 0
    both = sample.saved("both.json", sample.reference, "-i", sample.good, renamed, "-sl")
    third = sample.write("third.txt", WEAK)
    run = sample.run(
        *(sample.reference, "-i", renamed, third, "--against", both, "--max-drop", "0"),
        *("-f", "json"),
    )
    assert [check["candidate"] for check in checks(run)] == ["renamed.txt"]
    assert run.code == 0
    assert json.loads(run.out)["gate"]["not_compared"] == [
        {"reason": reason, "file": None, "candidate": name, "failed": False, "count": 1}
        for reason, name in (("new_candidate", "third.txt"), ("gone_candidate", "mt.en.txt"))
    ]
    run = sample.gate(third, "--against", both, "--max-drop", "0")
    assert run.code == 2
    assert "mt.en.txt, renamed.txt" in run.err


NOT_OURS = {
    "no JSON": "{",
    "another JSON": '{"format": "other"}',
    "a list": "[1]",
    "no candidates": '{"format": "bleu-desktop/1", "segments": 1}',
    "wrong types": '{"format": "bleu-desktop/1", "segments": true, "candidates": []}',
    "wrong candidates": '{"format": "bleu-desktop/1", "segments": 1, "candidates": [1]}',
    "not a number": '{"format": "bleu-desktop/1", "segments": NaN, "candidates": []}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("name", NOT_OURS)
def test_files_that_are_no_result_are_refused(sample: Sample, name: str) -> None:
    old = sample.write("bad.json", [NOT_OURS[name]])
    run = sample.gate(sample.good, "--against", old, "--max-drop", "1")
    assert (run.code, run.out) == (2, "")
    assert "bad.json” is not a result of bleu-score" in run.err


CHANGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "a count": lambda one: one["segment_statistics"].__setitem__(0, "1 1 0 0 0 0 0 0 0 0"),
    "a row": lambda one: one["segment_statistics"].pop(),
    "a column": lambda one: one["segment_statistics"].__setitem__(0, "1 2"),
    "a text": lambda one: one["segment_statistics"].__setitem__(0, "<script>"),
    "infinite": lambda one: one["segment_statistics"].__setitem__(0, "inf " * 10),
    "no text": lambda one: one["segment_statistics"].__setitem__(0, 7),
    "the score": lambda one: one.update(percent=99.0),
}


@pytest.mark.parametrize("name", CHANGES)
def test_numbers_changed_by_hand_give_no_verdict(sample: Sample, name: str) -> None:
    content = json.loads(Path(sample.old).read_text(encoding="utf-8"))
    CHANGES[name](content["candidates"][0]["metrics"][0])
    old = sample.write("bad.json", [json.dumps(content)])
    run = sample.gate(sample.weak, "--against", old, "--no-significant-drop")
    assert (run.code, run.out) == (2, "")
    assert "is damaged" in run.err or "is not a result" in run.err


def test_the_last_run_of_a_project_or_any_other_is_compared_with(
    sample: Sample, tmp_path: Path
) -> None:
    from bleu_core.api.evaluation import evaluate_files
    from bleu_core.projects.project import Project

    path = tmp_path / "project.bleu"
    for keep_texts in (True, False):
        path.unlink(missing_ok=True)
        project = Project.create(path, keep_texts=keep_texts)
        for candidate in (sample.good, sample.weak):
            project.record(evaluate_files(candidates=candidate, references=sample.reference))
        for address, code in ((str(path), 0), (f"{path}#run=2", 0), (f"{path}#run=1", 1)):
            run = sample.gate(
                sample.weak, "--against", address, "--max-drop", "1", "--no-significant-drop"
            )
            assert run.code == code, run.err
            number = address[-1] if "#" in address else "2"
            assert f"Compared with “project.bleu#run={number}”." in run.out
        run = sample.gate(sample.weak, "--against", f"{path}#run=9", "--max-drop", "1")
        assert (run.code, run.out) == (2, "")
        assert "9" in run.err


def test_a_project_without_runs_is_an_error(sample: Sample, tmp_path: Path) -> None:
    from bleu_core.projects.project import Project

    Project.create(tmp_path / "new.bleu", keep_texts=True)
    run = sample.gate(sample.weak, "--against", str(tmp_path / "new.bleu"), "--max-drop", "1")
    assert run.code == 2
    assert "new.bleu” has no runs to compare with" in run.err


def test_a_missing_file_is_an_error(sample: Sample) -> None:
    run = sample.gate(sample.good, "--against", "nowhere.json", "--max-drop", "1")
    assert run.code == 2
    assert "“nowhere.json” does not exist" in run.err


MISUSED = {
    ("--max-drop", "1"): "--max-drop needs an earlier result",
    ("--no-significant-drop",): "--no-significant-drop needs an earlier result",
    ("--against", "x.json"): "--against needs",
    ("--max-drop", "-1", "--against", "x.json"): "cannot be negative",
    ("--max-drop", "one", "--against", "x.json"): "--max-drop needs a number",
    ("--max-drop", "1", "--against", ""): "file name is empty",
    ("--check", "--junit", "x.xml"): "--junit cannot be used with --check",
    ("--check", "--summary", "x.md"): "--summary cannot be used with --check",
    ("--gate-metrics", "blue", "--fail-under", "1"): "blue",
}


@pytest.mark.parametrize("options", MISUSED, ids=" ".join)
def test_options_that_make_no_sense_are_refused(sample: Sample, options: tuple[str, ...]) -> None:
    run = sample.gate(sample.good, *options)
    assert (run.code, run.out) == (2, "")
    assert MISUSED[options] in run.err


def test_few_resamples_never_let_a_drop_pass(sample: Sample) -> None:
    # Among 20 comparisons, no p of 40 resamples could be significant after its correction: they are
    # those of sacreBLEU's p, and a verdict takes as many as it needs.
    names = [sample.write(f"c{n}.txt", GOOD) for n in range(20)]
    old = sample.saved("many.json", sample.reference, "-i", *names, "-sl")
    for name in names:
        Path(name).write_text("\n".join(WEAK), encoding="utf-8")
    run = sample.run(
        *(sample.reference, "-i", *names, "--against", old, "--no-significant-drop"),
        *("--resamples", "40"),
    )
    assert run.code == 1
    assert run.out.count("significantly worse") == 20


def test_formats_for_programs_leave_the_failure_to_standard_error(sample: Sample) -> None:
    for options in (["-q"], ["-f", "json"], ["-f", "tsv"]):
        run = sample.gate(sample.good, "--fail-under", "99", *options)
        plain = sample.gate(sample.good, *options)
        assert run.code == 1
        assert run.err == (
            "bleu-score: Failed: mt.en.txt – BLEU 97.37 is 1.63 below the limit of 99.00.\n"
        )
        assert options[-1] == "json" or run.out == plain.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_failed_limit_and_the_amount(sample: Sample, language: str) -> None:
    run = sample.run(
        *(sample.reference, "-i", sample.weak, "--against", sample.old, "--max-drop", "1"),
        *("--fail-under", "99", "--no-significant-drop", "-q"),
        ui=language,
    )
    assert run.code == 1
    lines = run.err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("bleu-score") and "mt.en.txt" in line for line in lines)
    assert "99.00" in lines[0]
    assert "97.37" in lines[1]
    assert "p ≤ 0.0010" in lines[2]


def test_no_gate_costs_no_import(spawn: Any, sample: Sample) -> None:
    program = (
        "import sys; from bleu_score.terminal.main import main; main()\n"
        "gate = 'bleu_score.terminal.gate.'\n"
        "print(*sorted(name for name in sys.modules if name.startswith(gate)))"
    )
    run = spawn(sample.reference, "-i", sample.good, "-q", program=program)
    assert run.out.splitlines()[-1].split() == ["bleu_score.terminal.gate.options"]
