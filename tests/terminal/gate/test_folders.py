"""The gate for folders: each file, and all as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bleu_core.workspace import drops

REFERENCE = [f"the {word} of house number {n} is open on every day of the week" for n in range(20)
             for word in ("door", "window")]  # fmt: skip
GOOD = [line.replace("every", "each") if n % 8 == 0 else line for n, line in enumerate(REFERENCE)]
WEAK = [
    line.replace("every", "each") if n % 2 else line.replace("open on", "open")
    for n, line in enumerate(REFERENCE)
]


@pytest.fixture
def folders(
    write: Callable[[str, Sequence[str]], str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Path:
    """Write references and two deliveries of the same files into the current folder."""
    for name in ("a.txt", "sub/b.txt", "sub/c.txt"):
        write(f"ref/{name}", REFERENCE)
        write(f"old/{name}", GOOD)
        write(f"new/{name}", GOOD)
    write("new/sub/b.txt", WEAK)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def baseline(bleu_score: Any, path: str = "base.json") -> str:
    run = bleu_score("ref", "-i", "old", "-f", "json", "-sl")
    assert run.code == 0, run.err
    Path(path).write_text(run.out, encoding="utf-8")
    return path


def failed(run: Any) -> list[tuple[str, str | None]]:
    gate = json.loads(run.out)["gate"]
    return [(check["gate"], check["file"]) for check in gate["checks"] if not check["passed"]]


def not_compared(run: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run.out)["gate"]["not_compared"]
    return found


@pytest.mark.usefixtures("folders")
@pytest.mark.parametrize("kind", ["json", "project"])
def test_files_are_compared_by_name_and_all_as_a_whole(bleu_score: Any, kind: str) -> None:
    against = "base.json"
    if kind == "json":
        baseline(bleu_score)
    else:
        against = "p.bleu"
        assert bleu_score("ref", "-i", "old", "--record", against).code == 0
    run = bleu_score(
        *("ref", "-i", "new", "-f", "json", "--against", against, "--max-drop", "10"),
        "--no-significant-drop",
    )
    assert run.code == 1
    # Three files are too few documents for a verdict on the whole.
    assert failed(run) == [("max-drop", "sub/b.txt"), ("no-significant-drop", "sub/b.txt")]
    # Two single candidates are always compared, although the names of the folders differ.
    assert json.loads(run.out)["gate"]["not_compared"] == []


@pytest.mark.usefixtures("folders")
def test_p_is_corrected_for_the_number_of_files(bleu_score: Any) -> None:
    baseline(bleu_score)
    run = bleu_score(
        "ref", "-i", "new", "-f", "json", "--against", "base.json", "--no-significant-drop"
    )
    checks = {check["file"]: check["comparison"] for check in json.loads(run.out)["gate"]["checks"]}
    assert checks["a.txt"] is None
    one = checks["sub/b.txt"]
    assert one["verdict_p_value_holm"] == pytest.approx(3 * one["verdict_p_value"])
    assert checks[None]["verdict_p_value_holm"] == checks[None]["verdict_p_value"]


def test_files_tested_together_have_the_same_verdicts(
    bleu_score: Any, folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Some files are worse, most of them only by chance.
    for number in range(8):
        worse = [*GOOD[: 40 - 4 * number], *WEAK[40 - 4 * number :]]
        for place, lines in (("ref", REFERENCE), ("old", GOOD), ("new", worse)):
            text = "\n".join(lines) + "\n"
            (folders / place / f"more{number}.txt").write_text(text, encoding="utf-8")
    baseline(bleu_score)
    words = ("ref", "-i", "new", "-f", "json", "--against", "base.json", "--no-significant-drop")
    run = bleu_score(*words)
    plain = failed(run)
    # Files are tested together only to save time.
    monkeypatch.setattr(drops, "_BATCH", 1)
    assert bleu_score(*words).out == run.out
    assert 2 < len(plain) < 9


def test_new_and_gone_and_broken_files(bleu_score: Any, folders: Path) -> None:
    baseline(bleu_score)
    for place in ("ref", "new"):
        (folders / place / "sub/c.txt").rename(folders / place / "sub/d.txt")
        (folders / place / "broken.xliff").write_text("<xliff", encoding="utf-8")
    run = bleu_score(
        *("ref", "-i", "new", "--against", "base.json", "--max-drop", "50"),
        *("--junit", "j.xml", "--summary", "s.md"),
    )
    # A build must not pass because a file could not be read.
    assert run.code == 2
    assert "New files, not compared: sub/d.txt." in run.out
    assert "Files no longer present: sub/c.txt." in run.out
    junit = (folders / "j.xml").read_text(encoding="utf-8")
    assert 'tests="6" failures="0" errors="1" skipped="1"' in junit
    assert '<error type="FileMalformed"' in junit
    summary = (folders / "s.md").read_text(encoding="utf-8")
    assert "| broken.xliff | – | – | – | – | **Error** |" in summary


def test_a_file_without_a_score_fails_only_if_all_files_are_required(
    bleu_score: Any, folders: Path
) -> None:
    baseline(bleu_score)
    (folders / "ref/sub/b.txt").unlink()
    (folders / "new/picture.png").write_bytes(b"")
    # `new/sub/b.txt` has no counterpart now, the earlier file is gone, and the picture is ignored.
    words = ("ref", "-i", "new", "--against", "base.json", "--max-drop", "1", "--junit", "j.xml")
    run = bleu_score(*words, "--summary", "s.md", "-f", "json")
    assert run.code == 0
    found = [(each["reason"], each["failed"]) for each in not_compared(run)]
    assert found == [("unpaired", False), ("other_types", False), ("gone_file", False)]
    junit = (folders / "j.xml").read_text(encoding="utf-8")
    assert 'tests="6" failures="0" errors="0" skipped="3"' in junit
    assert "Unpaired files: sub/b.txt" in (folders / "s.md").read_text(encoding="utf-8")

    run = bleu_score(*words, "--summary", "s.md", "-f", "json", "--require-all-files")
    assert run.code == 1
    assert [each["failed"] for each in not_compared(run)] == [True, True, True]
    assert run.err.count("Failed: ") == 3
    junit = (folders / "j.xml").read_text(encoding="utf-8")
    assert 'tests="6" failures="3" errors="0" skipped="0"' in junit
    summary = (folders / "s.md").read_text(encoding="utf-8")
    assert summary.startswith("## Quality gate failed.")
    assert "| sub/b.txt (candidate) | – | – | – | – | **failed** |" in summary


def test_all_files_can_be_required_without_other_limits(bleu_score: Any, folders: Path) -> None:
    run = bleu_score("ref", "-i", "new", "--require-all-files")
    assert run.code == 0
    assert "Quality gate passed." in run.out
    (folders / "bleu.toml").write_text("[gate]\nrequire-all-files = true\n", encoding="utf-8")
    (folders / "new/a.txt").unlink()
    run = bleu_score("ref", "-i", "new")
    assert run.code == 1
    assert "  Failed: Unpaired files: a.txt (reference): no file matches." in run.out


def test_a_file_that_one_candidate_lacks_is_without_a_counterpart(
    bleu_score: Any, folders: Path
) -> None:
    (folders / "old/a.txt").unlink()
    run = bleu_score("ref", "-i", "old", "new", "--require-all-files", "-f", "json")
    assert run.code == 1
    [found] = not_compared(run)
    assert (found["file"], found["candidate"]) == ("a.txt", "old")


def test_a_file_with_few_segments_in_common_fails_unless_bleu_toml_allows_it(
    bleu_score: Any, folders: Path
) -> None:
    baseline(bleu_score)
    for name, common in (("sub/b.txt", 10), ("sub/c.txt", 0)):
        lines = [*REFERENCE[:common], *(f"new text {n}" for n in range(40 - common))]
        for place in ("ref", "new"):
            (folders / place / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    words = ("ref", "-i", "new", "-f", "json", "--against", "base.json", "--max-drop", "9")
    run = bleu_score(*words)
    assert run.code == 1
    few = [("min-common", name) for name in (None, "sub/b.txt", "sub/c.txt")]
    assert failed(run) == few
    (folders / "bleu.toml").write_text(
        "[gate]\nmin-common = 40\n[[files]]\npattern = 'sub/*'\nmin-common = false\n",
        encoding="utf-8",
    )
    run = bleu_score(*words)
    assert run.code == 0
    assert [(each["reason"], each["file"]) for each in not_compared(run)] == [
        ("all_changed", "sub/c.txt")
    ]


def test_files_have_the_limits_that_bleu_toml_gives_them(bleu_score: Any, folders: Path) -> None:
    (folders / "bleu.toml").write_text(
        "[gate]\nfail-under = 50\n[[files]]\npattern = 'sub/*'\nfail-under = 99\n"
        "[[files]]\npattern = '*/c.txt'\nfail-under = false\n",
        encoding="utf-8",
    )
    run = bleu_score("ref", "-i", "new", "-f", "json")
    assert run.code == 1
    checks = json.loads(run.out)["gate"]["checks"]
    assert [(check["file"], check["limit"]) for check in checks] == [
        (None, 50.0),
        ("a.txt", 50.0),
        ("sub/b.txt", 99.0),
    ]
    assert failed(run) == [("fail-under", "sub/b.txt")]


@pytest.mark.usefixtures("folders")
def test_text_lists_the_whole_and_failed_files(bleu_score: Any) -> None:
    run = bleu_score("ref", "-i", "new", "--fail-under", "85")
    assert run.code == 1
    lines = run.out[run.out.index("Quality gate failed.") :].splitlines()
    assert len(lines) == 4
    assert lines[1].startswith("  Passed: new – BLEU ")
    assert lines[2].startswith("  Failed: sub/b.txt – BLEU ")
    assert lines[3] == "  Checks passed: 3 of 4."
