"""`--scores`: given scores, marked as given wherever they are shown."""

from __future__ import annotations

import csv
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bleu_score.i18n import LANGUAGES
from tests.terminal.conftest import Run

Program = Callable[..., Run]

REFERENCE = ["the cat is on the mat", "a dog barks loudly", "it rains again", "good night"]
ONE = ["the cat is on a mat", "the dog barks", "it rains again", "good night"]
TWO = ["the cat sat on the mat", "a dog barks", "it rains today", "night"]


class Files(NamedTuple):
    reference: str
    one: str
    two: str
    first: str
    second: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.reference, "-i", self.one, self.two)


@pytest.fixture
def files(write: Callable[..., str]) -> Files:
    return Files(
        write("ref.txt", REFERENCE),
        write("one.txt", ONE),
        write("two.txt", TWO),
        write("first.txt", ["0.9", "0.7", "0.8", "0.5"]),
        write("second.tsv", ["x\tCOMET", "0\t0.8", "0\t0.9", "0\t0.99", "0\t0.55"]),
    )


def both(files: Files) -> tuple[str, ...]:
    return (*files.words, "--scores", f"comet={files.first}", f"--scores=COMET={files.second}")


def test_text_says_that_scores_are_given(bleu_score: Program, files: Files) -> None:
    run = bleu_score(*both(files), "-sl", "--confidence", "--paired-bs")
    assert run.code == 0
    one, two = (
        part.split("\n\n")[0] for part in (run.out.partition(name)[2] for name in ("one", "two"))
    )
    assert "  COMET = 0.7250\n    External score, not computed here. Higher is better.\n" in one
    assert "  COMET = 0.8100\n    External score, not computed here. Higher is better.\n" in two
    digest = hashlib.sha256(Path(files.second).read_bytes()).hexdigest()[:16]
    assert f"Signature: given:yes|file:second.tsv#column=COMET|sha256:{digest}|bs:1000|" in two
    assert "95% confidence interval: 0.6375–0.9450" in two
    assert "Correlation with BLEU by segment: Pearson’s r −0.409, Kendall’s τ-b −0.183" in one
    assert "\tSentence BLEU\tCOMET\tContribution\n" in run.out
    assert "\t0.9900\t" in run.out
    comparison = run.out.partition("COMET: two.txt compared with one.txt")[2]
    assert comparison.strip().startswith("Difference +0.0850 (95% confidence interval −0.0")
    quiet = bleu_score(*both(files), "-q").out.splitlines()
    assert {"one.txt\tCOMET = 0.7250", "two.txt\tCOMET = 0.8100"} <= {*quiet}


def test_json_names_the_file_and_its_hash(bleu_score: Program, files: Files) -> None:
    content = json.loads(bleu_score(*both(files), "-f", "json", "-sl").out)
    given = content["candidates"][0]["metrics"][1]
    assert given["given"] is True
    assert given["score"] == pytest.approx(0.725)
    assert given["file"] == "first.txt"
    assert given["sha256"] == hashlib.sha256(Path(files.first).read_bytes()).hexdigest()
    assert given["segment_scores"] == [0.9, 0.7, 0.8, 0.5]


def test_tsv_has_columns_of_scores(bleu_score: Program, files: Files) -> None:
    run = bleu_score(*files.words, "--scores", f"comet@two.txt={files.first}", "-f", "tsv")
    one, two = csv.DictReader(run.out.splitlines(), delimiter="\t")
    assert (one["comet_score"], one["comet_signature"]) == ("", "")
    assert float(two["comet_score"]) == pytest.approx(0.725)
    assert two["comet_signature"].startswith("given:yes|file:first.txt|")
    assert "comet_percent" not in two
    run = bleu_score(*both(files), "-f", "tsv", "-sl", "--confidence")
    rows = list(csv.DictReader(run.out.splitlines(), delimiter="\t"))
    assert [row["comet_score"] for row in rows[:4]] == ["0.9", "0.7", "0.8", "0.5"]
    run = bleu_score(*both(files), "-f", "tsv", "--confidence")
    assert "\tcomet_low_score\tcomet_high_score\t" in run.out.splitlines()[0]


def test_one_file_serves_all_candidates(
    bleu_score: Program, files: Files, write: Callable[..., str]
) -> None:
    systems = {
        name: [{"mt": text, "COMET": len(text)} for text in texts]
        for name, texts in (("two.txt", TWO), ("out/one.txt", ONE))
    }
    path = write("comet.json", json.dumps(systems))
    out = bleu_score(*files.words, "--scores", f"comet={path}", "-q").out
    for name, texts in (("one.txt", ONE), ("two.txt", TWO)):
        assert f"{name}\tCOMET = {sum(map(len, texts)) / 4:.2f}\n" in out
    # Scores of a different text are refused.
    run = bleu_score(*files.words, "--scores", f"comet@one.txt={path}#system=two.txt")
    assert run.code == 2
    assert "belong to a different text, not to “one.txt”. Segments that differ: 4 of 4." in run.err


def test_lower_can_be_better(bleu_score: Program, files: Files) -> None:
    run = bleu_score(
        *files.words, "--scores", f"effort={files.first}#better=lower", "--scores",
        f"effort={files.second}#column=COMET&better=lower", "--paired-bs", "-f", "json",
    )  # fmt: skip
    content = json.loads(run.out)
    assert content["candidates"][0]["metrics"][1]["lower_is_better"] is True


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("comet", "as in comet=scores.txt; got “comet”."),
        ("=first", "as in comet=scores.txt; got “=first”."),
        ("comet=nowhere.txt", "“nowhere.txt” does not exist. Check the name and the folder."),
        ("BLEU={first}", "This program computes “bleu” itself."),
        ("comet={first}#better=good", "#better= must be higher or lower"),
        ("comet@three.txt={first}", "“three.txt” is not one of them."),
        ("comet={second}#column=y", "has no “column=y”. Available: column=x, column=COMET."),
        ("other={short}", "Scores in “{short}”: 2. Segments of “one.txt”: 4."),
        ("comet={broken}", "Line 3 of “{broken}”: “\\x1b[31mred” is not a score."),
        ("comet={comma}", "“0,5” is ambiguous. Use a decimal point in scores."),
        ("mqm={first}", "#better=higher or #better=lower"),
        (
            "comet={reference}",
            "contains no scores. Choose a file with one number for each segment.",
        ),
        ("comet={two_columns}", "Choose one: column=a, column=b."),
    ],
)
def test_faults_of_given_scores_are_reported(
    bleu_score: Program, files: Files, write: Callable[..., str], value: str, said: str
) -> None:
    names = files._asdict() | {
        "short": write("short.txt", ["1", "2"]),
        "broken": write("broken.txt", ["1", "2", "\x1b[31mred", "4"]),
        "comma": write("comma.txt", ["0,5"] * 4),
        "two_columns": write("two.csv", ["a,b", "1,2", "3,4", "5,6", "7,8"]),
    }
    run = bleu_score(*files.words, "--scores", value.format(**names))
    assert run.code == 2
    assert said.format(**names) in run.err
    assert "\x1b" not in run.err


def test_more_files_than_candidates_and_two_for_one(bleu_score: Program, files: Files) -> None:
    run = bleu_score(*both(files), "--scores", f"comet={files.first}")
    assert run.code == 2
    assert "--scores comet is used more often than there are candidates." in run.err
    run = bleu_score(*both(files), "--scores", f"comet@one.txt={files.first}")
    assert run.code == 2
    assert "“one.txt” has COMET scores from two files. Remove one of the files." in run.err
    run = bleu_score(*both(files), "--check")
    assert "--scores cannot be used with --check." in run.err


def test_scores_of_folders_are_those_of_all_files_and_of_each(
    bleu_score: Program, tmp_path: Path, write: Callable[..., str]
) -> None:
    for side, texts in (("refs", REFERENCE), ("one", ONE), ("two", TWO)):
        for name in ("a.txt", "b.txt"):
            write(f"{side}/{name}", texts)
    words = (tmp_path / "refs", "-i", tmp_path / "one", tmp_path / "two")
    rows = ["system,file,score", *["one,a,4"] * 4, *["two,a,1"] * 4, *["two,b,3"] * 4]
    path = write("ratings.csv", rows)
    project = tmp_path / "a.bleu"
    run = bleu_score(*words, "--scores", f"da={path}", "--record", project)
    assert run.code == 0, run.err
    lines = run.out.splitlines()
    heads = next(line.split("  ") for line in lines if "one BLEU" in line)
    assert [*map(str.strip, filter(None, heads))][:4] == [
        "one BLEU", "one DA", "two BLEU", "two DA",
    ]  # fmt: skip
    by_file = {line.split()[-1]: line.split()[:-1] for line in lines if line.endswith(".txt")}
    assert [by_file[name][1::2][:2] for name in ("a.txt", "b.txt")] == [
        ["4.000", "1.000"],
        ["–", "3.000"],
    ]
    assert "  DA = 4.000\n" in run.out
    assert "Segments rated: 4 of 8." in run.out
    assert "Segments rated for both: 4 of 8. one is ahead by 3.000" in run.out
    # A file without ratings may come first.
    rows = csv.DictReader(
        bleu_score(
            *words, "--scores", f"da={write('b.csv', ['file,score', *['b,2'] * 4])}", "-f", "tsv"
        ).out.splitlines(),
        delimiter="\t",
    )
    assert [row["da_score"] for row in rows] == ["", "", "2.0", "", "2.0", ""]
    again = bleu_score(project, "-f", "json")
    metrics = [each["metrics"][-1] for each in json.loads(again.out)["candidates"]]
    assert [each["score"] for each in metrics] == [4, 2]


def test_scores_that_name_no_files_of_a_folder_are_refused_with_the_numbers(
    bleu_score: Program, files: Files, write: Callable[..., str]
) -> None:
    paths = [Path(write(f"{side}/a.txt", REFERENCE)).parent for side in ("refs", "mt")]
    run = bleu_score(paths[0], "-i", paths[1], "--scores", f"comet={write('x.txt', ['1', '2'])}")
    assert run.code == 2
    assert "Scores: 2. Files of “mt”: 1, with segments: 4. Add a column “file”" in run.err
    wanted = ("--scores", f"comet={files.first}") * 2
    assert (
        "more often than there are candidates" in bleu_score(paths[0], "-i", paths[1], *wanted).err
    )


def test_a_changed_text_is_reported(
    bleu_score: Program, write: Callable[..., str], files: Files
) -> None:
    texts = [f"segment {number}" for number in range(20)]
    reference = write("r.txt", texts)
    candidate = write("c.txt", texts)
    rows = [{"mt": text, "score": 0.5} for text in [*texts[:19], "changed"]]
    path = write("c.jsonl", [json.dumps(row) for row in rows])
    out = bleu_score(reference, "-i", candidate, "--scores", f"comet={path}").out
    assert (
        "    Warning: segments whose text in “c.jsonl#field=score” differs from the candidate’s: 1"
        in out
    )


def test_a_project_keeps_the_files_of_scores(
    bleu_score: Program, files: Files, tmp_path: Path, write: Callable[..., str]
) -> None:
    systems = {
        name: [{"mt": text, "COMET": len(text)} for text in texts]
        for name, texts in (("two.txt", TWO), ("one.txt", ONE))
    }
    path = write("comet.json", json.dumps(systems))
    project = tmp_path / "a.bleu"
    words = (*files.words, "--scores", f"comet={path}", "--record", project)
    first = bleu_score(*words, "-f", "json", "-sl")
    assert first.code == 0, first.err
    again = bleu_score(project, "-f", "json", "-sl")
    assert again.code == 0, again.err
    one, two = (json.loads(run.out)["candidates"] for run in (first, again))
    assert [each["metrics"][1] for each in one] == [each["metrics"][1] for each in two]
    # Scores on the command line overrule those of the project.
    run = bleu_score(project, "--scores", f"comet={files.first}", "-f", "json")
    metrics = [each["metrics"] for each in json.loads(run.out)["candidates"]]
    assert [len(own) for own in metrics] == [2, 1]
    assert metrics[0][1]["file"] == "first.txt"
    Path(path).unlink()
    assert "“" in bleu_score(project).err


def test_fail_under_stays_with_bleu(bleu_score: Program, files: Files) -> None:
    words = (files.reference, "-i", files.reference, "--scores", f"comet={files.first}")
    assert bleu_score(*words, "--fail-under", "99").code == 0
    words = (files.reference, "-i", files.two, "--scores", f"comet={files.first}")
    assert bleu_score(*words, "--fail-under", "0.5").code == 1


def test_without_given_scores_nothing_changes(bleu_score: Any, files: Files) -> None:
    assert "External score" not in bleu_score(*files.words).out
    assert '"given"' not in bleu_score(*files.words, "-f", "json", "-sl").out


def test_metrics_are_compared_with_human_scores(
    bleu_score: Program, files: Files, write: Callable[..., str]
) -> None:
    # By hand: BLEU, chrF and TER put the reference before `one` and `one` before `two`. The
    # penalties are 1, 2 and 1, so the pair of the first and the last is open.
    penalties = [write(f"mqm{number}.txt", [str(number)] * 4) for number in (1, 2)]
    words = [files.reference, "-i", files.reference, files.one, files.two, "-m", "chrf", "ter"]
    for path in (penalties[0], penalties[1], penalties[0]):
        words += ["--scores", f"MQM={path}#better=lower"]
    lines = bleu_score(*words).out.splitlines()
    start = lines.index("Pairwise accuracy: pairs of candidates in the same order as by MQM")
    assert lines[start : start + 5] == [
        lines[start],
        "  BLEU: 1 of 2 (50.0%)",
        "  chrF2: 1 of 2 (50.0%)",
        "  TER: 1 of 2 (50.0%)",
        "  Pairs with equal MQM, not counted: 1",
    ]
    found = json.loads(bleu_score(*words, "-f", "json").out)["pairwise_accuracies"]
    assert [each["metric"] for each in found] == ["bleu", "chrf", "ter"]
    assert found[0] == {
        "human": "mqm",
        "metric": "bleu",
        "agreeing": 1,
        "pairs": 2,
        "human_ties": 1,
        "accuracy": 0.5,
    }


def test_only_names_of_human_scores_say_so(
    bleu_score: Program, files: Files, write: Callable[..., str]
) -> None:
    ratings = [write(f"r{number}.txt", [str(number)] * 4) for number in (1, 2)]
    accuracies = {
        name: json.loads(
            bleu_score(
                *(*files.words, "-f", "json"),
                *(flag for path in ratings for flag in ("--scores", f"{name}={path}")),
            ).out
        )["pairwise_accuracies"]
        for name in ("human", "DA", "ESA 2024", "comet", "wmt22-comet-da", "data")
    }
    assert {name for name, found in accuracies.items() if found} == {"human", "DA", "ESA 2024"}
    # With one candidate, there are no pairs.
    words = (files.reference, "-i", files.one, "--scores", f"human={ratings[0]}")
    assert json.loads(bleu_score(*words, "-f", "json").out)["pairwise_accuracies"] == []
    assert "Pairwise" not in bleu_score(*words).out


def test_candidates_without_human_scores_are_left_out(
    bleu_score: Program, files: Files, write: Callable[..., str]
) -> None:
    scores = [write(f"r{number}.txt", [str(number)] * 4) for number in (5, 1)]
    words = (files.reference, "-i", files.one, files.two, files.reference)
    given = [flag for path in scores for flag in ("--scores", f"da={path}")]
    run = bleu_score(*words, *given, "-f", "json")
    (found,) = json.loads(run.out)["pairwise_accuracies"]
    assert (found["agreeing"], found["pairs"]) == (1, 1)
    # A single one with human scores has no pair.
    assert "Pairwise" not in bleu_score(*words, *given[:2]).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_to_judge_is_read_back_with_the_number_of_raters(
    bleu_score: Program, files: Files, tmp_path: Path, language: str
) -> None:
    sheet = tmp_path / "sheet.tsv"
    texts = [files.reference, "-i", files.one, files.two]
    run = bleu_score(*texts, "--judge", str(sheet), "--judge-segments", "3", ui=language)
    assert run.code == 0
    heading = sheet.read_text("utf-8-sig").splitlines()[0].split("\t")[3]
    assert heading in run.err
    assert (heading == "Score") == (language == "en")
    head, *rows = sheet.read_text("utf-8-sig").splitlines()
    assert len({row.split("\t")[0] for row in rows}) == 3
    judged = [f"{head}\trater", *(f"{row}{place}\tann" for place, row in enumerate(rows))]
    sheet.write_text("\n".join(judged), "utf-8")
    out = bleu_score(*texts, "--scores", f"rating={sheet}").out
    assert out.count("Segments rated: 3 of 4. Raters: 1.") == 2
    assert "Segments rated for both: 3 of 4. Raters: 1." in out
