"""Names of documents are told apart by as few folders as needed, else by numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.names import (
    NamedFile,
    distinct_file_names,
    distinct_names,
    names_with_folders,
)


def named(*paths: str) -> list[NamedFile]:
    """Return files by their paths; a name alone is no file."""
    return [NamedFile(Path(path).name, Path(path) if "/" in path else None) for path in paths]


@pytest.mark.parametrize(
    ("paths", "with_folders", "distinct"),
    [
        ([], [], []),
        (["/a/x", "/b/y"], ["x", "y"], ["x", "y"]),
        (["/a/x", "/b/x"], ["a/x", "b/x"], ["a/x", "b/x"]),
        (["/a/x", "/b/x", "/a/y"], ["a/x", "b/x", "y"], ["a/x", "b/x", "y"]),
        (["/a/c/x", "/b/c/x"], ["a/c/x", "b/c/x"], ["a/c/x", "b/c/x"]),
        (["/a/c/x", "/b/c/x", "/d/x"], ["a/c/x", "b/c/x", "d/x"], ["a/c/x", "b/c/x", "d/x"]),
        (["/a/x", "/a/x"], ["x", "x"], ["x", "x (2)"]),
        (["/a/x", "/a/x", "/b/x"], ["a/x", "a/x", "b/x"], ["a/x", "a/x (2)", "b/x"]),
        (["x", "x", "x"], ["x", "x", "x"], ["x", "x (2)", "x (3)"]),
        (["x", "/a/x"], ["x", "a/x"], ["x", "a/x"]),
        (["x", "x (2)", "x"], ["x", "x (2)", "x"], ["x", "x (2)", "x (3)"]),
    ],
)
def test_names_are_told_apart(
    paths: list[str], with_folders: list[str], distinct: list[str]
) -> None:
    assert names_with_folders(named(*paths)) == with_folders
    assert distinct_names(named(*paths)) == distinct


def test_files_have_one_name_each() -> None:
    one, other = Path("/a/x"), Path("/b/x")
    assert distinct_file_names([one, other, one]) == {one: "a/x", other: "b/x"}
