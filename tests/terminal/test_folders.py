"""Folders on the command line: each file, the whole, and files that could not be scored."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree
from tests.terminal.conftest import run


@pytest.fixture
def in_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write two pairs of files and one file without a partner, below the current folder."""
    write_tree(tmp_path / "references", {"a.txt": LINES, "ui/b.txt": LINES, "only.txt": LINES})
    write_tree(tmp_path / "delivered", {"a.txt": OTHER, "ui/b.txt": WORSE})
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("in_folders")
def test_a_table_of_files_the_worst_first_then_the_whole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, "references/", "-i", "delivered/")
    assert (code, err) == (0, "")
    table, rest = out.split("Unpaired files: 1\n")
    names = [line.split()[-1] for line in table.splitlines()[3:5]]
    scores = [float(line.split()[0]) for line in table.splitlines()[3:5]]
    assert names == ["ui/b.txt", "a.txt"]
    assert scores == sorted(scores)
    assert "only.txt (reference): no file matches" in rest
    assert "All files as one text (2 of 2):" in rest
    assert "Files that are not in this score: 1." in rest
    # The numbers equal those of each file alone.
    _, alone, _ = run(capsys, "references/ui/b.txt", "-i", "delivered/ui/b.txt", "-q")
    assert alone.split()[-1] == table.splitlines()[3].split()[0]


@pytest.mark.usefixtures("in_folders")
def test_json_has_the_whole_and_the_files(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "references", "-i", "delivered", "-f", "json", "-sl", "--confidence")
    content = json.loads(out)
    assert code == 0
    assert content["format"] == "bleu-desktop/1"
    assert content["segments"] == 60
    assert [each["name"] for each in content["files"]] == ["a.txt", "ui/b.txt"]
    assert content["files"][1]["candidates"][0]["confidence"]["bleu"]["low"] > 0
    assert len(content["files"][0]["candidates"][0]["segment_scores"]) == 30
    [own] = content["unpaired"]
    assert (own["name"], own["role"], own["reason"]) == ("only.txt", "reference", "no_partner")


def test_a_broken_file_fails_the_build_and_the_rest_is_scored(
    in_folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (in_folders / "delivered" / "a.txt").write_text("")
    code, out, err = run(capsys, "references", "-i", "delivered")
    assert (code, err) == (2, "")
    assert "Not scored: 1\n  a.txt: “delivered/a.txt” is empty. Choose another file." in out
    assert "All files as one text (1 of 2):" in out
    code, out, err = run(capsys, "references", "-i", "delivered", "-q", "--fail-under", "99")
    assert code == 2
    assert out.splitlines()[0].startswith("ui/b.txt\tdelivered\tBLEU = ")
    assert err.splitlines()[0] == "a.txt: “delivered/a.txt” is empty. Choose another file."
    code, out, err = run(capsys, "references", "-i", "delivered", "-f", "json")
    assert json.loads(out)["files"][0]["error"] == {
        "id": "FileEmpty",
        "path": "delivered/a.txt",
        "message": "“delivered/a.txt” is empty. Choose another file.",
    }


def test_an_unequal_pair_names_its_files_not_the_folders(
    in_folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (in_folders / "delivered" / "a.txt").write_text("A cat.\n")
    _, out, _ = run(capsys, "references", "-i", "delivered")
    assert "“references/a.txt” has 30, “delivered/a.txt” has 1." in out
    assert "“delivered”" not in out
    # Other names of files need no folders.
    (in_folders / "delivered" / "a.txt").rename(in_folders / "delivered" / "a.mt.txt")
    _, out, _ = run(capsys, "references", "-i", "delivered")
    assert "“a.txt” has 30, “a.mt.txt” has 1." in out


@pytest.mark.usefixtures("in_folders")
def test_files_without_keys_are_named_not_the_folders(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "references", "-i", "delivered", "--pair", "key")
    assert "references/a.txt" in out
    assert "delivered/a.txt" in out


@pytest.mark.usefixtures("in_folders")
def test_a_gate_holds_for_folders(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "references", "-i", "delivered", "--fail-under", "10")[0] == 0
    assert run(capsys, "references", "-i", "delivered", "--fail-under", "90")[0] == 1


def test_tsv_has_a_row_for_each_file_and_candidate_then_the_whole(
    in_folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tree(in_folders / "new", {"a.txt": LINES, "ui/b.txt": ""})
    _, out, _ = run(
        capsys, "references", "-i", "delivered", "new", "-f", "tsv", "-m", "bleu", "chrf",
        "--as-others",
    )  # fmt: skip
    headings, *rows = csv.reader(StringIO(out), delimiter="\t")
    assert headings[:3] == ["file", "candidate", "bleu"]
    assert headings[-1] == "error"
    assert {len(row) for row in rows} == {len(headings)}
    assert [row[:2] for row in rows] == [
        ["a.txt", "delivered"],
        ["a.txt", "new"],
        ["ui/b.txt", ""],
        ["", "delivered"],
        ["", "new"],
    ]
    assert rows[2][-1] == "“new/ui/b.txt” is empty. Choose another file."
    _, out, _ = run(capsys, "references", "-i", "delivered", "-f", "tsv", "-sl")
    headings, *rows = csv.reader(StringIO(out), delimiter="\t")
    assert headings == [*("file", "candidate", "segment", "sentence_bleu", "contribution", "error")]
    assert len(rows) == 60


def test_candidates_are_compared_in_each_file_and_as_a_whole(
    in_folders: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tree(in_folders / "new", {"a.txt": LINES, "ui/b.txt": LINES})
    words = ("references", "-i", "delivered", "new", "--paired-bs", "--resamples", "40")
    _, out, _ = run(capsys, *words, "--baseline", "new", "-f", "json")
    content = json.loads(out)
    for each in (content, *content["files"]):
        [comparison] = each["comparisons"]
        assert (comparison["baseline"], comparison["candidate"]) == ("new", "delivered")


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        (OTHER.replace(" ", " \x03", 1).encode(), 0, ""),
        (OTHER.replace(" ", "\0", 1).encode(), 2, "is not a text file"),
        (b"\x89PNG\r\n\x1a\n\0", 2, "(picture) is not supported"),
    ],
)
def test_a_limit_is_not_passed_by_a_file_that_cannot_be_read(
    in_folders: Path,
    capsys: pytest.CaptureFixture[str],
    content: bytes,
    code: int,
    words: str,
) -> None:
    (in_folders / "delivered" / "a.txt").write_bytes(content)
    found, out, err = run(capsys, "references", "-i", "delivered", "--fail-under", "0")
    assert found == code
    assert words in out + err
    assert "a.txt (reference)" not in out


def test_one_folder_with_both_sides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_tree(
        tmp_path / "both", {"a.ref.txt": LINES, "a.mt.txt": OTHER, "a.deepl.txt": WORSE}
    )
    code, out, _ = run(capsys, str(folder), "-q")
    assert code == 0
    assert [line.split("\t")[:2] for line in out.splitlines()[:2]] == [
        ["a.ref.txt", "deepl"],
        ["a.ref.txt", "mt"],
    ]


@pytest.mark.usefixtures("in_folders")
def test_folders_and_files_do_not_mix(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "references", "-i", "delivered/a.txt")
    assert code == 2
    assert "“delivered/a.txt” is a file. Choose either folders or files" in err


@pytest.mark.usefixtures("in_folders")
def test_checks_of_each_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "references", "-i", "delivered", "--check")
    assert code == 0
    assert out.count("Paired by position. Segments compared: 30 of 30.") == 2
    _, out, _ = run(capsys, "references", "-i", "delivered", "--check", "-f", "json")
    content = json.loads(out)
    assert [each["name"] for each in content["files"]] == ["a.txt", "ui/b.txt"]
    assert "findings" in content["files"][0]


def test_names_are_shown_and_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "\u202e\x1b[31m=evil.txt"
    try:
        write_tree(tmp_path / "r", {name: LINES})
        write_tree(tmp_path / "c", {name: LINES})
    except OSError:
        pytest.skip("This system allows no such names.")
    for output in ("text", "tsv"):
        _, out, _ = run(capsys, str(tmp_path / "r"), "-i", str(tmp_path / "c"), "-f", output)
        assert "\x1b" not in out
        assert "\u202e" not in out
        assert "\\u202e\\x1b[31m=evil.txt" in out


def test_files_in_different_languages_are_called_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chinese = "今天天气很好，我们去公园散步。\n" * 40
    folder = write_tree(tmp_path / "r", {"de/a.txt": LINES, "zh/a.txt": chinese})
    code, out, _ = run(capsys, str(folder), "-i", str(folder))
    assert code == 0
    assert "Target language: different for each file. Word segmentation: different" in out
    assert "|tok:mixed|" in out
    code, _, err = run(capsys, str(folder), "-i", str(folder), "--as-others")
    assert code == 2
    assert "split into words in the same way" in err


@pytest.mark.usefixtures("in_folders")
def test_the_texts_of_all_files_are_saved_with_the_file_in_the_key(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = run(capsys, "references", "-i", "delivered", "--save-texts", "all.tsv")
    assert (code, err) == (0, "bleu-score: Segments saved: 60, in all.tsv\n")
    rows = [line.split("\t") for line in Path("all.tsv").read_text("utf-8-sig").splitlines()]
    texts = [text.splitlines()[0] for text in (LINES, OTHER, WORSE)]
    assert rows[1] == ["a.txt: 1", texts[0], texts[1]]
    assert rows[31] == ["ui/b.txt: 1", texts[0], texts[2]]
