"""Reports from the command line, without a window."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bleu_desktop.shell.application import run
from tests.helpers.folder_trees import LINES, write_tree
from tests.helpers.pdf_content import page_count, page_sizes


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
    assert "BLEU 報告".encode("utf-16-be") in content
    assert len(json.loads(data.read_text("utf-8"))["candidates"]) == 2
    assert "BLEU 報告" in page.read_text("utf-8")


def test_what_cannot_be_scored_or_written_is_one_line(tmp_path: Path) -> None:
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


def test_folders_are_reported_as_a_whole_and_what_is_broken_is_told(tmp_path: Path) -> None:
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
def test_wrong_use_is_told_before_anything_is_scored(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str], english: None
) -> None:
    assert run(["--sample", "en", "--ui-language", "en", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert named in line
