"""Errors in reports name files without the folders of this computer."""

from __future__ import annotations

from pathlib import Path

from bleu_core.files.errors import FileEmpty, FileMalformed
from bleu_score.reports.without_folders import error_without_folders


def test_an_error_names_its_file_only() -> None:
    error = FileMalformed(Path("/home/me/a.xlf"), "xliff", "no root")
    found = error_without_folders(error)
    assert (type(found), found.path) == (FileMalformed, Path("a.xlf"))
    assert found.format == error.format
    assert error.path == Path("/home/me/a.xlf")


def test_an_error_that_was_read_from_a_project_has_no_arguments() -> None:
    error = FileEmpty.__new__(FileEmpty)
    error.path = Path("/home/me/a.txt")
    assert error.args == ()
    assert error_without_folders(error).path == Path("a.txt")
