"""`--known`: how many segments are in a known text, with the score of these and of the others."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

REFERENCE = ["The council met on Monday, in the rain.", "She looked at the quiet street."] * 2
CANDIDATE = [*REFERENCE[:3], "She saw a quiet street over there."]


@pytest.fixture
def words(write: Callable[..., str]) -> tuple[str, ...]:
    known = write("known.txt", [REFERENCE[0]])
    return write("r.en.txt", REFERENCE), "-i", write("c.en.txt", CANDIDATE), "--known", known


def test_text_json_and_reports_say_it(
    bleu_score: Any, words: tuple[str, ...], tmp_path: Path
) -> None:
    report = tmp_path / "report.md"
    said = "2 of 4 segments, BLEU 100.00 in these and"
    assert said in bleu_score(*words, "--report", str(report)).out
    assert "Segments: 2 of 4 · BLEU 100.00 in these and" in report.read_text(encoding="utf-8")
    content = json.loads(bleu_score(*words, "-f", "json").out)
    found = {one["kind"]: one for one in content["candidates"][0]["warnings"]}
    assert found["known_text"]["count"] == 2
    assert found["known_text"]["data"]["files"] == ["known.txt"]


def test_files_of_folders_are_one_text(bleu_score: Any, write: Callable[..., str]) -> None:
    for name, texts in (("ref", REFERENCE), ("mt", CANDIDATE)):
        for number, lines in enumerate((texts[:3], texts[2:])):
            last = write(f"{name}/{number}.en.txt", lines)
    folders = [str(Path(last).parents[1] / name) for name in ("ref", "mt")]
    known = write("known.txt", [REFERENCE[0]])
    out = bleu_score(folders[0], "-i", folders[1], "--known", known).out
    assert "3 of 5 segments, BLEU 100.00 in these" in out


def test_a_project_looks_in_it_again(
    bleu_score: Any, words: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    for name in ("r.en.txt", "c.en.txt", "known.txt"):
        (tmp_path / name).rename(tmp_path / "old" / name)
    moved = [str(tmp_path / "old" / Path(each).name) if "." in each else each for each in words]
    bleu_score(*moved, "--record", tmp_path / "old" / "p.bleu")
    (tmp_path / "old").rename(tmp_path / "new")
    known = tmp_path / "new" / "known.txt"
    assert "2 of 4 segments, BLEU" in bleu_score(tmp_path / "new" / "p.bleu").out
    known.unlink()
    result = bleu_score(tmp_path / "new" / "p.bleu")
    assert (result.code, "known.txt" in result.err) == (2, True)


def test_a_file_that_is_missing_or_compared_is_refused(
    bleu_score: Any, words: tuple[str, ...]
) -> None:
    for name in ("missing.tmx", words[0]):
        result = bleu_score(*words, name)
        assert (result.code, Path(name).name in result.err) == (2, True)
    folder = Path(words[0]).parent
    for name in ("ref", "mt"):
        (folder / name).mkdir()
        (folder / name / "a.txt").write_text("Some words of a text.\n", encoding="utf-8")
    of_folders = bleu_score(folder / "ref", "-i", folder / "mt", "--known", folder / "mt" / "a.txt")
    assert (of_folders.code, "a.txt" in of_folders.err) == (2, True)
