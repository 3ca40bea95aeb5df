"""Errors carry data, which they show to developers and as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from bleu_core.errors import (
    BleuError,
    FileError,
    KnownTextCompared,
    ReferenceMissing,
    ReferencesTransposed,
    TokenizerModelError,
    TokenizerModelInvalid,
    TokenizerUnavailable,
    WrongType,
    unknown_attribute,
)


def test_kinds_are_all_subclasses_and_theirs() -> None:
    assert {TokenizerModelError, TokenizerModelInvalid, FileError} <= {*BleuError.kinds()}
    assert {*TokenizerModelError.kinds()} >= {TokenizerModelInvalid}
    assert TokenizerUnavailable not in TokenizerModelError.kinds()


def test_an_error_shows_what_happened_and_where() -> None:
    error = TokenizerUnavailable("ja-mecab", "japanese")
    assert str(error) == (
        "The tokenizer needs an extra that is not installed (tokenizer: 'ja-mecab', "
        "extra: 'japanese')."
    )
    assert repr(error) == "TokenizerUnavailable(tokenizer='ja-mecab', extra='japanese')"
    assert str(ReferenceMissing()) == "No reference was given."
    # A path is shown as it is.
    shown = str(KnownTextCompared(Path("a b.txt")))
    assert shown.endswith("that are compared (path: a b.txt).")


def test_an_error_without_a_sentence_has_its_name() -> None:
    @dataclass(eq=False, repr=False)
    class Nameless(BleuError):
        number: int

    Nameless.__doc__ = None
    assert str(Nameless(3)) == "Nameless (number: 3)."


def test_plain_data_has_numbers_and_texts_as_they_are() -> None:
    @dataclass(eq=False, repr=False)
    class Several(BleuError):
        """Several values."""

        path: Path
        number: int
        share: float
        missing: str | None
        names: tuple[str, ...]

    assert Several(Path("a"), 3, 0.5, None, ("b", "c")).to_dict() == {
        "id": "Several",
        "path": "a",
        "number": 3,
        "share": 0.5,
        "missing": None,
        "names": "('b', 'c')",
    }


def test_a_kept_error_keeps_nothing_else() -> None:
    try:
        try:
            raise KeyError("first")
        except KeyError as first:
            raise ReferenceMissing from first
    except ReferenceMissing as error:
        kept = error.without_traceback()
    assert (kept.__traceback__, kept.__cause__, kept.__context__) == (None, None, None)


@pytest.mark.parametrize(
    ("found", "hint", "text"),
    [
        ("x", "", "candidates: expected a list, not a string."),
        (None, "", "candidates: expected a list, not None."),
        ({}, "Did you?", "candidates: expected a list, not a mapping. Did you?"),
        (3, "", "candidates: expected a list, not a value of type int."),
    ],
)
def test_a_wrong_type_is_named(found: object, hint: str, text: str) -> None:
    assert str(WrongType("candidates", "a list", found, hint)) == text


def test_an_attribute_of_another_library_leads_to_its_name_here() -> None:
    known = unknown_attribute([], "score", {"score": "percent"})
    assert str(known) == "'list' object has no attribute 'score'; here it is .percent"
    assert (known.name, known.obj) == ("score", [])
    assert str(unknown_attribute([], "x", {})) == "'list' object has no attribute 'x'"


def test_transposed_references_have_their_number() -> None:
    assert "one list per segment (7 lists)" in str(ReferencesTransposed(7, 2))
