"""Deletions, insertions and inline tags in one text."""

from __future__ import annotations

import pytest

from bleu_core.files.contents import Part as FilePart
from bleu_core.files.contents import Tag
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.tracked import tracked_parts

BOLD, END = Tag("g:1", "<b>"), Tag("/g:1", "")


@pytest.mark.parametrize(
    ("before", "after", "parts"),
    [
        ((), (), []),
        (("same",), ("same",), [Part("same")]),
        ((), ("new",), [Part("new", Style.INSERTED)]),
        (("old",), (), [Part("old", Style.DELETED, is_own=False)]),
        (
            ("a cat",),
            ("a dog",),
            [
                Part("a "),
                Part("cat", Style.DELETED, is_own=False),
                Part("dog", Style.INSERTED),
            ],
        ),
        # A tag that stays is a muted sign, with its name if its text is not known.
        (
            (BOLD, "a", END),
            (BOLD, "a", END),
            [Part("<b>", Style.SIGN), Part("a"), Part("{/g:1}", Style.SIGN)],
        ),
        ((), (BOLD,), [Part("<b>", Style.INSERTED)]),
        ((END,), (), [Part("{/g:1}", Style.DELETED, is_own=False)]),
    ],
)
def test_changes_are_parts_of_one_text(
    before: tuple[FilePart, ...], after: tuple[FilePart, ...], parts: list[Part]
) -> None:
    assert [*tracked_parts(before, after)] == parts
