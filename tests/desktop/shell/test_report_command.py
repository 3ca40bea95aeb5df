"""Reports from the command line, without a window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bleu_desktop.shell.application import run
from tests.helpers.folder_trees import LINES, write_tree
from tests.helpers.pdf_content import language_of, page_count, page_sizes, title_of


def run_apart(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bleu_desktop", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_reports_are_written_without_a_window(tmp_path: Path) -> None:
    pdf, data, page = (tmp_path / name for name in ("ä.pdf", "a.json", "a.html"))
    done = run_apart(
        "--sample", "zh_TW", "--ui-language", "en", "--report-language", "zh_TW",
        "--paper", "Letter", "--report", str(pdf), str(data), str(page),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    content = pdf.read_bytes()
    assert page_count(content) > 1
    assert page_sizes(content) == {(612, 792)}
    assert (title_of(content), language_of(content)) == ("BLEU 報告", "zh-Hant")
    assert len(json.loads(data.read_text("utf-8"))["candidates"]) == 2
    assert "BLEU 報告" in page.read_text("utf-8")


def test_a_failure_to_score_or_write_is_one_line(tmp_path: Path) -> None:
    reference = tmp_path / "ref.txt"
    reference.write_text("one\ntwo\n")
    old = tmp_path / "a.pdf"
    old.write_bytes(b"old")
    for arguments, named in (
        ((str(reference), "-i", str(tmp_path / "none.txt"), "--report", str(old)), "none.txt"),
        ((str(reference), "--report", str(old)), "candidate"),
        (("--sample", "en", "--report", str(tmp_path / "gone" / "b.pdf")), "gone"),
    ):
        done = run_apart("--ui-language", "en", *arguments)
        assert done.returncode == 2
        assert done.stdout == ""
        (line,) = done.stderr.splitlines()
        assert named in line
    assert old.read_bytes() == b"old"


def test_folders_are_reported_as_a_whole_with_their_broken_files(tmp_path: Path) -> None:
    files = {"a.txt": LINES, "b.txt": LINES}
    references = write_tree(tmp_path / "references", files)
    delivered = write_tree(tmp_path / "mt", {"a.txt": LINES, "b.txt": ""})
    path = tmp_path / "a.json"
    done = run_apart(str(references), "-i", str(delivered), "--report", str(path))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "b.txt" in line
    names = {each["name"] for each in json.loads(path.read_text("utf-8"))["files"]}
    assert names == {"a.txt", "b.txt"}
    # The message about an unequal pair names its files, not their folders.
    (delivered / "b.txt").write_text("A cat.\n")
    page = tmp_path / "a.md"
    done = run_apart(str(references), "-i", str(delivered), "--report", str(path), str(page))
    named = "“references/b.txt” has 30, “mt/b.txt” has 1."
    assert named in done.stderr
    assert named in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--report", "a.doc"), ".pdf, .html"),
        (("--report", "a.pdf", "--report-language", "xx"), "--report-language"),
        (("--report", "a.pdf", "--report-segments", "some"), "--report-segments"),
        (("--report", "a.pdf", "--paper", "a5"), "--paper"),
        (("--paper", "a4"), "--paper needs --report"),
        (("--report-numbers-only",), "--report-numbers-only needs --report"),
    ],
)
def test_wrong_use_is_reported_before_anything_is_scored(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str], english: None
) -> None:
    assert run(["--sample", "en", "--ui-language", "en", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert named in line


def test_given_scores_are_in_the_report_or_an_error_has_the_reason(tmp_path: Path) -> None:
    texts = {"ref.txt": "one two\nthree four\n", "a.txt": "one two\nthree\n", "b.txt": "one\ntwo\n"}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    systems = {name: [{"COMET": 0.25}, {"COMET": 0.75}] for name in ("b.txt", "a.txt")}
    scores = tmp_path / "comet.json"
    scores.write_text(json.dumps(systems))
    short = tmp_path / "short.txt"
    short.write_text("1\n")
    out = tmp_path / "r.json"
    words = [str(tmp_path / name) for name in texts]
    words = [words[0], "-i", *words[1:], "--ui-language", "en", "--report", str(out), "--scores"]
    done = run_apart(*words, f"comet={scores}")
    assert (done.returncode, done.stderr) == (0, "")
    candidates = json.loads(out.read_text("utf-8"))["candidates"]
    assert [each["metrics"][1]["score"] for each in candidates] == [0.5, 0.5]
    for value, named in (
        (f"comet={short}", "Each segment needs one score"),
        (f"comet@c.txt={scores}", "“c.txt” is not"),
        ("comet=gone", "“gone” does not exist"),
    ):
        done = run_apart(*words, value)
        assert done.returncode == 2
        assert named in done.stderr
