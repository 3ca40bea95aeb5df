"""Tracked changes hold both texts to the last character."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bleu_core.changes.tracking import Tracking, track_changes
from bleu_core.files.contents import Part, Tag, with_whole_texts

BOLD, END = Tag("g:1", "<b>"), Tag("/g:1", "</b>")


def marked(before: Sequence[Part], after: Sequence[Part]) -> str:
    """Return tracked changes in the usual marks: ``[-deleted-]`` and ``{+inserted+}``."""
    marks = {Tracking.KEPT: "{}", Tracking.DELETED: "[-{}-]", Tracking.INSERTED: "{{+{}+}}"}
    return "".join(
        marks[state].format("".join(part if isinstance(part, str) else part.text for part in parts))
        for state, parts in track_changes(before, after)
    )


def without(state: Tracking, before: Sequence[Part], after: Sequence[Part]) -> tuple[Part, ...]:
    """Return what remains without insertions or without deletions."""
    kept = [each.parts for each in track_changes(before, after) if each.state is not state]
    return with_whole_texts(part for parts in kept for part in parts)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("The big dog", "The small dog", "The [-big-]{+small+} dog"),
        # The space between two replaced words goes with them; one word is not two changes.
        ("a big dog ran", "a small cat ran", "a [-big dog-]{+small cat+} ran"),
        ("a big dog", "a dog", "a [-big -]dog"),
        # At an end, there is no word to replace.
        ("big dog", "small ", "[-big-]{+small+} [-dog-]"),
        ("big ", "small dog", "[-big-]{+small+} {+dog+}"),
        (" big", "dog small", "{+dog+} [-big-]{+small+}"),
        ("Yes.", "Yes!", "Yes[-.-]{+!+}"),
        ("今天天氣很好", "今天天氣真好", "今天天氣[-很-]{+真+}好"),
        ("same", "same", "same"),
        ("", "new", "{+new+}"),
        ("old", "", "[-old-]"),
        # What the eye sees as one character is replaced as one.
        ("A 👍🏽", "A 👍🏿", "A [-👍🏽-]{+👍🏿+}"),
        ("🇪🇸 flag", "🇪🇺 flag", "[-🇪🇸-]{+🇪🇺+} flag"),
        ("👩‍👩‍👧", "👩‍👩‍👦", "[-👩‍👩‍👧-]{+👩‍👩‍👦+}"),
        ("cafe\u0301", "cafe", "[-cafe\u0301-]{+cafe+}"),
        ("one\ntwo", "one\nthree", "one\n[-two-]{+three+}"),
    ],
)
def test_words_and_characters_are_changed_as_a_whole(
    before: str, after: str, expected: str
) -> None:
    assert marked((before,), (after,)) == expected


def test_a_tag_is_kept_moved_or_replaced_as_a_whole() -> None:
    before, after = ("Open ", BOLD, "it", END), (BOLD, "Open it", END)
    assert marked(before, after) == "{+<b>+}Open [-<b>-]it</b>"
    # Two tags with one text are still two.
    assert marked((Tag("ph:1", "{0}"),), (Tag("ph:2", "{0}"),)) == "[-{0}-]{+{0}+}"


def test_both_texts_can_be_had_back_from_random_changes() -> None:
    chooser = random.Random(7)
    pool: list[Part] = [*"ab .,\n\t中文ا1👩\u200d\u0301\U0001f3fd🇪", "word", BOLD, END]
    for _ in range(1000):
        before, after = (
            with_whole_texts(chooser.choices(pool, k=chooser.randrange(12))) for _ in range(2)
        )
        assert without(Tracking.INSERTED, before, after) == before
        assert without(Tracking.DELETED, before, after) == after
        states = [each.state for each in track_changes(before, after)]
        assert all(one is not other for one, other in pairwise(states))


def test_long_texts_without_an_end_of_equal_words_are_compared() -> None:
    before = " ".join(f"word{number % 7}" for number in range(3000))
    after = before.replace("word3", "other", 1)
    assert without(Tracking.INSERTED, (before,), (after,)) == (before,)
    assert without(Tracking.DELETED, (before,), (after,)) == (after,)
    assert "[-word3-]{+other+}" in marked((before,), (after,))
